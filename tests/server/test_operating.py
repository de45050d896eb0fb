"""The page for operators: its examples are what they say."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from capicua.server.rates import RateSettings

PAGE = (Path(__file__).parents[2] / "docs" / "operating.md").read_text("utf-8")


def block(beginning: str) -> str:
    """The example that begins so."""
    [found] = [text for text in re.findall(r"```\n(.*?)```", PAGE, re.DOTALL) if text.startswith(beginning)]
    return str(found)


@pytest.mark.skipif(shutil.which("nginx") is None, reason="there is no nginx")
def test_nginx_takes_the_example(tmp_path: Path) -> None:
    example = block("map ").replace("listen 443 ssl;", "listen 8443;")
    server = re.sub(r"\s*ssl_\w+ .*;", "", example)
    file = tmp_path / "nginx.conf"
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "\n".join(f"{kind}_temp_path {tmp_path}/{kind};" for kind in kinds)
    http = f"http {{ access_log off;\n{temporary}\n{server}\n}}"
    file.write_text(f"events {{}}\npid {tmp_path}/pid;\nerror_log stderr;\n{http}\n")
    done = subprocess.run(["nginx", "-t", "-c", str(file)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(shutil.which("caddy") is None, reason="there is no caddy")
def test_caddy_takes_the_example(tmp_path: Path) -> None:
    file = tmp_path / "Caddyfile"
    file.write_text(block("dominoes.example {"))
    command = ["caddy", "adapt", "--config", str(file), "--adapter", "caddyfile", "--validate"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_rates_of_the_page_are_those_of_the_server() -> None:
    told: dict[str, str] = {}
    for names, values in re.findall(r"^\| (`[a-z`, -]+`) \| (`\d[^|]*`) \|", PAGE, re.MULTILINE):
        told |= dict(zip(re.findall(r"`(.*?)`", names), re.findall(r"`(.*?)`", values), strict=True))
    settings = RateSettings()
    assert told == {name.replace("_", "-"): getattr(settings, name) for name in settings.__dataclass_fields__}
