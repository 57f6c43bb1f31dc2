import { expect, test } from "vitest";
import { preferred } from "./settings";

test("the first language that we speak is taken, or English", () => {
  expect(preferred(["fr-FR", "cs-CZ", "en"])).toBe("cs");
  expect(preferred(["ru"])).toBe("ru");
  expect(preferred(["zh-CN"])).toBe("en");
});
