"""`capicua games`: what can be played, and what a table can choose."""

from typing import Annotated

import typer

from capicua.cli.words import Words, wanted
from capicua.core.errors import OptionError
from capicua.core.options import Option
from capicua.core.style import Style
from capicua.games import registry


def games(
    lang: Annotated[str, typer.Option(help="Language of the names, such as en or pt-BR.")] = "",
) -> None:
    """List the games with their styles and options."""
    words = Words(lang or wanted())
    for style in registry.STYLES:
        players = ", ".join(str(count) for count in style.players)
        typer.echo(f"{style.id}  {words.rule(style.id, 'title')}  ({words.say('cli-players')}: {players})")
        for option in style.options:
            typer.echo(f"    {_line(option)}")


def _line(option: Option) -> str:
    when = f"  [{option.when[0]}={option.when[1]}]" if option.when else ""
    return f"{option.name} = {option.default}  ({option.takes()}){when}"


def chosen(given: list[str]) -> dict[str, object]:
    """`NAME=VALUE` texts as options. Raises OptionError."""
    values: dict[str, object] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign or not name:
            raise OptionError(f"an option is written NAME=VALUE, not {text!r}")
        values[name] = value
    return values


def style_of(name: str) -> Style:
    """The style called `name` on the command line. Raises OptionError."""
    return registry.find(name.replace("-", "_"))
