/** What bots can be, in order of strength. */
export const LEVELS = ["beginner", "easy", "medium", "hard", "master"] as const;
