"""Positions of tricks."""

from collections.abc import Sequence
from typing import Final

from capicua.core.errors import ActionError
from capicua.families.packed import HAND, MASK
from capicua.families.trick_actions import QUARTET, SUPREME, weakest
from capicua.families.trick_course import TrickCourse
from capicua.families.trick_table import SEATS, TrickState
from capicua.notation.errors import NotationError, Where, shown
from capicua.notation.position_parts import held, names
from capicua.notation.positions import TrickPosition
from capicua.notation.tiles import read_action, read_tiles

_BONUSES: Final = {"supreme": SUPREME, "quartet": QUARTET}


def trick_state(rules: TrickCourse, position: TrickPosition, where: Where) -> TrickState:
    """The state in a position. Raises NotationError."""
    plays = _plays(rules, position, where)
    full = [[*hand] for hand in position.hands]
    named = list(held(position))
    for at, (seat, tiles) in enumerate(plays):
        full[seat] += tiles
        named += [(("trick", at), tile) for tile in tiles]
    read_tiles(rules.tiles, named, where)
    columns = position.columns
    if len(columns) != SEATS or not all(0 <= count <= 8 for count in columns):
        raise NotationError(where(("columns",)), "columns are four numbers from 0 to 8")
    leader = (position.turn + len(plays)) % SEATS
    masks = [rules.tiles.mask(*hand) for hand in full]
    try:
        state = TrickState.setup(masks, leader, position.banker, columns, _bonuses(position, where))
    except ValueError as error:
        raise NotationError(where(("hands",)), f"{error}, counting what lies in the trick") from None
    for at, text in enumerate(position.trick):
        action = read_action(rules, text)
        clause = rules.why_not(state, action)
        if clause is not None:
            raise NotationError(where(("trick", at)), f"{text} is illegal by {clause}")
        state = rules.apply(state, action)
    return state


def _plays(rules: TrickCourse, position: TrickPosition, where: Where) -> list[tuple[int, list[str]]]:
    """Who put which tiles into the trick on the table."""
    if len(position.trick) >= SEATS:
        raise NotationError(where(("trick", SEATS - 1)), "a trick of four plays is over: a position has at most three")
    plays: list[tuple[int, list[str]]] = []
    for at, text in enumerate(position.trick):
        try:
            action = read_action(rules, text)
        except ActionError as error:
            raise NotationError(where(("trick", at)), str(error)) from None
        plays.append(((position.turn + len(position.trick) - at) % SEATS, rules.tiles.names(action.tiles)))
    return plays


def _bonuses(position: TrickPosition, where: Where) -> tuple[int, ...]:
    found: list[int] = []
    for at, (seat, name) in enumerate(position.bonuses):
        if name not in _BONUSES or not 0 <= seat < SEATS:
            what = f"a bonus is a seat's supreme or quartet, not {shown(name)} of {shown(seat)}"
            raise NotationError(where(("bonuses", at)), what)
        found.append(SEATS * _BONUSES[name] + seat)
    return tuple(found)


def trick_of(rules: TrickCourse, state: TrickState) -> TrickPosition:
    """The position of a state in the middle of a round. Raises NotationError."""
    if state.turn < 0:
        raise NotationError(rules.id, "a position is that of a round in play, not between rounds")
    shapes = {shape: name for name, shape in _BONUSES.items()}
    return TrickPosition(
        tuple(_trick_texts(rules, state)),
        names(rules.tiles, [state.hand(seat) for seat in range(SEATS)]),
        state.turn,
        state.match.first,
        state.all_columns(),
        tuple((code % SEATS, shapes[code // SEATS]) for code in state.bonus),
    )


def _trick_texts(rules: TrickCourse, state: TrickState) -> Sequence[str]:
    """The plays to the trick on the table. Of a discard only the number is public: the weakest thrown stand for it."""
    texts: list[str] = []
    for seat, played in state.steps()[len(state.steps()) - state.played :]:
        if played >= 0:
            texts.append(rules.book.groups[played].text)
        else:
            action = rules.book.discard(weakest(state.thrown >> HAND * seat & MASK, -played))
            assert action is not None, "the seat has thrown so many tiles"
            texts.append(action.text)
    return texts
