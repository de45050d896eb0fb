"""`capicua serve`: the site for everybody who can reach this machine."""

from pathlib import Path
from typing import Annotated

import typer

from capicua.room.pace import PACES


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes a free one.")] = 8000,
    data: Annotated[Path, typer.Option(help="Folder of all that is kept; made when missing.")] = Path("data"),
    public_url: Annotated[
        str | None, typer.Option(help="Address by which people come when a proxy stands before the server.")
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(help="Address or network of a proxy whose X-Forwarded-For and -Proto are believed."),
    ] = None,
    rate: Annotated[
        list[str] | None, typer.Option(help="A limit, such as create=30/minute; docs/operating.md lists them.")
    ] = None,
    metrics: Annotated[
        str | None, typer.Option(help="Address and port for Prometheus, such as 127.0.0.1:9100; without it, none.")
    ] = None,
    keep: Annotated[
        int, typer.Option(min=0, help="Days that a room is kept after the last visit; 0 keeps all for ever.")
    ] = 365,
    pace: Annotated[str, typer.Option(hidden=True)] = "normal",
    patience: Annotated[float, typer.Option(hidden=True)] = 10.0,
) -> None:
    """Serve the tables until Ctrl-C."""
    # Imported here: the other commands start without the server's libraries.
    from capicua.server import run, settings  # noqa: PLC0415
    from capicua.server.errors import StartError  # noqa: PLC0415
    from capicua.server.proxies import read_proxies  # noqa: PLC0415

    if pace not in PACES:
        raise typer.BadParameter(f"--pace takes {' or '.join(PACES)}, not {pace!r}")
    try:
        url = settings.PublicUrl.read(public_url) if public_url else None
        rates = settings.RATES[pace].changed(rate or ())
        proxies = read_proxies(trusted_proxy or ())
        chosen = settings.Settings(host, port, data, url, PACES[pace], rates, proxies, patience, metrics, keep)
        run.serve(chosen, _announce)
    except StartError as error:
        typer.echo(f"capicua serve: {error}", err=True)
        raise typer.Exit(1) from error


def _announce(address: str) -> None:
    typer.echo(f"Capicua is at {address} (Ctrl-C ends it)")
