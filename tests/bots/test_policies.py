"""The quick players: legal, honest, and as strong as they claim."""

from typing import Any

import pytest
from tests.conftest import long

from capicua.bots import levels
from capicua.core.game import Bot, Budget, Deal, Rules
from capicua.core.rng import Rng
from capicua.families.line_setup import set_up
from capicua.families.line_table import LineView
from capicua.games import registry
from capicua.games.duplas import Duplas


def _duplas(**given: object) -> Duplas:
    rules = registry.find("duplas").rules({"pick_phase": "automatic", **given})
    assert isinstance(rules, Duplas)
    return rules


def _views(rules: Rules[Any, Any], deal: Deal) -> tuple[Any, list[Any]]:
    start = rules.start()
    state = rules.deal(start, deal)
    views = [rules.blank(seat) for seat in range(rules.seats)]
    return state, _seen(rules, views, start, deal, state)


def _seen(rules: Rules[Any, Any], views: list[Any], before: Any, step: Any, after: Any) -> list[Any]:
    for event in rules.events(before, step, after):
        views = [rules.see(view, event.seen_by(view.seat)) for view in views]
    return views


def _play(rules: Rules[Any, Any], deal: Deal, bots: list[Bot], rng: Rng) -> tuple[int, ...]:
    """The ledger's row of one round."""
    state, views = _views(rules, deal)
    while (seat := rules.to_act(state)) >= 0:
        action = bots[seat].choose(rules, views[seat], rng, Budget())
        assert action in rules.legal(state)
        after = rules.apply(state, action)
        views = _seen(rules, views, state, action, after)
        state = after
    row: tuple[int, ...] = state.match.ledger[-1]
    return row


def _share(one: str, other: str, deals: int) -> float:
    """The share of rounds that pairs of `one` win, each deal played both ways."""
    rules, rng, won, played = _duplas(scoring="pips", limit=500), Rng(11), 0, 0
    pairs = [levels.find(one), levels.find(other)]
    while played < 2 * deals:
        deal = rules.shuffle(rules.start(), rng)
        if rules.to_act(rules.deal(rules.start(), deal)) >= 0:
            for turn in (0, 1):
                row = _play(rules, deal, [pairs[(seat + turn) % 2] for seat in range(4)], rng)
                won, played = won + (row[6] % 2 == turn), played + 1
    return won / played


def test_the_policy_beats_the_baselines_over_duplicate_deals() -> None:
    # Two standard errors of a share of 600 rounds are .04, so these bars fail one run in a thousand.
    assert _share("easy", "random", long(300, 3000)) > 0.55
    assert _share("easy", "heaviest", long(300, 3000)) > 0.51


def test_a_bot_chooses_the_same_whatever_the_hidden_tiles_are() -> None:
    rules, rng, bot, compared = _duplas(), Rng(5), levels.find("easy"), 0
    while compared < long(200, 2000):
        state, views = _views(rules, rules.shuffle(rules.start(), rng))
        while (seat := rules.to_act(state)) >= 0:
            choice = bot.choose(rules, views[seat], Rng(1), Budget())
            other = rules.worlds(views[seat]).draw(rng)
            assert rules.legal(other) == rules.legal(state)
            assert bot.choose(rules, rules.unpack(rules.pack(views[seat])), Rng(1), Budget()) is choice
            after = rules.apply(state, choice)
            views = _seen(rules, views, state, choice, after)
            state, compared = after, compared + 1


@pytest.mark.parametrize(("partner", "kept"), [("6-4R", "6-1L"), ("6-4L", "6-1R")])
def test_the_policy_keeps_the_end_its_partner_made(partner: str, kept: str) -> None:
    rules = _duplas()
    state = set_up(rules, [[6, 6]], [["4-3", "6-1", "2-2"], ["5-5"], ["6-4", "3-3"], ["1-1"]], 2)
    for text in (partner, "pass"):
        state = rules.apply(state, rules.actions.parse(text))

    assert levels.find("easy").choose(rules, _view_of(rules, state), Rng(1), Budget()).text == kept


@pytest.mark.parametrize(("passed", "choice"), [(True, "5-3"), (False, "6-5")])
def test_the_policy_leaves_ends_on_which_the_next_rival_passed(passed: bool, choice: str) -> None:
    rules = _duplas()
    hands = [["5-3", "6-5", "0-0"], ["4-4", "6-6"] if passed else ["5-1", "6-6"], ["2-2"], ["1-1"]]
    state = set_up(rules, [[3, 4], [4, 5]], hands, 1)
    for text in ("pass", "pass", "pass") if passed else ():
        state = rules.apply(state, rules.actions.parse(text))
    state.turn = 0

    assert levels.find("easy").choose(rules, _view_of(rules, state), Rng(1), Budget()).text[:3] == choice


def _view_of(rules: Duplas, state: Any) -> Any:
    return LineView.of(state, state.turn)
