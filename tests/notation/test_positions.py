"""Positions: from a state and back, what stands in their texts, and what is refused."""

from typing import Any

import pytest
from hypothesis import given
from tests.notation.play import STYLES, beginning, states
from tests.room import high_tile

from capicua.conformance.perft import leaves, picked
from capicua.core.game import CHANCE, Deal
from capicua.core.rng import Rng
from capicua.games import registry
from capicua.notation.errors import NotationError
from capicua.notation.files import read_state
from capicua.notation.position_json import (
    position_from_json,
    position_to_json,
    read_position_json,
    write_position_json,
)
from capicua.notation.position_states import position_of, state_of
from capicua.notation.position_text import read_position, write_position
from capicua.notation.positions import RowPosition, TreePosition, TrickPosition


@given(states())
def test_a_position_reads_back_in_both_forms(state: tuple[Any, Any]) -> None:
    position = position_of(*state)

    assert read_position(write_position(position)) == position
    assert read_position_json(write_position_json(position)) == position
    assert read_position(write_position(position).replace("\n", " ")) == position


@given(states())
def test_play_goes_on_from_a_position_as_from_its_state(state: tuple[Any, Any]) -> None:
    rules, before = state
    after = state_of(rules, position_of(rules, before))

    assert position_of(rules, after) == position_of(rules, before)
    assert rules.to_act(after) == rules.to_act(before)
    assert list(rules.legal(after)) == list(rules.legal(before))
    depth = 3 if len(rules.legal(before)) < 8 else 1
    assert leaves(rules, after, depth) == leaves(rules, before, depth)
    fresh = not any(before.match.scores)
    assert _ends(rules, after, fresh) == _ends(rules, before, fresh)


def _ends(rules: Any, state: Any, fresh: bool) -> object:
    """How the round ends when everybody takes the first option; in a `fresh` match with its points."""
    while rules.to_act(state) >= 0:
        state = rules.apply(state, rules.legal(state)[0])
    row = rules.account(state.match.ledger[-1])
    return (row.text, row.points if fresh else None)


@pytest.mark.parametrize("style", STYLES)
def test_the_position_after_a_deal_is_the_deal(style: str) -> None:
    rules = registry.find(style).rules()
    state = picked(rules, rules.deal(rules.start(), rules.shuffle(rules.start(), Rng(2))))
    again = state_of(rules, position_of(rules, state))

    assert rules.whereabouts(again) == rules.whereabouts(state)
    assert rules.automatic(again) is rules.automatic(state)
    assert rules.to_act(again) == rules.to_act(state)


ROW = RowPosition(((5, 6), (6, 6)), (("6-4", "3-2"), ("5-5",), (), ("6-1",)), 0, (), 2, None)
TREE = TreePosition(("6-6", "6-5@6-6"), (("5-5", "3-3"), ("6-4",), ("6-1",)), 0, ("2-2", "2-1", "3-2"), "5-5")
TRICK = TrickPosition(
    ("6-5", "down:1-1"), (("6-6", "2-2"), ("1-1", "3-1"), ("5-4",), ("6-6",)), 1, 0, (2, 2, 1, 0), ((2, "supreme"),)
)
OPENING = RowPosition((), (("6-6",),), 0, ("5-5",), None, "6-6", 2)
TRICK_TEXT = """\
trick 6-5 down:1-1
hands 6-6 2-2 / 1-1 3-1 / 5-4 / 6-6
turn 1
banker 0
columns 2 2 1 0
bonuses 2:supreme
"""


@pytest.mark.parametrize(
    ("position", "text"),
    [
        (ROW, "row 5|6 6|6\nhands 6-4 3-2 / 5-5 / - / 6-1\nturn 0\nby 2\n"),
        (TREE, "tree 6-6 6-5@6-6\nhands 5-5 3-3 / 6-4 / 6-1\nstock 2-2 2-1 3-2\nturn 0\ndrawn 5-5\n"),
        (
            RowPosition((), (("6-6",),), 0, ("5-5",), None, "6-6", 2),
            "row -\nhands 6-6\nstock 5-5\nturn 0\nmust 6-6\nstake 2\n",
        ),
        (TRICK, TRICK_TEXT),
    ],
)
def test_positions_are_written_like_this(position: Any, text: str) -> None:
    assert write_position(position) == text
    assert read_position(text) == position
    assert read_position_json(write_position_json(position)) == position


def test_what_a_position_may_leave_out() -> None:
    assert read_position("turn 1 row - hands 0-0 / 1-1".replace("turn 1 ", "") + " turn 1") == RowPosition(
        (), (("0-0",), ("1-1",)), 1
    )
    assert position_from_json({"tree": [], "hands": [], "turn": 0}) == TreePosition((), (), 0)
    assert position_from_json({"trick": [], "hands": [], "turn": 0, "banker": 3}) == TrickPosition((), (), 0, 3)


def test_the_trick_on_the_table_goes_on_where_it_stands() -> None:
    rules = registry.find("tien_gow").rules()
    state = state_of(rules, TRICK)

    assert (state.leader, state.turn, state.played, state.size) == (3, 1, 2, 1)
    assert rules.actions[state.high].text == "6-5"
    assert state.all_columns() == (2, 2, 1, 0)
    assert position_of(rules, state) == TRICK


def test_the_opening_tile_and_who_laid_last_are_kept() -> None:
    kecske = registry.find("kecske").rules({"players": 2})
    opening = state_of(kecske, RowPosition((), (("6-6", "1-0"), ("3-2",)), 0, (), None, "6-6"))
    later = state_of(kecske, RowPosition(((0, 1),), (("6-6",), ("3-2",)), 0, ("5-5", "4-4"), 0))

    assert [action.text for action in kecske.legal(opening)] == ["6-6"]
    assert kecske.automatic(opening) is kecske.actions.parse("6-6")
    assert position_of(kecske, later) == RowPosition(((0, 1),), (("6-6",), ("3-2",)), 0, ("5-5", "4-4"), 0)
    assert [action.text for action in kecske.legal(later)] == ["draw"]
    assert later.order == tuple(map(kecske.tiles.parse, ("5-5", "4-4")))


def test_a_tile_that_was_drawn_must_be_laid() -> None:
    rules = registry.find("doubles").rules()

    assert [action.text for action in rules.legal(state_of(rules, TREE))] == ["5-5@6-5"]
    drawn = read_state(rules, "tree 6-6 hands 5-5 / 6-4 / 6-1 turn 0 drawn 5-5 stock 2-2 2-1 3-2")
    assert [action.text for action in rules.legal(drawn)] == ["pass"]


# --- refusals ------------------------------------------------------------------------------------

END = "trick - hands 1-1 / 1-1 / 6-6 / 6-6 turn 0 banker 1"


@pytest.mark.parametrize(
    ("style", "text", "says"),
    [
        ("kecske", "", "line 1, column 1: row, tree or trick is expected here, not the end"),
        ("kecske", "line 5|6", "line 1, column 1: row, tree or trick is expected here, not 'line'"),
        ("kecske", "row", "line 1, column 4: what there is, or - for nothing, is expected here, not the end"),
        ("kecske", "row 6-5", "line 1, column 5: a tile in a row is written as it lies, 5|6, not '6-5'"),
        ("kecske", "row - turn 0", "line 1, column 13: the word 'hands' is expected here, not the end"),
        ("kecske", "row - hands 1-1", "line 1, column 16: the word 'turn' is expected here"),
        ("kecske", "row - drawn 1-1", "line 1, column 7: one of by, hands, must, stake, stock, turn is expected here"),
        ("kecske", "row - row -", "line 1, column 7: one of by, hands, must, stake, stock, turn is expected here"),
        ("kecske", "row - turn 0 turn 1", "line 1, column 14: turn stands here a second time"),
        ("kecske", "row - turn x", "line 1, column 12: a seat is expected here, not 'x'"),
        ("kecske", "row - must 1-1 2-2", "line 1, column 12: must is one tile"),
        ("kecske", "row - hands 1-1 / 2-2 turn 0", "line 1, column 13: kecske has 4 hands here, not 2"),
        ("kecske", "row - hands -/-/-/- turn 0", "line 1, column 13: kecske has 4 hands here, not 1"),
        ("kecske", "row - hands - / - / - / - turn 4", "line 1, column 32: seats are 0 to 3, not 4"),
        ("kecske", "row - hands - / - / - / - turn 0 by 9", "line 1, column 37: seats are 0 to 3, not 9"),
        ("kecske", "row 5|6 5|5 hands - / - / - / - turn 0", "column 5: 5-5 does not match the 6 before it"),
        ("kecske", "row 6|5 hands - / - / - / - turn 0", "column 5: no tile of this line can have opened it"),
        ("kecske", "row 5|6\nhands 6-5 / - / - / - turn 0", "line 2, column 7: 6-5 is named more often than"),
        ("kecske", "row 5|6 hands 1-1 2-7 / - / - / - turn 0", "line 1, column 19: '2-7' is no tile of this set"),
        ("kecske", "row 5|7 hands 1-1 / - / - / - turn 0", "line 1, column 5: '7-5' is no tile of this set"),
        ("kecske", "row 5|6 hands 1-1 / - / - / - turn 0 must 1-1", "column 43: a tile must be laid only on an empty"),
        ("kecske", "row - hands 1-1 / - / - / - turn 0 must 2-2", "column 41: '2-2' is not in the hand of seat 0"),
        ("kecske", "row - hands - / - / - / - turn 0 stake 0", "column 40: a stake is a number from 1 to 99, not 0"),
        ("kecske", "row - hands - / - / - / - turn 0 stake x", "column 40: a number is expected here, not 'x'"),
        ("doubles", "row - hands - / - / - turn 0", "line 1, column 1: this is no position of doubles"),
        ("doubles", "tree 6-5 hands - / - / - turn 0", "line 1, column 6: '6-5' is no action of doubles"),
        ("doubles", "tree 6-6 5-5 hands - / - / - turn 0", "line 1, column 10: a tree begins with its double, 6-6;"),
        ("doubles", "tree 6-5@6-6 hands - / - / - turn 0", "line 1, column 6: a tree begins with its double, 6-6;"),
        ("doubles", "tree draw hands - / - / - turn 0", "line 1, column 6: a tree begins with its double, 6-6;"),
        ("doubles", "tree 6-6 6-5@6-6 5-4@6-5 hands - / - / - turn 0", "column 6: 5-4@6-5 takes a free side"),
        ("doubles", "tree 6-6 hands 5-5 / - / - turn 0 drawn 4-4", "column 41: '4-4' is not in the hand of seat 0"),
        ("doubles", "tree - hands 5-5 / - / - turn 0", "column 14: before the first tile lies, a hand has 6 tiles"),
        ("tien_gow", "trick - hands - / - / - / - turn 0", "line 1, column 35: the word 'banker' is expected here"),
        ("tien_gow", "trick - hands 6-6 / 1-1 / 4-4 / - turn 0 banker 1", "four hands of the same number of tiles"),
        ("tien_gow", "trick 6-6+1-1 hands - / - / - / - turn 0 banker 1", "column 7: '6-6+1-1' is no action"),
        (
            "tien_gow",
            "trick 1-1 1-1 hands 6-6 / 6-6 / 4-4 / 4-4 turn 0 banker 1 hands",
            "column 59: hands stands here a second time",
        ),
        (
            "tien_gow",
            "trick 6-6 1-1 hands 5-5 4-4 / 5-5 4-4 / 2-2 / 2-2 turn 0 banker 1",
            "four hands of the same number of tiles, 1 to 8, counting what lies in the trick",
        ),
        (
            "tien_gow",
            "trick 6-6 1-1 hands 5-5 4-4 / 5-5 / 2-2 / 4-4 2-2 turn 2 banker 1",
            "four hands of the same number of tiles, 1 to 8",
        ),
        (
            "tien_gow",
            "trick 6-6 1-1 hands 5-5 / 5-5 / 2-2 4-4 / 2-2 4-4 turn 3 banker 1",
            "line 1, column 11: 1-1 is illegal by tien_gow/3.2.5",
        ),
        (
            "tien_gow",
            "trick down:6-6 hands 5-5 4-4 / 5-5 4-4 / 2-2 3-3 / 2-2 turn 2 banker 1",
            "line 1, column 7: down:6-6 is illegal by tien_gow/3.3.2",
        ),
        (
            "tien_gow",
            "trick 1-1 down:1-1 down:6-6 down:6-6 hands - / - / - / - turn 0 banker 1",
            "column 29: a trick of four plays is over",
        ),
        ("tien_gow", END + " columns 9 0 0 0", "column 61: columns are four"),
        ("tien_gow", END + " columns 1", "column 61: columns are four"),
        ("tien_gow", END + " bonuses x", "column 61: a bonus is written 0:quartet"),
        ("tien_gow", END + " bonuses 0:pair", "column 61: a bonus is a seat's"),
    ],
)  # fmt: skip
def test_a_wrong_position_is_refused_with_its_place(style: str, text: str, says: str) -> None:
    rules = registry.find(style).rules()

    with pytest.raises(NotationError) as error:
        read_state(rules, text)

    assert says in str(error.value)


def test_before_the_first_tile_lies_a_tree_is_its_deal() -> None:
    rules = registry.find("doubles").rules({"players": 2})
    position = position_of(rules, beginning("doubles", {"players": 2}, 2, 1).state)
    assert isinstance(position, TreePosition)
    wrong_turn = TreePosition((), position.hands, 1 - position.turn, position.stock)
    no_stock = TreePosition((), position.hands, position.turn)
    plain = [text for text in rules.tiles.texts if text[0] != text[2]]
    doubles = [text for text in rules.tiles.texts if text[0] == text[2]]
    none = TreePosition((), (tuple(plain[:8]), tuple(plain[8:16])), 0, (*plain[16:], *doubles))

    assert position.tree == ()
    with pytest.raises(NotationError, match=rf"\$\.turn: seat {position.turn} opens after this deal"):
        state_of(rules, wrong_turn)
    with pytest.raises(NotationError, match=r"\$\.stock: a deal names all 28 tiles; missing: "):
        state_of(rules, no_stock)
    with pytest.raises(NotationError, match=r"\$\.turn: nobody has a double to open with after this deal"):
        state_of(rules, none)


@pytest.mark.parametrize(
    ("value", "says"),
    [
        ([], "$: an object with row, tree or trick is expected here, not a list"),
        ({"row": [[5]], "hands": [], "turn": 0}, "$.row[0]: a tile as it lies, [5, 6], is expected here, not a list"),
        ({"row": [[5, None]], "hands": [], "turn": 0}, "$.row[0][1]: a number is expected here, not None"),
        ({"row": [], "hands": [[3]], "turn": 0}, "$.hands[0][0]: a tile is expected here, not 3"),
        ({"row": [], "hands": [], "turn": 0, "drawn": "1-1"}, "$: there is no 'drawn' here"),
        ({"tree": [], "turn": 0}, "$: 'hands' is missing"),
        ({"trick": [], "hands": [], "turn": 0, "banker": 0, "bonuses": [[0]]}, "$.bonuses[0]: a seat and its bonus"),
    ],
)
def test_a_wrong_value_is_refused_with_its_path(value: object, says: str) -> None:
    with pytest.raises(NotationError) as error:
        position_from_json(value)

    assert says in str(error.value)


@pytest.mark.parametrize("style", ["kecske", "doubles", "tien_gow"])
def test_between_rounds_there_is_no_position(style: str) -> None:
    rules = registry.find(style).rules()

    with pytest.raises(NotationError, match=f"{style}: a position is that of a round in play"):
        position_of(rules, rules.start())


def test_while_tiles_are_picked_there_is_no_position() -> None:
    rules = registry.find("duplas").rules()
    state = rules.deal(rules.start(), Deal(tuple(range(28)), 0))

    assert rules.to_act(state) != CHANCE
    with pytest.raises(NotationError, match="not while tiles are picked"):
        position_of(rules, state)


def test_a_game_of_another_family_has_no_positions() -> None:
    rules = high_tile.STYLE.rules()

    with pytest.raises(NotationError, match="rows, trees and tricks"):
        position_of(rules, rules.start())
    with pytest.raises(NotationError, match="this is no position of high"):
        state_of(rules, ROW)


def test_positions_as_json_have_the_fields_of_their_text() -> None:
    assert position_to_json(ROW) == {
        "row": [[5, 6], [6, 6]],
        "hands": [["6-4", "3-2"], ["5-5"], [], ["6-1"]],
        "turn": 0,
        "stock": [],
        "by": 2,
        "stake": 1,
    }
