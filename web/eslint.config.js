import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "coverage/"] },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      eqeqeq: "error",
      // A translated message or a server's text is never markup.
      "svelte/no-at-html-tags": "error",
      // A module with runes may hold collections that nobody watches.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // The compiler knows the names of the browser's types better than this rule does.
    files: ["**/*.ts", "**/*.svelte"],
    rules: { "no-undef": "off" },
  },
  { files: ["*.config.*"], languageOptions: { globals: globals.node } },
);
