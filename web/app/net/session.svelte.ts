import { tick } from "svelte";

import type { DealProof, Line, Message, State, Talk } from "../wire";
import { Contributor } from "../rooms/contributor";
import { canVerify, remembered, verify } from "../rooms/fair";
import { Link, serverWay, type Status, type Way } from "./link";
import { type Args, type Move, type Request, type View, WIRE } from "./terms";

/** A move on its way: sent, not yet seen on the table. */
export interface Pending {
  cid: string;
  round: number;
  ply: number;
  move: Move;
}

export interface Refused {
  code: string;
  clause: string | null;
  args: Args;
}

/** Lines that are kept of what was said. */
const KEPT = 100;

/** Called before a state is drawn; what it returns runs when it has been. */
export type Watcher = (message: State, before: View | null) => (() => void) | undefined;

/** A seat at one room: the latest view and what we sent since. Everything drawn follows from it. */
export class Session {
  view = $state.raw<View | null>(null);
  status = $state<Status>("connecting");
  /** Why the server ended the line. */
  ended = $state<string | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** `performance.now()` when the view came: its clocks count from there. */
  received = $state(0);
  /** The deal whose proof is being looked at: it outlives the round. */
  checked = $state.raw<DealProof | null>(null);
  /** A deal that is not what was promised. */
  doubted = $state.raw<DealProof | null>(null);
  /** What was said at the table. */
  lines = $state.raw<Line[]>([]);
  /** Decisions are single: while one is on its way, a second tap does nothing. */
  pending = $derived.by(() => this.#current());

  #sent = $state.raw<Pending | null>(null);
  /** The number of the last deal that was checked unasked. */
  #verified = 0;
  #watchers = new Set<Watcher>();
  #hearers = new Set<(lines: readonly Line[]) => void>();
  /** What is to be done when a command has been taken. */
  readonly #waiting = new Map<string, () => void>();
  /** The cids of what we send unasked: nobody needs to hear of a refusal. */
  readonly #unasked = new Set<string>();
  readonly #link: Link;
  /** What this browser adds to deals, and remembers of them. */
  readonly deals: Contributor;

  constructor(
    readonly room: string,
    readonly way: Way = serverWay(room),
  ) {
    this.deals = new Contributor(room, (command, taken) => {
      this.#unasked.add(this.send(command, taken));
    });
    this.#link = new Link(way, {
      message: (message) => {
        this.#receive(message);
      },
      status: (status) => {
        this.status = status;
      },
    });
  }

  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Answers the decision on the table. Does nothing while an answer to it is on its way. */
  move(move: Move): void {
    if (this.view === null || this.pending !== null) return;
    const { round, ply } = this.view;
    this.refused = null;
    this.#sent = { cid: this.send({ type: "move", round, ply, move }), round, ply, move };
  }

  /** Calls `hearer` with what is said from now on. Returns what ends it. */
  hear(hearer: (lines: readonly Line[]) => void): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }

  send(command: Request, taken?: () => void): string {
    const cid = this.#link.send(command);
    if (taken !== undefined) this.#waiting.set(cid, taken);
    return cid;
  }

  /** Brings up the proof of the last deal. */
  prove(): void {
    this.checked = this.view?.proof ?? null;
  }

  /** Forgets the last refusal: its strip was seen. */
  forget(): void {
    this.refused = null;
  }

  /** Whether the table is on this device, and nobody else at it. */
  get local(): boolean {
    return !this.way.network;
  }

  end(): void {
    this.#link.end();
  }

  #current(): Pending | null {
    const { view } = this;
    const sent = this.#sent;
    const open = view !== null && sent?.round === view.round && sent.ply === view.ply;
    return open ? sent : null;
  }

  #receive(message: Message): void {
    if (message.type === "state" && message.view.wire !== WIRE) this.#differ();
    else if (message.type === "state") this.#show(message);
    else if (message.type === "refused") this.#refuse(message.cid, message);
    else if (message.type === "ack") this.#take(message.cid);
    else if (message.type === "talk") this.#hear(message);
    else this.ended = message.code;
  }

  #take(cid: string): void {
    this.#waiting.get(cid)?.();
    this.#waiting.delete(cid);
  }

  #hear({ lines, all }: Talk): void {
    this.lines = all ? lines : [...this.lines, ...lines].slice(-KEPT);
    if (!all) for (const hearer of this.#hearers) hearer(lines);
  }

  /** Every deal is checked as soon as it can be. A value that came late is no deal that was chosen. */
  async #check(proof: DealProof | null): Promise<void> {
    if (proof === null || proof.round === this.#verified) return;
    this.#verified = proof.round;
    const memory = this.deals.memory(proof.round);
    const found = canVerify() ? await verify(proof, memory) : remembered(proof, memory);
    if (found !== "held" && found !== "late") this.doubted = proof;
  }

  /** Of another version nothing is drawn: not even what looks the same need mean the same. */
  #differ(): void {
    this.#link.end();
    this.ended = "version";
  }

  #refuse(cid: string, { code, clause, args }: Refused): void {
    this.#waiting.delete(cid);
    if (this.#unasked.delete(cid)) return;
    if (cid === this.#sent?.cid) this.#sent = null;
    this.refused = { code, clause, args };
  }

  #show(message: State): void {
    const after = Array.from(this.#watchers, (watcher) => watcher(message, this.view));
    this.view = message.view;
    this.received = performance.now();
    this.deals.see(message.view);
    void this.#check(message.view.proof);
    void tick().then(() => {
      for (const step of after) step?.();
    });
  }
}
