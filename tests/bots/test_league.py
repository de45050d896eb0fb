"""The league: fair seats, the same deals for both, honest intervals, and an oracle that stays in it."""

import ast
from itertools import count
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

import capicua
from capicua.bots import league, levels
from capicua.bots.league import Pairing, Table, mean_interval, opened, seatings, share_interval, stream
from capicua.bots.oracle import OpenHands, Oracle
from capicua.bots.research import THRIFTY
from capicua.core.errors import OptionError
from capicua.core.game import Bot, Budget, Deal
from capicua.core.rng import Rng
from capicua.games import registry
from capicua.room.driver import Driver, start
from capicua.room.due import Thought
from capicua.room.entries import Acted
from capicua.room.requests import Create

OUTSIDE = {"capicua.bots.oracle", "capicua.bots.research", "capicua.bots.league"}
"""What no room may know."""


def _ticks() -> Any:
    ticks = count()
    return lambda: float(next(ticks))


def test_two_bots_sit_in_every_fair_way() -> None:
    assert seatings(2) == [(0, 1), (1, 0)]
    assert len(seatings(3)) == 6
    assert len(set(seatings(4))) == 6
    for sides in (2, 3, 4):
        for side in range(sides):
            assert fmean(way[side] for way in seatings(sides)) == 0.5


@pytest.mark.parametrize("style", registry.STYLES, ids=lambda style: style.id)
def test_a_bot_against_itself_is_even_on_every_deal(style: Any) -> None:
    # The same deterministic bot twice: only unfair seats or unlike deals could part the two.
    pairing = Pairing(style.rules(), "heaviest", "heaviest", _ticks())
    for number in range(8):
        sample = pairing.deal(3, number)
        assert (round(sample.won, 9), round(sample.points, 9)) == (0.5, 0.0)


def test_misdeals_are_drawn_again() -> None:
    rules = registry.find("doubles").rules({"players": 2})
    seeds = [seed for seed in range(400) if rules.to_act(rules.deal(rules.start(), _deal(rules, seed))) < 0]
    assert seeds, "none of these deals is without a double"
    for seed in seeds:
        assert rules.to_act(opened(rules, Rng(seed)).state) >= 0


def _deal(rules: Any, seed: int) -> Any:
    return rules.shuffle(rules.start(), Rng(seed))


def test_where_points_are_bad_fewer_lead() -> None:
    rules = registry.find("kecske").rules({"players": 2})
    table = Table(rules)
    table.deal(Rng(1))
    while (seat := rules.to_act(table.state)) >= 0:
        table.act(rules.on_timeout(table.views[seat]))
    winner, loser = sorted((0, 1), key=lambda seat: table.state.match.scores[seat])

    gains = league.gains(rules, table.state)
    assert gains[winner] == 0 > gains[loser]
    assert league.lead([int(side != winner) for side in (0, 1)], gains) > 0


def test_only_choices_are_timed_and_for_whom_they_are() -> None:
    sample = Pairing(registry.find("jamaican").rules(), "random", "heaviest", _ticks()).deal(1, 0)

    for times in sample.seconds:
        assert times
        assert set(times) == {1.0}


def test_deals_differ_and_come_again_with_their_seed() -> None:
    seen = {tuple(Rng(stream(seed, number, 0).bits()).permutation(9)) for seed in (1, 2) for number in range(50)}
    assert len(seen) == 100
    assert stream(7, 3, 1).bits() == stream(7, 3, 1).bits()


def test_intervals() -> None:
    assert mean_interval([1.0, 3.0]) == (2.0, 2 - 1.96, 2 + 1.96)
    # Wilson's interval for 80 of 100 is .711 to .867.
    rate, low, high = share_interval([1.0] * 80 + [0.0] * 20)
    assert (rate, round(low, 2), round(high, 2)) == (0.8, 0.71, 0.87)
    rate, low, high = share_interval([1.0] * 20)
    assert (rate, round(high, 9)) == (1.0, 1.0)
    assert 0.8 < low < 0.9


# --- the oracle ------------------------------------------------------------------------------------


def test_the_oracle_beats_those_who_see_less() -> None:
    pairing = Pairing(registry.find("duplas").rules({"scoring": "pips"}), league.ORACLE, "heaviest", _ticks())
    samples = [pairing.deal(1, number) for number in range(8)]
    assert fmean(sample.won for sample in samples) > 0.75


def test_where_tiles_are_drawn_the_oracle_sees_hands_but_not_what_comes() -> None:
    table = opened(registry.find("doubles").rules(), Rng(1))
    rest = len(table.state.order) - table.state.stock
    drawn = [OpenHands(table.state).draw(Rng(seed)) for seed in range(20)]
    assert {world.hands for world in drawn} == {table.state.hands}
    assert {world.order[:rest] for world in drawn} == {table.state.order[:rest]}
    assert len({world.order for world in drawn}) == 20
    assert {tuple(sorted(world.order)) for world in drawn} == {tuple(sorted(table.state.order))}


def test_who_plays_for_pips_sits_in_leagues_alone_and_where_pips_are_compared() -> None:
    with pytest.raises(OptionError, match="no bot 'thrifty'"):
        levels.find(THRIFTY)
    assert league.player(THRIFTY).name == THRIFTY
    for style in ("jamaican", "doubles", "tien_gow"):
        with pytest.raises(OptionError, match=f"pips are compared.*not {style}"):
            Pairing(registry.find(style).rules(), THRIFTY, "heaviest", _ticks()).deal(1, 0)


def test_the_oracle_can_sit_in_no_room() -> None:
    assert not issubclass(Oracle, Bot)
    assert league.ORACLE not in levels.LEVELS
    with pytest.raises(OptionError, match="no bot 'oracle'"):
        levels.find(league.ORACLE)


def test_nothing_but_the_league_knows_the_oracle() -> None:
    package = Path(capicua.__file__).parent
    users = {
        str(path.relative_to(package))
        for path in package.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module in OUTSIDE
    }
    assert users == {"bots/league.py", "cli/league.py"}


def test_a_room_that_asks_for_the_oracle_gets_what_an_absent_player_does() -> None:
    rules, asked = registry.find("doubles").rules(), []
    request = Create("r", "p", "P", "doubles", {}, level=league.ORACLE, start=True)

    def choose(thought: Thought) -> int:
        asked.append(thought)
        view = rules.unpack(thought.view)
        return levels.find(thought.level).choose(rules, view, Rng(1), Budget()).index

    driver = start(request, lambda size, _: Deal(Rng(1).permutation(size)), choose)
    assert isinstance(driver, Driver)
    driver.connect("p", 0.0)
    driver.advance(120.0)

    assert [thought.level for thought in asked[:1]] == [league.ORACLE]
    thought, played = asked[0], [entry for entries in driver.log for entry in entries if isinstance(entry, Acted)]
    move = next(entry for entry in played if entry.seat == thought.seat and entry.why != "automatic")
    assert move.action == rules.on_timeout(rules.unpack(thought.view)).index
