import { describe, expect, it } from "vitest";

import { type Felt, inside, joint, NEAR, PATIENCE, ROUNDS, separation } from "./checks.testing";
import { discBeside, discPlace, discSize, endTarget, numberPlace, shared } from "./marks";
import { type Box, layoutRow, type PlacedTile, type RowLayout, THUMB } from "./row";
import { type Chain, growAll, playRound, type Random, seeded, type Table } from "./simulate";
import { pipDiameter } from "./tile";

/** The felt that the table leaves at each size of the screen. */
const FELTS = {
  "320x568": { width: 304, height: 170 },
  "360x640": { width: 344, height: 230 },
  "390x844": { width: 374, height: 280 },
  "768x1024": { width: 752, height: 418 },
  "1440x900": { width: 1010, height: 480 },
};
type Screen = keyof typeof FELTS;
const SCREENS = Object.keys(FELTS) as Screen[];
const MARGINS = { top: 8, right: 8, bottom: 16, left: 8 };
/** The part of a tile that bears pips: big ones come nearer to the short sides than to the long ones. */
function pipArea(tile: PlacedTile, short: number): Box {
  const [x, y] = tile.upright ? [0.15 * short, 0.08 * short] : [0.08 * short, 0.15 * short];
  return { x: tile.x + x, y: tile.y + y, w: tile.w - 2 * x, h: tile.h - 2 * y };
}

function checkTiles(layout: RowLayout, felt: Felt): string[] {
  const faults: string[] = [];
  const slots = [layout.ends?.left.slot, layout.ends?.right.slot].flatMap((slot) => slot ?? []);
  const boxes: Box[] = [...layout.tiles, ...slots];
  boxes.forEach((box, index) => {
    if (!inside(box, felt)) faults.push(`${index} leaves the felt`);
    for (const other of boxes.slice(index + 1)) {
      if (separation(box, other) < layout.gap - NEAR) faults.push(`${index} overlaps another`);
    }
  });
  return faults;
}

function checkJoins(layout: RowLayout): string[] {
  const faults: string[] = [];
  layout.tiles.slice(1).forEach((tile, index) => {
    const before = layout.tiles[index] as PlacedTile;
    if (Math.abs(separation(before, tile) - layout.gap) > NEAR)
      faults.push(`${before.tile} ${tile.tile} do not touch`);
    const [one] = joint(before, tile, layout.gap);
    const [two] = joint(tile, before, layout.gap);
    if (one === undefined || one !== two)
      faults.push(`${before.tile} ${tile.tile} join ${one} to ${two}`);
  });
  for (const tile of layout.tiles) {
    const [near, far] = tile.upright ? ["up", "down"] : ["left", "right"];
    const looks = tile.first > tile.second ? near : far;
    if (!tile.double && tile.facing !== looks) faults.push(`${tile.tile} looks ${tile.facing}`);
  }
  return faults;
}

/** A double lies across the line: its middle, not an end, meets both neighbours. */
function checkDoubles(layout: RowLayout): string[] {
  return layout.tiles.flatMap((tile, index) => {
    if (!tile.double) return [];
    const neighbours = [layout.tiles[index - 1], layout.tiles[index + 1]].filter(
      (other) => other !== undefined,
    );
    const across = neighbours.every((other) =>
      tile.upright
        ? separation({ ...tile, y: -1e6, h: 2e6 }, { ...other, y: -1e6, h: 2e6 }) > 0
        : separation({ ...tile, x: -1e6, w: 2e6 }, { ...other, x: -1e6, w: 2e6 }) > 0,
    );
    return across ? [] : [`${tile.tile} does not lie across`];
  });
}

function checkMarks(layout: RowLayout, felt: Felt): string[] {
  const faults: string[] = [];
  if (layout.ends === null) return ["no ends"];
  const { left, right } = layout.ends;
  const targets = [endTarget(layout, left, felt), endTarget(layout, right, felt)] as [Box, Box];
  for (const target of targets) {
    if (target.w < THUMB - NEAR || target.h < THUMB - NEAR || !inside(target, felt))
      faults.push("target too small");
  }
  if (shared(...targets) > NEAR) faults.push("targets overlap");
  for (const end of [left, right]) {
    const at = discPlace(layout, end.index, felt);
    const size = discSize(layout.cell);
    const disc = { x: (at?.x ?? -1e6) - size / 2, y: (at?.y ?? 0) - size / 2, w: size, h: size };
    if (!inside(disc, felt)) faults.push("disc leaves the felt");
    const covered = layout.tiles.map((other) => shared(disc, pipArea(other, layout.short)));
    if (Math.max(...covered) > NEAR) faults.push("a disc covers pips");
    const number = numberPlace(layout, end, false);
    if (number === null) faults.push("no number");
    else if (Math.hypot(number.x - (at?.x ?? 0), number.y - (at?.y ?? 0)) < size - 1)
      faults.push("disc on a number");
  }
  return faults;
}

function faultsOf(chain: Chain, felt: Felt): { faults: string[]; layout: RowLayout } {
  const layout = layoutRow(chain.tiles, chain.start, felt.width, felt.height, { margins: MARGINS });
  const faults = [
    ...checkTiles(layout, felt),
    ...checkJoins(layout),
    ...checkDoubles(layout),
    ...checkMarks(layout, felt),
  ];
  return { faults, layout };
}

/** Smallest short side seen, after checking every chain; throws with the first chain that is laid wrongly. */
function smallest(chains: Iterable<Chain>, screen: Screen): number {
  let least = Infinity;
  for (const chain of chains) {
    const { faults, layout } = faultsOf(chain, FELTS[screen]);
    if (faults.length > 0)
      throw new Error(`${screen} ${JSON.stringify(chain)}: ${faults.join("; ")}`);
    least = Math.min(least, layout.short);
  }
  return least;
}

/** The chains of a round at every size of the screen: each play at one, in turn, and the last one at all. */
function* seen(rounds: readonly Chain[][], screen: Screen): Generator<Chain> {
  const offset = SCREENS.indexOf(screen);
  for (const [number, history] of rounds.entries()) {
    for (const [ply, chain] of history.entries()) {
      if ((number + ply) % SCREENS.length === offset || ply === history.length - 1) yield chain;
    }
  }
}

function grown(count: number, seed: number, side: (random: Random) => "left" | "right"): Chain[][] {
  const random = seeded(seed);
  const found: Chain[][] = [];
  while (found.length < count) {
    const history = growAll(random, () => side(random));
    if (history.length > 0) found.push(history);
  }
  return found;
}

/** How many tiles do not lie as they did. */
function moves(before: RowLayout, after: RowLayout): number {
  const old = new Map(before.tiles.map((tile) => [tile.tile, tile]));
  return after.tiles.filter((tile) => {
    const was = old.get(tile.tile);
    return was !== undefined && Math.hypot(was.x - tile.x, was.y - tile.y, was.w - tile.w) > NEAR;
  }).length;
}

/** How the games that are played in a row deal; where there may be more or fewer players, all in turn. */
const GAMES: Readonly<Record<string, readonly Table[]>> = {
  duplas: [{ players: 4, hand: 7, draws: false }],
  kecske: [2, 3, 4].map((players) => ({ players, hand: 7, draws: true })),
  jamaican: [
    { players: 4, hand: 7, draws: false },
    { players: 3, hand: 9, draws: false, without: "0-0" },
  ],
};

function roundsOf(game: string): Chain[][] {
  const random = seeded(20_240_229 + game.length);
  const tables = GAMES[game] ?? [];
  return Array.from({ length: ROUNDS }, (_, round) =>
    playRound(random, tables[round % tables.length] as Table),
  );
}

describe("a row of tiles", () => {
  const played = Object.fromEntries(Object.keys(GAMES).map((game) => [game, roundsOf(game)]));
  const rounds = played["duplas"] as Chain[][];
  const floor: Record<Screen, number> = {
    "320x568": 12.5,
    "360x640": 16,
    "390x844": 20,
    "768x1024": 34,
    "1440x900": 44,
  };

  it.each(Object.keys(GAMES).flatMap((game) => SCREENS.map((screen) => [game, screen] as const)))(
    "of %s lies whole, joined and apart in every round at %s",
    PATIENCE,
    (game, screen) => {
      const all = played[game] as Chain[][];
      const short = smallest(seen(all, screen), screen);
      console.info(
        `${game}, ${screen}: ${all.length} rounds, smallest short side ${short.toFixed(1)} px`,
      );
      expect(all.length).toBe(ROUNDS);
      expect(short).toBeGreaterThanOrEqual(floor[screen]);
      expect(pipDiameter(short)).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(SCREENS)(
    "of 1 to 28 tiles grown at one side only, or at both, holds at %s",
    PATIENCE,
    (screen) => {
      const chains = [
        ...grown(8, 1, () => "right"),
        ...grown(8, 2, () => "left"),
        ...grown(8, 3, (random) => (random() < 0.5 ? "left" : "right")),
      ].flat();
      const short = smallest(chains, screen);
      console.info(`${screen}: chains of 28, smallest short side ${short.toFixed(1)} px`);
      expect(short).toBeGreaterThanOrEqual(floor[screen]);
      expect(pipDiameter(short)).toBeGreaterThanOrEqual(3);
    },
  );

  it("keeps doubles across with a corner before, on and after each of the seven", PATIENCE, () => {
    const line = [6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0];
    const tiles = line.slice(1).map((right, index) => {
      const left = line[index] as number;
      return { tile: `${left}-${right}`, left, right };
    });
    const backwards = [...tiles]
      .reverse()
      .map(({ tile, left, right }) => ({ tile, left: right, right: left }));
    for (let width = 200; width < 420; width += 3) {
      for (const start of tiles.keys()) {
        for (const chain of [tiles, backwards]) {
          expect(faultsOf({ tiles: chain, start }, { width, height: 240 }).faults).toEqual([]);
        }
      }
    }
  });

  it.each([
    ["390x844", 0.25],
    ["1440x900", 0.05],
  ] as const)("lets the tiles lie when one is added, at %s", PATIENCE, (screen, share) => {
    let plays = 0;
    let moved = 0;
    for (const history of rounds.slice(0, 200)) {
      const laid = history.map((chain) => faultsOf(chain, FELTS[screen]).layout);
      plays += laid.length - 1;
      moved += laid
        .slice(1)
        .filter((layout, ply) => moves(laid[ply] as RowLayout, layout) > 0).length;
    }
    console.info(
      `${screen}: other tiles move in ${((100 * moved) / plays).toFixed(1)} % of the plays`,
    );
    expect(moved / plays).toBeLessThan(share);
  });

  it("is the same for the same chain and felt", () => {
    const chain = (rounds[0] as Chain[]).at(-1) as Chain;
    expect(faultsOf(chain, FELTS["390x844"]).layout).toEqual(
      faultsOf(chain, FELTS["390x844"]).layout,
    );
  });

  it("gives the end slots' room to the tiles where no slots are wanted", () => {
    const chain = (rounds[0] as Chain[]).at(-1) as Chain;
    const felt = FELTS["390x844"];
    const bare = layoutRow(chain.tiles, chain.start, felt.width, felt.height, { slots: false });
    expect(bare.ends?.left.slot).toBeNull();
    expect(bare.short).toBeGreaterThanOrEqual(
      layoutRow(chain.tiles, chain.start, felt.width, felt.height).short,
    );
  });

  it("is empty before the first tile, and names a start that is no tile", () => {
    expect(layoutRow([], 0, 374, 280)).toMatchObject({ tiles: [], ends: null });
    expect(() => layoutRow([{ tile: "6-5", left: 6, right: 5 }], 1, 374, 280)).toThrow(
      "start 1 is no tile",
    );
  });

  it("says so where the felt is too small", () => {
    const chain = (rounds[0] as Chain[]).at(-1) as Chain;
    expect(() => layoutRow(chain.tiles, chain.start, 60, 40)).toThrow("60 x 40 px");
  });
});

describe("the disc of who laid last", () => {
  it("lies towards the middle where both sides are free", () => {
    const felt = { width: 344, height: 230 };
    const beside = (y: number): number =>
      discBeside({ x: 140, y, w: 60, h: 30 }, 26, [], [], felt).y - (y + 15);
    expect(beside(40)).toBeGreaterThan(0);
    expect(beside(160)).toBeLessThan(0);
  });
});
