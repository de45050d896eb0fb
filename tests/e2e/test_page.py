"""The page around the tables: what it weighs, which language it speaks, what it says when something is missing."""

import gzip
import logging
import re
from pathlib import Path

import pytest
from playwright.sync_api import Response, expect
from tests.e2e.conftest import Sit
from tests.server.harness import Server

BUDGET = 120 * 1024
"""Bytes of compressed code that the client may load before a game starts."""
LOG = logging.getLogger(__name__)
CODE = re.compile(r"\.(js|css|wasm)$")
ASSETS = Path(__file__).parents[2] / "src" / "capicua" / "server" / "static" / "assets"


def kind_of(name: str) -> str:
    """What a chunk is of: its name without the part that changes with its content."""
    return re.sub(r"-.{8}\.\w+$", "", name)


def weigh(code: bytes) -> int:
    return len(gzip.compress(code, 9))


def test_the_client_is_light(server: Server, sit: Sit) -> None:
    """Counted is all code of a first visit, the table's included: it comes while one looks at the cards. Not counted is
    what comes only when it is asked for, and must not come before. `--log-cli-level INFO` lists both."""
    person = sit(server.origin, service_workers="block")
    counted: dict[str, int] = {}

    def receive(response: Response) -> None:
        if CODE.search(response.url):
            counted[response.url.rsplit("/", 1)[1]] = weigh(response.body())

    person.page.on("response", receive)
    person.page.goto("/", wait_until="networkidle")
    later = {path.name: weigh(path.read_bytes()) for path in ASSETS.iterdir() if CODE.search(path.name)}
    later = {name: size for name, size in later.items() if name not in counted}
    told = [f"{size:>7,} {name}" for name, size in sorted(counted.items(), key=lambda one: -one[1])]
    total = sum(counted.values())
    LOG.info("bytes before a game starts: %d\n%s", total, "\n".join(told))
    rest = ", ".join(sorted({kind_of(name) for name in later}))
    LOG.info("bytes later, if at all: %d of %s", sum(later.values()), rest)
    kinds = {kind_of(name) for name in counted}
    assert {"index", "Room", "pt-BR"} <= kinds
    assert kinds.isdisjoint({"Result", "Tradition", "About", "History", "People", "en", "hu", "pl", "ru", "zh-Hans"}), (
        kinds
    )
    assert not any(kind.startswith("rules-") for kind in kinds), kinds
    assert total < BUDGET, told


def test_the_browser_picks_the_language_and_the_choice_is_kept(house: Server, sit: Sit) -> None:
    person = sit(house.origin, lang="pt-BR")
    page = person.page
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(person.words("welcome"))
    assert page.locator("html").get_attribute("lang") == "pt-BR"
    page.get_by_role("combobox").select_option("en")
    expect(page.get_by_role("heading", level=1)).to_have_text("Pull up a chair")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.goto("/?lang=pt-BR")
    expect(page.locator("html")).to_have_attribute("lang", "pt-BR")


def test_sound_off_is_kept_and_nothing_sounds_before_a_touch(server: Server, sit: Sit) -> None:
    person = sit(server.origin)
    page = person.page
    page.add_init_script(
        "window.made = 0; AudioContext = class extends AudioContext { constructor() { super(); made++ } }"
    )
    page.goto("/")
    sound = page.get_by_role("button", name=person.words("sound"))
    expect(sound).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("made") == 0
    sound.click()
    assert page.evaluate("made") == 1
    page.reload()
    expect(sound).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("path", ["/nowhere", "/t/"])
def test_an_address_that_leads_nowhere_says_so(house: Server, sit: Sit, path: str) -> None:
    person = sit(house.origin)
    person.page.goto(path)
    expect(person.page.get_by_role("heading", level=1)).to_have_text(person.words("nowhere"))
    expect(person.page.get_by_role("banner")).to_be_visible()
    person.page.get_by_role("link", name=person.words("to-home")).click()
    expect(person.page.get_by_role("heading", level=1)).to_have_text(person.words("welcome"))
    assert person.console.lines == []


def test_a_table_that_is_not_there_says_so_and_is_not_asked_for_again(house: Server, sit: Sit) -> None:
    person = sit(house.origin)
    lines: list[str] = []
    person.page.on("websocket", lambda socket: lines.append(socket.url))
    person.page.goto("/t/AAAAAAAAAAAAAAAAAAAAAA")
    expect(person.page.get_by_role("heading", level=1)).to_have_text(person.words("closed-room-not-found"))
    person.page.wait_for_timeout(1500)
    assert len(lines) == 1
    assert person.console.lines == []


def test_leaving_is_asked_about_and_a_bot_takes_the_seat(server: Server, sit: Sit) -> None:
    person = sit(server.origin)
    person.open_table()
    person.play(lambda: person.laid > 0)
    page = person.page
    room = page.url
    page.get_by_role("button", name=person.words("leave-table")).click()
    page.get_by_role("button", name=person.words("leave-stay")).click()
    assert page.url == room
    page.get_by_role("button", name=person.words("leave-table")).click()
    page.get_by_role("button", name=person.words("leave-go"), exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(person.words("welcome"))
    assert person.console.lines == []


def test_an_old_browser_is_told(house: Server, sit: Sit) -> None:
    person = sit(house.origin)
    person.page.add_init_script("CSS.supports = () => false")
    person.page.goto("/")
    expect(person.page.get_by_text("antigo demais")).to_be_visible()


def test_a_young_browser_is_not_told(house: Server, sit: Sit) -> None:
    person = sit(house.origin)
    person.page.goto("/")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    expect(person.page.get_by_text("antigo demais")).to_be_hidden()


def test_a_server_that_does_not_answer_is_named(server: Server, sit: Sit) -> None:
    person = sit(server.origin)
    page = person.page
    page.goto("/")
    person.button("play-now-game").first.wait_for()
    server.kill()
    person.button("play-now-game").first.click()
    notice = page.get_by_text(person.words("server-unreachable"))
    expect(notice).to_be_visible()
    server.start()
    expect(notice).to_have_count(0)
    person.button("play-now-game").first.click()
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize(("wish", "moves"), [("no-preference", True), ("reduce", False)])
def test_tiles_travel_but_not_for_who_wants_no_motion(server: Server, sit: Sit, wish: str, moves: bool) -> None:
    person = sit(server.origin, reduced_motion=wish)
    moving: set[str] = set()

    def watch() -> bool:
        durations = (
            "document.getAnimations().map((one) => [one.effect.getTiming().duration, one.effect.target.className])"
        )
        moving.update(str(name) for length, name in person.page.evaluate(durations) if length > 1)
        return person.laid > 3

    person.open_table()
    person.play(watch)
    assert bool(moving) == moves, moving


PRESS_AT_ONCE = """name => new MutationObserver((_, watcher) => {
  const button = [...document.querySelectorAll("button")].find(({ innerText }) => innerText === name);
  if (button === undefined) return;
  watcher.disconnect();
  button.click();
}).observe(document.body, { childList: true, subtree: true })"""


def test_a_deal_is_verified_in_peace_while_the_next_round_begins(server: Server, sit: Sit) -> None:
    person = sit(server.origin)
    page, dialog = person.page, person.page.get_by_role("dialog")
    person.open_game("duplas", {"pick_phase": "automatic"})
    person.hand().first.wait_for()
    page.evaluate(PRESS_AT_ONCE, person.words("verify-deal"))
    person.play(lambda: dialog.count() > 0)
    expect(page.locator(".bar .facts")).not_to_have_text(re.compile(rf"^\s*{person.words('round', round=1)}\b"))
    expect(dialog).to_contain_text(person.words("verify-held"))
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert page.evaluate("document.activeElement !== document.body")
    assert person.console.lines == []
