import { expect, test } from "vitest";
import { dependsOn } from "./manifest.ts";

test.each<[unknown, boolean]>([
  [{ dependencies: { "fair-shuffle": "1" } }, true],
  [{ devDependencies: { "fair-shuffle": "1" } }, true],
  [{ peerDependencies: { "fair-shuffle": "1" } }, true],
  [{ optionalDependencies: { "fair-shuffle": "1" } }, true],
  [{ dependencies: { "eslint-plugin-fair-shuffle": "1" } }, false],
  [{ scripts: { "fair-shuffle": "1" } }, false],
  [{ dependencies: [] }, false],
  [undefined, false],
  ["fair-shuffle", false],
])("%j depends on fair-shuffle: %s", (manifest, expected) => {
  expect(dependsOn(manifest, "fair-shuffle")).toBe(expected);
});
