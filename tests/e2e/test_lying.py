"""A phone on its side: everything is there, and nothing lies on anything else."""

import pytest
from tests.e2e.boxes import faults
from tests.e2e.conftest import Sit
from tests.e2e.person import Options, Person
from tests.server.harness import Server

UNDER = """() => {
  const pill = document.querySelector(".turn.me b")?.getBoundingClientRect();
  if (pill === undefined) return [];
  return [...document.querySelectorAll(".mat [data-tile]")]
    .filter((tile) => {
      const box = tile.getBoundingClientRect();
      const wide = Math.min(box.right, pill.right) - Math.max(box.left, pill.left);
      return wide > 1 && Math.min(box.bottom, pill.bottom) - Math.max(box.top, pill.top) > 2;
    })
    .map((tile) => `under the pill: ${tile.dataset.tile}`);
}"""


def wrong(person: Person) -> list[str]:
    """What is laid out wrongly now; what travels has to arrive first."""
    person.page.wait_for_timeout(300)
    return [*faults(person.page), *person.page.evaluate(UNDER)]


@pytest.mark.parametrize(
    ("game", "options"),
    [("duplas", {"limit": 3}), ("doubles", {"limit": 50, "players": 3}), ("tien_gow", {"deals": 1})],
)
def test_everything_has_its_place_on_a_phone_on_its_side(server: Server, sit: Sit, game: str, options: Options) -> None:
    person = sit(server.origin, (667, 375), "pt-BR", reduced_motion="reduce", has_touch=True)
    person.open_game(game, options)
    person.page.locator("main").wait_for()
    found = {"begin": wrong(person)}

    def asked() -> bool:
        return person.fitting().count() > 0 or person.asked_for_tiles().count() > 0

    for laid in (1, 4):
        person.play(lambda laid=laid: person.over() or (person.laid >= laid and asked()))  # type: ignore[misc]
        found[f"{laid} laid"] = wrong(person)
    assert not any(found.values()), found
