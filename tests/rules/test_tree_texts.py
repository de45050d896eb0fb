"""Views of a tree game as bytes, and the texts that a table of Doubles needs."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import long
from tests.rules.trees import TWO, Watched, order_of, rules_of

from capicua.core.errors import ActionError, PackError
from capicua.core.game import WATCHER
from capicua.core.pack import dump, load
from capicua.core.rng import Rng
from capicua.core.wire import Badge, Picture, Strip, Tiding
from capicua.families.tree_table import TreeState

LOCALES = Path(__file__).parents[2] / "src" / "capicua" / "locales"


# --- bytes -------------------------------------------------------------------------------------------


def test_views_that_were_not_packed_are_refused() -> None:
    table = Watched(rules_of(2))
    table.take(order_of(TWO))
    table.play("6-6", "draw", "pass")
    packed = table.rules.pack(table.view(1))

    assert table.rules.unpack(packed) == table.view(1)
    assert hash(table.rules.unpack(packed)) == hash(table.view(1))
    numbers = load(packed)
    history = next(at for at in range(len(numbers)) if numbers[at : at + 2] == [6, 0] and numbers[at + 2] == 6)
    for wrong in (
        packed[:-1],
        packed + b"\0",
        b"",
        dump([*numbers[: history + 1], 7, *numbers[history + 2 :]]),
        dump([*numbers[: history + 2], 9999, *numbers[history + 3 :]]),
    ):
        with pytest.raises(PackError):
            table.rules.unpack(wrong)


def test_worlds_are_for_a_seat_in_a_round() -> None:
    table = Watched(rules_of(2))
    with pytest.raises(ActionError, match="middle of a round"):
        table.rules.worlds(table.view(0))
    table.take(order_of(TWO))
    with pytest.raises(ActionError, match="a seat"):
        table.rules.worlds(table.view(WATCHER))


# --- texts -------------------------------------------------------------------------------------------


def messages(language: str) -> dict[str, set[str]]:
    """The message ids of a catalog with the arguments each uses."""
    text = (LOCALES / language / "table.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^([a-z0-9_-]+) =", text, flags=re.MULTILINE)[1:]
    return {name: set(re.findall(r"\$(\w+)", body)) for name, body in zip(parts[::2], parts[1::2], strict=True)}


def spoken(picture: Picture, tidings: list[Tiding]) -> Iterator[tuple[str, set[str]]]:
    """The texts of a picture and of tidings, with the arguments they come with."""
    table = picture.table
    for counter in table.counters:
        yield counter.name, {"value"}
        yield from [(counter.state, {"value"})] if counter.state else []
    for seat in table.seats:
        marks: list[Badge | Strip] = [*seat.badges, *([seat.strip] if seat.strip else [])]
        yield from [(mark.text, set(mark.args)) for mark in marks]
    if table.result:
        yield table.result.text, set(table.result.args)
        yield from [(line.text, set(line.args)) for line in table.result.lines]
    for notice in picture.own.notices if picture.own else []:
        yield notice.text, set(notice.args)
    for tiding in tidings:
        yield tiding.text, {*tiding.args, *(["seat"] if tiding.seat is not None else [])}


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_every_text_is_in_the_catalogs_with_the_arguments_it_uses(language: str) -> None:
    catalog = messages(language)
    for players, option in ((2, "on"), (3, "off"), (4, "off")):
        table, rng = Watched(rules_of(players, blocked_minus_own=option)), Rng(players)
        for _ in range(long(60, 600)):
            if table.state.match.over:
                table = Watched(table.rules)
            before: TreeState = table.state
            step: Any = table.rules.shuffle(before, rng)
            table.take(step)
            while True:
                events = table.rules.events(before, step, table.state)
                tidings = [tiding for event in events for tiding in table.rules.tell(event.seen_by(0))]
                for text, args in spoken(table.rules.show(table.view(0)), tidings):
                    assert catalog.get(text, {"no such message"}) <= args, text
                if table.state.turn < 0:
                    break
                before, step = table.state, rng.choice(table.rules.legal(table.state))
                table.take(step)
    for reason in rules_of().clauses:
        code = "refused-place-required" if reason == "target" else f"refused-{reason}"
        assert code in catalog


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_every_clause_that_a_refusal_or_an_account_names_is_in_the_rules(language: str) -> None:
    text = (LOCALES / language / "rules-doubles.ftl").read_text(encoding="utf-8")
    written = {name.replace("-", ".") for name in re.findall(r"^clause-([0-9-]+) =", text, flags=re.MULTILINE)}
    named = set(rules_of().clauses.values())
    for end, winner, option in ((0, 0, "off"), (1, 0, "off"), (1, 0, "on"), (1, -1, "off"), (2, -1, "off")):
        account = rules_of(2, blocked_minus_own=option).account((end, winner, 0, 0))
        named |= {line.clause for line in account.lines}

    assert {clause.removeprefix("doubles/") for clause in named} <= written
    assert len(written) == 23
