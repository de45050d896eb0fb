/** The addresses of the files that build/engine.ts puts beside the page. */
declare module "virtual:engine" {
  /** The folder of Python. It changes only with Python itself. */
  export const python: string;
  /** The engine: rules, bots and room. */
  export const engine: string;
  /** The games there are, as /api/games tells them. */
  export const games: string;
}
