"""`capicua forget`: takes a guest out of the data folder."""

from pathlib import Path
from typing import Annotated

import typer

from capicua.cli.backup import Data


def forget(
    guest: Annotated[str, typer.Argument(help="The guest: the cookie `capicua` of their browser, up to its dot.")],
    data: Data = Path("data"),
) -> None:
    """Take a guest's names, words and identity out of all that is stored. No server may be using the folder."""
    # Imported here: the other commands start without the server's libraries.
    from capicua.server import forgetting  # noqa: PLC0415
    from capicua.server.errors import StartError, StorageError  # noqa: PLC0415

    try:
        rooms = forgetting.forget(data, guest)
    except (StartError, StorageError) as error:
        typer.echo(f"capicua forget: {error}", err=True)
        raise typer.Exit(1) from error
    typer.echo(f"forgotten in {rooms} rooms")
