"""What the score of a match of a row game is worth to a side: its chance to win, in millionths.

Whole numbers throughout, so that every build decides alike.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from capicua.core.game import Seat
from capicua.families.line_course import LineCourse
from capicua.families.match import Match
from capicua.families.six_love import BRUCK, GOES_ON, ONE_ALL, SixLove

SURE: Final = 1_000_000
"""What a won match is worth."""


def equity(rules: LineCourse, match: Match, side: int) -> int:
    """The chance of `side` to win the match that stands like this."""
    if match.over:
        ranks = rules.ranks(match)
        return SURE // ranks.count(1) if ranks[side] == 1 else 0
    if isinstance(rules, SixLove) and rules.loves:
        return set_equity(rules, tuple(rules.totals(match.scores)))[side]
    return race(rules.totals(match.scores), rules.limit() or 1)[side]


def race(points: Sequence[int], limit: int) -> list[int]:
    """Each side's chance to reach `limit` first: as the inverse squares of what the sides still want.

    So a point is worth more the nearer somebody is to the end, and points beyond the limit nothing.
    """
    wants = [limit - have for have in points]
    if min(wants) <= 0:
        first = [want == min(wants) for want in wants]
        return [SURE // sum(first) if won else 0 for won in first]
    chances = [SURE * SURE // (want * want) for want in wants]
    return [SURE * chance // sum(chances) for chance in chances]


ROUND: Final = 10
"""By how many points a lead wavers in the round that ends the match."""


def fewest(points: Sequence[int], limit: int, side: int) -> int:
    """Of how many others `side` will stay ahead by having fewer points, in a match up to `limit`: all are a million.

    A lead is worth the more the less of the match is left; once it is over, nothing but the order counts.
    """
    left = limit - max(points)
    wavers = left + ROUND if left > 0 else 0
    total = 0
    for other, have in enumerate(points):
        if other != side:
            lead = have - points[side]
            total += SURE // 2 + SURE // 2 * lead // (abs(lead) + wavers or 1)
    return total // (len(points) - 1)


@lru_cache(maxsize=4096)
def set_equity(rules: SixLove, points: tuple[int, ...]) -> tuple[int, ...]:
    """Each side's chance to win a set that is played for a six love, when every seat is as likely to win a game.

    A set that is broken is worth the same to all, for the next one begins at 0.
    """
    chances = [0] * len(points)
    for number, side in enumerate(rules.sides):
        for at, won in enumerate(_after(rules, points, number, side[0])):
            chances[at] += won
    return tuple(chance // len(points) for chance in chances)


def _after(rules: SixLove, points: tuple[int, ...], number: int, winner: Seat) -> tuple[int, ...]:
    """What the set is worth once `winner` of the side `number` has won one more game."""
    scores = [0] * rules.seats
    for side, have in zip(rules.sides, points, strict=True):
        scores[side[0]] = have
    after, state, _ = rules.score(Match(tuple(scores)), winner, 1)
    if state == GOES_ON:
        return set_equity(rules, tuple(rules.totals(after)))
    if state in {BRUCK, ONE_ALL}:
        return (SURE // len(points),) * len(points)
    return tuple(SURE if at == number else 0 for at in range(len(points)))
