import { games as listed } from "virtual:engine";

import { answered, lost } from "./reach.svelte";
import type { Args } from "./terms";

export type Value = number | string;

/** An option: one of its `choices`, or a whole number from `low` to `high` of which a form shows `offer`. */
export interface Option {
  name: string;
  default: Value;
  choices: Value[];
  low: number;
  high: number;
  offer: number[];
  /** It counts only while an earlier option has this value. */
  when: { name: string; value: Value } | null;
}

/** A style of play, as the registry has it. */
export interface Game {
  id: string;
  tradition: string;
  players: number[];
  options: Option[];
}

/** A room to make; what is left out is as the server likes it. */
export interface CreateRoom {
  game: string;
  name: string;
  open?: boolean;
  clock?: string;
  language?: string;
}

/** With `join` a seat is free there that a `join` takes. */
export interface RoomCreated {
  room: string;
  join: boolean;
}

/** A room in the lobby. */
export interface LobbyRoom {
  room: string;
  game: string;
  language: string;
  stage: string;
  round: number;
  seats: number;
  free: number;
  people: string[];
  watchers: number;
  clock: string;
}

export interface Lobby {
  waiting: LobbyRoom[];
  live: LobbyRoom[];
}

/** The server said no, or nothing at all: `code` is a text id. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly args: Args = {},
  ) {
    super(code);
  }
}

const UNREACHABLE = "server-unreachable";

async function ask(path: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(path, init).catch(() => null);
  const body: unknown = await response?.json().catch(() => null);
  if (response?.ok === true) {
    answered();
    return body;
  }
  const error = refusal(body);
  if (error.code === UNREACHABLE) lost();
  throw error;
}

function refusal(body: unknown): ApiError {
  if (typeof body !== "object" || body === null || !("code" in body)) {
    return new ApiError(UNREACHABLE);
  }
  const { code, args } = body as { code: string; args?: Args };
  return new ApiError(code, args);
}

/** The games there are; where the server does not answer, those that this device can play by itself. */
export async function games(): Promise<Game[]> {
  try {
    return ((await ask("/api/games")) as { games: Game[] }).games;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== UNREACHABLE) throw error;
    return deviceGames().catch(() => {
      throw error;
    });
  }
}

/** The games that are played on this device: those of the engine that belongs to this page. */
export async function deviceGames(): Promise<Game[]> {
  // The device may have kept the list: that it comes does not say that the server is there.
  const response = await fetch(listed).catch(() => null);
  if (response?.ok !== true) throw new ApiError("practice-failed");
  return ((await response.json()) as { games: Game[] }).games;
}

async function post(path: string, wish: object): Promise<RoomCreated> {
  const headers = { "Content-Type": "application/json" };
  return (await ask(path, { method: "POST", headers, body: JSON.stringify(wish) })) as RoomCreated;
}

/** Makes a room where bots take the empty seats and play begins. Returns its id. */
export async function playNow(
  game: string,
  name: string,
  options: Readonly<Record<string, Value>> = {},
): Promise<string> {
  return (await post("/api/rooms", { game, name, options, bots: true })).room;
}

/** Makes a room that waits for people. Returns its id. */
export async function openRoom(wish: CreateRoom): Promise<string> {
  return (await post("/api/rooms", { ...wish, bots: false })).room;
}

/** A table with whoever is there. */
export function quickMatch(game: string, name: string, language: string): Promise<RoomCreated> {
  return post("/api/quick", { game, name, language });
}

export async function lobby(game: string, language: string): Promise<Lobby> {
  return (await ask(`/api/lobby?${new URLSearchParams({ game, language })}`)) as Lobby;
}

/** The room that a code leads to. */
export async function roomOf(code: string): Promise<string> {
  return ((await ask(`/api/codes/${encodeURIComponent(code)}`)) as { room: string }).room;
}

/** Takes this browser's names, words and cookie out of all that the server keeps. */
export async function forgetMe(): Promise<void> {
  await ask("/api/guest", { method: "DELETE" });
}
