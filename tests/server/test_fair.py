"""Deals over real sockets: promised, added to, revealed, and verified from what was published."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.fair.node import verdicts
from tests.server.harness import Json, Player, Server, company

from capicua.fair.verify import verify_record
from capicua.notation.record_json import read_json

VALUE = "ab" * 32


async def add(person: Player) -> int:
    """Adds to the next deal as a browser does; returns its number."""
    await person.wait(lambda: person.view["pledge"] is not None)
    number: int = person.view["pledge"]["round"]
    assert (await person.command("contribute", round=number, value=VALUE))["type"] == "ack"
    return number


def test_a_deal_is_verified_by_what_was_published(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with company(server, "Ana", "Bia", options={"limit": 3}) as (ana, bia):
            assert server.ask("GET", f"/api/rooms/{ana.room}/record").status_code == 404
            await ana.command("start")
            number = await add(bia)
            promised = next(s["view"]["pledge"] for s in ana.states if s["view"]["pledge"])
            await asyncio.gather(
                ana.play(until=lambda: bool(ana.view["proof"])), bia.play(lambda: bool(bia.view["proof"]))
            )
            proof = ana.view["proof"]
            assert proof["round"] == number == 1
            assert proof["commitment"] == promised["commitment"]
            assert proof["values"] == ["0" * 64, VALUE, "0" * 64, "0" * 64]
            assert verdicts([proof]) == ["held"]
            assert not any(proof["secret"] in json.dumps(state) for state in before_the_end(ana.states))
            await asyncio.gather(ana.play(), bia.play())
            check_record(server, ana)

    with Server(tmp_path / "data") as server:
        asyncio.run(scenario(server))
        assert server.events() == []


def before_the_end(states: list[Json]) -> list[Json]:
    """The states of the first round while it was played."""
    return [state for state in states if state["view"]["proof"] is None]


def check_record(server: Server, person: Player) -> None:
    answer = server.ask("GET", f"/api/rooms/{person.room}/record")
    assert "attachment" in answer.headers["content-disposition"]
    record = read_json(answer.text)
    assert len(record.rounds) == person.view["round"]
    assert [finding.fault for finding in verify_record(record)] == [None] * len(record.rounds)
    assert server.ask("GET", f"/api/rooms/{person.room}/record?match=1").text == answer.text


@pytest.mark.parametrize("match", ["2", "-1", "x", "", "99999999999999999999", "²"])
def test_a_record_that_is_not_there(tmp_path: Path, match: str) -> None:
    with Server(tmp_path / "data") as server:
        player = Player(server)
        room = player.create()
        for path in (f"/api/rooms/{room}/record", "/api/rooms/nowhere/record"):
            assert server.ask("GET", path, params={"match": match}).status_code == 404


def test_an_open_round_is_in_no_record(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with Player(server) as ana:
            ana.create(options={"limit": 6})
            await ana.enter()
            await ana.play(until=lambda: ana.view["round"] == 2 and ana.view["ply"] > 2)
            record: Any = json.loads(server.ask("GET", f"/api/rooms/{ana.room}/record").text)
            assert len(record["rounds"]) == 1
            assert "result" in record["rounds"][0]

    with Server(tmp_path / "data") as server:
        asyncio.run(scenario(server))
