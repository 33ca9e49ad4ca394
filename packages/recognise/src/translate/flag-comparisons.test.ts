// Flags that note what was drawn, and what they are compared with: `used[k] === false`, `used[k] == 0`, `used[k] !== true`.
import { describe, expect, it } from "vitest";
import { apply, verify } from "../linted.fixture.ts";

const ROUNDED = "Math.round(Math.random() * (names.length - 1))";
const EVEN = "Math.floor(Math.random() * names.length)";

interface Flags {
  readonly made: string;
  readonly free: string;
  readonly mark?: string;
}

const write = ({ made, free, mark = "true" }: Flags, place = ROUNDED): string =>
  `function mix(names, used) { const flags = ${made}; const out = []; while (out.length < names.length) { const k = ${place}; if (${free}) { flags[k] = ${mark}; out.push(names[k]); } } return out; }`;

const FALSE = "new Array(names.length).fill(false)";
const ZERO = "names.map(() => 0)";

describe("a draw that asks flags is judged", () => {
  it.each<[string, Flags]>([
    ["whether one is false", { made: FALSE, free: "flags[k] === false" }],
    ["the same loosely", { made: FALSE, free: "flags[k] == false" }],
    ["whether one is 0, loosely", { made: FALSE, free: "flags[k] == 0" }],
    ["whether one is 0", { made: ZERO, free: "flags[k] === 0", mark: "1" }],
    ["whether one of numbers is false, loosely", { made: ZERO, free: "flags[k] == false", mark: "1" }],
    ["whether one is not 1", { made: ZERO, free: "flags[k] !== 1", mark: "1" }],
    ["whether one is not 1, loosely", { made: FALSE, free: "flags[k] != 1" }],
    ["whether one of numbers is not true, loosely", { made: ZERO, free: "flags[k] != true", mark: "1" }],
    ["whether one is not true", { made: "[]", free: "flags[k] !== true" }],
    ["whether there is none", { made: "{}", free: "flags[k] == null" }],
    ["whether there is none yet", { made: "[]", free: "flags[k] === undefined", mark: "1" }],
    [
      "whether one is false, of those made by `from`",
      { made: "Array.from({ length: names.length }, () => false)", free: "flags[k] === false" },
    ],
    ["false and 0 alike", { made: "[false, 0, false, 0]", free: "flags[k] == false" }],
  ])("%s", (_, flags) => {
    const [finding, ...more] = verify(write(flags));
    expect(more).toEqual([]);
    expect(finding?.message).toContain("the first one ends up last");
    expect(finding?.fix === undefined ? "" : apply(write(flags), finding.fix)).toBe(write(flags, EVEN));
    expect(verify(write(flags, EVEN))).toEqual([]);
  });
});

describe("nothing is said where flags tell something else", () => {
  it.each<[string, Flags]>([
    ["places that hold nothing are not false", { made: "[]", free: "flags[k] === false" }],
    ["nor loosely", { made: "{}", free: "flags[k] == false" }],
    ["nor 0", { made: "[]", free: "flags[k] == 0" }],
    ["0 is not `false`", { made: ZERO, free: "flags[k] === false" }],
    ["`false` is not 0", { made: FALSE, free: "flags[k] === 0" }],
    ["1 is not `true`", { made: ZERO, free: "flags[k] !== true", mark: "1" }],
    ["`true` is not 1", { made: FALSE, free: "flags[k] !== 1" }],
    ["false is something", { made: FALSE, free: "flags[k] == null" }],
    ["both are not null", { made: FALSE, free: "flags[k] !== null" }],
    ["some are 0", { made: "[false, 0, false, 0]", free: "flags[k] === false" }],
    ["somebody else made them", { made: "used", free: "flags[k] === false" }],
    ["some are set", { made: "[false, true, false]", free: "flags[k] === false" }],
    ["they are compared with a number", { made: ZERO, free: "flags[k] === 2", mark: "1" }],
    ["they are compared with an order", { made: ZERO, free: "flags[k] <= 0", mark: "1" }],
    ["they are compared with what is not known", { made: FALSE, free: "flags[k] === used" }],
    ["they count", { made: ZERO, free: "flags[k] === 0", mark: "flags[k] + 1" }],
  ])("%s", (_, flags) => {
    expect(verify(write(flags))).toEqual([]);
  });

  it("flags are set back in the loop", () => {
    const code = write({ made: FALSE, free: "flags[k] === false" }).replace("out.push", "flags[0] = false; out.push");
    expect(verify(code)).toEqual([]);
  });
});
