"""What who runs a server gets to see: numbers and log lines about everything that goes wrong, and nobody's secrets."""

import asyncio
import base64
import os
import re
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.server.harness import PATIENCE, Player, Server, tiles_lie
from tests.server.test_door import free_port
from tests.server.test_operating import PAGE

from capicua.server.errors import StartError
from capicua.server.metrics import told

ADDRESS = "203.0.113.99"
NAME = "Aurélia Ñandú"
WORDS = "nobody may log this"
BOTS = "capicua_moves_total bot"
LOST = ("capicua_bot_failures_total lost", "capicua_bot_failures_total waited")
"""A worker that was killed is found dead when it is asked, or its successor is not there in time."""


def metrics(port: int) -> dict[str, float]:
    """The samples by name and labels, as Prometheus would read them."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE) as answer:
        text = answer.read().decode()
    return {
        sample.name + "".join(f" {value}" for value in sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


class Troubled:
    """A server to which everything happens that it logs."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.port = port
        self.player = Player(server, NAME)
        self.player.headers = {"X-Forwarded-For": ADDRESS}
        self.acked: list[tuple[int, int]] = []
        self.before: dict[str, float] = {}
        self.after: dict[str, float] = {}

    async def happen(self) -> None:
        async with self.player as ana:
            ana.create()
            await ana.enter()
            await ana.command("say", text=WORDS)
            await ana.play(until=lambda: tiles_lie(ana) and bool(ana.options) and metrics(self.port)[BOTS] > 0)
            self.before, self.acked = metrics(self.port), list(ana.acked)
            for _ in range(2):
                assert (await ana.command("kick", seat=0))["code"] == "refused-no-such-seat"
            await self._refuse_a_frame()
            await self._fill_the_disk()
            await self._kill_the_bots()
        self._send_nonsense()
        self._damage_a_room()
        async with Player(self.server) as other:
            await other.enter("damaged")
            assert other.closed == "room-damaged"
        async with asyncio.timeout(PATIENCE):
            while (after := metrics(self.port))["capicua_sockets"]:  # noqa: ASYNC110 (another process has no event)
                await asyncio.sleep(0.05)
        self.after = after

    async def _refuse_a_frame(self) -> None:
        raw = await self.player.socket()
        await raw.send(f'{{"cid":"x","type":"say","text":"{WORDS}","seat":2}}')
        await raw.send(b"\xff", text=True)
        await raw.wait_closed()

    def _send_nonsense(self) -> None:
        """Bytes that are no HTTP: they are answered, and not logged, as anybody could fill the log with them."""
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=PATIENCE) as peer:
            peer.sendall(b"\x16\x03\x01" + WORDS.encode() + b"\r\n\r\n")
            assert peer.recv(99).startswith(b"HTTP/1.1 400")

    async def _fill_the_disk(self) -> None:
        resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        assert (await self.player.command("rename", name=NAME + "!"))["code"] == "refused-not-stored"
        resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    async def _kill_the_bots(self) -> None:
        """When it is a bot's turn its worker is gone: the table plays for it."""
        for child in workers(self.server.pid):
            os.kill(child, signal.SIGKILL)
        await self.player.play(until=lambda: lost(metrics(self.port)) > lost(self.before))
        assert lost(metrics(self.port)) > lost(self.before)

    def _damage_a_room(self) -> None:
        database = sqlite3.connect(self.server.data / "capicua.db", timeout=PATIENCE)
        rows = database.execute("SELECT entries FROM log WHERE room = ?", (self.player.room,)).fetchall()
        with database:
            for number, (row,) in enumerate(rows):
                if number:  # without its first row nothing adds up
                    database.execute("INSERT INTO log VALUES('damaged', ?, ?)", (number, row))
        database.close()


def lost(samples: dict[str, float]) -> float:
    return sum(samples[name] for name in LOST)


def workers(server: int) -> list[int]:
    """The processes that a server has started."""
    return [int(pid) for pid in Path(f"/proc/{server}/task/{server}/children").read_text().split()]


@pytest.fixture(scope="module")
def troubled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Troubled]:
    port = free_port()
    data = tmp_path_factory.mktemp("operator") / "data"
    with Server(data, "--metrics", f"127.0.0.1:{port}", "--trusted-proxy", "127.0.0.1") as server:
        found = Troubled(server, port)
        asyncio.run(found.happen())
        yield found


def test_metrics_count_rooms_sockets_moves_commits_refusals_and_bots(troubled: Troubled) -> None:
    before, after = troubled.before, troubled.after
    assert before["capicua_rooms"] == before["capicua_sockets"] == 1
    assert before["capicua_rooms_made_total"] == 1
    assert before["capicua_moves_total person"] == len(troubled.acked)
    assert before[BOTS] > 0
    assert 0 < before["capicua_commit_seconds_count"] <= before["capicua_commit_rows_total"]
    assert before["capicua_commit_seconds_bucket +Inf"] == before["capicua_commit_seconds_count"]
    assert after["capicua_refused_total refused-no-such-seat"] == 2
    assert after["capicua_refused_total refused-malformed"] == 1
    assert after["capicua_refused_total refused-not-stored"] == 1
    assert after["capicua_sockets"] == 0


def test_what_was_loaded_at_the_start_is_frozen(troubled: Troubled) -> None:
    """The collector need not look at it again, and so stops nobody: see docs/decisions.md."""
    assert troubled.before["capicua_gc_frozen_objects"] > 50_000


def test_metrics_are_not_told_where_people_come(troubled: Troubled) -> None:
    assert "capicua_moves" not in troubled.server.ask("GET", "/metrics").text


def test_log_lines_are_json_and_say_what_happened(troubled: Troubled) -> None:
    lines = [event for level in ("warning", "error") for event in troubled.server.events(level)]
    assert {line["event"] for line in lines} >= {"not_stored", "room_damaged"}
    assert "library" not in {line["event"] for line in lines}
    assert {line["event"] for line in lines} & {"bot_worker_lost", "bot_waited_too_long"}
    assert all({"event", "level", "timestamp"} <= set(line) for line in lines)


def test_c31_no_log_line_and_no_metric_tells_a_secret(troubled: Troubled) -> None:
    server, ana = troubled.server, troubled.player
    lines = server.log() + repr(troubled.after)
    entries = server.entries(ana.room)
    secrets = [entry["secret"] for entry in entries if entry["type"] == "committed"]
    assert secrets
    hidden = [ana.room, entries[0]["code"], ana.cookie, ana.cookie.partition(".")[2], entries[0]["person"], ADDRESS]
    hidden += [*secrets, *(base64.b64decode(secret).hex() for secret in secrets), NAME, WORDS]
    hidden.append((server.data / "secret").read_text().strip())
    assert [text for text in hidden if text in lines] == []
    assert re.findall(r"(?<![\d-])[0-6]-[0-6](?![\d-])", lines) == []  # no tile


@pytest.mark.parametrize("where", ["9100", "127.0.0.1:http", "127.0.0.1:99999", "taken"])
def test_metrics_that_cannot_be_told_there(troubled: Troubled, where: str) -> None:
    given = f"127.0.0.1:{troubled.port}" if where == "taken" else where
    with pytest.raises(StartError, match="--metrics"), told(given, int):
        pass


def test_the_page_for_operators_names_the_metrics(troubled: Troubled) -> None:
    listed = set(re.findall(r"^\| `(capicua_\w+)` \|", PAGE, re.MULTILINE))
    assert listed == {name for name in troubled.after if re.fullmatch(r"capicua_\w+", name)} - {
        "capicua_commit_seconds_count",
        "capicua_commit_seconds_sum",
    } | {"capicua_moves_total", "capicua_refused_total", "capicua_bot_failures_total", "capicua_commit_seconds_bucket"}


FAILS = """
import sys
sys.stderr.isatty = lambda: True
import structlog
from capicua.server.logs import configure

def play(hand):
    raise ValueError("no such tile")

configure()
try:
    play("-".join("66"))
except ValueError as error:
    structlog.get_logger().error("table_failed", exc_info=error)
"""


def test_an_error_shows_a_terminal_no_variables() -> None:
    said = subprocess.run([sys.executable, "-c", FAILS], capture_output=True, text=True, check=True).stderr
    assert "table_failed" in said
    assert "no such tile" in said
    assert "6-6" not in said
