/** Every rules catalog, by its path: a chunk for each language and style, loaded when somebody reads it. */
const CATALOGS = import.meta.glob<string>("../../../src/capicua/locales/*/rules-*.ftl", {
  query: "?raw",
  import: "default",
});

/** The rules of a style in a language as their catalog has them, null where there are none. */
export async function rulesCatalog(lang: string, style: string): Promise<string | null> {
  const load = CATALOGS[`../../../src/capicua/locales/${lang}/rules-${style}.ftl`];
  return load === undefined ? null : load();
}
