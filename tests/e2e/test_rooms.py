"""Friends meet by a link: they sit down, one watches, one drops and comes back, and the deals are verified."""

import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.cli.inside import run
from tests.e2e.boxes import middle
from tests.e2e.conftest import Sit
from tests.e2e.person import LONGEST, Person
from tests.server.harness import Server

BROKEN = "ERR_INTERNET_DISCONNECTED"


def sit_down(person: Person, address: str) -> None:
    person.page.goto(address)
    person.page.get_by_role("button", name=person.words("take-seat"), exact=True).click()
    expect(person.page.get_by_text(person.words("waiting-for-players"))).to_be_visible()


def open_table(host: Person) -> str:
    """The host opens a table for friends; its address."""
    host.page.goto("/")
    host.page.get_by_role("link", name=host.words("play-with-people")).click()
    host.page.get_by_role("button", name=host.words("private-room")).click()
    link = host.page.get_by_label(host.words("invite-link"))
    expect(link).to_be_visible()
    expect(link).to_have_value(host.page.url)
    return host.page.url


@pytest.mark.parametrize("size", [(320, 568), (360, 640), (1440, 900)], ids=["small", "phone", "desk"])
def test_a_room_before_play_fits_the_screen_and_its_buttons_a_thumb(
    server: Server, sit: Sit, size: tuple[int, int]
) -> None:
    host = sit(server.origin, size, "ru")
    open_table(host)
    expect(host.page.get_by_role("img", name=host.words("qr-label"))).to_be_visible()
    assert host.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = """() => [...document.querySelectorAll("main button, main select")]
      .map((one) => one.getBoundingClientRect()).filter((box) => box.height < 44 || box.width < 44).length"""
    assert host.page.evaluate(small) == 0
    # Around the table: who plays with the host sits opposite, the two others at the sides, between them.
    seats = host.page.get_by_role("listitem")
    own, left, opposite, right = (middle(seats.nth(at)) for at in range(4))
    expect(seats.nth(2)).to_contain_text(host.words("seat-partner"))
    assert own[0] == pytest.approx(opposite[0])
    assert opposite[1] < left[1] == pytest.approx(right[1], abs=60)
    assert left[1] < own[1]
    assert left[0] < own[0] < right[0]
    assert host.console.lines == []


def table_of(person: Person) -> tuple[list[str | None], list[str]]:
    """What lies on the table, from left to right, and how many tiles each player holds, as a page shows it."""
    laid = person.page.locator(".row [data-tile]").evaluate_all("all => all.map((one) => one.dataset.tile)")
    counts = person.page.locator("[data-seat] .backs").evaluate_all(
        "all => all.map((one) => `${one.dataset.place} ${one.childElementCount}`)"
    )
    return laid, counts


def agree(people: list[Person]) -> None:
    """All pages come to show the same row; and who sees a player's tiles from behind sees the same number."""
    stuck = time.monotonic() + LONGEST
    while True:
        seen = [table_of(person) for person in people]
        counts = [dict(line.split(" ") for line in lines) for _, lines in seen]
        same = {place for some in counts for place in some.items()}
        if all(laid == seen[0][0] != [] for laid, _ in seen) and len(same) == len({place for place, _ in same}):
            return
        assert time.monotonic() < stuck, seen
        people[0].page.wait_for_timeout(100)


def play(people: list[Person], until: Callable[[], bool]) -> None:
    """All of them play on until something holds."""
    stuck = time.monotonic() + LONGEST
    while not until():
        assert time.monotonic() < stuck, people[0].page.locator("body").inner_text()
        if sum(person.step() for person in people) == 0:
            people[0].page.wait_for_timeout(50)


def choose(host: Person, option: str, value: str) -> None:
    """The host changes an option of the table."""
    group = host.page.get_by_role("radiogroup", name=host.words(f"option-{option}"), exact=True)
    group.get_by_role("radio", name=value, exact=True).check(force=True)
    expect(group.get_by_role("radio", name=value, exact=True)).to_be_checked()


def test_four_friends_and_a_watcher(slow_server: Server, sit: Sit, tmp_path: Path) -> None:
    # At the pace of people: what stands on the table stands still long enough to be compared.
    languages = ("en", "pt-BR", "hu", "ru", "zh-Hans")
    host, dropping, loading, leaving, watcher = people = [
        sit(slow_server.origin, (1440, 900), lang, reduced_motion="reduce") for lang in languages
    ]
    address = open_table(host)
    for friend in (dropping, loading, leaving):
        sit_down(friend, address)
    watcher.page.goto(address)
    expect(watcher.page.get_by_text(watcher.words("watching"))).to_be_visible()
    expect(watcher.page.get_by_role("button", name=watcher.words("take-seat"), exact=True)).to_have_count(0)

    # The shortest match there is; everybody is told what changes.
    choose(host, "limit", "3")
    expect(dropping.page.get_by_role("status").get_by_text("3", exact=False).first).to_be_visible()
    choose(host, "pick_phase", host.words("choice-automatic"))
    host.page.get_by_role("button", name=host.words("start-now"), exact=True).click()
    play(people[:4], lambda: host.page.locator(".row [data-tile]").count() > 1)
    agree(people)

    # One loses the network: the others see it, and it comes back to the same table by itself.
    dropping.page.context.set_offline(True)
    lost = dropping.page.get_by_text(dropping.words("connection-lost"))
    expect(lost).to_be_visible()
    gone = host.page.get_by_role("heading", name=re.compile("connection lost"))
    expect(gone).to_have_count(1)
    dropping.page.context.set_offline(False)
    expect(lost).to_be_hidden()
    expect(gone).to_have_count(0)
    agree(people)

    # One reloads with a move on its way: it counts once, or the decision is still theirs.
    play([host, dropping, leaving], lambda: loading.fitting().count() > 0)
    loading.fitting().first.evaluate("tile => { tile.click(); location.reload(); }")
    expect(loading.page.locator(".row [data-tile]").first).to_be_visible()
    agree(people)

    # One leaves for good: a bot takes the seat, and play goes on.
    leaving.page.get_by_role("button", name=leaving.words("leave-table")).click()
    go = leaving.page.get_by_role("button", name=leaving.words("leave-go"), exact=True)
    if go.count():
        go.click()
    expect(leaving.page.get_by_role("heading", level=1)).to_have_text(leaving.words("welcome"))
    staying = [host, dropping, loading]
    play(staying, lambda: all(person.over() for person in staying))

    # Everybody sees the same end.
    watching = watcher.page.get_by_role("table").last
    expect(watching.locator("tfoot td")).to_have_count(2)
    assert [person.ledger() for person in staying] == [watcher.ledger()] * 3
    assert [person.totals() for person in staying] == [watcher.totals()] * 3
    assert max(watcher.totals()) >= 3 > min(watcher.totals())

    host.button("rematch").click()
    verify(host, tmp_path / "match.json")

    # A rematch with those who stayed begins; the proof stays open over it until it is closed.
    for person in staying[1:]:
        person.button("rematch").click()
    expect(host.page.locator(".stage")).to_be_visible()
    expect(host.page.get_by_text(host.words("verify-held"))).to_be_visible()
    host.page.keyboard.press("Escape")
    expect(host.page.get_by_text(host.words("verify-held"))).to_have_count(0)
    for person in people:
        assert person.console.besides(BROKEN) == []


def verify(host: Person, file: Path) -> None:
    """The last deal is verified in the browser, and the whole match by the command."""
    host.page.get_by_role("button", name=host.words("verify-deal")).click()
    expect(host.page.get_by_text(host.words("verify-held"))).to_be_visible()
    expect(host.page.get_by_text(host.words("verify-own"))).to_be_visible()
    with host.page.expect_download() as saved:
        host.page.get_by_role("link", name=host.words("verify-record")).click()
    saved.value.save_as(file)
    assert run("verify", str(file)).returncode == 0
