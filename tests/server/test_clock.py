"""The time of service, in real time."""

import time

from capicua.server.clock import Clock


def test_it_stands_still_first_and_then_counts_on() -> None:
    clock = Clock(100.0, hold=0.2)
    assert clock.now() == 100.0
    assert 0.0 < clock.until(100.0) <= 0.2
    assert 1.0 < clock.until(101.0) <= 1.2
    time.sleep(0.3)
    assert clock.now() > 100.0
    assert clock.until(100.0) < 0.0


def test_it_begins_when_people_can_come() -> None:
    clock = Clock(7.0)
    time.sleep(0.5)
    clock.begin()
    assert 7.0 <= clock.now() < 7.5
