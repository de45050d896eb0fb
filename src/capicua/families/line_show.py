"""A row game on the wire: the picture of a view, the texts of events, moves read back."""

from collections.abc import Sequence
from typing import Literal

from capicua.core.actions import DRAW, PASS, PICK, PICK_NOW, PLACE, Action
from capicua.core.game import Event
from capicua.core.wire import (
    Arg,
    Choice,
    Counter,
    Draw,
    Laid,
    LedgerRow,
    Motion,
    Move,
    OwnPicture,
    Pass,
    Pick,
    PickNow,
    Place,
    Refusal,
    RowBoard,
    SeatPicture,
    SideScore,
    Slots,
    Strip,
    TablePicture,
    Tiding,
)
from capicua.families.line_course import LineCourse
from capicua.families.line_events import DEALT, DRAWN, ENDED, OPENS, PASSED, PICKED, PLACED
from capicua.families.line_table import BETWEEN, CLOSED, LEFT, PICKING, RIGHT, START, LineTable, LineView
from capicua.families.match import Match
from capicua.families.packed import unpack_hands

_END: dict[int, str | None] = {LEFT: "left", RIGHT: "right", START: None}
_TARGET = {"left": LEFT, "right": RIGHT}


def own(rules: LineCourse, view: LineView) -> OwnPicture | None:
    """What the view's seat alone sees."""
    if view.seat < 0:
        return None
    choices = rules.choices(view, view.hand) if view.turn == view.seat else ()
    hand = rules.tiles.names(view.hand) if view.turn >= 0 else []
    return OwnPicture(view.seat, hand, [_choice(rules, view, action) for action in choices], [])


def table(rules: LineCourse, view: LineView) -> TablePicture:
    """What everybody sees."""
    match, ended = view.match, view.turn < 0
    scores = rules.totals(match.scores)
    result = rules.accounts.of(match.ledger[-1]) if ended and match.ledger else None
    return TablePicture(
        game=rules.id,
        phase=_phase(view),
        round=len(match.ledger) + (not ended),
        turn=view.turn if view.turn >= 0 else None,
        order=list(rules.order),
        board=_board(rules, view),
        slots=Slots([seat if seat >= 0 else None for seat in view.frame.taken]) if view.frame.taken else None,
        seats=[_seat(rules, view, seat) for seat in range(rules.seats)],
        sides=[SideScore(list(side), points) for side, points in zip(rules.sides, scores, strict=True)],
        limit=rules.limit(),
        counters=[*([Counter("counter-stock", view.frame.stock)] if rules.drawing else []), *rules.counters(match)],
        badges=rules.badges(match),
        ledger=ledger(rules, view),
        result=result,
        ranks=rules.ranks(match) if match.over else None,
    )


def _phase(view: LineView) -> Literal["deal", "pick", "play", "round_over", "match_over"]:
    if view.phase == CLOSED:
        return "match_over"
    if view.phase == BETWEEN:
        return "round_over" if view.match.ledger else "deal"
    return "pick" if view.phase == PICKING else "play"


def ledger(rules: LineCourse, view: LineView) -> list[LedgerRow]:
    """The score table by round."""
    rows: list[LedgerRow] = []
    for number, row in enumerate(view.match.ledger, 1):
        told = rules.accounts.of(row)
        rows.append(LedgerRow(number, told.text, told.args, told.points))
    return rows


def _board(rules: LineCourse, view: LineTable) -> RowBoard:
    """The line from left to right, built up from the round's history."""
    laid: list[Laid] = []
    start: int | None = None
    last: int | None = None
    ends = (-1, -1)
    line = LineView()
    for seat, action in view.steps():
        if action.kind != PLACE:
            continue
        text = rules.tiles.texts[action.tile]
        line.left, line.right = ends
        ends = rules.ends_after(line, action)
        if action.target == LEFT:
            laid.insert(0, Laid(text, ends[0], line.left, seat))
            start, last = (start or 0) + 1, 0
        elif action.target == RIGHT:
            laid.append(Laid(text, line.right, ends[1], seat))
            last = len(laid) - 1
        else:
            laid.append(Laid(text, ends[0], ends[1], seat))
            start = last = 0
    return RowBoard(laid, start, last, list(ends) if laid else [])


def _seat(rules: LineCourse, view: LineView, seat: int) -> SeatPicture:
    match, hand = view.match, None
    count = view.count(seat)
    if view.turn < 0 and match.ledger:
        mask = unpack_hands(match.ledger[-1][2], rules.seats)[seat]
        hand, count = rules.tiles.names(mask), mask.bit_count()
    counters, badges = rules.counters(match, seat), rules.badges(match, seat)
    return SeatPicture(seat, count, hand, match.scores[seat], counters, badges, _strip(rules, view, seat))


def _strip(rules: LineCourse, view: LineView, seat: int) -> Strip | None:
    """The message under a name: the round's end for who made it, else the seat's last pass or draws."""
    if view.turn < 0:
        if not view.match.ledger:
            return None
        told = rules.accounts.of(view.match.ledger[-1])
        if told.args.get("seat") == {"seat": seat}:
            return Strip("result", told.text, told.args)
        return None
    drawn = 0
    link = view.trail
    while link is not None and (link[1] != seat or link[2].kind == DRAW):
        drawn += link[1] == seat
        link = link[0]
    if drawn:
        return Strip("notice", "strip-drew", {"count": drawn})
    if link is not None and link[2].kind == PASS:
        return Strip("notice", "strip-passed")
    return None


def _choice(rules: LineCourse, view: LineView, action: Action) -> Choice:
    if action.kind == PLACE:
        value = {LEFT: view.left, RIGHT: view.right, START: None}[action.target]
        return Choice("place", tile=rules.tiles.texts[action.tile], target=_END[action.target], value=value)
    if action.kind == PICK:
        return Choice("pick", slot=action.tile)
    if action.kind == PICK_NOW:
        return Choice("pick_now")
    return Choice("pass" if action.kind == PASS else "draw")


def tidings(rules: LineCourse, event: Event) -> Sequence[Tiding]:
    """A redacted event in texts and motions."""
    seat, action = event.seat, event.action
    if event.kind == PLACED and action is not None:
        tile, end = rules.tiles.texts[action.tile], _END[action.target]
        text = "event-opened" if end is None else f"event-laid-{end}"
        return [Tiding(text, seat, {"tile": tile}, Motion(tile, f"hand:{seat}", "board"))]
    if event.kind == PASSED:
        return [Tiding("event-passed", seat, {})]
    if event.kind == DRAWN:
        drawn = rules.tiles.texts[event.secret[0]] if event.secret else None
        return [Tiding("event-drew", seat, {}, Motion(drawn, "stock", f"hand:{seat}"))]
    if event.kind == PICKED:
        return _picked(rules, event)
    if event.kind == OPENS:
        return [Tiding("event-opens", seat, {})]
    if event.kind == DEALT:
        return [Tiding("event-dealt", None, {})]
    return _ended(rules, event)


def _picked(rules: LineCourse, event: Event) -> list[Tiding]:
    """One tiding with the number of tiles, and a motion for each."""
    seat = event.seat
    faces = [rules.tiles.texts[tile] for tile in event.secret]
    told: list[Tiding] = []
    for i, slot in enumerate(event.facts):
        motion = Motion(faces[i] if faces else None, f"slot:{slot}", f"hand:{seat}")
        told.append(Tiding("" if i else "event-picked", seat, {} if i else {"count": len(event.facts)}, motion))
    return told


def _ended(rules: LineCourse, event: Event) -> list[Tiding]:
    """The headline, and what it meant beyond the points: the lines of the account that belong to no side."""
    if event.kind != ENDED or not isinstance(event.carried, Match):
        return []
    told = rules.accounts.of(event.carried.ledger[-1])
    beside = [Tiding(line.text, None, line.args) for line in told.lines if line.side is None and not line.sign]
    return [Tiding(told.text, event.seat, told.args), *beside]


def read_move(rules: LineCourse, view: LineView, move: Move) -> Action | Refusal:
    """The legal action that `move` means, or why there is none."""
    if isinstance(move, Place):
        return _read_place(rules, view, move)
    if isinstance(move, Pass):
        return _judge(rules, view, rules.actions.parse("pass"))
    if isinstance(move, Draw):
        return _judge(rules, view, rules.actions.parse("draw"))
    if isinstance(move, PickNow):
        return _judge(rules, view, rules.actions.parse("pick_now"))
    if isinstance(move, Pick) and 0 <= move.slot < rules.tiles.size:
        return _judge(rules, view, rules.actions.parse(f"pick{move.slot}"))
    return Refusal("refused-no-such-move")


def _read_place(rules: LineCourse, view: LineView, move: Place) -> Action | Refusal:
    if move.tile not in rules.tiles.texts or move.target not in {None, *_TARGET}:
        return Refusal("refused-no-such-move")
    if view.trail is None:
        return _judge(rules, view, rules.actions.parse(move.tile))
    ends = [move.target] if move.target else ["left", "right"]
    actions = [rules.actions.parse(f"{move.tile}{end[0].upper()}") for end in ends]
    legal = [action for action in actions if rules.reason(view, view.hand, action) is None]
    if len(legal) > 1:
        return Refusal("refused-end-required", rules.clauses["end"], {"tile": move.tile})
    return legal[0] if legal else _judge(rules, view, actions[0])


def _judge(rules: LineCourse, view: LineView, action: Action) -> Action | Refusal:
    """`action` when it is legal, else the refusal with its clause and what a person must know."""
    reason = rules.reason(view, view.hand, action)
    if reason is None:
        return action
    if action.kind != PLACE:
        return Refusal(f"refused-{reason}", rules.clauses[reason])
    args: dict[str, Arg] = {"tile": rules.tiles.texts[action.tile]}
    if reason == "fit":
        args |= {"left": view.left, "right": view.right}
    if reason == "opening":
        args["must"] = rules.tiles.names(view.frame.must)[0]
    return Refusal(f"refused-{reason}", rules.clauses[reason], args)
