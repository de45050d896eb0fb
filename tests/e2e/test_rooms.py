"""Friends meet by a link: they sit down, one watches, one drops and comes back, and the deals are verified."""

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.cli.inside import run
from tests.e2e.conftest import Sit
from tests.e2e.person import Person
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


@pytest.mark.parametrize("size", [(360, 640), (1440, 900)], ids=["phone", "desk"])
def test_a_room_before_play_fits_the_screen_and_its_buttons_a_thumb(
    server: Server, sit: Sit, size: tuple[int, int]
) -> None:
    host = sit(server.origin, size)
    open_table(host)
    expect(host.page.get_by_role("img", name=host.words("qr-label"))).to_be_visible()
    assert host.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = """() => [...document.querySelectorAll("main button, main select")]
      .map((one) => one.getBoundingClientRect()).filter((box) => box.height < 44 || box.width < 44).length"""
    assert host.page.evaluate(small) == 0
    assert host.console.lines == []


def test_four_friends_and_a_watcher(slow_server: Server, sit: Sit, tmp_path: Path) -> None:
    # At the pace of people: a result stands for some seconds, in which the deal is verified.
    server = slow_server
    host, *friends, watcher = [sit(server.origin, (1440, 900), lang) for lang in ("en", "pt-BR", "hu", "ru", "en")]
    address = open_table(host)
    for friend in friends:
        sit_down(friend, address)
    watcher.page.goto(address)
    expect(watcher.page.get_by_role("button", name=watcher.words("take-seat"), exact=True)).to_have_count(0)
    host.page.get_by_role("button", name=host.words("start-now"), exact=True).click()
    people = [host, *friends]
    friends[0].page.context.set_offline(True)
    friends[0].page.context.set_offline(False)
    friends[1].page.reload()
    verify = host.page.get_by_role("button", name=host.words("verify-deal"))

    def over() -> bool:
        for person in people[1:]:
            person.step()
        return verify.count() > 0

    host.play(over)
    verify.click()
    expect(host.page.get_by_text(host.words("verify-held"))).to_be_visible()
    expect(host.page.get_by_text(host.words("verify-own"))).to_be_visible()
    file = tmp_path / "match.json"
    room = address.rsplit("/", 1)[1]
    file.write_text(server.ask("GET", f"/api/rooms/{room}/record").text, encoding="utf-8")
    assert run("verify", str(file)).returncode == 0
    for person in (*people, watcher):
        assert person.console.besides(BROKEN) == []
