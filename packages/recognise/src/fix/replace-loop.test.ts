// A loop is replaced as a whole only where the length of its list decides how often it goes round.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

/** What can be done about each finding, with the fix first; "none" where there is none. */
const getWays = (code: string): string[] =>
  verify(code, { options: { helper: "inline" } }).flatMap(({ fix, suggestions = [] }) => [
    fix === undefined ? "none" : fix.text.includes("fairShuffle") ? "shuffle" : "range",
    ...suggestions.map(({ messageId = "?" }) => messageId),
  ]);

const SWAP = "[a[i], a[j]] = [a[j], a[i]];";
const ANY = `const j = Math.floor(Math.random() * a.length); ${SWAP}`;

describe("a loop of two rounds is no shuffle of the whole list", () => {
  it.each([
    `for (let i = 0; i < 2; i++) { ${ANY} }`,
    `for (let i = 0; 2 > i; i++) { ${ANY} }`,
    `for (let i = 1; i >= 0; i--) { ${ANY} }`,
    `const k = 2; for (let i = 0; i < k; i++) { ${ANY} }`,
    `let k = 2; while (k--) { const i = k; ${ANY} }`,
  ])("%s", (code) => {
    expect(getWays(code)).toEqual(["none"]);
  });
});

describe("a loop that goes through its list is one, wherever its length stands", () => {
  it.each([
    `for (let i = 0; i < a.length; i++) { ${ANY} }`,
    `const n = a.length; for (let i = 0; i < n; i++) { ${ANY} }`,
    `const n = a.length; let m = n; while (m--) { const i = m; ${ANY} }`,
    `for (const i of a.keys()) { ${ANY} }`,
    `a.forEach((_, i) => { ${ANY} });`,
  ])("%s", (code) => {
    expect(getWays(`function mix(a) { ${code} }`)).toEqual(["range", "useShuffle"]);
  });
});
