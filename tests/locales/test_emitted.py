"""What the rules and the rooms say has words in every language: random play, refusals, and the ids in the source."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from itertools import product
from typing import Any

import pytest
from tests.conftest import long
from tests.locales.catalogs import LANGUAGES, ROOT, messages, say

from capicua.core.actions import Action
from capicua.core.game import CHANCE, OVER, WATCHER, Deal, Rules
from capicua.core.options import Option, Value
from capicua.core.rng import Rng
from capicua.core.style import Style
from capicua.core.wire import Choice, Counter, Draw, Group, Move, Pass, Pick, PickNow, Place, Refusal, Thrown
from capicua.games import registry

ROUNDS = long(6, 60)
NAMES = ("Ana", "Ian", "Eva", "Ivo")


@dataclass(frozen=True)
class Said:
    """A text with the arguments it came with, and the clause behind it."""

    text: str
    args: tuple[tuple[str, int | str], ...]
    clause: str | None = None


def texts_in(value: object) -> Iterator[Said]:
    """Every text in a page of the wire, wherever it stands."""
    if isinstance(value, list | tuple):
        for item in value:
            yield from texts_in(item)
    if not is_dataclass(value):
        return
    if isinstance(value, Counter):
        yield Said(value.name, (("value", value.value),))
        yield from (Said(name, ()) for name in [value.state] if name is not None)
    elif isinstance(value, Choice | Thrown):
        yield from (Said(name, ()) for name in [value.name] if name is not None)
    text = getattr(value, "text", None) or getattr(value, "code", None)
    if text:
        yield Said(text, named(value), getattr(value, "clause", None))
    for part in fields(value):
        yield from texts_in(getattr(value, part.name))


def named(value: Any) -> tuple[tuple[str, int | str], ...]:
    """The arguments of a text as a reader of the wire passes them: seats as names."""
    args: Mapping[str, Any] = value.args
    seat = getattr(value, "seat", None)
    if seat is not None and "seat" not in args:
        args = {**args, "seat": {"seat": seat}}
    return tuple(sorted((key, NAMES[arg["seat"]] if isinstance(arg, dict) else arg) for key, arg in args.items()))


def values(option: Option) -> tuple[Value, ...]:
    return option.choices or (option.low, option.default)


def variants(style: Style) -> list[dict[str, Value]]:
    """Options to play with: the defaults, then each option changed alone; "players" in all its numbers with both."""
    alone: list[dict[str, Value]] = [{}]
    for option in style.options:
        if option.name != "players":
            when = dict([option.when]) if option.when else {}
            alone += [{**when, option.name: value} for value in values(option) if value != option.default]
    crowds: list[dict[str, Value]] = [{"players": count} for count in style.players] if len(style.players) > 1 else [{}]
    return [crowd | chosen for crowd, chosen in product(crowds, alone)]


def moves(rules: Rules[Any, Any], hand: list[str], rng: Rng) -> Iterator[Move]:
    """Moves of every kind, most of them wrong."""
    tiles = list(rules.tiles.texts)
    yield from (Pass(), Draw(), PickNow(), Pick(rng.below(30)))
    for tile in (rng.choice(tiles), rng.choice(hand or tiles)):
        for target in (None, "left", "right", rng.choice(tiles), "nowhere"):
            yield Place(tile, target)
    group = [rng.choice(hand or tiles) for _ in range(1 + rng.below(4))]
    yield from (Group(group, "up"), Group(sorted(set(group)), "up"), Group(hand[: 1 + rng.below(4)], "down"))


def play(rules: Rules[Any, Any], rng: Rng, rounds: int) -> Iterator[Said]:
    """Everything said in so many rounds of random play, and to random moves."""
    state = rules.start()
    views = {seat: rules.blank(seat) for seat in (*range(rules.seats), WATCHER)}
    while rounds and rules.to_act(state) != OVER:
        step: Deal | Action
        if rules.to_act(state) == CHANCE:
            step = rules.shuffle(state, rng)
            after = rules.deal(state, step)
        else:
            yield from refusals(rules, views[rules.to_act(state)], rng)
            step = rng.choice(rules.legal(state))
            after = rules.apply(state, step)
        for event, viewer in product(rules.events(state, step, after), views):
            seen = event.seen_by(viewer)
            views[viewer] = rules.see(views[viewer], seen)
            yield from texts_in(rules.tell(seen))
        yield from texts_in([rules.show(view) for view in views.values()])
        state = after
        rounds -= rules.to_act(state) in {CHANCE, OVER}


def refusals(rules: Rules[Any, Any], view: Any, rng: Rng) -> Iterator[Said]:
    """What random moves are answered."""
    own = rules.show(view).own
    answers = [rules.read(view, move) for move in moves(rules, own.hand if own else [], rng)]
    yield from texts_in([answer for answer in answers if isinstance(answer, Refusal)])


@cache
def said(style_id: str) -> frozenset[Said]:
    """What a style says under all its options."""
    style = registry.find(style_id)
    return frozenset(
        told for seed, given in enumerate(variants(style)) for told in play(style.rules(given), Rng(seed), ROUNDS)
    )


STYLES = [style.id for style in registry.STYLES]


@pytest.mark.parametrize("style", STYLES)
def test_what_rules_say_has_words_in_every_language(style: str) -> None:
    found = said(style)
    assert len({told.text for told in found}) >= 20
    for language in LANGUAGES:
        for told in found:
            words = say(language, told.text, dict(told.args), "table.ftl")
            assert words.strip(), told
            assert "  " not in words, told


@pytest.mark.parametrize("style", STYLES)
def test_every_clause_that_is_named_has_words_in_every_language(style: str) -> None:
    rules = registry.find(style).rules()
    clauses = {told.clause for told in said(style) if told.clause is not None}
    clauses |= set(getattr(rules, "clauses", {}).values())
    assert clauses
    for clause in clauses:
        home, number = clause.split("/")
        for language in LANGUAGES:
            name = f"clause-{number.replace('.', '-')}"
            assert name in messages(language, f"rules-{home}.ftl"), f"{language}: {clause}"


@pytest.mark.parametrize("style", STYLES)
def test_every_style_has_its_card_in_every_language(style: str) -> None:
    for language in LANGUAGES:
        assert {"title", "summary", "origin"} <= messages(language, f"rules-{style}.ftl").keys()


# --- ids in the source, also those that random play seldom reaches -------------------------------

KINDS = ("event", "strip", "badge", "counter", "line", "refused", "combo")
PREFIXES = "|".join((*KINDS, *(style.replace("_", "-") for style in STYLES), "six-love"))
WRITTEN = re.compile(rf'f?"((?:{PREFIXES})-(?:[a-z0-9_-]|\{{[^"{{}}]*\}})+)"')
FOLDERS = ("families", "games", "room", "server")


def written() -> dict[str, str]:
    """Text ids in the source as patterns, with the file that has them; a placeholder stands for anything."""
    found: dict[str, str] = {}
    for folder in FOLDERS:
        for path in sorted((ROOT / "src" / "capicua" / folder).rglob("*.py")):
            for text in WRITTEN.findall(path.read_text(encoding="utf-8")):
                pattern = "".join(
                    "[a-z0-9_-]+" if part.startswith("{") else part for part in re.split(r"(\{.*?\})", text)
                )
                found[pattern] = path.name
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_id_in_the_source_has_words(language: str) -> None:
    known = {*messages(language, "table.ftl"), *messages(language, "app.ftl")}
    assert len(written()) > 80
    missing = [
        f"{name}: {pattern}"
        for pattern, name in written().items()
        if not any(re.fullmatch(pattern, text) for text in known)
    ]
    assert missing == []


def test_no_text_of_the_table_is_left_over() -> None:
    emitted = {told.text for style in STYLES for told in said(style)}
    patterns = written()
    unused = [
        text
        for text in messages("en", "table.ftl")
        if text not in emitted and text != "bot-name" and not any(re.fullmatch(pattern, text) for pattern in patterns)
    ]
    assert unused == []


# --- no sentence is glued together ---------------------------------------------------------------

GLUE = re.compile(
    r"\bt\([^()]*(?:\([^()]*\)[^()]*)*\)\s*\+"  # t("a") + b
    r"|\+\s*t\("  # a + t("b")
    r"|`[^`]*\$\{\s*t\([^`]*`"  # `${t("a")} b`
    r"|`[^`]*\$\{\s*(?:wireText|wireSpeech)\([^`]*`"
    r"|\.say\([^()]*\)\s*\+\s*[\w.]+\.say\("
    r"|\+\s*[\w.]*words\.say\("
)


def test_no_sentence_is_glued_together() -> None:
    sources = [*(ROOT / "web" / "app").rglob("*.svelte"), *(ROOT / "web" / "app").rglob("*.ts")]
    sources += [*(ROOT / "src" / "capicua" / "cli").rglob("*.py")]
    assert len(sources) > 20
    glued = [
        f"{path.relative_to(ROOT)}: {found[0]}"
        for path in sources
        if not path.name.endswith(".test.ts")
        for found in GLUE.finditer(path.read_text(encoding="utf-8"))
    ]
    assert glued == []
