"""Matches by real taps, reading nothing but the page."""

import pytest
from playwright.sync_api import Locator, expect
from tests.e2e.conftest import Sit
from tests.e2e.person import Person
from tests.server.harness import Server


def test_a_match_is_played_and_played_again(server: Server, sit: Sit) -> None:
    person = sit(server.origin)
    person.open_table()
    person.play_match()
    totals, rounds = person.totals(), person.ledger()
    # A misdeal ends one round in six before a tile is laid.
    assert person.laid > 3 * sum(any(points) for points in rounds)
    assert totals == [sum(points) for points in zip(*rounds, strict=True)]
    assert max(totals) >= 6 > min(totals)
    winner = "match-won-us" if totals[0] > totals[1] else "match-won-them"
    mine = person.page.get_by_role("columnheader").nth(2).inner_text().strip()
    if mine != person.words("side-us"):
        winner = "match-won-us" if totals[1] > totals[0] else "match-won-them"
    assert person.heading() == person.words(winner)
    # And again, with the same people.
    laid = person.laid
    person.button("rematch").click()
    expect(person.page.locator(".bar .facts")).to_have_text(person.words("event-rematch"))
    person.play(lambda: person.laid > laid)
    assert person.console.lines == []


@pytest.mark.parametrize("size", [(360, 640), (1440, 900)], ids=["phone", "desk"])
def test_nothing_moves_under_the_thumb(server: Server, sit: Sit, size: tuple[int, int]) -> None:
    person = sit(server.origin, size)
    person.open_table()
    both = person.page.get_by_role("button", name=person.words.like("tile-fits-both"))
    person.play(lambda: both.count() > 0)
    boxes = [".hand", ".tools", ".score", ".mat", ".column"]
    before = [[one.bounding_box() for one in person.page.locator(box).all()] for box in boxes]
    both.first.click()
    person.ends().first.wait_for()
    assert person.ends().count() == 2
    assert [[one.bounding_box() for one in person.page.locator(box).all()] for box in boxes] == before
    # A second tap puts it back.
    person.page.get_by_role("group", name=person.words("your-hand")).get_by_role("button", pressed=True).click()
    assert person.ends().count() == 0


def test_a_tile_that_does_not_fit_stays_and_the_rule_is_named(slow_server: Server, sit: Sit) -> None:
    person = sit(slow_server.origin)
    person.open_table()
    page, words = person.page, person.words
    unfit = page.get_by_role("button", name=words.like("tile-fits-nowhere"))
    person.play(lambda: unfit.count() > 0 and page.locator(".row [data-tile]").count() > 1)
    hand = page.get_by_role("group", name=words("your-hand")).get_by_role("button").count()
    # The tile says that it is disabled; a finger can hit it all the same.
    unfit.first.click(force=True)
    strip = page.locator(".notes .error")
    strip.wait_for()
    assert "não serve" in strip.inner_text()
    assert (strip.get_by_role("link").get_attribute("href") or "").startswith("/games/duplas#duplas/")
    assert page.get_by_role("group", name=words("your-hand")).get_by_role("button").count() == hand
    assert person.console.lines == []


SMALL = """() => [...document.querySelectorAll("button, select, a, summary")]
  .map((one) => [one.getAttribute("aria-label") ?? one.innerText, one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && (box.width < 44 || box.height < 44))
  .map(([name]) => name)"""
OUTSIDE = """() => [...document.querySelectorAll("button, .row .place")]
  .filter((one) => {
    const box = one.getBoundingClientRect();
    return box.left < 0 || box.top < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5;
  })
  .map((one) => one.getAttribute("aria-label") ?? one.className)"""
PAGE = "document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight"


@pytest.mark.parametrize(
    "size", [(320, 568), (360, 640), (390, 664), (844, 390), (768, 1024)], ids=lambda size: f"{size[0]}x{size[1]}"
)
def test_everything_is_on_the_screen_and_large_enough_for_a_thumb(
    server: Server, sit: Sit, size: tuple[int, int]
) -> None:
    # A tile in flight comes from a seat at the edge: here every tile is at its place at once.
    person = sit(server.origin, size, reduced_motion="reduce")
    person.open_table()
    page = person.page
    hand = page.get_by_role("group", name=person.words("your-hand")).get_by_role("button")
    person.free_slots().first.wait_for()
    for until in (
        lambda: hand.count() == 7 and person.fitting().count() > 0,
        lambda: page.locator(".place").count() > 15,
    ):
        assert page.evaluate(SMALL) == []
        assert page.evaluate(OUTSIDE) == []
        assert page.evaluate(PAGE)
        person.play(until)
    assert page.evaluate(OUTSIDE) == []


def test_a_tile_is_dragged_to_its_place_or_back(server: Server, sit: Sit) -> None:
    person = sit(server.origin, (1440, 900), reduced_motion="reduce")
    person.open_game("duplas", {"pick_phase": "automatic"})
    page, words = person.page, person.words
    tiles = page.locator(".row [data-tile]")
    person.play(lambda: person.fitting().count() > 0 and tiles.count() > 1)
    before = person.hand().count()
    drag(person, person.fitting().first, (4, 300))
    assert person.hand().count() == before
    assert page.locator("body > .tile, .table > .tile").count() == 0
    both = words.like("tile-fits-both").match(person.fitting().first.get_attribute("aria-label") or "")
    box = page.locator(".mat").bounding_box()
    assert box
    place = (box["x"] + 60, box["y"] + box["height"] - 60)
    drag(person, person.fitting().first, place, at_end=both is not None)
    expect(person.hand()).to_have_count(before - 1)
    assert person.console.lines == []


def drag(person: Person, tile: Locator, place: tuple[float, float], *, at_end: bool = False) -> None:
    """Takes a tile along with the mouse to a point, or to the first end that lights up."""
    mouse, box = person.page.mouse, tile.bounding_box()
    assert box
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    mouse.move(box["x"] + 40, box["y"] - 40, steps=4)
    if at_end:
        end = person.ends().first.bounding_box()
        assert end
        place = (end["x"] + end["width"] / 2, end["y"] + end["height"] / 2)
    mouse.move(*place, steps=6)
    mouse.up()
