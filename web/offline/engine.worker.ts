/** The worker in which the engine plays: everything that takes time is here, and nothing of it holds up the page. */

import type { Begin, FromEngine, Make, ToEngine } from "./messages";
import { type Engine, startPython } from "./python";
import { Store } from "./store";
import { savedOf, Table } from "./table";

const store = new Store();
let engine: Promise<Engine> | undefined;
let pace = "normal";

function say(message: FromEngine): void {
  postMessage(message);
}

function tellStored(whole: boolean): void {
  say({ type: "unsaved", unsaved: !whole });
}

async function load(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${String(response.status)}`);
  return response.arrayBuffer();
}

function begin(message: Begin): void {
  pace = message.pace;
  engine = startPython(message.python, load(message.engine));
  engine.then(
    () => {
      say({ type: "ready" });
    },
    (error: unknown) => {
      say({ type: "failed", reason: String(error) });
    },
  );
}

async function make({ ask, room, wish }: Make, { make, open }: Engine): Promise<void> {
  const made = JSON.parse(make(room, wish)) as { row?: string; code: string; args: object };
  if (made.row === undefined) {
    say({ type: "made", ask, refused: { code: made.code, args: made.args as never } });
    return;
  }
  const host = open([made.row], pace, "{}");
  tellStored(await store.append(0, made.row, savedOf(room, host)));
  host.destroy();
  say({ type: "made", ask, refused: null });
}

async function open(room: string, port: MessagePort, { open }: Engine): Promise<void> {
  const turnAway = (code: string): void => {
    port.postMessage(JSON.stringify({ type: "closed", code }));
  };
  const rows = await store.read(room);
  if (rows.length === 0) {
    turnAway("room-not-found");
    return;
  }
  let table: Table;
  try {
    table = new Table(room, open(rows, pace, await store.rates()), port, store, tellStored);
  } catch (error) {
    console.error(error);
    turnAway("room-damaged");
    return;
  }
  port.onmessage = ({ data }: MessageEvent<string | null>) => {
    if (data === null) table.close();
    else table.hear(data);
  };
}

onmessage = ({ data, ports }: MessageEvent<ToEngine>) => {
  if (data.type === "begin") begin(data);
  else if (data.type === "make") void engine?.then((ready) => make(data, ready));
  else {
    const [port] = ports;
    if (port !== undefined) void engine?.then((ready) => open(data.room, port, ready));
  }
};
