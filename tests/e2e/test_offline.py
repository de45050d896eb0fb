"""Play without a server: what came once is enough, also for a browser that was closed in between."""

import json
import os
import socket
import time

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Sit
from tests.e2e.person import LONGEST, Options, Person
from tests.e2e.violations import violations
from tests.server.harness import Server

LONG = "CAPICUA_LONG" in os.environ
SHORTEST: dict[str, Options] = {
    "kecske": {"players": 2, "limit": 51},
    "duplas": {"limit": 3, "pick_phase": "automatic"},
    "doubles": {"players": 2, "limit": 50},
    "tien_gow": {},
    "jamaican": {},
}
SPOKEN = {"kecske": "hu", "duplas": "pt-BR", "doubles": "pl", "tien_gow": "zh-Hans", "jamaican": "ru"}
GAMES = list(SHORTEST) if LONG else ["kecske"]
KEPT = """async () => {
  const { files } = await (await fetch("/engine/files.json")).json();
  const cache = await caches.open("capicua-engine");
  const there = await Promise.all(files.map(({ name }) => cache.match(`/engine/${name}`)));
  return there.every((one) => one !== undefined);
}"""


def wait(page: Page, question: str) -> None:
    """Until the page answers yes. The site's policy keeps Playwright from waiting within the page."""
    end = time.monotonic() + LONGEST
    while not page.evaluate(question):
        assert time.monotonic() < end, f"never true: {question}"
        page.wait_for_timeout(100)


def visit(person: Person) -> None:
    """The first time, with a server, until all is on the device. Tables there shall go at the tests' pace."""
    page = person.page
    page.goto("/")
    page.evaluate("localStorage.setItem('capicua-pace', JSON.stringify('test'))")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    wait(page, KEPT)


def unplug(server: Server) -> None:
    server.kill()
    with socket.socket() as probe:
        assert probe.connect_ex(("127.0.0.1", server.port)) != 0


def play_new(person: Person, game: str) -> None:
    """From a game's page on this device to its table, by the shortest options."""
    person.page.goto(f"/practice/{game.replace('_', '-')}")
    choose(person, SHORTEST[game])
    person.page.get_by_role("combobox", name=person.words("bots-level")).select_option("easy")
    person.button("practice-play").click()


def acts(person: Person) -> int:
    return person.laid + person.passed


def choose(person: Person, options: Options) -> None:
    for name, value in options.items():
        group = person.page.get_by_role("radiogroup", name=person.words(f"option-{name}"), exact=True)
        called = str(value) if isinstance(value, int) else person.words(f"choice-{value}")
        group.get_by_role("radio", name=called, exact=True).click()


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_without_a_server_and_goes_on_in_a_new_browser(
    server: Server, device: Sit, game: str
) -> None:
    visit(device(server.origin))
    unplug(server)

    person = device(server.origin, lang=SPOKEN[game])
    play_new(person, game)
    person.play_match()
    assert acts(person) > 3
    assert person.console.besides("ERR_CONNECTION_REFUSED") == []

    play_new(person, game)
    before = acts(person)
    person.play(lambda: acts(person) > before + 1)
    address = person.page.url

    person = device(server.origin, lang=SPOKEN[game])
    person.page.goto(f"/practice/{game.replace('_', '-')}")
    # One link: the match that is over is none to go on with.
    person.page.get_by_role("link", name=person.words.like("practice-go-on-match")).click()
    expect(person.page).to_have_url(address)
    person.play(lambda: acts(person) > 1)
    assert person.console.besides("ERR_CONNECTION_REFUSED") == []
    assert rows(person.page) > 5


def test_a_full_device_says_so_and_play_goes_on(server: Server, device: Sit) -> None:
    person = device(server.origin)
    page = person.page
    page.goto("/")
    page.evaluate("localStorage.setItem('capicua-pace', JSON.stringify('test'))")
    notice = page.get_by_text(person.words("practice-unsaved"))
    play_new(person, "kecske")
    person.play(lambda: person.laid > 0)
    expect(notice).to_have_count(0)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": server.origin, "quotaSize": 1})
    person.play(lambda: notice.count() > 0)
    assert violations(page) == []
    stored, before = rows(page), person.laid
    person.play(lambda: person.laid > before + 1)
    assert rows(page) == stored
    # There is room again: what was played meanwhile is stored too.
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": server.origin})
    person.play(lambda: notice.count() == 0)
    assert rows(page) > stored + 4
    assert person.console.lines == []


def rows(page: Page) -> int:
    """How much of all matches is stored."""
    counted = page.evaluate("""() => new Promise((resolve, reject) => {
      const opened = indexedDB.open("capicua-practice");
      opened.onerror = () => reject(opened.error);
      opened.onsuccess = () => {
        const counting = opened.result.transaction("rows").objectStore("rows").count();
        counting.onsuccess = () => resolve(counting.result);
      };
    })""")
    return int(json.loads(str(counted)))
