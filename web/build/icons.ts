import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { Plugin } from "vite";

/** Rounded corners of the drawing; a launcher that cuts its own shape gets the whole square. */
const CORNERS = 'rx="112"';

interface Icon {
  file: string;
  size: number;
  purpose: "any" | "maskable" | null;
}

/** `null` is for who reads no manifest. The tile keeps within the circle that no launcher cuts. */
const ICONS: readonly Icon[] = [
  { file: "icons/any-192.png", size: 192, purpose: "any" },
  { file: "icons/any-512.png", size: 512, purpose: "any" },
  { file: "icons/maskable-192.png", size: 192, purpose: "maskable" },
  { file: "icons/maskable-512.png", size: 512, purpose: "maskable" },
  { file: "icons/apple-180.png", size: 180, purpose: null },
];

/** The icons as a manifest names them. */
export const manifestIcons = ICONS.flatMap(({ file, size, purpose }) =>
  purpose === null
    ? []
    : [{ src: `/${file}`, sizes: `${String(size)}x${String(size)}`, type: "image/png", purpose }],
);

function png(drawing: string, { size, purpose }: Icon): Uint8Array {
  const whole = purpose === "any" ? drawing : drawing.replace(CORNERS, "");
  return new Resvg(whole, { fitTo: { mode: "width", value: size } }).render().asPng();
}

/** Makes the icons from the drawing of them. */
export function icons(): Plugin {
  const source = new URL("icon.svg", import.meta.url);
  return {
    name: "icons",
    apply: "build",
    async generateBundle() {
      const { resolve } = createRequire(import.meta.url);
      await initWasm(await readFile(resolve("@resvg/resvg-wasm/index_bg.wasm")));
      const drawing = await readFile(source, "utf8");
      if (!drawing.includes(CORNERS)) throw new Error(`icon.svg has no ${CORNERS}`);
      for (const icon of ICONS) {
        this.emitFile({ type: "asset", fileName: icon.file, source: png(drawing, icon) });
      }
    },
    transformIndexHtml: () => [
      { tag: "link", attrs: { rel: "apple-touch-icon", href: "/icons/apple-180.png" } },
    ],
  };
}
