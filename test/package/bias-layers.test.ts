// The folders of `@fair-shuffle/bias` stand in layers: each imports only from those below it, types included, and no files import each other in a circle.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path/posix";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

/** From the lowest up. */
const LAYERS = [
  "engines",
  "model",
  "exact",
  "verdict",
  "counts",
  "simulate",
  "statistics",
  "measure",
  "catalogue",
  "words",
];

const folder = fileURLToPath(new URL("../../packages/bias/src/", import.meta.url));

const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /(?<!\.(?:test|fixture))\.ts$/.test(file));

const imports = new Map(
  files.map((file) => {
    const text = readFileSync(join(folder, file), "utf8");
    return [
      file,
      [...text.matchAll(/\b(?:from|import) "(\.[^"]+)"|import\("(\.[^"]+)"\)/g)].map(([, statically, lazily]) =>
        normalize(join(dirname(file), statically ?? lazily ?? "")),
      ),
    ];
  }),
);

const getLayer = (file: string): number => LAYERS.indexOf(dirname(file));

it("has no file outside its layers but the entries", () => {
  expect(files.filter((file) => getLayer(file) === -1 && dirname(file) !== ".")).toEqual([]);
  expect(files.length).toBeGreaterThan(50);
  expect(new Set(files.map(getLayer)).size).toBe(LAYERS.length + 1);
});

it("imports from the same folder or a lower one alone", () => {
  const upward = files
    .filter((file) => getLayer(file) !== -1)
    .flatMap((file) =>
      (imports.get(file) ?? [])
        .filter((other) => getLayer(other) === -1 || getLayer(other) > getLayer(file))
        .map((other) => `${file} -> ${other}`),
    );
  expect(upward).toEqual([]);
});

it("has no circle of imports", () => {
  const left = new Map(imports);
  // What imports nothing that is left is in no circle, and is taken away.
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const [file, others] of left) if (!others.some((other) => left.has(other))) left.delete(file);
  }
  expect([...left.keys()]).toEqual([]);
});
