"""A choice thought through by trying: every candidate played out in the same sampled worlds, with the same luck."""

from abc import abstractmethod
from typing import Final

from capicua.bots.contest import Contest
from capicua.bots.search import Decision
from capicua.core.actions import Action
from capicua.core.extension import mypyc_attr
from capicua.core.rng import Rng

MOST: Final = 320
"""So many worlds tell enough."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Trials(Decision):
    """Candidates tried on a family's kernel, `worlds` worlds between two looks at the budget."""

    def __init__(self, actions: list[Action], worlds: int, rng: Rng) -> None:
        self._contest: Final = Contest(len(actions))
        self._step: Final = worlds
        self._rng: Final = rng
        self.actions = actions
        self.totals = self._contest.totals
        self.nodes = 0

    @abstractmethod
    def enter(self, rng: Rng) -> None:
        """Puts a world into the kernel that the view does not rule out."""

    @abstractmethod
    def try_out(self, number: int, start: int) -> int:
        """What a candidate comes to in that world; `start` is where the kernel's generator begins, not 0."""

    @abstractmethod
    def played(self) -> int:
        """The plies that the kernel has played so far."""

    def explore(self) -> bool:
        contest, rng = self._contest, self._rng
        if len(contest.live) < 2 or contest.worlds >= MOST:
            return False
        for _ in range(self._step):
            self.enter(rng)
            start = rng.below((1 << 32) - 1) + 1
            contest.add([self.try_out(number, start) for number in contest.live])
        contest.drop()
        self.nodes = self.played()
        return True
