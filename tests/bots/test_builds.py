"""Bots think the same on both builds."""

from tests.bots.thoughts import GAMES
from tests.builds import COMPILED, PURE, needs_compiled, said
from tests.conftest import long


@needs_compiled
def test_both_builds_choose_the_same_after_the_same_nodes() -> None:
    program, count = ("-m", "tests.bots.thoughts"), long(8, 600)
    compiled_file, patience, *compiled = said(COMPILED, *program, str(count), "{}")
    pure_file, same, *pure = said(PURE, *program, str(count), patience)

    assert pure_file.endswith(".py")
    assert compiled_file.endswith(".so")
    assert same == patience
    assert pure == compiled
    assert len(pure) == len(GAMES) * count
