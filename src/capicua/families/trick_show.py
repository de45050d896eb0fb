"""A trick game on the wire: the picture of a view, the texts of events, moves read back."""

from collections.abc import Mapping, Sequence
from typing import Literal

from capicua.core.actions import Action
from capicua.core.errors import ActionError
from capicua.core.game import OVER, Event
from capicua.core.tiles import each
from capicua.core.wire import (
    Arg,
    Badge,
    Choice,
    Counter,
    Group,
    LedgerRow,
    Motion,
    Move,
    OwnPicture,
    Refusal,
    SeatPicture,
    SideScore,
    Strip,
    TablePicture,
    Thrown,
    Tiding,
    TrickBoard,
)
from capicua.families.match import Match
from capicua.families.trick_actions import SUPREME
from capicua.families.trick_course import TrickCourse
from capicua.families.trick_events import BEAT, DEALT, LED, PAID, THREW, WON
from capicua.families.trick_table import SEATS, TrickView

Phase = Literal["deal", "pick", "play", "round_over", "match_over"]


def own(rules: TrickCourse, view: TrickView) -> OwnPicture | None:
    """What the view's seat alone sees."""
    if view.seat < 0:
        return None
    return OwnPicture(view.seat, rules.tiles.names(view.hand), _options(rules, view), rules.notices(view))


def _options(rules: TrickCourse, view: TrickView) -> list[Choice]:
    """Every group that may be shown; all discards as one choice, with the number of tiles."""
    if view.turn != view.seat:
        return []
    names, texts = rules.book.names, rules.tiles.names
    options = [
        Choice("group", choose=texts(action.tiles), face="up", name=names[action.index])
        for action in rules.shown(view, view.hand)
    ]
    if view.played:
        options.append(Choice("group", face="down", count=view.size))
    return options


def table(rules: TrickCourse, view: TrickView) -> TablePicture:
    """What everybody sees."""
    match, playing = view.match, view.turn >= 0
    accounts = [rules.accounts.of(row) for row in match.ledger]
    rows = [LedgerRow(i, told.text, told.args, told.points) for i, told in enumerate(accounts, 1)]
    board = _board(rules, view)
    counters = [Counter("counter-trick", board.trick)]
    if rules.deals > 1:
        counters.append(Counter("counter-deals", rules.deals))
    return TablePicture(
        game=rules.id,
        phase=_phase(view),
        round=len(match.ledger) + playing,
        turn=view.turn if playing else None,
        order=list(rules.order),
        board=board,
        slots=None,
        seats=[_seat(rules, view, seat) for seat in range(SEATS)],
        sides=[SideScore([seat], score) for seat, score in enumerate(match.scores)],
        limit=None,
        counters=counters,
        badges=[],
        ledger=rows,
        result=accounts[-1] if accounts and not playing else None,
        ranks=rules.ranks(match) if match.over else None,
    )


def _phase(view: TrickView) -> Phase:
    if view.turn >= 0:
        return "play"
    if view.turn == OVER:
        return "match_over"
    return "round_over" if view.match.ledger else "deal"


def _board(rules: TrickCourse, view: TrickView) -> TrickBoard:
    """The trick on the table; between tricks the one that was just won."""
    steps = view.steps()
    shown = steps[len(steps) - (view.played or min(SEATS, len(steps))) :]
    thrown: list[Thrown] = []
    for seat, played in shown:
        if played < 0:
            thrown.append(Thrown(seat, [], -played, "down", None, "discard"))
            continue
        tiles = rules.tiles.names(rules.book.groups[played].tiles)
        state: Literal["high", "beaten"] = "high" if played == view.high else "beaten"
        thrown.append(Thrown(seat, tiles, len(tiles), "up", rules.book.names[played], state))
    winner = view.holder if shown and not view.played else None
    trick = (len(steps) + SEATS - 1) // SEATS
    return TrickBoard(thrown, view.leader if shown else None, winner, view.size, trick)


def _seat(rules: TrickCourse, view: TrickView, seat: int) -> SeatPicture:
    counters = [Counter("counter-columns", view.column(seat))]
    if view.bonus:
        paid = sum(rules.payments(bonus, view.match.first)[seat] for bonus in view.bonus)
        counters.append(Counter("counter-payments", paid))
    badges = [Badge("badge-banker")] if seat == view.match.first else []
    score, strip = view.match.scores[seat], _strip(rules, view, seat)
    return SeatPicture(seat, view.tiles_of(seat), None, score, counters, badges, strip)


def _strip(rules: TrickCourse, view: TrickView, seat: int) -> Strip | None:
    """The message under a name: what the seat did to the trick, what the trick or the round brought it."""
    if view.turn < 0:
        return _final_strip(rules, view, seat)
    if view.played:
        return _trick_strip(view, seat)
    paid = rules.paid(view)
    if paid is not None:
        text = "strip-received" if paid[seat] > 0 else "strip-paid"
        return Strip("result", text, {"points": abs(paid[seat])})
    if seat == view.holder:
        return Strip("result", "strip-won-trick", {"columns": view.size})
    return None


def _final_strip(rules: TrickCourse, view: TrickView, seat: int) -> Strip | None:
    if not view.match.ledger:
        return None
    told = rules.accounts.of(view.match.ledger[-1])
    if told.args.get("seat") == {"seat": seat}:
        return Strip("result", told.text, told.args)
    return Strip("result", "strip-points", {"points": told.points[seat]})


def _trick_strip(view: TrickView, seat: int) -> Strip | None:
    if not view.has_played(seat):
        return None
    if seat == view.holder and seat != view.leader:
        return Strip("result", "strip-high")
    if seat == view.leader:
        return Strip("notice", "strip-led")
    if _showed(view, seat):
        return Strip("notice", "strip-beaten")
    return Strip("notice", "strip-threw", {"count": view.size})


def _showed(view: TrickView, seat: int) -> bool:
    """Whether the newest play of `seat` was face up."""
    return next(played for by, played in reversed(view.steps()) if by == seat) >= 0


# --- events ------------------------------------------------------------------------------------------


def tidings(rules: TrickCourse, event: Event) -> Sequence[Tiding]:
    """A redacted event in texts and motions."""
    seat, kind = event.seat, event.kind
    if kind == THREW:
        count = event.facts[0]
        faces = rules.tiles.names(event.secret[0]) if event.secret else [None] * count
        return _travel("event-threw", seat, {"count": count}, faces)
    if kind in {LED, BEAT} and event.action is not None:
        tiles = rules.tiles.names(event.action.tiles)
        return _travel("event-led" if kind == LED else "event-beat", seat, {"tiles": ", ".join(tiles)}, tiles)
    if kind == WON:
        return [Tiding("event-won-trick", seat, {"columns": event.facts[0]}, Motion(None, "trick", f"won:{seat}"))]
    if kind == PAID:
        return _payments(event)
    if not isinstance(event.carried, Match):
        return []
    if kind == DEALT:
        return [Tiding("event-dealt", None, {}), Tiding("event-banker", event.carried.first, {})]
    told = rules.accounts.of(event.carried.ledger[-1])
    return [Tiding(told.text, event.seat, told.args)]


def _travel(text: str, seat: int, args: Mapping[str, Arg], tiles: Sequence[str | None]) -> list[Tiding]:
    """One tiding with the text, and a motion for each tile."""
    motions = [Motion(tile, f"hand:{seat}", "trick") for tile in tiles]
    return [Tiding(text, seat, args, motions[0]), *(Tiding("", seat, {}, motion) for motion in motions[1:])]


def _payments(event: Event) -> list[Tiding]:
    shape, *paid = event.facts
    text = "event-bonus-supreme" if shape == SUPREME else "event-bonus-quartet"
    told = [Tiding(text, event.seat, {"points": paid[event.seat]})]
    to: Arg = {"seat": event.seat}
    payers = [seat for seat in range(SEATS) if paid[seat] < 0]
    return told + [Tiding("event-paid", seat, {"points": -paid[seat], "to": to}) for seat in payers]


# --- moves -------------------------------------------------------------------------------------------


def read_move(rules: TrickCourse, view: TrickView, move: Move) -> Action | Refusal:
    """The legal action that `move` means, or why there is none. The tiles may come in any order."""
    if not isinstance(move, Group):
        return Refusal("refused-no-such-move")
    try:
        tiles = rules.tiles.mask(*move.choose)
    except ActionError:
        return Refusal("refused-no-such-move")
    missing = tiles & ~view.hand
    if missing:
        tile = rules.tiles.texts[next(each(missing))]
        return Refusal("refused-held", rules.clauses["held"], {"tile": tile})
    action = rules.book.group(tiles) if move.face == "up" else rules.book.discard(tiles)
    if action is None:
        return _refuse(rules, view, "group" if move.face == "up" else "size" if view.played else "lead")
    reason = rules.reason(view, view.hand, action)
    return action if reason is None else _refuse(rules, view, reason)


def _refuse(rules: TrickCourse, view: TrickView, reason: str) -> Refusal:
    args: dict[str, Arg] = {}
    if reason == "size":
        args["count"] = view.size
    if reason in {"beat", "supreme"}:
        args["tiles"] = ", ".join(rules.tiles.names(rules.book.groups[view.high].tiles))
    return Refusal(f"refused-{reason}", rules.clauses[reason], args)
