/** What the build does for play on the device: the engine's files among the assets, and compressed copies of everything. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

import type { Plugin } from "vite";

const MADE = fileURLToPath(new URL("../../build/engine/", import.meta.url));
const WORTH = /\.(?:css|html|js|json|mjs|svg|txt|webmanifest|xml)$/;
/** Below this the head of an answer outweighs what is saved. */
const LEAST = 512;
const TYPES: Record<string, string> = {
  ".wasm": "application/wasm",
  ".mjs": "text/javascript",
  ".json": "application/json",
};

/** Every file below a folder, by its path in it. */
function below(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** What `npm run engine` made: the addresses that the page needs, and every file with its size. */
interface Made {
  python: string;
  engine: string;
  games: string;
  files: { name: string; bytes: number }[];
}

/** For the about page: what runs in the worker besides ours, as the build lists what is in the page. */
function licences(): string {
  const { resolve } = createRequire(import.meta.url);
  const folder = path.dirname(resolve("pyodide"));
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), "utf8"));
  const { version, license } = read("package.json") as Record<string, string>;
  const { info } = read("pyodide-lock.json") as { info: { python: string } };
  return JSON.stringify([
    { name: "pyodide", version, identifier: license },
    { name: "Python", version: info.python, identifier: "PSF-2.0" },
  ]);
}

/** The engine as `npm run engine` made it: its addresses as the module `virtual:engine`, its files under /engine. */
export function engine(): Plugin {
  return {
    name: "engine",
    resolveId: (id) => (id === "virtual:engine" ? `\0${id}` : null),
    load(id) {
      if (id !== "\0virtual:engine") return null;
      const made = JSON.parse(readFileSync(path.join(MADE, "files.json"), "utf8")) as Made;
      return (["python", "engine", "games"] as const)
        .map((name) => `export const ${name} = ${JSON.stringify(`/engine/${made[name]}`)};`)
        .join("\n");
    },
    generateBundle() {
      for (const file of below(MADE)) {
        const source = readFileSync(path.join(MADE, file));
        this.emitFile({ type: "asset", fileName: `engine/${file.replaceAll("\\", "/")}`, source });
      }
      this.emitFile({ type: "asset", fileName: "licences/engine.json", source: licences() });
    },
    configureServer(server) {
      server.middlewares.use("/engine", (request, response, next) => {
        const file = (request.url ?? "").replace(/^\/|\?.*$/g, "");
        if (!below(MADE).includes(file)) {
          next();
          return;
        }
        const type = TYPES[path.extname(file)] ?? "application/octet-stream";
        response.setHeader("Content-Type", type).end(readFileSync(path.join(MADE, file)));
      });
    },
  };
}

/** Pyodide also runs in Node, whose modules it asks for there alone: in a browser's bundle they are empty. */
export function withoutNode(): Plugin {
  return {
    name: "without-node",
    enforce: "pre",
    resolveId: (id) => (id.startsWith("node:") ? "\0no-node" : null),
    load: (id) => (id === "\0no-node" ? "export default {};" : null),
  };
}

/** Writes `.br` and `.gz` beside every file that gets smaller by it, once all files are there. */
export function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: "post",
      sequential: true,
      handler() {
        const files = below(folder);
        for (const file of files) {
          if (!WORTH.test(file) || files.includes(`${file}.br`)) continue;
          const whole = path.join(folder, file);
          const body = readFileSync(whole);
          if (body.length < LEAST) continue;
          writeFileSync(`${whole}.br`, brotliCompressSync(body));
          writeFileSync(`${whole}.gz`, gzipSync(body, { level: 9 }));
        }
      },
    },
  };
}
