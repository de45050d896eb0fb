"""What axe finds on a page."""

from collections.abc import Callable

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page
from tests.e2e.person import Person

THEMES = ("light", "dark", "contrast")
COLOURS = ("color-contrast", "link-in-text-block")
"""The rules that a theme can break; the others see the same page in every theme."""
_SCRIPT: str = Axe().axe_script
_FIND = """options => axe.run(options).then(({ violations }) => violations.map(({ id, nodes }) =>
  `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`))"""


def violations(page: Page, *rules: str) -> list[str]:
    """A line for each rule that is broken: of these, or of all."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_SCRIPT)
    options = {"resultTypes": ["violations"]} | ({"runOnly": list(rules)} if rules else {})
    found: list[str] = page.evaluate(_FIND, options)
    return found


class Look:
    """Looks at one screen after the other in some themes; `found` is what axe finds on them."""

    def __init__(self, person: Person, themes: tuple[str, ...] = THEMES) -> None:
        self._page = person.page
        self._themes = themes
        self.found: dict[str, list[str]] = {}

    def __call__(self, screen: str, bring: Callable[[], object] | None = None) -> None:
        """`bring` brings up what stands for some seconds only."""
        for theme in self._themes:
            self._page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
            if bring:
                bring()
            # Nothing moves for who wants no motion, but what was just asked for has to be there.
            self._page.wait_for_timeout(100)
            if wrong := violations(self._page, *(COLOURS if theme != THEMES[0] else ())):
                self.found[f"{screen}, {theme}"] = wrong
