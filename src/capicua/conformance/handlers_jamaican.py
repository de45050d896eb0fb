"""Vectors of Jamaican six love: positions built by hand, answered by the public rules."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from capicua.conformance.line_moves import deal_of, differ, follow, lay_last, written
from capicua.core.game import Seat
from capicua.core.rng import Rng
from capicua.core.tiles import DOUBLE_SIX
from capicua.families.line_setup import set_up
from capicua.families.line_table import LineState
from capicua.families.match import BLOCKED, Match
from capicua.families.packed import unpack_hands
from capicua.families.six_love import BRUCK, GOES_ON, SIX_LOVE
from capicua.games.jamaican import STYLE, Jamaican

GAME: Final = "004"
Given = Mapping[str, Any]

STATES: Final = {GOES_ON: "continue", SIX_LOVE: "six_love", BRUCK: "bruck"}

KEY_CARD: Final = [[4, 4], [4, 3], [3, 3], [3, 1], [1, 0], [0, 2], [2, 1], [1, 6], [6, 4], [4, 2], [2, 6], [6, 6],
                   [6, 3], [3, 0], [0, 4], [4, 5], [5, 6], [6, 0], [0, 5], [5, 1], [1, 1]]  # fmt: skip
"""A line whose ends, 4 and 1, only 4-1 is left to join."""
TIE: Final = [[6, 1], [1, 5], [5, 5], [5, 0], [0, 0], [0, 3], [3, 2], [2, 2], [2, 0], [0, 6], [6, 6], [6, 5], [5, 3],
              [3, 6], [6, 2], [2, 1], [1, 0], [0, 4], [4, 6]]  # fmt: skip
"""A line that is dead at both ends."""


def _rules(**options: object) -> Jamaican:
    rules = STYLE.rules(options)
    assert isinstance(rules, Jamaican)
    return rules


def _match(stake: int = 1, scores: tuple[int, ...] = (0, 0, 0, 0)) -> Match:
    return Match(scores, stake, extra=(0,) * 5)


def _game(rules: Jamaican, match: Match, winner: Seat | None, key: bool = False) -> LineState:
    """The state after a game: a draw, a win with a last tile, or with a key card."""
    if winner is None:
        return lay_last(rules, TIE, [["3-3"], ["5-4", "4-1"], ["5-2"], ["3-1", "1-1"]], 0, match)
    hands: list[list[str]] = [[], [], [], []]
    hands[winner] = ["4-1"] if key else ["6-3"]
    before = set_up(rules, KEY_CARD if key else [[2, 4], [4, 6]], hands, winner, match=match)
    return rules.apply(before, rules.legal(before)[0])


def _posed(rules: Jamaican, state: LineState) -> bool:
    """Whether the next game opens with the 6-6."""
    dealt = rules.deal(state, rules.shuffle(state, Rng(1)))
    return [action.text for action in rules.legal(dealt)] == ["6-6"]


def pose(given: Given) -> object:
    """Who poses the next game, with what, and what the game is worth."""
    rules = _rules()
    won = _match(scores=tuple(int(seat != given["last_winner"]) for seat in range(4)))
    state = {
        "first_of_set": rules.start(),
        "normal": _game(rules, _match(), given["last_winner"]),
        "after_draw": _game(rules, _match(), None),
        "after_bruck": _game(rules, won, given["last_winner"]),
    }[given["game"]]
    dealt = rules.deal(state, deal_of(rules, given["hands"]))
    legal = [action.text for action in rules.legal(dealt)]
    return {
        "poser": rules.to_act(dealt),
        "must": legal[0] if len(legal) == 1 else None,
        "stake": state.match.stake,
    }


def legal_moves(given: Given) -> object:
    """The moves of the seat on turn."""
    rules = _rules()
    state = set_up(rules, given["line"], given["hands"], given["turn"], must=given.get("must"))
    return {"moves": written(rules, rules.legal(state))}


def out_score(given: Given) -> object:
    """What the last tile of a hand is worth, on whichever ends it fits: they must agree."""
    rules, hands = _rules(), [list(hand) for hand in given["hands_after"]]
    hands[given["seat"]] = [given["tile"]]
    state = set_up(rules, given["line"], hands, given["seat"], match=_match(given["stake"]))
    rows = [rules.apply(state, action).match.ledger[-1] for action in rules.legal(state)]
    told = [{"winner": row[3], "key_card": bool(row[4]), "points": row[6]} for row in rows]
    return told[0] if all(one == told[0] for one in told) else told


def count(given: Given) -> object:
    """The pips of a hand."""
    tiles = _rules().tiles
    return {"pips": tiles.count(tiles.mask(*given["hand"]))}


def blocked_score(given: Given) -> object:
    """Who wins when the last tile of the line blocks the game, and how the next one opens."""
    rules = _rules()
    state = lay_last(rules, given["line"], given["hands"], given["last_placer"], _match(given["stake"]))
    row, match = state.match.ledger[-1], state.match
    draw, forced = row[3] < 0, _posed(rules, state)
    dealt = rules.deal(state, rules.shuffle(state, Rng(1)))
    return {
        "result": ("draw" if draw else "win") if row[0] == BLOCKED else "out",
        "winner": None if draw else row[3],
        "points": row[6],
        "counts": _counts(row[2]),
        "next_poser": "holder of 6-6" if forced else rules.to_act(dealt),
        "next_must": "6-6" if forced else None,
        "next_stake": match.stake,
    }


def _counts(packed: int) -> list[int]:
    return [DOUBLE_SIX.count(hand) for hand in unpack_hands(packed, 4)]


def set_score(given: Given) -> object:
    """What a game won (or drawn) makes of the score of a set."""
    rules, points = _rules(), given["points"]
    match = _game(rules, _match(max(points, 1), tuple(given["before"])), given["winner"]).match
    row = match.ledger[-1]
    loved = [seat for seat in range(4) if row[8] >> seat & 1]
    return {"after": match.scores, "state": STATES[row[7]], "loved": loved}


def match(given: Given) -> object:
    """The course of a match: scores, brucks, where the 6-6 was posed, who won over whom."""
    rules = _rules()
    state, scores, forced = rules.start(), [], []
    for number, game in enumerate(given["games"]):
        if _posed(rules, state):
            forced.append(number)
        state = _game(rules, state.match, game["w"], key=game["p"] > state.match.stake)
        if state.match.ledger[-1][6] != game["p"]:
            return f"game {number} is worth {state.match.ledger[-1][6]}"
        scores.append(state.match.scores)
    over, row = state.match.over, state.match.ledger[-1]
    return {
        "scores_after": scores,
        "brucks": state.match.extra[0],
        "winner": rules.ranks(state.match).index(1) if over else None,
        "loved": [seat for seat in range(4) if row[8] >> seat & 1],
        "forced_66": forced,
    }


def replay(record: Mapping[str, Any]) -> list[str]:
    """What disagrees between a recorded set and the rules."""
    rules, wrong = _rules(), list[str]()
    state = rules.start()
    for number, game in enumerate(record["games"]):
        wrong += differ(f"stake of game {number}", state.match.stake, game["stake"])
        dealt = rules.deal(state, deal_of(rules, game["hands"]))
        must = "6-6" if dealt.frame.must else None
        wrong += differ(f"pose of game {number}", (rules.to_act(dealt), must), (game["poser"], game["must"]))
        _, state, differences = follow(rules, dealt, game["moves"])
        wrong += differences
        if rules.to_act(state) >= 0:
            return [*wrong, f"game {number} has not ended"]
        row = state.match.ledger[-1]
        wrong += differ(f"result of game {number}", _result(row), game["result"])
        wrong += differ(f"points of game {number}", row[6], game["points"])
        wrong += differ(f"scores after game {number}", list(state.match.scores), game["scores_after"])
        wrong += differ(f"state after game {number}", STATES[row[7]], game["state"])
    end = STATES[state.match.ledger[-1][7]] if state.match.ledger else None
    return wrong + differ("end of the set", end, record["end"])


def _result(row: tuple[int, ...]) -> dict[str, Any]:
    winner = None if row[3] < 0 else row[3]
    if row[0] == BLOCKED:
        return {"type": "blocked", "counts": _counts(row[2]), "winner": winner}
    return {"type": "out", "winner": winner, "key_card": bool(row[4])}


HANDLERS: Final[Mapping[str, Callable[[Given], object]]] = {
    "pose": pose,
    "legal_moves": legal_moves,
    "out_score": out_score,
    "count": count,
    "blocked_score": blocked_score,
    "set_score": set_score,
    "match": match,
}
