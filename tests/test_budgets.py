"""The size budgets of the project. Raise one only in a change that says why."""

import ast
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = sorted((ROOT / "src" / "capicua").rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))
RULES = sorted((ROOT / "src" / "capicua" / "games").glob("*.py"))
CLIENT = sorted(
    path
    for folder in ("app", "board", "offline")
    for path in (ROOT / "web" / folder).rglob("*")
    if path.suffix in (".ts", ".svelte") and "\n// Generated from " not in path.read_text(encoding="utf-8")[:200]
)

Function = ast.FunctionDef | ast.AsyncFunctionDef


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def functions(source: str) -> Iterator[Function]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def length(function: Function) -> int:
    """Lines from `def` to the end, the docstring not counted: explaining is free."""
    assert function.end_lineno is not None
    count = function.end_lineno - function.lineno + 1
    first = function.body[0]
    if ast.get_docstring(function, clean=False) is None or len(function.body) == 1:
        return count
    assert first.end_lineno is not None
    return count - (first.end_lineno - first.lineno + 1)


@pytest.fixture(scope="module")
def lengths() -> dict[str, int]:
    return {
        f"{path.relative_to(ROOT)}:{function.lineno} {function.name}": length(function)
        for path in SOURCES
        for function in functions(path.read_text(encoding="utf-8"))
    }


def test_median_function_is_under_10_lines(lengths: dict[str, int]) -> None:
    assert median(lengths.values()) < 10


def test_95_percent_of_functions_are_under_40_lines(lengths: dict[str, int]) -> None:
    longest = sorted(lengths, key=lengths.__getitem__, reverse=True)[:10]
    assert quantiles(lengths.values(), n=20)[-1] < 40, {name: lengths[name] for name in longest}


def parts(path: Path) -> tuple[int, int]:
    """Lines of a client file without its style, and of the style: a scoped style reads as a document of its own."""
    text = path.read_text(encoding="utf-8").splitlines()
    start = text.index("<style>") if "<style>" in text else len(text)
    return start, len(text) - start


def over(paths: list[Path], limit: int) -> dict[str, int]:
    return {str(path.relative_to(ROOT)): lines(path) for path in paths if lines(path) > limit}


def test_modules_have_at_most_400_lines() -> None:
    assert SOURCES
    assert over(SOURCES + TESTS, 400) == {}


def test_rules_files_have_at_most_150_lines() -> None:
    assert over(RULES, 150) == {}


def test_client_files_have_at_most_400_lines_and_so_their_styles() -> None:
    assert CLIENT
    assert {str(path.relative_to(ROOT)): parts(path) for path in CLIENT if max(parts(path)) > 400} == {}


def test_a_docstring_does_not_lengthen_a_function() -> None:
    source = 'def short(a):\n    """One.\n\n    Two.\n    """\n    b = a\n    return b\n'
    assert [length(function) for function in functions(source)] == [3]
