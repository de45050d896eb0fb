import type { News } from "./news.svelte";
import type { Talker } from "./talker.svelte";

/** What people have besides the game: what they say, and who comes and goes. */
export interface Meeting {
  talker: Talker;
  news: News;
}
