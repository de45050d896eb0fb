import { read, write } from "./stored";

const ASKED = "capicua-persist";

/**
 * Asks the browser not to throw away what is kept here when it gets short of room. Once on a device, and when there
 * is something to keep: some browsers ask the person.
 */
export async function askToPersist(): Promise<void> {
  if (read(ASKED) === true || !("storage" in navigator) || !("persist" in navigator.storage))
    return;
  write(ASKED, true);
  await navigator.storage.persist().catch(() => false);
}
