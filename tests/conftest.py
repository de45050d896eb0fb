"""What every test may lean on: how much to do, and which browser to drive."""

import os
import shutil
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

LONG = os.environ.get("CAPICUA_LONG", "") not in ("", "0")


def long(short_count: int, long_count: int) -> int:
    """The first count in `make test`, the second in `make test-long`."""
    return long_count if LONG else short_count


# Two busy cores make every wall-clock limit a coin toss; a failure must come again, so no random seed.
settings.register_profile(
    "capicua",
    deadline=None,
    derandomize=not LONG,
    max_examples=long(100, 1000),
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("capicua")


BROWSERS = ("chromium", "chromium-browser", "google-chrome")
SHELL = "chromium-headless-shell"
"""The same Chromium without what surrounds a page: it draws pages for a fifth less of the processor."""


def launch(*, bare: bool = False) -> dict[str, Any]:
    """How the system's Chromium is started: no download, no traffic of its own, no sandbox as root.

    `bare`: the one without a window, where there is one. It knows pages, and nothing of installed apps.
    """
    wanted = [*filter(None, [os.environ.get("CHROMIUM")]), *([SHELL] if bare else []), *BROWSERS]
    path = next((path for path in map(shutil.which, wanted) if path), None)
    assert path is not None, "no Chromium found: `make browser` installs it, or name one in CHROMIUM"
    quiet = ["gpu", "quic", "background-networking", "component-update", "sync"]
    flags = ["--no-sandbox", "--no-first-run", *(f"--disable-{name}" for name in quiet)]
    return {"executable_path": path, "headless": True, "args": flags}


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """How pytest-playwright starts it."""
    return launch(bare=True)
