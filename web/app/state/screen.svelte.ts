import { innerHeight, innerWidth } from "svelte/reactivity/window";

/** The same widths and heights as in the styles of the table. */
const WIDE = 1100;
const MIDDLE = 700;
const LOW = 700;
const LYING = { height: 540, width: 640 };

/** The room there is: `wide` seats players around the mat, `short` is a low phone, `lying` a phone on its side. */
export type Room = "wide" | "lying" | "middle" | "short" | "phone";

export function roomFor(width: number, height: number): Room {
  if (height <= LYING.height && width >= LYING.width) return "lying";
  if (width >= WIDE) return "wide";
  if (height < LOW) return "short";
  return width >= MIDDLE ? "middle" : "phone";
}

export function room(): Room {
  return roomFor(innerWidth.current ?? WIDE, innerHeight.current ?? LOW);
}

/** Whether the felt is so small that what can be said in the bar is said there. */
export function barred(): boolean {
  return room() === "short" || room() === "lying";
}
