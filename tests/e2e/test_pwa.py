"""The client as an app of the device: installed, kept, brought up to date."""

import json
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.conftest import LONG, launch
from tests.e2e.conftest import Sit
from tests.e2e.person import Person, Words
from tests.e2e.violations import violations
from tests.locales.catalogs import LANGUAGES
from tests.server.harness import Server

import capicua

STATIC = Path(capicua.__file__).parent / "server" / "static"
PROGRAM = Path(__file__).with_name("other_client.py")
TIEN_GOW = 3
"""The card of the game whose match is one deal."""
LOOK = "navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => true)"
WAITS = "navigator.serviceWorker.getRegistration().then((one) => one.waiting !== null)"
VERSION = "meta[name=edition]"


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
    page.goto("/device")
    expect(page.get_by_role("button", name=person.words("install"), exact=True)).to_be_visible()
    assert person.console.lines == []


def test_the_page_comes_back_without_its_server_and_says_when_it_is_there_again(server: Server, device: Sit) -> None:
    ready(device(server.origin))
    server.kill()
    person = device(server.origin)
    page, words = person.page, person.words
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(words("welcome"))
    expect(page.locator("main article")).to_have_count(5)
    for lang in LANGUAGES:
        page.get_by_role("combobox").select_option(lang)
        expect(page.get_by_role("heading", level=1)).to_have_text(Words(lang)("welcome"))
    page.get_by_role("combobox").select_option("pt-BR")
    page.goto("/games/kecske")
    expect(page.locator("section ol")).to_have_count(1)
    page.goto("/")
    told = page.get_by_role("status").filter(
        has_text=re.compile(f"{words('offline-now')}|{words('server-unreachable')}")
    )
    expect(told).to_be_visible()
    server.start()
    expect(page.get_by_role("status").filter(has_text=words("online-again"))).to_be_visible()
    page.get_by_role("status").get_by_role("link").click()
    expect(page).to_have_url(re.compile("/people$"))


@pytest.fixture
def edition(tmp_path: Path) -> Iterator[Server]:
    """A server with a client of its own, that a test may change."""
    folder = tmp_path / "client"
    shutil.copytree(STATIC, folder)
    with Server(tmp_path / "data", program=(sys.executable, PROGRAM, folder)) as running:
        yield running


def publish(server: Server, number: int) -> None:
    """Ends the server and starts it with another edition of the client, whose page says which."""
    server.kill()
    folder = server.data.with_name("client")
    page, worker = folder / "index.html", folder / "sw.js"
    page.write_text(page.read_text().replace("<title>", f'<meta name="edition" content="{number}"><title>'))
    changed, count = re.subn(r'(?<=revision":")[^"]*(?=","url":"/")', f"edition-{number}", worker.read_text())
    assert count == 1
    worker.write_text(changed)
    for file in (page, worker):
        for ending in (".br", ".gz"):
            file.with_name(file.name + ending).unlink(missing_ok=True)
    server.start()


def test_a_new_version_waits_for_the_end_of_the_round(edition: Server, device: Sit) -> None:
    person = device(edition.origin)
    page, words = arrive(person), person.words
    person.button("play-now-game").nth(TIEN_GOW).click()
    person.hand().first.wait_for()
    publish(edition, 2)
    page.evaluate("window.same = true")
    page.evaluate(LOOK)
    other = page.context.new_page()
    other.goto("/")
    offer = other.get_by_role("button", name=words("update-now"))
    offer.click()
    expect(other.get_by_text(words("update-elsewhere"))).to_be_visible()
    assert other.evaluate(WAITS)
    mine = page.get_by_role("button", name=words("update-now"))
    expect(mine).to_have_count(0)
    if LONG:
        person.play_match()
    else:
        page.get_by_role("button", name=words("leave-table")).click()
        page.get_by_role("button", name=words("leave-go"), exact=True).click()
    expect(mine).to_be_visible()
    assert page.evaluate("window.same")
    mine.click()
    for one in (page, other):
        expect(one.locator(VERSION)).to_have_attribute("content", "2")
    expect(mine).to_have_count(0)


def test_a_server_of_another_version_is_caught_up_with_by_one_reload(edition: Server, device: Sit) -> None:
    person = device(edition.origin)
    page = arrive(person)

    def newer(text: str | bytes) -> str:
        return re.sub(r'"wire": ?1\b', '"wire":2', str(text))

    page.route_web_socket(
        "**/ws/*",
        lambda mine: mine.connect_to_server().on_message(lambda text: mine.send(newer(text))),
    )
    publish(edition, 2)
    person.button("play-now-game").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(person.words("closed-version"))
    expect(page.locator(VERSION)).to_have_count(0)
    page.get_by_role("button", name=person.words("reload")).click()
    expect(page.locator(VERSION)).to_have_attribute("content", "2")


def test_a_version_that_waits_comes_with_the_next_start(edition: Server, device: Sit) -> None:
    person = device(edition.origin)
    page = arrive(person)
    publish(edition, 2)
    page.evaluate(LOOK)
    expect(page.get_by_role("button", name=person.words("update-now"))).to_be_visible()
    page.reload()
    expect(page.locator(VERSION)).to_have_attribute("content", "2")


def test_without_tls_on_another_machine_it_says_what_is_needed(server: Server, device: Sit) -> None:
    flags = [*launch()["args"], "--host-resolver-rules=MAP table.lan 127.0.0.1"]
    person = device(f"http://table.lan:{server.port}", args=flags)
    person.page.goto("/device")
    expect(person.page.get_by_text(person.words("keep-insecure"))).to_be_visible()
    assert person.console.besides("Cross-Origin-Opener-Policy") == []


def ready(person: Person) -> Page:
    """On the home page, once it says that one can play offline."""
    page = arrive(person)
    expect(page.get_by_role("link", name=person.words("offline-ready"))).to_be_visible()
    return page


def test_what_keeps_the_app_is_fetched_again_when_it_did_not_come(server: Server, device: Sit) -> None:
    person = device(server.origin)
    page, words = person.page, person.words
    page.context.route("**/assets/keeper-*.js", lambda route: route.abort())
    page.goto("/device")
    expect(page.get_by_text(words("keep-failed"))).to_be_visible()
    page.context.unroute_all()
    page.get_by_role("button", name=words("try-again"), exact=True).click()
    expect(page.get_by_text(words("offline-ready"))).to_be_visible()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    assert person.console.besides("net::ERR_FAILED") == []


FILES = """async () => {
  const { files } = await (await fetch("/engine/files.json")).json();
  const cache = await caches.open("capicua-engine");
  const kept = (await cache.keys()).map((one) => new URL(one.url).pathname.slice("/engine/".length));
  return [files.map(({ name }) => name).sort(), kept.sort()];
}"""


def test_it_says_ready_when_all_is_there_and_a_new_version_brings_only_what_is_new(
    edition: Server, device: Sit
) -> None:
    person = device(edition.origin)
    asked: list[str] = []
    person.page.context.on("request", lambda request: asked.append(request.url))
    page = person.page
    page.goto("/")
    person.button("play-now-game").first.wait_for()
    usable = len(asked)
    expect(page.get_by_role("link", name=person.words("offline-ready"))).to_be_visible()
    wanted, kept = page.evaluate(FILES)
    assert wanted == kept != []
    assert [url for url in asked[:usable] if "/engine/" in url] == []
    publish(edition, 2)
    page.evaluate(LOOK)
    del asked[:]
    page.get_by_role("button", name=person.words("update-now")).click()
    expect(page.locator(VERSION)).to_have_attribute("content", "2")
    expect(page.get_by_role("link", name=person.words("offline-ready"))).to_be_visible()
    assert [url for url in asked if re.search(r"/engine/.*(wasm|zip)", url)] == []


def test_megabytes_wait_where_data_is_saved(server: Server, device: Sit) -> None:
    person = device(server.origin)
    page = person.page
    page.add_init_script("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
    arrive(person)
    page.goto("/device")
    load = page.get_by_role("button", name=person.words("keep-bring"))
    expect(load).to_be_visible()
    assert page.evaluate(FILES)[1] == []
    load.click()
    expect(page.get_by_text(person.words("offline-ready"))).to_be_visible()
    wanted, kept = page.evaluate(FILES)
    assert wanted == kept


def test_a_full_device_says_so_and_one_plays_all_the_same(server: Server, device: Sit) -> None:
    person = device(server.origin)
    page = person.page
    page.goto("/old.html")
    protocol = page.context.new_cdp_session(page)
    protocol.send("Storage.overrideQuotaForOrigin", {"origin": server.origin, "quotaSize": 20_000})
    page.goto("/device")
    told = re.compile(f"{person.words('keep-full')}|{person.words('keep-failed')}")
    expect(page.get_by_role("status").filter(has_text=told)).to_be_visible()
    person.open_table()
    person.play(lambda: person.laid > 0)


SEED = """async () => {
  const asked = indexedDB.open("capicua", 1);
  const db = await new Promise((done) => (asked.onsuccess = () => done(asked.result)));
  const change = db.transaction("past", "readwrite");
  const sides = [{ names: ["Ana"], score: 6, place: 1 }, { names: ["Bia"], score: 2, place: 2 }];
  for (const [id, style, against] of [["a", "duplas", "hard"], ["b", "kecske", "people"]]) {
    const match = { id, style, tradition: style, at: 1.79e12, sides, mine: 0, against };
    change.objectStore("past").put(match);
  }
  await new Promise((done) => (change.oncomplete = done));
  db.close();
}"""


def test_all_that_is_kept_goes_into_a_file_and_comes_back(server: Server, sit: Sit, tmp_path: Path) -> None:
    person = sit(server.origin)
    page, words = person.page, person.words
    page.goto("/history")
    expect(page.get_by_text(words("history-empty"))).to_be_visible()
    page.evaluate(SEED)
    page.evaluate("localStorage.setItem('capicua', JSON.stringify({ theme: 'dark', name: 'Ana' }))")
    page.goto("/device")
    with page.expect_download() as download:
        page.get_by_role("button", name=words("data-save")).click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert re.fullmatch(r"capicua-\d{4}-\d\d-\d\d\.json", file.name)

    other = sit(server.origin, lang="hu")
    page, words = other.page, other.words
    page.goto("/device")
    broken = tmp_path / "broken.json"
    broken.write_text(file.read_text().replace('"mine":0', '"mine":7', 1))
    field = page.locator("input[type=file]")
    field.set_input_files(broken)
    expect(page.get_by_text(words("data-broken", where="past 1"))).to_be_visible()
    field.set_input_files(file)
    look_for_faults(other)
    page.get_by_role("dialog").get_by_role("button", name=words("data-add")).click()
    expect(page.get_by_text(words("data-done", past=2, open=0))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_role("banner").get_by_text("Ana")).to_be_visible()
    look_for_faults(other)
    page.goto("/history")
    expect(page.locator("main ul > li")).to_have_count(2)
    rows = page.get_by_role("table").locator("tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text=words("stats-people"))).to_have_count(1)
    look_for_faults(other)
    assert other.console.lines == []


def look_for_faults(person: Person) -> None:
    # Strips fade in: half way there is no contrast yet.
    person.page.wait_for_timeout(400)
    assert violations(person.page) == []
