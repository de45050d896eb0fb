"""What may be in the repository, and what must agree with what."""

import ast
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource, Term
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import capicua
from capicua.room.wire import WIRE

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "capicua"
LOCALES = PACKAGE / "locales"
LANGUAGES = sorted(path.name for path in LOCALES.iterdir() if path.is_dir()) if LOCALES.is_dir() else []
PURE = ("bots", "core", "fair", "families", "games", "notation", "room")
# What the compiled build may add to the standard library.
COMPILED = {"mypy_extensions", "librt"}


def tracked() -> list[Path]:
    """The files git knows, or would at the next `git add`."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [ROOT / name for name in names.split("\0") if name and (ROOT / name).is_file()]


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    found = {}
    for path in tracked():
        try:
            found[str(path.relative_to(ROOT))] = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
    assert "pyproject.toml" in found
    return found


def hits(texts: dict[str, str], pattern: str) -> list[str]:
    return [f"{name}: {match.group()}" for name, text in texts.items() for match in re.finditer(pattern, text)]


def test_no_registry_host_is_named(texts: dict[str, str]) -> None:
    # Written so that the pattern does not find itself.
    hosts = [
        r"pypi\.(org|python)",
        r"python[h]osted",
        r"registry\.(npm|yarn)",
        r"npm[j]s\.",
        r"npm[m]irror",
        r"static\.crates",
    ]
    assert hits(texts, "|".join(hosts)) == []


def test_no_path_of_one_machine_is_named(texts: dict[str, str]) -> None:
    assert hits(texts, r"(?<![\w.$/])/(ro[o]t|ho[m]e|wo[r]k|Use[r]s)/\w+") == []


@pytest.mark.parametrize("name", ["node_modules", "static", "__pycache__", ".venv", "dist", ".hypothesis"])
def test_nothing_that_was_built_is_tracked(name: str) -> None:
    assert [path for path in tracked() if name in path.relative_to(ROOT).parts] == []


def test_nothing_large_is_tracked() -> None:
    # Databases, logs and recordings that a run left behind.
    assert [path.name for path in tracked() if path.stat().st_size > 400_000] == []


@pytest.mark.parametrize("path", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda path: path.name)
def test_every_requirement_is_pinned_and_hashed(path: Path) -> None:
    entries = path.read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    assert entries
    loose = re.compile(r"^[\w.-]+==\S+ (; .*? )?( *--hash=sha256:[0-9a-f]{64})+$")
    assert [entry for entry in entries if not loose.match(entry)] == []


def pins(name: str) -> dict[str, str]:
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w.-]+)==(\S+)", text, re.MULTILINE))


def test_pins_hold_what_the_package_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pinned = pins("runtime.txt")
    for wish in map(Requirement, project["dependencies"]):
        assert wish.specifier.contains(pinned[canonicalize_name(wish.name)]), f"{wish}: run `make lock`"


@pytest.mark.parametrize("name", ["build.txt", "check.txt"])
def test_requirement_files_agree_on_versions(name: str) -> None:
    runtime = pins("runtime.txt")
    assert {package: pin for package, pin in pins(name).items() if runtime.get(package, pin) != pin} == {}


def test_the_client_locks_no_addresses() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert packages
    assert [name for name, entry in packages.items() if "resolved" in entry or "integrity" not in entry] == []


def test_client_and_package_have_one_version() -> None:
    client = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert client["version"] == capicua.__version__


def test_the_client_speaks_the_rooms_wire() -> None:
    terms = (ROOT / "web" / "app" / "net" / "terms.ts").read_text(encoding="utf-8")
    assert re.findall(r"^export const WIRE = (\d+);$", terms, re.MULTILINE) == [str(WIRE)]


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.module is not None, f"{path}: write the import in full"
            yield node.module


def forbidden() -> set[str]:
    """What the import contract keeps out of the engine and the room."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    [pure] = [contract for contract in contracts if contract["id"] == "pure"]
    return set(pure["forbidden_modules"])


# The contract follows chains of imports, but only from packages that are there; this holds for any that may come.
@pytest.mark.parametrize("package", PURE)
def test_engine_and_room_use_the_standard_library_alone(package: str) -> None:
    allowed = (set(sys.stdlib_module_names) | COMPILED | {"capicua"}) - forbidden()
    foreign = {
        f"{path.relative_to(PACKAGE)}: {module}"
        for path in (PACKAGE / package).rglob("*.py")
        for module in imported(path)
        if module.split(".")[0] not in allowed
    }
    assert foreign == set()


def catalog(path: Path) -> dict[str, set[str]]:
    """The messages of a catalog with the names of the variables each uses."""
    text = path.read_text(encoding="utf-8")
    resource = FluentParser().parse(text)
    assert isinstance(resource, Resource)
    broken = [entry.content for entry in resource.body if isinstance(entry, Junk)]
    assert broken == [], f"{path.relative_to(ROOT)} does not parse"
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        if isinstance(entry, Message | Term):
            assert entry.span is not None
            name = entry.id.name
            assert name not in found, f"{path.relative_to(ROOT)} says {name} twice"
            found[name] = set(re.findall(r"\$([\w-]+)", text[entry.span.start : entry.span.end]))
    return found


@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "en"])
def test_every_language_says_what_english_says(language: str) -> None:
    here = {path.name: catalog(path) for path in (LOCALES / language).glob("*.ftl")}
    english = {path.name: catalog(path) for path in (LOCALES / "en").glob("*.ftl")}
    assert here.keys() == english.keys()
    for name, messages in english.items():
        assert here[name].keys() == messages.keys(), name
        # A language may leave a variable out (a plural without its number), never bring one that nobody passes.
        extra = {message: here[name][message] - used for message, used in messages.items()}
        assert {message: names for message, names in extra.items() if names} == {}, name
