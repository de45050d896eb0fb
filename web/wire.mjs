// Makes app/wire.ts from the JSON Schema of the wire; with --check it only says whether it is current.
import { readFile, writeFile } from "node:fs/promises";
import { argv, exit } from "node:process";
import { fileURLToPath } from "node:url";

import { compile } from "json-schema-to-typescript";
import { format, resolveConfig } from "prettier";

const SCHEMA = new URL("../vectors/wire/schema.json", import.meta.url);
const TYPES = fileURLToPath(new URL("app/wire.ts", import.meta.url));
const REFERENCES =
  / \*\n \* This interface was referenced by `\w+`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g;

const code = await compile(JSON.parse(await readFile(SCHEMA, "utf8")), "Frame", {
  additionalProperties: false,
  bannerComment: [
    "/* eslint-disable @typescript-eslint/consistent-indexed-object-style */",
    "// Generated from vectors/wire/schema.json by `npm run wire`: do not edit.",
  ].join("\n"),
  format: false,
  unreachableDefinitions: true,
});
const types = await format(code.replace(REFERENCES, ""), {
  ...(await resolveConfig(TYPES)),
  filepath: TYPES,
});

if (!argv.includes("--check")) {
  await writeFile(TYPES, types);
} else if ((await readFile(TYPES, "utf8")) !== types) {
  console.error(
    "web/app/wire.ts is not what vectors/wire/schema.json says: run npm run wire in web/",
  );
  exit(1);
}
