/** What can be said with one tap: the server knows the same ones. */
export const EMOTES = [
  "face-happy",
  "face-love",
  "face-sad",
  "face-angry",
  "face-surprised",
  "face-thinking",
  "phrase-hello",
  "phrase-good-luck",
  "phrase-nice",
  "phrase-well-played",
  "phrase-good-game",
  "phrase-thanks",
  "phrase-sorry",
  "phrase-oops",
  "phrase-hurry",
] as const;
