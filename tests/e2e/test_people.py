"""What people have of each other: talk that covers nothing, seats that change hands, a table set up together."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.conftest import Sit
from tests.e2e.person import Person
from tests.e2e.test_rooms import choose, open_table, play, sit_down
from tests.e2e.violations import Look
from tests.server.harness import Server

AUTOMATIC = "choice-automatic"
COVERED = """() => {
  const panel = document.querySelector("section[aria-label].sheet").getBoundingClientRect();
  const meets = (box) => Math.min(box.right, panel.right) - Math.max(box.left, panel.left) > 0.5
    && Math.min(box.bottom, panel.bottom) - Math.max(box.top, panel.top) > 0.5;
  return [...document.querySelectorAll(".bar button, .hand, .hand button, .tools button, .score, .mat")]
    .filter((one) => meets(one.getBoundingClientRect())).map((one) => one.className);
}"""
INSIDE = """() => [...document.querySelectorAll("section[aria-label].sheet form *, .hand button, .tools button")]
  .map((one) => one.getBoundingClientRect())
  .every((box) => box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5)"""


def begin(host: Person, *guests: Person) -> str:
    """Host and guests at a table whose tiles are dealt; bots have the other seats. Its address."""
    address = open_table(host)
    for guest in guests:
        sit_down(guest, address)
    choose(host, "pick_phase", host.words(AUTOMATIC))
    host.page.get_by_role("button", name=host.words("start-bots", count=3 - len(guests)), exact=True).click()
    for person in (host, *guests):
        expect(person.page.locator(".row [data-tile]").first).to_be_visible()
    return address


def press(person: Person, text: str, **args: str | int) -> None:
    person.page.get_by_role("button", name=person.words(text, **args), exact=True).click()


def open_talk(person: Person) -> None:
    person.page.locator("button[data-talk]").click()
    expect(panel(person.page)).to_be_visible()


def panel(page: Page) -> Locator:
    return page.locator("section[aria-label].sheet")


def write(person: Person, words: str) -> None:
    field = person.page.get_by_role("textbox", name=person.words("talk-say"))
    field.fill(words)
    field.press("Enter")


def heard(person: Person) -> Locator:
    """What the screen reader was told."""
    return person.page.get_by_role("log")


def test_what_is_said_is_seen_by_all_in_their_language_and_can_be_muted_and_blocked(server: Server, sit: Sit) -> None:
    ana, bia, eva = (sit(server.origin, (1440, 900), lang) for lang in ("en", "hu", "ru"))
    address = begin(ana, bia)
    eva.page.goto(address)
    expect(eva.page.locator(".row [data-tile]").first).to_be_visible()
    for person in (ana, bia, eva):
        open_talk(person)
    press(ana, "phrase-well-played")
    # It stands beside who said it for a moment, and is announced once: not to who said it.
    for person in (bia, eva):
        expect(person.page.locator(".said")).to_have_text(person.words("phrase-well-played"))
    for person in (ana, bia, eva):
        expect(panel(person.page).get_by_role("listitem")).to_contain_text([person.words("phrase-well-played")])
    for person in (bia, eva):
        expect(heard(person)).to_contain_text(person.words("phrase-well-played"))
    assert ana.words("phrase-well-played") not in heard(ana).inner_text()
    looks = [Look(bia), Look(eva)]
    for look in looks:
        look("talk")
    assert [look.found for look in looks] == [{}, {}]
    # Words are words, whatever they look like.
    write(bia, "<img src=x onerror=alert(1)> szia")
    expect(panel(eva.page)).to_contain_text("<img src=x onerror=alert(1)> szia")
    assert eva.page.locator("img").count() == 0
    # A watcher hears and says nothing.
    assert panel(eva.page).get_by_role("textbox").count() == 0
    # Too much is refused, and says so.
    for _ in range(4):
        ana.page.get_by_role("button", name=ana.words("face-happy"), exact=True).click()
    expect(ana.page.get_by_role("main").get_by_text(ana.words("refused-too-fast"), exact=True)).to_be_visible()
    # Muted on this device: by who it is, not by what they are called; a reload changes nothing.
    press(bia, "talk-people")
    panel(bia.page).get_by_role("button", name=re.compile(re.escape(bia.words("talk-mute")))).click()
    bia.page.reload()
    open_talk(bia)
    write(ana, "can you hear me?")
    expect(panel(eva.page)).to_contain_text("can you hear me?")
    expect(panel(bia.page)).to_contain_text("szia")
    assert "can you hear me?" not in panel(bia.page).inner_text()
    press(bia, "talk-people")
    panel(bia.page).get_by_role("button", name=re.compile(re.escape(bia.words("talk-unmute")))).click()
    press(bia, "talk-people")
    expect(panel(bia.page)).to_contain_text("can you hear me?")
    # Blocked at the table: it is not sent any more, and the page knows it after a reload.
    press(bia, "talk-people")
    press(bia, "talk-block", name="Guest")
    expect(bia.page.get_by_role("button", name=bia.words("talk-unblock", name="Guest"), exact=True)).to_be_visible()
    write(ana, "and now?")
    expect(panel(eva.page)).to_contain_text("and now?")
    bia.page.reload()
    open_talk(bia)
    press(bia, "talk-people")
    press(bia, "talk-unblock", name="Guest")
    press(bia, "talk-people")
    write(ana, "again")
    expect(panel(bia.page)).to_contain_text("again")
    assert "and now?" not in panel(bia.page).inner_text()
    for person in (ana, bia, eva):
        assert person.console.lines == []


def test_talk_covers_neither_hand_nor_buttons_nor_board(server: Server, sit: Sit) -> None:
    ana, bia = sit(server.origin, (1440, 900), "en"), sit(server.origin, (360, 640), "hu", reduced_motion="reduce")
    begin(ana, bia)
    page = bia.page
    open_talk(bia)
    for size in ((320, 568), (360, 640), (390, 844), (768, 1024), (844, 390), (1100, 720), (1440, 900)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_timeout(100)
        assert page.evaluate(COVERED) == [], size
        assert page.evaluate(INSIDE), size
    # It opens and closes by key, and the focus is where it was meant to be.
    page.keyboard.press("Escape")
    page.locator("button[data-talk]").focus()
    panel(page).get_by_role("button", name=bia.words("close")).click()
    expect(page.locator("button[data-talk]")).to_be_focused()
    page.keyboard.press("c")
    expect(page.get_by_role("textbox", name=bia.words("talk-say"))).to_be_focused()
    page.keyboard.type("b c ?")
    page.keyboard.press("Escape")
    expect(panel(page)).to_have_count(0)
    expect(page.locator("button[data-talk]")).to_be_focused()
    write_nothing = ana.page.locator("button[data-talk]")
    assert write_nothing.get_attribute("aria-label") == ana.words("talk-open")
    assert bia.console.lines == []


def test_alone_with_bots_there_is_nobody_to_talk_to(server: Server, sit: Sit) -> None:
    person = sit(server.origin)
    person.open_table()
    person.free_slots().first.wait_for()
    assert person.page.locator("button[data-talk]").count() == 0


def test_the_host_sets_the_table_up_and_hands_it_over(server: Server, sit: Sit) -> None:
    host, guest, third = (sit(server.origin, (1440, 900), lang) for lang in ("en", "pl", "en"))
    address = open_table(host)
    sit_down(guest, address)
    sit_down(third, address)
    seats = host.page.locator("ul.seats > li")
    expect(host.page.get_by_role("button", name=host.words("start-bots", count=1), exact=True)).to_be_visible()
    # A bot of the level that was chosen.
    seats.nth(3).get_by_role("combobox").select_option("master")
    bot = guest.words("seat-bot", level=guest.words("level-master"))
    expect(guest.page.locator("ul.seats > li").nth(3)).to_contain_text(bot)
    expect(host.page.get_by_role("button", name=host.words("start-now"), exact=True)).to_be_visible()
    # What the host changes everybody is told, and can read.
    choose(host, "limit", "10")
    told = guest.words("option-is", option=guest.words("option-limit"), value=10)
    expect(guest.page.get_by_role("status")).to_contain_text(told)
    guest.page.get_by_text(guest.words("options-label")).click()
    expect(guest.page.locator("dl dd").get_by_text("10", exact=True)).to_be_visible()
    assert guest.page.get_by_role("radio").count() == 0
    # Sent away for good.
    third_name = seats.nth(2).locator("bdi").inner_text()
    press(host, "seat-kick", name=third_name)
    expect(third.page.get_by_text(third.words("closed-room-kicked"))).to_be_visible()
    third.page.goto(address)
    expect(third.page.get_by_text(third.words("closed-room-kicked"))).to_be_visible()
    # Whoever is left hosts when the host leaves, with the same options.
    press(host, "leave-table")
    start = guest.page.get_by_role("button", name=guest.words("start-bots", count=2), exact=True)
    expect(start).to_be_visible()
    limit = guest.page.get_by_role("radiogroup", name=guest.words("option-limit"), exact=True)
    expect(limit.get_by_role("radio", name="10", exact=True)).to_be_checked()
    start.click()
    expect(guest.page.locator(".table")).to_be_visible()
    for person in (host, guest):
        assert person.console.lines == []


def test_somebody_with_the_link_takes_a_bots_seat_at_the_next_round(server: Server, sit: Sit) -> None:
    host, late = sit(server.origin, (1440, 900), "en"), sit(server.origin, (360, 640), "pt-BR")
    address = begin(host)
    late.page.goto(address)
    press(late, "take-bot-seat")
    expect(late.page.get_by_text(late.words("seat-kept"))).to_be_visible()
    expect(host.page.get_by_text(host.words.like("seat-next"))).to_be_visible()
    assert late.hand().count() == 0
    # Seven, or six when the opening tile lay itself.
    play([host], lambda: late.hand().count() > 0)
    expect(late.page.get_by_text(late.words("seat-kept"))).to_have_count(0)
    play([host, late], lambda: late.laid > 0)
    assert host.console.lines == late.console.lines == []


@pytest.mark.parametrize("lang", ["en", "zh-Hans"])
def test_a_page_says_what_a_proof_does_not_prove(house: Server, sit: Sit, lang: str) -> None:
    person = sit(house.origin, lang=lang)
    person.page.goto("/")
    person.page.get_by_role("link", name=person.words("fair-title")).click()
    expect(person.page.get_by_role("heading", level=1)).to_have_text(person.words("fair-title"))
    for limit in ("hands", "last", "bots", "late", "page", "play"):
        expect(person.page.get_by_text(person.words(f"fair-not-{limit}"), exact=True)).to_be_visible()
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert person.console.lines == []
