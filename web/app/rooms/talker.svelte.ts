import { t } from "../i18n/index.svelte";
import { isolated } from "../i18n/texts";
import type { Session } from "../net/session.svelte";
import { read, write } from "../state/stored";
import { announce } from "../ui/Live.svelte";
import type { Line } from "../wire";

/** Milliseconds for which what was said stands beside who said it. */
const STANDS = 4500;

function key(room: string): string {
  return `capicua-muted-${room}`;
}

/** Who was muted in this room before a reload. */
function load(room: string): number[] {
  const kept = read(key(room), "sessionStorage");
  return Array.isArray(kept) ? kept.filter((who) => typeof who === "number") : [];
}

/** What is heard at one table: without those who are muted on this device. People are told apart by their number. */
export class Talker {
  open = $state(false);
  /** The panel was opened by key: its field takes the focus. */
  typing = $state(false);
  unread = $state(0);
  muted = $state.raw<readonly number[]>([]);
  lines = $derived.by(() => this.session.lines.filter(({ who }) => !this.muted.includes(who)));
  /** What each has just said. */
  #fresh = $state.raw<ReadonlyMap<number, Line>>(new Map());

  constructor(readonly session: Session) {
    this.muted = load(session.room);
    session.hear((lines) => {
      for (const line of lines) this.#hear(line);
    });
  }

  /** What somebody has just said. */
  fresh(who: number): Line | null {
    return this.muted.includes(who) ? null : (this.#fresh.get(who) ?? null);
  }

  /** Whether there is anybody to talk to, or anything that was said. */
  get company(): boolean {
    const { view } = this.session;
    if (view === null) return false;
    const others = view.seats.some(({ who, seat }) => who !== 0 && seat !== view.you);
    return others || view.audience.count > 0 || this.lines.length > 0;
  }

  /** Whether the panel is shown at the table. */
  get shown(): boolean {
    return this.open && this.company;
  }

  toggle(typing: boolean): void {
    this.open = !this.open;
    this.typing = typing;
    this.unread = 0;
  }

  mute(who: number, on: boolean): void {
    this.muted = on ? [...this.muted, who] : this.muted.filter((one) => one !== who);
    write(key(this.session.room), this.muted, "sessionStorage");
  }

  #hear(line: Line): void {
    if (this.muted.includes(line.who)) return;
    this.#fresh = new Map(this.#fresh).set(line.who, line);
    setTimeout(() => {
      if (this.#fresh.get(line.who) !== line) return;
      const kept = new Map(this.#fresh);
      kept.delete(line.who);
      this.#fresh = kept;
    }, STANDS);
    const { view } = this.session;
    if (view?.seats.some(({ who, seat }) => who === line.who && seat === view.you) === true) return;
    if (!this.open) this.unread += 1;
    announce(t("talk-heard", { name: isolated(line.name), words: said(line) }));
  }
}

/** What a line says, in words. */
export function said({ emote, text }: Line): string {
  return emote === null ? isolated(text) : t(emote);
}
