"""Every case of docs/cases.md has an answer, and every test that it names is there."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "cases.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (C\d\d+) \| (.+?) \| (.+) \|$", re.MULTILINE)
NAMED = re.compile(r"`((?:[\w/]+\.py)::(\w+)|web/[\w./]+\.test\.ts)`")


def functions(path: Path) -> set[str]:
    """The tests of a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def missing(text: str) -> list[str]:
    """The tests that are named in a text and are not there."""
    gone = []
    for name, test in NAMED.findall(text):
        path = ROOT / name if name.startswith("web/") else ROOT / "tests" / name.split("::")[0]
        if not path.is_file() or (test and test not in functions(path)):
            gone.append(name)
    return gone


def test_every_case_is_there_once_and_says_what_covers_it_or_why_not() -> None:
    rows = ROW.findall(PAGE)
    numbers = [case for case, _, _ in rows]
    assert numbers == [f"C{number:02}" for number in range(1, 99)]
    bare = [case for case, _, answer in rows if not NAMED.search(answer) and len(answer) < 20]
    assert bare == []


def test_every_test_that_is_named_exists() -> None:
    assert len(NAMED.findall(PAGE)) > 120
    assert missing(PAGE) == []


def test_a_name_that_is_wrong_is_found() -> None:
    assert missing("`rules/test_row_cases.py::test_nothing`, `no/test_file.py::test_x`, `web/app/no.test.ts`") == [
        "rules/test_row_cases.py::test_nothing",
        "no/test_file.py::test_x",
        "web/app/no.test.ts",
    ]
