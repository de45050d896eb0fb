/** The address is the state: one screen per path. */

export type Route = { screen: "home" } | { screen: "table"; room: string } | { screen: "nowhere" };

const TABLE = /^\/t\/([\w-]+)\/?$/;

export function routeOf(path: string): Route {
  if (path === "/") return { screen: "home" };
  const room = TABLE.exec(path)?.[1];
  return room === undefined ? { screen: "nowhere" } : { screen: "table", room };
}

export function tablePath(room: string): string {
  return `/t/${encodeURIComponent(room)}`;
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
  history.pushState(null, "", path + location.search);
  look();
  scrollTo(0, 0);
}

/** A link of ours: a plain click stays in the page. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname);
}
