"""`capicua backup` and `capicua restore`: copies of the data folder."""

from pathlib import Path
from typing import Annotated

import typer

Data = Annotated[Path, typer.Option(help="Folder of all that the server keeps.")]


def backup(
    target: Annotated[Path, typer.Argument(help="The copy: a folder that is not there yet.")], data: Data = Path("data")
) -> None:
    """Copy the data folder, also while a server uses it."""
    # Imported here: the other commands start without the server's libraries.
    from capicua.server import backup as copies  # noqa: PLC0415
    from capicua.server.errors import StartError  # noqa: PLC0415

    try:
        copies.back_up(data, target)
    except StartError as error:
        typer.echo(f"capicua backup: {error}", err=True)
        raise typer.Exit(1) from error


def restore(
    source: Annotated[Path, typer.Argument(help="A copy that `capicua backup` made.")], data: Data = Path("data")
) -> None:
    """Make a data folder from a copy. It must be new or empty."""
    from capicua.server import backup as copies  # noqa: PLC0415
    from capicua.server.errors import StartError  # noqa: PLC0415

    try:
        copies.restore(source, data)
    except StartError as error:
        typer.echo(f"capicua restore: {error}", err=True)
        raise typer.Exit(1) from error
