"""The texts that a table of a row game needs are in the catalogs, with the arguments they use; so are the clauses."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from tests.conftest import long
from tests.rules.rows import Round, rounds, rules_of

from capicua.core.game import WATCHER
from capicua.core.wire import Picture, RoundResult, Tiding
from capicua.families.line import LineRules
from capicua.families.match import BLOCKED, OUT, Row
from capicua.families.six_love import BRUCK, GOES_ON, ONE_ALL, REACHED, SIX_LOVE, SixLove
from capicua.games import registry

LOCALES = Path(__file__).parents[2] / "src" / "capicua" / "locales"
LANGUAGES = sorted(path.parent.name for path in LOCALES.glob("*/table.ftl"))
ROWS = [
    *(rules_of("kecske", players=players, next_opener="winner_any_tile") for players in (2, 3, 4)),
    rules_of("jamaican", six_loves_to_win=2, tie_stake_escalates="on"),
    *(rules_of(style) for style in ("straight_six", "partner_six_love", "cut_throat_three")),
]

Text = tuple[str, set[str]]


def messages(path: Path) -> dict[str, set[str]]:
    """The message ids of a catalog with the arguments each uses."""
    parts = re.split(r"^([a-z0-9_-]+) =", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return {name: set(re.findall(r"\$(\w+)", body)) for name, body in zip(parts[::2], parts[1::2], strict=True)}


def said(result: RoundResult) -> Iterator[Text]:
    yield result.text, set(result.args)
    yield from ((line.text, set(line.args)) for line in result.lines)


def shown(picture: Picture) -> Iterator[Text]:
    table = picture.table
    for counter in (*table.counters, *(counter for seat in table.seats for counter in seat.counters)):
        yield counter.name, {"value"}
    for badge in (*table.badges, *(badge for seat in table.seats for badge in seat.badges)):
        yield badge.text, set(badge.args)
    yield from ((seat.strip.text, set(seat.strip.args)) for seat in table.seats if seat.strip)
    if table.result:
        yield from said(table.result)


def told(tiding: Tiding) -> Text:
    return tiding.text, {*tiding.args, *(["seat"] if tiding.seat is not None else [])}


def spoken(played: Round) -> Iterator[Text]:
    """Every text of a round, as seat 0 and a watcher are told and shown it."""
    rules = played.rules
    steps = [*played]
    for at, state in enumerate(steps):
        after = steps[at + 1] if at + 1 < len(steps) else played.state
        for event in rules.events(state, played.log[at][1], after):
            yield from (told(tiding) for seat in (0, WATCHER) for tiding in rules.tell(event.seen_by(seat)))
    yield from (text for seat in (0, WATCHER) for text in shown(rules.show(played.views[seat])))


def rows_of(rules: LineRules) -> list[Row]:
    """A row of the ledger for everything that can be told of a round."""
    if not isinstance(rules, SixLove):
        return [(end, 0, 0) for end in (OUT, BLOCKED)]
    states = (
        (GOES_ON, SIX_LOVE, BRUCK, REACHED) if rules.id != "partner_six_love" else (GOES_ON, SIX_LOVE, BRUCK, ONE_ALL)
    )
    kinds = product((OUT, BLOCKED), (0, 1), (1, 2), (s for s in states if rules.loves or s in {GOES_ON, REACHED}))
    rows = [(end, 0, 0, 0, key, stake, 2, state, state == SIX_LOVE, 0) for end, key, stake, state in kinds]
    draw, two = (BLOCKED, 0, 0, -1, 0, 1, 0, GOES_ON, 0, 0), (OUT, 0, 0, 0, 0, 1, 1, GOES_ON, 0, 1)
    return [*rows, draw, *([two] if "even" in rules.clauses else [])]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ROWS, ids=lambda rules: f"{rules.id}-{rules.seats}")
def test_every_text_is_in_the_catalogs_with_the_arguments_it_uses(rules: LineRules, language: str) -> None:
    catalog = messages(LOCALES / language / "table.ftl")
    texts = [text for played in rounds(rules, 41, long(25, 400)) for text in spoken(played)]
    texts += [text for row in rows_of(rules) for text in said(rules.account(row))]

    assert texts
    for text, args in texts:
        assert catalog.get(text, {"no such message"}) <= args, text
    for reason in rules.clauses.keys() & {"held", "fit", "must", "end", "stock", "draw", "opening", "pick"}:
        assert f"refused-{'end-required' if reason == 'end' else reason}" in catalog


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ROWS, ids=lambda rules: f"{rules.id}-{rules.seats}")
def test_every_clause_that_is_named_is_in_the_rules(rules: LineRules, language: str) -> None:
    named = {line.clause for row in rows_of(rules) for line in rules.account(row).lines} | set(rules.clauses.values())

    assert len(named) > 5
    for clause in named:
        game, number = clause.split("/")
        assert f"clause-{number.replace('.', '-')}" in messages(LOCALES / language / f"rules-{game}.ftl"), clause


def test_every_style_of_the_house_has_a_title_and_says_what_it_is() -> None:
    for style in registry.STYLES:
        if style.tradition in {"kecske", "jamaican"}:
            for language in LANGUAGES:
                assert {"title", "summary", "origin"} <= messages(LOCALES / language / f"rules-{style.id}.ftl").keys()
