"""What the machine itself does meanwhile: how long a commit takes here, when it stopped, what the server has used."""

import multiprocessing
import os
import sqlite3
import statistics
import tempfile
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final, Self

_NAP: Final = 0.001
GAP: Final = 0.005
"""Seconds longer than it asked for after which a nap counts as a stop of the machine."""
LOUD: Final = 0.02
"""Seconds of one stop after which a window does not count as quiet."""
BUSY: Final = 0.05
"""Share of the machine that others may take in a quiet window."""
_TICKS: Final = os.sysconf("SC_CLK_TCK")


class Gaps:
    """Sleeps a millisecond at a time on every core in turn, and notes when that took much longer.

    Also what others took of the machine meanwhile: processes that are not ours, and its host.
    """

    def __init__(self, server: int) -> None:
        self._server: Final = server
        self.found: list[float] = []
        self.others = 0.0

    def __enter__(self) -> Self:
        self._began, self._before = time.monotonic(), self._foreign()
        self._ours, theirs = multiprocessing.Pipe()
        self._process = multiprocessing.Process(target=_nap, args=(theirs,), daemon=True)
        self._process.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.is_alive():
            self._ours.send("stop")
            self.found = self._ours.recv()
            self._process.join()
        cores = os.cpu_count() or 1
        self.others = (self._foreign() - self._before) / (time.monotonic() - self._began) / cores

    def _foreign(self) -> float:
        """Seconds of all cores that neither slept nor worked for us, so far."""
        fields = [int(field) for field in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
        user, nice, system, _, _, irq, soft, steal = fields
        ours = os.times()
        mine = ours.user + ours.system + ours.children_user + ours.children_system + cpu_seconds(self._server)
        return (user + nice + system + irq + soft + steal) / _TICKS - mine

    @property
    def worst(self) -> float:
        """Seconds of the longest stop."""
        return max(self.found, default=0.0)

    @property
    def quiet(self) -> bool:
        """Whether the window was quiet."""
        return self.worst < LOUD and self.others < BUSY

    def __str__(self) -> str:
        word = "quiet" if self.quiet else "NOT quiet"
        stops = f"{len(self.found)} stops over {GAP * 1e3:.0f} ms, the worst {self.worst * 1e3:.0f} ms"
        return f"machine {word}: {stops}; others had {self.others:.0%} of it"


def _nap(pipe: Connection) -> None:
    found: list[float] = []
    cores = sorted(os.sched_getaffinity(0))
    for n in range(1 << 40):
        os.sched_setaffinity(0, {cores[n // 50 % len(cores)]})
        before = time.perf_counter()
        time.sleep(_NAP)
        late = time.perf_counter() - before - _NAP
        if late > GAP:
            found.append(late)
        if pipe.poll():
            pipe.send(found)
            return


def commit_ms(folder: Path, count: int = 300) -> float:
    """Median milliseconds of a commit of one small row with a full sync, on the disk of `folder`."""
    times: list[float] = []
    with tempfile.TemporaryDirectory(dir=folder) as where:
        db = sqlite3.connect(Path(where) / "commits.db", isolation_level=None)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("CREATE TABLE rows(text TEXT)")
        for _ in range(count):
            before = time.perf_counter()
            db.execute("INSERT INTO rows VALUES(?)", ("x" * 200,))
            times.append(time.perf_counter() - before)
        db.close()
    return statistics.median(times) * 1e3


def cpu_seconds(pid: int) -> float:
    """Seconds of processor time a process has used, all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def resident_kb(pid: int) -> int:
    """Kilobytes of memory a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0
