import { byName } from "../catalogs";

export default byName(
  import.meta.glob<string>(["../../../../src/capicua/locales/zh-Hans/*.ftl", "!**/cli.ftl"], {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
