"""Vectors of Dominó de Duplas: positions built by hand, answered by the public rules."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from capicua.conformance.line_moves import deal_of, differ, follow, hands_of, written
from capicua.core.errors import ActionError
from capicua.core.game import Deal
from capicua.core.tiles import DOUBLE_SIX, each
from capicua.families.line_setup import set_up
from capicua.families.line_table import LineState
from capicua.families.match import BLOCKED, MISDEAL, Match, Row
from capicua.families.packed import unpack_hands
from capicua.games import registry
from capicua.games.duplas import KINDS, Duplas

GAME: Final = "000"
Given = Mapping[str, Any]


def _rules(**options: object) -> Duplas:
    given = {
        name: {True: "on", False: "off"}.get(value, value) if isinstance(value, bool) else value
        for name, value in options.items()
    }
    rules = registry.find("duplas").rules({"pick_phase": "automatic", **given})
    assert isinstance(rules, Duplas)
    return rules


def _match(stake: int = 1, scores: tuple[int, ...] = (0, 0, 0, 0), opener: int = -1, laid: int = 1) -> Match:
    return Match(scores, stake, opener, extra=(laid,))


def _told(row: Row) -> dict[str, Any]:
    """The result of a round as vectors write it, from the row of the ledger."""
    end, seat, packed, kind, _, points, credited = row[:7]
    pair = credited % 2
    if end == MISDEAL and kind == 4:
        return {"type": "void", "seat": seat, "next_stake": 2, "points": 0}
    if end == MISDEAL and kind == 5:
        return {"type": "five_doubles", "seat": seat, "winner_team": pair, "points": points, "next_stake": 1}
    if end == MISDEAL:
        return {"type": "instant_match", "seat": seat, "winner_team": pair}
    if end == BLOCKED:
        held = [DOUBLE_SIX.count(hand) for hand in unpack_hands(packed, 4)]
        sums = [held[0] + held[2], held[1] + held[3]]
        told = {"type": "locked", "winner_team": pair, "winner_seat": credited, "points": points}
        return {**told, "team_pips": sums, "tie_broken": sums[0] == sums[1]}
    return {"type": "batida", "kind": KINDS[kind], "winner_team": pair, "winner_seat": seat, "points": points}


def _last(state: LineState) -> Row:
    return state.match.ledger[-1]


def batida_score(given: Given) -> object:
    """The result of laying the last tile of a hand, on whichever ends it fits: they must agree."""
    rules, hands = _rules(scoring=given["scoring"]), [list(hand) for hand in given["hands_after"]]
    hands[given["seat"]] = [given["tile"]]
    state = set_up(rules, given["line"], hands, given["seat"], match=_match(given["stake"]))
    told = [_told(_last(rules.apply(state, action))) for action in rules.legal(state)]
    return told[0] if all(one == told[0] for one in told) else told


def locked_score(given: Given) -> object:
    """The result when the locker lays the last tile of the line."""
    rules, hands = _rules(scoring=given["scoring"]), [list(hand) for hand in given["hands"]]
    *line, (left, right) = given["line"]
    tile = f"{max(left, right)}-{min(left, right)}"
    hands[given["locker"]].append(tile)
    state = set_up(rules, line, hands, given["locker"], match=_match(given["stake"]))
    return _told(_last(rules.apply(state, rules.actions.parse(f"{tile}R"))))


def legal_moves(given: Given) -> object:
    """The moves of the seat on turn."""
    rules = _rules(**given.get("options", {}))
    state = set_up(rules, given["line"], given["hands"], given["turn"], match=_match())
    return {"moves": written(rules, rules.legal(state))}


def carroca_check(given: Given) -> object:
    """What the doubles of a dealt hand do before any tile is laid."""
    rules = _rules(scoring=given["scoring"])
    dealt = rules.deal(rules.resume(_match(given["stake"]).dump()), deal_of(rules, given["hands"]))
    if not dealt.match.ledger:
        return {"effect": "play"}
    told = _told(_last(dealt))
    return {"effect": told.pop("type"), **told}


def pick_now(given: Given) -> object:
    """Which slots a picking act takes, and the hand it leads to."""
    rules = _rules(pick_phase="manual")
    state = rules.deal(rules.start(), Deal(tuple(map(DOUBLE_SIX.parse, given["slots"])), _first(given)))
    for slot in (*given["taken"], *given["already"]):
        state = rules.apply(state, rules.actions.parse(f"pick{slot}"))
    act = "pick_now" if given["action"] == "pick_now" else f"pick{given['slot']}"
    step, picker = rules.actions.parse(act), given["picker"]
    slots = rules.slots_of(state, step)
    assert state.turn == picker
    hand = [given["slots"][slot] for slot in (*given["already"], *slots)]
    held = rules.apply(state, step).hand(picker)
    return {"gets": slots, "hand": hand if DOUBLE_SIX.mask(*hand) == held else DOUBLE_SIX.names(held)}


def _first(given: Given) -> int:
    """The first picker, so that the one in question is on turn after the slots already taken."""
    return int((given["picker"] - len(given["taken"]) // 7) % 4)


def opening(given: Given) -> object:
    """Who opens the next round, with what, and whether by itself."""
    rules = _rules(opening=given["option"])
    carried = _match(opener=given.get("prev_credited", -1), laid=int(given["round_index"] > 1))
    dealt = rules.deal(rules.resume(carried.dump()), deal_of(rules, given["hands"]))
    itself = rules.automatic(dealt)
    tile = DOUBLE_SIX.texts[itself.tile] if itself is not None else None
    return {"opener": rules.to_act(dealt), "tile": tile, "automatic": itself is not None}


def match(given: Given) -> object:
    """The score after rounds that end as told."""
    rules = _rules(scoring=given["scoring"], limit=given["limit"])
    state, decided = rules.start(), None
    for number, told in enumerate(given["rounds"], 1):
        if "instant_seat" in told:
            state = _with_doubles(rules, state, told["instant_seat"], 6)
        else:
            state = _round(rules, state, told["seat"], told["points"])
        if state.match.over:
            decided = number
            break
    scores = list(state.match.scores)
    winner = rules.ranks(state.match).index(1) if state.match.over else None
    team = [scores[0] + scores[2], scores[1] + scores[3]]
    over = state.match.over
    return {"finished": over, "winner_team": winner, "team": team, "players": scores, "decided_in_round": decided}


def sequence(given: Given) -> object:
    """The stakes and points of rounds that follow each other."""
    rules = _rules(scoring=given["scoring"], limit=20)
    state, stakes, points = rules.start(), [], []
    for told in given["events"]:
        stakes.append(state.match.stake)
        if told["kind"] == "carrocas":
            state = _with_doubles(rules, state, 0, told["n"])
        else:
            state = _round(rules, state, 0, KINDS.index(told["batida"]) + 1)
        points.append(_last(state)[5])
    return {"stakes": stakes, "points": points}


def _with_doubles(rules: Duplas, state: LineState, seat: int, count: int) -> LineState:
    """The round in which `seat` is dealt so many doubles."""
    doubles = list(each(DOUBLE_SIX.doubles))
    plain = list(each(DOUBLE_SIX.full & ~DOUBLE_SIX.doubles))
    order = doubles[:count] + plain[: 7 - count] + [*plain[7 - count :], *doubles[count:]]
    shift = 7 * seat
    return rules.deal(state, Deal(tuple(order[-shift:] + order[:-shift] if shift else order)))


def _round(rules: Duplas, state: LineState, seat: int, points: int) -> LineState:
    """A round in which `seat` goes out and is worth `points` before the stake."""
    if rules.by_pips:
        rest = [tile for tile in DOUBLE_SIX.texts if tile not in {"6-6", "6-5"}]
        return _go_out(rules, state, seat, [[6, 6]], "6-5", _worth(rest, points))
    tile = ("6-3", "4-4", "5-4", "4-4")[points - 1]
    line = ([[2, 4], [4, 6]], [[4, 6], [6, 5]], [[4, 6], [6, 5]], [[4, 6], [6, 5], [5, 4]])[points - 1]
    return _go_out(rules, state, seat, line, tile, [])


def _go_out(
    rules: Duplas, state: LineState, seat: int, line: Sequence[Sequence[int]], tile: str, rival: list[str]
) -> LineState:
    hands: list[list[str]] = [[], [], [], []]
    hands[seat], hands[(seat + 1) % 4] = [tile], rival
    before = set_up(rules, line, hands, seat, match=state.match)
    return rules.apply(before, rules.legal(before)[0])


def _worth(texts: Sequence[str], pips: int) -> list[str]:
    """Tiles of `texts` that hold exactly so many pips."""
    chosen: list[str] = []
    for text in sorted(texts, key=lambda text: -DOUBLE_SIX.pips[DOUBLE_SIX.parse(text)]):
        count = DOUBLE_SIX.pips[DOUBLE_SIX.parse(text)]
        if 0 < count <= pips:
            chosen.append(text)
            pips -= count
    if pips:
        raise ActionError(f"no hand found that is worth the points of this round; {pips} are left")
    return chosen


def replay(record: Mapping[str, Any]) -> list[str]:
    """What disagrees between a recorded round and the rules."""
    rules = _rules(**record["options"])
    state = rules.deal(rules.resume(_match(record["stake"], laid=0).dump()), deal_of(rules, record["hands"]))
    _, state, wrong = follow(rules, state, record["moves"])
    if rules.to_act(state) >= 0:
        return [*wrong, "the round has not ended"]
    row = _last(state)
    wrong += differ("result", _told(row), record["result"])
    if "final_hands" in record:
        held = hands_of(rules, unpack_hands(row[2], 4))
        wrong += differ("final hands", held, [sorted(hand) for hand in record["final_hands"]])
    return wrong


HANDLERS: Final[Mapping[str, Callable[[Given], object]]] = {
    "batida_score": batida_score,
    "locked_score": locked_score,
    "legal_moves": legal_moves,
    "carroca_check": carroca_check,
    "pick_now": pick_now,
    "opening": opening,
    "match": match,
    "sequence": sequence,
}
