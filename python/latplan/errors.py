"""Errors, with the words and the exit codes of the program (docs/formats.md)."""


class LatplanError(Exception):
    """Something went wrong; `code` is the exit code of the program for the same error."""

    def __init__(self, message: str, code: int = 32):
        super().__init__(message)
        self.code = code


class InputError(LatplanError, ValueError):
    """A file, an array or an option is wrong."""


class MissingError(LatplanError, FileNotFoundError):
    """A file or folder is not there."""

    def __str__(self) -> str:
        return str(self.args[0])


class UnsupportedError(LatplanError, NotImplementedError):
    """This build or model cannot do that."""


def error_of(message: str, code: int) -> LatplanError:
    """The exception for an error of the library or the program."""
    if code == 33 and ": no such f" in message.lower():
        return MissingError(message, code)
    kinds = {33: InputError, 34: UnsupportedError, 36: InputError}
    return kinds.get(code, LatplanError)(message, code)
