/* The kernels of row games in C, as a measure of what the machine can do: the same steps in the same order, so that
   the results are equal to the bit. Random playouts of four players each for himself, and open hands of two pairs. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef uint64_t u64;
typedef int64_t i64;

static u64 tile_bits(int i, int j) { return 1ull << (8 * i + j) | 1ull << (8 * j + i); }

static uint32_t next(uint32_t *state) {
    uint32_t x = *state;
    x ^= x << 13;
    x ^= x >> 17;
    x ^= x << 5;
    return *state = x;
}

static int count_pips(u64 hand) {
    int total = 0;
    for (int number = 1; number < 7; number++) {
        uint32_t row = hand >> (8 * number) & 127;
        total += number * (__builtin_popcount(row) + (row >> number & 1));
    }
    return total;
}

static u64 fits(u64 hand, int a, int b) { return (hand >> (8 * a) | hand >> (8 * b)) & 127; }

/* --- playouts: kinds of finish as in the kernel, 8 prizes a slot --- */

static i64 went_out(const i64 *prizes, int slot, int end, int shown, int other, u64 left) {
    int kind = 0;
    if (end == shown)
        kind = other == end ? 3 : 1;
    else if (other == shown)
        kind = fits(left, end, shown) ? 2 : 4;
    return prizes[8 * slot + kind];
}

static i64 blocked(const i64 *prizes, const u64 *held, int slot) {
    int winner = slot, least = 256, tied = 0;
    for (int step = 1; step <= 4; step++) {
        int seat = (slot + step) & 3, pips = count_pips(held[seat]);
        if (pips < least)
            least = pips, winner = seat, tied = 0;
        else if (pips == least)
            tied = 1;
    }
    return prizes[8 * winner + (tied ? 6 : 5)];
}

static i64 play_out(u64 *held, u64 rest, int a, int b, const i64 *prizes, uint32_t *state, i64 *nodes) {
    for (int turn = 1;; turn = (turn + 1) & 3) {
        uint32_t fits_a = held[turn] >> (8 * a) & 127, fits_b = a == b ? 0 : held[turn] >> (8 * b) & 127;
        ++*nodes;
        if (!(fits_a | fits_b))
            continue;
        int choices = __builtin_popcount(fits_a) + __builtin_popcount(fits_b), pick = 0;
        if (choices > 1)
            pick = (u64)(next(state) >> 7) * choices >> 25;
        int end = a, other = b;
        uint32_t from = fits_a;
        if (pick >= __builtin_popcount(fits_a)) {
            pick -= __builtin_popcount(fits_a);
            from = fits_b, end = b, other = a;
        }
        while (pick--)
            from &= from - 1;
        int shown = __builtin_ctz(from);
        rest ^= tile_bits(end, shown);
        held[turn] ^= tile_bits(end, shown);
        if (!held[turn])
            return went_out(prizes, turn, end, shown, other, rest);
        a = shown, b = other;
        if (!fits(rest, a, b))
            return blocked(prizes, held, turn);
    }
}

/* Deals `unseen` (21 tiles) to slots 1 to 3 and plays on after slot 0 has opened with (low, high), so many times. */
i64 playouts(i64 worlds, uint32_t seed, u64 own, const u64 *unseen, int low, int high, const i64 *prizes, i64 *nodes) {
    i64 total = 0;
    uint32_t state = seed;
    for (; worlds > 0; worlds--) {
        int deck[21], at = 0;
        u64 held[4] = {own ^ tile_bits(low, high), 0, 0, 0}, rest = held[0];
        for (int i = 0; i < 21; i++)
            deck[i] = i;
        for (int slot = 1; slot < 4; slot++)
            for (int share = 0; share < 7; share++, at++) {
                int other = at + (int)((u64)next(&state) * (21 - at) >> 32), card = deck[other];
                deck[other] = deck[at];
                held[slot] |= unseen[card];
            }
        for (int slot = 1; slot < 4; slot++)
            rest |= held[slot];
        next(&state);
        ++*nodes;
        total += play_out(held, rest, high, low, prizes, &state, nodes);
    }
    return total;
}

/* --- open hands of two pairs, counted in pips: gains[256 * (winner & 1) + pips of the losers] --- */

enum { MOST = 1048575 };

typedef struct {
    u64 held[4], *keys, *kept, mask, stamp;
    const i64 *gains;
    i64 nodes;
} Solver;

Solver *make_solver(u64 size, const i64 *gains) {
    Solver *s = calloc(1, sizeof *s);
    s->keys = calloc(size, 8), s->kept = calloc(size, 8), s->mask = size - 1, s->gains = gains;
    return s;
}

static i64 search(Solver *s, int turn, int a, int b, i64 low, i64 high, u64 rest);

static i64 pips_of(Solver *s, int slot) { return count_pips(s->held[slot & 3]); }

static i64 lay(Solver *s, int turn, int end, int shown, int other, i64 low, i64 high, u64 rest) {
    u64 tile = tile_bits(end, shown);
    i64 value;
    s->held[turn] ^= tile, rest ^= tile;
    if (!s->held[turn])
        value = s->gains[256 * (turn & 1) + pips_of(s, turn + 1) + pips_of(s, turn + 3)];
    else if (!fits(rest, shown, other)) {
        i64 even = pips_of(s, 0) + pips_of(s, 2), odd = pips_of(s, 1) + pips_of(s, 3);
        int winner = even == odd ? 1 - (turn & 1) : even > odd;
        value = s->gains[256 * winner + (winner ? even : odd)];
    } else
        value = search(s, (turn + 1) & 3, shown, other, low, high, rest);
    s->held[turn] ^= tile;
    return value;
}

static int sort(Solver *s, int turn, int end, int other, int hint, int *moves, int *merits, int count) {
    u64 hand = s->held[turn], rival = s->held[(turn + 1) & 3], mate = s->held[turn ^ 2];
    for (uint32_t from = hand >> (8 * end) & 127; from; from &= from - 1) {
        int shown = __builtin_ctz(from), move = 8 * end + shown, merit = 1000, at = count++;
        if (move != hint) {
            int follows = __builtin_popcountll(fits(rival, shown, other));
            merit = end + shown - 8 * follows + 4 * __builtin_popcountll(fits(hand, shown, other));
            merit += 3 * __builtin_popcountll(fits(mate, shown, other)) + (follows ? 0 : 60) + (end == shown ? 6 : 0);
        }
        for (; at > 0 && merits[at - 1] < merit; at--)
            moves[at] = moves[at - 1], merits[at] = merits[at - 1];
        moves[at] = move, merits[at] = merit;
    }
    return count;
}

static i64 search(Solver *s, int turn, int a, int b, i64 low, i64 high, u64 rest) {
    s->nodes++;
    if (!fits(s->held[turn], a, b))
        return search(s, (turn + 1) & 3, a, b, low, high, rest);
    int larger = a > b ? a : b;
    u64 key = rest | (u64)((larger * (larger + 1) / 2 + a + b - larger) * 4 + turn) << 56, mixed = key ^ key >> 32;
    u64 at = ((mixed & 0x7FFFFFFF) * 0x9E3779B1ull >> 15) & s->mask;
    i64 least = 0, most = MOST;
    int hint = -1;
    if (s->keys[at] == key && s->kept[at] >> 46 == s->stamp) {
        u64 kept = s->kept[at];
        least = kept & MOST, most = kept >> 20 & MOST;
        if (least >= high || least == most)
            return least;
        if (most <= low)
            return most;
        hint = kept >> 40 & 63;
        low = low > least ? low : least, high = high < most ? high : most;
    }
    i64 alpha = low, beta = high, best = 0;
    int moves[16], merits[16], chosen = 0, mine = !(turn & 1);
    int count = sort(s, turn, a, b, hint, moves, merits, 0);
    if (a != b)
        count = sort(s, turn, b, a, hint, moves, merits, count);
    for (int i = 0; i < count && alpha < beta; i++) {
        int end = moves[i] >> 3;
        i64 value = lay(s, turn, end, moves[i] & 7, end == a ? b : a, alpha, beta, rest);
        if (i == 0 || (mine ? value > best : value < best))
            best = value, chosen = moves[i];
        if (mine && best > alpha)
            alpha = best;
        if (!mine && best < beta)
            beta = best;
    }
    if (best > low)
        least = best;
    if (best < high)
        most = best;
    s->keys[at] = key;
    s->kept[at] = (u64)least | (u64)most << 20 | (u64)chosen << 40 | s->stamp << 46;
    return best;
}

/* The worth to slot 0 of opening with (low, high). */
i64 solve(Solver *s, const u64 *hands, int low, int high) {
    u64 rest = hands[0] | hands[1] | hands[2] | hands[3];
    memcpy(s->held, hands, sizeof s->held);
    s->stamp++;
    return lay(s, 0, low, high, low, 0, MOST, rest);
}
