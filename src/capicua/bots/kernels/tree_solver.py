"""Rounds of tree games with open hands: whether one seat wins though all the others play against it."""

from capicua.bots.kernels.numbers import Int
from capicua.bots.kernels.trees import ARMS, LOW, TreeKernel


class TreeSolver:
    """Looks at the world in a kernel. After `limit` `nodes` it gives up, and says that the round is won."""

    def __init__(self, kernel: TreeKernel, limit: Int) -> None:
        self.kernel: TreeKernel = kernel
        self.limit: Int = limit
        self.nodes: Int = 0

    def wins(self, tile: Int, joined: Int) -> Int:
        """Whether (1 or 0) the seat that thinks wins by laying `tile` at `joined`, whatever the others do."""
        kernel = self.kernel
        kernel.place(tile, joined)
        if kernel.held[kernel.turn] == 0:
            return self.sign(kernel.game.went_out(kernel.turn, kernel.held))
        return self.search(kernel.turn, kernel.lit, kernel.free, kernel.left)

    def sign(self, worth: Int) -> Int:
        """1 for what is worth something."""
        return 1 if worth > 0 else 0

    def search(self, last: Int, shown: Int, unlocked: Int, left: Int) -> Int:
        """Whether it wins once the seat after `last` is on turn."""
        kernel, game = self.kernel, self.kernel.game
        held = kernel.held
        self.nodes += 1
        if self.nodes > self.limit:
            return 1
        fits: Int = game.suits[shown & unlocked] | game.pairs[shown]
        if left <= game.floor and (held[0] | held[1] | held[2] | held[3]) & fits == 0:
            return self.sign(game.blocked(held))
        turn: Int = last + 1
        if turn == game.seats:
            turn = 0
        can: Int = held[turn] & fits
        if can != 0:
            return self.choose(turn, can, shown, unlocked, left)
        if left <= game.floor:
            return self.search(turn, shown, unlocked, left)
        drawn: Int = game.bits[kernel.order[kernel.stocked - left]]
        held[turn] |= drawn
        won: Int = 0
        if drawn & fits != 0:
            won = self.choose(turn, drawn, shown, unlocked, left - 1)
        else:
            won = self.search(turn, shown, unlocked, left - 1)
        held[turn] ^= drawn
        return won

    def choose(self, turn: Int, can: Int, shown: Int, unlocked: Int, left: Int) -> Int:
        """Whether it wins when `turn` lays one of `can`: the seat that thinks to win, the others to prevent it."""
        game, held = self.kernel.game, self.kernel.held
        wanted: Int = 1 if turn == self.kernel.turn else 0
        alive: Int = shown & unlocked
        while can != 0:
            bit: Int = can & -can
            can ^= bit
            tile: Int = game.places[bit % LOW]
            high: Int = game.highs[tile]
            low: Int = game.lows[tile]
            held[turn] ^= bit
            won: Int = 1 - wanted
            if held[turn] == 0:
                won = self.sign(game.went_out(turn, held))
            else:
                if high == low or alive & game.bits[high] != 0:
                    won = self.laid(turn, high, low, shown, unlocked, left)
                if won != wanted and high != low and alive & game.bits[low] != 0:
                    won = self.laid(turn, low, high, shown, unlocked, left)
            held[turn] ^= bit
            if won == wanted:
                return won
        return 1 - wanted

    def laid(self, turn: Int, joined: Int, outer: Int, shown: Int, unlocked: Int, left: Int) -> Int:
        """Whether it wins once `turn` has laid a tile at `joined` that now shows `outer`."""
        ends, bits = self.kernel.open, self.kernel.game.bits
        if joined == outer:
            ends[joined] += ARMS - 1
            won: Int = self.search(turn, shown, unlocked | bits[joined], left)
            ends[joined] -= ARMS - 1
            return won
        ends[joined] -= 1
        ends[outer] += 1
        after: Int = shown | bits[outer]
        if ends[joined] == 0:
            after &= ~bits[joined]
        won = self.search(turn, after, unlocked, left)
        ends[joined] += 1
        ends[outer] -= 1
        return won
