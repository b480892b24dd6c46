"""Learning by the program `latplan learn`."""

import json
import os
import signal
import subprocess
import tempfile
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import ArrayLike

from ._program import program
from .errors import InputError, error_of
from .model import File, Model, _is_file, _pictures


@dataclass(frozen=True)
class Progress:
    """Where learning stands."""

    stage: str  # look, codebooks, networks or export, after those that read the pairs
    done: int | None  # parts of the stage
    total: int | None
    eta_seconds: float | None  # until everything is done
    best_score: float | None  # of the best candidate so far


def learn(
    source: File | Sequence[ArrayLike],
    output: File,
    *,
    budget: float | None = None,
    seed: int | None = None,
    force: bool = False,
    progress: Callable[[Progress], None] | None = None,
) -> Model:
    """Learns a model from pictures, writes it to the folder `output` and opens it.

    `source`: anything that `latplan learn` takes (a folder of pictures, a .csv, an .npz such as `latplan.gym.record` writes),
    or two arrays of pictures, before and after. `budget`: seconds; without one the program chooses. `force` replaces an
    earlier result. `Model.verdict` tells how good the model is.

    The program of this package trains no networks unless it was built with LibTorch. LATPLAN_PROGRAM names another one.
    """
    with tempfile.TemporaryDirectory() as folder:
        if _is_file(source):
            place = Path(source)
        elif isinstance(source, (tuple, list)) and len(source) == 2:
            before, after = (_pictures(pictures) for pictures in source)
            place = Path(folder) / "pairs.npz"
            np.savez(place, predecessors=before, successors=after)
        else:
            raise InputError("learn: expected a file, a folder, or two arrays of pictures, before and after", 36)
        command = [program(), "learn", str(place), "-o", os.fspath(output), "--progress", "json"]
        if budget is not None:
            command += ["--budget", f"{budget}s"]
        if seed is not None:
            command += ["--seed", str(seed)]
        if force:
            command.append("--force")
        _run(command, progress or (lambda at: None))
    return Model(output)


def _run(command: list[str], progress: Callable[[Progress], None]) -> None:
    """Runs the program with --progress json. In a session of its own: Ctrl-C reaches it through us alone."""
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    assert process.stderr is not None
    error = "ended without a message"
    try:
        for line in process.stderr:
            message = json.loads(line) if line.startswith("{") else {"error": line.strip()}
            if "error" in message:
                error = message["error"]
            elif "warning" in message:
                warnings.warn(message["warning"], stacklevel=4)
            else:
                progress(Progress(**message))
        code = process.wait()
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGINT)  # keeps what is finished; ends within ten seconds
            process.wait()
        process.stderr.close()
    if code == 130:
        raise KeyboardInterrupt
    if code != 0:
        raise error_of(error.removeprefix("latplan: "), code)
