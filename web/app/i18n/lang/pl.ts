import { byName } from "../catalogs";

export default {
  ...byName(
    import.meta.glob<string>(
      "../../../../src/capicua/locales/pl/{app,device,pages,practice,rooms,table}.ftl",
      {
        eager: true,
        query: "?texts",
        import: "default",
      },
    ),
  ),
  ...byName(
    import.meta.glob<string>("../../../../src/capicua/locales/pl/rules-*.ftl", {
      eager: true,
      query: "?head",
      import: "default",
    }),
  ),
};
