"""A server that is killed in the middle of a match: the page comes back by itself."""

from playwright.sync_api import expect
from tests.e2e.conftest import Sit
from tests.server.harness import Server

BROKEN = ("WebSocket connection to", "net::ERR_CONNECTION_REFUSED")
"""What the browser itself says of a line that breaks, and of what is fetched while nobody answers."""


def test_a_match_outlives_three_kills(server: Server, sit: Sit) -> None:
    person = sit(server.origin)
    person.open_table()
    banner = person.page.get_by_text(person.words("connection-lost"))
    for goal in (2, 5, 8):
        person.play(lambda goal=goal: person.laid >= goal and person.fitting().count() > 0)  # type: ignore[misc]
        server.kill()
        expect(banner).to_be_visible()
        server.start()
        expect(banner).to_be_hidden()
    person.play_match()
    rounds = person.ledger()
    assert person.totals() == [sum(points) for points in zip(*rounds, strict=True)]
    assert person.console.besides(*BROKEN) == []


def test_a_tile_laid_while_the_server_is_down_is_laid_once(server: Server, sit: Sit) -> None:
    person = sit(server.origin)
    person.open_table()
    page, words = person.page, person.words
    hand = page.get_by_role("group", name=words("your-hand")).get_by_role("button")
    one_way = page.get_by_role("button", name=words.like("tile-fits-left"))
    person.play(lambda: person.laid > 0 and one_way.count() > 0)
    tile = one_way.first.locator("[data-tile]").get_attribute("data-tile")
    held = hand.count()
    server.kill()
    expect(page.get_by_text(words("connection-lost"))).to_be_visible()
    one_way.first.click()
    # It waits in the hand, on its way; nothing else can be played meanwhile.
    expect(page.locator(".is-pending [data-tile]")).to_have_attribute("data-tile", tile or "")
    assert person.fitting().count() == 0
    server.start()
    expect(page.locator(f'.row [data-tile="{tile}"]')).to_have_count(1)
    expect(page.locator(f'.hand [data-tile="{tile}"]')).to_have_count(0)
    assert hand.count() == held - 1
    assert person.console.besides(*BROKEN) == []


def test_a_reload_in_mid_round_finds_the_seat_again(server: Server, sit: Sit) -> None:
    person = sit(server.origin)
    person.open_table()
    person.play(lambda: person.laid > 1 and person.fitting().count() > 0)
    tiles = person.page.locator(".hand [data-tile]")
    before = [tile.get_attribute("data-tile") for tile in tiles.all()]
    person.page.reload()
    expect(tiles).to_have_count(len(before))
    assert [tile.get_attribute("data-tile") for tile in tiles.all()] == before
    assert person.console.lines == []
