"""A full disk: refused and said, nothing lost, and play goes on when there is room again."""

import asyncio
import resource
import time
from pathlib import Path

from tests.server.harness import PATIENCE, Player, Server


def limit_files(server: Server, size: int) -> None:
    """Lets the server write no byte of a file beyond `size`, as a full disk would."""
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def ready(server: Server) -> tuple[int, bool]:
    answer = server.ask("GET", "/ready")
    return answer.status_code, answer.json()["ready"]


async def until_ready(server: Server, *, wanted: bool) -> None:
    deadline = time.monotonic() + PATIENCE
    while ready(server) != ((200, True) if wanted else (503, False)):
        assert time.monotonic() < deadline
        await asyncio.sleep(0.1)


def test_a_full_disk_refuses_without_lying_and_play_goes_on_afterwards(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with Player(server) as ana:
            ana.create()
            await ana.enter()
            await ana.play(until=lambda: len(ana.acked) >= 3 and bool(ana.options))
            assert ready(server) == (200, True)

            limit_files(server, 4096)
            acked = list(ana.acked)
            told = await ana.command("rename", name="Anna")
            assert (told["type"], told["code"]) == ("refused", "refused-not-stored")
            await until_ready(server, wanted=False)
            assert server.ask("GET", "/health").status_code == 200
            wish = {"game": "duplas", "name": "Bia"}
            assert server.ask("POST", "/api/rooms", json=wish).status_code == 503
            before = server.entries(ana.room)
            async with Player(server, "Watcher") as watcher:  # the table can still be looked at
                await watcher.enter(ana.room)
                assert watcher.view["seats"][0]["name"] == "Ana"
            assert ana.acked == acked
            assert server.entries(ana.room) == before

            limit_files(server, resource.RLIM_INFINITY)
            await until_ready(server, wanted=True)
            assert (await ana.command("rename", name="Anna"))["type"] == "ack"
            await ana.play(until=lambda: len(ana.acked) >= len(acked) + 3)
            server.kill()
            server.start()
            await ana.news()
            assert ana.view["seats"][0]["name"] == "Anna"

    with Server(tmp_path / "data") as server:
        asyncio.run(scenario(server))
        assert {event["event"] for event in server.events()} == {"not_stored"}


def test_a_table_of_bots_waits_for_room_on_the_disk(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with Player(server) as ana:
            ana.create()
            await ana.enter()
            limit_files(server, 4096)
            await until_ready(server, wanted=False)
            seen = ana.view["seq"]
            await asyncio.sleep(0.5)
            assert ana.view["seq"] == seen
            limit_files(server, resource.RLIM_INFINITY)
            await ana.play(until=lambda: len(ana.acked) >= 2)

    with Server(tmp_path / "data") as server:
        asyncio.run(scenario(server))
