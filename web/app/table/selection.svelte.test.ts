import { expect, it } from "vitest";

import type { Session } from "../net/session.svelte";
import { Selection } from "./selection.svelte";

it("is for one decision: when the turn has passed nothing is chosen", () => {
  const session = $state({ view: { round: 1, ply: 3 } });
  const selection = new Selection(session as unknown as Session);
  selection.set("6-4");
  selection.toggle("5-5");
  expect(selection.keys).toEqual(["6-4", "5-5"]);
  session.view = { round: 1, ply: 4 };
  expect(selection.keys).toEqual([]);
  selection.toggle("5-5");
  session.view = { round: 2, ply: 4 };
  expect(selection.keys).toEqual([]);
});
