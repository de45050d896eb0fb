"""`capicua vectors`: do the rules answer as the vectors say?"""

from pathlib import Path
from typing import Annotated

import typer

from capicua.conformance import runner


def vectors(
    paths: Annotated[list[Path], typer.Argument(help="JSON files, or folders of them (not their subfolders).")],
) -> None:
    """Run rule vectors and recorded rounds; one line per failure, last the count."""
    passed = failed = 0
    try:
        files = runner.files(paths)
    except FileNotFoundError as error:
        typer.echo(f"capicua vectors: {error}", err=True)
        raise typer.Exit(2) from error
    for path in files:
        for outcome in runner.run(path):
            passed, failed = passed + outcome.passed, failed + (not outcome.passed)
            if not outcome.passed:
                typer.echo(str(outcome))
    typer.echo(f"{passed} passed, {failed} failed")
    if failed or not passed:
        raise typer.Exit(1)
