"""Clauses, tests and refusals agree: every clause has a test that carries it, every clause id is a clause."""

import re
from pathlib import Path

import pytest

from capicua.families.line import LineRules
from capicua.games import registry

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "capicua" / "locales"
CLAUSE = re.compile(r"^clause-([0-9-]+) =", re.MULTILINE)
CATALOGS = sorted((LOCALES / "en").glob("rules-*.ftl"))


def _clauses(path: Path) -> list[str]:
    return CLAUSE.findall(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", CATALOGS, ids=lambda path: path.stem)
def test_every_clause_has_a_test_that_carries_it(path: Path) -> None:
    style = path.stem.removeprefix("rules-")
    names = "\n".join(test.read_text(encoding="utf-8") for test in (ROOT / "tests" / "rules").glob("test_*.py"))

    untested = [
        clause
        for clause in _clauses(path)
        if not re.search(rf"def test_{style}_{clause.replace('-', '_')}_[a-z]", names)
    ]

    assert _clauses(path)
    assert untested == []


def test_every_style_has_a_rules_catalog() -> None:
    assert {path.stem for path in CATALOGS} >= {f"rules-{style.id}" for style in registry.STYLES}


@pytest.mark.parametrize("style", registry.STYLES, ids=lambda style: style.id)
def test_every_clause_a_refusal_names_is_in_a_catalog(style) -> None:  # type: ignore[no-untyped-def]
    rules = style.rules()
    if isinstance(rules, LineRules):
        for clause in rules.clauses.values():
            game, number = clause.split("/")
            assert number.replace(".", "-") in _clauses(LOCALES / "en" / f"rules-{game}.ftl"), clause
