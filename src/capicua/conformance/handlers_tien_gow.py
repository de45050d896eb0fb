"""Vectors of Tien Gow: positions built by hand, answered by the public rules."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from capicua.core.actions import Action
from capicua.core.errors import ActionError
from capicua.core.game import Deal
from capicua.core.tiles import each
from capicua.families.chinese import CHINESE, CIVIL_MASK
from capicua.families.match import Row
from capicua.families.trick_actions import DOWN, QUARTET, SUPREME, weakest
from capicua.families.trick_past import pieces
from capicua.families.trick_table import SEATS, TrickState
from capicua.games.tien_gow import STYLE, TienGow

GAME: Final = "003"
Given = Mapping[str, Any]

LAST: Final[Mapping[str, Sequence[str]]] = {
    "single": ("6-6",),
    "pair": ("6-6", "6-6"),
    "triple": ("6-6", "6-6", "6-3"),
    "quartet": ("6-6", "6-6", "6-3", "5-4"),
    "supreme": ("4-2", "2-1"),
    "little_three": ("2-1",),
}
"""A group that wins a last trick, for each way in which the vectors say that it was won."""
SHAPES: Final = {"supreme": SUPREME, "quartet": QUARTET}


def _rules(**options: object) -> TienGow:
    rules = STYLE.rules(options)
    assert isinstance(rules, TienGow)
    return rules


def _hands(known: Mapping[int, Sequence[str]], size: int) -> list[int]:
    """Four hands of `size` tiles: those of the known seats, filled up from the rest of the set."""
    rest = list(CHINESE.texts)
    for hand in known.values():
        for text in hand:
            rest.remove(text)
    filled = [list(known.get(seat, ())) for seat in range(SEATS)]
    for texts in filled:
        while len(texts) < size:
            texts.append(rest.pop())
    return [CHINESE.mask(*texts) for texts in filled]


def _group(rules: TienGow, texts: Sequence[str]) -> Action:
    """The group of these tiles. Raises ActionError."""
    action = rules.book.group(CHINESE.mask(*texts))
    if action is None:
        raise ActionError(f"{', '.join(texts)} make no combination")
    return action


def _play(rules: TienGow, state: TrickState, play: Sequence[str] | None) -> TrickState:
    """The seat on turn shows `play`, or throws its weakest tiles (None)."""
    if play is None:
        return rules.apply(state, rules.discard(weakest(state.hand(state.turn), state.size)))
    action = _group(rules, play)
    if rules.why_not(state, action):
        raise ActionError(f"{action.text} is forbidden by {rules.why_not(state, action)}")
    return rules.apply(state, action)


def tile_set(_: Given) -> object:
    """What the set consists of."""
    ranked: dict[int, list[str]] = {}
    for tile in each(CHINESE.full & ~CIVIL_MASK):
        ranked.setdefault(CHINESE.pips[tile], []).append(CHINESE.texts[tile])
    return {
        "total": CHINESE.size,
        "civil": CIVIL_MASK.bit_count(),
        "military": sum(map(len, ranked.values())),
        "pips": CHINESE.count(CHINESE.full),
        "civil_order": list(dict.fromkeys(CHINESE.names(CIVIL_MASK))),
        "military_order": [ranked[total] for total in sorted(ranked, reverse=True)],
    }


def legal_leads(given: Given) -> object:
    """What a leader may show; tiles of a group in order of the set, as the vectors write them."""
    rules, hand = _rules(), given["hand"]
    state = TrickState.setup(_hands({0: hand}, len(hand)), 0)
    return {"leads": [CHINESE.names(action.tiles) for action in rules.legal(state)]}


def beats(given: Given) -> object:
    """Whether a play beats the group that was led."""
    rules = _rules()
    state = TrickState.setup(_hands({0: given["current"], 3: given["play"]}, 8), 0)
    return {"beats": rules.why_not(_play(rules, state, given["current"]), _group(rules, given["play"])) is None}


def follow(given: Given) -> object:
    """What a follower may do; tiles sorted by text, as the vectors write them."""
    rules, hand, current = _rules(), given["hand"], given["current"]
    columns = [0, 0, 0, given["columns"]]
    state = _play(rules, TrickState.setup(_hands({0: current, 3: hand}, len(hand)), 0, columns=columns), current)
    assert given["last_trick"] == (state.left == state.size)
    told: dict[str, list[list[str]]] = {"beat": [], "discard": []}
    for action in rules.legal(state):
        told["discard" if action.target == DOWN else "beat"].append(sorted(CHINESE.names(action.tiles)))
    return told


def trick(given: Given) -> object:
    """Who wins a trick, with how many columns, and what is paid at once."""
    rules, order = _rules(), given["order"]
    plays = [None if play == "discard" else play for play in given["plays"]]
    known = {seat: play for seat, play in zip(order, plays, strict=True) if play is not None}
    state = TrickState.setup(_hands(known, 8), order[0], given["banker"])
    for seat, play in zip(order, plays, strict=True):
        assert rules.to_act(state) == seat
        state = _play(rules, state, play)
    paid = rules.paid(state) or (0,) * SEATS
    return {"winner": state.turn, "columns": state.column(state.turn), "immediate": list(paid)}


def last_trick(
    rules: TienGow,
    winner: int,
    banker: int,
    columns: Sequence[int],
    last: str = "single",
    bonuses: Sequence[Mapping[str, Any]] = (),
    caught: int | None = None,
) -> Row:
    """The ledger's row of a deal whose last trick `winner` wins, leading unless the Little Three of `caught` is caught.

    `columns` and `bonuses` are those of the whole deal, the last trick's included.
    """
    known = {winner: LAST[last]} if caught is None else {caught: ("2-1",), winner: ("4-2",)}
    size = len(known[winner])
    before = [count - size if seat == winner else count for seat, count in enumerate(columns)]
    won = [SEATS * SHAPES[bonus["kind"]] + bonus["seat"] for bonus in bonuses]
    if last in SHAPES:
        won.remove(SEATS * SHAPES[last] + winner)
    state = TrickState.setup(_hands(known, size), winner if caught is None else caught, banker, before, tuple(won))
    for _ in range(SEATS):
        state = _play(rules, state, known.get(state.turn))
    return state.match.ledger[-1]


def settlement(given: Given) -> object:
    """What each opponent owes the winner of the last trick, and the net of every seat."""
    row = last_trick(
        _rules(**given.get("options", {})),
        given["winner"],
        given["banker"],
        given["columns"],
        given["last"],
        given["immediate"],
        given["little_three_leader"],
    )
    due = {str(seat): owed for seat, owed in enumerate(row[12:16]) if seat != given["winner"]}
    return {"due": due, "net": list(row[:4])}


def next_banker(given: Given) -> object:
    """Who is banker after a deal."""
    rules, winner = _rules(deals=4), given["last_trick_winner"]
    state = TrickState.setup(_hands({winner: LAST["single"]}, 1), winner, given["banker"])
    for _ in range(SEATS):
        state = _play(rules, state, LAST["single"] if state.turn == winner else None)
    dealt = rules.deal(state, Deal(tuple(range(CHINESE.size))))
    return {"banker": rules.to_act(dealt)}


def replay(record: Mapping[str, Any]) -> list[str]:
    """What disagrees between a recorded deal and the rules."""
    rules = _rules()
    hands = pieces([CHINESE.mask(*hand) for hand in record["hands"]])
    order = tuple(tile for hand in hands for tile in each(hand))
    state = rules.deal(rules.start(), Deal(order, record["banker"]))
    wrong: list[str] = []
    for number, told in enumerate(record["tricks"], 1):
        state, more = _replay_trick(rules, state, told)
        wrong += [f"trick {number}: {difference}" for difference in more]
        if more:
            return wrong
    if rules.to_act(state) >= 0:
        return ["the deal has not ended"]
    return _differ(_result(state), {key: record[key] for key in _result(state)})


def _replay_trick(rules: TienGow, state: TrickState, told: Mapping[str, Any]) -> tuple[TrickState, list[str]]:
    legal = rules.legal(state)
    wrong = _differ({"leader": state.turn, "n_leads": len(legal)}, {key: told[key] for key in ("leader", "n_leads")})
    done = state
    for play in told["plays"]:
        tiles = CHINESE.mask(*play["tiles"])
        action = rules.book.group(tiles) if play["face"] == "up" else rules.book.discard(tiles)
        if action is None or rules.to_act(state) != play["seat"] or action not in rules.legal(state):
            return state, [*wrong, f"{play} is not legal for seat {rules.to_act(state)}"]
        done, state = rules.laid(state, action), rules.apply(state, action)
    got = {"winner": done.holder, "columns": list(done.all_columns())}
    return state, wrong + _differ(got, {key: told[key] for key in got})


def _result(state: TrickState) -> dict[str, Any]:
    """The end of a deal as the records write it."""
    row = state.match.ledger[-1]
    net, columns, bonus, due = (list(row[at : at + 4]) for at in (0, 4, 8, 12))
    winner, _, high, caught = row[16:20]
    names = {shape: name for name, shape in SHAPES.items()}
    settled = {
        "immediate": bonus,
        "final": [all_ - at_once for all_, at_once in zip(net, bonus, strict=True)],
        "net": net,
        "due": {str(seat): owed for seat, owed in enumerate(due) if seat != winner},
    }
    return {
        "columns": columns,
        "last": _last_of(high),
        "last_winner": winner,
        "little_three_leader": None if caught < 0 else caught,
        "immediate": [{"kind": names[code // SEATS], "seat": code % SEATS} for code in row[21:]],
        "settlement": settled,
        "next_banker": state.match.opener,
    }


def _last_of(high: int) -> str:
    """How a last trick was won, by the group that won it."""
    action = _rules().book.groups[high]
    sizes = ("", "single", "pair", "triple", "quartet")
    if action.target == SUPREME:
        return "supreme"
    return "little_three" if action.text == "2-1" else sizes[action.tiles.bit_count()]


def _differ(got: Mapping[str, Any], expected: Mapping[str, Any]) -> list[str]:
    return [f"{key}: {got[key]}, not {expected[key]}" for key in got if got[key] != expected[key]]


HANDLERS: Final[Mapping[str, Callable[[Given], object]]] = {
    "tile_set": tile_set,
    "legal_leads": legal_leads,
    "beats": beats,
    "follow": follow,
    "trick": trick,
    "settlement": settlement,
    "next_banker": next_banker,
}
