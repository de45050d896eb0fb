"""A copy taken in mid-match is a whole server, and nothing is overwritten."""

import asyncio
from pathlib import Path

from tests.cli.inside import run
from tests.server.harness import Player, Server


def test_a_copy_taken_in_play_is_played_on(tmp_path: Path) -> None:
    data, copy, again = (tmp_path / name for name in ("data", "copy", "again"))

    async def scenario(server: Server) -> Player:
        async with Player(server) as ana:
            ana.create()
            await ana.enter()
            await ana.play(until=lambda: ana.view["ply"] > 3)
            assert run("backup", str(copy), "--data", str(data)).returncode == 0
            return ana

    with Server(data) as server:
        ana = asyncio.run(scenario(server))
    assert (copy / "capicua.db").stat().st_mode & 0o077 == 0
    assert run("restore", str(copy), "--data", str(again)).returncode == 0
    with Server(again) as server:

        async def go_on() -> None:
            async with Player(server) as same:
                same.cookie, same.room = ana.cookie, ana.room
                await same.enter()
                assert same.view["you"] == 0
                assert same.view["round"] >= 1
                await same.play(until=lambda: same.view["round"] >= 2)

        asyncio.run(go_on())


def test_nothing_is_overwritten_and_nonsense_is_refused(tmp_path: Path) -> None:
    full, empty = tmp_path / "full", tmp_path / "empty"
    full.mkdir()
    (full / "mine").write_text("keep")
    for args, says in (
        (("backup", str(tmp_path / "x"), "--data", str(empty)), "no data of Capicua"),
        (("restore", str(full), "--data", str(empty)), "no backup of Capicua"),
    ):
        done = run(*args)
        assert done.returncode == 1
        assert says in done.stderr
    with Server(tmp_path / "data"):
        pass
    done = run("backup", str(full), "--data", str(tmp_path / "data"))
    assert done.returncode == 1
    assert "a folder that is not there" in done.stderr
    assert run("backup", str(tmp_path / "copy"), "--data", str(tmp_path / "data")).returncode == 0
    done = run("restore", str(tmp_path / "copy"), "--data", str(full))
    assert done.returncode == 1
    assert "not empty" in done.stderr
    assert (full / "mine").read_text() == "keep"
