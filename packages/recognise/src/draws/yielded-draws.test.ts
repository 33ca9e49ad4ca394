// What iterators draw: those of generators of the file by their yields, others by their names.
import { describe, expect, it } from "vitest";
import { apply, verify } from "../linted.fixture.ts";

const loop = (drawn: string, range = "list.length"): string =>
  `for (let i = list.length - 1; i > 0; i--) { const j = Math.floor(${drawn} * ${range}); [list[i], list[j]] = [list[j], list[i]]; }`;
const LCG =
  "function* numbers(seed) { while (true) { seed = (seed * 16645 + 1013904223) % 4294967296; yield seed / 4294967296; } }";
const generator = (steps: string): string => `function* random() { ${steps} } const rng = random();`;

const getIds = (code: string): unknown[] => verify(code, { options: { fix: "off" } }).map(({ messageId }) => messageId);

describe("an iterator of fractions", () => {
  it.each([
    ["that a caller hands over", "export function mix(list, rng) { LOOP }"],
    ["of another file", 'import { random } from "./random"; const rng = random(1); export function mix(list) { LOOP }'],
    ["of a generator that draws", `${generator("for (;;) yield Math.random();")} export function mix(list) { LOOP }`],
    [
      "of a generator that divides",
      `${generator("let x = 1; while (true) { x = (x * 7) % 11; yield x / 11; }")} export function mix(list) { LOOP }`,
    ],
  ])("%s is read", (_, code) => {
    expect(getIds(code.replace("LOOP", loop("rng.next().value")))).toEqual(["biased"]);
    expect(getIds(code.replace("LOOP", loop("rng.next().value", "(i + 1)")))).toEqual([]);
  });

  it("of a generator of the file may have any name", () => {
    const code = (range: string): string =>
      `${LCG} const randomly = numbers(1); export function mix(list) { ${loop("randomly.next().value", range)} }`;
    expect(getIds(code("list.length"))).toEqual(["biased"]);
    expect(getIds(code("(i + 1)"))).toEqual([]);
  });

  it.each(["const { value } = rng.next(); const j = value * R;", "const { value: r } = rng.next(); const j = r * R;"])(
    "is read where its value is taken out: %s",
    (drawn) => {
      const code = (range: string): string =>
        `export function mix(list, rng) { for (let i = list.length - 1; i > 0; i--) { ${drawn.replace(/= (\w+) \* R/, `= Math.floor($1 * ${range})`)} [list[i], list[j]] = [list[j], list[i]]; } }`;
      expect(getIds(code("list.length"))).toEqual(["biased"]);
      expect(getIds(code("(i + 1)"))).toEqual([]);
    },
  );

  it.each([
    "const { value, done } = rng.next(); const j = Math.floor(value * list.length);",
    "const { value } = rng.next(1); const j = Math.floor(value * list.length);",
    "const { value } = rng.next(); const j = value % list.length;",
    "const { value } = queue.next(); const j = Math.floor(value * list.length);",
    "const { [value]: r } = rng.next(); const j = Math.floor(r * list.length);",
  ])("is not read where it may be something else: %s", (drawn) => {
    expect(
      getIds(
        `export function mix(list, rng, queue) { for (let i = 0; i < list.length; i++) { ${drawn} [list[i], list[j]] = [list[j], list[i]]; } }`,
      ),
    ).toEqual([]);
  });

  it("decides sorts, too", () => {
    expect(getIds("export const mix = (list, rng) => list.sort(() => rng.next().value - 0.5);")).toEqual(["biased"]);
  });

  it("is drawn from by the fix", () => {
    const code = `export function mix(list, rng) { ${loop("rng.next().value")} return list; }`;
    const [message] = verify(code);
    const fixed = message?.fix === undefined ? "" : apply(code, message.fix);
    expect(fixed).toContain("rng.next().value");
    expect(getIds(fixed)).toEqual([]);
  });
});

describe("a generator of the file", () => {
  const getCode = (fraction: string): string =>
    `${generator(`let x = 1; while (true) { x = Math.imul(x, 7); yield ${fraction}; }`)} export const mix = (list) => list.sort(() => rng.next().value - 0.5);`;
  const getSuggested = (fraction: string): string => {
    const code = getCode(fraction);
    const [suggestion] = verify(code)[0]?.suggestions ?? [];
    return suggestion === undefined ? "" : apply(code, suggestion.fix);
  };

  it("is drawn from below 1, as a shuffle has to", () => {
    expect(getSuggested("(x >>> 0) / 4294967296")).toContain("() => rng.next().value)");
    expect(getSuggested("(x >>> 0) / 4294967295")).toContain("() => rng.next().value % 1)");
  });

  it("is no source on [0, 1) where it can be below 0", () => {
    expect(getIds(getCode("(x >>> 0) / 4294967296"))).toEqual(["biased"]);
    expect(getIds(getCode("(x | 0) / 4294967296"))).toEqual([]);
  });
});

describe("is no draw that is known", () => {
  it.each([
    [
      "of whole numbers",
      `${generator("while (true) yield Math.floor(Math.random() * 9) + 1;")} export function mix(list) { LOOP }`,
    ],
    ["which end", `${generator("yield 1 / 3; yield 1 / 2;")} export function mix(list) { LOOP }`],
    [
      "which end by a return",
      `${generator("while (true) { yield 1 / 3; return 1; }")} export function mix(list) { LOOP }`,
    ],
    ["of another generator's", `${generator("while (true) yield* others();")} export function mix(list) { LOOP }`],
    ["of promises", `async ${generator("while (true) yield 1 / 3;")} export function mix(list) { LOOP }`],
    [
      "of which no name tells",
      "export function mix(list, cards) { const random = 0; LOOP }".replace("LOOP", loop("cards.next().value")),
    ],
    [
      "that begins again in each round",
      `${LCG} export function mix(list) { ${loop("rng.next().value").replace("const j", "const rng = numbers(1); const j")} }`,
    ],
    ["that a step is handed to", `export function mix(list, rng) { ${loop("rng.next(2).value")} }`],
    ["of which something else is asked", `export function mix(list, rng) { ${loop("rng.next().done")} }`],
    [
      "whose method is the file's own",
      `const rng = { next() { return { value: 3 }; } }; export function mix(list) { LOOP }`,
    ],
    ["that is used as a whole number", `export function mix(list, rng) { ${loop("rng.next().value % 7 / 7")} }`],
  ])("one %s", (_, code) => {
    expect(getIds(code.replace("LOOP", loop("rng.next().value")))).toEqual([]);
  });

  it("one that is an item", () => {
    expect(getIds("export const mix = (list) => list.sort((rng, other) => rng.next().value - 0.5);")).toEqual([]);
  });
});
