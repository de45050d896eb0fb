"""Jamaican six love, cut-throat: each for himself, to six points while somebody is still on 0. And its presets."""

from typing import Final

from capicua.core.options import Option, Value, switch
from capicua.core.style import Style
from capicua.core.tiles import DOUBLE_SIX, western
from capicua.families.line_course import clauses
from capicua.families.six_love import SixLove

MODE: Final = Option("mode", "six_love", ("six_love", "first_to_six"))
SETS: Final = Option("six_loves_to_win", 1, low=1, high=5, offer=(1, 2, 3, 5), when=("mode", "six_love"))
POINTS: Final = (
    Option("target", 6, (6, 10)),
    Option("key_card_points", 2, (1, 2)),
    switch("key_card_stacks", "off"),
    switch("tie_stake_escalates", "off"),
)


class Jamaican(SixLove):
    """Four players with seven tiles each, or three with nine each of the 27 that are left without 0-0."""

    version = 1
    clauses = clauses(
        "jamaican",
        held="4.3",
        fit="4.3",
        must="4.3.1",
        end="4.3.2",
        draw="4.1.1",
        pick="4.1.1",
        opening="4.2",
        out="4.4",
        key="4.4.1",
        lowest="4.4.2",
        tie="4.4.3",
        stake="4.4.4",
        love="4.5",
        bruck="4.5.1",
        reached="4.5.3",
    )

    def __init__(self, id: str, chosen: dict[str, Value]) -> None:
        players = int(chosen.get("players", 4))
        tiles = DOUBLE_SIX if players == 4 else western(6, without=((0, 0),))
        super().__init__(id, chosen, (0, *range(players - 1, 0, -1)), tiles)
        self.hand_size = tiles.size // players
        self.loves = chosen["mode"] == "six_love"
        self.target = int(chosen["target"])
        self.sets = int(chosen.get("six_loves_to_win", 1))
        self.key_points = int(chosen["key_card_points"])
        self.key_stacks = chosen["key_card_stacks"] == "on"
        self.escalates = chosen["tie_stake_escalates"] == "on"


STYLE: Final = Style("jamaican", "jamaican", Jamaican, (MODE, *POINTS, SETS))
STRAIGHT_SIX: Final = Style("straight_six", "jamaican", Jamaican, POINTS, fixed={"mode": "first_to_six"})
CUT_THROAT_THREE: Final = Style(
    "cut_throat_three", "jamaican", Jamaican, (MODE, *POINTS, SETS), players=(3,), fixed={"players": 3}
)
