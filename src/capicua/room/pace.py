"""How fast a table goes, in seconds."""

from dataclasses import dataclass
from typing import Final


@dataclass(slots=True, frozen=True)
class Pace:
    """Every waiting time of a room, in seconds.

    `turn` is the time for one decision where the rules set none (None: no clock). `bot` is what a bot
    seems to think: always the same, so that it tells nothing. `automatic` is the pause before the table
    itself acts. `hands` and `result` are the stages after a round. After `grace` a bot sits in for
    somebody who is away. A room where nothing goes on ends after `idle`. A deal waits `contribute` after
    its promise for the values of those who are there. A quick match waits `quick` for people before bots fill it.
    """

    turn: float | None = 30.0
    bot: float = 1.0
    automatic: float = 1.0
    hands: float = 8.0
    result: float = 8.0
    grace: float = 60.0
    idle: float = 1800.0
    contribute: float = 2.0
    quick: float = 8.0


PACES: Final = {
    "normal": Pace(),
    "test": Pace(turn=60.0, bot=0.05, automatic=0.05, hands=0.5, result=0.5, grace=3.0, contribute=0.1, quick=1.0),
}
"""How fast tables go: for people, and for programs that neither wait nor guess."""
