"""Takes the pictures of the README: five tables of the running product at chosen moments. `make pictures`."""

import base64
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.conftest import launch
from tests.e2e.conftest import Console
from tests.e2e.person import Options, Person
from tests.server.harness import Server

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
SIZE = (1280, 800)
LANG = "en"
QUALITY = 82
MOST_SEEDS = 20


@dataclass(frozen=True, slots=True)
class Moment:
    """A game's table when so many tiles were laid by the one who is looked over the shoulder."""

    game: str
    laid: int
    seed: int
    theme: str = "light"
    options: Options = field(default_factory=dict)

    def reached(self, person: Person) -> bool:
        """Whether it is my turn, with something to choose."""
        if person.laid < self.laid:
            return False
        return person.fitting().count() > 1 or person.asked_for_tiles().count() > 0


MOMENTS = (
    Moment("duplas", 3, 7),
    Moment("kecske", 3, 3, options={"players": 3}),
    Moment("doubles", 4, 5),
    Moment("tien_gow", 2, 2),
    Moment("jamaican", 3, 4, theme="dark"),
)


def shoot(browser: Browser, moment: Moment, seed: int) -> bool:
    """Plays to the moment and takes its picture; False where the round ends before it comes."""
    with tempfile.TemporaryDirectory() as folder:
        program = (sys.executable, "-m", "tools.seeded")
        with Server(Path(folder) / "data", "--seed", str(seed), program=program) as server:
            context = browser.new_context(
                base_url=server.origin,
                viewport={"width": SIZE[0], "height": SIZE[1]},
                locale=LANG,
                reduced_motion="reduce",
            )
            page = context.new_page()
            page.add_init_script(f'localStorage.setItem(\'capicua\', \'{{"name":"Ana","theme":"{moment.theme}"}}\')')
            person = Person(page, LANG, Console(page))
            person.open_game(moment.game, moment.options)
            person.play(lambda: moment.reached(person) or person.button("ready").count() > 0)
            if not moment.reached(person):
                return False
            if person.asked_for_tiles().count():
                person.hand().last.click()
            page.mouse.move(0, 0)
            page.wait_for_timeout(1000)
            taken = context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
            (PICTURES / f"{moment.game}.webp").write_bytes(base64.b64decode(taken["data"]))
            context.close()
            return True


def main() -> None:
    """Takes those that are named, or all."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch())
        for moment in MOMENTS:
            if sys.argv[1:] and moment.game not in sys.argv[1:]:
                continue
            seeds = range(moment.seed, moment.seed + MOST_SEEDS)
            seed = next((seed for seed in seeds if shoot(browser, moment, seed)), None)
            if seed is None:
                raise SystemExit(f"no round of {moment.game} from seed {moment.seed} on comes to its moment")
            size = (PICTURES / f"{moment.game}.webp").stat().st_size
            print(f"{moment.game}: seed {seed}, {size / 1024:.0f} KB")
        browser.close()


if __name__ == "__main__":
    main()
