"""How long the first screen takes on a slow line: our own server, a cold cache, Chromium throttled by its own means.

Usable is when the first "play now" can be pressed.
"""

import os
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright
from tests.conftest import launch
from tests.server.harness import Server

TURNS = int(os.environ.get("TURNS", "7"))
RATE = 4_000_000 / 8
LATENCY = 60
SIZE: ViewportSize = {"width": 360, "height": 640}
LANGUAGES = ("en", "zh-Hans")
USABLE = """() => new Promise((done) => {
  const look = () => {
    if (document.querySelector("main .cards .btn:not([disabled])")) done(performance.now());
    else requestAnimationFrame(look);
  };
  look();
})"""


def usable(browser: Browser, origin: str, lang: str) -> tuple[float, float]:
    """Milliseconds from asking for the page until a game can be begun, and the KB that came over the line."""
    context = browser.new_context(viewport=SIZE, locale=lang)
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    conditions = {"offline": False, "latency": LATENCY, "downloadThroughput": RATE, "uploadThroughput": RATE}
    line.send("Network.emulateNetworkConditions", conditions)
    received: list[float] = []
    line.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    page.goto(origin, wait_until="commit")
    took = float(page.evaluate(USABLE))
    context.close()
    return took, sum(received) / 1024


def main() -> None:
    """Print one line a language."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch())
        with Server(Path(folder) / "data", pace="normal") as server:
            for lang in LANGUAGES:
                turns = [usable(browser, server.origin, lang) for _ in range(TURNS)]
                times = sorted(took for took, _ in turns)
                size = statistics.median(kilobytes for _, kilobytes in turns)
                print(
                    f"first screen, {lang:<8} median {statistics.median(times) / 1000:.2f} s of {TURNS}"
                    f" ({times[0] / 1000:.2f} to {times[-1] / 1000:.2f}), {size:.0f} KB received"
                )
        browser.close()


if __name__ == "__main__":
    main()
