/** How a table is run, in words; and what a new view changes of it. */

import { listed, t } from "../i18n/index.svelte";
import type { Value } from "../net/api";
import type { View } from "../net/terms";

/** "move:30" in words. */
export function clockText(clock: string): string {
  const [kind = "", numbers = ""] = clock.split(":");
  const [seconds = "", increment = ""] = numbers.split("+");
  return t(`clock-${kind}`, { seconds, increment });
}

/** What the value of an option is called. */
export function valueText(value: Value): string {
  return typeof value === "number" ? String(value) : t(`choice-${value}`);
}

function item(option: string, value: string): string {
  return t("option-is", { option, value });
}

/** What the host has changed: the new values, or nothing that can be named. */
export function changes(before: View, after: View): string {
  const told = Object.entries(after.options)
    .filter(([name, value]) => before.options[name] !== value)
    .map(([name, value]) => item(t(`option-${name}`), valueText(value)));
  const { clock, open } = after.terms;
  if (before.terms.clock !== clock) told.push(item(t("clock-label"), clockText(clock)));
  if (before.terms.open !== open) told.push(t(open ? "listed" : "private-room"));
  return told.length === 0 ? t("event-changed") : t("changed-to", { what: listed(told) });
}
