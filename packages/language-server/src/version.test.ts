import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { VERSION } from "./version.ts";

it("is the package's", () => {
  expect(readFileSync(new URL("../package.json", import.meta.url), "utf8")).toContain(`"version": "${VERSION}"`);
});
