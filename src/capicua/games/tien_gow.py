"""Tien Gow, from Guangdong: four single players, the 32 Chinese dominoes, the last trick decides."""

from collections.abc import Sequence
from typing import Final

from capicua.core.game import Seat
from capicua.core.options import Option, Value, switch
from capicua.core.style import Style
from capicua.core.wire import Arg, RoundResult, ScoreLine, Strip
from capicua.families.match import Match, Row
from capicua.families.packed import unpack_hands
from capicua.families.trick import TrickRules
from capicua.families.trick_actions import QUARTET, SUPREME
from capicua.families.trick_table import SEATS, TrickState, TrickTable, TrickView

OPTIONS: Final = (Option("deals", 1, (1, 4, 8, 16)), switch("multiplier_on_excess", "on"))
BONUSES: Final = {SUPREME: 2, QUARTET: 4}
CLAUSES: Final = {
    "over": "tien_gow/3.3.7", "held": "tien_gow/3.3.8", "group": "tien_gow/3.2.1", "lead": "tien_gow/3.3.2",
    "size": "tien_gow/3.3.3", "early": "tien_gow/3.3.5", "beat": "tien_gow/3.2.5", "supreme": "tien_gow/3.2.4",
}  # fmt: skip
LINES: Final = {
    "none": "tien_gow/3.5.1", "short": "tien_gow/3.5.1", "even": "tien_gow/3.5.1", "excess": "tien_gow/3.5.2",
    "banker": "tien_gow/3.5.3", "last": "tien_gow/3.5.4", "sweep": "tien_gow/3.5.5", "caught": "tien_gow/3.5.6",
    "relieved": "tien_gow/3.5.6", "settled": "tien_gow/3.5.7", "supreme": "tien_gow/3.4.1",
    "quartet": "tien_gow/3.4.2", "thrown": "tien_gow/3.3.6",
}  # fmt: skip
FAIR: Final = 4
"""The columns that neither pay nor receive."""


class TienGow(TrickRules):
    """A match of so many deals. A row of the ledger holds, for the four seats each: points, columns, what bonuses
    brought, what is due to the winner; then winner, banker, the group that won the last trick, who is caught with
    the Little Three (-1: nobody), the packed discards, and the bonuses.
    """

    version = 1
    bonuses = BONUSES
    clauses = CLAUSES

    def __init__(self, id: str, chosen: dict[str, Value]) -> None:
        super().__init__(id, chosen)
        self.deals = int(chosen["deals"])
        self.doubles_excess = chosen["multiplier_on_excess"] == "on"
        self.big_six = self.actions.parse("4-2").index
        self.little_three = self.actions.parse("2-1").index

    def may_beat(self, table: TrickTable, seat: Seat) -> bool:
        return table.left > 1 or table.column(seat) > 0

    def payments(self, bonus: int, banker: Seat) -> tuple[int, ...]:
        shape, winner = divmod(bonus, SEATS)
        paid = [0 if seat == winner else -self.bonuses[shape] * bank(banker, winner, seat) for seat in range(SEATS)]
        paid[winner] = -sum(paid)
        return tuple(paid)

    def notices(self, view: TrickView) -> list[Strip]:
        if view.turn < 0 or view.column(view.seat) or not view.tiles_of(view.seat):
            return []
        dead = view.left == 1 and view.turn == view.seat
        return [Strip("notice", "tien-gow-early-death" if dead else "tien-gow-no-column")]

    # --- settlement ------------------------------------------------------------------------------

    def settle(self, table: TrickState) -> Match:
        match, winner, banker, columns = table.match, table.holder, table.match.first, table.all_columns()
        caught = table.leader if table.high == self.big_six and table.led() == self.little_three else -1
        due = [0 if seat == winner else self.due(seat, columns, winner, banker, table.high) for seat in range(SEATS)]
        bonus = [sum(self.payments(code, banker)[seat] for code in table.bonus) for seat in range(SEATS)]
        points = [gain - debt for gain, debt in zip(bonus, due, strict=True)]
        points[winner] += sum(due)
        for seat in relieved(due, caught):
            points[seat] += due[seat]
            points[caught] -= due[seat]
        row = (*points, *columns, *bonus, *due, winner, banker, table.high, caught, table.thrown, *table.bonus)
        scores = tuple(map(int.__add__, match.scores, points))
        return match.closed_with(row, scores, len(match.ledger) + 1 >= self.deals, opener=winner)

    def due(self, seat: Seat, columns: Sequence[int], winner: Seat, banker: Seat, high: int) -> int:
        """What `seat` owes the winner of the last trick; negative when it receives."""
        return base(columns[seat]) << len(self.doublings(seat, columns, winner, banker, high))

    def doublings(self, seat: Seat, columns: Sequence[int], winner: Seat, banker: Seat, high: int) -> list[str]:
        """What doubles the payment between `seat` and the winner: banker, last, sweep."""
        owed = base(columns[seat])
        found = ["banker"] if owed and banker in {winner, seat} else []
        if owed > 0 or (owed and self.doubles_excess):
            if high == self.little_three or self.book.groups[high].target in self.bonuses:
                found.append("last")
            if columns[winner] == 2 * FAIR:
                found.append("sweep")
        return found

    # --- the account -----------------------------------------------------------------------------

    def account(self, row: Row) -> RoundResult:
        columns, due = row[4:8], row[12:16]
        winner, banker, high, caught, thrown = row[16:21]
        rivals = [(winner - step) % SEATS for step in range(1, SEATS)]
        lines: list[ScoreLine] = []
        for seat in rivals:
            lines.append(own_line(seat, columns[seat]))
            for name in self.doublings(seat, columns, winner, banker, high):
                tiles = self.tiles.names(self.book.groups[high].tiles) if name == "last" else []
                lines.append(ScoreLine(f"tien-gow-line-{name}", LINES[name], {}, "x", 2, seat, tiles))
        lines += [line("settled", winner, due[seat], seat) for seat in rivals if due[seat]]
        for seat in relieved(due, caught):
            lines += [line("caught", caught, -due[seat], seat), line("relieved", seat, due[seat], caught)]
        for bonus in row[21:]:
            name = "supreme" if bonus // SEATS == SUPREME else "quartet"
            paid = self.payments(bonus, banker)
            lines += [line(name, seat, points, bonus % SEATS) for seat, points in enumerate(paid)]
        for seat, mask in enumerate(unpack_hands(thrown, SEATS)):
            told: dict[str, Arg] = {"seat": {"seat": seat}}
            lines.append(ScoreLine("tien-gow-line-thrown", LINES["thrown"], told, tiles=self.tiles.names(mask)))
        text = "tien-gow-sweep" if columns[winner] == 2 * FAIR else "tien-gow-won"
        return RoundResult(text, {"seat": {"seat": winner}}, lines, list(row[:4]), counted=False)


def base(columns: int) -> int:
    """What an opponent with so many columns owes before anything doubles; negative when it receives."""
    return FAIR - columns if columns else FAIR + 1


def bank(banker: Seat, one: Seat, other: Seat) -> int:
    """The banker pays and is paid double."""
    return 2 if banker in {one, other} else 1


def relieved(due: Sequence[int], caught: Seat) -> list[Seat]:
    """Whose payments the seat caught with the Little Three takes over; nobody's when none is caught (-1)."""
    return [seat for seat, owed in enumerate(due) if owed > 0 and seat != caught and caught >= 0]


def own_line(seat: Seat, columns: int) -> ScoreLine:
    """What an opponent of the winner pays or receives for its columns."""
    owed = base(columns)
    name = "none" if not columns else "short" if owed > 0 else "excess" if owed else "even"
    args: dict[str, Arg] = {"seat": {"seat": seat}, "columns": columns}
    return ScoreLine(f"tien-gow-line-{name}", LINES[name], args, "+" if owed else "", -owed, seat)


def line(name: str, side: Seat, points: int, other: Seat) -> ScoreLine:
    """A line that adds `points` to `side`, on account of the seat `other`."""
    return ScoreLine(f"tien-gow-line-{name}", LINES[name], {"seat": {"seat": other}}, "+", points, side)


STYLE: Final = Style("tien_gow", "tien_gow", TienGow, OPTIONS)
