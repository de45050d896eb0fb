import type { View } from "../net/terms";
import { sideOf } from "../table/model";
import { names } from "../table/words";

import { againstOf } from "./past";
import { remember } from "./past.svelte";
import { askToPersist } from "./persist";

/** Keeps a match that is over, as who played in it. Who watched keeps nothing. */
export async function keepMatch(view: View, at: number): Promise<void> {
  const { room, round, style, you, picture, seats } = view;
  const { sides, ranks } = picture.table;
  const mine = you === null ? null : sideOf(picture.table, you);
  if (mine === null) return;
  const all = names(view);
  const own = sides[mine]?.seats ?? [];
  await remember({
    id: `${room}:${String(round)}`,
    style: style.id,
    tradition: style.tradition,
    at,
    sides: sides.map(({ seats, score }, side) => ({
      names: seats.map((seat) => all[seat] ?? ""),
      score,
      place: ranks?.[side] ?? 1,
    })),
    mine,
    against: againstOf(seats.filter(({ seat }) => !own.includes(seat))),
  });
  await askToPersist();
}
