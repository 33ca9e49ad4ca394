// The built package, as an installed one: both module systems load it, and TypeScript finds the types of both.
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";

const packageFolder = fileURLToPath(new URL("../../../packages/fair-shuffle/", import.meta.url));
const nativeTypeScript = createRequire(join(packageFolder, "package.json")).resolve("@typescript/native/package.json");
const tsc = join(dirname(nativeTypeScript), "bin/tsc");

const PROGRAM = `
const names = Object.keys(fair).sort().join();
if (names !== "cryptoRandom,deal,draws,sample,shuffle,toShuffled") throw new Error(names);
const cards = [1, 2, 3, 4, 5];
if (fair.shuffle(cards, () => 0) !== cards) throw new Error("another array");
console.log(JSON.stringify([cards, fair.toShuffled("abc", () => 0), fair.deal("abc", [1], fair.cryptoRandom()).rest.length]));
`;
const PRINTED = '[[2,3,4,5,1],["b","c","a"],2]\n';

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "fair-shuffle-built-"));
  const installed = join(folder, "node_modules/fair-shuffle");
  mkdirSync(installed, { recursive: true });
  copyFileSync(join(packageFolder, "package.json"), join(installed, "package.json"));
  execFileSync(process.execPath, [join(packageFolder, "build.js"), join(installed, "dist")]);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ["import", "main.mjs", 'import * as fair from "fair-shuffle";'],
  ["require", "main.cjs", 'const fair = require("fair-shuffle");'],
])("runs by %s", (_, file, load) => {
  writeFileSync(join(folder, file), load + PROGRAM);
  expect(execFileSync(process.execPath, [join(folder, file)], { encoding: "utf8" })).toBe(PRINTED);
});

it("has types for import and for require that hold without skipLibCheck or the DOM", () => {
  const uses = `
export const order: number[] = shuffle([1, 2, 3]);
export const copy: string[] = toShuffled("abc", cryptoRandom());
export const hands: [number[], number[]] = deal(order, [1, 1]).hands;
export const source: RandomSource = () => 0.5;
export const some: number[] = [...sample(order, 2, source), ...draws(order)];
// @ts-expect-error -- readonly
shuffle(Object.freeze([1, 2, 3]));
`;
  const load =
    'import { cryptoRandom, deal, draws, sample, shuffle, toShuffled, type RandomSource } from "fair-shuffle";';
  writeFileSync(join(folder, "types.mts"), load + uses);
  writeFileSync(join(folder, "types.cts"), load + uses);
  const compilerOptions = {
    module: "nodenext",
    target: "es2022",
    lib: ["es2022"],
    types: [],
    strict: true,
    noEmit: true,
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["types.mts", "types.cts"] }));
  expect(execFileSync(process.execPath, [tsc, "-p", folder], { encoding: "utf8" })).toBe("");
});
