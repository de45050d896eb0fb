"""Nothing that axe finds, on any screen, in any theme."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from tests.e2e.conftest import Sit
from tests.e2e.person import Person
from tests.server.harness import Server

THEMES = ("light", "dark", "contrast")


class Look:
    """Looks at one screen after the other in every theme; `found` is what axe finds on them."""

    def __init__(self, person: Person) -> None:
        self._page = person.page
        self.found: dict[str, list[str]] = {}

    def __call__(self, screen: str, bring: Callable[[], object] | None = None) -> None:
        """`bring` brings up what stands for some seconds only."""
        for theme in THEMES:
            self._page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
            if bring:
                bring()
            # Strips fade in, colours change: half way there is no contrast yet.
            self._page.wait_for_timeout(400)
            for one in Axe().run(self._page).response["violations"]:
                nodes = [node["html"][:160] for node in one["nodes"]]
                self.found.setdefault(f"{screen}, {theme}", []).append(f"{one['id']}: {nodes}")


@pytest.mark.parametrize("size", [(360, 640), (1440, 900)])
def test_axe_finds_nothing(server: Server, sit: Sit, size: tuple[int, int]) -> None:
    person = sit(server.origin, size)
    page, look = person.page, Look(person)

    def refuse() -> None:
        unfit.first.click(force=True)
        page.locator(".notes .error").wait_for()

    page.goto("/nowhere")
    look("not found")
    page.goto("/")
    person.button("play-now-game").first.wait_for()
    look("home")
    page.get_by_role("button", name=person.words("display")).click()
    look("display")
    page.keyboard.press("Escape")
    person.button("play-now-game").first.click()
    person.free_slots().first.wait_for()
    look("picking")
    unfit = page.get_by_role("button", name=person.words.like("tile-fits-nowhere"))
    person.play(lambda: person.laid > 0 and person.fitting().count() > 0 and unfit.count() > 0)
    look("table")
    look("refusal", refuse)
    page.get_by_role("button", name=person.words("leave-table")).click()
    look("leave")
    page.keyboard.press("Escape")
    person.play_match()
    look("match")
    assert look.found == {}
