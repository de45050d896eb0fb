"""Open hands: what a position of a row game is worth to the seat that thinks when everybody sees everything.

Alpha-beta with a table of positions, asked again and again whether the worth reaches some number (MTD(f)). In pairs
the partner helps; where each plays for himself all others play against slot 0, unless they are told to help.
"""

from typing import Final

from capicua.bots.kernels.numbers import Int, Ints, ints
from capicua.bots.kernels.rows import PIPS, RowGame, RowKernel
from capicua.families.line_course import PAIR_PIPS

MOST: Final = 1048575
"""No round is worth more; the least is 0."""
DEEP: Final = 128
"""More plies than any round has."""
ROW: Final = 32
"""Numbers kept for each ply: sixteen moves, then their order of merit."""
STAMPS: Final = 65535
EVER: Final = 1 << 60


class RowSolver:
    """Solves worlds of one round after another; `size`, a power of two, is how many positions its table holds.

    A position is known by its tiles that are not down, its ends and the turn, since the owner of each tile is settled
    by the world; with a stock it is not, and the table is left alone. `nodes` counts the positions looked at; beyond
    `limit` it gives up, and what it returns means nothing.
    """

    def __init__(self, game: RowGame, size: Int) -> None:
        self.game: RowGame = game
        self.counting: Int = game.counting
        self.worths: Ints = game.worths
        self.held: Ints = ints([0] * 4)
        self.order: Ints = ints([0] * 28)
        self.stocked: Int = 0
        self.nodes: Int = 0
        self.limit: Int = EVER
        self.mask: Int = size - 1
        self.table: Ints = ints([0] * (2 * size))
        self.stamp: Int = 0
        self.mates: Ints = ints([1, 0, game.pairs, 0])
        self.moves: Ints = ints([0] * (ROW * DEEP))

    def help(self) -> None:
        """From now on everybody plays for slot 0: what it cannot win then it cannot win at all."""
        self.mates = ints([1, 1, 1, 1])

    def load(self, world: RowKernel) -> Int:
        """Takes over a world; returns the mask of all tiles that are not down."""
        rest: Int = 0
        slot: Int = 0
        while slot < 4:
            self.held[slot] = world.hands[slot]
            rest |= world.hands[slot]
            slot += 1
        self.stocked = world.stocked
        slot = 0
        while slot < self.stocked:
            self.order[slot] = world.order[slot]
            rest |= world.order[slot]
            slot += 1
        return rest

    def renew(self) -> None:
        """Another world is at hand: what the table holds is of no use any more."""
        self.stamp += 1
        if self.stamp > STAMPS:
            self.stamp = 1
            at: Int = 0
            while at <= self.mask:
                self.table[2 * at] = 0
                at += 1

    def try_out(self, world: RowKernel, left: Int, right: Int, move: Int, low: Int, high: Int) -> Int:
        """What the round is worth once slot 0 has laid `move` (on an empty line, with both ends -1: a tile).

        Right where it lies between `low` and `high`; else a bound on that side.
        """
        rest: Int = self.load(world)
        end: Int = move >> 3
        other: Int = end
        if left >= 0:
            other = left
            if left == end:
                other = right
        held, game = self.held, self.game
        sums: Int = game.pips(held[0]) + game.pips(held[2]) + ((game.pips(held[1]) + game.pips(held[3])) << 8)
        bar: Int = (low + high + 1) >> 1
        while low < high and self.nodes <= self.limit:
            found: Int = self.lay(0, end, move & 7, other, bar - 1, bar, 0, rest, 0, sums)
            if found < bar:
                high = found
                bar = found
            else:
                low = found
                bar = found + 1
        return low

    def lay(
        self,
        turn: Int,
        end: Int,
        shown: Int,
        other: Int,
        low: Int,
        high: Int,
        ply: Int,
        rest: Int,
        drawn: Int,
        sums: Int,
    ) -> Int:
        """The worth of a placement of the slot on turn; its hand is as before afterwards."""
        game, held = self.game, self.held
        tile: Int = game.moves[8 * end + shown]
        value: Int = 0
        held[turn] ^= tile
        rest ^= tile
        if held[turn] == 0:
            value = game.went_out(turn, end, shown, other, rest, held)
        elif ((rest >> (8 * shown)) | (rest >> (8 * other))) & 127 == 0 and (
            drawn == self.stocked or game.ends_dead == 1
        ):
            value = game.blocked(turn, held)
        else:
            sums -= (end + shown) << (8 * (turn & 1))
            value = self.search(game.onward[turn], shown, other, low, high, ply + 1, rest, drawn, turn, sums)
        held[turn] ^= tile
        return value

    def search(  # noqa: C901, PLR0912 (two ways out more than is usual)
        self, turn: Int, a: Int, b: Int, low: Int, high: Int, ply: Int, rest: Int, drawn: Int, last: Int, sums: Int
    ) -> Int:
        """The worth of a position with `turn` to move and `last` the last who laid a tile.

        `sums` are the pips of slots 0 and 2 and, above 8 bits, of 1 and 3. Where the winners get those of the losers
        they bound what can still come of it.
        """
        self.nodes += 1
        if self.nodes > self.limit:
            return low
        if self.counting == PAIR_PIPS:
            bound: Int = self.worths[sums >> 8]
            if bound <= low:
                return bound
            bound = self.worths[PIPS + (sums & 255)]
            if bound >= high:
                return bound
        hand: Int = self.held[turn]
        fits_a: Int = (hand >> (8 * a)) & 127
        fits_b: Int = 0
        if a != b:
            fits_b = (hand >> (8 * b)) & 127
        if fits_a | fits_b == 0:
            return self.stuck(turn, a, b, low, high, ply, rest, drawn, last, sums)
        if self.stocked != 0:
            return self.branch(turn, a, b, fits_a, fits_b, -1, low, high, ply, rest, drawn, sums) >> 6
        larger: Int = max(a, b)
        key: Int = rest | (((((larger * (larger + 1)) >> 1) + a + b - larger) * 4 + turn) << 56)
        mixed: Int = key ^ (key >> 32)
        at: Int = ((((mixed & 0x7FFFFFFF) * 0x9E3779B1) >> 15) & self.mask) * 2
        table = self.table
        least: Int = 0
        most: Int = MOST
        hint: Int = -1
        if table[at] == key:
            kept: Int = table[at + 1]
            if kept >> 46 == self.stamp:
                least = kept & MOST
                most = (kept >> 20) & MOST
                if least >= high or least == most:
                    return least
                if most <= low:
                    return most
                hint = (kept >> 40) & 63
                low = max(low, least)
                high = min(high, most)
        found: Int = self.branch(turn, a, b, fits_a, fits_b, hint, low, high, ply, rest, drawn, sums)
        value: Int = found >> 6
        if value > low:
            least = value
        if value < high:
            most = value
        table[at] = key
        table[at + 1] = least | (most << 20) | ((found & 63) << 40) | (self.stamp << 46)
        return value

    def stuck(
        self, turn: Int, a: Int, b: Int, low: Int, high: Int, ply: Int, rest: Int, drawn: Int, last: Int, sums: Int
    ) -> Int:
        """The worth of a position in which the slot on turn must draw or pass."""
        game, held = self.game, self.held
        if drawn == self.stocked:
            return self.search(game.onward[turn], a, b, low, high, ply, rest, drawn, last, sums)
        value: Int = 0
        before: Int = held[turn]
        held[turn] = before | self.order[drawn]
        if drawn + 1 == self.stocked and ((rest >> (8 * a)) | (rest >> (8 * b))) & 127 == 0:
            value = game.blocked(last, held)
        else:
            value = self.search(turn, a, b, low, high, ply, rest, drawn + 1, last, sums)
        held[turn] = before
        return value

    def branch(
        self,
        turn: Int,
        a: Int,
        b: Int,
        fits_a: Int,
        fits_b: Int,
        hint: Int,
        low: Int,
        high: Int,
        ply: Int,
        rest: Int,
        drawn: Int,
        sums: Int,
    ) -> Int:
        """64 times the worth of a position in which the slot on turn can lay, plus the move that it should."""
        base: Int = ROW * ply
        count: Int = self.sort(turn, a, b, fits_a, hint, base, 0)
        if a != b:
            count = self.sort(turn, b, a, fits_b, hint, base, count)
        if self.game.locks == 0 and count > 1:
            count = self.unlocked(turn, a, b, base, count, rest)
        mine: Int = self.mates[turn]
        best: Int = MOST
        if mine == 1:
            best = 0
        chosen: Int = self.moves[base]
        at: Int = 0
        while at < count:
            move: Int = self.moves[base + at]
            end: Int = move >> 3
            other: Int = a
            if end == a:
                other = b
            value: Int = self.lay(turn, end, move & 7, other, low, high, ply, rest, drawn, sums)
            if mine == 1:
                if value > best or at == 0:
                    best = value
                    chosen = move
                    low = max(low, value)
            elif value < best or at == 0:
                best = value
                chosen = move
                high = min(high, value)
            if low >= high:
                break
            at += 1
        return best * 64 + chosen

    def sort(self, turn: Int, end: Int, other: Int, fits: Int, hint: Int, base: Int, count: Int) -> Int:
        """Puts what fits `end` among the `count` moves of a ply, the most promising first; returns how many there are.

        Promising is: heavy tiles and doubles, what the next rival cannot follow, and what the own side can.
        """
        game, moves = self.game, self.moves
        pops = game.pops
        hand: Int = self.held[turn]
        rival: Int = self.held[game.onward[turn]]
        mate: Int = 0
        if game.pairs == 1:
            mate = self.held[turn ^ 2]
        while fits != 0:
            shown: Int = game.lows[fits]
            fits &= fits - 1
            move: Int = 8 * end + shown
            merit: Int = 1000
            if move != hint:
                follows: Int = pops[((rival >> (8 * shown)) | (rival >> (8 * other))) & 127]
                merit = end + shown - 16 * follows
                merit += 4 * pops[((hand >> (8 * shown)) | (hand >> (8 * other))) & 127]
                merit += 3 * pops[((mate >> (8 * shown)) | (mate >> (8 * other))) & 127]
                if follows == 0:
                    merit += 60
                if end == shown:
                    merit += 6
            at: Int = base + count
            while at > base and moves[at + 15] < merit:
                moves[at] = moves[at - 1]
                moves[at + 16] = moves[at + 15]
                at -= 1
            moves[at] = move
            moves[at + 16] = merit
            count += 1
        return count

    def unlocked(self, turn: Int, a: Int, b: Int, base: Int, count: Int, rest: Int) -> Int:
        """Leaves out the placements that lock the table where another is possible; returns how many are left."""
        game, moves = self.game, self.moves
        left: Int = 0
        at: Int = 0
        while at < count:
            move: Int = moves[base + at]
            end: Int = move >> 3
            other: Int = a
            if end == a:
                other = b
            undown: Int = rest ^ game.moves[move]
            out: Int = self.held[turn] ^ game.moves[move]
            if ((undown >> (8 * (move & 7))) | (undown >> (8 * other))) & 127 != 0 or out == 0:
                moves[base + left] = move
                left += 1
            at += 1
        if left == 0:
            return count
        return left
