"""A round by keyboard alone, by what a screen reader says: names of what has the focus, and the live region."""

import re
import time

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import Sit
from tests.e2e.person import FITS, LONGEST, Person
from tests.server.harness import Server
from tests.test_repository import LOCALES

NAME = """() => {
  const here = document.activeElement;
  return here === document.body ? null : (here.getAttribute("aria-label") ?? here.innerText).trim();
}"""
AT_HEADLINE = "document.activeElement?.matches('main h2') ?? false"
MOST_KEYS = 60


class Blind:
    """Uses keys, and hears the name of what has the focus and what the live region says."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.words = person.words
        self.heard = 0

    def focus(self) -> str:
        """The accessible name of what has the focus. It is never nowhere."""
        name = self.page.evaluate(NAME)
        if name is None:
            # A screen that has just changed may need a frame.
            self.page.wait_for_timeout(100)
            name = self.page.evaluate(NAME)
        assert name is not None, "the focus is lost"
        return str(name)

    def log(self) -> list[str]:
        """What was said, oldest first, as far as the region still holds it."""
        return self.page.get_by_role("log").locator("p").all_inner_texts()

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def move_to(self, name: re.Pattern[str], key: str = "Tab") -> None:
        """Presses `key` until what has the focus is called `name`."""
        for _ in range(MOST_KEYS):
            if name.search(self.focus()):
                return
            self.press(key)
        raise AssertionError(f"{key} never comes to {name.pattern}")

    def visible(self, text: str) -> bool:
        """Whether a button is there to go to."""
        return self.page.get_by_role("button", name=self.words.like(text), disabled=False).count() > 0


def lay(blind: Blind) -> None:
    """Plays the first tile that fits, at the right end or the first place where it may choose."""
    to_the_hand(blind)
    blind.press("Home")
    blind.move_to(re.compile("|".join(blind.words.like(way).pattern for way in FITS)), "ArrowRight")
    chosen = blind.focus()
    blind.press("Enter")
    if blind.words.like("tile-fits-both").match(chosen):
        blind.press("r")
    elif blind.words.like("tile-fits-places").match(chosen):
        blind.move_to(blind.words.like("place-on"), "ArrowRight")
        blind.press("Enter")


def to_the_hand(blind: Blind) -> None:
    """The focus goes into the hand."""
    hand = blind.page.get_by_role("group", name=blind.words("your-hand"))
    tiles = hand.get_by_role("button").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    blind.move_to(re.compile("|".join(f"^{re.escape(tile)}$" for tile in tiles)))


def throw(blind: Blind) -> None:
    """Shows the first tiles of the hand where they may be shown, else throws them."""
    to_the_hand(blind)
    blind.press("Home")
    blind.press(" ")
    discard = blind.page.get_by_role("button", name=blind.words.like("discard-tiles"))
    found = re.search(r"\d", discard.first.inner_text()) if discard.count() else None
    for _ in range((int(found[0]) if found else 1) - 1):
        blind.press("ArrowRight")
        blind.press(" ")
    blind.press("Enter" if blind.visible("play-group") else "x")


class Turns:
    """What the player of a whole round does, and how often."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.blind = Blind(person)
        self.played = 0
        self.picked = False

    def step(self) -> None:
        """Answers what is asked, if anything is."""
        blind = self.blind
        if blind.visible("ready"):
            # A misdeal ends one round in six before a tile is laid; the next begins by itself.
            self.picked = False
            return
        blind.focus()
        if blind.visible("slot-free") and not self.picked:
            blind.move_to(blind.words.like("slot-free"))
            blind.press("ArrowRight")
            blind.press("Enter")
            self.picked = True
        elif blind.visible("pick-now") and self.picked:
            blind.move_to(blind.words.like("pick-now"))
            blind.press("Enter")
        elif blind.visible("pass"):
            blind.press("p")
        elif blind.visible("draw"):
            blind.press("d")
        elif self.person.fitting().count():
            lay(blind)
            self.played += 1
        elif self.person.asked_for_tiles().count():
            throw(blind)
            self.played += 1

    def over(self) -> bool:
        """Whether a round in which I played is over, and its headline has the focus."""
        return self.played > 2 and bool(self.blind.page.evaluate(AT_HEADLINE))


GAMES = ["duplas", "kecske", "doubles", "tien_gow", "jamaican"]
DESCRIBED = re.compile(r"tiles? on the board|Trick \d\. \S+: ")


def title(game: str) -> str:
    """What a game is called in English."""
    rules = (LOCALES / "en" / f"rules-{game}.ftl").read_text(encoding="utf-8")
    found = re.search(r"^title = (.*)$", rules, re.MULTILINE)
    assert found
    return found[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_round_by_keyboard_alone(server: Server, sit: Sit, game: str) -> None:
    person = sit(server.origin, (1440, 900), "en")
    turns = Turns(person)
    blind = turns.blind
    person.page.goto("/")
    card = re.compile(f"^{re.escape(person.words('play-now-game', game=title(game)))}$")
    # Before the games are there the keys would walk past where they will be.
    expect(person.page.get_by_role("button", name=card)).to_be_visible()
    blind.move_to(card)
    blind.press("Enter")
    expect(person.page.get_by_role("heading", level=1)).to_be_focused()
    described = False
    deadline = time.monotonic() + LONGEST
    while not turns.over():
        assert time.monotonic() < deadline, blind.log()
        turns.step()
        if turns.played > 1 and not described:
            blind.press("b")
            described = True
            expect(person.page.get_by_role("log")).to_contain_text(DESCRIBED)
        person.page.wait_for_timeout(30)
    assert described
    assert person.console.lines == []


def test_what_happened_is_said_once_and_then_whose_turn_it_is(slow_server: Server, sit: Sit) -> None:
    person = sit(slow_server.origin, (1440, 900), "en")
    person.open_table()
    region = person.page.get_by_role("log")
    lays = re.compile(r"^(\S+) (lays|opens with) .* ", re.MULTILINE)
    person.play(lambda: person.laid > 0)
    expect(region).to_contain_text(re.compile(r"to play\."))
    person.play(lambda: person.fitting().count() > 0)
    lines = region.locator("p").all_inner_texts()
    assert lines[-1].endswith("Your turn.")
    said = [line for line in lines if lays.match(line)]
    assert said
    assert len(said) == len(set(said))
    assert person.page.title().startswith(person.words("your-turn"))


def test_the_list_of_keys_opens_by_a_key_and_gives_the_focus_back(server: Server, sit: Sit) -> None:
    person = sit(server.origin, (1440, 900), "en")
    blind = Blind(person)
    person.open_table()
    person.play(lambda: person.fitting().count() > 0)
    person.fitting().first.focus()
    before = blind.focus()
    blind.press("?")
    dialog = person.page.get_by_role("dialog", name=person.words("keys"))
    expect(dialog).to_contain_text(person.words("key-describe"))
    blind.press("Escape")
    expect(dialog).to_be_hidden()
    assert blind.focus() == before
