"""The pages beside the tables: traditions with their rules, what is used, past matches."""

import re

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import Sit
from tests.e2e.violations import violations
from tests.locales.catalogs import messages
from tests.server.harness import Server
from tests.test_repository import LOCALES

from capicua.games import registry

TRADITIONS = list(dict.fromkeys(style.tradition for style in registry.STYLES))
LANGUAGES = ["pt-BR", "hu", "pl", "zh-Hans", "ru"]


def clauses(language: str, style: str) -> list[str]:
    return [name for name in messages(language, f"rules-{style}.ftl") if name.startswith("clause-")]


@pytest.mark.parametrize(("tradition", "language"), [*zip(TRADITIONS, LANGUAGES, strict=True)])
def test_a_card_leads_to_the_rules_of_every_style(house: Server, sit: Sit, tradition: str, language: str) -> None:
    person = sit(house.origin, lang=language)
    page = person.page
    styles = [style.id for style in registry.STYLES if style.tradition == tradition]
    page.goto("/")
    page.get_by_role("link", name=person.words("rules-link")).nth(TRADITIONS.index(tradition)).click()

    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page.locator("section ol")).to_have_count(len(styles))
    for style in styles:
        numbers = [name.removeprefix("clause-").replace("-", ".") for name in clauses(language, style)]
        shown = page.locator(f"section[aria-labelledby='{style}'] li > a")
        expect(shown).to_have_text(numbers)
        expect(page.locator(f"[id='{style}/{numbers[-1]}'] p")).to_be_visible()
    drawn = [name for style in styles for name in messages(language, f"rules-{style}.ftl") if name.startswith("drawn-")]
    expect(page.locator("figure")).to_have_count(len(drawn))
    expect(page.locator("figure .drawing [data-tile]").first).to_be_visible()
    assert re.match(r"https://\w+\.wikipedia\.org/wiki/.", page.locator("a[hreflang]").get_attribute("href") or "")
    assert person.console.lines == []


def test_rules_are_loaded_only_when_they_are_read(house: Server, sit: Sit) -> None:
    person = sit(house.origin)
    loaded: list[str] = []
    person.page.on("response", lambda response: loaded.append(response.url))
    person.page.goto("/", wait_until="networkidle")
    assert [url for url in loaded if "/rules-" in url] == []
    person.page.goto("/games/kecske", wait_until="networkidle")
    assert len([url for url in loaded if "/rules-" in url]) == 1


def test_a_clause_has_an_address_and_the_language_can_change(house: Server, sit: Sit) -> None:
    person = sit(house.origin, lang="hu")
    page = person.page
    page.goto("/games/straight-six#jamaican/4.4.1")
    clause = page.locator("[id='jamaican/4.4.1']")
    expect(clause).to_be_in_viewport()
    expect(clause).to_have_class(re.compile("marked"))
    before = clause.locator("p").inner_text()
    heading = page.get_by_role("heading", level=1).element_handle()
    page.get_by_role("combobox").select_option("ru")
    expect(clause.locator("p")).not_to_have_text(before)
    expect(clause).to_contain_text(re.compile("[\u0430-\u044f]{3}"))
    page.locator("[id='jamaican/4.5'] > a").click()
    expect(page).to_have_url(re.compile("#jamaican/4.5$"))
    expect(page.locator("[id='jamaican/4.5']")).to_have_class(re.compile("marked"))
    assert heading.evaluate("heading => heading.isConnected"), "the page was made anew"


def test_one_plays_from_the_page_of_a_style_and_skips_to_its_content_by_key(server: Server, sit: Sit) -> None:
    person = sit(server.origin)
    page = person.page
    page.goto("/games/jamaican")
    person.button("play-now-game").first.wait_for()
    skip = page.get_by_role("link", name=person.words("skip-to-content"))
    skip.focus()
    assert skip.bounding_box()["height"] >= 24  # type: ignore[index]
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(person.button("play-now-game").first).to_be_focused()
    person.button("play-now-game").last.click()
    page.wait_for_url("**/t/*")
    assert person.console.lines == []


def test_a_tradition_that_there_is_not_leads_nowhere(house: Server, sit: Sit) -> None:
    person = sit(house.origin)
    person.page.goto("/games/bridge")
    expect(person.page.get_by_role("heading", level=1)).to_have_text(person.words("nowhere"))


def test_what_is_used_is_listed_with_its_licences(house: Server, sit: Sit) -> None:
    person = sit(house.origin)
    page = person.page
    page.goto("/")
    page.get_by_role("link", name=person.words("about")).click()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    for name, licence in [("svelte", "MIT"), ("@fontsource-variable/source-sans-3", "OFL-1.1"), ("starlette", "BSD-3")]:
        row = page.get_by_role("listitem").filter(has=page.get_by_text(name, exact=True))
        expect(row).to_contain_text(licence)
        row.locator("summary").click()
        expect(row.locator("pre")).to_contain_text(re.compile("copyright", re.IGNORECASE))
    expect(page.get_by_role("listitem").filter(has=page.get_by_text("Python", exact=True))).to_contain_text("PSF-2.0")
    assert violations(person.page) == []
    assert person.console.lines == []


def test_somebody_is_forgotten_when_they_ask_for_it(server: Server, sit: Sit) -> None:
    person = sit(server.origin)
    page, words = person.page, person.words
    person.open_table()
    page.wait_for_url("**/t/*")
    room = page.url.rpartition("/t/")[2].partition("?")[0]
    assert server.entries(room)[0]["name"]
    page.goto("/about")
    page.get_by_role("button", name=words("forget-me")).click()
    expect(page.get_by_role("dialog")).to_contain_text(words("forget-sure-text"))
    assert violations(person.page) == []
    page.get_by_role("dialog").get_by_role("button", name=words("forget-me")).click()
    expect(page.get_by_text(words("forget-done")).first).to_be_visible()
    assert page.context.cookies() == []
    assert server.entries(room)[0]["name"] == ""
    assert person.console.lines == []


def test_a_finished_match_is_kept_on_the_device_until_the_list_is_deleted(server: Server, sit: Sit) -> None:
    person = sit(server.origin)
    page, words = person.page, person.words
    page.goto("/history")
    expect(page.get_by_text(words("history-empty"))).to_be_visible()
    person.open_game("duplas", {"limit": 3})
    person.play_match()
    page.reload()
    person.button("rematch").first.wait_for()
    page.goto("/history")
    entry = page.locator("main ul > li")
    expect(entry).to_have_count(1)
    expect(entry.locator("ol li")).to_have_count(2)
    expect(entry).to_contain_text(words("guest"))
    expect(entry).to_contain_text(re.compile(f"{words('history-won')}|{words('history-lost')}"))
    assert violations(person.page) == []
    page.get_by_role("button", name=words("history-clear")).click()
    page.get_by_role("dialog").get_by_role("button", name=words("history-clear")).click()
    expect(page.get_by_text(words("history-empty"))).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.reload()
    expect(page.get_by_text(words("history-empty"))).to_be_visible()


def test_without_storage_the_list_says_so_and_one_plays_all_the_same(server: Server, sit: Sit) -> None:
    person = sit(server.origin)
    page = person.page
    page.add_init_script(
        "for (const name of ['localStorage', 'indexedDB'])"
        "  Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError') } })"
    )
    page.goto("/history")
    expect(page.get_by_role("alert")).to_have_text(person.words("history-blocked"))
    person.open_table()
    person.play(lambda: person.laid > 0)
    assert person.console.lines == []


def test_an_old_browser_gets_a_page_of_its_own_in_every_language(house: Server, sit: Sit) -> None:
    person = sit(house.origin)
    person.page.add_init_script("CSS.supports = () => false")
    person.page.goto("/t/abc")
    person.page.wait_for_url("**/old.html")
    told = person.page.locator("section").evaluate_all("all => all.map((one) => one.lang)")
    assert sorted(told) == sorted(path.name for path in LOCALES.iterdir() if (path / "app.ftl").is_file())
    assert violations(person.page) == []


@pytest.mark.parametrize(
    ("size", "theme"), [((360, 640), "light"), ((768, 1024), "dark"), ((1440, 900), "contrast"), ((1440, 900), "light")]
)
def test_axe_finds_nothing_on_the_pages(house: Server, sit: Sit, size: tuple[int, int], theme: str) -> None:
    person = sit(house.origin, size)
    page = person.page
    page.add_init_script(f"localStorage.setItem('capicua', JSON.stringify({{ theme: {theme!r} }}))")
    found = {}
    for path, landmark in [(f"/games/{tradition}".replace("_", "-"), "figure") for tradition in TRADITIONS]:
        page.goto(path)
        page.locator(landmark).first.wait_for()
        found[path] = violations(person.page)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], path
    assert {path: told for path, told in found.items() if told} == {}
