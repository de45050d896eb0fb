"""Whole matches with people who come and go: every one ends, nothing stalls."""

import pytest
from tests.conftest import long
from tests.room.crowd import Crowd
from tests.room.tables import clock, find, first_option, full_table, in_order, offered, say, state, table

from capicua.core.game import Deal
from capicua.core.rng import Rng
from capicua.games.registry import STYLES
from capicua.room.driver import Driver
from capicua.room.due import Thought
from capicua.room.entries import Acted, Appeared, Created, Dealt, Entry, Joined, Left, Returned, Vanished
from capicua.room.wire import Start


def entries(driver: Driver) -> list[Entry]:
    return [entry for row in driver.log for entry in row]


def play(style: str, seed: int, **options: object) -> Driver:
    """A match with up to four people who vanish and return at random, and play when they feel like it."""
    driver = table(seed, style=style, options=options)
    rng = Rng(seed)
    people = "abcd"[: 1 + rng.below(len(state(driver).view.seats))]
    full_table(driver, *people[1:])
    say(driver, "a", Start("start"))
    steps = 0
    while driver.due is not None and driver.room.stage != "match":
        steps += 1
        assert steps < 20_000, "the match does not end"
        now = clock(driver)
        person = people[rng.below(len(people))]
        draw = rng.below(40)
        if draw == 0:
            driver.disconnect(person, now)
        elif draw == 1:
            driver.connect(person, now)
        elif draw < 20 and (moves := offered(state(driver, person).view)):
            driver.send(person, rng.choice(moves), now + rng.below(20))
        else:
            driver.advance(max(driver.due.at, now))
    return driver


def people_there(driver: Driver) -> list[tuple[Entry, int]]:
    """Every entry with the number of people that were connected before it."""
    there: set[str] = set()
    told: list[tuple[Entry, int]] = []
    for entry in entries(driver):
        told.append((entry, len(there)))
        if isinstance(entry, Joined | Appeared | Returned):
            there.add(entry.person)
        elif isinstance(entry, Vanished | Left):
            there.discard(entry.person)
    return told


def check(driver: Driver) -> None:
    assert driver.room.ended or state(driver, None).view.picture.table.ranks is not None
    for entry, there in people_there(driver):
        if isinstance(entry, Dealt):
            assert there > 0, "dealt to an empty table"


def test_a_thousand_matches_with_people_who_come_and_go_all_end() -> None:
    ended_by_play = 0
    for seed in range(long(1000, 10_000)):
        driver = play("high", seed, limit=3, hurry="on" if seed % 2 else "off", counted="on" if seed % 3 else "off")
        check(driver)
        ended_by_play += not driver.room.ended
    assert ended_by_play > 500


@pytest.mark.parametrize("style", [style.id for style in STYLES])
def test_matches_of_every_style_with_people_who_come_and_go_all_end(style: str) -> None:
    for seed in range(long(1, 50)):
        check(play(style, seed))


@pytest.mark.parametrize("style", ["high", "duplas"])
def test_a_crowd_that_does_anything_breaks_nothing(style: str) -> None:
    for seed in range(long(20, 2000)):
        driver = table(seed, style=style, options={"limit": 3}, start=seed % 3 == 0)
        crowd = Crowd(seed, 40)
        crowd.gather(driver)
        for _ in range(400):
            crowd.step(driver)
        seats_of = [entry for entry in entries(driver) if isinstance(entry, Created)]
        assert len(seats_of) == 1
        hosts = [seat for seat in state(driver).view.seats if seat.seat == state(driver).view.host]
        assert driver.room.ended or (len(hosts) == 1 and hosts[0].kind not in {"empty", "bot"})


def test_one_act_per_decision_however_eager_everybody_is() -> None:
    for seed in range(long(20, 1000)):
        driver = play("high", seed, limit=3)
        decisions: list[tuple[int, int]] = []
        deals = plies = 0
        for entry in entries(driver):
            if isinstance(entry, Dealt):
                deals, plies = deals + 1, 0
            if isinstance(entry, Acted):
                decisions.append((deals, plies))
                plies += 1
        assert len(decisions) == len(set(decisions))
        assert all(plies < 6 for _, plies in decisions)


def test_bots_that_raise_or_answer_wrongly_hold_nobody_up() -> None:
    rng = Rng(5)

    def broken(thought: Thought) -> int | None:
        draw = rng.below(4)
        if draw == 0:
            raise MemoryError("the bot is gone")
        return (None, 9999, first_option(thought))[draw - 1]

    driver = Driver(table(start=True, options={"limit": 5}).log, in_order, broken, find=find)
    driver.connect("a", 0.0)
    while driver.room.stage != "match":
        assert driver.due is not None
        driver.advance(max(driver.due.at, clock(driver)))
    assert state(driver).view.picture.table.ranks is not None


def test_a_deal_source_at_fault_is_named_and_nothing_is_stored() -> None:
    driver = table(lambda size, draws: Deal((0,) * size, draws), start=True)
    driver.connect("a", 0.0)
    stored = list(driver.log)
    with pytest.raises(RuntimeError, match=r"^the room refuses Shuffled: refused-deal"):
        driver.advance(0.0)
    assert driver.log == stored
