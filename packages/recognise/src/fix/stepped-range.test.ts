// A range is corrected by the variable that the loop counts with, however its steps are spelled.
import { describe, expect, it } from "vitest";
import { fixAll } from "../linted.fixture.ts";

const swap = (frame: (body: string) => string, factor: string): string =>
  `export function mix(a) { ${frame(`const j = Math.floor(Math.random() * ${factor}); const t = a[i]; a[i] = a[j]; a[j] = t;`)} }`;
const fix = (code: string): string => fixAll(code, { options: { helper: "inline" } }).output;

describe("a range is corrected where the loop counts by", () => {
  it.each([
    ["i++", (body: string) => `let i; for (i = 0; i < a.length; i++) { ${body} }`],
    ["i += 1", (body: string) => `let i; for (i = 0; i < a.length; i += 1) { ${body} }`],
    ["i = i + 1", (body: string) => `let i; for (i = 0; i < a.length; i = i + 1) { ${body} }`],
    ["i = i + 1 in a while", (body: string) => `let i = 0; while (i < a.length) { ${body} i = i + 1; } return i;`],
    ["i = i - 1", (body: string) => `let i; for (i = a.length - 1; i >= 0; i = i - 1) { ${body} }`],
  ])("%s", (_, frame) => {
    // Where the counter is used afterwards, the loop has to stay.
    const code = swap((body) => `${frame(body)} show(i);`, "a.length");
    expect(fix(code)).toBe(code.replace("* a.length)", "* (i + 1))"));
  });
});
