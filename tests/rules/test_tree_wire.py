"""A tree game on the wire: pictures, tidings, moves read back, views as bytes, and the texts they need."""

from pathlib import Path
from typing import Any

import pytest
from tests.rules.trees import CROSS, THREE, TWO, Watched, order_of, position, rules_of

from capicua.core.game import WATCHER
from capicua.core.wire import Choice, Draw, Pass, Pick, Place, Refusal, Side, Strip, Tiding
from capicua.families.match import Match
from capicua.families.tree_table import TreeState, TreeView
from capicua.games.doubles import Doubles

LOCALES = Path(__file__).parents[2] / "src" / "capicua" / "locales"


def seen(rules: Doubles, state: TreeState, seat: int | None = None) -> TreeView:
    """What a seat knows that saw how this position came about."""
    view = rules.blank(state.turn if seat is None else seat)
    for name in ("match", "turn", "opening", "open", "free", "shown", "unlocked", "counts", "stock", "trail"):
        setattr(view, name, getattr(state, name))
    view.hand = state.hand(view.seat) if view.seat >= 0 else 0
    view.drawn = state.order[: len(state.order) - state.stock]
    return view


def answer(state: TreeState, move: Any) -> str | tuple[str, str | None]:
    """The text of the action that a move means, or the code and clause of its refusal."""
    rules = rules_of(len(state.match.scores))
    read = rules.read(seen(rules, state), move)
    return (read.code, read.clause) if isinstance(read, Refusal) else read.text


# --- pictures ----------------------------------------------------------------------------------------


def test_the_picture_before_the_first_deal_is_empty() -> None:
    rules = rules_of(3)
    picture = rules.show(rules.blank(WATCHER))

    assert picture.own is None
    table = picture.table
    assert (table.game, table.phase, table.round, table.turn, table.limit) == ("doubles", "deal", 0, None, 100)
    assert table.board.kind == "tree"
    assert (table.board.nodes, table.board.last, table.board.unlocked) == ([], None, [])
    assert table.board.numbers == [0, 1, 2, 3, 4, 5, 6]
    assert (table.counters, table.ledger, table.result, table.ranks) == ([], [], None, None)
    assert all(seat.strip is None and seat.hand is None for seat in table.seats)


def test_the_opener_is_marked_and_its_double_is_forced() -> None:
    table = Watched(rules_of(3))
    table.take(order_of(THREE))
    own = table.rules.show(table.view()).own

    assert own is not None
    assert own.forced == "6-6"
    assert own.options == [Choice("place", tile="6-6")]
    assert own.notices == [Strip("notice", "strip-must-open", {"tile": "6-6"})]
    others = table.rules.show(table.view(1))
    assert others.own is not None
    assert others.own.options == []
    assert [[badge.text for badge in seat.badges] for seat in others.table.seats] == [["badge-opener"], [], []]
    assert others.table.seats[0].tiles == 6
    assert others.table.seats[0].hand is None


def test_the_tree_shows_free_sides_locks_and_unlocked_numbers() -> None:
    table = Watched(rules_of(2))
    table.take(order_of(TWO))
    table.play("6-6", "draw", "pass", "6-5@6-6", "5-5@6-5", "5-4@5-5")
    board = table.rules.show(table.view(1)).table.board

    assert board.kind == "tree"
    assert [(node.tile, node.parent, node.joined, node.seat) for node in board.nodes] == [
        ("6-6", None, None, 0),
        ("6-5", 0, 6, 0),
        ("5-5", 1, 5, 1),
        ("5-4", 2, 5, 0),
    ]
    sides = [node.sides for node in board.nodes]
    assert sides == [[Side(6, 3, False)], [], [Side(5, 2, False)], [Side(4, 1, True)]]
    assert board.unlocked == [5, 6]
    assert board.last == 3


def test_options_name_the_parent_and_the_number_they_join() -> None:
    rules = rules_of(2)
    state = position("6-6 6-5@6-6 5-5@6-5 6-4@6-6 4-4@6-4", ["5-4", "3-3"], boneyard=8)
    own = rules.show(seen(rules, state)).own

    assert own is not None
    assert own.forced is None
    assert own.options == [
        Choice("place", tile="5-4", target="4-4", value=4),
        Choice("place", tile="5-4", target="5-5", value=5),
    ]


@pytest.mark.parametrize(("boneyard", "state", "move"), [(3, None, "draw"), (2, "counter-stock-closed", "pass")])
def test_the_boneyard_is_counted_and_closed_at_the_floor(boneyard: int, state: str | None, move: str) -> None:
    rules = rules_of(2)
    picture = rules.show(seen(rules, position(CROSS, ["5-3 5-0", "4-1"], boneyard=boneyard)))

    assert [(counter.name, counter.value, counter.state) for counter in picture.table.counters] == [
        ("counter-stock", boneyard, state)
    ]
    assert picture.own is not None
    assert [option.move for option in picture.own.options] == [move]


def test_the_drawn_tile_that_fits_is_forced_and_only_its_seat_sees_it() -> None:
    state = position(CROSS, ["5-3 5-0", "4-1"], boneyard="4-2 1-0 0-0")
    table = Watched(rules_of(2), state)
    table.views = {seat: seen(table.rules, state, seat) for seat in (0, 1)}
    table.play("draw")
    mine, other = (table.rules.show(table.view(seat)) for seat in (0, 1))
    assert mine.own is not None
    assert mine.own.forced == "4-2"
    assert mine.own.notices == [Strip("notice", "strip-must-lay", {"tile": "4-2"})]
    assert other.table == mine.table
    assert other.table.seats[0].strip == Strip("notice", "strip-drew", {"count": 1})
    assert other.own is not None
    assert (other.own.forced, other.own.options) == (None, [])


def test_strips_say_what_a_seat_did_last() -> None:
    table = Watched(rules_of(2))
    table.take(order_of(TWO))
    table.play("6-6", "draw", "pass")
    strips = [seat.strip for seat in table.rules.show(table.view()).table.seats]
    assert strips == [Strip("notice", "strip-played", {"tile": "6-6"}), Strip("notice", "strip-drew-passed")]

    rules = rules_of(2)
    after = rules.apply(position(CROSS, ["5-3 5-0", "4-1"]), rules.trees.passes[0])
    passed = rules.show(seen(rules, after)).table.seats
    assert passed[0].strip == Strip("notice", "strip-passed")


def test_the_result_stands_with_all_hands_until_the_next_deal() -> None:
    rules = rules_of(2)
    state = position("6-6", ["6-5", "4-3 0-0"], boneyard=12, match=Match((95, 60)))
    table = Watched(rules, state)
    table.views = {seat: seen(rules, state, seat) for seat in (0, 1)} | {WATCHER: seen(rules, state, WATCHER)}
    table.play("6-5@6-6")
    picture = rules.show(table.view(1))

    assert picture.table.phase == "match_over"
    assert picture.table.ranks == [1, 2]
    assert picture.table.result is not None
    assert picture.table.result.points == [7, 0]
    assert [seat.hand for seat in picture.table.seats] == [[], ["0-0", "4-3"]]
    assert [row.points for row in picture.table.ledger] == [[7, 0]]
    strip = picture.table.seats[0].strip
    assert strip is not None
    assert (strip.tone, strip.text) == ("result", "doubles-out")
    assert picture.table.seats[1].strip is None
    assert picture.own is not None
    assert (picture.own.hand, picture.own.options) == ([], [])
    assert len(picture.table.board.nodes) == 2 if picture.table.board.kind == "tree" else False


def test_a_redeal_is_a_round_of_the_ledger_without_points() -> None:
    table = Watched(rules_of(2))
    plain = "1-0 2-0 2-1 3-0 3-1 3-2 4-0 4-1", "4-2 4-3 5-0 5-1 5-2 5-3 5-4 6-0"
    table.take(order_of(plain))
    picture = table.rules.show(table.view(0)).table

    assert (picture.phase, picture.round, picture.turn) == ("round_over", 1, None)
    assert picture.seats[1].hand == plain[1].split()
    assert picture.seats[0].strip is None
    table.take(order_of(TWO))
    assert table.rules.show(table.view(0)).table.round == 2


# --- tidings -----------------------------------------------------------------------------------------


def told(table: Watched, before: TreeState, step: Any, seat: int) -> list[Tiding]:
    events = table.rules.events(before, step, table.state)
    return [tiding for event in events for tiding in table.rules.tell(event.seen_by(seat))]


def test_the_deal_tells_who_opens_and_no_hand() -> None:
    table = Watched(rules_of(2))
    before, deal = table.state, order_of(TWO)
    table.take(deal)

    assert [(tiding.text, tiding.seat, tiding.args) for tiding in told(table, before, deal, 1)] == [
        ("event-dealt", None, {}),
        ("event-opens-with", 0, {"tile": "6-6"}),
    ]


def test_a_draw_shows_its_tile_to_its_seat_alone() -> None:
    table = Watched(rules_of(2))
    table.take(order_of(TWO))
    table.play("6-6")
    before = table.state
    table.play("draw")
    motions = [told(table, before, table.rules.trees.draws[0], seat)[0].motion for seat in (0, 1, WATCHER)]

    assert [motion.tile if motion else "none" for motion in motions] == [None, "0-0", None]
    assert {(motion.source, motion.target) for motion in motions if motion} == {("stock", "hand:1")}


def test_placements_tell_where_and_what_they_unlock() -> None:
    table = Watched(rules_of(2))
    table.take(order_of(TWO))
    texts = []
    for act in ("6-6", "draw", "pass", "6-5@6-6", "5-5@6-5"):
        before = table.state
        table.play(act)
        texts.append([tiding.text for tiding in told(table, before, table.rules.actions.parse(act), 0)])

    assert texts == [
        ["event-opened", "event-unlocked"],
        ["event-drew"],
        ["event-passed"],
        ["event-laid-on"],
        ["event-laid-on", "event-unlocked"],
    ]


@pytest.mark.parametrize(
    ("hands", "text", "seat"),
    [(["4-1", "5-2"], "doubles-out", 0), (["4-1 6-5", "5-2"], "doubles-blocked", 1), (["4-1 5-2", "6-1"], "x", None)],
)
def test_the_end_of_a_round_is_told(hands: list[str], text: str, seat: int | None) -> None:
    if text == "x":
        hands, text = ["4-1 5-2", "6-0 1-0"], "doubles-blocked-tie"
    state = position(CROSS, hands)
    table = Watched(rules_of(2), state)
    table.views = {}
    table.play("4-1@4-4")
    tidings = told(table, state, table.rules.actions.parse("4-1@4-4"), 0)

    assert (tidings[-1].text, tidings[-1].seat) == (text, seat)


# --- moves -------------------------------------------------------------------------------------------


def test_moves_mean_actions() -> None:
    state = position("6-6 6-5@6-6 5-5@6-5 6-4@6-6 4-4@6-4", ["5-4 6-0", "3-3"], boneyard=8)

    assert answer(state, Place("5-4", "4-4")) == "5-4@4-4"
    assert answer(state, Place("6-0")) == "6-0@6-6"
    assert answer(position(CROSS, ["5-3", "4-1"], boneyard=3), Draw()) == "draw"
    assert answer(position(CROSS, ["5-3", "4-1"]), Pass()) == "pass"
    table = Watched(rules_of(2))
    table.take(order_of(TWO))
    assert table.rules.read(table.view(), Place("6-6")) is table.rules.actions.parse("6-6")


@pytest.mark.parametrize(
    ("hand", "move", "code", "clause"),
    [
        ("5-4 6-0", Place("5-4"), "place-required", "2.2.3"),
        ("5-4 6-0", Place("6-1", "6-6"), "held", "2.4.1"),
        ("5-4 6-0", Place("6-1"), "held", "2.4.1"),
        ("6-3 6-0", Place("6-3", "6-5"), "full", "2.2.2"),
        ("6-3 6-0", Place("6-3", "3-0"), "parent", "2.2.1"),
        ("6-3 6-0", Place("6-3", "5-5"), "match", "2.2.1"),
        ("6-3 6-3", Place("6-3", "6-3"), "match", "2.2.1"),
        ("3-2 6-0", Place("3-2"), "place", "2.2.1"),
        ("6-0", Place("7-1"), "no-such-move", None),
        ("6-0", Place("6-0", "left"), "no-such-move", None),
        ("6-0", Pick(3), "no-such-move", None),
        ("6-0", Draw(), "must", "2.4.1"),
        ("6-0", Pass(), "must", "2.4.1"),
    ],
)
def test_moves_that_are_refused_name_their_clause(hand: str, move: Any, code: str, clause: str | None) -> None:
    tiles = " ".join(dict.fromkeys(hand.split()))
    state = position("6-6 6-5@6-6 5-5@6-5 6-4@6-6 4-4@6-4", [tiles, "3-3"], boneyard=8)

    assert answer(state, move) == (f"refused-{code}", clause and f"doubles/{clause}")


def test_refusals_say_what_a_person_must_know() -> None:
    rules = rules_of(2)

    def refusal(state: TreeState, move: Any) -> dict[str, Any]:
        read = rules.read(seen(rules, state), move)
        assert isinstance(read, Refusal)
        return {"code": read.code, **read.args}

    locked = position("6-6 6-3@6-6", ["3-1 6-2", "3-0"], boneyard=8)
    assert refusal(locked, Place("3-1")) == {"code": "refused-locked", "tile": "3-1", "parent": "6-3", "number": 3}
    closed = position(CROSS, ["5-3", "4-1"])
    assert refusal(closed, Draw()) == {"code": "refused-closed", "count": 2}
    drawn = position(CROSS, ["5-3 4-0", "4-1"], drawn="4-0")
    assert refusal(drawn, Pass()) == {"code": "refused-drawn", "must": "4-0"}
    vain = position(CROSS, ["5-3 2-0", "4-1"], boneyard=4, drawn="2-0")
    assert refusal(vain, Draw()) == {"code": "refused-once"}
    assert refusal(position(CROSS, ["5-3", "4-1"], boneyard=3), Pass()) == {"code": "refused-stock"}
    table = Watched(rules)
    table.take(order_of(TWO))
    assert refusal(table.state, Pass()) == {"code": "refused-opening", "must": "6-6"}
    assert refusal(table.state, Place("6-5")) == {"code": "refused-opening", "must": "6-6", "tile": "6-5"}


def test_an_absent_player_lays_the_heaviest_tile_that_fits() -> None:
    rules = rules_of(2)

    assert rules.on_timeout(seen(rules, position("6-6", ["6-1 6-5 5-4", "3-3"], boneyard=3))).text == "6-5@6-6"
    assert rules.on_timeout(seen(rules, position(CROSS, ["5-3", "4-1"]))).text == "pass"
