/**
 * The files that play on the device, in a cache of their own: a new version of the app leaves them as they are.
 * Used by the page and by its service worker.
 */

/** Where they lie. Each has a name of its content, so that what is in the cache never grows old. */
export const ENGINE = "/engine/";
/** Which ones there are. It belongs to the app and is kept with it. */
const LIST = `${ENGINE}files.json`;
const CACHE = "capicua-engine";

/** What a page tells the service worker that waits. */
export const ACTIVATE = "activate";

export interface EngineFile {
  /** Its path below `ENGINE`. */
  name: string;
  /** As it lies on the server, not compressed. */
  bytes: number;
}

function isFile(value: unknown): value is EngineFile {
  const { name, bytes } = (value ?? {}) as Partial<EngineFile>;
  return typeof name === "string" && typeof bytes === "number";
}

/** The files of this version of the app; none where it was built without an engine. */
export async function engineFiles(): Promise<EngineFile[]> {
  const response = await fetch(LIST);
  if (!response.ok) return [];
  const { files } = (await response.json()) as { files?: unknown };
  return Array.isArray(files) ? files.filter(isFile) : [];
}

/** Which files are not on the device. */
export async function missingFiles(): Promise<EngineFile[]> {
  const [files, cache] = await Promise.all([engineFiles(), caches.open(CACHE)]);
  const there = await Promise.all(files.map(({ name }) => cache.match(ENGINE + name)));
  return files.filter((_, at) => there[at] === undefined);
}

/**
 * Brings what is missing, one file after the other, and tells how many bytes are there of how many.
 * Rejects where the network or the storage fails; what came until then stays.
 */
export async function fetchMissing(
  progress: (done: number, all: number) => void = () => undefined,
): Promise<void> {
  const [files, cache] = [await missingFiles(), await caches.open(CACHE)];
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  for (const { name, bytes } of files) {
    progress(done, all);
    const response = await fetch(ENGINE + name, { priority: "low" });
    if (!response.ok) throw new TypeError(`${name}: ${String(response.status)}`);
    await cache.put(ENGINE + name, response);
    done += bytes;
  }
  progress(done, all);
}

/** Whether the device has an engine, of whatever version. */
export async function kept(): Promise<boolean> {
  if (!(await caches.has(CACHE))) return false;
  return (await (await caches.open(CACHE)).keys()).length > 0;
}

/** Takes away the files of earlier versions. */
export async function dropOld(): Promise<void> {
  if (!(await caches.has(CACHE))) return;
  const [files, cache] = [await engineFiles(), await caches.open(CACHE)];
  const wanted = new Set(files.map(({ name }) => ENGINE + name));
  for (const request of await cache.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** A file from the cache, or from the network where it is not there yet; what comes is not kept here. */
export async function fromCache(request: Request): Promise<Response> {
  return (await (await caches.open(CACHE)).match(request)) ?? fetch(request);
}
