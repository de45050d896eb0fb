"""What is kept no longer: guests who want to be forgotten, and rooms at which nobody was for long. On real files."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from tests.cli.inside import run
from tests.server.harness import PATIENCE, Player, Server, company

from capicua.fair.verify import verify_record
from capicua.notation.files import read_record
from capicua.server.storage import SqliteLog

NAMES = ("Anastasia", "Bartolomea", "Caio", "Davi")
WORDS = "these words are to be forgotten"


def left_of(folder: Path, *texts: str) -> list[str]:
    """Which of the texts any file of a data folder still has."""
    files = b"".join(path.read_bytes() for path in folder.iterdir())
    return [text for text in texts if text.encode() in files]


def stored(folder: Path, *texts: str) -> list[str]:
    """Which of the texts are in any row of the database."""
    with closing(sqlite3.connect(f"file:{folder / 'capicua.db'}?mode=ro", uri=True)) as database:
        rows = "\n".join(database.iterdump())
    return [text for text in texts if text in rows]


def guest(player: Player) -> str:
    return player.cookie.removeprefix("capicua=").partition(".")[0]


def test_a_guest_is_forgotten_by_the_running_server_and_by_the_command(tmp_path: Path) -> None:
    """One in mid-match by a request of hers, which a restart changes nothing about; then another one offline."""
    data = tmp_path / "data"

    async def scenario(server: Server) -> None:
        async with company(server, *NAMES, options={"limit": 3}) as people:
            ana, bia, *_ = people
            ids.extend([guest(ana), guest(bia)])
            assert (await bia.command("say", text=WORDS))["type"] == "ack"
            assert (await ana.command("say", text="these stay"))["type"] == "ack"
            await ana.command("start")
            await asyncio.gather(*(each.play(until=lambda e=each: e.view["round"] >= 2) for each in people))  # type: ignore[misc]
            assert stored(data, NAMES[1], WORDS, ids[1]) == [NAMES[1], WORDS, ids[1]]
            evil = {"Cookie": bia.cookie, "Origin": "http://evil.example"}
            refused = server.ask("DELETE", "/api/guest", headers=evil)
            assert refused.status_code == 403
            forgotten = bia._browse("DELETE", "/api/guest")
            assert forgotten.status_code == 204
            assert "Max-Age=0" in forgotten.headers["set-cookie"]
            await ana.wait(lambda: ana.view["seats"][1]["kind"] == "bot-for-person")
            assert ana.view["seats"][1]["name"] == ""
            assert stored(data, NAMES[1], WORDS, ids[1], NAMES[0]) == [NAMES[0]]
            assert (await bia.command("ready"))["code"] == "refused-not-seated"
            await bia.leave()
            server.stop()
            server.start()
            await asyncio.gather(*(each.play() for each in people if each is not bia))
            assert ana.view["stage"] == "match"
            record = read_record(server.ask("GET", f"/api/rooms/{ana.room}/record").text)
            assert record.seats == (NAMES[0], "", *NAMES[2:])
            assert all(finding.fault is None for finding in verify_record(record))

    ids: list[str] = []
    with Server(data) as server:
        asyncio.run(scenario(server))
        refused = run("forget", ids[0], "--data", str(data))
        assert (refused.returncode, "another server is using it" in refused.stderr) == (1, True)
        server.stop()
    done = run("forget", ids[0], "--data", str(data))
    assert (done.returncode, done.stdout) == (0, "forgotten in 1 rooms\n")
    assert left_of(data, *NAMES, WORDS, "these stay", *ids) == list(NAMES[2:])
    again = run("forget", ids[0], "--data", str(data))
    assert (again.returncode, "no room in" in again.stderr) == (1, True)


@pytest.mark.parametrize("wrong", ["Ana", "", "../../etc/passwd", "a" * 23])
def test_a_guest_who_is_none(tmp_path: Path, wrong: str) -> None:
    done = run("forget", wrong, "--data", str(tmp_path))
    assert (done.returncode, "a guest is named by 22 characters" in done.stderr) == (1, True)


@pytest.mark.parametrize("guest", ["-" + "a" * 21, "--" + "d" * 20, "-d" + "_" * 20])
def test_a_guest_whose_id_begins_with_a_hyphen(tmp_path: Path, guest: str) -> None:
    done = run("forget", guest, "--data", str(tmp_path))
    assert (done.returncode, "holds no data of Capicua" in done.stderr) == (1, True)


def test_old_rooms_are_deleted_and_others_kept(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Server(data) as server:
        old, young, live = (Player(server, f"Guest {n}") for n in range(3))
        for player in (old, young, live):
            player.create()
        code = str(server.entries(old.room)[0]["code"])
        server.stop()
        with sqlite3.connect(data / "capicua.db") as database:
            today = int(time.time() // 86400)
            database.execute("DELETE FROM live WHERE room != ?", (live.room,))
            for player, days in ((old, 31), (young, 29), (live, 31)):
                database.execute("INSERT INTO rested VALUES(?, ?)", (player.room, today - days))
        database.close()
    with Server(data, "--keep", "30") as server:
        deadline = time.monotonic() + PATIENCE
        while server.entries(old.room):
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert server.entries(young.room)
        assert server.entries(live.room)
        assert server.ask("GET", f"/api/codes/{code}").status_code == 404
        assert server.ask("GET", f"/api/rooms/{old.room}/record").status_code == 404
        server.stop()
    assert stored(data, old.room, code, young.room) == [young.room]


def test_rooms_of_an_older_schema_are_kept_from_now_on(tmp_path: Path) -> None:
    file = tmp_path / "log"
    SqliteLog(file).close()
    with sqlite3.connect(file) as older:
        older.execute("INSERT INTO log VALUES('r', 0, '{}'), ('r', 1, '{}')")
        older.executescript("DROP TABLE rested; DROP INDEX codes_by_room; PRAGMA user_version = 2")
    older.close()
    log = SqliteLog(file)

    async def rested(before: int) -> list[str]:
        return await log.rested(before)

    today = int(time.time() // 86400)
    assert asyncio.run(rested(today + 1)) == ["r"]
    assert asyncio.run(rested(today - 1)) == []
    log.close()
