// What code does beside its shuffle (it logs, counts, caches, throws, may run a getter) is never dropped unasked. Each way out is applied, and run.
import { describe, expect, it } from "vitest";
import { enumerateOrders } from "./enumerate.ts";
import { applySuggestion, lint } from "./lint.ts";

/** Stands for the package in what a way out writes: one draw for each item. */
const fairShuffle = {
  shuffle(cards: number[], random = (): number => Math.random()): number[] {
    for (let i = cards.length - 1; i > 0; i--) {
      const [card] = cards.splice(Math.floor(random() * (i + 1)), 1);
      if (card !== undefined) cards.push(card);
    }
    return cards;
  },
  toShuffled: (cards: Iterable<number>): number[] => fairShuffle.shuffle([...cards]),
};

/** What a program did beside its shuffle. */
type Trace = unknown[];

interface Program {
  readonly run: (cards: number[]) => number[];
  readonly trace: Trace;
}

function evaluate(text: string): Program {
  const trace: Trace = [];
  const body = text
    .replaceAll(/^import \{ (.*) \} from ['"]fair-shuffle['"];$/gm, "const { $1 } = fairShuffle;")
    .replaceAll(/^import .*$/gm, "")
    .replaceAll(/^export const/gm, "const");
  const note = (...parts: unknown[]): void => {
    trace.push(parts.length);
  };
  const stats = {
    calls: 0,
    get mode() {
      note("mode");
      return 1;
    },
  };
  const lodash = {
    sortBy: (list: number[], key: (item: number) => number) =>
      list
        .map((item) => ({ item, key: key(item) }))
        .sort((x, y) => x.key - y.key)
        .map(({ item }) => item),
  };
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the programs are our own, and running them is the test
  const run = new Function("fairShuffle", "console", "onCompare", "onSwap", "stats", "_", `${body}\nreturn f;`)(
    fairShuffle,
    { log: note },
    note,
    note,
    stats,
    lodash,
  ) as Program["run"];
  return { run, trace };
}

function expectFair(text: string): void {
  const { run } = evaluate(text);
  const orders = enumerateOrders((cards) => run(cards), 3, 12);
  expect(orders.size).toBe(6);
  for (const share of orders.values()) expect(share).toBeCloseTo(1 / 6, 9);
}

function getTrace(text: string): Trace {
  const { run, trace } = evaluate(text);
  run([0, 1, 2]);
  return trace;
}

const sort = (comparator: string, before = ""): string => `${before}\nexport const f = (a) => a.sort(${comparator});\n`;
const loop = (body: string, before = ""): string =>
  `${before}\nexport const f = (a) => {\n  for (let i = 0; i < a.length; i++) {\n    ${body}\n  }\n  return a;\n};\n`;
const DRAW = "const j = Math.floor(Math.random() * a.length);";
const SWAP = "[a[i], a[j]] = [a[j], a[i]];";
const KEYS = (record: string): string =>
  `export const f = (a) => a.map(${record}).sort((p, q) => p.k - q.k).map(({ x }) => x);\n`;
const COIN = "Math.random() - 0.5";

describe("a comparator that only draws", () => {
  it.each([
    ["plain", sort(`() => ${COIN}`)],
    ["with parameters", sort(`(x, y) => ${COIN}`)],
    ["with a constant of its own", sort(`() => { const r = Math.random(); return r - 0.5; }`)],
    ["with a function of the file", sort("() => coin() - 0.5", "const coin = () => Math.random();")],
    ["with a variable of its own", sort(`() => { let r; r = Math.random(); return r - 0.5; }`)],
    ["by name", sort("byChance", `const byChance = (x, y) => Math.round(Math.random()) - 0.5;`)],
  ])("%s: replaced unasked", (_, code) => {
    const [message] = lint(code, { helper: "import" });
    expect(message?.fix).toBeDefined();
    const { fix } = message ?? {};
    expectFair(fix === undefined ? "" : code.slice(0, fix.range[0]) + fix.text + code.slice(fix.range[1]));
  });

  it("and a generator that counts its draws: handed on", () => {
    const code = sort(
      "() => rng() - 0.5",
      "let s = 1;\nconst rng = () => { s = (s * 16807) % 2147483647; return s / 2147483647; };",
    );
    expect(lint(code, { helper: "import" })[0]?.fix?.text).toContain("shuffle(a, rng)");
  });
});

describe("what would be dropped", () => {
  it.each([
    ["a report", sort(`(x, y) => { console.log(x, y); return ${COIN}; }`), "console.log(x, y)"],
    [
      "a report of the draw",
      sort("() => { const r = Math.random(); console.log(r); return r - 0.5; }"),
      "console.log(r)",
    ],
    [
      "a report, by name",
      sort("byChance", `function byChance() { console.log(1); return ${COIN}; }`),
      "console.log(1)",
    ],
    [
      "a report of a function that draws",
      sort("() => draw() - 0.5", "function draw() { console.log(1); return Math.random(); }"),
      "draw()",
    ],
    ["a listener", sort(`(x, y) => { onCompare(x); return ${COIN}; }`), "onCompare(x)"],
    ["a counter", sort(`() => { stats.calls++; return ${COIN}; }`), "stats.calls++"],
    ["a counter by another number", sort(`() => { stats.calls += 2; return ${COIN}; }`), "stats.calls += 2"],
    ["a counter in a default", sort(`(x, y, z = calls++) => ${COIN}`, "let calls = 0;"), "calls++"],
    [
      "a getter that may do something",
      sort(`() => { console.log(stats.mode); return ${COIN}; }`),
      "console.log(stats.mode)",
    ],
    ["a getter of what is compared", sort(`({ x }, { x: y }) => ${COIN}`), "{ x }"],
    ["a getter that nobody reads", sort(`(x, y) => { const w = stats.mode; return ${COIN}; }`), "stats.mode"],
    [
      "a long call",
      sort(`(x, y) => { console.log("compares one item with another one", x, y); return ${COIN}; }`),
      'console.log("compares one item with ano…',
    ],
    [
      "a report where keys are drawn",
      KEYS("(x) => { console.log(x); return { x, k: Math.floor(Math.random() * 9) }; }"),
      "console.log(x)",
    ],
    [
      "a number that counts the records",
      `let n = 0;\n${KEYS("(x) => ({ x, id: n++, k: Math.floor(Math.random() * 9) })")}`,
      "n++",
    ],
    [
      "a report in a key function",
      'import _ from "lodash";\nexport const f = (a) => _.sortBy(a, () => { console.log(1); return Math.floor(Math.random() * 9); });\n',
      "console.log(1)",
    ],
  ])("%s: only suggested, and named", (_, code, effect) => {
    const [message, ...more] = lint(code, { helper: "import" });
    expect(more).toEqual([]);
    const shuffles = (message?.suggestions ?? []).filter(({ desc }) => desc.startsWith("Use the fair"));
    expect(shuffles).toHaveLength(1);
    for (const suggestion of shuffles) {
      expect(suggestion.desc).toContain(`if nobody needs \`${effect}\``);
      expectFair(applySuggestion(code, suggestion));
    }
    // What is made unasked, keys that can't tie, does as much as before.
    const { fix } = message ?? {};
    if (fix === undefined) return;
    const after = code.slice(0, fix.range[0]) + fix.text + code.slice(fix.range[1]);
    expect(getTrace(after)).toEqual(getTrace(code));
  });
});

describe("a loop that does more", () => {
  it.each([
    ["reports", loop(`${DRAW} console.log(j); ${SWAP}`)],
    ["tells a listener", loop(`${DRAW} onSwap(i, j); ${SWAP}`)],
    ["counts on an object", loop(`${DRAW} stats.calls++; ${SWAP}`)],
    [
      "counts in a variable that is read",
      loop(`${DRAW} count++; ${SWAP}`, "let count = 0;\nexport const get = () => count;"),
    ],
    ["keeps what it drew", loop(`${DRAW} last = j; ${SWAP}`, "let last;\nexport const get = () => last;")],
    [
      "swaps by a function that reports",
      loop(
        `${DRAW} swap(a, i, j);`,
        "const swap = (l, i, j) => { console.log(i); const t = l[i]; l[i] = l[j]; l[j] = t; };",
      ),
    ],
    [
      "draws by a function that reports",
      loop(
        `const j = randomInt(a.length); ${SWAP}`,
        "const randomInt = (n) => { console.log(n); return Math.floor(Math.random() * n); };",
      ),
    ],
  ])("%s: its range is corrected, and it goes on doing so", (_, code) => {
    const [message] = lint(code, { helper: "import" });
    const { fix } = message ?? {};
    expect(fix).toBeDefined();
    expect((message?.suggestions ?? []).map(({ desc }) => desc)).toEqual([]);
    const after = fix === undefined ? "" : code.slice(0, fix.range[0]) + fix.text + code.slice(fix.range[1]);
    expectFair(after);
    expect(getTrace(after)).toEqual(getTrace(code));
    expect(lint(after)).toEqual([]);
  });
});

describe("what is no shuffle that we know, because it does more", () => {
  it.each([
    ["a comparator that throws", sort(`(x, y) => { if (!x) throw new Error("no"); return ${COIN}; }`)],
    ["a comparator that stops", sort(`() => { debugger; return ${COIN}; }`)],
    [
      "a comparator that counts in a variable",
      sort(`() => { calls++; return ${COIN}; }`, "let calls = 0;\nexport const get = () => calls;"),
    ],
    [
      "a comparator that remembers its keys",
      sort("(x, y) => (cache[x] ??= Math.random()) - (cache[y] ??= Math.random())", "const cache = {};"),
    ],
    [
      "a comparator that keeps its draw",
      sort("() => (last = Math.random()) - 0.5", "let last;\nexport const get = () => last;"),
    ],
    ["a comparator that marks its items", sort(`(x, y) => { x.seen = true; return ${COIN}; }`)],
    ["a comparator that deletes", sort(`(x, y) => { delete x.seen; return ${COIN}; }`)],
    ["a comparator that makes something", sort(`() => { new Comparison(); return ${COIN}; }`)],
    ["a comparator that tags a text", sort(`() => (tag\`x\`, ${COIN})`)],
    ["a comparator with a try", sort(`() => { try { return ${COIN}; } catch { return 0; } }`)],
    ["a loop that throws", loop(`${DRAW} if (!a[j]) throw new Error("hole"); ${SWAP}`)],
    ["a loop that stops", loop(`${DRAW} debugger; ${SWAP}`)],
    ["a loop that asserts", loop(`${DRAW} assert(a, j >= 0); ${SWAP}`)],
    [
      "a swap that counts in a variable",
      loop(
        `${DRAW} swap(a, i, j);`,
        "let n = 0;\nconst swap = (l, i, j) => { n++; const t = l[i]; l[i] = l[j]; l[j] = t; };\nexport const get = () => n;",
      ),
    ],
  ])("%s: silent", (_, code) => {
    expect(lint(code)).toEqual([]);
  });
});
