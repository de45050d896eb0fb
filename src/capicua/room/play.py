"""The match on the table: the truth, and what each seat knows of it."""

from collections.abc import Sequence
from typing import Any, Final

from capicua.core.actions import Action
from capicua.core.game import OVER, WATCHER, Deal, Event, Rules
from capicua.core.wire import TablePicture


class Play:
    """A match in progress. `views` holds every seat's View and the watcher's, folded event by event.

    `round` counts the deals of the room, `ply` the acts since the last one. `known` says that the state
    is there: a log that is read again skips the rounds before its last deal. `dealt` is that last deal.
    """

    __slots__ = ("_table", "dealt", "known", "ply", "round", "rules", "state", "views")

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.rules: Final = rules
        self.round: int = 0
        self.ply: int = 0
        self.dealt: Deal | None = None
        self.reset()

    def reset(self) -> None:
        """A new match, before its first deal."""
        rules = self.rules
        self.known: bool = True
        self.state: Any = rules.start()
        self._table: TablePicture | None = None
        self.views: dict[int, Any] = {viewer: rules.blank(viewer) for viewer in (*range(rules.seats), WATCHER)}

    def skip(self, dealt: bool) -> None:
        """Count a deal or an act of a round that is not played again."""
        self.known = False
        self.round, self.ply = (self.round + 1, 0) if dealt else (self.round, self.ply + 1)

    def deal(self, carry: bytes, deal: Deal) -> Sequence[Event]:
        """Begin a round; returns what happened. Raises PackError and DealError."""
        if not self.known:
            self.reset()
            self.state = self.rules.resume(carry)
        self.rules.check(self.state, deal)
        self.round, self.ply, self.dealt = self.round + 1, 0, deal
        return self._step(deal, self.rules.deal(self.state, deal))

    def act(self, action: Action) -> Sequence[Event]:
        """The seat on turn acts; returns what happened."""
        self.ply += 1
        return self._step(action, self.rules.apply(self.state, action))

    def _step(self, step: Action | Deal, after: Any) -> Sequence[Event]:
        events = self.rules.events(self.state, step, after)
        self.state, self._table = after, None
        for viewer, view in self.views.items():
            for event in events:
                view = self.rules.see(view, event.seen_by(viewer))  # noqa: PLW2901
            self.views[viewer] = view
        return events

    @property
    def table(self) -> TablePicture:
        """What everybody sees, drawn once a step for all viewers."""
        if self._table is None:
            self._table = self.rules.table(self.views[WATCHER])
        return self._table

    @property
    def turn(self) -> int | None:
        """The seat on turn; None when none is."""
        seat = self.rules.to_act(self.state)
        return seat if seat >= 0 else None

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.rules.to_act(self.state) == OVER

    def counted(self) -> bool:
        """Whether the round that just ended has hands to show."""
        result = self.table.result
        return result is not None and result.counted
