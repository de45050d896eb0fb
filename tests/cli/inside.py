"""The command line called in this process: what starting a new one each time would cost is not what is tested."""

from dataclasses import dataclass

from typer.testing import CliRunner

from capicua.cli import app


@dataclass(frozen=True)
class Done:
    """What a command printed and how it ended."""

    returncode: int
    stdout: str
    stderr: str


def run(*args: str) -> Done:
    """The outcome of a command. What it raises beyond its exit is raised here."""
    result = CliRunner().invoke(app, args, catch_exceptions=False)
    return Done(result.exit_code, result.stdout, result.stderr)
