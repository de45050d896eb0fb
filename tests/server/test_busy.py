"""Hard thinking at many tables slows nobody down who plays at another."""

import asyncio
import statistics
import time
from contextlib import AsyncExitStack
from pathlib import Path

from tests.conftest import long
from tests.server.harness import Json, Player, Server
from websockets.asyncio.client import ClientConnection

TABLES = long(4, 20)
MOVES = long(12, 200)
WORST = 0.1
"""Seconds from a move to its acknowledgement, as 99 of 100 people may see them."""


class Timed(Player):
    """A person who looks at the clock: `waits` are seconds from a move to its answer, `lines` their connections."""

    def __init__(self, server: Server, name: str) -> None:
        super().__init__(server, name)
        self.waits: list[float] = []
        self.lines = 0

    async def socket(self) -> ClientConnection:
        self.lines += 1
        return await super().socket()

    async def move(self) -> Json:
        began = time.perf_counter()
        answer = await super().move()
        self.waits.append(time.perf_counter() - began)
        return answer


async def keep_playing(player: Player) -> None:
    """Match after match against the strongest bots."""
    while True:
        await player.play()
        await player.command("ready")
        await player.wait(lambda: player.view["stage"] != "match")


def test_c59_bots_that_think_hard_at_many_tables_slow_nobody_down(tmp_path: Path) -> None:
    async def scenario(server: Server) -> Timed:
        async with AsyncExitStack() as stack, asyncio.TaskGroup() as others:
            busy = []
            for seed in range(TABLES):
                player = await stack.enter_async_context(Player(server, f"Host{seed}", seed))
                player.create(level="master")
                await player.enter()
                busy.append(others.create_task(keep_playing(player)))
            ana = await stack.enter_async_context(Timed(server, "Ana"))
            ana.create(level="beginner", game="jamaican", options={"target": 10})
            await ana.enter()
            await ana.play(until=lambda: len(ana.waits) >= MOVES)
            for task in busy:
                task.cancel()
        return ana

    with Server(tmp_path / "data") as server:
        ana = asyncio.run(scenario(server))
        assert ana.lines == 1
        assert ana.refusals == []
        assert statistics.quantiles(ana.waits, n=100, method="inclusive")[98] < WORST
        assert server.events() == []
