import { byName } from "../catalogs";

export default {
  ...byName(
    import.meta.glob<string>(
      "../../../../src/capicua/locales/pt-BR/{app,device,pages,practice,rooms,table}.ftl",
      {
        eager: true,
        query: "?texts",
        import: "default",
      },
    ),
  ),
  ...byName(
    import.meta.glob<string>("../../../../src/capicua/locales/pt-BR/rules-*.ftl", {
      eager: true,
      query: "?head",
      import: "default",
    }),
  ),
};
