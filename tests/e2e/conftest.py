"""A real server, a real browser, and whatever the browser complained about."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, ConsoleMessage, Page, expect
from tests.conftest import launch
from tests.e2e.person import Person
from tests.server.harness import Server

PATIENCE = 30_000
"""Milliseconds after which a step of a page counts as failed; never waited for in full."""
expect.set_options(timeout=PATIENCE)

Sit = Callable[..., Person]
FIRST = ("test_rooms.py", "test_axe.py", "test_pseudo.py", "test_restart.py")
"""The files with the longest tests."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first, so that at the end nobody waits for one."""
    items.sort(key=lambda item: item.path.name not in FIRST)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "data") as running:
        yield running


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all who open no table and do nothing to it."""
    with Server(tmp_path_factory.mktemp("house") / "data") as running:
        yield running


@pytest.fixture
def slow_server(tmp_path: Path) -> Iterator[Server]:
    """A server at the pace of people: what stands on the table stands still."""
    with Server(tmp_path / "data", pace="normal") as running:
        yield running


NO_WORKER = "Service Worker registration blocked by Playwright"
"""What Playwright says where it keeps the service worker out, as it does unless a test is about it."""


class Console:
    """What a page's console said that it should not."""

    def __init__(self, page: Page) -> None:
        self.lines: list[str] = []
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.lines.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and message.text != NO_WORKER:
            self.lines.append(message.text)

    def besides(self, *expected: str) -> list[str]:
        """The lines without those that hold one of the `expected`."""
        return [line for line in self.lines if not any(words in line for words in expected)]


@pytest.fixture
def sit(browser: Browser) -> Iterator[Sit]:
    """Makes people with a browser of their own: `sit(origin, size, lang)`."""
    contexts = []

    def make(origin: str, size: tuple[int, int] = (360, 640), lang: str = "pt-BR", **more: object) -> Person:
        context = browser.new_context(**shape(origin, size, lang, {"service_workers": "block", **more}))
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        return Person(page, lang, Console(page))

    yield make
    for context in contexts:
        context.close()


def shape(origin: str, size: tuple[int, int], lang: str, more: dict[str, Any]) -> dict[str, Any]:
    width, height = size
    viewport = {"width": width, "height": height}
    return {"base_url": origin, "viewport": viewport, "locale": lang, "has_touch": width < 700, **more}


@pytest.fixture
def device(browser_type: BrowserType, tmp_path: Path) -> Iterator[Sit]:
    """A browser that keeps what it stores: each call ends its process and starts another one with the same profile."""
    running: list[BrowserContext] = []

    def start(origin: str, size: tuple[int, int] = (360, 640), lang: str = "pt-BR", **more: object) -> Person:
        end()
        context = browser_type.launch_persistent_context(
            tmp_path / "profile", **{**launch(), **shape(origin, size, lang, more)}
        )
        running.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.pages[0]
        return Person(page, lang, Console(page))

    def end() -> None:
        while running:
            running.pop().close()

    yield start
    end()
