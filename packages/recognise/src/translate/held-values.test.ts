// What compilers make of a swap for old engines: the values are kept in a list, and assigned one by one.
import { expect, it } from "vitest";
import { readRound, readSteps } from "./in-words.fixture.ts";

const SWAP = "$0 = a[0]; $1 = a[i]; a[i] ← $0; a[0] ← $1";

it.each([
  ["Babel", "var _ref = [a[0], a[i]]; a[i] = _ref[0]; a[0] = _ref[1];"],
  ["TypeScript", "var _a; «_a = [a[0], a[i]], a[i] = _a[0], a[0] = _a[1];»"],
  ["CoffeeScript", "var i, ref; «ref = [a[0], a[i]]; a[i] = ref[0]; a[0] = ref[1];»"],
])("%s: %s", (_, code) => {
  expect(readRound(code)).toContain(SWAP);
});

it("keeps the values under names of their own", () => {
  expect(readRound("var _ref = [a[0], a[i]], x = _ref[0], y = _ref[1]; a[i] = x; a[0] = y;")).toBe(
    "$0 = a[0]; $1 = a[i]; x = $0; y = $1; a[i] ← x; a[0] ← y",
  );
});

it("reads what the name was given last", () => {
  const swap = (to: string): string => `_a = [a[${to}], a[i]], a[i] = _a[0], a[${to}] = _a[1];`;
  expect(readRound(`var _a; «${swap("0")} ${swap("1")}»`)).toBe(
    "$0 = a[0]; $1 = a[i]; a[i] ← $0; a[0] ← $1; $2 = a[1]; $3 = a[i]; a[i] ← $2; a[1] ← $3",
  );
});

it.each([
  ["under a condition", "var _a; «if (a[0]) { _a = [a[0], a[i]]; } a[i] = _a[0]; a[0] = _a[1];»"],
  ["in the other branch", "var _a; «if (k) _a = [a[0], a[i]]; else a[i] = _a[0], a[0] = _a[1];»"],
  ["by what only maybe runs", "var _a; «k && (_a = [a[0], a[i]]); a[i] = _a[0]; a[0] = _a[1];»"],
  ["in the round before", "var _a = [a[1], a[2]]; «a[i] = _a[0]; a[0] = _a[1]; _a = [a[0], a[i]];»"],
  [
    "by another function",
    "var _a; function f() { _a = [a[1], a[2]]; } «_a = [a[0], a[i]]; f(); a[i] = _a[0]; a[0] = _a[1];»",
  ],
  ["and changed since", "var _ref = [a[0], a[i]]; _ref[0] = a[1]; a[i] = _ref[0]; a[0] = _ref[1];"],
  ["and turned round since", "var _ref = [a[0], a[i]]; _ref.reverse(); a[i] = _ref[0]; a[0] = _ref[1];"],
  ["of which there are fewer", "var _ref = [a[0], a[i]]; a[i] = _ref[0]; a[0] = _ref[2];"],
  ["at a place that is not written", "var _ref = [a[0], a[i]]; a[i] = _ref[k]; a[0] = _ref[1];"],
  ["by the caller", "function f(_a) { «_a = [a[0], a[i]]; a[i] = _a[0]; a[0] = _a[1];» }"],
  ["which something else gives, too", "var _a; «_a = [a[0], a[i]]; a[i] = _a[0]; a[0] = _a[1]; _a = a;»"],
])("does not read what it was given %s: %s", (_, code) => {
  expect(readRound(code)).not.toContain(SWAP);
});

it.each([
  "_a = [a[j], a[i]], a[i] = _a[0], a[j] = _a[1];",
  "if (i !== j) _a = [a[j], a[i]], a[i] = _a[0], a[j] = _a[1];",
])("reads the swap of a whole loop: %s", (swap) => {
  const code = `function mix(a) { var _a; «for (var i = 9; i > 0; i--) { var j = k; ${swap} }» }`;
  expect(readSteps(code)).toContain("$0 = a[j]; $1 = a[i]; a[i] ← $0; a[j] ← $1");
});
