"""A round by keyboard alone, by what a screen reader says: names of what has the focus, and the live region."""

import re

from playwright.sync_api import expect
from tests.e2e.conftest import Sit
from tests.e2e.person import Person
from tests.server.harness import Server

NAME = """() => {
  const here = document.activeElement;
  return here === document.body ? null : (here.getAttribute("aria-label") ?? here.innerText).trim();
}"""
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


FITS = ("tile-fits", "tile-fits-left", "tile-fits-right", "tile-fits-both")


def lay(blind: Blind) -> None:
    """Plays the first tile that fits, at the right end where it may choose."""
    hand = blind.page.get_by_role("group", name=blind.words("your-hand"))
    tiles = [tile.get_attribute("aria-label") or "" for tile in hand.get_by_role("button").all()]
    blind.move_to(re.compile("|".join(f"^{re.escape(tile)}$" for tile in tiles)))
    blind.press("Home")
    blind.move_to(re.compile("|".join(blind.words.like(way).pattern for way in FITS)), "ArrowRight")
    chosen = blind.focus()
    blind.press("Enter")
    if blind.words.like("tile-fits-both").match(chosen):
        blind.press("r")


def test_a_round_by_keyboard_alone(server: Server, sit: Sit) -> None:
    person = sit(server.origin, (1440, 900), "en")
    blind = Blind(person)
    person.page.goto("/")
    blind.move_to(blind.words.like("play-now-game"))
    blind.press("Enter")
    expect(person.page.get_by_role("heading", level=1)).to_be_focused()

    picked = False
    laid = 0
    described = False
    while not (blind.visible("ready") and laid > 2):
        if blind.visible("ready"):
            # A misdeal ends one round in six before a tile is laid; the next begins by itself.
            picked = False
            person.page.wait_for_timeout(30)
            continue
        blind.focus()
        if not picked and blind.visible("slot-free"):
            blind.move_to(blind.words.like("slot-free"))
            blind.press("ArrowRight")
            blind.press("Enter")
            picked = True
        elif picked and blind.visible("pick-now"):
            blind.move_to(blind.words.like("pick-now"))
            blind.press("Enter")
        elif blind.visible("pass"):
            blind.press("p")
        elif person.fitting().count():
            if not described and person.page.locator(".row [data-tile]").count() > 3:
                blind.press("b")
                expect(person.page.get_by_role("log")).to_contain_text(re.compile(r"tiles on the board, left end \d"))
                described = True
            lay(blind)
            laid += 1
        person.page.wait_for_timeout(30)
    assert laid > 2
    assert described
    expect(person.page.get_by_role("main").get_by_role("heading").first).to_be_focused()
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
