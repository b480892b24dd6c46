"""The program `latplan` that comes with the package."""

import os
import sys
from pathlib import Path

FOLDER = Path(__file__).parent


def program() -> str:
    """LATPLAN_PROGRAM, or the program of this package, which trains no networks unless it was built with LibTorch."""
    return os.environ.get("LATPLAN_PROGRAM") or str(FOLDER / "bin" / "latplan")


def main() -> None:
    file = program()
    os.execv(file, [file, *sys.argv[1:]])
