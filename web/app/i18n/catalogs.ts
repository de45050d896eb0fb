import type { Catalogs } from "./texts";

/** Catalogs by file name instead of by path. */
export function byName(paths: Readonly<Record<string, string>>): Catalogs {
  return Object.fromEntries(
    Object.entries(paths).map(([path, source]) => [path.slice(path.lastIndexOf("/") + 1), source]),
  );
}
