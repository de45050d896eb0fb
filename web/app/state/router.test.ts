// @vitest-environment happy-dom
import { expect, it } from "vitest";

import { routeOf, tablePath } from "./router.svelte";

it("finds the screen of an address", () => {
  expect(routeOf("/")).toEqual({ screen: "home" });
  expect(routeOf(tablePath("aB-9_x"))).toEqual({ screen: "table", room: "aB-9_x" });
  expect(routeOf("/t/")).toEqual({ screen: "nowhere" });
  expect(routeOf("/t/a/b")).toEqual({ screen: "nowhere" });
  expect(routeOf("/elsewhere")).toEqual({ screen: "nowhere" });
});
