"""Worlds of row games: fair draws of the hidden hands, and how likely what was played makes each of them."""

from typing import Final

from capicua.bots.kernels.numbers import Int, Ints, ints
from capicua.bots.kernels.row_tables import LOWS, MOVES, POPS, likelihoods
from capicua.bots.kernels.rows import RowKernel

SHARE: Final = 5
"""Bits per slot in a split of a class."""
TRIES: Final = 2000
"""Draws before giving up on the conditions that are met by drawing again."""
KEEP: Final = 3
KEEP_OF: Final = 4
"""What each half point by which a choice is worse than the best leaves of its likelihood: so many of so many."""
BLIND: Final = 96
"""Of 1024 choices of others so many are believed to be made without reason."""


class RowSampler:
    """Draws the hidden hands, each world equally likely.

    Unseen tiles that may go to the same seats form a class: `tiles` are their masks class by class, `names` the bits
    by which `caps` know them, `starts` where each class begins (and the last ends). How a class is split among slots 1
    to 3 is drawn by the ways that follow from it: at a node the options from `firsts` on have the cumulated `ways`,
    the `splits` and the node after (`nexts`). What is left goes to the stock. Then come the conditions (slot, mask,
    most) in `caps`: a draw that breaks one is drawn anew. `given` are the hands as far as they are known.
    """

    def __init__(
        self,
        given: Ints,
        tiles: Ints,
        names: Ints,
        starts: Ints,
        firsts: Ints,
        ways: Ints,
        splits: Ints,
        nexts: Ints,
        caps: Ints,
    ) -> None:
        self.given: Ints = given
        self.tiles: Ints = tiles
        self.names: Ints = names
        self.starts: Ints = starts
        self.firsts: Ints = firsts
        self.ways: Ints = ways
        self.splits: Ints = splits
        self.nexts: Ints = nexts
        self.caps: Ints = caps
        self.pops: Ints = ints(POPS)
        self.named: Ints = ints([0] * 4)
        self.deck: Ints = ints([0] * len(tiles))

    def draw(self, kernel: RowKernel) -> Int:
        """Puts a world into the kernel; 0 when none was found that meets the conditions.

        The kernel's generator, set back to what `kernel.random` was before the draw that was kept, gives it again: that
        number is returned.
        """
        tries: Int = 0
        while tries < TRIES:
            before: Int = kernel.random
            self.split(kernel)
            if self.agrees() == 1:
                return before
            tries += 1
        return 0

    def split(self, kernel: RowKernel) -> None:
        """One draw, whatever the conditions say."""
        hands, given, named, deck = kernel.hands, self.given, self.named, self.deck
        slot: Int = 0
        while slot < 4:
            hands[slot] = given[slot]
            named[slot] = 0
            slot += 1
        at: Int = len(deck) - 1
        while at >= 0:
            deck[at] = at
            at -= 1
        classes: Int = len(self.starts) - 1
        node: Int = 0
        stocked: Int = 0
        at = 0
        while at < classes:
            first: Int = self.firsts[node]
            last: Int = self.firsts[node + 1] - 1
            if first < last:
                mark: Int = (((kernel.number() >> 2) << 32) | kernel.number()) % self.ways[last]
                while self.ways[first] <= mark:
                    first += 1
            stocked = self.deal(kernel, self.starts[at], self.starts[at + 1], self.splits[first], stocked)
            node = self.nexts[first]
            at += 1
        kernel.stocked = stocked
        while stocked > 1:
            other: Int = (kernel.number() * stocked) >> 32
            stocked -= 1
            tile: Int = kernel.order[stocked]
            kernel.order[stocked] = kernel.order[other]
            kernel.order[other] = tile

    def deal(self, kernel: RowKernel, at: Int, end: Int, split: Int, stocked: Int) -> Int:
        """Deals the tiles from `at` to `end`: each slot its share, the stock the rest; returns the stock's size."""
        deck, tiles, names, order = self.deck, self.tiles, self.names, kernel.order
        bound: Int = len(self.caps)
        x: Int = kernel.random
        slot: Int = 1
        while slot < 4:
            share: Int = (split >> (SHARE * slot)) & 31
            hand: Int = 0
            named: Int = 0
            while share > 0:
                x ^= (x << 13) & 0xFFFFFFFF
                x ^= x >> 17
                x ^= (x << 5) & 0xFFFFFFFF
                other: Int = at + ((x * (end - at)) >> 32)
                tile: Int = deck[other]
                deck[other] = deck[at]
                hand |= tiles[tile]
                if bound != 0:
                    named |= names[tile]
                at += 1
                share -= 1
            kernel.hands[slot] |= hand
            self.named[slot] |= named
            slot += 1
        kernel.random = x
        while at < end:
            order[stocked] = tiles[deck[at]]
            stocked += 1
            at += 1
        return stocked

    def agrees(self) -> Int:
        """Whether the hands just dealt meet the conditions."""
        caps = self.caps
        count: Int = len(caps)
        at: Int = 0
        while at < count:
            held: Int = self.named[caps[at]] & caps[at + 1]
            most: Int = caps[at + 2]
            while held != 0:
                most -= self.pops[held & 127]
                held >>= 7
            if most < 0:
                return 0
            at += 3
        return 1


class RowReader:
    """How likely the placements of others are in a world, by a rule of thumb that most players share.

    A placement is eight numbers in `facts`: its slot, the mask of what the slot has laid since (itself too), the ends
    (-1 on an empty line), the move, and the numbers that the next seat, the one before and the partner had shown to
    lack.
    """

    def __init__(self, facts: Ints) -> None:
        self.facts: Ints = facts
        self.pops: Ints = ints(POPS)
        self.lows: Ints = ints(LOWS)
        self.moves: Ints = ints(MOVES)
        self.fading: Ints = ints(likelihoods(64, KEEP, KEEP_OF))
        self.values: Ints = ints([0] * 64)

    def weight(self, hands: Ints) -> Int:
        """The likelihood of all placements together, of 2 ** 50."""
        weight: Int = 1125899906842624
        count: Int = len(self.facts)
        at: Int = 0
        while at < count:
            weight = (weight * self.likely(at, hands[self.facts[at]] | self.facts[at + 1])) >> 10
            at += 8
        return weight

    def likely(self, at: Int, hand: Int) -> Int:
        """The likelihood, of 1024, of the placement at `at` by a seat that held `hand`."""
        facts, values = self.facts, self.values
        left: Int = facts[at + 2]
        right: Int = facts[at + 3]
        move: Int = facts[at + 4]
        found: Int = 0
        if left < 0:
            found = self.openings(hand)
        else:
            found = self.value(at, hand, left, right, 0)
            if left != right:
                found = self.value(at, hand, right, left, found)
        if found < 2:
            return 1024
        best: Int = -1000
        chosen: Int = -1000
        k: Int = 0
        while k < found:
            value: Int = values[2 * k + 1]
            best = max(best, value)
            if values[2 * k] == move:
                chosen = value
            k += 1
        total: Int = 0
        k = 0
        while k < found:
            total += self.fade(best - values[2 * k + 1])
            k += 1
        return BLIND // found + (1024 - BLIND) * self.fade(best - chosen) // total

    def fade(self, worse: Int) -> Int:
        """How likely a choice is that is so many half points worse than the best, of 1024."""
        return self.fading[worse] if worse < 64 else 0

    def following(self, hand: Int, a: Int, b: Int) -> Int:
        """What it is worth how many tiles of a hand can follow on the ends `a` and `b`."""
        if a == b:
            return 4 * self.pops[(hand >> (8 * a)) & 127]
        both: Int = (hand >> (8 * a + b)) & 1
        return 4 * (self.pops[(hand >> (8 * a)) & 127] + self.pops[(hand >> (8 * b)) & 127] - both)

    def openings(self, hand: Int) -> Int:
        """Values every tile as the first of the line; returns how many there are."""
        found: Int = 0
        i: Int = 0
        while i < 7:
            row: Int = ((hand >> (8 * i)) & 127) >> i
            j: Int = i
            while row != 0:
                if row & 1 == 1:
                    value: Int = i + j + self.following(hand ^ self.moves[8 * i + j], i, j)
                    if i == j:
                        value += 6
                    self.values[2 * found] = 8 * i + j
                    self.values[2 * found + 1] = value
                    found += 1
                row >>= 1
                j += 1
            i += 1
        return found

    def value(self, at: Int, hand: Int, end: Int, other: Int, found: Int) -> Int:
        """Values what fits one end, after the `found` before; returns how many there are now."""
        behind: Int = self.facts[at + 5]
        ahead: Int = self.facts[at + 6]
        mate: Int = self.facts[at + 7]
        fits: Int = (hand >> (8 * end)) & 127
        while fits != 0:
            y: Int = self.lows[fits]
            fits &= fits - 1
            value: Int = end + y + self.following(hand ^ self.moves[8 * end + y], y, other)
            if end == y:
                value += 6
            value += 8 * (((behind >> y) & 1) + ((behind >> other) & 1))
            value += 4 * (((ahead >> y) & 1) + ((ahead >> other) & 1))
            value -= 6 * (((mate >> y) & 1) + ((mate >> other) & 1))
            self.values[2 * found] = 8 * end + y
            self.values[2 * found + 1] = value
            found += 1
        return found
