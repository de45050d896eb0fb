"""The wire's types: one source, and what is generated from it current."""

import json
import subprocess
from pathlib import Path

import msgspec
import pytest
from tests.room.tables import clock, full_table, offered, say, state, table

from capicua.core.wire import Group, Pick, PickNow, Place, Refusal
from capicua.room.wire import COMMANDS, Ack, Closed, FrameError, Join, MoveCommand, Refused, Rename, Start
from capicua.server.wire import Batch, check_message, read_command, schema, write_message

ROOT = Path(__file__).parents[2]


def test_the_schema_on_file_is_what_the_types_say() -> None:
    on_file = json.loads((ROOT / "vectors" / "wire" / "schema.json").read_text("utf-8"))
    assert on_file == schema(), "write it anew: python -m capicua.server.wire > vectors/wire/schema.json"


def test_the_clients_types_are_what_the_schema_says() -> None:
    command: list[str | Path] = [ROOT / "tools" / "npm.sh", "run", "--silent", "wire", "--", "--check"]
    done = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("text", "command"),
    [
        (
            '{"cid":"a","type":"move","round":1,"ply":2,"move":{"type":"place","tile":"6-5","target":"left"}}',
            MoveCommand("a", 1, 2, Place("6-5", "left")),
        ),
        (
            '{"move":{"tile":"6-6","type":"place"},"ply":0,"round":1,"type":"move","cid":"a"}',
            MoveCommand("a", 1, 0, Place("6-6")),
        ),
        (
            '{"cid":"a","type":"move","round":1,"ply":2,"move":{"type":"pick","slot":3}}',
            MoveCommand("a", 1, 2, Pick(3)),
        ),
        ('{"cid":"a","type":"move","round":1,"ply":2,"move":{"type":"pick_now"}}', MoveCommand("a", 1, 2, PickNow())),
        (
            '{"cid":"a","type":"move","round":1,"ply":2,"move":{"type":"group","choose":["6-6"],"face":"up"}}',
            MoveCommand("a", 1, 2, Group(["6-6"], "up")),
        ),
        ('{"cid":"a","type":"join"}', Join("a")),
        ('{"cid":"a","type":"join","name":"Zo\\u00eb","seat":2}', Join("a", "Zoë", 2)),
        ('{"cid":"a","type":"rename","name":"Ana"}', Rename("a", "Ana")),
    ],
)
def test_commands_are_read(text: str, command: object) -> None:
    assert read_command(text) == command


FIELDS: dict[str, dict[str, object]] = {
    "contribute": {"round": 1, "value": "ab"},
    "sit": {"seat": 1},
    "fill": {"seat": 1},
    "kick": {"seat": 1},
    "say": {"text": "oi"},
    "emote": {"emote": "face-happy"},
    "block": {"seat": 1},
}


@pytest.mark.parametrize("name", [name for name in COMMANDS if name not in ("move", "rename")])
def test_every_command_has_a_name(name: str) -> None:
    fields = FIELDS.get(name, {})
    assert read_command(json.dumps({"cid": "a", "type": name, **fields})) == COMMANDS[name]("a", **fields)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "cid", "detail"),
    [
        ('{"cid":"a","type":"ready","seat":1}', "a", "unknown field `seat`"),
        ('{"cid":"a","type":"move","round":1}', "a", "missing required field `ply`"),
        ('{"cid":"a","type":"rename","name":"x","name":"y"}', "a", "names a field twice: name"),
        ('{"cid":"' + "x" * 65 + '","type":"ready"}', "x" * 64, "length <= 64"),
        ('{"cid":7,"type":"ready"}', "", "Expected `str`"),
        ("", "", "truncated"),
    ],
)
def test_a_frame_error_says_what_was_wrong_and_which_command(text: str, cid: str, detail: str) -> None:
    with pytest.raises(FrameError) as error:
        read_command(text)
    assert error.value.cid == cid
    assert detail in str(error.value)


@pytest.mark.parametrize(
    "message", [Ack("a"), Closed("room-ended"), Refused("", "refused-illegal", "duplas/0.5", {"seat": {"seat": 1}})]
)
def test_messages_are_what_the_schema_says(message: Ack | Closed | Refused) -> None:
    check_message(write_message(message))


@pytest.mark.parametrize("text", ['{"type":"ack"}', '{"type":"ack","cid":"a","more":1}', '{"type":"nothing"}'])
def test_the_check_of_messages_can_fail(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        check_message(text)


@pytest.mark.parametrize("style", ["duplas", "doubles", "tien_gow", "jamaican"])
def test_a_batch_writes_the_very_bytes_of_its_messages(style: str) -> None:
    driver = full_table(table(3, style=style, fair=True), "b", "c")
    driver.room.watched = True
    say(driver, "a", Start("start"))
    compared = 0
    while driver.room.round < 2 and (due := driver.due):
        moves = [(person, move) for person in driver.room.seated() for move in offered(state(driver, person).view)]
        told = driver.send(*moves[-1], clock(driver)) if moves else driver.advance(max(due.at, clock(driver)))
        if isinstance(told, Refusal):  # a choice of Tien Gow that only counts what is thrown
            told = driver.advance(max(due.at, clock(driver)))
        batch, plain = Batch(), [write_message(out.message) for out in told]
        assert [batch.write(out.message) for out in told] == plain
        compared += len(told)
    assert compared > 60
