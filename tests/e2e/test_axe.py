"""Nothing that axe finds, on any screen, in any theme."""

from tests.e2e.conftest import Sit
from tests.e2e.person import Person
from tests.e2e.violations import THEMES, Look
from tests.server.harness import Server


def around(person: Person, look: Look) -> None:
    """The screens around the tables, and a table before play."""
    page = person.page
    page.goto("/nowhere")
    look("not found")
    page.goto("/")
    person.button("play-now-game").first.wait_for()
    look("home")
    for dialog in ("display", "your-name"):
        person.button(dialog).click()
        look(dialog)
        page.keyboard.press("Escape")
    page.goto("/people")
    person.button("private-room").click()
    person.button("start-bots").wait_for()
    look("room")
    page.goto("/practice/tien-gow")
    person.button("practice-play").wait_for()
    look("practice")


def row(person: Person, look: Look) -> None:
    """From picking to the end of a match, with every dialog of a table."""
    page = person.page
    unfit = page.get_by_role("button", name=person.words.like("tile-fits-nowhere"))

    def refuse() -> None:
        unfit.first.click(force=True)
        page.locator(".notes .error").wait_for()

    person.open_table()
    person.free_slots().first.wait_for()
    look("picking")
    person.play(lambda: person.laid > 0 and person.fitting().count() > 0 and unfit.count() > 0)
    look("table")
    look("refusal", refuse)
    for dialog in ("leave-table", "display", "keys"):
        if dialog == "keys":
            page.keyboard.press("?")
        else:
            page.get_by_role("button", name=person.words(dialog), exact=True).click()
        page.get_by_role("dialog").wait_for()
        look(dialog)
        page.keyboard.press("Escape")
    person.play_match()
    look("match")
    person.button("verify-deal").click()
    look("verify")
    page.keyboard.press("Escape")


def tree(person: Person, look: Look) -> None:
    """A tree with a tile that waits for its place."""
    choice = person.choices()
    person.open_game("doubles", {"limit": 50, "players": 3})
    person.play(lambda: choice.count() > 0 or person.over())
    look("tree")
    if choice.count() > 0:
        choice.first.click()
        person.ends().first.wait_for()
        look("tree, choosing")


def trick(person: Person, look: Look) -> None:
    """A trick with a chosen tile, and an account of several sides."""
    person.open_game("tien_gow", {"deals": 1})
    person.play(lambda: person.asked_for_tiles().count() > 0)
    person.hand().first.click()
    person.chosen().first.wait_for()
    look("trick, choosing")
    person.play_match()
    look("settlement")


def test_axe_finds_nothing_on_a_phone(server: Server, sit: Sit) -> None:
    person = sit(server.origin, (360, 640), reduced_motion="reduce")
    look = Look(person)
    for walk in (around, row, tree, trick):
        walk(person, look)
    assert look.found == {}


def test_axe_finds_nothing_on_a_desk(server: Server, sit: Sit) -> None:
    person = sit(server.origin, (1440, 900), reduced_motion="reduce")
    look = Look(person, THEMES[:1])  # colours are the same on every size
    for walk in (around, row, tree, trick):
        walk(person, look)
    assert look.found == {}
