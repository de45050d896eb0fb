import type { Attachment } from "svelte/attachments";

/** The heading of a screen takes a focus that would otherwise be nowhere. */
export const landing: Attachment<HTMLElement> = (heading) => {
  if (document.activeElement === document.body) heading.focus({ preventScroll: true });
};
