"""A room on one's own device: played to the end, stored row by row, and gone on with from what was stored."""

import itertools
import json
from collections.abc import Iterator
from typing import Any

import pytest

from capicua.core.rng import Rng
from capicua.games import registry
from capicua.offline.host import Host, make, open_room
from capicua.offline.thinker import LEAST, Thinker
from capicua.room import stored
from capicua.room.pace import PACES
from capicua.room.requests import Create
from capicua.room.room import Room, create
from capicua.server.api import CreateRoom
from capicua.server.wire import check_message

Json = dict[str, Any]
GAMES = list({style.tradition: style.id for style in reversed(registry.STYLES)}.values())
"""One style of each tradition."""


class Page:
    """A page and its store: plays the first option it is offered, stores each row before it takes it in."""

    def __init__(self, rows: list[str], seed: int = 1) -> None:
        self.rows = rows
        self.seconds = 0.0
        self.told: list[Json] = []
        self._cids = itertools.count()
        self._given = 0
        rng = Rng(seed)
        self._entropy = lambda count: bytes(rng.below(256) for _ in range(count))
        self.host = self._open()

    def _open(self) -> Host:
        ticks = itertools.count()
        return open_room(self.rows, "test", lambda: next(ticks) / 1000, self._entropy, "{}")

    def again(self) -> None:
        """The browser is closed and opened again."""
        self.seconds = 0.0
        self.host = self._open()
        self.come()

    def come(self) -> None:
        self._store(self.host.come(self.seconds))
        self._hear(self.host.show(self.seconds))

    def send(self, **command: Any) -> None:
        frame = json.dumps({"cid": f"c{next(self._cids)}-{len(self.rows)}", **command})
        self._hear(self._store(self.host.hear(frame, self.seconds)))

    def _store(self, row: str) -> list[str]:
        if row:
            assert self.host.seq == len(self.rows)
            self.rows.append(row)
        return self.host.take()

    def _hear(self, texts: list[str]) -> None:
        for text in texts:
            check_message(text)
            self.told.append(json.loads(text))

    @property
    def view(self) -> Json:
        view: Json = next(message for message in reversed(self.told) if message["type"] == "state")["view"]
        return view

    def step(self) -> None:
        """Acts if asked, else waits for what is due."""
        view, own = self.view, self.view["picture"]["own"]
        if view["stage"] in ("hands", "result") and not view["seats"][view["you"]]["ready"]:
            self.send(type="ready")
        elif view["pledge"] and view["pledge"]["round"] != self._given:
            self._given = view["pledge"]["round"]
            self.send(type="contribute", round=self._given, value="ab" * 32)
        elif own and own["options"]:
            self.send(type="move", round=view["round"], ply=view["ply"], move=move(own))
        else:
            self.seconds += self.host.wait(self.seconds)
            self.host.think()
            self._hear(self._store(self.host.wake(self.seconds)))

    def steps(self) -> Iterator[Json]:
        """Plays until the match is over."""
        while self.view["stage"] != "match":
            self.step()
            yield self.view


def move(own: Json) -> Json:
    """The move that takes the first option."""
    choice = own["options"][0]
    kind = choice["move"]
    if kind == "place":
        return {"type": kind, "tile": choice["tile"], "target": choice["target"]}
    if kind == "pick":
        return {"type": "pick_now"}
    if kind == "group":
        tiles = choice["choose"] or own["hand"][: choice["count"]]
        return {"type": kind, "choose": tiles, "face": choice["face"]}
    return {"type": kind}


def rows(game: str, **wish: Any) -> list[str]:
    made = json.loads(make("r1", json.dumps({"game": game, "name": "Ana", **wish})))
    assert "row" in made, made
    return [made["row"]]


SHORTEST = {"duplas": {"limit": 3}, "kecske": {"limit": 51, "players": 2}, "doubles": {"limit": 50, "players": 2}}


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_and_every_message_is_the_wires(game: str) -> None:
    page = Page(rows(game, level="easy", options=SHORTEST.get(game, {})))
    page.come()
    assert page.view["style"]["id"] == game
    assert [seat["level"] for seat in page.view["seats"]].count("easy") == len(page.view["seats"]) - 1
    seen = list(page.steps())
    assert len(seen) > 20
    assert json.loads(page.host.summary()) == {"game": game, "round": page.view["round"], "over": True}
    proofs = [view["proof"] for view in seen if view["proof"]]
    assert len({proof["round"] for proof in proofs}) == page.view["round"]


@pytest.mark.parametrize("game", ["duplas", "tien_gow"])
def test_a_match_goes_on_where_the_browser_was_closed(game: str) -> None:
    page = Page(rows(game, level="easy", options=SHORTEST.get(game, {})))
    page.come()
    steps = page.steps()
    for number in (7, 23, 11):
        for _ in itertools.islice(steps, number):
            pass
        before = page.view
        page.again()
        # Nobody pays for the time in which the device slept: but for what is left of times, all is as it was.
        assert {**page.view, "countdown": None, "clock": None} == {**before, "countdown": None, "clock": None}
    for _ in page.steps():
        pass
    room = Room.load([_read(row) for row in page.rows], PACES["test"])
    assert (room.stage, room.seq) == ("match", page.host.seq)


def _read(row: str) -> Any:
    return stored.read(json.loads(row))


def test_nothing_is_told_before_it_is_stored() -> None:
    page = Page(rows("duplas", options={"pick_phase": "automatic"}))
    page.come()
    before = page.host.show(0.0)
    row = page.host.hear('{"cid":"a","type":"say","text":"oi"}', 0.0)
    assert len(json.loads(row)["entries"]) == 1
    # The store was full: the room is as it was, and the command may come again.
    assert page.host.show(0.0) == before
    assert [json.loads(text)["type"] for text in page.host.take()] == ["ack", "talk"]


@pytest.mark.parametrize(
    "frame", ["", "[]", "{}", '{"cid":"a"}', '{"cid":"a","type":"fly"}', '{"cid":"a","type":"move","round":1}']
)
def test_what_is_no_command_is_refused(frame: str) -> None:
    page = Page(rows("kecske"))
    page.come()
    assert page.host.hear(frame, 0.0) == ""
    [refused] = [json.loads(text) for text in page.host.take()]
    assert (refused["type"], refused["code"]) == ("refused", "refused-malformed")


def test_a_wish_is_refused_as_a_server_refuses_it() -> None:
    made = json.loads(make("r1", json.dumps({"game": "duplas", "name": "Ana", "options": {"limit": -1}})))
    refused = create(Create("r1", "you", "Ana", "duplas", {"limit": -1}), 0.0)
    assert made == {"code": "refused-option", "args": dict(refused.args)}  # type: ignore[union-attr]
    assert json.loads(make("r1", json.dumps({"game": "chess", "name": "Ana"})))["code"] == "refused-unknown-game"
    assert CreateRoom("duplas", "Ana").level == json.loads(rows("duplas")[0])["entries"][0]["level"]


def test_the_table_waits_for_its_only_person_as_long_as_they_like() -> None:
    page = Page(rows("kecske", options={"players": 2}))
    page.come()
    while page.host.wait(page.seconds) >= 0:
        page.step()
    assert page.view["picture"]["own"]["options"]
    assert page.host.wake(page.seconds + 1e7) == ""
    assert not page.host.ended


def test_a_device_is_measured_once_and_its_bots_think_no_longer_than_it_can() -> None:
    page = Page(rows("jamaican", level="master"))
    page.come()
    while page.host.rates == "{}":
        page.step()
    rates = json.loads(page.host.rates)
    assert list(rates) == ["RowCraft"]
    start, rate = rates["RowCraft"]
    assert start > 0 < rate


@pytest.mark.parametrize(("rate", "least", "most"), [(1e5, 5e4, 1e5), (1.0, LEAST, LEAST)])
def test_a_thought_fits_into_a_bots_pause(rate: float, least: float, most: float) -> None:
    thinker = Thinker(lambda: 0.0, bytes, json.dumps({"RowCraft": [0.01, rate]}))
    rules = registry.find("jamaican").rules()
    nodes = thinker._nodes(rules, rules.blank(0))
    assert nodes is not None
    assert least <= nodes <= most
