// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";

import { readSettings } from "./settings.svelte";

describe("what the device remembers", () => {
  it("is taken as far as it is of the right kind", () => {
    const kept = readSettings('{"lang":"en","theme":"neon","sound":false,"volume":7,"name":3}');
    expect(kept).toMatchObject({ lang: "en", theme: "system", sound: false, volume: 1, name: "" });
  });
  it("keeps the display within what there is", () => {
    const kept = readSettings(
      '{"contrast":-1,"grain":0.8,"tiles":"glass","surface":"pine","size":1.3,"lefty":1}',
    );
    expect(kept).toMatchObject({ contrast: 0, grain: 0.8, tiles: "table", surface: "pine" });
    expect(kept).toMatchObject({ size: 1.3, lefty: false });
  });
  it("may be missing or broken", () => {
    expect(readSettings(null)).toEqual(readSettings("{"));
    expect(readSettings("null")).toEqual(readSettings("[]"));
  });
});
