"""A tree game on the wire: the picture of a view, the texts of events, moves read back."""

from collections.abc import Sequence
from typing import Literal

from capicua.core.actions import DRAW, PLACE, Action
from capicua.core.game import Event, Seat
from capicua.core.tiles import each
from capicua.core.wire import (
    Arg,
    Badge,
    Choice,
    Counter,
    Draw,
    LedgerRow,
    Motion,
    Move,
    Node,
    OwnPicture,
    Pass,
    Place,
    Refusal,
    SeatPicture,
    Side,
    SideScore,
    Strip,
    TablePicture,
    Tiding,
    TreeBoard,
)
from capicua.families.match import Match
from capicua.families.packed import steps, unpack_hands
from capicua.families.tree_course import DEALT, DRAWN, ENDED, OPENS, PASSED, PLACED, TreeCourse
from capicua.families.tree_table import ROOT, TreeView

# --- what everybody sees -----------------------------------------------------------------------------


def table(rules: TreeCourse, view: TreeView) -> TablePicture:
    """What everybody sees."""
    match, playing = view.match, view.turn >= 0
    accounts = [rules.accounts.of(row) for row in match.ledger]
    closed = "counter-stock-closed" if view.stock <= rules.floor else None
    return TablePicture(
        game=rules.id,
        phase=_phase(view),
        round=len(match.ledger) + playing,
        turn=view.turn if playing else None,
        order=list(rules.order),
        board=_board(rules, view),
        slots=None,
        seats=[_seat(rules, view, seat) for seat in rules.order],
        sides=[SideScore([seat], match.scores[seat]) for seat in rules.order],
        limit=rules.limit(),
        counters=[Counter("counter-stock", view.stock, closed)] if view.opening >= 0 else [],
        badges=[],
        ledger=[LedgerRow(number, told.text, told.args, told.points) for number, told in enumerate(accounts, 1)],
        result=accounts[-1] if accounts and not playing else None,
        ranks=rules.ranks(match) if match.over else None,
    )


def _phase(view: TreeView) -> Literal["deal", "play", "round_over", "match_over"]:
    if view.turn >= 0:
        return "play"
    if view.match.over:
        return "match_over"
    return "round_over" if view.match.ledger else "deal"


def _board(rules: TreeCourse, view: TreeView) -> TreeBoard:
    """The tree in order of laying, with what is open now."""
    trees, texts = rules.trees, rules.tiles.texts
    nodes: list[Node] = []
    index: dict[int, int] = {}
    for seat, action in steps(view.trail):
        if action.kind == PLACE:
            tile = action.tile
            parent = None if action.target == ROOT else index[rules.trees.tile_of(action.target)]
            joined = None if action.target == ROOT else trees.value(action.target)
            sides = [Side(value, free, not view.unlocked >> value & 1) for value, free in view.sides_of(trees, tile)]
            index[tile] = len(nodes)
            nodes.append(Node(texts[tile], parent, joined, seat, sides))
    numbers = list(range(rules.tiles.top + 1))
    return TreeBoard(nodes, len(nodes) - 1 if nodes else None, list(each(view.unlocked)), numbers)


def _seat(rules: TreeCourse, view: TreeView, seat: Seat) -> SeatPicture:
    match, count, hand = view.match, view.count(seat), None
    if view.turn < 0 and match.ledger:
        mask = unpack_hands(match.ledger[-1][2], rules.seats)[seat]
        count, hand = mask.bit_count(), rules.tiles.names(mask)
    badges = [Badge("badge-opener", {"tile": rules.tiles.texts[view.opening]})] if _opener(view) == seat else []
    return SeatPicture(seat, count, hand, match.scores[seat], [], badges, _strip(rules, view, seat))


def _opener(view: TreeView) -> Seat:
    """Who opens or opened the round on the table; -1 when there is none."""
    opener = view.turn if view.opening >= 0 else -1
    link = view.trail
    while link is not None:
        opener, link = link[1], link[0]
    return opener


def _strip(rules: TreeCourse, view: TreeView, seat: Seat) -> Strip | None:
    """The message under a name: the round's end for who made it, else what the seat did last."""
    if view.turn < 0:
        if view.match.ledger:
            told = rules.accounts.of(view.match.ledger[-1])
            if told.args.get("seat") == {"seat": seat}:
                return Strip("result", told.text, told.args)
        return None
    link = view.trail
    while link is not None and link[1] != seat:
        link = link[0]
    if link is None:
        return None
    if link[2].kind == PLACE:
        return Strip("notice", "strip-played", {"tile": rules.tiles.texts[link[2].tile]})
    if link[2].kind == DRAW:
        return Strip("notice", "strip-drew", {"count": 1})
    before = link[0]
    drawn = before is not None and before[1] == seat
    return Strip("notice", "strip-drew-passed" if drawn else "strip-passed")


# --- what one seat alone sees ------------------------------------------------------------------------


def own(rules: TreeCourse, view: TreeView) -> OwnPicture | None:
    """What the view's seat alone sees."""
    if view.seat < 0:
        return None
    if view.turn < 0:
        return OwnPicture(view.seat, [], [], [])
    options = rules.choices(view, view.hand) if view.turn == view.seat else ()
    forced, notices = None, []
    if options and options[0].kind == PLACE and (not view.open or view.has_drawn()):
        forced = rules.tiles.texts[options[0].tile]
        notices.append(Strip("notice", "strip-must-lay" if view.open else "strip-must-open", {"tile": forced}))
    choices = [_choice(rules, action) for action in options]
    return OwnPicture(view.seat, rules.tiles.names(view.hand), choices, notices, forced)


def _choice(rules: TreeCourse, action: Action) -> Choice:
    if action.kind != PLACE:
        return Choice("draw" if action.kind == DRAW else "pass")
    tile = rules.tiles.texts[action.tile]
    if action.target == ROOT:
        return Choice("place", tile=tile)
    parent = rules.tiles.texts[rules.trees.tile_of(action.target)]
    return Choice("place", tile=tile, target=parent, value=rules.trees.value(action.target))


# --- events ------------------------------------------------------------------------------------------


def tidings(rules: TreeCourse, event: Event) -> Sequence[Tiding]:
    """A redacted event in texts and motions."""
    kind, seat, texts = event.kind, event.seat, rules.tiles.texts
    if kind == DEALT:
        return [Tiding("event-dealt", None, {})]
    if kind == OPENS:
        return [Tiding("event-opens-with", seat, {"tile": texts[event.facts[0]]})]
    if kind == PASSED:
        return [Tiding("event-passed", seat, {})]
    if kind == PLACED and event.action is not None:
        return _placed(rules, seat, event.action)
    if kind == ENDED and isinstance(event.carried, Match):
        told = rules.accounts.of(event.carried.ledger[-1])
        return [Tiding(told.text, seat if seat >= 0 else None, told.args)]
    if kind == DRAWN:
        tile = texts[event.secret[0]] if event.secret else None
        return [Tiding("event-drew", seat, {}, Motion(tile, "stock", f"hand:{seat}"))]
    return []


def _placed(rules: TreeCourse, seat: Seat, action: Action) -> list[Tiding]:
    tile = rules.tiles.texts[action.tile]
    motion = Motion(tile, f"hand:{seat}", "board")
    if action.target == ROOT:
        told = [Tiding("event-opened", seat, {"tile": tile}, motion)]
    else:
        parent = rules.tiles.texts[rules.trees.tile_of(action.target)]
        told = [Tiding("event-laid-on", seat, {"tile": tile, "parent": parent}, motion)]
    if rules.tiles.doubles >> action.tile & 1:
        told.append(Tiding("event-unlocked", seat, {"number": rules.tiles.highs[action.tile]}))
    return told


# --- moves -------------------------------------------------------------------------------------------


def read_move(rules: TreeCourse, view: TreeView, move: Move) -> Action | Refusal:
    """The legal action that `move` means, or why there is none."""
    if isinstance(move, Place):
        return _read_place(rules, view, move)
    if isinstance(move, Pass):
        return _judge(rules, view, rules.trees.passes[0])
    if isinstance(move, Draw):
        return _judge(rules, view, rules.trees.draws[0])
    return Refusal("refused-no-such-move")


def _read_place(rules: TreeCourse, view: TreeView, move: Place) -> Action | Refusal:
    texts = rules.tiles.texts
    if move.tile not in texts or not (move.target is None or move.target in texts):
        return Refusal("refused-no-such-move")
    tile = rules.tiles.parse(move.tile)
    meant = [action for action in rules.actions if action.kind == PLACE and action.tile == tile]
    if move.target is not None:
        parent = rules.tiles.parse(move.target)
        meant = [action for action in meant if action.target != ROOT and rules.trees.tile_of(action.target) == parent]
    if not meant:
        return Refusal("refused-match", rules.clauses["match"], {"tile": move.tile, "parent": str(move.target)})
    by_reason = {rules.reason(view, view.hand, action): action for action in reversed(meant)}
    if sum(rules.reason(view, view.hand, action) is None for action in meant) > 1:
        return Refusal("refused-place-required", rules.clauses["target"], {"tile": move.tile})
    if move.target is None and by_reason.keys() <= {"parent", "full"}:
        return Refusal("refused-place", rules.clauses["place"], {"tile": move.tile})
    best = min(by_reason, key=_HELPS.index)
    return _judge(rules, view, by_reason[best])


_HELPS = (None, "over", "opening", "held", "locked", "full", "parent")
"""Reasons against the places a tile could mean, the one to name first."""


def _judge(rules: TreeCourse, view: TreeView, action: Action) -> Action | Refusal:
    """`action` when it is legal, else the refusal with its clause and what a person must know."""
    reason = rules.reason(view, view.hand, action)
    if reason is None:
        return action
    args: dict[str, Arg] = {"tile": rules.tiles.texts[action.tile]} if action.kind == PLACE else {}
    if reason in {"locked", "full", "parent"}:
        args["parent"] = rules.tiles.texts[rules.trees.tile_of(action.target)]
        args["number"] = rules.trees.value(action.target)
    if reason == "opening":
        args["must"] = rules.tiles.texts[view.opening]
    if reason == "drawn":
        args["must"] = rules.tiles.texts[view.drawn[-1]]
    if reason == "closed":
        args["count"] = rules.floor
    return Refusal(f"refused-{reason}", rules.clauses[reason], args)
