"""The catalogs as data: every message of every language with its patterns, and bundles that format strictly."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Message,
    MessageReference,
    Pattern,
    Placeable,
    SelectExpression,
    Term,
    TermReference,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "capicua" / "locales"
LANGUAGES = sorted(path.name for path in LOCALES.iterdir() if (path / "table.ftl").is_file())
FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


@cache
def messages(language: str, file: str) -> Mapping[str, Pattern]:
    """The patterns of a catalog by message id, those of attributes by "id.attribute"."""
    source = (LOCALES / language / file).read_text(encoding="utf-8")
    found: dict[str, Pattern] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Message | Term):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
    return found


def every(language: str) -> Iterator[tuple[str, str, Pattern]]:
    """File, message id and pattern of all a language says."""
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for name, pattern in messages(language, path.name).items():
            yield path.name, name, pattern


class _Parts(Visitor):
    """What a pattern is made of: variables that are shown, selections, references."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.asked: set[str] = set()
        self.selections: list[SelectExpression] = []
        self.references: list[str] = []

    def visit_Placeable(self, node: Placeable) -> None:  # noqa: N802  the parser's name for it
        if isinstance(node.expression, VariableReference):
            self.shown.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        self.selections.append(node)
        self.asked.add(asked_by(node))
        self.generic_visit(node)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.references.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.references.append(node.id.name)


def asked_by(selection: SelectExpression) -> str:
    """The variable that a selection depends on."""
    assert isinstance(selection.selector, VariableReference)
    return str(selection.selector.id.name)


def parts(pattern: Pattern) -> _Parts:
    """The variables, selections and references in a pattern."""
    visitor = _Parts()
    visitor.visit(pattern)
    return visitor


def key_of(variant: object) -> str:
    """The key of a variant as it is written."""
    key = getattr(variant, "key")  # noqa: B009  the library has no type for a variant's key
    return str(getattr(key, "name", None) or getattr(key, "value"))  # noqa: B009


def plural_selections(pattern: Pattern) -> list[SelectExpression]:
    """The selections that ask for a plural category; [partner] or [2] alone is none."""
    return [
        found
        for found in parts(pattern).selections
        if {key_of(variant) for variant in found.variants} & (CATEGORIES - {"other"})
    ]


def locale(language: str) -> Locale:
    """What CLDR knows of the language."""
    return Locale.parse(language.replace("-", "_"))


@cache
def bundle(language: str, *files: str) -> FluentBundle:
    """The messages of these catalogs in one bundle, without isolation marks."""
    made = FluentBundle([language], use_isolating=False)
    for file in files:
        made.add_resource(FluentResource((LOCALES / language / file).read_text(encoding="utf-8")))
    return made


def say(language: str, text: str, args: Mapping[str, int | str], *files: str) -> str:
    """The message formatted. Fails where it is missing or lacks an argument."""
    speaker = bundle(language, *(files or ("table.ftl", "app.ftl")))
    assert speaker.has_message(text), f"{language} has no text {text}"
    pattern = speaker.get_message(text).value
    assert pattern is not None, f"{language}: {text} is empty"
    told, errors = speaker.format_pattern(pattern, dict(args))
    assert errors == [], f"{language}: {text} with {dict(args)}: {errors}"
    return str(told)
