"""Playouts of trick games: from a position and a world, play on by a rule of thumb, and say what the end is worth.

Hands and discards are tidy masks, groups have the numbers of `families.trick_actions`. Play goes to the right.
"""

from typing import Final

from capicua.bots.kernels.numbers import Int, Ints, ints

PLAIN: Final = 0
HONOUR: Final = 1
LITTLE: Final = 2
CAUGHT: Final = 3
"""How the last trick was won: by any group, by one that is paid at once, by the Little Three alone, or by the Big Six
over the Little Three that was led (CAUGHT + its leader)."""
ENDS: Final = 7
GROUPS: Final = 61
SIZE: Final = 16
SAFE: Final = 256
"""What a lead is worth for each tile, and for being safe, beside luck of up to 127."""
WORTHS: Final = 9 * 9 * 9 * 4 * ENDS


class TrickGame:
    """What does not change within a round.

    Of a group `tiles` is the mask, `sizes` the number of tiles, `above` the union of the groups that beat it; those are
    `beaters` from `starts` at its number to that of the next, cheapest first. `honours` is what a group pays at once
    to the seat that thinks when it wins a trick, by 4 * group + winner; `worths` what the end is worth, by the columns
    of the first three seats, the winner and how it won. `weak` are the tiles, weakest first. `dead` says that a seat
    without a column may not beat the last single tile; `big` and `little` are the groups of the Big Six and the
    Little Three.
    """

    def __init__(
        self,
        tiles: Ints,
        sizes: Ints,
        above: Ints,
        starts: Ints,
        beaters: Ints,
        weak: Ints,
        dead: Int,
        big: Int,
        little: Int,
        honours: Ints,
        worths: Ints,
    ) -> None:
        self.tiles: Ints = tiles
        self.sizes: Ints = sizes
        self.above: Ints = above
        self.starts: Ints = starts
        self.beaters: Ints = beaters
        self.weak: Ints = weak
        self.dead: Int = dead
        self.big: Int = big
        self.little: Int = little
        self.honours: Ints = honours
        self.worths: Ints = worths

    def without(self, hand: Int, tiles: Int) -> Int:
        """What is left of a tidy hand without these tiles."""
        rest: Int = hand ^ tiles
        lone: Int = rest & 0x2AAAAA & ~(rest << 1)
        return rest ^ (lone | (lone >> 1))

    def weakest(self, hand: Int, count: Int) -> Int:
        """The `count` weakest tiles of a tidy hand, as a tidy mask."""
        weak = self.weak
        thrown: Int = 0
        at: Int = 0
        while count > 0:
            bit: Int = weak[at]
            if hand & bit != 0:
                thrown |= bit
                count -= 1
            at += 1
        return thrown

    def cheapest(self, high: Int, hand: Int) -> Int:
        """The lowest group of a hand that beats the group `high`, -1 for none."""
        if hand & self.above[high] == 0:
            return -1
        at: Int = self.starts[high]
        end: Int = self.starts[high + 1]
        while at < end:
            group: Int = self.beaters[at]
            if self.tiles[group] & ~hand == 0:
                return group
            at += 1
        return -1


class TrickKernel:
    """A position of one round and a world for it, in which playouts begin.

    `hands` and `columns` are the seats'; `turn` is the seat that thinks; `played` seats have played to the trick of
    `size` tiles that `leader` led with the group `led`, where `holder` stands with `high`; `left` is the number of
    tiles each held when it began. `banked` is what the seat that thinks has been paid so far. `random` is the state of
    the generator, not 0. `nodes` counts the plies played.
    """

    def __init__(self, game: TrickGame) -> None:
        self.game: TrickGame = game
        self.hands: Ints = ints([0] * 4)
        self.columns: Ints = ints([0] * 4)
        self.turn: Int = 0
        self.leader: Int = 0
        self.led: Int = 0
        self.high: Int = 0
        self.holder: Int = 0
        self.played: Int = 0
        self.size: Int = 0
        self.left: Int = 0
        self.banked: Int = 0
        self.random: Int = 1
        self.nodes: Int = 0
        self.held: Ints = ints([0] * 4)
        self.won: Ints = ints([0] * 4)

    def is_beaten(self, group: Int, seat: Int) -> Int:
        """Whether one of the other hands in play can beat `group` of `seat`: 0 or 1."""
        game, held = self.game, self.held
        other: Int = 0
        while other < 4:
            if other != seat and game.cheapest(group, held[other]) >= 0:
                return 1
            other += 1
        return 0

    def lead(self, seat: Int, luck: Int) -> Int:
        """The group that a quick player leads: one that nobody beats, rather a large one; else any."""
        game = self.game
        hand: Int = self.held[seat]
        best: Int = -1
        value: Int = -1
        group: Int = 0
        while group < GROUPS:
            if game.tiles[group] & ~hand == 0:
                worth: Int = SIZE * game.sizes[group] + (luck & 127)
                if self.is_beaten(group, seat) == 0:
                    worth += SAFE
                luck = (luck >> 3) | ((luck & 7) << 20)
                if worth > value:
                    value = worth
                    best = group
            group += 1
        return best

    def try_out(self, group: Int, thrown: Int) -> Int:
        """What the round is worth once the seat that thinks has shown `group`, or (-1) has thrown these tiles."""
        held, won = self.held, self.won
        seat: Int = 0
        while seat < 4:
            held[seat] = self.hands[seat]
            won[seat] = self.columns[seat]
            seat += 1
        return self.play_on(group, thrown)

    def play_on(self, group: Int, thrown: Int) -> Int:  # noqa: C901, PLR0912, PLR0915 (one loop, for speed)
        """`try_out`, on hands and columns that are used up."""
        game, held, won = self.game, self.held, self.won
        turn: Int = self.turn
        leader: Int = self.leader
        led: Int = self.led
        high: Int = self.high
        holder: Int = self.holder
        played: Int = self.played
        size: Int = self.size
        left: Int = self.left
        worth: Int = self.banked
        x: Int = self.random
        nodes: Int = 0
        while True:
            nodes += 1
            if group >= 0:
                if played == 0:
                    leader = turn
                    led = group
                    size = game.sizes[group]
                high = group
                holder = turn
                thrown = game.tiles[group]
            held[turn] = game.without(held[turn], thrown)
            played += 1
            if played == 4:
                won[holder] += size
                left -= size
                worth += game.honours[4 * high + holder]
                if left == 0:
                    break
                played = 0
                turn = holder
            else:
                turn = (turn + 3) & 3
            x ^= (x << 13) & 0xFFFFFFFF
            x ^= x >> 17
            x ^= (x << 5) & 0xFFFFFFFF
            if played == 0:
                group = self.lead(turn, x >> 5)
                continue
            group = -1
            if left > 1 or won[turn] > 0 or game.dead == 0:
                group = game.cheapest(high, held[turn])
                if group >= 0 and left > size and won[turn] > 0 and (x >> 8) & 3 == 0:
                    group = -1
            if group < 0:
                thrown = game.weakest(held[turn], size)
        self.random = x
        self.nodes += nodes
        end: Int = PLAIN
        if game.honours[4 * high + holder] != 0:
            end = HONOUR
        elif high == game.little:
            end = LITTLE
        elif high == game.big and led == game.little:
            end = CAUGHT + leader
        at: Int = (won[0] * 9 + won[1]) * 9 + won[2]
        return worth + game.worths[(at * 4 + holder) * ENDS + end]
