"""The levels in trees and tricks: honest, legal, the same again from a seed, and better from one to the next."""

from itertools import islice
from statistics import fmean
from typing import Any

import pytest
from tests.bots.positions import choices
from tests.conftest import long

from capicua.bots import levels
from capicua.bots.crafts import craft_of
from capicua.bots.league import Pairing
from capicua.core.game import Budget
from capicua.core.rng import Rng
from capicua.games import registry

GAMES: list[tuple[str, dict[str, object]]] = [
    ("doubles", {"players": 2}),
    ("doubles", {"players": 3}),
    ("doubles", {"players": 4}),
    ("tien_gow", {}),
]
games = pytest.mark.parametrize(("game", "options"), GAMES)


def _thought(rules: Any, view: Any, rank: int, seed: int) -> tuple[Any, int]:
    """What the level with this rank does, and how many nodes it takes."""
    craft = craft_of(rules)
    assert craft is not None
    rng = Rng(seed)
    decision = craft.decide(rules, view, rng, craft.skills[rank])
    if decision is None:
        return craft.policy(rules, view, rng, craft.skills[rank]), 0
    while decision.nodes < 600 and decision.explore():
        pass
    return decision.best(), decision.nodes


@games
def test_a_bot_does_the_same_whatever_the_hidden_tiles_are(game: str, options: dict[str, object]) -> None:
    rules, rng = registry.find(game).rules(options), Rng(2)
    for seed, played in enumerate(islice(choices(rules, 9), long(40, 2000))):
        worlds, told = rules.worlds(played.view), _thought(rules, played.view, 4, seed)
        for _ in range(long(4, 20)):
            view = played.retold(worlds.draw(rng))
            assert rules.pack(view) == rules.pack(played.view)
            assert _thought(rules, view, 4, seed) == told


@games
def test_every_level_plays_legally_and_the_same_again(game: str, options: dict[str, object]) -> None:
    rules = registry.find(game).rules(options)
    for name in (*levels.LEVELS, *levels.BASELINES):
        bot = levels.find(name)
        for seed, played in enumerate(islice(choices(rules, 10), 25)):
            first, again = (bot.choose(rules, played.view, Rng(seed), Budget(nodes=500)) for _ in range(2))
            assert first is again
            assert first in rules.legal(played.table.state)


@games
def test_a_budget_of_no_nodes_still_plays(game: str, options: dict[str, object]) -> None:
    rules = registry.find(game).rules(options)
    for played in islice(choices(rules, 12), 10):
        action = levels.find("strongest").choose(rules, played.view, Rng(1), Budget(nodes=0))
        assert action in rules.legal(played.table.state)


@games
def test_the_searching_levels_beat_the_rule_of_thumb(game: str, options: dict[str, object]) -> None:
    # Leads over so few deals are far from exact; a search that is worth nothing would hover around 0.
    deals = long(10 if game == "tien_gow" else 24, 200)
    pairing = Pairing(registry.find(game).rules(options), "hard", "medium", lambda: 0.0)
    assert fmean(pairing.deal(21, number).points for number in range(deals)) > 0.5


def test_a_seat_takes_what_wins_the_round_on_the_spot() -> None:
    rules, taken = registry.find("doubles").rules({"players": 2}), 0
    bot = levels.find("strongest")
    for played in choices(rules, 13):
        view = played.view
        if view.hand.bit_count() == 1:
            after = rules.apply(played.table.state, bot.choose(rules, view, Rng(1), Budget(nodes=500)))
            assert after.turn < 0
            taken += 1
        if taken == 10:
            return
