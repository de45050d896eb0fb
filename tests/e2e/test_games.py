"""A match of every game by real taps, each in a language of its own."""

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.e2e.conftest import Sit
from tests.e2e.person import Options, Person
from tests.server.harness import Server

PHONE = (360, 640)
DESK = (1440, 900)
SHORTEST: list[tuple[str, Options, str, tuple[int, int]]] = [
    ("duplas", {"limit": 3}, "pt-BR", PHONE),
    ("duplas", {"limit": 3}, "en", DESK),
    ("kecske", {"limit": 51, "players": 2}, "hu", PHONE),
    ("kecske", {"limit": 51, "players": 3}, "ru", DESK),
    ("doubles", {"limit": 50, "players": 2}, "pl", PHONE),
    ("doubles", {"limit": 50, "players": 2}, "pt-BR", DESK),
    ("tien_gow", {"deals": 1}, "hu", PHONE),
    ("tien_gow", {"deals": 1}, "zh-Hans", DESK),
    ("jamaican", {"mode": "first_to_six"}, "ru", PHONE),
    ("jamaican", {"mode": "first_to_six"}, "pl", DESK),
]
"""Every game with the options of its shortest match, in one language on a phone and in another on a desk."""
STILL = (".hand", ".tools", ".panel", ".score", ".mat", ".column")
WON = ("us", "them", "one", "pair", "nobody")


def boxes(person: Person) -> list[list[object]]:
    """Where everything lies that must not move under a thumb."""
    return [[one.bounding_box() for one in person.page.locator(part).all()] for part in STILL]


def choice(person: Person) -> Locator:
    """Tiles that a tap only chooses: they fit in several places, or are played in groups."""
    if person.asked_for_tiles().count():
        return person.hand()
    return person.choices()


@pytest.mark.parametrize("match", SHORTEST, ids=lambda match: f"{match[0]}-{match[3][0]}")
def test_a_match_is_played_by_taps(server: Server, sit: Sit, match: tuple[str, Options, str, tuple[int, int]]) -> None:
    game, options, lang, size = match
    motion = "no-preference" if size is PHONE else "reduce"
    person = sit(server.origin, size, lang, reduced_motion=motion)
    person.open_game(game, options)
    person.play(lambda: choice(person).count() > 0 or person.over())
    if not person.over():
        expect(person.page).to_have_title(person.words.like("title-your-turn"))
        before = boxes(person)
        choice(person).first.click()
        person.chosen().wait_for()
        assert boxes(person) == before
        person.chosen().click()
        assert person.chosen().count() == 0
        assert boxes(person) == before
    person.play_match()
    assert person.laid + person.passed > 0
    # The end of a match is one screen: nothing asks for a next round.
    heading = person.page.get_by_role("main").get_by_role("heading").first
    expect(heading).to_have_text(person.words.any_like(f"match-won-{side}" for side in WON))
    expect(heading).to_be_in_viewport()
    assert person.button("ready").count() == 0
    assert person.ledger() != []
    # Every line of the account leads to its clause on the page of the rules.
    lines = person.page.locator("main li:has(.value)")
    links = lines.locator("a[target=_blank]").evaluate_all("all => all.map((one) => one.getAttribute('href'))")
    assert len(links) == lines.count() > 0
    assert all(re.fullmatch(r"/games/[\w-]+#\w+/[\d.]+", link) for link in links), links
    assert person.console.lines == []
