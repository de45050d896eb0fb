"""What outlives a server that is killed: everything it acknowledged, what it waits for, and everybody's time."""

import asyncio
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.conftest import long
from tests.server.harness import Json, Player, Server, company, tiles_lie
from tests.server.test_sockets import mute_peer


def moves(entries: list[Json]) -> list[tuple[int, int, str]]:
    """Round, ply and person ("" for the table and bots) of every act in a log."""
    rows: list[tuple[int, int, str]] = []
    round_, ply = 0, 0
    for entry in entries:
        if entry["type"] == "dealt":
            round_, ply = round_ + 1, 0
        elif entry["type"] == "acted":
            rows.append((round_, ply, entry["person"]))
            ply += 1
    return rows


def test_a_match_outlives_three_kills_in_mid_round(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with company(server, "Ana", "Bia", "Caio", "Davi", options={"limit": 4}) as people:
            await people[0].command("start")
            playing = asyncio.gather(*(person.play() for person in people))

            def acked() -> list[tuple[int, int]]:
                return [decision for person in people for decision in person.acked]

            for goal in (9, 20, 31):
                await people[0].wait(lambda goal=goal: len(acked()) >= goal and people[0].view["stage"] == "play")  # type: ignore[misc]
                server.kill()
                assert not playing.done()
                server.start()
            await playing
            assert [person.view["stage"] for person in people] == ["match"] * 4
        by_people = [(round_, ply) for round_, ply, person in moves(server.entries(people[0].room)) if person]
        assert len(by_people) == len(set(by_people))
        assert set(acked()) <= set(by_people)
        assert len(acked()) == len(set(acked()))

    with Server(tmp_path / "data") as server:
        asyncio.run(scenario(server))
        assert server.events() == []


def test_c29_planned_restarts_in_mid_play_are_invisible(tmp_path: Path) -> None:
    """SIGTERM while four people play as fast as they can, and one more reads nothing: what was acknowledged is there
    once, nobody counts as gone, nobody's time ran, and all play on by themselves.
    """

    async def scenario(server: Server) -> None:
        async with company(server, "Ana", "Bia", "Caio", "Davi", options={"limit": 3}) as people:
            ana = people[0]
            await ana.command("start")
            stuck = mute_peer(ana)
            playing = asyncio.gather(*(person.play() for person in people))

            def acked() -> list[tuple[int, int]]:
                return [decision for person in people for decision in person.acked]

            for goal in (9, 20):
                await ana.wait(lambda goal=goal: len(acked()) >= goal and ana.view["stage"] == "play")  # type: ignore[misc]
                began = time.monotonic()
                assert server.stop() == 0
                assert time.monotonic() - began < 10
                before = server.entries(ana.room)
                await asyncio.sleep(1)
                server.start()
                assert server.entries(ana.room)[: len(before)] == before
            await playing
            stuck.close()
            entries = server.entries(ana.room)
        assert not [entry for entry in entries if entry["type"] in ("vanished", "sat-in")]
        by_people = [(round_, ply) for round_, ply, person in moves(entries) if person]
        assert len(by_people) == len(set(by_people))
        assert set(acked()) <= set(by_people)
        assert not [entry for entry in entries if entry.get("why") in ("timeout", "overdue")]

    with Server(tmp_path / "data") as server:
        asyncio.run(scenario(server))
        assert {event["event"] for event in server.events("warning")} <= {"slow_reader_dropped"}
        assert server.events() == []


@pytest.mark.parametrize("end", ["stop", "kill"])
def test_c30_the_time_of_a_turn_goes_on_where_it_stood_however_the_server_ended(tmp_path: Path, end: str) -> None:
    async def scenario(server: Server) -> None:
        async with Player(server) as ana:
            ana.create()
            await ana.enter()
            await ana.play(until=lambda: bool(ana.options) and tiles_lie(ana))
            await asyncio.sleep(1.2)  # longer than between two stamps of the time
            left, asked = await seconds_left(ana), time.monotonic()
            getattr(server, end)()
            ended = time.monotonic()
            await asyncio.sleep(3)
            server.start()
            await ana.news()
            again = ana.view["clock"]["seconds"]
            assert left - (ended - asked) <= again <= left + 1.5  # it may stand where it was last stamped

    with Server(tmp_path / "data") as server:
        asyncio.run(scenario(server))


def test_a_match_of_one_person_outlives_kills_in_every_stage(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with Player(server) as ana:
            ana.create(options={"limit": 3})
            await ana.enter()
            killed: set[str] = set()
            while ana.view["stage"] != "match":
                phase = ana.view["picture"]["table"]["phase"]
                where = phase if ana.view["stage"] == "play" else ana.view["stage"]
                if where not in killed:
                    killed.add(where)
                    server.kill()
                    server.start()
                seen = ana.view["seq"]
                await ana.play(until=lambda seen=seen: ana.view["seq"] > seen)  # type: ignore[misc]
            assert killed >= {"pick", "play", "result"}

    with Server(tmp_path / "data") as server:
        asyncio.run(scenario(server))
        assert server.events() == []


async def seconds_left(player: Player) -> float:
    """What the server says now is left of the turn."""
    seen = player.state
    await player.command("rename", name="Now")
    await player.wait(lambda: player.state is not seen)
    return float(player.view["clock"]["seconds"])


def test_a_turn_runs_out_after_a_restart_though_nobody_comes_back(tmp_path: Path) -> None:
    """Picking takes 15 seconds at most: the time goes on where it stood, and the table acts by itself."""

    async def scenario(server: Server) -> None:
        async with Player(server) as ana:
            ana.create()
            await ana.enter()
            await ana.wait(lambda: bool(ana.options))
            room = ana.room
        server.kill()
        before = len(server.entries(room))
        server.start()
        deadline = time.monotonic() + 40
        while not any(entry["type"] == "acted" for entry in server.entries(room)[before:]):
            assert time.monotonic() < deadline
            await asyncio.sleep(0.2)

    with Server(tmp_path / "data") as server:
        asyncio.run(scenario(server))


def bare_start() -> float:
    """Seconds that this machine takes now to start Python and load the server's code."""
    began = time.monotonic()
    subprocess.run([sys.executable, "-c", "import capicua.cli, capicua.server.run"], check=True)
    return time.monotonic() - began


def test_many_rooms_do_not_delay_a_restart(tmp_path: Path) -> None:
    """Within two seconds, or on a busy machine within thrice what starting a bare Python with the server takes."""

    async def scenario(server: Server) -> None:
        people = [Player(server, f"P{n}") for n in range(long(20, 200))]
        for person in people:
            person.create()
        await asyncio.sleep(1)
        server.kill()
        assert server.start() < max(2.0, 3 * bare_start())
        await asyncio.gather(*(person.enter() for person in people))
        assert all(person.view["you"] == 0 for person in people)
        await asyncio.gather(*(person.leave() for person in people))

    with Server(tmp_path / "data") as server:
        asyncio.run(scenario(server))
        assert server.events() == []
