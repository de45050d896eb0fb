"""`capicua verify`: whether the deals of a record were drawn as they were promised."""

from pathlib import Path
from typing import Annotated

import typer

from capicua.cli.files import read_file, refusal
from capicua.cli.words import Words, wanted
from capicua.core.errors import CapicuaError
from capicua.fair.verify import Finding, verify_record
from capicua.notation.files import read_record


def verify(
    file: Annotated[Path, typer.Argument(help="A record, in text or JSON.")],
    lang: Annotated[str, typer.Option(help="Language, such as en or pt-BR.")] = "",
) -> None:
    """Check the deals of a recorded match against what was promised for them. Needs no server."""
    try:
        findings = list(verify_record(read_record(read_file(file))))
    except CapicuaError as error:
        raise refusal("verify", error, file) from error
    words = Words(lang or wanted())
    for finding in findings:
        typer.echo(_line(words, finding))
    bad = sum(finding.fault is not None for finding in findings)
    if bad or not findings:
        typer.echo(words.say("cli-verify-failed", {"count": bad}))
        raise typer.Exit(1)
    typer.echo(words.say("cli-verify-held", {"count": len(findings)}))


def _line(words: Words, finding: Finding) -> str:
    verdict = words.say(f"cli-verify-{finding.fault or 'holds'}")
    return f"{words.say('cli-round', {'number': finding.round})}: {verdict}"
