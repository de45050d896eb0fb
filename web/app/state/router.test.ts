// @vitest-environment happy-dom
import { expect, it } from "vitest";

import { routeOf, rulesPath, tablePath } from "./router.svelte";

it("finds the screen of an address", () => {
  expect(routeOf("/")).toEqual({ screen: "home" });
  expect(routeOf(tablePath("aB-9_x"))).toEqual({ screen: "table", room: "aB-9_x" });
  expect(routeOf("/about")).toEqual({ screen: "about" });
  expect(routeOf("/fair")).toEqual({ screen: "fair" });
  expect(routeOf("/device")).toEqual({ screen: "device" });
  expect(routeOf("/history/")).toEqual({ screen: "history" });
  expect(rulesPath("a_b", "a_b/1.2")).toBe("/games/a-b#a_b/1.2");
  expect(routeOf(rulesPath("a_b"))).toEqual({ screen: "rules", style: "a_b" });
  expect(routeOf("/games/")).toEqual({ screen: "nowhere" });
  expect(routeOf("/people")).toEqual({ screen: "people" });
  expect(routeOf("/t/")).toEqual({ screen: "nowhere" });
  expect(routeOf("/t/a/b")).toEqual({ screen: "nowhere" });
  expect(routeOf("/elsewhere")).toEqual({ screen: "nowhere" });
});
