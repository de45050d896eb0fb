/** What stands on the round mark of a badge. A badge without one is told in words alone. */
const PUCKS: Readonly<Record<string, string>> = { "badge-banker": "庄" };

export function puckOf(badge: string): string | null {
  return PUCKS[badge] ?? null;
}
