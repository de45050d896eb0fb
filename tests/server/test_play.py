"""Whole matches over real sockets."""

import asyncio
from itertools import pairwise
from pathlib import Path

from tests.server.harness import Player, Server, company


def test_one_person_plays_a_match_against_bots(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with Player(server) as ana:
            ana.create(options={"limit": 3})
            await ana.enter()
            assert [seat["kind"] for seat in ana.view["seats"]] == ["person", "bot", "bot", "bot"]
            await ana.play()
            table = ana.view["picture"]["table"]
            assert {told["code"] for told in ana.refusals} <= {"refused-stale"}
            assert table["phase"] == "match_over"
            assert max(side["score"] for side in table["sides"]) >= 3

    with Server(tmp_path / "data") as server:
        asyncio.run(scenario(server))
        assert server.events() == []


def test_four_people_and_a_watcher_see_the_same_table_in_the_same_order(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with (
            company(server, "Ana", "Bia", "Caio", "Davi", options={"limit": 3}) as people,
            Player(server) as watcher,
        ):
            await watcher.enter(people[0].room)
            assert (await people[0].command("start"))["type"] == "ack"
            await asyncio.gather(*(person.play() for person in people))
            everyone = [*people, watcher]
            last = max(one.view["seq"] for one in everyone)
            for one in everyone:
                await one.wait(lambda one=one: one.view["seq"] == last)  # type: ignore[misc]

        tables: dict[int, object] = {}
        for one in everyone:
            for before, after in pairwise(one.states):
                # Who watches is no part of the log: a change of it alone shows the same number again.
                again = before["view"]["audience"] != after["view"]["audience"] and not after["events"]
                assert after["seq"] == before["seq"] + 1 or (again and after["seq"] == before["seq"])
            for state in one.states:
                table = state["view"]["picture"]["table"]
                assert tables.setdefault(state["seq"], table) == table
        assert all(state["view"]["picture"]["own"] is None for state in watcher.states)
        assert sum(len(person.acked) for person in people) >= 20
        # The table lays a forced first tile after 50 ms; on a busy machine that may overtake who would lay it.
        assert {told["code"] for person in people for told in person.refusals} <= {"refused-stale"}

    with Server(tmp_path / "data") as server:
        asyncio.run(scenario(server))
        assert server.events() == []
