/** The address is the state: one screen per path. */

export type Route =
  | { screen: "home" | "people" | "about" | "fair" | "history" | "device" | "nowhere" }
  | { screen: "table" | "practice-table"; room: string }
  | { screen: "practice"; style: string }
  | { screen: "rules"; style: string };

const TABLE = /^\/t\/([\w-]+)\/?$/;
const LOCAL = /^\/p\/([\w-]+)\/?$/;
const PRACTICE = /^\/practice\/([\w-]+)\/?$/;
const RULES = /^\/games\/([\w-]+)\/?$/;
const PLAIN = /^\/(about|fair|history|device)\/?$/;
type Plain = "about" | "fair" | "history" | "device";

/** Where one meets people. */
export const PEOPLE = "/people";
/** What this device keeps. */
export const DEVICE = "/device";

export function routeOf(path: string): Route {
  if (path === "/") return { screen: "home" };
  if (path === PEOPLE) return { screen: "people" };
  const room = TABLE.exec(path)?.[1];
  if (room !== undefined) return { screen: "table", room };
  const local = LOCAL.exec(path)?.[1];
  if (local !== undefined) return { screen: "practice-table", room: local };
  const practised = PRACTICE.exec(path)?.[1]?.replaceAll("-", "_");
  if (practised !== undefined) return { screen: "practice", style: practised };
  const style = RULES.exec(path)?.[1]?.replaceAll("-", "_");
  if (style !== undefined) return { screen: "rules", style };
  return { screen: (PLAIN.exec(path)?.[1] as Plain | undefined) ?? "nowhere" };
}

/** The page of a style's tradition, at a clause of its rules if one is named: "duplas/0.5.2". */
export function rulesPath(style: string, clause?: string): string {
  const page = `/games/${style.replaceAll("_", "-")}`;
  return clause === undefined ? page : `${page}#${clause}`;
}

export function tablePath(room: string): string {
  return `/t/${encodeURIComponent(room)}`;
}

/** Where a style is played on this device. */
export function practicePath(style: string): string {
  return `/practice/${style.replaceAll("_", "-")}`;
}

/** A table on this device. */
export function practiceTablePath(room: string): string {
  return `/p/${encodeURIComponent(room)}`;
}

const current = $state<{ route: Route }>({ route: { screen: "home" } });

export function route(): Route {
  return current.route;
}

function look(): void {
  current.route = routeOf(location.pathname);
}

export function startRouter(): void {
  look();
  addEventListener("popstate", look);
}

export function go(path: string): void {
  const url = new URL(path, location.href);
  url.search = location.search;
  history.pushState(null, "", url);
  look();
  scrollTo(0, 0);
}

/** A link of ours: a plain click stays in the page. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
