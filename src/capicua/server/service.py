"""What every table works with."""

from dataclasses import dataclass

from capicua.room.pace import Pace
from capicua.server.clock import Clock
from capicua.server.deals import Deals
from capicua.server.pool import Pool
from capicua.server.storage import Log


@dataclass(frozen=True, slots=True)
class Service:
    """What every table works with. New rooms are `fair`: `deals` is for those that are not."""

    log: Log
    clock: Clock
    pool: Pool
    deals: Deals
    pace: Pace
    fair: bool = True
