"""Partner six love: Jamaican dominoes in pairs. Only one side can hold points; six of them win."""

from typing import Final

from capicua.core.game import Seat
from capicua.core.options import Value, switch
from capicua.core.style import Style
from capicua.families.account import PAIRS
from capicua.families.line_course import clauses
from capicua.families.match import Match
from capicua.families.six_love import BRUCK, ONE_ALL, SixLove


class PartnerSixLove(SixLove):
    """A set of pairs, broken by any win of the side on 0; at 1-0, if so chosen, that win leads to a hand for two."""

    version = 1
    clauses = clauses(
        "partner_six_love",
        held="3",
        fit="3",
        must="3.1",
        end="3.2",
        draw="1",
        pick="1",
        opening="2",
        out="4",
        key="4",
        lowest="4.1",
        tie="4.2",
        stake="4.3",
        bruck="5",
        even="5.1",
        love="5.2",
    )

    def __init__(self, id: str, chosen: dict[str, Value]) -> None:
        super().__init__(id, chosen, (0, 3, 2, 1))
        self.sides = PAIRS
        self.one_all = chosen["one_all_play_two"] == "on"
        self.escalates = chosen["tie_stake_escalates"] == "on"

    def score(self, match: Match, winner: Seat, points: int) -> tuple[list[int], int, int]:
        if all(self.totals(match.scores)):
            scores = [score if (seat - winner) % 2 == 0 else 0 for seat, score in enumerate(match.scores)]
            scores[winner] += points
            return scores, self.judge(scores), 1
        scores, state, lost = super().score(match, winner, points)
        if self.one_all and state == BRUCK and sum(match.scores) == 1:
            return [min(score, 1) for score in scores], ONE_ALL, lost
        return scores, state, lost


STYLE: Final = Style(
    "partner_six_love",
    "jamaican",
    PartnerSixLove,
    (switch("one_all_play_two", "on"), switch("tie_stake_escalates", "on")),
)
