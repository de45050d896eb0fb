"""Vectors of Doubles: positions built by hand, answered by the public rules."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from capicua.core.actions import DRAW, PLACE, Action
from capicua.core.errors import ActionError
from capicua.core.game import CHANCE, Deal
from capicua.core.tiles import DOUBLE_SIX, each
from capicua.families.match import BLOCKED, MISDEAL, OUT, Match
from capicua.families.packed import unpack_hands
from capicua.families.tree_table import DOUBLE_SIX_TREES, TreeState
from capicua.games.doubles import STYLE, Doubles

GAME: Final = "002"
ENDS: Final = {OUT: "out", BLOCKED: "blocked", MISDEAL: "redeal"}
Given = Mapping[str, Any]
Hands = Sequence[Sequence[str]]
Placed = list[tuple[str, str | None]]


def _rules(players: int, **options: object) -> Doubles:
    rules = STYLE.rules({"players": players, **options})
    assert isinstance(rules, Doubles)
    return rules


def _rest(*used: Iterable[str]) -> list[str]:
    """The tiles that `used` does not name."""
    names = {text for texts in used for text in texts}
    return [text for text in DOUBLE_SIX.texts if text not in names]


def _dealt(rules: Doubles, hands: Hands, stock: Sequence[str]) -> TreeState:
    texts = [*(text for hand in hands for text in hand), *stock]
    return rules.deal(rules.start(), Deal(tuple(DOUBLE_SIX.parse(text) for text in texts)))


def _placed(given: Given) -> Placed:
    return [(step["tile"], step["to"]) for step in given["placed"]]


def _set_up(
    given: Given, placed: Placed, hands: Hands, turn: int, drawn: str | None = None, match: Match | None = None
) -> TreeState:
    """A position with so many tiles in the boneyard as `given` says."""
    stock = _rest(*hands, (tile for tile, _ in placed))[: given["boneyard"]]
    return TreeState.setup(DOUBLE_SIX_TREES, match or Match((0,) * len(hands)), placed, hands, stock, turn, drawn)


def _after(
    rules: Doubles, given: Given, placed: Placed, hands: Hands, seat: int, match: Match | None = None
) -> TreeState:
    """The state after `seat` has laid the last tile of `placed`, with `hands` left."""
    *before, (tile, parent) = placed
    held = [[*hand, tile] if by == seat else list(hand) for by, hand in enumerate(hands)]
    return rules.apply(_set_up(given, before, held, seat, match=match), rules.actions.parse(f"{tile}@{parent}"))


def _written(actions: Iterable[Action]) -> list[Any]:
    """Actions as vectors write moves: [tile, parent tile], or the words "pass" and "draw"."""
    return [action.text.split("@") if action.kind == PLACE else action.text for action in actions]


def opening(given: Given) -> object:
    """Who opens with which double, or that nobody has one."""
    rules, hands = _rules(given["players"]), given["hands"]
    state = _dealt(rules, hands, _rest(*hands))
    itself = rules.automatic(state)
    if itself is None or rules.to_act(state) == CHANCE:
        return {"redeal": True}
    return {"opener": rules.to_act(state), "tile": itself.text, "redeal": False}


def deal(given: Given) -> object:
    """How many tiles each hand gets, how many lie, and how many of those can be drawn."""
    rules = _rules(given["players"])
    state = rules.deal(rules.start(), Deal(tuple(reversed(range(DOUBLE_SIX.size)))))
    sizes = {hand.bit_count() for hand in unpack_hands(state.hands, rules.seats)}
    assert len(sizes) == 1
    return {"hand": sizes.pop(), "boneyard": state.stock, "drawable": state.stock - rules.floor}


def legal_moves(given: Given) -> object:
    """The moves of the seat on turn."""
    hands = given["hands"]
    state = _set_up(given, _placed(given), hands, given["turn"], given.get("drawn"))
    return {"moves": _written(_rules(len(hands)).legal(state))}


def open_sides(given: Given) -> object:
    """The free sides of every laid tile, and the numbers that are unlocked."""
    state = _set_up({"boneyard": 0}, _placed(given), [[], []], 0)
    sides = {
        tile: list(side)
        for tile, _ in _placed(given)
        for side in state.sides_of(DOUBLE_SIX_TREES, DOUBLE_SIX.parse(tile))
    }
    return {"open": sides, "unlocked": list(each(state.unlocked))}


def blocked_check(given: Given) -> object:
    """Whether the round is over once the last tile lies."""
    hands = given["hands"]
    rules = _rules(len(hands))
    return {"blocked": rules.to_act(_after(rules, given, _placed(given), hands, 0)) == CHANCE}


def _ending(hands: Hands, out: int | None) -> Placed:
    """A board whose last tile leaves nobody a move, or any board when somebody goes out."""
    held = DOUBLE_SIX.mask(*(text for hand in hands for text in hand))
    for number, double in enumerate(DOUBLE_SIX_TREES.spinner):
        suit = DOUBLE_SIX.suit[number]
        for tile in each(suit & ~held & ~(1 << double)):
            outer = DOUBLE_SIX.highs[tile] + DOUBLE_SIX.lows[tile] - number
            bound = 1 << double if out is not None else suit | 1 << DOUBLE_SIX_TREES.spinner[outer]
            if not held & bound:
                name = DOUBLE_SIX.texts[double]
                return [(name, None), (DOUBLE_SIX.texts[tile], name)]
    raise ActionError("no board found on which these hands end a round")


def _round(hands: Hands, out: int | None, match: Match, **options: object) -> Match:
    """The match after a round that ends with these hands."""
    rules = _rules(len(hands), **options)
    after = _after(rules, {"boneyard": rules.floor}, _ending(hands, out), hands, out or 0, match)
    return after.match


def round_score(given: Given) -> object:
    """Who wins the round and what it is worth."""
    hands = given["hands"]
    end, winner, _, points = _round(hands, given["out"], Match((0,) * len(hands))).ledger[-1]
    assert end == (BLOCKED if given["out"] is None else OUT)
    return {"winner": winner if winner >= 0 else None, "points": points}


def match(given: Given) -> object:
    """The score after rounds that end as told."""
    players = max(2, *(1 + (told["winner"] or 0) for told in given["rounds"]))
    state, decided = Match((0,) * players), None
    for number, told in enumerate(given["rounds"], 1):
        hands: list[list[str]] = [[] for _ in range(players)]
        if told["winner"] is None:
            hands = [[text] for text in ("4-3", "6-1", "5-2", "3-3")[:players]]
        else:
            hands[told["winner"] - 1] = _worth(told["points"])
        state = _round(hands, told["winner"], state, limit=given["limit"])
        if state.over:
            decided = number
            break
    winner = state.scores.index(max(state.scores)) if state.over else None
    return {"finished": state.over, "winner": winner, "totals": list(state.scores), "decided_in_round": decided}


def _worth(pips: int) -> list[str]:
    """Tiles that hold exactly so many pips; those that end the round are left out."""
    chosen: list[str] = []
    for tile in sorted(each(DOUBLE_SIX.full), key=lambda tile: -DOUBLE_SIX.pips[tile]):
        if DOUBLE_SIX.texts[tile] not in {"0-0", "1-0"} and 0 < DOUBLE_SIX.pips[tile] <= pips:
            chosen.append(DOUBLE_SIX.texts[tile])
            pips -= DOUBLE_SIX.pips[tile]
    if pips:
        raise ActionError(f"no hand found that is worth the points of this round; {pips} are left")
    return chosen


def replay(record: Given) -> list[str]:
    """What disagrees between a recorded round and the rules."""
    rules = _rules(record["players"])
    state = _dealt(rules, record["hands"], record["boneyard"])
    left = state.stock
    wrong: list[str] = []
    for at, move in enumerate(record["moves"]):
        where, legal = f"move {at} ({move['move']})", rules.legal(state) if state.turn >= 0 else ()
        if state.turn != move["seat"]:
            return [*wrong, f"{where}: seat {state.turn} acts, not {move['seat']}"]
        if "n_legal" in move and len(legal) != move["n_legal"]:
            wrong.append(f"{where}: {len(legal)} legal moves, not {move['n_legal']}")
        action = rules.actions.parse(f"{move['move']}@{move['to']}" if move.get("to") else move["move"])
        if action not in legal:
            return [*wrong, f"{where}: not legal"]
        if action.kind == DRAW and DOUBLE_SIX.texts[state.next_drawn()] != move["tile"]:
            wrong.append(f"{where}: draws {DOUBLE_SIX.texts[state.next_drawn()]}, not {move['tile']}")
        left = state.stock - (action.kind == DRAW)
        state = rules.apply(state, action)
    if state.turn >= 0:
        return [*wrong, "the round has not ended"]
    return wrong + _final(record, state, left)


def _final(record: Given, state: TreeState, left: int) -> list[str]:
    """What disagrees about the end of a round."""
    end, winner, packed, points = state.match.ledger[-1]
    told: dict[str, Any] = {"type": ENDS[end]}
    if end != MISDEAL:
        told |= {"winner": winner if winner >= 0 else None, "points": points}
    held = [sorted(DOUBLE_SIX.names(hand)) for hand in unpack_hands(packed, record["players"])]
    pairs = {
        "result": (told, record["result"]),
        "final hands": (held, [sorted(hand) for hand in record.get("final_hands", held)]),
        "boneyard left": (left, record.get("boneyard_left", left)),
    }
    return [f"{name}: {got}, not {expected}" for name, (got, expected) in pairs.items() if got != expected]


HANDLERS: Final[Mapping[str, Callable[[Given], object]]] = {
    "opening": opening,
    "deal": deal,
    "legal_moves": legal_moves,
    "open_sides": open_sides,
    "blocked_check": blocked_check,
    "round_score": round_score,
    "match": match,
}
