"""Languages that nobody speaks, made from English: one long and accented, one written from right to left."""

import json
import re
from collections.abc import Callable
from functools import partial

from fluent.syntax import FluentParser, serialize
from fluent.syntax.ast import Message, Pattern, TextElement
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Page, Route
from tests.test_repository import LOCALES

ACCENTED = str.maketrans(
    "aceinosuyzACEINOSUYZdglrtDGLRT",
    "áçéíñöšûýžÁÇÉÍÑÖŠÛÝŽďğľřťĎĞĽŘŤ",
)
HEBREW = "אבגדהוזחטיכלמנסעפצקרשתםןףץ"
MIRRORED = str.maketrans("abcdefghijklmnopqrstuvwxyz" + "ABCDEFGHIJKLMNOPQRSTUVWXYZ", HEBREW * 2)
LONGER = 1.4
"""Times as long as English: more than any of the languages we have."""


def long(text: str) -> str:
    """Accented, and each word longer by repeated letters."""
    return re.sub(r"[A-Za-z]+", _stretched, text).translate(ACCENTED)


def _stretched(word: re.Match[str]) -> str:
    letters = word[0]
    return "".join(
        letter * (1 + int((at + 1) * (LONGER - 1) + 0.5) - int(at * (LONGER - 1) + 0.5))
        for at, letter in enumerate(letters)
    )


def mirrored(text: str) -> str:
    """In letters that are read from right to left."""
    return text.translate(MIRRORED)


class _Spoken(Transformer):
    """Every piece of text said in another way; variables and marks stay."""

    def __init__(self, say: Callable[[str], str]) -> None:
        self._say = say

    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802  the parser's name for it
        node.value = self._say(node.value)
        return node


def catalog(source: str, say: Callable[[str], str]) -> str:
    """An English catalog in a language of `say`; only `mirrored` is written from right to left."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, Message) and entry.id.name == "direction":
            entry.value = Pattern([TextElement("rtl" if say is mirrored else "ltr")])
        elif isinstance(entry, Message) and entry.id.name != "article":
            _Spoken(say).visit(entry)
    return serialize(resource)


def speak(page: Page, say: Callable[[str], str]) -> dict[str, str]:
    """Lets the page get English in a language of `say`; returns its catalogs. They are in no build."""
    sources = {path.name: path.read_text(encoding="utf-8") for path in (LOCALES / "en").glob("*.ftl")}
    spoken = {name: catalog(source, say) for name, source in sources.items()}
    page.route(re.compile(r"/assets/en-[\w-]+\.js$"), partial(_answer, spoken))
    for name, source in sources.items():
        if name.startswith("rules-"):
            chunk = re.compile(rf"/assets/{name.removesuffix('.ftl')}-[\w-]{{8}}\.js$")
            page.route(chunk, partial(_answer_if_english, source, spoken[name]))
    return spoken


def _answer(what: object, route: Route) -> None:
    route.fulfill(content_type="text/javascript", body=f"export default {json.dumps(what)};")


def _answer_if_english(source: str, spoken: str, route: Route) -> None:
    title = next(line for line in source.splitlines() if line.startswith("title = "))
    summary = next(line for line in source.splitlines() if line.startswith("summary = "))
    text = route.fetch().text()
    if title in text and summary in text:
        _answer(spoken, route)
    else:
        route.continue_()
