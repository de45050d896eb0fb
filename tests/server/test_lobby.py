"""Rooms for people over real sockets: the lobby, codes, quick matches, watchers, hosts, talk."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Json, Player, Server, company

from capicua.core.rng import Rng
from capicua.server.tables import _CODE_LETTERS, is_code, new_code


def serve(tmp_path: Path, scenario: Callable[[Server], Awaitable[None]], *options: str) -> None:
    with Server(tmp_path / "data", *options) as server:
        asyncio.run(scenario(server))  # type: ignore[arg-type]
        assert server.events() == []


def make(player: Player, path: str = "/api/rooms", **wish: Any) -> Json:
    answer = player._browse("POST", path, json={"game": "duplas", "name": player.name, **wish})
    assert answer.status_code in {200, 201}, answer.text
    player.room = answer.json()["room"]
    return dict(answer.json())


def lobby(server: Server, **wanted: str) -> Json:
    return dict(server.ask("GET", "/api/lobby", params=wanted).json())


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():  # noqa: ASYNC110 (it is asked of another process)
            await asyncio.sleep(0.1)


def test_open_rooms_are_listed_while_somebody_is_there(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with Player(server) as ana, Player(server, "Bia") as bia:
            make(ana, bots=False, open=True, language="hu", clock="move:60")
            assert lobby(server) == {"waiting": [], "live": []}
            await ana.enter()
            [row] = lobby(server)["waiting"]
            assert row == {
                "room": ana.room,
                "game": "duplas",
                "language": "hu",
                "stage": "waiting",
                "round": 0,
                "seats": 4,
                "free": 3,
                "people": ["Ana"],
                "watchers": 0,
                "clock": "move:60",
            }
            assert len(lobby(server, game="duplas", language="hu")["waiting"]) == 1
            assert lobby(server, game="kecske")["waiting"] == lobby(server, language="pl")["waiting"] == []
            make(bia, bots=False)
            await bia.enter()
            assert len(lobby(server)["waiting"]) == 1
            await ana.command("start")
            await until(lambda: len(lobby(server)["live"]) == 1)
            await ana.leave()
            await until(lambda: lobby(server) == {"waiting": [], "live": []})

    serve(tmp_path, scenario)


def test_a_room_is_found_by_its_code_however_it_is_written(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with Player(server) as ana, Player(server, "Bia") as bia:
            ana.create(bots=False)
            await ana.enter()
            code = ana.view["terms"]["code"]
            assert is_code(code)
            for text in (code, code.lower(), f"{code[:4]}-{code[4:]}", f"{code[:4]} {code[4:]}"):
                assert server.ask("GET", f"/api/codes/{text}").json() == {"room": ana.room}
            bia.visit()
            await bia.enter(ana.room)
            assert bia.view["terms"]["code"] == ""
            await bia.command("join", name="Bia")
            await bia.wait(lambda: bia.view["terms"]["code"] == code)

    serve(tmp_path, scenario)


def test_codes_cannot_be_tried_out(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        private = [Player(server) for _ in range(5)]
        for player in private:
            player.create()
        rng = Rng(1)
        answers = [
            server.ask("GET", "/api/codes/" + "".join(rng.choice(_CODE_LETTERS) for _ in range(8))) for _ in range(25)
        ]
        found = [answer.json()["code"] for answer in answers]
        assert found == ["refused-no-code"] * 10 + ["refused-busy"] * 15
        assert [answer.status_code for answer in answers] == [404] * 10 + [429] * 15

    serve(tmp_path, scenario)


def test_codes_are_of_forty_bits() -> None:
    codes = {new_code() for _ in range(10_000)}
    assert len(codes) == 10_000
    assert {letter for code in codes for letter in code} == set(_CODE_LETTERS)
    assert len(_CODE_LETTERS) == 32


def test_a_quick_match_brings_people_together_and_then_bots(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with Player(server) as ana, Player(server, "Bia") as bia:
            assert make(ana, "/api/quick")["join"] is False
            await ana.enter()
            assert ana.view["countdown"] is not None
            assert make(bia, "/api/quick") == {"room": ana.room, "join": True}
            await bia.enter()
            assert (await bia.command("join", name="Bia"))["type"] == "ack"
            await ana.wait(lambda: ana.view["round"] == 1)
            assert sorted(seat["kind"] for seat in ana.view["seats"]) == ["bot", "bot", "person", "person"]
            told = [event for state in ana.states for event in state["events"] if event["text"] == "event-filled"]
            assert [event["args"] for event in told] == [{"count": 2}]
            other = Player(server, "Caio")
            assert make(other, "/api/quick")["join"] is False

    serve(tmp_path, scenario)


def test_watchers_are_counted_and_named_and_see_no_hand(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with company(server, "Ana", "Bia") as people, Player(server) as one, Player(server) as two:
            ana = people[0]
            one.visit()
            await one.enter(ana.room)
            await ana.wait(lambda: ana.view["audience"]["count"] == 1)
            two.visit()
            two.query = "?name=%20Eva%E2%80%AE%20"
            await two.enter(ana.room)
            await ana.wait(lambda: ana.view["audience"] == {"count": 2, "names": ["Eva"]})
            await ana.command("start")
            await one.wait(lambda: one.view["round"] == 1)
            assert one.view["picture"]["own"] is None
            await two.leave()
            await ana.wait(lambda: ana.view["audience"] == {"count": 1, "names": []})

    serve(tmp_path, scenario)


def test_who_is_kicked_is_closed_out_and_told_why_again(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with company(server, "Ana", "Bia") as (ana, bia):
            assert (await ana.command("kick", seat=1))["type"] == "ack"
            await bia.wait(lambda: bia.closed == "room-kicked")
            async with await bia.socket() as again:
                assert json.loads(await again.recv()) == {"type": "closed", "code": "room-kicked"}

    serve(tmp_path, scenario)


def test_talk_reaches_everybody_once_and_latecomers_too(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with company(server, "Ana", "Bia") as (ana, bia), Player(server) as late:
            assert (await ana.command("say", text="oi <b>gente</b>"))["type"] == "ack"
            assert (await bia.command("emote", emote="phrase-hello"))["type"] == "ack"
            await ana.wait(lambda: len(ana.talk) == 2)
            await late.enter(ana.room)
            await late.wait(lambda: len(late.talk) == 2)
            assert late.talk == ana.talk
            assert ana.talk[0] == {"who": 1, "seat": 0, "name": "Ana", "emote": None, "text": "oi <b>gente</b>"}

    serve(tmp_path, scenario)


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/rooms", {"game": "duplas", "name": "A", "level": "genius"}, 400, "refused-level"),
        ("/api/rooms", {"game": "duplas", "name": "A", "clock": "fast"}, 400, "refused-clock"),
        ("/api/rooms", {"game": "duplas", "name": "A", "language": "<x>"}, 400, "refused-malformed"),
        ("/api/rooms", {"game": "duplas", "name": "A", "host": True}, 400, "refused-malformed"),
        ("/api/quick", {"game": "chess", "name": "A"}, 400, "refused-unknown-game"),
        ("/api/quick", {"game": "duplas", "name": "A", "open": True}, 400, "refused-malformed"),
    ],
)
def test_what_is_wrong_is_refused(tmp_path: Path, path: str, body: Json, status: int, code: str) -> None:
    async def scenario(server: Server) -> None:
        answer = server.ask("POST", path, json=body)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        evil = server.ask("POST", path, json=body, headers={"Origin": "http://evil.example"})
        assert (evil.status_code, evil.json()["code"]) == (403, "refused-origin")

    serve(tmp_path, scenario)


def test_one_address_makes_only_so_many_rooms(tmp_path: Path) -> None:
    with Server(tmp_path / "data", pace="normal") as server:
        body = {"game": "duplas", "name": "A", "bots": False}
        answers = [server.ask("POST", "/api/rooms", json=body).status_code for _ in range(32)]
        assert answers == [201] * 30 + [429] * 2
