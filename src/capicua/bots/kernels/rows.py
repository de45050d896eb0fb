"""Playouts of row games: from a position and a world, play on by a rule of thumb, and say what the end is worth.

Seats are slots: 0 is the seat that thinks, then the others as play passes. See `row_tables` for hands and moves.
"""

from typing import Final

from capicua.bots.kernels.numbers import NATIVE, Int, Ints, ints
from capicua.bots.kernels.row_tables import BITS, LOWS, MOVES, NTH, POPS
from capicua.families.line_course import LOWEST_HAND, MAKER, OWN_PIPS, PAIR_PIPS, PRIZES

KEY: Final = 4
LOCK: Final = 5
DRAWN: Final = 6
"""Kinds of finish after simples, carroça, lá e lô and cruzada: a key card, a blocked round, a drawn one."""

KINDS: Final = 8
PIPS: Final = 256
"""Prizes are looked up at KINDS * slot + kind, worths of pips at PIPS * slot (or side) + pips."""

BYTES: Final = 0x01010101010101
"""The lowest bit in the byte of every number."""
DOUBLES: Final = 0x40201008040201
"""The bits of doubles: that of each number in its own byte."""

WILD: Final = 26
"""Of 128 choices so many are random, where nobody says otherwise: a little noise makes the average say more."""
BAD: Final = 1000000


class RowGame:
    """What does not change within a round: how it is played, and what its ends are worth to the seat that thinks.

    `wild` of 128 choices in a playout are random.

    `pairs` says that slots 0 and 2 play together against 1 and 3, `locks` that a placement may lock the table
    though another is possible, `ends_dead` that a line nobody can extend ends the round though tiles are in the stock.
    """

    def __init__(
        self, seats: Int, pairs: Int, counting: Int, locking: Int, locks: Int, ends_dead: Int, worths: Ints
    ) -> None:
        self.seats: Int = seats
        self.pairs: Int = pairs
        self.counting: Int = counting
        self.locking: Int = locking
        self.locks: Int = locks
        self.ends_dead: Int = ends_dead
        self.worths: Ints = worths
        self.wild: Int = WILD
        self.onward: Ints = ints([slot + 1 if slot + 1 < seats else 0 for slot in range(4)])
        self.before: Ints = ints([slot - 1 if slot > 0 else seats - 1 for slot in range(4)])
        self.pops: Ints = ints(POPS)
        self.lows: Ints = ints(LOWS)
        self.nth: Ints = ints(NTH)
        self.bits: Ints = ints(BITS)
        self.moves: Ints = ints(MOVES)

    def pips(self, hand: Int) -> Int:
        """The pips of a hand: each tile stands in the bytes of both its numbers, a double in one."""
        # All numbers at once, a byte each: a loop over them makes playouts longer by a twentieth.
        doubles: Int = ((hand & DOUBLES) + BYTES * 127) >> 7 & BYTES
        pairs: Int = hand - ((hand >> 1) & BYTES * 0x55)
        fours: Int = (pairs & BYTES * 0x33) + ((pairs >> 2) & BYTES * 0x33)
        rows: Int = ((fours + (fours >> 4)) & BYTES * 15) + doubles
        odd: Int = ((rows >> 8) & 15) + 3 * ((rows >> 24) & 15) + 5 * ((rows >> 40) & 15)
        return odd + 2 * ((rows >> 16) & 15) + 4 * ((rows >> 32) & 15) + 6 * ((rows >> 48) & 15)

    def went_out(self, slot: Int, end: Int, shown: Int, other: Int, left: Int, hands: Ints) -> Int:
        """What it is worth that `slot` went out with (end, shown) beside the end `other`; `left` are not down."""
        if self.counting == PAIR_PIPS:
            return self.worths[PIPS * (slot & 1) + self.pips(hands[(slot + 1) & 3]) + self.pips(hands[(slot + 3) & 3])]
        if self.counting == OWN_PIPS:
            return self.spared(slot, hands)
        kind: Int = 0
        if end == shown:
            kind = 3 if other == end else 1
        elif other == shown:
            kind = 2
            if ((left >> (8 * end)) | (left >> (8 * shown))) & 127 == 0:
                kind = KEY
        return self.worths[KINDS * slot + kind]

    def spared(self, slot: Int, hands: Ints) -> Int:
        """What it is worth that everybody but `slot` counts the pips left in the hand."""
        total: Int = self.worths[PIPS * slot]
        seat: Int = 0
        while seat < self.seats:
            if seat != slot:
                total += self.worths[PIPS * seat + self.pips(hands[seat])]
            seat += 1
        return total

    def blocked(self, slot: Int, hands: Ints) -> Int:
        """What a round is worth that `slot` has blocked."""
        if self.locking == MAKER:
            return self.spared(slot, hands)
        if self.locking == LOWEST_HAND:
            return self.lowest(slot, hands)
        even: Int = self.pips(hands[0]) + self.pips(hands[2])
        odd: Int = self.pips(hands[1]) + self.pips(hands[3])
        winner: Int = 1 - (slot & 1)
        if even != odd:
            winner = 0 if even < odd else 1
        if self.counting == PRIZES:
            return self.worths[KINDS * winner + LOCK]
        return self.worths[PIPS * winner + (even if winner == 1 else odd)]

    def lowest(self, slot: Int, hands: Ints) -> Int:
        """What a blocked round is worth that the lowest hand wins; of equal partners the first after `slot`."""
        winner: Int = slot
        least: Int = PIPS
        tied: Int = 0
        step: Int = 1
        while step <= self.seats:
            seat: Int = slot + step
            if seat >= self.seats:
                seat -= self.seats
            pips: Int = self.pips(hands[seat])
            if pips < least:
                least = pips
                winner = seat
                tied = 0
            elif pips == least and (self.pairs == 0 or ((seat ^ winner) & 1) == 1):
                tied = 1
            step += 1
        return self.worths[KINDS * winner + (DRAWN if tied == 1 else LOCK)]


class RowKernel:
    """A position of one round and a world for it, in which playouts begin.

    `hands` are the slots' hands, `order` the masks of the stock's tiles in drawing order and `stocked` how many there
    are; `lacks` is for each slot the set of numbers that it has shown to lack. `random` is the state of the generator,
    not 0. `nodes` counts the plies played.
    """

    def __init__(self, game: RowGame) -> None:
        self.game: RowGame = game
        self.hands: Ints = ints([0] * 4)
        self.lacks: Ints = ints([0] * 4)
        self.order: Ints = ints([0] * 28)
        self.stocked: Int = 0
        self.random: Int = 1
        self.nodes: Int = 0
        self.held: Ints = ints([0] * 4)
        self.voids: Ints = ints([0] * 4)

    def number(self) -> Int:
        """The next random number of 32 bits, never 0: Marsaglia's xorshift."""
        x: Int = self.random
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self.random = x
        return x

    def try_out(self, left: Int, right: Int, move: Int) -> Int:
        """What the round is worth once slot 0 has laid `move` (on an empty line, with both ends -1: a tile)."""
        game, hands, held, lacks, voids = self.game, self.hands, self.held, self.lacks, self.voids
        slot: Int = 0
        rest: Int = 0
        while slot < 4:
            hand: Int = hands[slot]
            held[slot] = hand
            voids[slot] = lacks[slot]
            rest |= hand
            slot += 1
        slot = 0
        while slot < self.stocked:
            rest |= self.order[slot]
            slot += 1
        end: Int = move >> 3
        shown: Int = move & 7
        other: Int = end
        if left >= 0:
            other = right if left == end else left
        self.nodes += 1
        held[0] ^= game.moves[move]
        rest ^= game.moves[move]
        if held[0] == 0:
            return game.went_out(0, end, shown, other, rest, held)
        if ((rest >> (8 * shown)) | (rest >> (8 * other))) & 127 == 0 and (self.stocked == 0 or game.ends_dead == 1):
            return game.blocked(0, held)
        return self.play_on(shown, other, rest)

    def play_on(self, a: Int, b: Int, rest: Int) -> Int:  # noqa: PLR0915 (one loop, for speed)
        """What the round is worth once it is played on from slot 1, the line's ends being `a` and `b`.

        `rest` is the mask of all tiles that are not down.
        """
        game, held = self.game, self.held
        pops, nth, moves, onward = game.pops, game.nth, game.moves, game.onward
        stocked: Int = self.stocked
        dead: Int = game.ends_dead
        wild: Int = game.wild if game.locks == 1 else 0
        # Whether there is a choice, and at which end it is, is up to chance: a processor often guesses wrong, so that
        # compiled code does better without branches. Interpreted code does not.
        branches: Int = 0 if NATIVE else 1
        x: Int = self.random
        plies: Int = self.nodes
        turn: Int = 1
        last: Int = 0
        drawn: Int = 0
        while True:
            hand: Int = held[turn]
            fits_a: Int = (hand >> (8 * a)) & 127
            fits_b: Int = (hand >> (8 * b)) & 127
            if a == b:
                fits_b = 0
            plies += 1
            if fits_a | fits_b == 0:
                self.voids[turn] |= game.bits[a] | game.bits[b]
                if drawn == stocked:
                    turn = onward[turn]
                    continue
                held[turn] = hand | self.order[drawn]
                drawn += 1
                if drawn == stocked and ((rest >> (8 * a)) | (rest >> (8 * b))) & 127 == 0:
                    break
                continue
            first: Int = pops[fits_a]
            count: Int = first + pops[fits_b]
            pick: Int = 0
            if count > branches:
                many: Int = (1 - count) >> 63
                y: Int = x ^ ((x << 13) & 0xFFFFFFFF)
                y ^= y >> 17
                y ^= (y << 5) & 0xFFFFFFFF
                x ^= (x ^ y) & many
                pick = (((x >> 7) * count) >> 25) & many
                if x & 127 >= wild and count > 1:
                    pick = self.best(turn, fits_a, fits_b, a, b, rest, x >> 7)
            left: Int = (pick - first) >> 63
            end: Int = b ^ ((a ^ b) & left)
            shown: Int = nth[8 * (fits_b ^ ((fits_a ^ fits_b) & left)) + pick - (first & ~left)]
            b ^= a ^ end
            tile: Int = moves[8 * end + shown]
            rest ^= tile
            hand ^= tile
            held[turn] = hand
            last = turn
            if hand == 0:
                self.random = x
                self.nodes = plies
                return game.went_out(turn, end, shown, b, rest, held)
            a = shown
            if ((rest >> (8 * a)) | (rest >> (8 * b))) & 127 == 0 and (drawn == stocked or dead == 1):
                break
            turn = onward[turn]
        self.random = x
        self.nodes = plies
        return game.blocked(last, held)

    def best(self, turn: Int, fits: Int, fits_b: Int, a: Int, b: Int, rest: Int, noise: Int) -> Int:  # noqa: C901
        """The number of the choice that looks best, of those that fit `a` (`fits`), then of those that fit `b`."""
        game, voids, hand = self.game, self.voids, self.held[turn]
        pops, lows = game.pops, game.lows
        behind: Int = voids[game.onward[turn]]
        ahead: Int = voids[game.before[turn]] if game.seats > 2 else 0
        mate: Int = voids[turn ^ 2] if game.pairs == 1 else 0
        known: Int = behind | ahead | mate
        most: Int = -BAD * BAD
        chosen: Int = 0
        at: Int = 0
        end: Int = a
        other: Int = b
        if fits == 0:
            fits = fits_b
            fits_b = 0
            end = b
            other = a
        while fits != 0:
            # The same for all choices at this end: what can follow at the other.
            follow: Int = 4 * pops[(hand >> (8 * other)) & 127]
            if end == other:
                follow -= 4
            base: Int = end + follow - 4
            if known != 0:
                base += 8 * ((behind >> other) & 1) + 4 * ((ahead >> other) & 1) - 6 * ((mate >> other) & 1)
            while fits != 0:
                shown: Int = lows[fits]
                fits &= fits - 1
                value: Int = base + shown + 4 * pops[(hand >> (8 * shown)) & 127]
                if shown == other:
                    value -= follow
                elif end != other:
                    value -= 4 * ((hand >> (8 * shown + other)) & 1)
                if shown == end:
                    value += 6
                if known != 0:
                    value += 8 * ((behind >> shown) & 1) + 4 * ((ahead >> shown) & 1) - 6 * ((mate >> shown) & 1)
                value = 64 * value + (noise & 63)
                noise >>= 2
                if game.locks == 0 and self.shuts(hand, end, shown, other, rest) == 1:
                    value -= BAD
                if value > most:
                    most = value
                    chosen = at
                at += 1
            fits = fits_b
            fits_b = 0
            end = b
            other = a
        return chosen

    def shuts(self, hand: Int, end: Int, shown: Int, other: Int, rest: Int) -> Int:
        """Whether (1 or 0) the tile (`end`, `shown`) locks the table, and is not the last of the hand."""
        tile: Int = self.game.moves[8 * end + shown]
        undown: Int = rest ^ tile
        if hand == tile or ((undown >> (8 * shown)) | (undown >> (8 * other))) & 127 != 0:
            return 0
        return 1
