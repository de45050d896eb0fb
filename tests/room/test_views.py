"""What each viewer is told comes from what that viewer may know, and from nothing else."""

import json
import re
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import long
from tests.room.crowd import Crowd
from tests.room.tables import PACE, clock, find, full_table, run_until, say, state, table

from capicua.core.game import WATCHER, Deal, Event
from capicua.core.rng import Rng
from capicua.core.wire import Tiding
from capicua.games.registry import STYLES
from capicua.room import texts, wire
from capicua.room.driver import Driver
from capicua.room.entries import Acted, Dealt, Entry, Rematched
from capicua.room.room import Room
from capicua.room.wire import Closed, Leave, Outgoing, Start, State

SOURCES = Path(wire.__file__).parent
LOCALES = SOURCES.parent / "locales"
IDS = ["high", *(style.id for style in STYLES)]


class Shadow:
    """The game of a log, followed with the public Rules alone: each viewer's view, and what it was told last."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules
        self.begin()

    def begin(self) -> None:
        self.state = self.rules.start()
        self.views = {viewer: self.rules.blank(viewer) for viewer in (*range(self.rules.seats), WATCHER)}

    def follow(self, entries: tuple[Entry, ...]) -> None:
        self.told: dict[int, list[Tiding]] = {viewer: [] for viewer in self.views}
        for entry in entries:
            if isinstance(entry, Rematched):
                self.begin()
            elif isinstance(entry, Dealt):
                deal = Deal(entry.order, entry.first)
                self._step(deal, self.rules.deal(self.state, deal))
            elif isinstance(entry, Acted):
                action = self.rules.actions[entry.action]
                self._step(action, self.rules.apply(self.state, action))

    def _step(self, step: Any, after: Any) -> None:
        events = self.rules.events(self.state, step, after)
        self.state = after
        for viewer in self.views:
            for event in events:
                seen = event.seen_by(viewer)
                self.views[viewer] = self.rules.see(self.views[viewer], seen)
                self.told[viewer] += self.rules.tell(seen)


def crowded(style: str, seed: int, steps: int) -> tuple[Driver, list[Outgoing]]:
    """A watched room that a crowd played in, and every message that left it."""
    driver = table(seed, style=style, start=seed % 2 == 0)
    driver.room.watched = True
    crowd, sent = Crowd(seed, 60), list[Outgoing]()
    crowd.gather(driver)
    for _ in range(steps):
        for told in crowd.step(driver):
            sent += told if isinstance(told, list) else []
    return driver, sent


@pytest.mark.parametrize("style", IDS)
def test_every_message_shows_its_viewers_own_view_and_no_other(style: str) -> None:
    checked = 0
    for seed in range(long(2, 200)):
        driver, sent = crowded(style, seed, 150)
        shadow = Shadow(driver.room.rules)
        for seq, row in enumerate(driver.log, 1):
            shadow.follow(row)
            for message in [out.message for out in sent if out.message.type == "state"]:
                if message.seq == seq:
                    checked += 1
                    _check(message, shadow)
    assert checked > 100


def _check(message: State, shadow: Shadow) -> None:
    viewer = WATCHER if message.view.you is None else message.view.you
    assert message.view.picture == shadow.rules.show(shadow.views[viewer])
    assert [tiding for tiding in message.events if tiding.text not in texts.TIDINGS] == shadow.told[viewer]


# --- non-interference ----------------------------------------------------------------------------

Log = list[tuple[Entry, ...]]


def heard(log: Log, viewer: str | None) -> list[str]:
    """All that `viewer` is sent or may ask for while this log comes about, written out in full."""
    room = Room.load(log[:1], PACE, find)
    room.watched = True
    sent: list[str] = []
    for row in log[1:]:
        sent += [repr(out.message) for out in room.evolve(row) if out.to == viewer]
        sent.append(repr(room.state(viewer, row[-1].at + 2.5)))
    return sent


def possible(log: Log, rules: Any) -> bool:
    """Whether every act of this log is one that the rules allow, or make the table take."""
    shadow = Shadow(rules)
    for entry in [entry for row in log for entry in row]:
        if isinstance(entry, Acted):
            action, forced = rules.actions[entry.action], rules.automatic(shadow.state)
            if rules.to_act(shadow.state) != entry.seat or action not in rules.legal(shadow.state):
                return False
            if forced is not (action if entry.why == "automatic" else None):
                return False
        shadow.follow((entry,))
    return True


def one_round(style: str, seed: int) -> tuple[Log, Any]:
    """The log of a round but for the act that ends it, and the rules."""
    driver = table(seed, style=style)
    full_table(driver, *"bcd"[: driver.room.rules.seats - 1])
    say(driver, "a", Start("s"))
    run_until(driver, "play")
    length = len(driver.log)
    while driver.room.stage == "play":
        length = len(driver.log)
        assert driver.due is not None
        driver.advance(max(driver.due.at, clock(driver)))
    return driver.log[:length], driver.room.rules


def exchanged(log: Log, tiles: dict[int, int]) -> Log:
    """The same log with other tiles dealt."""

    def changed(entry: Entry) -> Entry:
        if not isinstance(entry, Dealt):
            return entry
        return Dealt(entry.at, entry.carry, tuple(tiles.get(tile, tile) for tile in entry.order), entry.first)

    return [tuple(changed(entry) for entry in row) for row in log]


def worlds(style: str, seeds: range, tries: int) -> list[tuple[Log, Log, str | None]]:
    """Pairs of logs that differ only in tiles which the viewer was never shown, and the viewer.

    The act that comes next is possible in both: who opens, say, is public before they do.
    """
    pairs: list[tuple[Log, Log, str | None]] = []
    for seed in seeds:
        whole, rules = one_round(style, seed)
        rng, texts = Rng(seed), rules.tiles.texts
        acts = [i for i, row in enumerate(whole) if isinstance(row[0], Acted)]
        for turn in range(2 * tries):
            viewer, cut = ("a" if turn % 2 else None), rng.choice(acts)
            named = set(re.findall(r"\b\d-\d\b", " ".join(heard(whole[:cut], viewer))))
            hidden = [tile for tile, text in enumerate(texts) if text not in named]
            moved = [hidden[i] for i in rng.permutation(len(hidden))][: 2 + rng.below(len(texts))]
            other = exchanged(whole[: cut + 1], dict(zip(moved, [*moved[1:], *moved[:1]], strict=True)))
            if other != whole[: cut + 1] and possible(other, rules):
                pairs.append((whole[:cut], other[:-1], viewer))
    return pairs


@pytest.mark.parametrize("style", IDS)
def test_hidden_tiles_change_no_byte_that_a_viewer_gets(style: str) -> None:
    pairs = worlds(style, range(long(2, 200)), 8)
    assert len(pairs) >= 3
    for here, there, viewer in pairs:
        assert heard(here, viewer) == heard(there, viewer)


@pytest.mark.parametrize("style", ["high", "duplas", "tien_gow"])
def test_a_planted_leak_is_found(style: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = worlds(style, range(3), 6)
    honest = Event.seen_by

    def leaky(event: Event, seat: int) -> Event:
        """Everybody, watchers too, sees what seat 1 may see."""
        return event if event.audience >> 1 & 1 else honest(event, seat)

    monkeypatch.setattr(Event, "seen_by", leaky)
    assert any(heard(here, viewer) != heard(there, viewer) for here, there, viewer in pairs)


# --- shape ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("style", IDS)
def test_every_message_is_json_and_goes_to_those_it_is_for(style: str) -> None:
    _, sent = crowded(style, 2, 200)
    assert {out.to for out in sent} >= {"a", None}
    for out in sent:
        assert json.loads(json.dumps(asdict(out.message)))["type"] == out.message.type
        if out.to is None and out.message.type == "state":
            assert out.message.view.you is None
            assert out.message.view.picture.own is None


def test_nobody_watches_until_somebody_does() -> None:
    driver = full_table(table(), "b")
    assert {out.to for out in say(driver, "a", Start("s"))} == {"a", "b"}
    driver.room.watched = True
    driver.advance(0.0)
    told = driver.advance(clock(driver) + 30.0)
    assert {out.to for out in told} == {"a", "b", None}


def test_a_state_without_news_is_what_a_newcomer_gets() -> None:
    driver = full_table(table(start=True))
    told = driver.advance(0.0)
    last = told[-1].message
    assert isinstance(last, State)
    assert state(driver) == State(last.seq, [], last.view)


def test_the_end_of_a_room_is_told_to_everybody() -> None:
    driver = full_table(table(), "b")
    say(driver, "b", Leave("l"))
    told = say(driver, "a", Leave("l"))
    assert told == [Outgoing("a", Closed("room-ended")), Outgoing(None, Closed("room-ended"))]


def in_sources(pattern: str) -> set[str]:
    texts = [path.read_text(encoding="utf-8") for path in SOURCES.glob("*.py") if path.name != "wire.py"]
    return {found for text in texts for found in re.findall(pattern, text)}


def test_every_text_that_a_room_says_is_listed() -> None:
    assert in_sources(r'Refusal\("([a-z-]+)"') == set(texts.REFUSALS)
    assert in_sources(r'(?:_tell|Tiding)\("([a-z-]+)"') == set(texts.TIDINGS)


@pytest.mark.parametrize("language", sorted(path.name for path in LOCALES.iterdir() if path.is_dir()))
def test_every_language_has_the_rooms_texts(language: str) -> None:
    catalog = (LOCALES / language / "table.ftl").read_text(encoding="utf-8")
    assert {*texts.REFUSALS, *texts.TIDINGS} <= set(re.findall(r"^([a-z-]+) =", catalog, re.MULTILINE))
