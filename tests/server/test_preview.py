"""What a link to a table shows where it is pasted: whose table of which game, in their language, and nothing else."""

import html
import re
from collections.abc import Iterator

import pytest
from tests.locales.catalogs import LANGUAGES
from tests.server.harness import Player, Server

from capicua.games import registry
from capicua.room.showing import Listing
from capicua.server.preview import preview


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("preview") / "data") as running:
        yield running


def room(server: Server, name: str, language: str, game: str = "duplas") -> str:
    wish = {"game": game, "name": name, "bots": False, "language": language}
    return str(server.ask("POST", "/api/rooms", json=wish).json()["room"])


def tags(page: str) -> dict[str, str]:
    return {name: html.unescape(text) for name, text in re.findall(r'<meta property="(og:\w+)" content="(.*?)">', page)}


def test_a_link_tells_the_host_and_the_game_in_the_rooms_language(server: Server) -> None:
    link = "/t/" + room(server, 'Zoë & "X"', "pt-BR")
    told = tags(server.ask("GET", link).text)
    assert told["og:title"] == 'Zoë & "X" convida você para Dominó de Duplas'
    assert told["og:url"] == server.origin + link
    assert server.ask("GET", told["og:image"].removeprefix(server.origin)).headers["content-type"] == "image/png"
    other = tags(server.ask("GET", f"/t/{room(server, 'Li', 'xx', 'tien_gow')}").text)
    assert other["og:title"].startswith("Li invites you to Tien Gow")


def test_a_link_leaks_neither_the_code_nor_a_person_nor_markup(server: Server) -> None:
    ana = Player(server, "<script>alert(1)</script>")
    ana.create()
    page = server.ask("GET", f"/t/{ana.room}").text
    [created, *_] = server.entries(ana.room)
    for secret in (created["code"], created["person"], ana.cookie.partition("=")[2]):
        assert secret not in page
    assert "<script>alert" not in page
    assert "&lt;script&gt;" in page


@pytest.mark.parametrize("path", ["/t/nowhere", "/t/", "/t/%22%3E%3Cscript%3E"])
def test_a_link_that_leads_nowhere_says_nothing(server: Server, path: str) -> None:
    answer = server.ask("GET", path)
    assert answer.status_code == 200
    assert tags(answer.text) == {}
    assert "noindex" in answer.headers["X-Robots-Tag"]


def test_search_engines_are_kept_from_tables_alone(server: Server) -> None:
    table = server.ask("GET", f"/t/{room(server, 'Ana', 'en')}")
    assert table.headers["X-Robots-Tag"] == "noindex, nofollow"
    assert '<meta name="robots" content="noindex, nofollow">' in table.text
    again = server.ask("GET", str(table.url.path), headers={"If-None-Match": table.headers["etag"]})
    assert again.status_code == 304
    for path in ("/", "/about", "/games/duplas"):
        page = server.ask("GET", path)
        assert "X-Robots-Tag" not in page.headers
        assert "og:" not in page.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("style", [style.id for style in registry.STYLES])
def test_every_game_has_a_preview_in_every_language(language: str, style: str) -> None:
    told = Listing("r", style, language, False, False, "waiting", 0, ("person", "empty"), ("Ana",), 1, "none", "Ana")
    found = tags(preview(told, "https://dominoes.example", "/icons/any-512.png"))
    assert "Ana" in found["og:title"]
    assert "{" not in "".join(found.values())
    nameless = Listing("r", style, language, False, False, "waiting", 0, ("away",), (), 1, "none", "")
    assert "{" not in tags(preview(nameless, "https://dominoes.example", "/i.png"))["og:title"]
