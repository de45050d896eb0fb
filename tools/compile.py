"""Compiles the engine with mypyc into build/compiled, from the same files: core, families, games, bots.

The copy there holds the whole package, so `PYTHONPATH=build/compiled` runs everything on it; the sources
stay as they are. Nothing is done when no source changed.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "capicua"
TARGET = ROOT / "build" / "compiled"
PARTS = ("core", "families", "games", "bots")
NUMBERS: Final = Path("capicua/bots/kernels/numbers.py")
WIRE: Final = Path("capicua/core/wire.py")
INTERPRETED: Final = (Path("capicua/core/extension.py"), NUMBERS, WIRE)
"""What the compiler cannot see, the kernels' numbers, which it only looks at, and the wire's types: compiled, they
would forget unions and literals, from which the server makes its decoder."""
NATIVE_NUMBERS: Final = '''"""The numbers of the kernels, native: what the interpreted module of this name describes."""

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Int: TypeAlias = i64
Ints: TypeAlias = vec[i64]
NATIVE: Final = True


def ints(values: list[int]) -> vec[i64]:
    """These numbers in a row."""
    return vec[i64](values)
'''
"""The kernels' numbers in the compiled build: with them the same kernels compile to code that boxes nothing."""


def modules() -> list[Path]:
    """The files that are compiled, relative to src."""
    found = (path.relative_to(ROOT / "src") for part in PARTS for path in sorted((SOURCE / part).rglob("*.py")))
    return [path for path in found if path not in INTERPRETED]


def fingerprint() -> str:
    """What the compiled modules depend on, as one word."""
    hashed = hashlib.sha256(sys.version.encode())
    for path in [*modules(), NUMBERS, WIRE, Path("../tools/compile.py")]:
        hashed.update(str(path).encode() + b"\0" + (ROOT / "src" / path).read_bytes())
    return hashed.hexdigest()


def copy() -> None:
    """Bring the package's other files up to date beside the compiled modules; what was removed goes."""
    kept = {path.relative_to(TARGET): path for path in TARGET.rglob("*.so")} if TARGET.exists() else {}
    shutil.copytree(
        SOURCE, TARGET / "capicua", dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__", "*.so")
    )
    for path in list((TARGET / "capicua").rglob("*")):
        inside = path.relative_to(TARGET)
        if path.is_file() and inside not in kept and not (ROOT / "src" / inside).exists():
            path.unlink()
    (TARGET / NUMBERS).write_text(NATIVE_NUMBERS)


def build() -> None:
    """Compile in the copy. Raises SystemExit when the compiler refuses."""
    from mypyc.build import mypycify  # noqa: PLC0415 (only here: a finished build needs no compiler)
    from setuptools import setup  # noqa: PLC0415

    for old in TARGET.rglob("*.so"):
        old.unlink()
    os.chdir(TARGET)
    # A warning of an uninitialised variable stops the build, and must: it has been a miscompiled expression.
    extensions = mypycify([*map(str, modules()), "--config-file="], opt_level="2", debug_level="0")
    setup(name="capicua-compiled", ext_modules=extensions, script_args=["-q", "build_ext", "--inplace"])


def build_quietly() -> None:
    """Compile in a process of its own, with a sign of life; what it says is shown only if it fails."""
    started, log = time.monotonic(), TARGET / "log"
    with log.open("w") as file:
        work = subprocess.Popen([sys.executable, __file__, "build"], stdout=file, stderr=subprocess.STDOUT)
        while work.poll() is None:
            try:
                work.wait(timeout=15)
            except subprocess.TimeoutExpired:
                print(f"    {time.monotonic() - started:.0f} s", flush=True)
    if work.returncode:
        raise SystemExit(log.read_text() + "==> The engine could not be compiled")


def main() -> None:
    """Copy, and compile when anything changed."""
    stamp, now = TARGET / "fingerprint", fingerprint()
    copy()
    if stamp.is_file() and stamp.read_text() == now:
        return
    print("==> Compiling the engine (a few minutes, once)", flush=True)
    stamp.unlink(missing_ok=True)
    build_quietly()
    stamp.write_text(now)


if __name__ == "__main__":
    build() if sys.argv[1:] == ["build"] else main()
