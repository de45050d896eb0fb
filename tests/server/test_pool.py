"""Bots think in other processes, and whatever those do, the table plays on."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import uvloop
from tests.server.harness import PATIENCE, Player, Server

from capicua.core.rng import Rng
from capicua.families.line_table import LineView
from capicua.games import registry
from capicua.server.pool import WORKER, Pool
from capicua.server.worker import Question, frame

HERE = Path(__file__).parent
BAD = (sys.executable, str(HERE / "bad_worker.py"))


def question(level: str, seed: int = 1) -> Question:
    """A first decision of a round of Duplas, for whoever is on turn."""
    rules = registry.find("duplas").rules()
    state = rules.start()
    deal = rules.shuffle(state, Rng(7))
    after = rules.deal(state, deal)
    view = rules.blank(rules.to_act(after))
    for event in rules.events(state, deal, after):
        view = rules.see(view, event.seen_by(rules.to_act(after)))
    return Question("duplas", {}, rules.pack(view), level, seed)


def legal(asked: Question) -> set[int]:
    rules = registry.find(asked.style).rules(asked.options)
    return {action.index for action in rules.options(rules.unpack(asked.view))}


def with_pool(pool: Pool, scenario: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        pool.start()
        try:
            async with asyncio.timeout(PATIENCE):
                await scenario()
        finally:
            await pool.stop()

    asyncio.run(run())


@pytest.mark.parametrize("level", ["medium", "random"])
def test_a_worker_answers_with_a_legal_action_and_the_same_for_the_same_seed(level: str) -> None:
    pool = Pool(2, deadline=PATIENCE, patience=PATIENCE, command=WORKER)

    async def scenario() -> None:
        asked = question(level, seed=5)
        answers = await asyncio.gather(*(pool.choose(asked) for _ in range(6)))
        assert len(set(answers)) == 1
        assert answers[0] in legal(asked)

    with_pool(pool, scenario)


@pytest.mark.parametrize("way", ["raise", "sleep", "die", "babble"])
def test_a_bot_that_fails_is_replaced_and_the_next_one_asked_is_well(way: str) -> None:
    pool = Pool(1, deadline=3.0, patience=PATIENCE, command=BAD)

    async def scenario() -> None:
        for _ in range(2):
            assert await pool.choose(question(way)) is None
            good = question("good")
            assert await pool.choose(good) in legal(good)

    with_pool(pool, scenario)


def test_a_worker_gets_a_view_and_nothing_else() -> None:
    asked, rules = question("hard"), registry.find("duplas").rules()
    worlds = rules.worlds(rules.unpack(asked.view))
    for seed in range(50):
        state = worlds.draw(Rng(seed))
        view = rules.pack(LineView.of(state, rules.to_act(state)))
        assert frame(Question("duplas", {}, view, "hard", 1)) == frame(asked)


def peak_kilobytes(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmHWM")).split()[1])


def test_a_worker_that_has_thought_hard_is_still_small() -> None:
    pool = Pool(1, deadline=PATIENCE, patience=PATIENCE, command=WORKER)

    async def scenario() -> None:
        for style in ("duplas", "kecske", "jamaican"):
            rules = registry.find(style).rules({"pick_phase": "automatic"} if style == "duplas" else {})
            state = rules.deal(rules.start(), rules.shuffle(rules.start(), Rng(2)))
            while len(rules.legal(state)) < 2:
                state = rules.apply(state, rules.legal(state)[0])
            asked = Question(style, dict(rules.chosen), rules.pack(LineView.of(state, state.turn)), "master", 1)
            assert await pool.choose(asked) in {action.index for action in rules.legal(state)}
        [worker] = pool._all
        assert peak_kilobytes(worker._process.pid) < 150_000

    with_pool(pool, scenario)


def test_a_worker_killed_from_outside_is_replaced() -> None:
    pool = Pool(1, deadline=PATIENCE, patience=PATIENCE, command=BAD)

    async def scenario() -> None:
        good = question("good")
        assert await pool.choose(good) in legal(good)
        [worker] = pool._all
        thinking = asyncio.create_task(pool.choose(question("sleep")))
        await asyncio.sleep(0.2)
        os.kill(worker._process.pid, signal.SIGKILL)
        assert await thinking is None
        assert await pool.choose(good) in legal(good)

    with_pool(pool, scenario)


def test_c58_a_worker_killed_while_it_waits_is_replaced() -> None:
    """On the loop that the server runs on, which finds a closed pipe in a way of its own."""
    pool = Pool(1, deadline=PATIENCE, patience=PATIENCE, command=BAD)

    async def scenario() -> None:
        pool.start()
        good = question("good")
        assert await pool.choose(good) in legal(good)
        [worker] = pool._all
        os.kill(worker._process.pid, signal.SIGKILL)
        await worker._process.wait()
        assert await pool.choose(good) is None
        assert await pool.choose(good) in legal(good)
        await pool.stop()

    uvloop.run(scenario())


def test_who_waits_too_long_for_a_worker_is_let_go() -> None:
    pool = Pool(1, deadline=PATIENCE, patience=0.3, command=BAD)

    async def scenario() -> None:
        good = question("good")
        while await pool.choose(good) is None:
            pass  # the worker is starting
        busy = asyncio.create_task(pool.choose(question("sleep")))
        await asyncio.sleep(0.1)
        assert await pool.choose(good) is None
        busy.cancel()

    with_pool(pool, scenario)


def test_an_answer_that_nobody_waits_for_reaches_nobody_else() -> None:
    pool = Pool(1, deadline=PATIENCE, patience=PATIENCE, command=BAD)

    async def scenario() -> None:
        asked = asyncio.create_task(pool.choose(question("sleep")))
        await asyncio.sleep(0.5)
        asked.cancel()
        good = question("good")
        assert await pool.choose(good) in legal(good)

    with_pool(pool, scenario)


def test_no_worker_outlives_its_pool() -> None:
    pool = Pool(3, deadline=PATIENCE, patience=PATIENCE, command=BAD)
    pids: list[int] = []

    async def scenario() -> None:
        await asyncio.gather(*(pool.choose(question("good")) for _ in range(3)))
        pids.extend(worker._process.pid for worker in pool._all)

    with_pool(pool, scenario)
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def bot_acted(server: Server, room: str) -> bool:
    return any(entry["type"] == "acted" and entry["why"] == "bot" for entry in server.entries(room))


@pytest.mark.parametrize("way", ["raise", "die", "sleep", "illegal"])
def test_a_match_with_misbehaving_bots_goes_on(tmp_path: Path, way: str) -> None:
    async def scenario(server: Server) -> None:
        async with Player(server) as ana:
            ana.create(options={"limit": 3})
            await ana.enter()
            await ana.play(until=lambda: len(ana.acked) >= 2 and bot_acted(server, ana.room))

    program = (sys.executable, HERE / "bad_bots.py", way)
    with Server(tmp_path / "data", program=program) as server:
        asyncio.run(scenario(server))
        assert server.events() == []
        warnings = {event["event"] for event in server.events("warning")}
        assert warnings & {"bot_failed", "bot_worker_lost", "bot_answer_refused"}
        assert "6-6" not in server.log()


def test_workers_end_with_a_killed_server(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
        assert children
        server.kill()
        gone([int(child) for child in children])


def gone(pids: list[int]) -> None:
    deadline = time.monotonic() + PATIENCE
    while any(alive(pid) for pid in pids):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
