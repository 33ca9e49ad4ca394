// A loop that shuffles a part of its list becomes a fair one of that very part; the whole list is for a person to choose. Each way out is applied, and run.
import { describe, expect, it } from "vitest";
import { enumerateOrders, getDistance } from "./enumerate.ts";
import { applySuggestion, fix, lint } from "./lint.ts";

type Run = (cards: number[], ...more: number[]) => unknown;

interface Case {
  readonly what: string;
  /** The head of the loop, and what it does; `a` is the list, `swap` swaps the places i and j of it. */
  readonly head: string;
  readonly body: string;
  readonly swaps?: false;
  /** Parameters beside `a`, with the values that they are given. */
  readonly given?: Readonly<Record<string, number>>;
  readonly before?: string;
  readonly cards: number;
  /** The places whose items never move. */
  readonly fixed: readonly number[];
  /** What the automatic fix writes; absent where there is none. */
  readonly fix?: string;
  /** The suggestions, in words. */
  readonly suggested: readonly string[];
}

const SWAP = "[a[i], a[j]] = [a[j], a[i]];";
const draw = (range: string): string => `Math.floor(Math.random() * ${range})`;
const correct = (text: string, note: string): string => `Correct the range of the draw: \`${text}\` (${note}).`;
const ALL = "if all of `a` is to be shuffled";
const SHUFFLE = `Use the fair \`shuffle\` (${ALL}).`;
const FURTHER = "if the items are meant that the loop leaves out now";
const KEEPS = "if the item that never moves is to stay where it is";
const ALL_KEPT = "if the items that never move are to stay where they are";
const UP_TO_I = draw("(i + 1)");

const cases: readonly Case[] = [
  {
    what: "from the second place on",
    head: "for (let i = 1; i < a.length; i++)",
    body: `const j = 1 + ${draw("(a.length - 1)")};`,
    cards: 4,
    fixed: [0],
    fix: `const j = 1 + ${draw("i")};`,
    suggested: [SHUFFLE, correct(UP_TO_I, ALL)],
  },
  {
    what: "from the second place on, the offset behind the draw",
    head: "for (let i = a.length - 1; i > 0; i--)",
    body: `const j = ${draw("(a.length - 1)")} + 1;`,
    cards: 4,
    fixed: [0],
    fix: `const j = ${draw("i")} + 1;`,
    suggested: [SHUFFLE, correct(UP_TO_I, ALL)],
  },
  {
    what: "from the second place on, the offset inside the rounding",
    head: "for (let i = 1; i < a.length; i++)",
    body: "const j = Math.floor(Math.random() * (a.length - 1) + 1);",
    cards: 4,
    fixed: [0],
    fix: `const j = ${draw("i")} + 1;`,
    suggested: [SHUFFLE, correct(UP_TO_I, ALL)],
  },
  {
    what: "from the second place on, rounded by | 0",
    head: "for (let i = 1; i < a.length; i++)",
    body: "const j = 1 + ((Math.random() * (a.length - 1)) | 0);",
    cards: 4,
    fixed: [0],
    fix: "const j = 1 + ((Math.random() * i) | 0);",
    suggested: [SHUFFLE, correct("(Math.random() * (i + 1)) | 0", ALL)],
  },
  {
    what: "as far as the third last place, by the loop alone",
    head: "for (let i = 0; i < a.length - 2; i++)",
    body: `const j = ${draw("i")};`,
    cards: 4,
    fixed: [2, 3],
    suggested: [SHUFFLE, correct(UP_TO_I, ALL_KEPT)],
  },
  {
    what: "as far as the third last place, by the loop and the draw",
    head: "for (let i = 0; i < a.length - 2; i++)",
    body: `const j = ${draw("(a.length - 2)")};`,
    cards: 4,
    fixed: [2, 3],
    fix: `const j = ${draw("(i + 1)")};`,
    suggested: [SHUFFLE],
  },
  {
    what: "from the second place on, the number of cards a parameter",
    head: "for (let i = 1; i < n; i++)",
    body: `const j = 1 + ${draw("(n - 1)")};`,
    given: { n: 4 },
    cards: 4,
    fixed: [0],
    fix: `const j = 1 + ${draw("i")};`,
    suggested: [correct(UP_TO_I, FURTHER)],
  },
  {
    what: "from the second place on, the cards by number",
    head: "for (let i = 1; i < 4; i++)",
    body: `const j = 1 + ${draw("3")};`,
    cards: 4,
    fixed: [0],
    fix: `const j = 1 + ${draw("i")};`,
    suggested: [correct(UP_TO_I, FURTHER)],
  },
  {
    what: "from the second place on, counted down in the test",
    before: "let i = a.length;",
    head: "while (--i > 1)",
    body: `const j = 1 + ${draw("(a.length - 1)")};`,
    cards: 4,
    fixed: [0],
    fix: `const j = 1 + ${draw("i")};`,
    suggested: [SHUFFLE],
  },
  {
    what: "both ends fixed",
    head: "for (let i = 1; i < a.length - 1; i++)",
    body: `const j = 1 + ${draw("(a.length - 2)")};`,
    cards: 5,
    fixed: [0, 4],
    fix: `const j = 1 + ${draw("i")};`,
    suggested: [SHUFFLE],
  },
  {
    what: "both ends fixed, counted down",
    head: "for (let i = a.length - 2; i > 1; i--)",
    body: `const j = 1 + ${draw("(a.length - 2)")};`,
    cards: 5,
    fixed: [0, 4],
    fix: `const j = 1 + ${draw("i")};`,
    suggested: [SHUFFLE],
  },
  {
    what: "the first two fixed",
    head: "for (let i = 2; i < a.length; i++)",
    body: `const j = 2 + ${draw("(a.length - 2)")};`,
    cards: 5,
    fixed: [0, 1],
    fix: `const j = 2 + ${draw("(i - 1)")};`,
    suggested: [SHUFFLE],
  },
  {
    what: "the last two fixed",
    head: "for (let i = 0; i < a.length - 2; i++)",
    body: `const j = ${draw("(a.length - 2)")};`,
    cards: 5,
    fixed: [3, 4],
    fix: `const j = ${UP_TO_I};`,
    suggested: [SHUFFLE],
  },
  {
    what: "the last two fixed, counted down",
    head: "for (let i = a.length - 3; i > 0; i--)",
    body: `const j = ${draw("(a.length - 2)")};`,
    cards: 5,
    fixed: [3, 4],
    fix: `const j = ${UP_TO_I};`,
    suggested: [],
  },
  {
    what: "a splice over a part",
    head: "for (let i = 1; i < a.length; i++)",
    body: `const [x] = a.splice(1 + ${draw("(a.length - 1)")}, 1); a.splice(i, 0, x);`,
    swaps: false,
    cards: 4,
    fixed: [0],
    fix: `a.splice(i + ${draw("(a.length - i)")}, 1)`,
    suggested: [SHUFFLE],
  },
  {
    what: "a splice over a part, to the end",
    head: "for (let i = 1; i < a.length; i++)",
    body: `a.push(a.splice(1 + ${draw("(a.length - 1)")}, 1)[0]);`,
    swaps: false,
    cards: 4,
    fixed: [0],
    fix: `a.splice(1 + ${draw("(a.length - i)")}, 1)`,
    suggested: [SHUFFLE],
  },
  {
    what: "a function of the file that draws from 1 on",
    head: "for (let i = 1; i < a.length; i++)",
    body: "const j = randInt(1, a.length - 1);",
    cards: 4,
    fixed: [0],
    fix: "const j = randInt(1, i);",
    suggested: [SHUFFLE],
  },
  {
    what: "a window",
    head: "for (let i = lo; i <= hi; i++)",
    body: `const j = lo + ${draw("(hi - lo + 1)")};`,
    given: { lo: 1, hi: 3 },
    cards: 5,
    fixed: [0, 4],
    fix: `const j = lo + ${draw("(i - lo + 1)")};`,
    suggested: [],
  },
  {
    what: "a window without its end, counted down",
    head: "for (let i = end - 1; i > start; i--)",
    body: `const j = start + ${draw("(end - start)")};`,
    given: { start: 2, end: 5 },
    cards: 5,
    fixed: [0, 1],
    fix: `const j = start + ${draw("(i - start + 1)")};`,
    suggested: [],
  },
  {
    what: "a window by a function of the file",
    head: "for (let i = lo; i <= hi; i++)",
    body: "const j = randInt(lo, hi);",
    given: { lo: 1, hi: 3 },
    cards: 4,
    fixed: [0],
    fix: "const j = randInt(lo, i);",
    suggested: [],
  },
  {
    what: "a window by number",
    head: "for (let i = 2; i <= 4; i++)",
    body: `const j = 2 + ${draw("3")};`,
    cards: 6,
    fixed: [0, 1, 5],
    fix: `const j = 2 + ${draw("(i - 1)")};`,
    suggested: [],
  },
  {
    what: "a draw that can lead outside, from the second place on",
    head: "for (let i = 1; i < a.length; i++)",
    body: `const j = 1 + ${draw("a.length")};`,
    cards: 4,
    fixed: [0],
    suggested: [SHUFFLE, correct(UP_TO_I, ALL), correct(`1 + ${draw("i")}`, KEEPS)],
  },
  {
    what: "all but the last, which a loop and a draw one short leave out",
    head: "for (let i = 0; i < a.length - 1; i++)",
    body: `const j = ${draw("(a.length - 1)")};`,
    cards: 4,
    fixed: [3],
    suggested: [SHUFFLE, correct(UP_TO_I, KEEPS), correct(`i + ${draw("(a.length - i)")}`, ALL)],
  },
  {
    what: "all but the last of a number of cards that is a parameter",
    head: "for (let i = 0; i < n - 1; i++)",
    body: `const j = ${draw("(n - 1)")};`,
    given: { n: 4 },
    cards: 4,
    fixed: [3],
    suggested: [correct(UP_TO_I, KEEPS)],
  },
  {
    what: "all but the first, which a rounding up leaves out",
    head: "for (let i = a.length - 1; i > 0; i--)",
    body: "const j = Math.ceil(Math.random() * i);",
    cards: 4,
    fixed: [0],
    suggested: [SHUFFLE, correct(UP_TO_I, ALL)],
  },
  {
    what: "all but the last, which a start one short leaves out",
    head: "for (let i = a.length - 2; i > 0; i--)",
    body: `const j = ${UP_TO_I};`,
    cards: 4,
    fixed: [3],
    suggested: [SHUFFLE],
  },
  {
    what: "all but the last, by random swaps",
    head: "for (let k = 0; k < a.length; k++)",
    body: `const i = ${draw("(a.length - 1)")}, j = ${draw("(a.length - 1)")};`,
    cards: 3,
    fixed: [2],
    suggested: [SHUFFLE],
  },
];

const getCode = ({ head, body, swaps, given = {}, before = "" }: Case): string =>
  (body.includes("randInt") ? "const randInt = (lo, hi) => lo + Math.floor(Math.random() * (hi - lo + 1));\n" : "") +
  `export const f = (${["a", ...Object.keys(given)].join(", ")}) => {\n  ${before}\n  ${head} {\n    ${body}${swaps === false ? "" : ` ${SWAP}`}\n  }\n  return a;\n};\n`;

/** Plays the package, with one draw for each item: its own takes several items from one draw, which needs a finer grid. */
const fairShuffle = {
  shuffle(cards: number[]): number[] {
    for (let i = cards.length - 1; i > 0; i--) {
      const [card] = cards.splice(Math.floor(Math.random() * (i + 1)), 1);
      if (card !== undefined) cards.push(card);
    }
    return cards;
  },
};

function evaluate(text: string): Run {
  const body = text
    .replace(/^import \{ (.*) \} from ['"]fair-shuffle['"];$/m, "const { $1 } = fairShuffle;")
    .replace("export const f =", "const f =");
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the programs are our own, and running them is the test
  return new Function("fairShuffle", `${body}\nreturn f;`)(fairShuffle) as Run;
}

function getOrders(text: string, cards: number, given: readonly number[]): ReadonlyMap<string, number> {
  const run = evaluate(text);
  return enumerateOrders((list) => run(list, ...given) as number[], cards, 12);
}

/** Expects each order that keeps these items to come up alike, and no other. */
function expectFair(orders: ReadonlyMap<string, number>, cards: number, fixed: readonly number[]): void {
  let count = 1;
  for (let moving = cards - fixed.length; moving > 1; moving--) count *= moving;
  expect(orders.size).toBe(count);
  for (const [order, share] of orders) {
    const items = order.split(",").map(Number);
    expect([...items].sort((x, y) => x - y)).toEqual([...items.keys()]);
    for (const place of fixed) expect(items[place]).toBe(place);
    expect(share).toBeCloseTo(1 / count, 9);
  }
}

describe.each(cases)("$what", (tried) => {
  const code = getCode(tried);
  const { cards, fixed, given = {} } = tried;
  const [message, ...more] = lint(code, { helper: "import" });
  const suggestions = message?.suggestions ?? [];

  it("is reported, leaves the same items alone, and is not fair to the others, or to the one", () => {
    expect(more).toEqual([]);
    expect(message).toBeDefined();
    // A draw outside of the list loses items.
    if (message?.messageId === "leavesArray") return;
    const orders = getOrders(code, cards, Object.values(given));
    const stays = [...Array(cards).keys()].filter((place) =>
      [...orders.keys()].every((order) => order.split(",")[place] === String(place)),
    );
    expect(stays).toEqual(fixed);
  });

  it(tried.fix === undefined ? "is fixed by nobody unasked" : "becomes a fair shuffle of the same items", () => {
    const { fix } = message ?? {};
    if (tried.fix === undefined) {
      expect(fix).toBeUndefined();
      return;
    }
    const after = fix === undefined ? "" : code.slice(0, fix.range[0]) + fix.text + code.slice(fix.range[1]);
    expect(after).toContain(tried.fix);
    expectFair(getOrders(after, cards, Object.values(given)), cards, fixed);
    expect(lint(after, { helper: "import" })).toEqual([]);
  });

  it("offers the other ways with what they assume", () => {
    expect(suggestions.map(({ desc }) => desc)).toEqual(tried.suggested);
  });

  it.each(suggestions.map((suggestion) => [suggestion.desc, suggestion] as const))(
    "%s: is fair",
    (words, suggestion) => {
      const text = applySuggestion(code, suggestion);
      // The list is as long as the loop's own numbers say where it has such.
      const size = /<=? \d/.test(tried.head) || Object.keys(given).length > 0 ? cards : Math.min(cards, 4);
      const kept = words.includes(KEEPS) || words.includes(ALL_KEPT) ? fixed : [];
      expectFair(getOrders(text, size, Object.values(given)), size, kept);
    },
  );
});

describe("what may be swapped in several groups", () => {
  it("is never mixed", () => {
    const half = (start: string, end: string): string =>
      `for (let i = ${start}; i < ${end}; i++) { const j = ${start} + ${draw(`(${end} - ${start})`)}; ${SWAP} }`;
    const [message] = lint(
      `export const f = (a) => { for (let half = 0; half < 2; half++) { ${half("half * 4", "half * 4 + 4")} } };`,
    );
    expect(message?.fix).toBeUndefined();
  });
});

describe("a corrected draw rounds as its text does", () => {
  it.each([
    "~~(n * Math.random())",
    "(Math.random() * n) | 0",
    "Math.trunc(Math.random() * n)",
    "Math.floor(n * Math.random())",
  ])("%s", (place) => {
    // The comment keeps the loop from being replaced as a whole.
    const code = `export const f = (a) => { for (let i = 0, n = a.length; i < n; i++) { /* one after the other */ const j = ${place}; const held = a[i]; a[i] = a[j]; a[j] = held; } return a; };`;
    const fixed = fix(code);
    expect(fixed).not.toBe(code);
    expect(lint(fixed)).toEqual([]);
    // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the code is our own, and running it is the test
    const shuffle = new Function(`${fixed.replace("export ", "")}\nreturn f;`)() as (cards: number[]) => number[];
    expect(getDistance(enumerateOrders(shuffle, 4, 12), 4)).toBeLessThan(1e-9);
  });
});
