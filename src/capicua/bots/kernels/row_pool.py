"""Playing candidates out in many worlds of a row game, the likelier ones more often."""

from typing import Final

from capicua.bots.kernels.numbers import Int, Ints, ints
from capicua.bots.kernels.row_worlds import RowReader, RowSampler
from capicua.bots.kernels.rows import RowKernel

WEIGHT: Final = 262144
"""The weight of the likeliest world of a pool."""
STRIDE: Final = 2654435769
"""2 ** 32 over the golden ratio: its multiples spread evenly over the pool, however many are taken."""


class RowPool:
    """Candidate `moves` of slot 0 on a line that ends `left` and `right`, and what they came to in `totals`.

    With a pool of `size` worlds, drawn once, each is taken as often as the `reader` finds it likely; with none, every
    world is a fresh one and as likely as another. In each a candidate is played out `plays` times, with the same random
    numbers as the others. `peaks` is the most that each came to once, `found` how many worlds are in the pool.
    """

    def __init__(
        self,
        kernel: RowKernel,
        sampler: RowSampler,
        reader: RowReader,
        size: Int,
        left: Int,
        right: Int,
        moves: Ints,
        plays: Int,
    ) -> None:
        self.kernel: RowKernel = kernel
        self.sampler: RowSampler = sampler
        self.reader: RowReader = reader
        self.size: Int = size
        self.left: Int = left
        self.right: Int = right
        self.moves: Ints = moves
        self.plays: Int = plays
        self.totals: Ints = ints([0] * len(moves))
        self.peaks: Ints = ints([0] * len(moves))
        self.found: Int = 0
        self.seeds: Ints = ints([0] * size)
        self.sums: Ints = ints([0] * size)
        self.taken: Int = 0

    def fill(self) -> Int:
        """Draws the pool and weighs it; 0 when no world was found."""
        kernel = self.kernel
        most: Int = 1
        at: Int = 0
        while at < self.size:
            self.seeds[at] = self.sampler.draw(kernel)
            if self.seeds[at] == 0:
                return 0
            self.sums[at] = self.reader.weight(kernel.hands)
            most = max(most, self.sums[at])
            at += 1
        scale: Int = most // WEIGHT + 1
        total: Int = 0
        at = 0
        while at < self.size:
            total += self.sums[at] // scale + 1
            self.sums[at] = total
            at += 1
        self.found = self.size
        return self.found

    def take(self) -> Int:
        """Puts the next world into the kernel; 0 when there is none."""
        kernel = self.kernel
        if self.size == 0:
            return self.sampler.draw(kernel)
        self.taken += 1
        mark: Int = (((self.taken * STRIDE) & 0xFFFFFFFF) * self.sums[self.size - 1]) >> 32
        low: Int = 0
        high: Int = self.size - 1
        while low < high:
            middle: Int = (low + high) >> 1
            if self.sums[middle] > mark:
                high = middle
            else:
                low = middle + 1
        after: Int = kernel.random
        kernel.random = self.seeds[low]
        self.sampler.split(kernel)
        kernel.random = after
        return 1

    def explore(self, worlds: Int) -> Int:
        """Plays every candidate out in so many more worlds; 0 when there is none."""
        kernel, moves, totals, peaks = self.kernel, self.moves, self.totals, self.peaks
        left: Int = self.left
        right: Int = self.right
        count: Int = len(moves)
        while worlds > 0:
            if self.take() == 0:
                return 0
            play: Int = 0
            while play < self.plays:
                seed: Int = kernel.number()
                at: Int = 0
                while at < count:
                    kernel.random = seed
                    worth: Int = kernel.try_out(left, right, moves[at])
                    totals[at] += worth
                    peaks[at] = max(peaks[at], worth)
                    at += 1
                play += 1
            worlds -= 1
        return 1
