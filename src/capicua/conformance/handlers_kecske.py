"""Vectors of Kecske: positions built by hand, answered by the public rules."""

from collections.abc import Callable, Mapping, Sequence
from itertools import permutations
from typing import Any, Final

from capicua.conformance.line_moves import deal_of, differ, follow, hands_of, lay_last, written
from capicua.core.errors import ActionError
from capicua.core.game import CHANCE
from capicua.core.rng import Rng
from capicua.core.tiles import DOUBLE_SIX
from capicua.families.line_setup import set_up
from capicua.families.line_table import LineState
from capicua.families.match import BLOCKED, Match, Row
from capicua.families.packed import unpack_hands
from capicua.games.kecske import STYLE, Kecske

GAME: Final = "001"
Given = Mapping[str, Any]


def _rules(players: int, **options: object) -> Kecske:
    rules = STYLE.rules({"players": players, **options})
    assert isinstance(rules, Kecske)
    return rules


def _rest(hands: Sequence[Sequence[str]], line: Sequence[Sequence[int]] = ()) -> list[str]:
    """The tiles that lie neither in `hands` nor in `line`."""
    used = {text for hand in hands for text in hand} | {f"{max(tile)}-{min(tile)}" for tile in line}
    return [text for text in DOUBLE_SIX.texts if text not in used]


def _dealt(given: Given) -> tuple[Kecske, LineState]:
    rules = _rules(given["players"])
    return rules, rules.deal(rules.start(), deal_of(rules, given["hands"], _rest(given["hands"])))


def opening(given: Given) -> object:
    """Who lays the start tile, and which it is."""
    rules, state = _dealt(given)
    itself = rules.automatic(state)
    return {"opener": rules.to_act(state), "tile": None if itself is None else itself.text}


def legal_moves(given: Given) -> object:
    """The moves of the seat on turn."""
    if not given["line"]:
        rules, state = _dealt(given)
        return {"moves": written(rules, rules.legal(state)) if rules.to_act(state) == given["turn"] else None}
    rules = _rules(given["players"])
    stock = _rest(given["hands"], given["line"])[: given["bazaar"]]
    state = set_up(rules, given["line"], given["hands"], given["turn"], stock=stock)
    return {"moves": written(rules, rules.legal(state))}


def draw_sequence(given: Given) -> object:
    """What a seat without a fit draws, and what it may do then."""
    rules, turn, stock = _rules(given["players"]), given["turn"], given["bazaar_order"]
    hands = [_rest([given["hand"], stock], given["line"]), _rest([given["hand"], stock], given["line"])]
    hands[turn] = given["hand"]
    state, drawn = set_up(rules, given["line"], hands, turn, stock=stock), list[str]()
    draw = rules.actions.parse("draw")
    while rules.to_act(state) == turn and list(rules.legal(state)) == [draw]:
        drawn.append(DOUBLE_SIX.texts[state.order[0]])
        state = rules.apply(state, draw)
    over = rules.to_act(state) < 0
    held = unpack_hands(state.match.ledger[-1][2], 2)[turn] if over else state.hand(turn)
    hand = [*given["hand"], *drawn]
    return {
        "drawn": drawn,
        "hand_after": hand if DOUBLE_SIX.mask(*hand) == held else DOUBLE_SIX.names(held),
        "bazaar_left": len(stock) - len(drawn),
        "then": _kind(state.match.ledger[-1]) if over else written(rules, rules.legal(state)),
    }


def _kind(row: Row) -> str:
    return "fish" if row[0] == BLOCKED else "out"


def fish_check(given: Given) -> object:
    """Whether laying the last tile of the line makes a fish while this bazaar is left."""
    rules, hands = _rules(given["players"]), given["hands"]
    *line, (left, right) = given["line"]
    tile = f"{max(left, right)}-{min(left, right)}"
    held = [[*hands[0], tile], *hands[1:]]
    stock = _rest(hands, given["line"])[: given["bazaar"]]
    state = rules.apply(set_up(rules, line, held, 0, stock=stock), rules.actions.parse(f"{tile}R"))
    return {"fish": rules.to_act(state) < 0}


def fish_score(given: Given) -> object:
    """The points when the fish-maker lays the last tile of the line."""
    rules = _rules(given["players"])
    state = lay_last(rules, given["line"], given["hands"], given["last_placer"], Match(tuple(given["totals"])))
    told = _told(rules, state)
    if not told["match_over"]:
        del told["match_over"]
    return {"fish": bool(state.match.ledger) and _kind(state.match.ledger[-1]) == "fish", **told}


def out_score(given: Given) -> object:
    """The points when the winner lays the last tile of the hand."""
    rules, hands, winner = _rules(given["players"]), [list(hand) for hand in given["hands"]], given["winner"]
    start, tile = _joined(_rest(hands))
    hands[winner] = [tile]
    before = set_up(rules, [[*start]], hands, winner, match=Match(tuple(given["totals"])))
    return _told(rules, rules.apply(before, rules.legal(before)[0]))


def _joined(texts: Sequence[str]) -> tuple[tuple[int, int], str]:
    """A tile to lie on the table, low half left, and another that fits it."""
    for first, second in permutations(texts, 2):
        if set(first.split("-")) & set(second.split("-")):
            high, low = map(int, first.split("-"))
            return (low, high), second
    raise ActionError("no two tiles are left that fit each other")


def _told(rules: Kecske, state: LineState) -> dict[str, Any]:
    """A round as vectors tell it; losers and ranks only at the end of the match."""
    match = state.match
    told: dict[str, Any] = {"round": rules.account(match.ledger[-1]).points, "totals": match.scores}
    told["match_over"] = match.over
    if match.over:
        told["losers"] = [seat for seat in range(rules.seats) if rules.badges(match, seat)]
        told["ranks"] = rules.ranks(match)
    return told


def deal(given: Given) -> object:
    """How many tiles a hand and the bazaar get."""
    rules = _rules(given["players"])
    state = rules.deal(rules.start(), rules.shuffle(rules.start(), Rng(1)))
    (size,) = {state.count(seat) for seat in range(rules.seats)}
    return {"hand": size, "bazaar": state.frame.stock}


FISH: Final = [[6, 1], [1, 2], [2, 3], [3, 0], [0, 6], [6, 5], [5, 2], [2, 6], [6, 6], [6, 3], [3, 5], [5, 0], [0, 0],
               [0, 4], [4, 4], [4, 6]]  # fmt: skip
"""A line that is dead at both ends."""


def next_round(given: Given) -> object:
    """How the round after a fish (or after going out) opens."""
    rules = _rules(4, next_opener=given["option"])
    hands = [["3-3"], ["5-4"], ["5-1"], ["5-5"]] if given["after"] == "fish" else [[], ["5-4"], ["5-1"], ["5-5"]]
    state = lay_last(rules, FISH, hands, 0, rules.new_match())
    dealt = rules.deal(state, rules.shuffle(state, Rng(1)))
    opener = "start_tile_search" if dealt.frame.must else f"seat {rules.to_act(dealt)}"
    return {"new_round": rules.to_act(state) == CHANCE, "opener": opener}


def replay(record: Mapping[str, Any]) -> list[str]:
    """What disagrees between a recorded round and the rules."""
    rules = _rules(record["players"])
    start = rules.deal(rules.start(), deal_of(rules, record["hands"], record["bazaar"]))
    _, state, wrong = follow(rules, start, record["moves"])
    if rules.to_act(state) >= 0:
        return [*wrong, "the round has not ended"]
    row = state.match.ledger[-1]
    who = "maker" if row[0] == BLOCKED else "winner"
    result = {"type": _kind(row), who: row[1], "round": rules.account(row).points}
    held = hands_of(rules, unpack_hands(row[2], rules.seats))
    return [
        *wrong,
        *differ("result", result, record["result"]),
        *differ("final hands", held, [sorted(hand) for hand in record["final_hands"]]),
    ]


HANDLERS: Final[Mapping[str, Callable[[Given], object]]] = {
    "opening": opening,
    "legal_moves": legal_moves,
    "draw_sequence": draw_sequence,
    "fish_check": fish_check,
    "fish_score": fish_score,
    "out_score": out_score,
    "deal": deal,
    "next_round": next_round,
}
