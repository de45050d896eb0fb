"""A bot worker whose bots misbehave, each in the way of its name: started by tests in place of the real one."""

import os
import signal
import sys
import time
from typing import TypeVar

from capicua.core.actions import Action
from capicua.core.game import Bot, Budget, Rules, Table
from capicua.core.rng import Rng
from capicua.server.worker import run

S = TypeVar("S", bound=Table)
V = TypeVar("V", bound=Table)


class Bad(Bot):
    def __init__(self, way: str) -> None:
        self.way = way

    def choose(self, rules: Rules[S, V], view: V, rng: Rng, budget: Budget) -> Action:
        if self.way == "raise":
            raise RuntimeError("my hand is 6-6 5-5")
        if self.way == "sleep":
            time.sleep(60)
        if self.way == "die":
            os.kill(os.getpid(), signal.SIGKILL)
        if self.way == "babble":
            sys.stdout.buffer.write(b"\x00\x00\x00\x03hi!")
            sys.stdout.buffer.flush()
            time.sleep(60)
        options = rules.options(view)
        if self.way == "illegal":
            return next(action for action in rules.actions if action not in options)
        return rng.choice(options)


if __name__ == "__main__":
    only = sys.argv[1] if len(sys.argv) > 1 else ""
    run(lambda level: Bad(only or level))
