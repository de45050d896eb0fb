"""What axe finds on a page."""

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

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
