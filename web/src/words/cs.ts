const files = import.meta.glob<string>("../../../src/signoria/locale/cs/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files).join("\n");
