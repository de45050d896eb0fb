"""Texts for the terminal, from the same catalogs as the browser's."""

import locale
import os
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from capicua.core.wire import Arg

FALLBACK: Final = "en"


def languages() -> list[str]:
    """The languages there are catalogs for."""
    folders = files("capicua.locales").iterdir()
    return sorted(folder.name for folder in folders if (folder / "table.ftl").is_file())


def wanted() -> str:
    """The language of the terminal, as far as there is a catalog for it."""
    tag = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "").split(".")[0]
    tag = (tag or (locale.getlocale()[0] or "")).replace("_", "-")
    known = languages()
    near = [name for name in known if name.split("-")[0] == tag.split("-")[0]]
    return tag if tag in known else near[0] if near else FALLBACK


class Words:
    """The texts of one language. `names` are what the seats are called."""

    def __init__(self, language: str, names: Sequence[str] = ()) -> None:
        self.language: Final = language
        self.names: Final = list(names)
        self._common: Final = self._bundle("table.ftl", "cli.ftl")
        self._rules: dict[str, FluentBundle] = {}

    def _bundle(self, *names: str) -> FluentBundle:
        bundle = FluentBundle([self.language], use_isolating=False)
        for name in names:
            source = files("capicua.locales") / self.language / name
            if source.is_file():
                bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
        return bundle

    def say(self, text: str, args: Mapping[str, Arg] | None = None, seat: int | None = None) -> str:
        """The message `text` with its arguments; `seat` is who it is about. An unknown id is shown as it is."""
        given: dict[str, Arg] = dict(args or {})
        if seat is not None:
            given.setdefault("seat", {"seat": seat})
        return self._format(self._common, text, {name: self._value(arg) for name, arg in given.items()})

    def rule(self, style: str, clause: str) -> str:
        """A message of a style's rules: "title", "summary", or a clause by its id "duplas/0.5"."""
        if "/" in clause:
            clause = "clause-" + clause.split("/")[1].replace(".", "-")
        if style not in self._rules:
            self._rules[style] = self._bundle(f"rules-{style}.ftl")
        return self._format(
            self._rules[style], "clause-" + clause.split("/")[1].replace(".", "-") if "/" in clause else clause, {}
        )

    def _value(self, arg: Arg) -> int | str:
        return self.names[arg["seat"]] if isinstance(arg, dict) else arg

    def _format(self, bundle: FluentBundle, text: str, args: dict[str, int | str]) -> str:
        if not bundle.has_message(text):
            return text
        pattern = bundle.get_message(text).value
        return str(bundle.format_pattern(pattern, args)[0]) if pattern is not None else text
