"""What keeps a server from starting is said in one line, with exit code 1."""

import os
import shutil
import socket
import sqlite3
import stat
import subprocess
from pathlib import Path

import pytest
from tests.server.harness import CAPICUA, PATIENCE, Player, Server


def fails(*options: str | Path) -> str:
    """The one line of a `capicua serve` that must not start."""
    done = subprocess.run(
        [CAPICUA, "serve", "--port", "0", *options], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 1, done
    assert done.stdout == ""
    [line] = done.stderr.splitlines()
    assert line.startswith("capicua serve: ")
    return line


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with a room in it, that no server holds."""
    folder = tmp_path_factory.mktemp("played") / "data"
    with Server(folder) as server:
        Player(server).create()
        server.stop()
    return folder


@pytest.fixture
def folder(played: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(played, tmp_path / "data"))


def test_a_taken_port(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        line = fails("--data", tmp_path / "data", "--port", port)
    assert f"port {port}" in line
    assert "--port" in line
    assert not (tmp_path / "data").exists()


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    assert "192.0.2.1" in fails("--data", tmp_path / "data", "--host", "192.0.2.1")


@pytest.mark.parametrize("path", ["file", "file/deeper", "/proc/nowhere"])
def test_a_folder_that_cannot_be_made(tmp_path: Path, path: str) -> None:
    (tmp_path / "file").write_text("not a folder")
    assert f"cannot use {tmp_path / path} as the data folder" in fails("--data", tmp_path / path)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_may_not_be_written(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o500)
    assert f"cannot use {folder} as the data folder" in fails("--data", folder)


def test_two_servers_on_one_folder(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        assert "another server is using it" in fails("--data", tmp_path / "data")
        server.kill()
        server.start()


def test_a_file_that_is_no_database(folder: Path) -> None:
    (folder / "capicua.db").write_bytes(os.urandom(8192))
    assert "cannot be used (file is not a database)" in fails("--data", folder)


def test_a_database_of_something_else(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    with sqlite3.connect(tmp_path / "data" / "capicua.db") as other:
        other.execute("CREATE TABLE songs(name)")
    other.close()
    assert "is not a database of Capicua" in fails("--data", tmp_path / "data")


def test_a_damaged_page(folder: Path) -> None:
    file = folder / "capicua.db"
    content = bytearray(file.read_bytes())
    for start in range(4096, len(content), 4096):
        content[start : start + 64] = bytes(64)
    file.write_bytes(content)
    line = fails("--data", folder)
    assert "cannot be used" in line
    assert "restore a backup" in line


def test_a_newer_schema(folder: Path) -> None:
    with sqlite3.connect(folder / "capicua.db") as newer:
        newer.execute("PRAGMA user_version = 7")
    newer.close()
    assert "written by a newer Capicua (schema 7, this one knows 4)" in fails("--data", folder)


@pytest.mark.parametrize(
    "secret", [b"", b"change-me", b"0123abcd", b"\xff" * 64], ids=["none", "known", "short", "bytes"]
)
def test_a_weak_or_damaged_secret(folder: Path, secret: bytes) -> None:
    (folder / "secret").write_bytes(secret)
    assert "secret is damaged: it should hold 64 hexadecimal digits" in fails("--data", folder)


def test_the_secret_is_made_once_and_kept_from_others(folder: Path) -> None:
    before = (folder / "secret").read_text()
    assert stat.S_IMODE((folder / "secret").stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert len(before.strip()) == 64
    with Server(folder):
        pass
    assert (folder / "secret").read_text() == before


@pytest.mark.parametrize("url", ["dominoes.example", "ftp://dominoes.example", "https://a.example/b", "https://x:y/"])
def test_a_public_url_that_is_none(tmp_path: Path, url: str) -> None:
    assert "--public-url takes an address like" in fails("--data", tmp_path / "data", "--public-url", url)


def test_a_signal_ends_it_politely(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        assert server.stop() == 0
        assert server.log() == ""
