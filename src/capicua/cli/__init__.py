"""The `capicua` command: prints, and is imported by nobody."""

import typer

from capicua import __version__
from capicua.cli.backup import backup, restore
from capicua.cli.forget import forget
from capicua.cli.games import games
from capicua.cli.league import league
from capicua.cli.perft import perft
from capicua.cli.play import play
from capicua.cli.replay import show_replay
from capicua.cli.serve import serve
from capicua.cli.vectors import vectors
from capicua.cli.verify import verify

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_show_locals=False)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"capicua {__version__}")
        raise typer.Exit


@app.callback()
def capicua(
    version: bool = typer.Option(
        False, "--version", callback=_print_version, is_eager=True, help="Show the version and exit."
    ),
) -> None:
    """Play dominoes from five traditions."""


for command in (play, serve, games, vectors, perft, league, verify, backup, restore):
    app.command()(command)
app.command("replay")(show_replay)
# The id of a guest may begin with a hyphen.
app.command(context_settings={"ignore_unknown_options": True})(forget)


def main() -> None:
    """Run the command line."""
    app()
