"""Files that a person names, and the line that says what is wrong with one."""

from pathlib import Path

import typer

from capicua.core.errors import CapicuaError
from capicua.notation.errors import LIMIT, NotationError


class FileError(CapicuaError):
    """A file that cannot be read as text."""


def read_file(path: Path) -> str:
    """The text of a file. Raises FileError."""
    try:
        if path.stat().st_size > 4 * LIMIT:
            raise FileError(f"{path} is longer than any game: at most {LIMIT} characters are read")
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise FileError(f"{path} cannot be read: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise FileError(f"{path} is no UTF-8 text: byte {error.start} is wrong") from error


def refusal(command: str, error: CapicuaError, path: Path | None = None) -> typer.Exit:
    """Prints one line on stderr, with the file that a place belongs to; to be raised."""
    file = f"{path}: " if path is not None and isinstance(error, NotationError) else ""
    typer.echo(f"capicua {command}: {file}{error}", err=True)
    return typer.Exit(2)
