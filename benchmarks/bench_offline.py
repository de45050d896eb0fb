"""Play on the device, in Chromium: bytes over the wire, time from the tap to the first move, the page's frames.

Warm: the engine runs, another match is begun. Cold: a new browser process with the profile of the one that fetched
everything, its server dead; counted from the tap, and from opening the address. `bench_offline.py [RUNS]` prints
medians; the machine should have nothing else to do.
"""

import json
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.e2e.conftest import Console
from tests.e2e.person import Person
from tests.e2e.test_offline import visit
from tests.server.harness import Server

STATIC = Path(__file__).parents[1] / "src" / "capicua" / "server" / "static"
ARGS = ["--no-sandbox", "--disable-gpu"]
GAME = "/practice/jamaican"
LAID = 6

# From the tap on the button that begins until a tile of one's own can be tapped.
START = """() => new Promise((resolve) => {
  const began = performance.now();
  const look = () => {
    if (document.querySelector(".hand button")) resolve([performance.now() - began, performance.now()]);
    else requestAnimationFrame(look);
  };
  [...document.querySelectorAll("button")].find(({ innerText }) => innerText === "Play").click();
  look();
})"""
# Gaps between frames from now until no bot is on turn. The test's own looking about is not in them.
FRAMES = """() => new Promise((resolve) => {
  const gaps = [];
  const began = performance.now();
  let last = began;
  const look = (now) => {
    gaps.push(now - last);
    last = now;
    if (now - began > 500 && document.querySelector(".onturn") === null) resolve(gaps);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})"""


def wire() -> int:
    """Bytes of the engine as they travel, its worker's script with it."""
    made = json.loads((STATIC / "engine" / "files.json").read_text())
    packed = [STATIC / "engine" / (file["name"] + ".br") for file in made["files"]]
    return sum(file.stat().st_size for file in [*packed, *STATIC.glob("assets/engine.worker-*.js.br")])


@contextmanager
def browser(profile: str, origin: str) -> Iterator[Person]:
    """A new process with that profile."""
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path="/usr/bin/chromium",
            args=ARGS,
            base_url=origin,
            locale="en",
            viewport={"width": 390, "height": 780},
        )
        page = context.pages[0]
        yield Person(page, "en", Console(page))
        context.close()


def begin(page: Page) -> tuple[float, float]:
    """Milliseconds from the tap, and from opening the page, until the first move can be made."""
    page.get_by_role("button", name="Play", exact=True).wait_for()
    tap, opened = page.evaluate(START)
    return tap, opened


def longest_gap(person: Person) -> float:
    """Milliseconds between two frames at most, while the strongest bots think at the pace of people."""
    page, gaps = person.page, [0.0]
    page.goto(GAME)
    page.evaluate("localStorage.removeItem('capicua-pace')")
    page.reload()
    page.get_by_role("combobox", name=person.words("bots-level")).select_option("master")
    begin(page)
    while person.laid < LAID:
        if person.step():
            gaps += page.evaluate(FRAMES)
    return max(gaps)


def main(runs: int) -> None:
    """Measures everything and prints it."""
    cold, opened, warm, gaps = [], [], [], []
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "data") as server:
        with browser(f"{folder}/profile", server.origin) as person:
            visit(person)
        server.kill()
        for _ in range(runs):
            with browser(f"{folder}/profile", server.origin) as person:
                page = person.page
                page.goto(GAME)
                tap, whole = begin(page)
                cold.append(tap)
                opened.append(whole)
                page.evaluate("history.back()")
                warm.append(begin(page)[0])
        for _ in range(runs):
            with browser(f"{folder}/profile", server.origin) as person:
                gaps.append(longest_gap(person))
    print(f"engine over the wire: {wire() / 1e6:.2f} MB")
    for name, times in (
        ("cold, from the tap", cold),
        ("cold, from the address", opened),
        ("warm", warm),
        ("longest gap between frames while bots think", gaps),
    ):
        print(f"{name}: median {statistics.median(times):.0f} ms of {sorted(map(round, times))}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 7)
