// Swaps that draw a place where it is read, and again where it is written to.
import { seededSource } from "@fair-shuffle/bias";
import { describe, expect, it } from "vitest";
import { apply, fixAll, verify } from "../linted.fixture.ts";

const DRAW = "Math.floor(Math.random() * (i + 1))";
const SWAP = `[a[i], a[${DRAW}]] = [a[${DRAW}], a[i]];`;
const down = (body: string): string => `export function f(a) { for (let i = a.length - 1; i > 0; i--) { ${body} } }`;

const getIds = (code: string): (string | undefined)[] =>
  verify(code, { options: { fix: "off" } }).map(({ messageId, message }) => messageId ?? message);

describe("a swap by a place that is drawn twice loses items", () => {
  it.each([
    ["by destructuring", down(SWAP)],
    ["the other place first", down(`[a[${DRAW}], a[i]] = [a[i], a[${DRAW}]];`)],
    ["over several lines", down(SWAP.replaceAll(/[[,]/g, "$&\n"))],
    ["by a third place", down(`const t = a[i]; a[i] = a[${DRAW}]; a[${DRAW}] = t;`)],
    ["by a third place for the drawn one", down(`const t = a[${DRAW}]; a[${DRAW}] = a[i]; a[i] = t;`)],
    [
      "by a function that draws",
      `const draw = (n) => Math.floor(Math.random() * n); ${down("[a[i], a[draw(i + 1)]] = [a[draw(i + 1)], a[i]];")}`,
    ],
    ["anywhere", down(SWAP.replaceAll("(i + 1)", "a.length"))],
    [
      "a property",
      `class Deck { shuffle() { for (let i = this.cards.length - 1; i > 0; i--) { ${SWAP.replaceAll("a[", "this.cards[")} } } }`,
    ],
    ["by callbacks", `export function f(a) { a.forEach((_, i) => { ${SWAP} }); }`],
  ])("%s", (_, code) => {
    expect(getIds(code)).toEqual(["drawsTwice"]);
  });

  it.each([
    ["drawn once", down(`const j = ${DRAW}; [a[i], a[j]] = [a[j], a[i]];`)],
    ["drawn once in the statement", down(`let j; [a[i], a[j]] = [a[(j = ${DRAW})], a[i]];`)],
    ["copies of drawn cards, with no swap", down(`a[${DRAW}] = a[${DRAW}];`)],
    ["a card that is only overwritten", down(`a[i] = a[${DRAW}];`)],
    ["two lists", down(`[a[i], b[${DRAW}]] = [a[${DRAW}], b[i]];`)],
    [
      "a place that is called for, and always the same",
      down("[a[i], a[Math.floor(i / 2)]] = [a[Math.floor(i / 2)], a[i]];"),
    ],
    ["what mutates", down(SWAP).replace("function f", "function mutate")],
    [
      "two places at random, once",
      `export function f(a) { ${SWAP.replaceAll("a[i]", "a[0]").replaceAll("(i + 1)", "a.length")} }`,
    ],
  ])("but not %s", (_, code) => {
    expect(getIds(code)).toEqual([]);
  });
});

describe("its fix", () => {
  /** Returns how often a function leaves four cards in which order, in 24,000 runs. */
  function getOrders(code: string): Map<string, number> {
    const orders = new Map<string, number>();
    // oxlint-disable-next-line typescript/no-implied-eval -- the code is our own, and running it is the test
    const make = new Function("Math", `${code.replaceAll("export ", "")}; return f;`) as (
      math: object,
    ) => (cards: number[]) => void;
    const f = make({ floor: Math.floor, random: seededSource(7) });
    for (let round = 0; round < 24_000; round++) {
      const cards = [0, 1, 2, 3];
      f(cards);
      const order = cards.join("");
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    return orders;
  }

  const INLINE = { options: { helper: "inline" }, filename: "file.mjs" } as const;

  it.each([
    [
      "a statement of its own",
      `export function f(a) {
  for (let i = a.length - 1; i > 0; i--) {
    [a[i], a[${DRAW}]] = [
      a[${DRAW}],
      a[i],
    ];
  }
}
`,
      `export function f(a) {
  for (let i = a.length - 1; i > 0; i--) {
    const j = ${DRAW};
    [a[i], a[j]] = [a[j], a[i]];
  }
}
`,
    ],
    [
      "a body without braces",
      `export function f(a) {
  for (let i = a.length - 1; i > 0; i--)
    ${SWAP}
}
`,
      `export function f(a) {
  for (let i = a.length - 1; i > 0; i--) {
    const j = ${DRAW};
    [a[i], a[j]] = [a[j], a[i]];
  }
}
`,
    ],
    [
      "code without semicolons",
      `export function f(a) {
  let i = a.length
  while (i > 1) {
    i--
    ;[a[i], a[${DRAW}]] = [a[${DRAW}], a[i]]
  }
}
`,
      `export function f(a) {
  let i = a.length
  while (i > 1) {
    i--
    const j = ${DRAW}
    ;[a[i], a[j]] = [a[j], a[i]]
  }
}
`,
    ],
    [
      "a third place, and a name that is taken",
      `export function f(a) {
  for (let i = a.length - 1; i > 0; i--) {
    const j = a[i];
    a[i] = a[${DRAW}];
    a[${DRAW}] = j;
  }
}
`,
      `export function f(a) {
  for (let i = a.length - 1; i > 0; i--) {
    const j = a[i];
    const place = ${DRAW};
    a[i] = a[place];
    a[place] = j;
  }
}
`,
    ],
    ["a line with more in it", `${down(SWAP)}\n`, `${down(`const j = ${DRAW}; [a[i], a[j]] = [a[j], a[i]];`)}\n`],
  ])("draws once: %s", (_, code, fixed) => {
    expect(fixAll(code, INLINE).output).toBe(fixed);
    // Before it, cards are lost; after it, each of the 24 orders comes up. One of 24 is drawn within 24,000 by 1,000 times: that none is drawn less than
    // 800 times has a false-alarm rate below 1e-9, and the seed is fixed.
    expect(getOrders(code).size).toBeGreaterThan(24);
    const after = getOrders(fixed);
    expect(after.size).toBe(24);
    expect(Math.min(...after.values())).toBeGreaterThan(800);
  });

  it("is a call where a package gives one, and where the range is wrong, too", () => {
    const naive = down(SWAP.replaceAll("(i + 1)", "a.length"));
    expect(fixAll(naive, { options: { helper: "import" }, filename: "file.mjs" }).output).toContain("shuffle(a);");
    expect(fixAll(naive, INLINE).output).toContain("fairShuffle(a);");
  });

  it.each([
    ["a callback gives back", `export function f(a) { a.forEach((_, i) => (${SWAP.slice(0, -1)})); }`],
    ["a loop's head does", `export function f(a) { for (let i = a.length - 1; i > 0; ${SWAP.slice(0, -1)}, i--); }`],
  ])("is no statement before what %s", (_, code) => {
    expect(getIds(code)).toEqual(["drawsTwice"]);
    const { output } = fixAll(code, INLINE);
    expect(output).toContain("export function f(a) { fairShuffle(a); }");
  });

  it("is asked for where Sattolo's algorithm may be meant", () => {
    const code = down(SWAP.replaceAll("(i + 1)", "i"));
    const [finding] = verify(code, INLINE);
    expect(finding?.messageId).toBe("drawsTwice");
    expect(finding?.fix).toBeUndefined();
    const [suggestion] = finding?.suggestions ?? [];
    expect(suggestion === undefined ? "" : apply(code, suggestion.fix)).toContain("fairShuffle(a);");
  });

  it("keeps what is drawn between the two places in its order", () => {
    const code = down(`[a[--i], a[${DRAW}]] = [a[${DRAW}], a[--i]];`);
    expect(fixAll(code, INLINE).output).not.toContain("const j");
  });
});
