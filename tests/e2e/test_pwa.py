"""The client as an app of the device: installed, kept, brought up to date."""

import json

from playwright.sync_api import Page, expect
from tests.e2e.conftest import Sit
from tests.e2e.person import Person
from tests.server.harness import Server


def arrive(person: Person) -> Page:
    """On the home page, once the service worker has it."""
    page = person.page
    page.goto("/")
    person.button("play-now-game").first.wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    return page


def test_the_browser_calls_it_an_app_that_can_be_installed(server: Server, device: Sit) -> None:
    person = device(server.origin)
    page = arrive(person)
    protocol = page.context.new_cdp_session(page)
    assert protocol.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    told = protocol.send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    assert {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]} == {
        (size, purpose) for size in ("192x192", "512x512") for purpose in ("any", "maskable")
    }
    for icon in [*(icon["src"] for icon in manifest["icons"]), page.get_attribute("[rel=apple-touch-icon]", "href")]:
        answer = page.request.get(icon)
        assert answer.status == 200
        assert answer.body().startswith(b"\x89PNG")
    assert person.console.besides("404") == []


def test_the_page_comes_back_without_its_server(server: Server, device: Sit) -> None:
    person = device(server.origin)
    page = arrive(person)
    server.kill()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(person.words("welcome"))
    page.goto("/games/kecske")
    expect(page.locator("section ol")).to_have_count(1)
