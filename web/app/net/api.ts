import type { Args } from "./terms";

/** A style of play, as the registry has it. */
export interface Game {
  id: string;
  tradition: string;
  players: number[];
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

async function ask(path: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(path, init).catch(() => null);
  if (response === null) throw new ApiError("server-unreachable");
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw refusal(body);
  return body;
}

function refusal(body: unknown): ApiError {
  if (typeof body !== "object" || body === null || !("code" in body)) {
    return new ApiError("server-unreachable");
  }
  const { code, args } = body as { code: string; args?: Args };
  return new ApiError(code, args);
}

export async function games(): Promise<Game[]> {
  return ((await ask("/api/games")) as { games: Game[] }).games;
}

/** Makes a room where bots take the empty seats and play begins. Returns its id. */
export async function playNow(game: string, name: string): Promise<string> {
  const body = JSON.stringify({ game, name, bots: true });
  const headers = { "Content-Type": "application/json" };
  return ((await ask("/api/rooms", { method: "POST", headers, body })) as { room: string }).room;
}
