"""Faults that other tables had, tried at ours over real sockets; docs/cases.md says which test covers which."""

import asyncio
import json
from collections.abc import Iterator

import pytest
from tests.server.harness import Json, Options, Player, Server, as_move, company
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

QUICK: Options = {"limit": 3, "pick_phase": "automatic"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("cases") / "data") as running:
        yield running
        assert running.events() == []


async def answer(socket: ClientConnection, cid: str) -> Json:
    """What the server says to a command."""
    while True:
        message: Json = json.loads(await socket.recv())
        if message.get("cid") == cid:
            return message


def test_c24_the_winning_tile_sent_twice_around_a_reload_counts_once(server: Server) -> None:
    async def scenario() -> None:
        async with Player(server) as ana:
            ana.create(options=QUICK)
            await ana.enter()
            again = 0
            while ana.view["stage"] != "match":
                await ana.play(lambda: len(ana.options) == 1 and ana.options[0]["move"] == "place")
                if ana.view["stage"] == "match" or not ana.options:
                    continue
                view, move = ana.view, as_move(ana.options[0], ana.view)
                named = {"type": "move", "round": view["round"], "ply": view["ply"], "move": move}
                async with await ana.socket() as one, await ana.socket() as two:
                    await one.send(json.dumps({"cid": f"a{again}", **named}))
                    await two.send(json.dumps({"cid": f"b{again}", **named}))
                    first, second = await asyncio.gather(answer(one, f"a{again}"), answer(two, f"b{again}"))
                assert sorted([first["type"], second["type"]]) == ["ack", "refused"]
                again += 1
                await ana.wait(lambda view=view: (ana.view["round"], ana.view["ply"]) != (view["round"], view["ply"]))  # type: ignore[misc]
            assert again > 0
            acts = [entry for entry in server.entries(ana.room) if entry["type"] == "acted"]
            mine = [entry["cid"] for entry in acts if entry["person"]]
            assert len(set(mine)) == len(mine)

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "command",
    [
        {"type": "say", "text": "hi", "from": "Ana"},
        {"type": "say", "text": "hi", "seat": 0},
        {"type": "say", "text": "hi", "ts": 0},
        {"type": "emote", "emote": "face-happy", "name": "Ana"},
        {"type": "move", "round": 1, "ply": 0, "move": {"type": "pass"}, "seat": 0},
        {"type": "move", "round": 1, "ply": 0, "move": {"type": "pass"}, "clock": 999999},
        {"type": "rename", "name": "Ana", "person": "x"},
    ],
    ids=lambda command: ",".join(list(command)[1:]),
)
def test_c34_c91_nobody_states_who_or_when_they_are(server: Server, command: Json) -> None:
    async def scenario() -> None:
        async with company(server, "Ana", "Bia") as (ana, bia):
            await ana.wait(lambda: ana.view["seats"][1]["kind"] == "person")
            before = server.entries(ana.room)
            said = await bia.command(**{"kind": command["type"], **{k: v for k, v in command.items() if k != "type"}})
            assert (said["type"], said["code"]) == ("refused", "refused-malformed")
            assert server.entries(ana.room) == before
            assert ana.talk == []

    asyncio.run(scenario())


@pytest.mark.parametrize("to", [{"to": 2}, {"seat": 2}, {"person": "x"}, {"audience": "partner"}])
def test_c56_nothing_can_be_said_to_one_person_alone(server: Server, to: Json) -> None:
    async def scenario() -> None:
        async with company(server, "Ana", "Bia", "Caio", options=QUICK) as (ana, bia, caio):
            await ana.command("start")
            await caio.wait(lambda: caio.view["round"] == 1)
            assert (await ana.command("say", text="I hold 6-6", **to))["code"] == "refused-malformed"
            assert (await ana.command("emote", emote="face-happy"))["type"] == "ack"
            for person in (ana, bia, caio):
                await person.wait(lambda person=person: len(person.talk) == 1)  # type: ignore[misc]
            assert ana.talk == bia.talk == caio.talk

    asyncio.run(scenario())


def test_c67_rooms_that_are_left_before_the_start_leave_nothing(server: Server) -> None:
    async def scenario() -> None:
        async with Player(server, "Eva") as eva:
            for _ in range(25):
                answer = eva._browse(
                    "POST", "/api/rooms", json={"game": "duplas", "name": "Eva", "bots": False, "open": True}
                )
                assert answer.status_code == 201
                async with Player(server, "Eva") as tab:
                    tab.cookie = eva.cookie
                    await tab.enter(answer.json()["room"])
                    await tab.command("leave")
                    await tab.wait(lambda tab=tab: tab.closed == "room-ended")  # type: ignore[misc]
            assert server.ask("GET", "/api/lobby").json()["waiting"] == []

    asyncio.run(scenario())


def test_c96_a_stranger_a_watcher_and_who_was_sent_away_may_do_what_the_page_says(server: Server) -> None:
    commands: list[Json] = [
        {"kind": "start"},
        {"kind": "ready"},
        {"kind": "leave"},
        {"kind": "rename", "name": "X"},
        {"kind": "sit", "seat": 0},
        {"kind": "fill", "seat": 3, "level": "easy"},
        {"kind": "change", "open": True},
        {"kind": "kick", "seat": 0},
        {"kind": "say", "text": "hi"},
        {"kind": "emote", "emote": "face-happy"},
        {"kind": "block", "seat": 0},
        {"kind": "contribute", "round": 1, "value": "0" * 64},
        {"kind": "move", "round": 1, "ply": 0, "move": {"type": "pass"}},
    ]

    async def scenario() -> None:
        async with company(server, "Ana", "Bia") as (ana, bia), Player(server) as nobody, Player(server) as watcher:
            watcher.visit()
            await nobody.enter(ana.room)
            await watcher.enter(ana.room)
            for outsider in (nobody, watcher):
                for command in commands:
                    said = await outsider.command(**command)
                    assert (said["type"], said["code"]) == ("refused", "refused-not-seated"), command
                assert outsider.view["terms"]["code"] == ""
            # A guest decides nothing for the table; who was sent away is let in no more.
            for command in commands:
                if command["kind"] in {"start", "fill", "change", "kick"}:
                    assert (await bia.command(**command))["code"] == "refused-not-host"
            text = json.dumps(ana.state) + server.ask("GET", "/api/lobby").text
            assert not {ana.cookie.split("=")[1].split(".")[0], bia.cookie.split("=")[1].split(".")[0]} & set(
                text.replace('"', " ").split()
            )
            await ana.command("kick", seat=1)
            await bia.wait(lambda: bia.closed == "room-kicked")

    asyncio.run(scenario())


def test_c98_compression_is_not_spoken_and_endless_or_giant_frames_end_the_connection(server: Server) -> None:
    async def bombed(player: Player, fragments: bool) -> int:
        """The close code after a message without an end, or a frame that is said to be 4 GiB long."""
        socket = await connect(
            f"{server.origin.replace('http', 'ws', 1)}/ws/{player.room}",
            origin=Origin(server.origin),
            additional_headers=player._headers(),
            compression="deflate",
        )
        assert "Sec-WebSocket-Extensions" not in (socket.response.headers if socket.response else {})
        giant = bytes([0x81, 0xFF]) + (4 << 30).to_bytes(8, "big") + bytes(4)
        try:
            if fragments:
                socket.protocol.send_text(b"x" * 64, fin=False)
                for _ in range(10_000):
                    socket.protocol.send_continuation(b"x" * 64, fin=False)
                socket.transport.writelines(socket.protocol.data_to_send())
            else:
                socket.transport.write(giant)
            async with asyncio.timeout(20):
                while True:
                    await socket.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    async def scenario() -> None:
        async with company(server, "Ana", "Bia") as (ana, bia):
            assert await bombed(bia, fragments=False) in {1009, 1002}
            assert await bombed(bia, fragments=True) in {1009, 1002}
            assert (await ana.command("say", text="still here"))["type"] == "ack"

    asyncio.run(scenario())
