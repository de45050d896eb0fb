import type { Catalogs } from "./texts";

interface Language {
  /** In its own words. */
  name: string;
  load: () => Promise<{ default: Catalogs }>;
}

/** Every language, each in a chunk of its own. */
export const LANGUAGES: Readonly<Record<string, Language>> = {
  "pt-BR": { name: "Português", load: () => import("./lang/pt-BR") },
  hu: { name: "Magyar", load: () => import("./lang/hu") },
  pl: { name: "Polski", load: () => import("./lang/pl") },
  ru: { name: "Русский", load: () => import("./lang/ru") },
  "zh-Hans": { name: "简体中文", load: () => import("./lang/zh-Hans") },
  en: { name: "English", load: () => import("./lang/en") },
};

const FALLBACK = "en";

/** The first of the wanted language tags that there is, exactly or by its primary part; else English. */
export function choose(
  wanted: readonly string[],
  known: readonly string[] = Object.keys(LANGUAGES),
): string {
  for (const tag of wanted) {
    const exact = known.find((name) => name.toLowerCase() === tag.toLowerCase());
    const near = known.find((name) => primary(name) === primary(tag));
    if (exact !== undefined) return exact;
    if (near !== undefined) return near;
  }
  return FALLBACK;
}

function primary(tag: string): string | undefined {
  return tag.split("-")[0]?.toLowerCase();
}
