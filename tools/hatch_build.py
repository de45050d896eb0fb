"""Build hook: a wheel or sdist without the built client would install and then show nothing, so none is made."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Refuses to package Capicua before `make setup` has built the client."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Raise FileNotFoundError when the client is missing. An editable install may come first."""
        page = Path(self.root, "src/capicua/server/static/index.html")
        if version != "editable" and not page.is_file():
            raise FileNotFoundError(f"the client is not built: {page} is missing; run `make setup` first")
