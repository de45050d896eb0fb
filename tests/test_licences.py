"""The list of what the server runs on is that of what is installed."""

import json

from tools.licences import LIST, made, needed


def test_the_list_is_up_to_date() -> None:
    assert LIST.read_text(encoding="utf-8") == made(), "run python -m tools.licences"


def test_every_package_has_a_licence() -> None:
    rows = json.loads(LIST.read_text(encoding="utf-8"))
    assert [row["name"] for row in rows] == needed()
    assert len(rows) > 20
    assert len({row["name"] for row in rows}) == len(rows)
    assert [row["name"] for row in rows if not row["identifier"]] == []
