"""Texts longer than any of ours, and a language from right to left: nothing overflows, and the page is mirrored."""

from collections.abc import Callable

import pytest
from tests.e2e import pseudo
from tests.e2e.boxes import faults, middle
from tests.e2e.conftest import Sit
from tests.e2e.person import Person
from tests.server.harness import Server

GAMES: list[tuple[str, dict[str, int | str]]] = [
    ("kecske", {"limit": 51, "players": 3}),
    ("doubles", {"limit": 50, "players": 3}),
    ("tien_gow", {"deals": 1}),
]


class Walk:
    """Goes through the screens in a language of `say`; `found` has what is laid out wrongly on them."""

    def __init__(self, person: Person, say: Callable[[str], str]) -> None:
        self.person = person
        self.page = person.page
        person.words.learn(pseudo.speak(person.page, say))
        self.found: dict[str, list[str]] = {}

    def look(self, screen: str) -> None:
        """Looks at a screen; what fades in has to be there."""
        self.page.wait_for_timeout(300)
        if wrong := faults(self.page):
            self.found[screen] = wrong

    def pages(self) -> None:
        """The screens around the tables."""
        for path in ("/", "/games/jamaican", "/people", "/history", "/about", "/nowhere"):
            self.page.goto(path)
            self.page.locator("h1").wait_for()
            self.page.wait_for_load_state("networkidle")
            self.look(path)
        self.page.goto("/")
        mirrored = self.page.locator("html").get_attribute("dir") == "rtl"
        assert (middle(self.page.locator("a.logo"))[0] > self.page.viewport_size["width"] / 2) == mirrored  # type: ignore[index]
        self.person.button("display").click()
        self.look("display")
        self.page.keyboard.press("Escape")

    def room(self) -> None:
        """A table before play."""
        self.page.goto("/people")
        self.person.button("private-room").click()
        self.person.button("start-bots").wait_for()
        self.look("room")
        self.sides(".seats .left", ".seats .right")

    def sides(self, left: str, right: str) -> None:
        """The table is a picture, and no picture is turned: who sits at the left sits there in every language."""
        assert middle(self.page.locator(left))[0] < middle(self.page.locator(right))[0]

    def game(self, game: str, options: dict[str, int | str]) -> None:
        """A table in play, what it says when a tile is chosen, and the round's result."""
        person = self.person
        person.open_game(game, options)
        person.play(lambda: person.laid > 2 or person.over())
        self.look(f"{game}, table")
        self.sides(".at.left", ".at.right")
        person.play_match()
        self.look(f"{game}, match")


@pytest.mark.parametrize("say", [pseudo.long, pseudo.mirrored], ids=["long", "mirrored"])
def test_nothing_overflows_in_a_language_longer_than_ours_or_mirrored(
    server: Server, sit: Sit, say: Callable[[str], str]
) -> None:
    walk = Walk(sit(server.origin, (360, 640), "en", reduced_motion="reduce"), say)
    walk.pages()
    walk.room()
    # What is mirrored is the same around every board.
    for game, options in GAMES if say is pseudo.long else GAMES[:1]:
        walk.game(game, options)
    assert walk.found == {}, "\n".join(f"{screen}: {one}" for screen, wrong in walk.found.items() for one in wrong)
    assert walk.person.console.lines == []
