import { readFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";
import { expect, test } from "vitest";
import schema from "./openapi.json";

test("the types are those of the server's schema: write them anew with `make types`", async () => {
  const fresh = astToString(await openapiTS(schema as never, { defaultNonNullable: false }));
  expect(readFileSync(new URL("schema.ts", import.meta.url), "utf8")).toContain(fresh.trim());
});
