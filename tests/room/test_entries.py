import json
from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from capicua.room import entries as log
from capicua.room import stored

TEXT = st.text(max_size=8)
SEAT = st.integers(0, 3)
TIME = st.floats(0, 1e9)
VALUES: dict[str, st.SearchStrategy[Any]] = {
    "str": TEXT,
    "str | None": st.none() | TEXT,
    "int": st.integers(0, 999),
    "int | None": st.none() | SEAT,
    "float": TIME,
    "float | None": st.none() | TIME,
    "bool": st.booleans(),
    "bytes": st.binary(max_size=40),
    "tuple[int, ...]": st.permutations(range(28)).map(tuple),
    "dict[int, str]": st.dictionaries(SEAT, TEXT),
    "dict[str, Value]": st.dictionaries(TEXT, TEXT | st.integers()),
}


def any_entry(kind: type[log.Entry]) -> st.SearchStrategy[log.Entry]:
    return st.builds(kind, **{field.name: VALUES[str(field.type)] for field in fields(kind)})


ANY = st.one_of([any_entry(kind) for kind in log.KINDS.values()])


@given(st.lists(ANY, max_size=5).map(tuple))
def test_what_is_dumped_reads_back_through_json(entries: tuple[log.Entry, ...]) -> None:
    assert stored.read(json.loads(json.dumps(stored.dump(entries)))) == entries


def test_every_kind_of_entry_is_stored_under_one_name() -> None:
    kinds = {kind for kind in vars(log).values() if isinstance(kind, type) and issubclass(kind, log.Entry)}
    assert kinds - {log.Entry} == set(log.KINDS.values())
    assert len(set(log.KINDS.values())) == len(log.KINDS)


CREATED = stored.dump([log.Created(1.0, "r", "high", 3, {"limit": 3}, "a", "A", 0, {}, "x")])["entries"][0]
VOTED = {"type": "voted", "at": 1.0, "seat": 0, "person": "a", "cid": "c"}


@pytest.mark.parametrize(
    ("row", "says"),
    [
        ({**VOTED, "type": "vetoed"}, "it names its type"),
        ({**VOTED, "seat": "0"}, "voted.seat takes int"),
        ({**VOTED, "seat": True}, "voted.seat takes int"),
        ({**VOTED, "at": "now"}, "voted.at takes float"),
        ({**VOTED, "more": 1}, "has no more"),
        ({"type": "voted", "at": 1.0, "seat": 0}, "needs person"),
        ({"type": "dealt", "at": 1.0, "carry": "?", "order": [], "first": None}, "dealt.carry takes bytes"),
        ({"type": "dealt", "at": 1.0, "carry": "", "order": ["0"], "first": None}, "dealt.order takes"),
        ({**VOTED, "cid": 7}, "voted.cid takes str"),
        ({"type": "dealt", "at": 1.0, "carry": "", "order": "01", "first": None}, "dealt.order takes"),
        ({"type": "started", "at": 1.0, "bots": [1], "person": "a"}, "started.bots takes"),
        ({**CREATED, "options": [1]}, "created.options takes"),
        ({**CREATED, "options": {"limit": 1.5}}, "created.options takes"),
        ("voted", "it names its type"),
    ],
)
def test_a_damaged_entry_is_named(row: object, says: str) -> None:
    with pytest.raises(log.EntryError, match=says):
        stored.read({"v": 1, "entries": [row]})


@pytest.mark.parametrize("value", [None, [], {"v": 2, "entries": []}, {"v": 1}, {"v": 1, "entries": {}}])
def test_what_is_no_append_is_refused(value: object) -> None:
    with pytest.raises(log.EntryError, match="v 1"):
        stored.read(value)


def test_a_missing_field_with_a_default_takes_it() -> None:
    (entry,) = stored.read({"v": 1, "entries": [{key: VOTED[key] for key in VOTED if key != "cid"}]})
    assert entry == log.Voted(1.0, 0, "a", "")
