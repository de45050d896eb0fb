"""`capicua verify`: records whose deals were promised, and records that were tampered with."""

from dataclasses import replace
from pathlib import Path

import pytest
from tests.cli.inside import run
from tests.notation.play import FOLDER, record_of

from capicua.core.game import Deal
from capicua.fair.draw import commitment, draw
from capicua.games import registry
from capicua.notation.record_json import write_json
from capicua.notation.record_text import write_text
from capicua.notation.records import Proof, Record, Round
from capicua.notation.replay import Scribe


def promised(rounds: int = 3) -> Record:
    """A record of so many rounds, each played by the first option."""
    scribe = Scribe(registry.find("jamaican"), {}, ("Ana",))
    proofs = []
    for number in range(5, 5 + rounds):
        secret, values = bytes([number] * 32), [bytes([number, seat] * 16) for seat in range(4)]
        rules = scribe.rules
        scribe.deal(draw(secret, values, number, rules.tiles, rules.draws(scribe.state)))
        while rules.to_act(scribe.state) >= 0:
            scribe.act(rules.legal(scribe.state)[0])
        proofs.append(Proof(number, commitment(secret), secret.hex(), tuple(value.hex() for value in values)))
    record = scribe.record()
    pairs = zip(record.rounds, proofs, strict=True)
    return replace(record, rounds=tuple(replace(played, proof=proof) for played, proof in pairs))


def changed(record: Record, at: int, **fields: object) -> Record:
    """The record with another proof for one round."""
    rounds: list[Round] = list(record.rounds)
    proof = rounds[at].proof
    assert proof is not None
    rounds[at] = replace(rounds[at], proof=replace(proof, **fields))  # type: ignore[arg-type]
    return replace(record, rounds=tuple(rounds))


@pytest.mark.parametrize("write", [write_text, write_json])
def test_a_record_as_it_was_promised(tmp_path: Path, write: object) -> None:
    assert callable(write)
    file = tmp_path / "match"
    file.write_text(write(promised()), encoding="utf-8")
    done = run("verify", str(file), "--lang", "en")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        *(f"Round {number}: as promised" for number in (1, 2, 3)),
        "All 3 deals are as they were promised.",
    ]


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"secret": "0" * 64}, "not the one that was promised"),
        ({"commitment": "0" * 64}, "not the one that was promised"),
        ({"values": ("0" * 64,) * 4}, "another deal"),
        ({"values": ("0" * 64,) * 3}, "not one value for each seat"),
        ({"round": 9}, "out of order"),
    ],
)
def test_a_record_that_was_tampered_with(tmp_path: Path, fields: dict[str, object], says: str) -> None:
    file = tmp_path / "match.json"
    file.write_text(write_json(changed(promised(), 1, **fields)), encoding="utf-8")
    done = run("verify", str(file), "--lang", "en")
    assert done.returncode == 1
    lines = done.stdout.splitlines()
    assert lines[0] == "Round 1: as promised"
    assert says in lines[1]
    assert "cannot be verified" in lines[-1]


def test_the_first_number_is_any_but_not_below_one(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(write_json(changed(promised(1), 0, round=0)), encoding="utf-8")
    assert run("verify", str(file)).returncode == 1


def test_a_record_without_promises_and_one_without_deals(tmp_path: Path) -> None:
    done = run("verify", str(FOLDER / "duplas.txt"), "--lang", "en")
    assert done.returncode == 1
    assert "nothing was promised" in done.stdout
    empty = tmp_path / "empty"
    empty.write_text(write_text(record_of("duplas", {}, 1, 0)), encoding="utf-8")
    assert run("verify", str(empty)).returncode == 1


def test_a_deal_without_its_promise_is_counted(tmp_path: Path) -> None:
    record = promised()
    first, second, third = record.rounds
    file = tmp_path / "match.json"
    file.write_text(write_json(replace(record, rounds=(first, replace(second, proof=None), third))), encoding="utf-8")
    lines = run("verify", str(file), "--lang", "en").stdout.splitlines()
    assert lines[0] == "Round 1: as promised"
    assert "nothing was promised" in lines[1]
    assert lines[2] == "Round 3: as promised"


def test_what_is_no_record_is_refused_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "match"
    text = write_text(promised(1))
    file.write_text(text.replace("proof 5 ", "proof 5 x"), encoding="utf-8")
    done = run("verify", str(file))
    assert (done.returncode, done.stdout) == (2, "")
    assert "64 hexadecimal digits" in done.stderr
    assert "line " in done.stderr
    file.write_text(text.replace("proof 5", "proof"), encoding="utf-8")
    assert "the number of the deal" in run("verify", str(file)).stderr


def test_a_deal_that_was_swapped_is_found(tmp_path: Path) -> None:
    scribe = Scribe(registry.find("jamaican"), {})
    scribe.deal(Deal(tuple(range(28))))
    while scribe.rules.to_act(scribe.state) >= 0:
        scribe.act(scribe.rules.legal(scribe.state)[0])
    record = scribe.record()
    proof = promised(1).rounds[0].proof
    file = tmp_path / "match"
    file.write_text(write_text(replace(record, rounds=(replace(record.rounds[0], proof=proof),))), encoding="utf-8")
    done = run("verify", str(file), "--lang", "en")
    assert done.returncode == 1
    assert "another deal" in done.stdout
