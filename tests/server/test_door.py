"""Who comes in: exact origins, signed cookies, guarded pages, and clear words for everybody else."""

import asyncio
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.harness import Json, Player, Server, company
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("door") / "data") as running:
        yield running


async def knock(server: Server, room: str, origin: str | None, **headers: str) -> int:
    """The status of a handshake: 101, or why not."""
    address = f"{server.origin.replace('http', 'ws', 1)}/ws/{room}"
    try:
        given = None if origin is None else Origin(origin)
        async with connect(address, origin=given, additional_headers=headers, compression=None):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


# --- origins -------------------------------------------------------------------------------------


def test_only_the_own_origin_may_open_a_socket(server: Server) -> None:
    async def scenario() -> None:
        ana = Player(server)
        room = ana.create(bots=False)
        port = server.port
        for origin in (
            None,
            "null",
            "",
            "http://evil.example",
            f"http://127.0.0.1:{port}.evil.example",
            f"http://evil127.0.0.1:{port}",
            f"http://localhost:{port}",
            f"http://127.0.0.1:{port + 1}",
            "http://127.0.0.1",
            f"https://127.0.0.1:{port}",
            f"http://127.0.0.1:{port}/",
        ):
            assert await knock(server, room, origin, Cookie=ana.cookie) == 403, origin
        assert await knock(server, room, server.origin.upper(), Cookie=ana.cookie) == 101

    asyncio.run(scenario())


def test_behind_a_public_url_only_its_origin_counts_and_the_cookie_is_secure(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        page = server.ask("GET", "/")
        assert "; Secure" in page.headers["set-cookie"]
        assert await knock(server, "nowhere", "https://dominoes.example") == 101
        assert await knock(server, "nowhere", "http://dominoes.example") == 403
        assert await knock(server, "nowhere", server.origin) == 403

    server = Server(tmp_path / "data", "--public-url", "HTTPS://Dominoes.Example:443/")
    server.port = free_port()  # it prints its public address alone
    with server:
        asyncio.run(scenario(server))


def test_other_sites_cannot_make_rooms(server: Server) -> None:
    wish = {"game": "duplas", "name": "Ana"}
    told = server.ask("POST", "/api/rooms", json=wish, headers={"Origin": "http://evil.example"})
    assert (told.status_code, told.json()["code"]) == (403, "refused-origin")
    form = server.ask(
        "POST", "/api/rooms", content='{"game":"duplas","name":"Ana"}', headers={"Content-Type": "text/plain"}
    )
    assert (form.status_code, form.json()["code"]) == (415, "refused-not-json")
    assert server.ask("POST", "/api/rooms", json=wish, headers={"Origin": server.origin}).status_code == 201


# --- identity ------------------------------------------------------------------------------------


def test_a_guest_gets_a_cookie_that_scripts_cannot_read(server: Server) -> None:
    cookie = server.ask("GET", "/").headers["set-cookie"]
    assert cookie.startswith("capicua=")
    for attribute in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age="):
        assert attribute in cookie
    assert "Secure" not in cookie


def test_a_guest_stays_the_same_person(server: Server) -> None:
    with httpx.Client(base_url=server.origin) as browser:
        first = browser.get("/").cookies["capicua"]
        assert browser.get("/some/table").cookies["capicua"] == first
        browser.post("/api/rooms", json={"game": "duplas", "name": "Ana"})
        assert browser.cookies["capicua"] == first


@pytest.mark.parametrize("forge", ["unsigned", "other", "cut", "empty"])
def test_a_forged_cookie_is_a_watcher(server: Server, forge: str) -> None:
    async def scenario() -> None:
        async with Player(server) as ana, Player(server, "Mallory") as mallory:
            room = ana.create()
            person, _, signature = ana.cookie.removeprefix("capicua=").partition(".")
            mallory.visit()
            stolen = {
                "unsigned": person,
                "other": f"{person}.{mallory.cookie.rpartition('.')[2]}",
                "cut": f"{person}.{signature[:-1]}",
                "empty": "",
            }[forge]
            mallory.cookie = f"capicua={stolen}"
            await mallory.enter(room)
            assert mallory.view["you"] is None
            assert mallory.view["picture"]["own"] is None

    asyncio.run(scenario())


def test_the_absent_players_name_opens_no_seat(server: Server) -> None:
    async def scenario() -> None:
        async with company(server, "Ana", "Bia") as (ana, bia), Player(server, "Bia") as other:
            await bia.leave()
            other.visit()
            await other.enter(ana.room)
            assert (await other.command("join", name="Bia", seat=1))["code"] == "refused-seat-taken"
            assert other.view["you"] is None

    asyncio.run(scenario())


def test_no_cookie_lies_in_the_data_or_the_log(tmp_path: Path) -> None:
    async def scenario(server: Server) -> str:
        async with Player(server) as ana:
            ana.create()
            await ana.enter()
            await ana.play(until=lambda: len(ana.acked) >= 3)
            return ana.cookie.removeprefix("capicua=")

    with Server(tmp_path / "data") as server:
        cookie = asyncio.run(scenario(server))
        server.kill()
        kept = b"".join(path.read_bytes() for path in (tmp_path / "data").iterdir() if path.name != "secret")
        secret = (tmp_path / "data" / "secret").read_text().strip()
        for text in (cookie, cookie.partition(".")[2], secret):
            assert text.encode() not in kept + server.log().encode()


# --- rooms ---------------------------------------------------------------------------------------


def test_a_room_that_is_not_there(server: Server) -> None:
    async def scenario() -> None:
        for room in ("nowhere", "..", "%00", "a" * 500, "'; DROP TABLE log; --"):
            ana = Player(server)
            async with ana:
                await ana.enter(room)
                assert ana.closed == "room-not-found"
                assert ana._socket
                await ana._socket.wait_closed()
                assert ana._socket.close_code == 4000

    asyncio.run(scenario())


def test_a_full_room_can_be_watched_and_not_joined(server: Server) -> None:
    async def scenario() -> None:
        async with company(server, "Ana", "Bia", "Caio", "Davi") as people, Player(server, "Eva") as eva:
            eva.visit()
            await eva.enter(people[0].room)
            assert (await eva.command("join", name="Eva"))["code"] == "refused-room-full"
            assert eva.view["you"] is None

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "name": "Ana"}, "refused-unknown-game"),
        ({"game": "duplas", "name": "Ana", "options": {"limit": 2}}, "refused-option"),
        ({"game": "duplas", "name": "Ana", "options": {"limit": [6]}}, "refused-option"),
        ({"game": "duplas", "name": "Ana", "options": {"limit": "--6"}}, "refused-option"),
        ({"game": "duplas", "name": "Ana", "options": {"colour": "red"}}, "refused-option"),
        ({"game": "duplas", "name": ""}, "refused-name"),
        ({"game": "duplas", "name": "\u202e"}, "refused-name"),
        ({"game": "duplas"}, "refused-malformed"),
        ({"game": "duplas", "name": "Ana", "host": True}, "refused-malformed"),
        ({"game": 1, "name": "Ana"}, "refused-malformed"),
        ([], "refused-malformed"),
    ],
)
def test_a_room_that_cannot_be(server: Server, wish: Json, code: str) -> None:
    told = server.ask("POST", "/api/rooms", json=wish)
    assert (told.status_code, told.json()["code"]) == (400, code)


def test_a_body_that_is_too_long_or_no_json(server: Server) -> None:
    assert server.ask("POST", "/api/rooms", content=b" " * 5000, headers=JSON).status_code == 413
    for body in (b"", b"{", b"\xff", b"[" * 4000, b'{"game":NaN}'):
        assert server.ask("POST", "/api/rooms", content=body, headers=JSON).json()["code"] == "refused-malformed"


# --- pages ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/table/xyz", "/api/games", "/api/nothing", "/assets/none.js", "/health"])
def test_every_answer_is_guarded(server: Server, path: str) -> None:
    headers = server.ask("GET", path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


def test_pages_are_asked_for_again_and_assets_kept(server: Server) -> None:
    page = server.ask("GET", "/")
    assert page.headers["cache-control"] == "no-cache"
    [script] = re.findall(r'src="(/assets/[^"]+\.js)"', page.text)
    asset = server.ask("GET", script)
    assert asset.status_code == 200
    assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert asset.headers["content-type"].startswith("text/javascript")
    again = server.ask("GET", script, headers={"If-None-Match": asset.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


CLIENT = Path(__file__).parents[2] / "src" / "capicua" / "server" / "static"


@pytest.mark.parametrize(
    ("accepts", "coding", "ending"),
    [
        ("gzip, deflate, br, zstd", "br", ".br"),
        ("gzip, br;q=0", "gzip", ".gz"),
        ("identity", None, ""),
    ],
)
def test_the_engine_goes_out_as_the_build_compressed_it(
    server: Server, accepts: str, coding: str | None, ending: str
) -> None:
    [wasm] = CLIENT.glob("engine/python-*/*.wasm")
    url = f"{server.origin}/engine/{wasm.parent.name}/{wasm.name}"
    with httpx.stream("GET", url, headers={"Accept-Encoding": accepts}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == coding
    # What a browser compiles while it comes in, and keeps compiled.
    assert answer.headers["content-type"] == "application/wasm"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert raw == wasm.with_name(wasm.name + ending).read_bytes()


def test_only_the_engine_may_compile(server: Server) -> None:
    [worker] = CLIENT.glob("assets/engine.worker-*.js")
    policy = server.ask("GET", f"/assets/{worker.name}").headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")


@pytest.mark.parametrize("path", ["/sw.js", "/manifest.webmanifest", "/engine/files.json"])
def test_what_a_new_version_is_known_by_is_asked_for_again(server: Server, path: str) -> None:
    answer = server.ask("GET", path)
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")


@pytest.mark.parametrize("path", ["/assets/..%2f..%2frun.py", "/..%2f..%2fetc/passwd", "/run.py", "/.env"])
def test_nothing_else_is_served(server: Server, path: str) -> None:
    assert server.ask("GET", path).status_code == 404


def test_the_wrong_method(server: Server) -> None:
    told = server.ask("DELETE", "/api/rooms")
    assert (told.status_code, told.json()["code"]) == (405, "refused-method")


def test_games_are_listed_with_their_options(server: Server) -> None:
    games = {game["id"]: game for game in server.ask("GET", "/api/games").json()["games"]}
    options = {(option["name"], option["default"]) for option in games["duplas"]["options"]}
    assert {("scoring", "batida"), ("limit", 6), ("limit", 100)} <= options


def test_a_head_without_an_end_is_cut_off(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as peer:
        peer.sendall(b"GET /health HTTP/1.1\r\nHost: a\r\nX: ")
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            peer.sendall(b"a" * 50_000_000)
    assert server.ask("GET", "/health").status_code == 200
