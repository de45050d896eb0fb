"""Playouts of tree games: from a position and a world, play on by a rule of thumb, and say what the end is worth.

All open sides that show a number are alike, so a board is how many there are of each; a move is a tile and the number
it joins at. Tiles are numbered by how gladly a quick player is rid of them: the lowest bit of a hand is the favourite.
"""

from typing import Final

from capicua.bots.kernels.numbers import Int, Ints, ints

ARMS: Final = 3
"""Sides that a double opens."""
PIPS: Final = 512
"""Worths are looked up at PIPS * winner + points."""
LOW: Final = 37
"""The remainders of powers of two by 37 are all different: so the lowest bit of a mask is looked up."""


class TreeGame:
    """What does not change within a round.

    `suits` and `pairs` are the masks of tiles, and of doubles, with a number of a set; `highs` and `lows` the numbers
    of a tile; `pips` those of seven tiles, by 128 * (first of them / 7) + mask; `worths` what a round is worth to the
    seat that thinks. Nobody draws the last `floor` tiles. The winner of a blocked round has its own pips taken off the
    total `own` times.
    """

    def __init__(
        self,
        seats: Int,
        floor: Int,
        own: Int,
        suits: Ints,
        pairs: Ints,
        highs: Ints,
        lows: Ints,
        pips: Ints,
        worths: Ints,
    ) -> None:
        self.seats: Int = seats
        self.floor: Int = floor
        self.own: Int = own
        self.suits: Ints = suits
        self.pairs: Ints = pairs
        self.highs: Ints = highs
        self.lows: Ints = lows
        self.pips: Ints = pips
        self.worths: Ints = worths
        self.bits: Ints = ints([1 << at for at in range(60)])
        places = [0] * LOW
        for at in range(36):
            places[(1 << at) % LOW] = at
        self.places: Ints = ints(places)

    def count(self, hand: Int) -> Int:
        """The pips of a hand."""
        pips = self.pips
        total: Int = pips[hand & 127] + pips[128 + ((hand >> 7) & 127)]
        total += pips[256 + ((hand >> 14) & 127)] + pips[384 + ((hand >> 21) & 127)]
        return total

    def went_out(self, seat: Int, hands: Ints) -> Int:
        """What it is worth that `seat` laid its last tile."""
        total: Int = 0
        other: Int = 0
        while other < self.seats:
            total += self.count(hands[other])
            other += 1
        return self.worths[PIPS * seat + total]

    def blocked(self, hands: Ints) -> Int:
        """What it is worth that nobody can go on: the lowest hand wins, if it is the only one."""
        total: Int = 0
        least: Int = PIPS
        winner: Int = 0
        tied: Int = 0
        seat: Int = 0
        while seat < self.seats:
            pips: Int = self.count(hands[seat])
            total += pips
            if pips < least:
                least = pips
                winner = seat
                tied = 0
            elif pips == least:
                tied = 1
            seat += 1
        if tied == 1:
            return self.worths[PIPS * self.seats]
        return self.worths[PIPS * winner + total - self.own * least]


class TreeKernel:
    """A position of one round and a world for it, in which playouts begin.

    `ends` is how many open sides show each number, `shown` and `unlocked` the masks of numbers that are; `hands` the
    hands of the seats, `order` the `stocked` tiles of the stock in drawing order, of which the last `left` still lie.
    `turn` is the seat that thinks. `random` is the state of the generator, not 0. `nodes` counts the plies played.
    """

    def __init__(self, game: TreeGame) -> None:
        self.game: TreeGame = game
        self.ends: Ints = ints([0] * 7)
        self.hands: Ints = ints([0] * 4)
        self.order: Ints = ints([0] * 28)
        self.shown: Int = 0
        self.unlocked: Int = 0
        self.stocked: Int = 0
        self.left: Int = 0
        self.turn: Int = 0
        self.random: Int = 1
        self.nodes: Int = 0
        self.open: Ints = ints([0] * 7)
        self.held: Ints = ints([0] * 4)
        self.lit: Int = 0
        self.free: Int = 0

    def lay(self, tile: Int, joined: Int) -> None:
        """Lay a tile at an open side that shows `joined` on the board of the playout."""
        game, ends, bits = self.game, self.open, self.game.bits
        outer: Int = game.highs[tile] + game.lows[tile] - joined
        if outer == joined:
            ends[joined] += ARMS - 1
            self.free |= bits[joined]
            return
        ends[joined] -= 1
        ends[outer] += 1
        self.lit |= bits[outer]
        if ends[joined] == 0:
            self.lit &= ~bits[joined]

    def place(self, tile: Int, joined: Int) -> None:
        """Begin a playout: the seat that thinks lays `tile` at `joined`."""
        held = self.held
        number: Int = 0
        while number < 7:
            self.open[number] = self.ends[number]
            number += 1
        self.lit = self.shown
        self.free = self.unlocked
        seat: Int = 0
        while seat < 4:
            held[seat] = self.hands[seat]
            seat += 1
        self.lay(tile, joined)
        held[self.turn] ^= self.game.bits[tile]

    def try_out(self, tile: Int, joined: Int) -> Int:
        """What the round is worth once the seat that thinks has laid `tile` at `joined`."""
        self.place(tile, joined)
        self.nodes += 1
        if self.held[self.turn] == 0:
            return self.game.went_out(self.turn, self.held)
        return self.play_on()

    def play_on(self) -> Int:  # noqa: C901, PLR0915 (one loop, for speed)
        """What the round is worth once it is played on from the seat after `turn`."""
        game, held, ends = self.game, self.held, self.open
        suits, pairs, highs, lows = game.suits, game.pairs, game.highs, game.lows
        bits, places, floor, seats = game.bits, game.places, game.floor, game.seats
        left: Int = self.left
        shown: Int = self.lit
        unlocked: Int = self.free
        x: Int = self.random
        turn: Int = self.turn
        nodes: Int = 0
        union: Int = held[0] | held[1] | held[2] | held[3]
        while True:
            turn += 1
            if turn == seats:
                turn = 0
            fits: Int = suits[shown & unlocked] | pairs[shown]
            if left <= floor and union & fits == 0:
                self.random = x
                self.nodes += nodes
                return game.blocked(held)
            nodes += 1
            can: Int = held[turn] & fits
            if can == 0:
                if left <= floor:
                    continue
                bit: Int = bits[self.order[self.stocked - left]]
                left -= 1
                held[turn] |= bit
                union |= bit
                can = bit & fits
                if can == 0:
                    continue
            x ^= (x << 13) & 0xFFFFFFFF
            x ^= x >> 17
            x ^= (x << 5) & 0xFFFFFFFF
            luck: Int = x >> 8
            while luck & 3 == 0 and can & (can - 1) != 0:
                can &= can - 1
                luck >>= 2
            bit = can & -can
            tile: Int = places[bit % LOW]
            held[turn] ^= bit
            union ^= bit
            if held[turn] == 0:
                self.random = x
                self.nodes += nodes
                return game.went_out(turn, held)
            joined: Int = highs[tile]
            outer: Int = lows[tile]
            if joined == outer:
                ends[joined] += ARMS - 1
                unlocked |= bits[joined]
                continue
            alive: Int = shown & unlocked
            if alive & bits[joined] == 0 or (x & 1 == 1 and alive & bits[outer] != 0):
                joined = lows[tile]
                outer = highs[tile]
            ends[joined] -= 1
            ends[outer] += 1
            shown |= bits[outer]
            if ends[joined] == 0:
                shown &= ~bits[joined]
