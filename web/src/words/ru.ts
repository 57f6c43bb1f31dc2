/** The house's texts; those of single games come with the games. */
const files = import.meta.glob<string>(
  [
    "../../../src/signoria/locale/ru/*.ftl",
    "!../../../src/signoria/locale/ru/*{condottiere,tuscany,virtu,wars-of-italy}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files).join("\n");
