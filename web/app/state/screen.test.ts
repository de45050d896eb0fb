import { expect, it } from "vitest";

import { roomFor } from "./screen.svelte";

it("sees what room there is", () => {
  expect(roomFor(1440, 900)).toBe("wide");
  expect(roomFor(1280, 600)).toBe("wide");
  expect(roomFor(768, 1024)).toBe("middle");
  expect(roomFor(390, 844)).toBe("phone");
  expect(roomFor(360, 640)).toBe("short");
  expect(roomFor(844, 390)).toBe("lying");
});
