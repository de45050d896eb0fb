"""Commands sent twice, late, by the wrong person, at once: done once or refused, and answered the same."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.conftest import long
from tests.server.harness import Json, Player, Server, as_move, company, tiles_lie
from websockets.asyncio.client import ClientConnection


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("commands") / "data") as running:
        yield running


def decision(player: Player) -> Json:
    """The next move of a player, ready to send."""
    view = player.view
    return {
        "type": "move",
        "round": view["round"],
        "ply": view["ply"],
        "move": as_move(player.options[0], view),
    }


async def answers(socket: ClientConnection, count: int) -> list[Json]:
    """The next so many answers, states left out."""
    found: list[Json] = []
    while len(found) < count:
        message = json.loads(await socket.recv())
        if message["type"] != "state":
            found.append(message)
    return found


def acts(server: Server, room: str, cid: str) -> int:
    return sum(entry.get("cid") == cid for entry in server.entries(room))


async def on_turn(ana: Player) -> None:
    ana.create()
    await ana.enter()
    await ana.play(until=lambda: bool(ana.options) and tiles_lie(ana))


def test_fifty_copies_of_a_move_count_once_and_are_answered_alike(server: Server) -> None:
    async def scenario() -> None:
        async with Player(server) as ana:
            await on_turn(ana)
            first, second = await ana.socket(), await ana.socket()
            text = json.dumps({"cid": "twice", **decision(ana)})
            for socket in (first, second) * 25:
                await socket.send(text)
            told = await answers(first, 25) + await answers(second, 25)
            assert told == [{"cid": "twice", "type": "ack"}] * 50
            assert acts(server, ana.room, "twice") == 1
            await first.close()
            await second.close()

    asyncio.run(scenario())


def test_a_move_is_acknowledged_again_after_a_restart(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with Player(server) as ana:
            await on_turn(ana)
            move = decision(ana)
            del move["type"]
            assert (await ana.command("move", "before", **move))["type"] == "ack"
            server.kill()
            server.start()
            assert (await ana.command("move", "before", **move))["type"] == "ack"
            assert acts(server, ana.room, "before") == 1

    with Server(tmp_path / "data") as server:
        asyncio.run(scenario(server))


def test_two_moves_for_one_decision_from_two_tabs(server: Server) -> None:
    async def scenario() -> None:
        async with Player(server) as ana:
            await on_turn(ana)
            first, second = await ana.socket(), await ana.socket()
            move = decision(ana)
            await asyncio.gather(
                first.send(json.dumps({"cid": "tab 1", **move})), second.send(json.dumps({"cid": "tab 2", **move}))
            )
            told = await answers(first, 1) + await answers(second, 1)
            assert sorted(answer["type"] for answer in told) == ["ack", "refused"]
            assert [answer["code"] for answer in told if answer["type"] == "refused"] == ["refused-stale"]
            assert acts(server, ana.room, "tab 1") + acts(server, ana.room, "tab 2") == 1
            await first.close()
            await second.close()

    asyncio.run(scenario())


def test_moves_for_other_decisions_are_refused_and_nobody_hears_of_them(server: Server) -> None:
    async def scenario() -> None:
        async with Player(server) as ana:
            await on_turn(ana)
            move, seq = decision(ana), ana.view["seq"]
            round_, ply = move["round"], move["ply"]
            for wrong, code in (
                ((round_, ply - 1), "refused-stale"),
                ((round_ - 1, ply), "refused-stale"),
                ((round_, ply + 1), "refused-not-yet"),
                ((round_ + 1, 0), "refused-not-yet"),
            ):
                told = await ana.command("move", round=wrong[0], ply=wrong[1], move=move["move"])
                assert (told["type"], told["code"]) == ("refused", code)
            assert ana.view["seq"] == seq
            assert (await ana.move())["type"] == "ack"

    asyncio.run(scenario())


def test_a_hundred_moves_out_of_turn_disturb_nobody(server: Server) -> None:
    async def scenario() -> None:
        async with company(server, "Ana", "Bia", "Caio", "Davi") as people:
            await people[0].command("start")
            await asyncio.gather(*(p.play(until=lambda p=p: tiles_lie(p)) for p in people))  # type: ignore[misc]
            mover = next(person for person in people if person.options)
            other = next(person for person in people if not person.options)
            move, seq = decision(mover), mover.view["seq"]
            for _ in range(100):
                told = await other.command("move", round=move["round"], ply=move["ply"], move=move["move"])
                assert told["code"] == "refused-not-your-turn"
            assert [person.view["seq"] for person in people] == [seq] * 4
            assert (await mover.move())["type"] == "ack"

    asyncio.run(scenario())


def test_votes_in_the_same_instant_all_count(server: Server) -> None:
    """Everybody is ready at once, in every stage of a match; whoever was late for a stage is told so."""

    async def scenario() -> None:
        async with company(server, "Ana", "Bia", "Caio", "Davi", options={"limit": long(3, 20)}) as people:
            await people[0].command("start")
            await asyncio.gather(*(person.play() for person in people))
            room = people[0].room
            deals = [entry for entry in server.entries(room) if entry["type"] == "dealt"]
            assert len(deals) == people[0].view["round"]
            votes = await asyncio.gather(*(person.command("ready") for person in people))
            assert [vote["type"] for vote in votes] == ["ack"] * 4
            await people[0].wait(lambda: people[0].view["round"] == len(deals) + 1)
            await asyncio.gather(*(person.wait(lambda: people[0].view["stage"] == "play") for person in people))
            again = [entry for entry in server.entries(room) if entry["type"] == "rematched"]
            assert len(again) == 1

    asyncio.run(scenario())


def test_every_tab_of_a_person_shows_the_same(server: Server) -> None:
    async def scenario() -> None:
        async with Player(server) as ana, Player(server) as twin:
            await on_turn(ana)
            twin.cookie = ana.cookie
            await twin.enter(ana.room)
            assert twin.view["you"] == 0
            seq = ana.view["seq"]
            assert twin.view["seq"] == seq
            await twin.move()
            await ana.wait(lambda: ana.view["seq"] > seq)
            await twin.wait(lambda: twin.view["seq"] > seq)
            shown = [next(state for state in tab.states if state["seq"] == seq + 1) for tab in (ana, twin)]
            assert shown[0] == shown[1]
            await twin.leave()
            assert ana.view["seats"][0]["kind"] == "person"

    asyncio.run(scenario())
