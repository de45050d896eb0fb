"""What outlives a server that is killed: everything it acknowledged, and everybody's time."""

import asyncio
from pathlib import Path

from tests.server.harness import Json, Server, company


def moves(entries: list[Json]) -> list[tuple[int, int, str]]:
    """Round, ply and author of every act in a log."""
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
            for kill in range(1, 4):
                goal = sum(len(person.acked) for person in people) + 9
                await people[0].wait(
                    lambda goal=goal: (  # type: ignore[misc]
                        sum(len(person.acked) for person in people) >= goal and people[0].view["stage"] == "play"
                    )
                )
                server.kill()
                assert not playing.done(), f"the match was over before kill {kill}"
                server.start()
            await playing
            assert [person.view["stage"] for person in people] == ["match"] * 4
        stored = moves(server.entries(people[0].room))
        by_people = [(round_, ply) for round_, ply, person in stored if person]
        acked = [decision for person in people for decision in person.acked]
        assert len(by_people) == len(set(by_people))
        assert set(acked) <= set(by_people)
        assert len(acked) == len(set(acked)) >= 27

    with Server(tmp_path / "data") as server:
        asyncio.run(scenario(server))
