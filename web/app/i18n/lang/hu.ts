import { byName } from "../catalogs";

export default byName(
  import.meta.glob<string>(["../../../../src/capicua/locales/hu/*.ftl", "!**/cli.ftl"], {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
