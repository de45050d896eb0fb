/**
 * How a tree grows: one tile after the other, each in the best place that leaves room for all that may come, so that
 * tiles keep their places among their neighbours. Only where a tile finds no place, one that lies is laid anew.
 */

import { type Area, type Branch, extent, markArea, near, root, same } from "./branch";
import { type Socket, socketsOf, type Way, waysAt } from "./branch";

/** A tile of a tree in order of laying: what it lies against, and the number they share; null for the first. */
export interface TreeNode {
  tile: string;
  parent: number | null;
  joined: number | null;
}

/** The room a tree should keep to, in halves of the largest short side. */
export interface Shape {
  width: number;
  height: number;
}

/** A place kept for what may come at tile `index` with the number `value`; a locked one takes only its double. */
export interface Opening {
  index: number;
  value: number;
  locked: boolean;
  at: Socket;
}

/** A tile that lies, and all ways in which others may lie against it. */
interface Host {
  node: TreeNode;
  /** Its numbers, and the one that others may join. */
  values: readonly number[];
  value: number;
  branch: Branch;
  plain: readonly Way[];
  spinners: readonly Way[];
}

/** A need for room at a tile. */
interface Demand {
  index: number;
  value: number;
  locked: boolean;
  /** How many tiles with the number are still to come. */
  left: number;
  /** Whether it is a spinner that needs it. */
  spins: boolean;
  ways: readonly Way[];
}

/** A way that is kept for a need. */
interface Kept {
  demand: Demand;
  way: Way;
}

export interface Ranked {
  branch: Branch;
  cost: number;
}

/**
 * What a place costs: an end that is walled in, one that has no place beside the others, each doubling of what the tree
 * takes beyond its shape, an end that could not go on; and ways of leaving the straight line.
 */
const COST = { walled: 1000, homeless: 5, shrink: 8, dead: 3 };
const TURN = { side: 0.5, corner: 0.5, hook: 1.2, lateral: 3 };
/** Halves of a short side that tiles keep from each other where they do not join. */
const CLEAR = 1;
/** Steps after which the search for places is given up. */
const PATIENCE = 300;
/** What is further off than this cannot be reached by the second tile from here. */
const REACH = 6;

export function valuesOf(tile: string): number[] {
  const [high = 0, low = 0] = tile.split("-").map(Number);
  return high === low ? [high] : [high, low];
}

export function isDouble(tile: string): boolean {
  return valuesOf(tile).length === 1;
}

/** The number of a tile that others may join. */
export function openValue({ tile, joined }: TreeNode): number {
  const [high = 0, low = high] = valuesOf(tile);
  return high === joined ? low : high;
}

function openingOf({ index, value, locked }: Demand, at: Socket): Opening {
  return { index, value, locked, at };
}

function clearOf(area: Area, others: readonly Area[]): boolean {
  return others.every((other) => !near(area, other, CLEAR));
}

function alike(a: TreeNode, b: TreeNode | undefined): boolean {
  return a.tile === b?.tile && a.parent === b.parent && a.joined === b.joined;
}

/** What it costs to leave the straight line. */
function turning(host: Branch, { at, heading, double }: Branch): number {
  if (at?.kind === "side") return double ? TURN.lateral : TURN.side;
  if (double || at?.heading === heading) return 0;
  return host.double ? TURN.hook : TURN.corner;
}

/** A tree on the lattice, of tiles of which `suit` bear each number. */
export class Tree {
  #hosts: readonly Host[] = [];
  readonly #past: (readonly Host[])[] = [];

  constructor(
    readonly suit: number,
    readonly shape: Shape,
  ) {}

  copy(): Tree {
    const twin = new Tree(this.suit, this.shape);
    twin.#hosts = this.#hosts;
    twin.#past.push(...this.#past);
    return twin;
  }

  /** Whether it is what grows of the first of these tiles, to this shape. */
  begins(nodes: readonly TreeNode[], suit: number, { width, height }: Shape): boolean {
    return (
      this.suit === suit &&
      this.shape.width === width &&
      this.shape.height === height &&
      this.#hosts.length <= nodes.length &&
      this.#hosts.every(({ node }, index) => alike(node, nodes[index]))
    );
  }

  get length(): number {
    return this.#hosts.length;
  }

  get nodes(): TreeNode[] {
    return this.#hosts.map(({ node }) => node);
  }

  get branches(): Branch[] {
    return this.#hosts.map(({ branch }) => branch);
  }

  push(node: TreeNode, branch: Branch): void {
    const keeps = (way: Way, index: number): boolean =>
      !near(way.area, branch.area, CLEAR) && !(index === node.parent && same(way.at, branch.at));
    const others = this.#hosts.map((host, index) => ({
      ...host,
      plain: host.plain.filter((way) => keeps(way, index)),
      spinners: host.spinners.filter((way) => keeps(way, index)),
    }));
    const areas = this.#hosts.map((host) => host.branch.area);
    const ways = (double: boolean): Way[] =>
      socketsOf(branch)
        .flatMap((at) => waysAt(at, double))
        .filter(({ area }) => clearOf(area, areas));
    const spinners = branch.double ? [] : ways(true);
    this.#past.push(this.#hosts);
    const values = valuesOf(node.tile);
    const value = openValue(node);
    this.#hosts = [...others, { node, values, value, branch, plain: ways(false), spinners }];
  }

  pop(): void {
    this.#hosts = this.#past.pop() ?? [];
  }

  /** The places where a tile may be laid, best first. */
  ranked(node: TreeNode): Ranked[] {
    if (node.parent === null) return [{ branch: root(), cost: 0 }];
    const host = this.#hosts[node.parent];
    if (host === undefined) throw new RangeError(`there is no tile ${node.parent} to lie against`);
    const found = (isDouble(node.tile) ? host.spinners : host.plain).map((branch) => {
      this.push(node, branch);
      const cost = this.#cost() + turning(host.branch, branch);
      this.pop();
      return { branch, cost };
    });
    return found.sort((a, b) => a.cost - b.cost);
  }

  /**
   * The open ends, each with a place for what may come: places keep clear of each other as far as there is room. An end
   * that is walled in still has one if its mark has room.
   */
  openings(): Opening[] {
    const demands = this.#demands().filter(({ spins, locked }) => spins === locked);
    const kept = this.#assign(demands);
    const left = demands.filter((demand) => kept.every((other) => other.demand !== demand));
    const placed = kept.map(({ demand, way }) => openingOf(demand, way.at));
    return [...placed, ...left.flatMap((demand) => this.#mark(demand, placed))];
  }

  #mark(demand: Demand, placed: readonly Opening[]): Opening[] {
    const host = this.#hosts[demand.index];
    if (host === undefined || placed.some(({ index }) => index === demand.index)) return [];
    const at =
      demand.ways[0]?.at ??
      socketsOf(host.branch).find((socket) =>
        this.#hosts.every(({ branch }) => !near(markArea(socket), branch.area, 0)),
      );
    return at === undefined ? [] : [openingOf(demand, at)];
  }

  #demands(): Demand[] {
    const spinners = new Set(
      this.#hosts.flatMap(({ value, branch }) => (branch.double ? [value] : [])),
    );
    const taken = this.#hosts.map(() => 0);
    const lies: number[] = [];
    for (const { node, values } of this.#hosts) {
      for (const value of values) lies[value] = (lies[value] ?? 0) + 1;
      if (node.parent !== null) taken[node.parent] = (taken[node.parent] ?? 0) + 1;
    }
    return this.#hosts.flatMap(({ value, branch, plain, spinners: ways }, index) => {
      const left = this.suit - (lies[value] ?? 0);
      const sides = branch.double ? (branch.at === null ? 4 : 3) : 1;
      const wanted = Math.min(sides - (taken[index] ?? 0), left);
      if (wanted <= 0) return [];
      const locked = !spinners.has(value);
      const one: Demand = { index, value, locked, left, spins: false, ways: plain };
      if (!locked) return Array.from({ length: wanted }, () => one);
      const spinner = { ...one, spins: true, ways };
      return left > 1 ? [spinner, one] : [spinner];
    });
  }

  /** Places for demands that keep clear of each other: for all of them if a short search finds some. */
  #assign(demands: readonly Demand[]): Kept[] {
    const order = [...demands].sort((a, b) => a.ways.length - b.ways.length);
    const kept: Kept[] = [];
    /** Of a number with one tile left only one place is ever taken; a locked end is one place in two forms. */
    const clash = (demand: Demand, way: Way, other: Kept): boolean => {
      if (demand.value === other.demand.value && demand.left === 1) return false;
      const own = demand.index === other.demand.index;
      return !(own && demand.locked) && near(way.area, other.way.area, own ? 0 : CLEAR);
    };
    const keep = (demand: Demand, way: Way): boolean => {
      if (kept.some((other) => clash(demand, way, other))) return false;
      kept.push({ demand, way });
      return true;
    };
    let steps = 0;
    const search = (index: number): boolean => {
      const demand = order[index];
      if (demand === undefined) return true;
      for (const way of demand.ways) {
        steps += 1;
        if (steps > PATIENCE) return false;
        if (!keep(demand, way)) continue;
        if (search(index + 1)) return true;
        kept.pop();
      }
      return false;
    };
    if (order.some(({ ways }) => ways.length === 0) || !search(0)) {
      kept.length = 0;
      for (const demand of order) demand.ways.some((way) => keep(demand, way));
    }
    return kept;
  }

  /** How many of the places could not go on after the tile that is kept for them. */
  #dead(kept: readonly Kept[]): number {
    let dead = 0;
    for (const { demand, way } of kept) {
      const want = demand.spins ? Math.min(3, demand.left - 1) : 1;
      if (want <= 0 || demand.locked !== demand.spins) continue;
      const others = [
        ...this.#hosts.map(({ branch }) => branch.area),
        ...kept.flatMap((other) => (other.demand.index === demand.index ? [] : other.way.area)),
      ].filter((other) => near(way.area, other, REACH));
      const found = socketsOf(way).filter((socket) =>
        waysAt(socket, false).some(({ area }) => clearOf(area, others)),
      );
      dead += Math.max(0, want - found.length) / want;
    }
    return dead;
  }

  #cost(): number {
    const demands = this.#demands();
    const kept = this.#assign(demands);
    const walled = demands.filter(
      ({ ways, spins, locked }) => ways.length === 0 && spins === locked,
    );
    const marks = kept.map(({ way }) => markArea(way.at));
    const { x0, y0, x1, y1 } = extent([...this.#hosts.map(({ branch }) => branch.area), ...marks]);
    const tight = Math.max(1, (x1 - x0) / this.shape.width, (y1 - y0) / this.shape.height);
    return (
      walled.length * COST.walled +
      (demands.length - kept.length) * COST.homeless +
      COST.shrink * Math.log(tight) +
      COST.dead * this.#dead(kept)
    );
  }
}

/** Cuts a tree back to its first `length` tiles. */
function cut(tree: Tree, length: number): void {
  while (tree.length > length) tree.pop();
}

/** Lays on up to the last of these tiles, each in its best place; false as soon as one finds none. */
function layOn(tree: Tree, nodes: readonly TreeNode[]): boolean {
  for (const node of nodes.slice(tree.length)) {
    const [best] = tree.ranked(node);
    if (best === undefined) return false;
    tree.push(node, best.branch);
  }
  return true;
}

/** Lays all these tiles by laying one of those that lie anew, as late a one as will do. False where none will. */
function layAnew(tree: Tree, nodes: readonly TreeNode[]): boolean {
  const old = tree.branches;
  for (let index = old.length - 1; index > 0; index -= 1) {
    cut(tree, index);
    const [node, was] = [nodes[index], old[index]];
    if (node === undefined || was === undefined) return false;
    for (const { branch } of tree.ranked(node)) {
      if (branch.heading === was.heading && same(branch.at, was.at)) continue;
      tree.push(node, branch);
      if (layOn(tree, nodes)) return true;
      cut(tree, index);
    }
  }
  return false;
}

/**
 * The tree of these tiles, given in order of laying; `suit` tiles bear each number. The same tiles always grow the same
 * tree; `before`, one of the first of them, saves time. Throws where a tile lies against none before it, or where there
 * is no way to lay it.
 */
export function grow(
  nodes: readonly TreeNode[],
  suit: number,
  shape: Shape,
  before: Tree | null = null,
): Tree {
  const tree = before?.begins(nodes, suit, shape) === true ? before.copy() : new Tree(suit, shape);
  for (let length = tree.length + 1; length <= nodes.length; length += 1) {
    const some = nodes.slice(0, length);
    if (!layOn(tree, some) && !layAnew(tree, some)) {
      throw new RangeError(`there is no room for ${nodes[length - 1]?.tile ?? ""}`);
    }
  }
  return tree;
}
