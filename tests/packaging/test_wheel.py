"""The wheel as a stranger gets it: built from the sdist, installed where there is nothing else, and used."""

import os
import re
import socket
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import httpx
import pytest

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src" / "capicua" / "server" / "static"

# One worker builds and installs; the others go on with the rest.
pytestmark = pytest.mark.xdist_group("packaging")


def run(*command: str | Path, cwd: Path | None = None, env: dict[str, str] | None = None) -> str:
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    # Without Node on PATH: what is shipped holds the client ready-made.
    env = {**os.environ, "PATH": str(Path(sys.executable).parent)}
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT, env=env)
    [path] = folder.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def clean(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `bin` folder of an environment that holds the wheel and what it needs, and no more."""
    folder = tmp_path_factory.mktemp("clean")
    run(sys.executable, "-m", "venv", folder)
    pip = (folder / "bin" / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    run(*pip, "--require-hashes", "-r", ROOT / "requirements" / "runtime.txt")
    run(*pip, "--no-deps", "--no-index", wheel)
    run(folder / "bin" / "python", "-m", "pip", "check")
    return folder / "bin"


def outside(bin_folder: Path) -> dict[str, str]:
    """An environment in which only the clean installation can be found."""
    kept = ("HOME", "LANG", "LC_ALL", "TMPDIR")
    return {name: os.environ[name] for name in kept if name in os.environ} | {"PATH": str(bin_folder)}


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_wheel_is_pure_and_holds_every_file_of_the_package(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    package = ROOT / "src" / "capicua"
    ours = {
        str(path.relative_to(ROOT / "src"))
        for path in package.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert {name for name in names(wheel) if ".dist-info/" not in name} == ours
    assert "capicua/server/static/index.html" in ours
    assert "capicua/py.typed" in ours


def test_installed_command_tells_its_version(clean: Path, tmp_path: Path) -> None:
    version = run(clean / "capicua", "--version", cwd=tmp_path, env=outside(clean))
    assert re.fullmatch(r"capicua \d+\.\d+\.\d+\n", version)


@pytest.fixture
def address(clean: Path, tmp_path: Path) -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = (clean / "capicua", "serve", "--host", "127.0.0.1", "--port", str(port), "--data", tmp_path / "data")
    with subprocess.Popen(command, cwd=tmp_path, env=outside(clean)) as server:
        try:
            yield wait(f"http://127.0.0.1:{port}/", server)
        finally:
            server.terminate()
            server.wait(timeout=20)


def wait(url: str, server: subprocess.Popen[bytes]) -> str:
    end = time.monotonic() + 30
    while time.monotonic() < end:
        assert server.poll() is None, f"capicua serve ended with {server.returncode}"
        try:
            if httpx.get(urljoin(url, "ready")).is_success:
                return url
        except httpx.TransportError:
            pass
        time.sleep(0.1)
    raise AssertionError(f"{url} did not answer in 30 seconds")


def test_installed_server_serves_the_client(address: str) -> None:
    page = httpx.get(address).raise_for_status()
    assert page.headers["content-type"].startswith("text/html")
    scripts = re.findall(r'<script [^>]*src="/([^"]+)"', page.text)
    assert any(script.startswith("assets/") for script in scripts)
    for script in scripts:
        answer = httpx.get(urljoin(address, script)).raise_for_status()
        assert "javascript" in answer.headers["content-type"]
        assert answer.content == (CLIENT / script).read_bytes()
