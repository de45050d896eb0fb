"""Somebody at a table who knows only what the page shows."""

import itertools
import re
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Protocol

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Error, Locator, Page
from tests.test_repository import LOCALES

LONGEST = 240.0
"""Seconds after which what a test waits for counts as lost."""
Options = dict[str, int | str]
CATALOGS = ("app.ftl", "device.ftl", "pages.ftl", "practice.ftl", "rooms.ftl", "table.ftl")
CHOICES = ("tile-fits-both", "tile-fits-places")
FITS = ("tile-fits", "tile-fits-left", "tile-fits-right", "tile-fits-number", *CHOICES)
"""The names of tiles that can be laid, and of those among them that wait for their place."""
ENDS = ("left-end", "right-end", "place-on")
ASKS = ("rematch", "ready", "slot-free", "pick-now", "draw", "pass", *FITS, *ENDS)
"""The names of the buttons that ask for something."""
MOST_TRIES = 6
CHANGE = """() => new Promise((done) => {
  const observer = new MutationObserver(() => end());
  const late = setTimeout(() => end(), 250);
  const end = () => {
    observer.disconnect();
    clearTimeout(late);
    done();
  };
  observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
})"""
"""Ends with the next change of the page. A change may have come before it was asked, so it ends after a moment too."""


class Console(Protocol):
    """What the page's console said."""

    lines: list[str]

    def besides(self, *expected: str) -> list[str]: ...


class Words:
    """The texts of the interface in one language."""

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self.learn({name: (LOCALES / lang / name).read_text(encoding="utf-8") for name in CATALOGS})

    def learn(self, catalogs: Mapping[str, str]) -> None:
        """Takes the texts of these catalogs instead."""
        self._known: dict[str, re.Pattern[str]] = {}
        self._bundle = FluentBundle([self._lang], use_isolating=False)
        for name in CATALOGS:
            self._bundle.add_resource(FluentResource(catalogs[name]))

    def __call__(self, text: str, **args: str | int) -> str:
        pattern = self._bundle.get_message(text).value
        assert pattern is not None
        said, errors = self._bundle.format_pattern(pattern, args)
        assert errors == []
        return str(said)

    def like(self, text: str) -> re.Pattern[str]:
        """What matches the text whatever its arguments are, in every plural."""
        if text not in self._known:
            ways = dict.fromkeys(self._shape(text, count) for count in (1, 2, 5))
            self._known[text] = re.compile("^(?:" + "|".join(ways) + ")$")
        return self._known[text]

    def any_like(self, texts: Iterable[str]) -> re.Pattern[str]:
        """What matches one of the texts."""
        return re.compile("|".join(self.like(text).pattern for text in texts))

    def _shape(self, text: str, count: int) -> str:
        words = dict.fromkeys(("tile", "number", "slot", "name", "game", "seconds", "round"), "\0")
        source = self(text, **words, count=count).replace(str(count), "\0")
        return ".*".join(re.escape(part) for part in source.split("\0"))


def _number(text: str) -> int:
    """Points as they are shown, with a true minus sign."""
    return int(text.replace("\N{MINUS SIGN}", "-"))


class Person:
    """Plays by real clicks. `page` is their browser's, `console` what it complained about."""

    def __init__(self, page: Page, lang: str, console: Console) -> None:
        self.page = page
        self.words = Words(lang)
        self.console = console
        self.laid = 0
        self.passed = 0
        self.rounds: list[list[int]] = []

    # --- what is on the page -----------------------------------------------------------------

    def button(self, text: str) -> Locator:
        """The buttons that say `text`."""
        return self.page.get_by_role("button", name=self.words.like(text))

    def fitting(self) -> Locator:
        """The tiles of the hand that can be played."""
        hand = self.page.get_by_role("group", name=self.words("your-hand"))
        return hand.get_by_role("button", name=self.words.any_like(FITS), pressed=False)

    def choices(self) -> Locator:
        """The tiles of the hand that wait for their place when they are tapped."""
        hand = self.page.get_by_role("group", name=self.words("your-hand"))
        return hand.get_by_role("button", name=self.words.any_like(CHOICES))

    def ends(self) -> Locator:
        """The places on the board that wait for a tap."""
        return self.page.get_by_role("button", name=self.words.any_like(ENDS))

    def hand(self) -> Locator:
        """The tiles of the hand."""
        return self.page.get_by_role("group", name=self.words("your-hand")).get_by_role("button")

    def chosen(self) -> Locator:
        """The tile of the hand that is chosen."""
        hand = self.page.get_by_role("group", name=self.words("your-hand"))
        return hand.get_by_role("button", pressed=True)

    def able(self, text: str, **args: str | int) -> Locator:
        """The button that says `text`, if it can be pressed now."""
        return self.page.get_by_role("button", name=self.words(text, **args), exact=True, disabled=False)

    def free_slots(self) -> Locator:
        """The face-down tiles that may be taken now."""
        return self.page.get_by_role("button", name=self.words.like("slot-free"), disabled=False)

    def heading(self) -> str:
        """What the page says first."""
        return self.page.get_by_role("main").get_by_role("heading").first.inner_text()

    def over(self) -> bool:
        """Whether the match has ended."""
        return self.button("rematch").count() > 0

    def totals(self) -> list[int]:
        """The last line of the score table: points per side."""
        table = self.page.get_by_role("table").last
        return [_number(cell) for cell in table.locator("tfoot td").all_inner_texts()]

    def ledger(self) -> list[list[int]]:
        """The points per side of every round in the score table."""
        rows = self.page.get_by_role("table").last.locator("tbody tr")
        return [[_number(cell) for cell in row.locator("td.n").all_inner_texts()] for row in rows.all()]

    # --- what one does -----------------------------------------------------------------------

    def open_table(self, game: int = 0) -> None:
        """From the first page to a table in one tap: of the first game, or of a later one."""
        self.page.goto("/")
        self.button("play-now-game").nth(game).click()

    def open_game(self, game: str, options: Options) -> None:
        """To a table of any style with these options."""
        self.page.goto(f"/games/{game.replace('_', '-')}")
        form = self.page.locator(f"#options-{game}")
        if form.get_attribute("open") is None:
            form.locator("summary").click()
        for name, value in options.items():
            group = form.get_by_role("radiogroup", name=self.words(f"option-{name}"), exact=True)
            called = str(value) if isinstance(value, int) else self.words(f"choice-{value}")
            group.get_by_role("radio", name=called, exact=True).click()
        form.get_by_role("button", name=self.words.like("play-these-game")).click()

    def step(self, again: bool = True) -> bool:
        """Does what the page asks for, if it asks for anything; `again` also begins another match."""
        # One look instead of one for each thing that the page may ask.
        asking = self.page.get_by_role("button", name=self.words.any_like(ASKS)).or_(self.asked_for_tiles())
        if asking.count() == 0:
            return False
        if again and self._tapped(self.button("rematch")):
            return True
        return any(act() for act in (self._go_on, self._pick, self._lay, self._draw, self._pass, self._group))

    def play(self, until: Callable[[], bool], again: bool = True) -> None:
        """Plays until something holds, match after match where `again`."""
        stuck = time.monotonic() + LONGEST
        while not until():
            assert time.monotonic() < stuck, f"nothing goes on any more:\n{self.page.locator('body').inner_text()}"
            if not self.step(again):
                self.wait_for_change()

    def wait_for_change(self) -> None:
        """Waits until the page changes, or a moment. Asking for roles and names all the time costs more than play."""
        with suppress(Error):  # The page may be on its way to another one.
            self.page.evaluate(CHANGE)

    def play_match(self) -> None:
        """Plays until the match is over. Nothing begins another one, even if it ends between two looks."""
        self.play(self.over, again=False)
        # The sheet with the account may come a moment after the button.
        self.page.get_by_role("table").last.locator("tfoot").wait_for()

    def _tap(self, target: Locator) -> bool:
        """A tap on what may be gone in the same moment: a stage that ends, a turn that runs out."""
        try:
            target.first.click(timeout=2000)
        except Error:
            return False
        return True

    def _tapped(self, button: Locator) -> bool:
        return button.count() > 0 and self._tap(button)

    def _go_on(self) -> bool:
        return self._tapped(self.button("ready"))

    def _pick(self) -> bool:
        slots = self.free_slots()
        if slots.count() == 0:
            return False
        if slots.count() % 7 > 4 or slots.count() == 28:
            return self._tap(slots.nth(slots.count() // 2))
        return self._tap(self.page.get_by_role("button", name=self.words("pick-now"), disabled=False))

    def _lay(self) -> bool:
        if self.ends().count() > 0:
            return self._place()
        tiles = self.fitting()
        if tiles.count() == 0:
            return False
        names: list[str] = tiles.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
        name = names[0] if names else ""
        if not self._tap(tiles):
            return False
        if any(self.words.like(way).match(name) for way in CHOICES):
            return self._place()
        self.laid += 1
        return True

    def _place(self) -> bool:
        """The second tap, also where it comes late."""
        done = self._tap(self.ends())
        self.laid += done
        return done

    def _pass(self) -> bool:
        done = self._press("pass")
        self.passed += done
        return done

    def _draw(self) -> bool:
        return self._press("draw")

    def _press(self, text: str, **args: str | int) -> bool:
        return self._tapped(self.able(text, **args))

    def _group(self) -> bool:
        """Shows tiles if some can be shown, the first ones of the hand; else throws as many as are asked for."""
        if self.asked_for_tiles().count() == 0:
            return False
        self._choose((0,))
        discard = self.button("discard-tiles")
        found = re.search(r"\d", discard.first.inner_text()) if discard.count() else None
        count = int(found[0]) if found else 1
        for tiles in itertools.islice(itertools.combinations(range(self.hand().count()), count), MOST_TRIES):
            self._choose(tiles)
            if self._press("play-group"):
                self.laid += 1
                return True
        done = self._press("discard-tiles", count=count)
        self.passed += done
        return done

    def asked_for_tiles(self) -> Locator:
        """The panel that asks me for tiles to lead, to beat or to throw."""
        return self.page.locator(".panel.asks")

    def _choose(self, tiles: tuple[int, ...]) -> None:
        """Chooses these tiles of the hand and no others."""
        hand = self.hand()
        pressed = hand.evaluate_all("all => all.map((one) => one.getAttribute('aria-pressed') === 'true')")
        for at, chosen in enumerate(pressed):
            if chosen != (at in tiles):
                self._tap(hand.nth(at))
