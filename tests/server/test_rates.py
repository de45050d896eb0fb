"""How often anybody may ask: by person and by address, whatever a client says its address is; and slow askers."""

import asyncio
import json
import socket as sockets
import time
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from tests.conftest import LONG
from tests.room.tables import PACE, offered, table
from tests.server.harness import PATIENCE, Player, Server
from websockets.exceptions import InvalidStatus

from capicua.core.wire import Refusal
from capicua.games import registry
from capicua.room.wire import Contribute, Emote, Join, MoveCommand, Ready, Rename, Start
from capicua.server.errors import StartError
from capicua.server.proxies import behind, read_proxies
from capicua.server.rates import Rates, RateSettings, address_of

LIMITS = ("arrange=5/hour", "play=4/hour", "enter=6/hour", "host-arrange=8/hour", "host-sockets=3", "create=3/hour")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that believes a proxy on this machine, and allows little."""
    options = [f"--rate={limit}" for limit in LIMITS]
    data = tmp_path_factory.mktemp("rates") / "data"
    with Server(data, "--trusted-proxy", "127.0.0.1", "--patience", "1.5", *options) as running:
        yield running


def from_(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


def somebody(server: Server, address: str, name: str = "Ana") -> Player:
    player = Player(server, name)
    player.headers = from_(address)
    return player


# --- commands ------------------------------------------------------------------------------------


def test_commands_beyond_the_rate_are_refused_by_name_and_store_nothing(server: Server) -> None:
    async def scenario() -> None:
        async with somebody(server, "192.0.2.1") as ana, somebody(server, "192.0.2.1", "Bia") as bia:
            ana.create(bots=False)
            await ana.enter()
            for number in range(5):
                assert (await ana.command("rename", name=f"Ana {number}"))["type"] == "ack"
            before = server.entries(ana.room)
            told = await ana.command("rename", cid="six", name="Anna")
            assert told == {
                "type": "refused",
                "cid": "six",
                "code": "refused-busy",
                "clause": None,
                "args": {"count": 5, "seconds": 3600},
            }
            second = await ana.socket()
            await second.send(json.dumps({"cid": "seven", "type": "rename", "name": "Anna"}))
            answers = [json.loads(await second.recv()) for _ in range(2)]
            assert answers[-1]["code"] == "refused-busy"
            await second.close()
            assert server.entries(ana.room) == before
            for _ in range(3):  # what belongs to a match has its own rate
                assert (await ana.command("emote", emote="phrase-hello"))["type"] == "ack"
            bia.visit()
            await bia.enter(ana.room)
            kinds = [(await bia.command("join", name="Bia"))["type"] for _ in range(4)]
            assert kinds == ["ack", "refused", "refused", "refused"]
            told = await bia.command("rename", name="Bea")  # the third of hers, and the ninth from this address
            assert (told["code"], told["args"]["count"]) == ("refused-busy", 8)

    asyncio.run(scenario())


def test_another_address_is_not_held_to_what_one_has_used_up(server: Server) -> None:
    async def scenario() -> None:
        async with somebody(server, "192.0.2.9", "Caio") as caio:
            caio.create(bots=False)
            await caio.enter()
            assert (await caio.command("rename", name="Kaio"))["type"] == "ack"

    asyncio.run(scenario())


def test_sockets_of_a_person_and_of_an_address_are_counted(server: Server) -> None:
    async def scenario() -> None:
        ana = somebody(server, "192.0.2.20")
        ana.create(bots=False)
        open_ = [await ana.socket() for _ in range(3)]
        assert await status(ana) == 429  # the fourth that is open at once
        other = somebody(server, "192.0.2.21", "Bia")
        other.room = ana.room
        await (await other.socket()).close()
        for each in open_:
            await each.close()
        for _ in range(3):
            await again(ana)
        told = await status(ana)  # the seventh within the hour
        assert told == 429

    asyncio.run(scenario())


async def again(player: Player) -> None:
    """Opens and closes one socket, as soon as the server has noticed that the others are closed."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await (await player.socket()).close()
            except InvalidStatus:
                await asyncio.sleep(0.05)


async def status(player: Player) -> int:
    with pytest.raises(InvalidStatus) as refused:
        await player.socket()
    assert int(refused.value.response.headers["Retry-After"]) > 0
    return refused.value.response.status_code


# --- whose address -------------------------------------------------------------------------------


def rooms(server: Server, *addresses: str) -> list[int]:
    """What a request for a room is answered, from each address in turn."""
    wish = {"game": "duplas", "name": "Ana", "bots": False}
    return [server.ask("POST", "/api/rooms", json=wish, headers=from_(each)).status_code for each in addresses]


def test_rooms_are_counted_by_the_address_that_the_proxy_names(server: Server) -> None:
    mine = ["203.0.113.5", "198.51.100.1, 203.0.113.5", "evil, 203.0.113.5", "203.0.113.6, 203.0.113.5"]
    assert rooms(server, *mine) == [201, 201, 201, 429]
    assert rooms(server, "203.0.113.5, 203.0.113.6", "203.0.113.6, 127.0.0.1") == [201, 201]
    told = server.ask("POST", "/api/rooms", json={}, headers=from_("203.0.113.5"))
    assert (told.json()["code"], told.headers["Retry-After"]) == ("refused-busy", "3600")


def test_a_customer_of_ipv6_has_one_rate_for_their_whole_network(server: Server) -> None:
    mine = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::7", "[2001:db8:1:2:aaaa::]:443", "2001:db8:1:2::2"]
    assert rooms(server, *mine, "2001:db8:1:3::1") == [201, 201, 201, 429, 201]


def seen(proxies: tuple[str, ...], peer: str, *headers: tuple[str, str]) -> tuple[str, str]:
    """The address and the scheme that the server takes a request for."""
    told: list[tuple[str, str]] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        told.append((address_of(connection), connection.url.scheme))

    raw = [(name.lower().encode(), value.encode()) for name, value in headers]
    scope: Any = {
        "type": "http",
        "scheme": "http",
        "path": "/",
        "client": (peer, 1),
        "headers": raw,
        "server": ("x", 1),
    }
    asyncio.run(behind(app, proxies)(scope, None, None))  # type: ignore[arg-type]
    return told[0]


FOR, PROTO = "X-Forwarded-For", ("X-Forwarded-Proto", "https")


@pytest.mark.parametrize(
    ("proxies", "peer", "headers", "expected"),
    [
        ((), "127.0.0.1", [(FOR, "203.0.113.5"), PROTO], ("127.0.0.1", "http")),
        (("127.0.0.1",), "198.51.100.1", [(FOR, "203.0.113.5"), PROTO], ("198.51.100.1", "http")),
        (("127.0.0.1",), "127.0.0.1", [(FOR, "203.0.113.5"), PROTO], ("203.0.113.5", "https")),
        (("127.0.0.1",), "127.0.0.1", [(FOR, "1.1.1.1"), (FOR, "203.0.113.5")], ("203.0.113.5", "http")),
        (("10.0.0.0/8",), "10.1.2.3", [(FOR, "1.1.1.1, 203.0.113.5, 10.9.9.9")], ("203.0.113.5", "http")),
        (("127.0.0.1",), "127.0.0.1", [("X-Forwarded-Proto", "javascript")], ("127.0.0.1", "http")),
        (("::1",), "::1", [(FOR, "::ffff:203.0.113.5")], ("203.0.113.5", "http")),
        (("127.0.0.1",), "127.0.0.1", [(FOR, "x" * 5000)], ("x" * 64, "http")),
    ],
)
def test_only_a_trusted_proxy_says_who_asks(
    proxies: tuple[str, ...], peer: str, headers: list[tuple[str, str]], expected: tuple[str, str]
) -> None:
    assert seen(proxies, peer, *headers) == expected


@pytest.mark.parametrize("given", ["", "localhost", "10.0.0.1/8", "*", "10.0.0.0/33"])
def test_a_proxy_that_is_no_address(given: str) -> None:
    with pytest.raises(StartError, match="--trusted-proxy takes an address or a network"):
        read_proxies([given])


def test_behind_tls_the_cookie_is_secure_and_the_origin_https(server: Server) -> None:
    headers = from_("192.0.2.77") | {"X-Forwarded-Proto": "https", "Host": "dominoes.example"}
    assert "; Secure" in server.ask("GET", "/", headers=headers).headers["set-cookie"]
    assert "; Secure" not in server.ask("GET", "/").headers["set-cookie"]
    wish = {"game": "duplas", "name": "Ana", "bots": False}
    for origin, expected in (("https://dominoes.example", 201), ("http://dominoes.example", 403)):
        told = server.ask("POST", "/api/rooms", json=wish, headers=headers | {"Origin": origin})
        assert told.status_code == expected


# --- settings ------------------------------------------------------------------------------------


@pytest.mark.parametrize("given", ["create", "speed=3/minute", "create=3", "create=3/fortnight", "host-sockets=many"])
def test_a_limit_that_is_none(given: str) -> None:
    with pytest.raises(StartError, match="--rate"):
        RateSettings().changed([given])


def test_a_limit_can_be_taken_away_and_the_shorter_of_two_is_told() -> None:
    rates = Rates(RateSettings().changed(["arrange=2/minute; 3/hour", "play="]))
    told = [rates.command(Rename(str(n), "A"), "ana", "192.0.2.1") for n in range(3)]
    assert told == [None, None, Refusal("refused-busy", None, {"count": 2, "seconds": 60})]
    assert not any(rates.command(Ready(str(n)), "ana", "192.0.2.1") for n in range(500))


# --- slow askers ---------------------------------------------------------------------------------


def test_heads_that_do_not_end_and_idle_connections_are_closed(server: Server) -> None:
    """Five hundred of them at once, at a time limit of 1.5 s instead of 10; others are served meanwhile."""
    starts = (b"", b"GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ", b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n")
    peers = [sockets.create_connection(("127.0.0.1", server.port)) for _ in range(480)]
    began = time.monotonic()
    for number, peer in enumerate(peers):
        peer.sendall(starts[number % 3])
    assert server.ask("GET", "/health").status_code == 200
    for number, peer in enumerate(peers):
        if number % 3 == 1 and time.monotonic() - began < 1:
            peer.sendall(b"a")  # one byte a second keeps nothing open
        assert until_closed(peer) == (number % 3 == 2)
    assert server.ask("GET", "/health").status_code == 200


def until_closed(peer: sockets.socket) -> bool:
    """Waits for the end of a connection; whether it was answered."""
    peer.settimeout(PATIENCE)
    answer = b""
    with peer:
        try:
            while part := peer.recv(4096):
                answer += part
        except ConnectionResetError:
            pass
    return answer.startswith(b"HTTP/1.1 200")


# --- nobody who plays is held up -----------------------------------------------------------------


@pytest.mark.parametrize("style", [style.id for style in registry.STYLES] if LONG else ["duplas", "tien_gow"])
def test_r25_whoever_plays_as_fast_as_a_hand_can_is_never_limited(style: str) -> None:
    """A match of people alone who answer after a third of a second, with all the talk that a room lets them have."""
    now = [0.0]
    rates = Rates(RateSettings(), lambda: now[0])
    assert played(style, now, rates) > 50


def played(style: str, now: list[float], rates: Rates) -> int:
    """Commands of a match, each asked of the rates first; all people share one address."""
    driver = table(pace=PACE, style=style, fair=True)
    people = ["a", *(f"p{seat}" for seat in range(1, len(driver.room.state("a", 0.0).view.seats)))]
    count = 0

    def ask(person: str, command: Any) -> None:
        nonlocal count
        count += 1
        assert rates.command(command, person, "192.0.2.1") is None, (count, command)
        driver.send(person, command, now[0])

    for person in people:
        driver.connect(person, now[0])
        if person != "a":
            ask(person, Join(f"j{person}", person))
    ask("a", Start("s"))
    given: set[tuple[str, int]] = set()
    while driver.room.stage != "match" and count < 1500:
        now[0] += 0.33
        driver.advance(now[0])
        for person in people:
            view = driver.room.state(person, now[0]).view
            if view.pledge and (person, view.pledge.round) not in given:
                given.add((person, view.pledge.round))
                ask(person, Contribute(f"c{count}", view.pledge.round, "0" * 64))
            if count % 5 == 0:
                ask(person, Emote(f"e{count}", "phrase-hello"))
            moves = offered(view)
            if moves:
                ask(person, MoveCommand(f"m{count}", moves[0].round, moves[0].ply, moves[0].move))
            elif view.stage in ("hands", "result"):
                ask(person, Ready(f"r{count}"))
    return count
