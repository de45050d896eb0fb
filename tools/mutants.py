"""Seeded mutants of the rules: how many do the tests catch?  python -m tools.mutants [COUNT [SEED [FIRST]]]

Each mutant changes one comparison, operator, number or choice in families/ or games/ (not in how a table is shown), in
a copy of the project, and runs the tests of its family until one fails. Survivors are printed, last the share caught.
FIRST (1) is the number to begin with, to go on with a run that was stopped.
"""

import ast
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from capicua.core.rng import Rng

ROOT = Path(__file__).parents[1]
ENGINE = ("families", "games")
COMMON = [
    *(f"tests/conformance/test_{name}.py" for name in ("digests", "vectors", "perft")),
    *(f"tests/rules/test_{name}.py" for name in ("states", "options")),
]
TESTS = {
    "tree": ["tests/rules/test_doubles*.py", "tests/rules/test_tree*.py"],
    "trick": ["tests/rules/test_tien_gow*.py", "tests/rules/test_trick*.py"],
    "": [f"tests/rules/test_{name}*.py" for name in ("duplas", "kecske", "jamaican", "styles", "row", "line")],
}
FAMILY = {"doubles": "tree", "tien_gow": "trick", "chinese": "trick"}
SECONDS, BYTES = 200, 2 << 30

SWAPS: dict[type[ast.AST], Any] = {}
for one, other in (
    (ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.Eq, ast.NotEq), (ast.In, ast.NotIn), (ast.Is, ast.IsNot),
    (ast.Add, ast.Sub), (ast.BitOr, ast.BitAnd), (ast.And, ast.Or), (ast.LShift, ast.RShift), (ast.Mult, ast.FloorDiv),
):  # fmt: skip
    SWAPS[one], SWAPS[other] = other, one


def files() -> list[Path]:
    """What is mutated, relative to src/capicua."""
    source = ROOT / "src" / "capicua"
    found = (path.relative_to(source) for part in ENGINE for path in sorted((source / part).glob("*.py")))
    return [path for path in found if not path.stem.endswith("_show") and path.stem not in {"__init__", "registry"}]


def silent(tree: ast.Module) -> set[ast.AST]:
    """Annotations and docstrings: changing them changes nothing."""
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        for field in ("annotation", "returns"):
            if isinstance(part := getattr(node, field, None), ast.AST):
                found.update(ast.walk(part))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            found.update(ast.walk(node))
    return found


def sites(tree: ast.Module) -> Iterator[int]:
    """The places, by order of walking, that can be mutated."""
    skipped = silent(tree)
    for at, node in enumerate(ast.walk(tree)):
        if node not in skipped and mutate(node, dry=True):
            yield at


def mutate(node: ast.AST, dry: bool = False) -> bool:
    """Change `node`; False when there is nothing to change."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPS:
        if not dry:
            node.ops[0] = SWAPS[type(node.ops[0])]()
    elif isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign) and type(node.op) in SWAPS:
        if not dry:
            node.op = SWAPS[type(node.op)]()
    elif isinstance(node, ast.Constant) and type(node.value) in {int, bool}:
        if not dry:
            value = node.value
            node.value = not value if isinstance(value, bool) else int(str(value)) + 1
    elif isinstance(node, ast.IfExp):
        if not dry:
            node.body, node.orelse = node.orelse, node.body
    else:
        return False
    return True


def tests_of(path: Path, copy: Path) -> list[str]:
    """The tests that should catch a mutant of `path`, the quick ones first."""
    family = FAMILY.get(path.stem) or next(name for name in TESTS if path.stem.startswith(name))
    found = [sorted(str(test.relative_to(copy)) for test in copy.glob(pattern)) for pattern in TESTS[family]]
    return [*COMMON, *(test for group in found for test in group)]


def caught(copy: Path, path: Path, at: int) -> tuple[bool, str]:
    """Whether the tests fail on the mutant, and the line it changes."""
    file = copy / "src" / "capicua" / path
    source = file.read_text(encoding="utf-8")
    tree = ast.parse(source)
    node = list(ast.walk(tree))[at]
    mutate(node)
    file.write_text(ast.unparse(tree), encoding="utf-8")
    failed = fails(copy, path)
    file.write_text(source, encoding="utf-8")
    number = getattr(node, "lineno", 0)
    return failed, f"{path}:{number}: {source.splitlines()[number - 1].strip()}"


def fails(copy: Path, path: Path) -> bool:
    """Whether a test of the family of `path` fails, or takes far too long."""
    environment = {**os.environ, "PYTHONPATH": f"{copy / 'src'}:{copy}", "PYTHONDONTWRITEBYTECODE": "1"}
    line = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests_of(path, copy)]
    run: Any = {"cwd": copy, "env": environment, "capture_output": True, "timeout": SECONDS, "preexec_fn": _bounded}
    try:
        return subprocess.run(line, check=False, **run).returncode != 0
    except subprocess.TimeoutExpired:
        return True


def _bounded() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))


def main() -> None:
    """Draw the mutants, try them, and say what survived."""
    count, seed, first = (int(word) for word in [*sys.argv[1:], *("300", "1", "1")[len(sys.argv) - 1 :]])
    source = ROOT / "src" / "capicua"
    places = [(path, at) for path in files() for at in sites(ast.parse((source / path).read_text(encoding="utf-8")))]
    chosen = [places[at] for at in Rng(seed).permutation(len(places))[:count]]
    chosen = chosen[first - 1 :]
    survivors = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for part in ("src", "tests", "vectors", "docs"):
            shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("__pycache__", "static", "*.so"))
        shutil.copy(ROOT / "pyproject.toml", copy)
        for name in ("games/duplas.py", "games/doubles.py", "games/tien_gow.py"):
            if fails(copy, Path(name)):
                raise SystemExit(f"the tests of {name} fail as it is: no mutant can tell anything")
        for number, (path, at) in enumerate(chosen, first):
            failed, where = caught(copy, path, at)
            survivors += not failed
            if not failed:
                print(f"survived: {where}", flush=True)
            if number % 10 == 0:
                print(f"{number} of {count}, {number - first + 1 - survivors} caught", file=sys.stderr, flush=True)
    tried = len(chosen)
    print(f"{tried - survivors} of {tried} caught ({100 * (tried - survivors) / tried:.1f} %), of {len(places)} places")


if __name__ == "__main__":
    main()
