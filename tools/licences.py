"""Lists what the server runs on, with licences, from what is installed; the build of the client lists its own.

`python -m tools.licences` writes the list for the about page, with --check it only says whether it is up to date.
"""

import json
import re
import sys
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

ROOT = Path(__file__).parents[1]
LIST = ROOT / "web" / "public" / "licences" / "server.json"
PINS = ROOT / "requirements" / "runtime.txt"
NAMED = re.compile(r"(licen[cs]e|copying|notice)", re.IGNORECASE)


def needed() -> list[str]:
    """The packages of the runtime that are installed on this machine."""
    pinned = re.findall(r"^([\w.-]+)==", PINS.read_text(encoding="utf-8"), re.MULTILINE)
    # A package may be pinned once for each version of Python.
    return [name for name in dict.fromkeys(pinned) if found(name)]


def found(name: str) -> Distribution | None:
    """An installed package; some are needed on other systems only."""
    try:
        return distribution(name)
    except PackageNotFoundError:
        return None


def identifier(package: Distribution) -> str:
    """The licence in one word where the package says so, else by its classifiers."""
    for name in ("License-Expression", "License"):
        told = package.metadata.get_all(name) or [""]
        if told[0] and "\n" not in told[0]:
            return str(told[0])
    kinds = [kind for kind in package.metadata.get_all("Classifier") or [] if kind.startswith("License ::")]
    return ", ".join(kind.rpartition(" :: ")[2] for kind in kinds)


def text(package: Distribution) -> str:
    """The texts that lie beside its metadata, one after the other."""
    paths = [path for path in package.files or [] if ".dist-info" in str(path) and NAMED.search(path.name)]
    return "\n\n".join(path.read_text(encoding="utf-8").strip() for path in sorted(paths, key=str))


def made() -> str:
    """The list as JSON: name, version, identifier and text, as the build of the client writes its own."""
    rows = [
        {"name": name, "version": package.version, "identifier": identifier(package), "text": text(package)}
        for name in needed()
        if (package := found(name))
    ]
    return json.dumps(rows, ensure_ascii=False, indent=2) + "\n"


def main() -> int:
    """0 when the list is up to date, or was written."""
    fresh = made()
    if LIST.is_file() and LIST.read_text(encoding="utf-8") == fresh:
        return 0
    if "--check" in sys.argv[1:]:
        print(f"{LIST.relative_to(ROOT)} is out of date: run python -m tools.licences")
        return 1
    LIST.parent.mkdir(parents=True, exist_ok=True)
    LIST.write_text(fresh, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
