// Every reason is reached by a program, is told at the gate that it belongs to, marks the very code, and is said in every language.
import { CALLED_KINDS, getPlainKinds, tellAnswer } from "@fair-shuffle/recognise";
import { describe, expect, it, test } from "vitest";
import { explainText, getPlacesAt, isUnreported, type ExplainedAnswer } from "./explain-text.ts";
import { EXPLAINED_PROGRAMS, UNREACHED } from "./explained-programs.fixture.ts";
import { findSites } from "./find-sites.ts";
import type { LintOptions } from "./judged-programs.ts";

/** Asks where ‸ stands, and returns what is said first of each place there, with the code that it marks. */
async function ask(program: string, name = "/deck.js", options: LintOptions = {}) {
  const at = program.indexOf("‸");
  const text = program.replace("‸", "");
  const explained = await explainText(text, name, options);
  const places = getPlacesAt(explained, text, [at, at], options.language);
  const show = ({ gate, kind, range }: ExplainedAnswer) => ({ gate, kind, marked: text.slice(...range) });
  return {
    text,
    places,
    answers: places.flatMap(({ answers }) => answers),
    first: show(places[0].answers[0]),
    show,
  };
}

describe("each reason", () => {
  it.each(EXPLAINED_PROGRAMS)("$gate: $kind, at $marked", async ({ gate, kind, marked, program }) => {
    const { text, first, places } = await ask(program);
    expect(first).toEqual({ gate, kind, marked });
    // What is said here and what a lint run reports are one.
    const { sites } = await findSites(text, "/deck.js");
    const isReported = sites.some(
      ({ finding, range }) => finding !== undefined && places.some((place) => place.range.join() === range.join()),
    );
    expect(isReported).toBe(kind === "reported");
  });

  test("has a program, or a word on why it has none", () => {
    const reached = new Set<string>(EXPLAINED_PROGRAMS.map(({ kind }) => kind));
    const kinds = [...getPlainKinds(), ...CALLED_KINDS, "fair", "undecided", "otherPurpose", "onPurpose", "reported"];
    expect(kinds.filter((kind) => !reached.has(kind) && !(kind in UNREACHED))).toEqual([]);
    expect(Object.keys(UNREACHED).filter((kind) => reached.has(kind) || !kinds.includes(kind))).toEqual([]);
  });

  test("is a sentence of its own in each language", async () => {
    for (const [language, end] of [
      ["en", /^[A-Z0-9`“].*\.$/],
      ["zh-cn", /^.*\p{Script=Han}.*。$/u],
    ] as const) {
      const said = await Promise.all(
        EXPLAINED_PROGRAMS.map(
          async ({ kind, program }) =>
            [kind, (await ask(program, "/deck.js", { language })).answers[0]?.message ?? ""] as const,
        ),
      );
      for (const [, message] of said) expect(message).toMatch(end);
      const sentences = new Map(said);
      expect(new Set(sentences.values()).size).toBe(sentences.size);
    }
  });
});

test("says in a sentence what a person sees", async () => {
  const program = "for (let i = a.length; i--; ) { const j = Math.floor(Math.random() * i); ‸a.push(a[j], a[i]); }";
  const { places, show } = await ask(program);
  expect(places).toHaveLength(1);
  const [answer] = places[0].answers;
  expect(answer).toMatchObject({
    message: "Several items are moved at once here. Only moves of one item at a time are followed.",
    question: "whether this moves items to drawn places, step by step",
    line: 1,
    column: 74,
  });
  expect(show(answer).marked).toBe("a.push(a[j], a[i])");
  const chinese = await ask(program, "/deck.js", { language: "zh-cn" });
  expect(chinese.answers[0]?.message).toBe("这里一次移动多个元素。只能跟踪一次移动一个元素。");
});

test("what holds with some values only is said with them", async () => {
  const loop =
    "for (let i = a.length - 1; i > n; i--) { const j = Math.floor(Math.random() * (i + 1)); [a[i], a[j]] = [a[j], a[i]]; }";
  const { places } = await explainText(`export function f(a, n) { ${loop} }`, "/deck.js");
  const messages = places.flatMap(({ answers }) => answers.map(({ message }) => message));
  expect(messages).toContainEqual(expect.stringMatching(/^With n = \d: Fair/));
});

describe("as many swaps as a caller says", () => {
  const swaps = (range: string): string =>
    `export function f(a, k) { for (let i = 0; i < k; i++) { const j = ${range}; [a[i], a[j]] = [a[j], a[i]]; } return a; }`;
  const tell = async (range: string, language: "en" | "zh-cn" = "en") => {
    const { places } = await explainText(swaps(range), "/deck.js", { language });
    return places[0]?.answers[0].message;
  };

  test("are told with the values at which they are biased, too", async () => {
    const naive = "Math.floor(Math.random() * a.length)";
    expect(await tell(naive)).toMatch(
      /^With k = 1: Fair: .* Biased: for example, with `k` = 5, of 5 items, .* Which of these it is, the code does not tell, so nothing is reported\.$/,
    );
    expect(await tell(naive, "zh-cn")).toMatch(
      /^当 k = 1 时：公平：.*有偏：例如，取 `k` = 5，.*代码没有写明是哪一种，因此不报告。$/,
    );
  });

  test("are fair with any value where they are a sample", async () => {
    expect(await tell("i + Math.floor(Math.random() * (a.length - i))")).toMatch(/^With k = \d: Fair: (?!.*Biased)/);
  });
});

test("a reason says nothing of the words of another language", () => {
  expect(tellAnswer({ kind: "severalItems" }, "en")).not.toBe(tellAnswer({ kind: "severalItems" }, "zh-cn"));
});

test("a source of the project's own is known with one or two bounds", async () => {
  const { first } = await ask(
    "‸for (let i = a.length - 1; i > 0; i--) { const j = pick(0, i, 3); [a[i], a[j]] = [a[j], a[i]]; }",
    "/deck.js",
    {
      rule: { randomSources: [{ name: "pick", range: "exclusive" }] },
    },
  );
  expect(first).toEqual({ gate: "loop", kind: "rangeBounds", marked: "pick(0, i, 3)" });
});

describe("what a place is about", () => {
  const nested =
    "for (let k = 0; k < 1; k++) {\n  for (let i = 0; i < a.length; i++) {\n    const j = Math.floor(Math.random() * a.length);\n    [a[i], a[j]] = [a[j], a[i]];\n  }\n}\n";

  it.each([
    ["a line inside of a shuffle is the shuffle's", nested.replace("    [a", "    ‸[a"), [["loop", "reported"]]],
    [
      "a loop inside of a shuffle is the shuffle's",
      nested.replace("  for (let i", "  ‸for (let i"),
      [["loop", "reported"]],
    ],
    [
      "a call inside of a loop that could not be read is the loop's",
      "for (const x of a) {\n  swap(a, ‸names.map(String));\n  a[0] = Math.random();\n}",
      [["loop", "unknownCall"]],
    ],
    [
      "a call of a function of the file that is no sort is the loop's",
      "const pick = (n, k) => (n < k ? Math.random() : 0);\nfor (const x of a) {\n  a[0] = ‸pick(x, 3);\n}",
      [["loop", "undecided"]],
    ],
    [
      "a loop that draws nothing says so, wherever it stands",
      "a.sort(() => Math.random() - 0.5);\nfor (const x of b) {\n  ‸print(x);\n}",
      [["loop", "notReached"]],
    ],
    [
      "a call of a function that is nowhere in the file, where no loop is around it",
      "a.sort(() => Math.random() - 0.5);\n‸print(b);",
      [["call", "callOfGlobal"]],
    ],
    [
      "what hands over code, or no list, is no call of which anybody asks what it does with one",
      "const a = [];\ndescribe('a', () => {\n  ‸a.length;\n}, alert('a'));",
      [["nothing", "noPlace"]],
    ],
    [
      "a method's head is not about the call that is handed the method's object",
      "import { define } from 'pages';\ndefine({\n  methods: {\n    ‸mix() {\n      a.sort(() => Math.random() - 0.5);\n    },\n  },\n});",
      [["nothing", "noPlace"]],
    ],
    [
      "a line of a test is not about the call that the test is handed to",
      "a.sort(() => Math.random() - 0.5);\nit('mixes', () => {\n  ‸let x;\n});",
      [["nothing", "noPlace"]],
    ],
    [
      "a line among what a call is handed is about the call",
      "import { deal } from 'cards';\na.sort(() => Math.random() - 0.5);\ndeal(\n  ‸a,\n  () => 3,\n);",
      [["call", "callOfPackage"]],
    ],
    [
      "a line of a function that a loop is handed is about the loop",
      "a.sort(() => Math.random() - 0.5);\nb.forEach((x) => {\n  ‸let y;\n});",
      [["call", "notReached"]],
    ],
    [
      "where nothing could move items, that is said",
      "a.sort(() => Math.random() - 0.5);\n‸let x;",
      [["nothing", "noPlace"]],
    ],
  ] as const)("%s", async (_, program, said) => {
    const { places } = await ask(program);
    expect(places.map(({ kind, answers }) => [kind, answers[0].kind])).toEqual(said);
  });

  test.each([
    ["a function", "function mix(a) {"],
    ["an exported one", "export default function (a) {"],
    ["a function under a name", "const mix = (a) => {"],
  ])("a line on which %s begins is about the shuffles in it", async (_, head) => {
    const loop =
      "for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * i); [a[i], a[j]] = [a[j], a[i]]; }";
    const text = `${head}\n  ${loop}\n}\nlet other;\n`;
    const explained = await explainText(text, "/deck.js");
    const ask = (line: string): readonly string[] => {
      const start = text.indexOf(line);
      return getPlacesAt(explained, text, [start, start + line.length]).map(({ answers }) => answers[0].kind);
    };
    expect(ask(head)).toEqual(["reported"]);
    expect(ask("let other;")).toEqual(["noPlace"]);
  });

  test("a line on which a function begins is about nothing where several things in it may move items", async () => {
    const text = "function mix(a) {\n  a.sort(byRandom(Math.random()));\n  b.sort(byRandom(Math.random()));\n}\n";
    const explained = await explainText(text, "/deck.js");
    expect(getPlacesAt(explained, text, [0, 10]).map(({ answers }) => answers[0].kind)).toEqual(["noPlace"]);
  });

  test("a line holds all that begins on it", async () => {
    const text = "a.sort(byRandom(Math.random())); for (const x of b) a[0] = pick(Math.random());\n";
    const explained = await explainText(text, "/deck.js");
    const places = getPlacesAt(explained, text, [0, text.length - 1]);
    expect(places.map(({ kind, answers }) => [kind, answers[0].kind])).toEqual([
      ["sort", "unknownComparator"],
      ["loop", "unknownCall"],
    ]);
    expect(places.every(isUnreported)).toBe(true);
  });

  test.each([
    ["a function", "function mix(a) { return a.sort(() => Math.random() - 0.5); }", "mix(a), mix(b)", "reported"],
    [
      "a method",
      "class Deck { mix() { for (let i = this.a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [this.a[i], this.a[j]] = [this.a[j], this.a[i]]; } } }",
      "new Deck().mix()",
      "fair",
    ],
  ])("a call of %s of the file is told of the shuffle in it, once", async (_, definition, call, kind) => {
    const { places } = await ask(`${definition}\n‸${call};\n`);
    expect(places.map(({ answers: [first] }) => [first.kind, first.line])).toEqual([[kind, 1]]);
  });

  test("a call of a function that shuffles nothing says so, and where that is written", async () => {
    const { first, answers } = await ask("const pick = (n) => Math.floor(Math.random() * n);\n‸pick(a.length);\n");
    expect(first).toMatchObject({ gate: "visit", kind: "callOfOwnFunction", marked: "pick(a.length)" });
    expect(answers[0]?.message).toMatch(/^This calls `pick` of line 1\. Nothing in it is known to draw/);
  });

  test.each([
    [
      "a shuffle that a called function calls",
      "const deal = (list) => { prepare(); return mix(list); };\nconst mix = (list) => list.sort(() => Math.random() - 0.5);\n‸deal(a);",
      [["sort", "reported", 2]],
    ],
    [
      "a loop that can't be read",
      "function shuffle(list) {\n  for (let i = list.length - 1; i > 0; i--) move(list, i, Math.random());\n}\n‸shuffle(a);",
      [["loop", "unknownCall", 2]],
    ],
    [
      "a call that is known to be fair",
      "import _ from 'lodash';\nconst mix = (list) => _.shuffle(list);\n‸mix(a);",
      [["call", "fair", 2]],
    ],
    [
      "functions that call each other",
      "const even = (n) => (n === 0 ? Math.random() : odd(n - 1));\nconst odd = (n) => even(n - 1);\n‸even(4);",
      [["call", "callOfOwnFunction", 3]],
    ],
  ])("a call is told of %s", async (_, program, told) => {
    const { places } = await ask(program);
    expect(places.map(({ kind, answers: [first] }) => [kind, first.kind, first.line])).toEqual(told);
  });

  test("what stands inside of a shuffle is told where all places are listed", async () => {
    const { places } = await explainText(nested, "/deck.js");
    const kinds = places.map(({ kind, answers }) => (kind === "loop" ? answers[0].kind : "a call"));
    expect(kinds).toEqual(["reported", "partOfShuffle", "a call", "a call"]);
    expect(places.some(isUnreported)).toBe(false);
  });

  test("what draws the place of a call before it is a part of that", async () => {
    const code =
      "export function next(deck) { const k = Math.round(Math.random() * (deck.length - 1)); const card = deck[k]; deck.splice(k, 1); return card; }";
    const { places } = await explainText(
      `const deck = ["a", "b", "c", "d"];\n${code.replace("(deck)", "()")}`,
      "/deck.js",
    );
    expect(places.map(({ answers }) => answers[0].kind)).toEqual(["partOfShuffle", "partOfShuffle", "reported"]);
  });
});

test("a loop that fills a list which is shuffled elsewhere is nothing that anybody wonders about, and is told when asked", async () => {
  const deck = (step: string): string =>
    `class Deck { constructor() { this.cards = []; ‸for (let i = 0; i < 52; i++) ${step} } mix() { for (let i = 0; i < 52; i++) { const j = Math.floor(Math.random() * 52); [this.cards[i], this.cards[j]] = [this.cards[j], this.cards[i]]; } } }`;
  const filled = deck("this.cards.push(i);");
  const { places } = await explainText(filled.replace("‸", ""), "/deck.js");
  expect(places.filter(isUnreported)).toEqual([]);
  expect((await ask(filled)).first.kind).toBe("loopDrawsNothing");
  // Its neighbour moves items to drawn places by a way that is not followed.
  const drawn = await explainText(deck("move(this.cards, i, Math.random());").replace("‸", ""), "/deck.js");
  expect(drawn.places.filter(isUnreported)).toHaveLength(1);
});

test("reads the scripts of components and pages, with the places of the file", async () => {
  const vue =
    "<template><p /></template>\n<script setup>\na.‸sort(byRandom);\nconst x = Math.random();\na.sort(byRandom(x));\n</script>\n";
  const { first, places } = await ask(vue.replace("byRandom);", "byRandom(Math.random()));"), "/Deck.vue");
  expect(first).toMatchObject({ gate: "comparator", kind: "unknownComparator", marked: "byRandom(Math.random())" });
  expect(places[0].answers[0]).toMatchObject({ line: 3, column: 8 });
});

test("a text that can't be parsed has no places, and a problem", async () => {
  const { places, problems } = await explainText("for (", "/deck.js");
  expect(places).toEqual([]);
  expect(problems).toMatchObject([{ kind: "syntax" }]);
});

describe("a draw of as many as the caller wants", () => {
  const draw = (range: string): string =>
    `export function draw(pool, n) { const out = []; ‸for (let k = 0; k < n; k++) out.push(pool.splice(Math.floor(Math.random() * ${range}), 1)[0]); return out; }`;

  test("is fair where every item can be drawn", async () => {
    expect((await ask(draw("pool.length"))).first.kind).toBe("fair");
  });

  test("is reported where the last item never comes", async () => {
    expect((await ask(draw("(pool.length - 1)"))).first.kind).toBe("reported");
  });
});

test("three drawn to the front are told by the places that are drawn for, not by those whose items mostly stay", async () => {
  const { sites } = await findSites(
    "export function top(a) { for (let i = 0; i < 3; i++) { const j = Math.floor(Math.random() * a.length); [a[i], a[j]] = [a[j], a[i]]; } show(a[0], a[1], a[2]); }",
    "/deck.js",
  );
  expect(sites.map(({ finding }) => finding?.message)).toEqual([
    expect.stringContaining("of 8 items, the second one ends up first 20.5 % of the time instead of 12.5 %"),
  ]);
});

describe("a call of a function of another file", () => {
  const FILES: Readonly<Record<string, string>> = {
    "/p/src/own.js": `export const messy = (list) => list.sort(() => Math.random() - 0.5);
export function fair(list) {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [list[i], list[j]] = [list[j], list[i]];
  }
}
export function unread(list) {
  for (let i = 0; i < list.length; i++) move(list, i, Math.random());
}
export function off(list) {
  // eslint-disable-next-line fair-shuffle/no-biased-shuffle
  list.sort(() => Math.random() - 0.5);
}
export const first = (list) => list[0];
const inner = (list) => messy(list);
export default { inner: (list) => inner(list) };
`,
    "/p/shared/handed.js": 'export { messy as handed } from "../src/own";\n',
  };
  const readFile = (path: string): string | undefined => FILES[path];
  const MESSY = /: This shuffle is biased: of 8 items, the first one stays first 22\.2.%/;

  const CALLS: readonly (readonly [program: string, message: RegExp])[] = [
    ['import { messy } from "./own";\n‸messy(a);', /^This calls `messy` of own\.js, and of line 1 there is said: This/],
    ['import { messy as shuffle } from "./own.js";\n‸shuffle(a);', /^This calls `shuffle` of own\.js, and of line 1 /],
    ['import * as own from "./own.js";\n‸own.messy(a);', MESSY],
    ['const { messy } = require("./own");\n‸messy(a);', MESSY],
    [
      'import own from "./own.js";\n‸own.inner(a);',
      /^This calls `inner` of own\.js, and of line 1 there is said: This/,
    ],
    ['import { handed } from "../shared/handed";\n‸handed(a);', /^This calls `handed` of own\.js, and of line 1 /],
    ['import { fair } from "./own";\n‸fair(a);', /^This calls `fair` of own\.js, and of line 3 there is said: Fair: /],
    [
      'import { unread } from "./own";\n‸unread(a);',
      /of line 9 there is said: What this call does is not followed here/,
    ],
    ['import { off } from "./own";\n‸off(a);', /of line 13 there is said: A comment of ESLint's says/],
    [
      'import { first } from "./own";\n‸first(a);',
      /^This calls `first` of own\.js, line 15\. Nothing in it is known to/,
    ],
    ['import { none } from "./own";\n‸none(a);', /^This calls a function that is written in another file, and was not/],
    ['import { none } from "./missing";\n‸none(a);', /^This calls a function that is written in another file, and was/],
    [
      'import { useQuiz } from "@quiz/react";\n‸useQuiz();',
      /^This calls `useQuiz` of the package @quiz\/react\. The code /,
    ],
  ];

  test.each(CALLS)("%j", async (program, message) => {
    const { answers } = await ask(program, "/p/src/deck.js", { readFile });
    expect(answers).toHaveLength(1);
    expect(answers[0]?.message).toMatch(message);
  });

  test.each([
    ["nothing can be read", {}],
    ["nothing shall be read", { readFile, rule: { readImports: false } }],
  ] as const)("is told of no other file where %s", async (_, options) => {
    const { first } = await ask('import { messy } from "./own";\n‸messy(a);', "/p/src/deck.js", options);
    expect(first.kind).toBe("callOfOtherFile");
  });

  test("reads a file only when somebody asks about the call", async () => {
    const read: string[] = [];
    const text = 'import { messy } from "./own.js";\nmessy(a);\nlet b = 1;\n';
    const explained = await explainText(text, "/p/src/deck.js", {
      readFile: (path) => (read.push(path), readFile(path)),
    });
    expect(read).toEqual([]);
    getPlacesAt(explained, text, [text.indexOf("messy(a)"), text.indexOf("messy(a)")]);
    expect(read).toEqual(["/p/src/own.js"]);
  });

  test("is told in Chinese, too", async () => {
    const program = 'import { messy } from "./own";\n‸messy(a);';
    const { answers } = await ask(program, "/p/src/deck.js", { readFile, language: "zh-cn" });
    expect(answers[0]?.message).toMatch(/^这里调用 own\.js 中的 `messy`。对其第 1 行的说明：这个洗牌有偏：.*。$/);
  });
});

test("where it stopped is told of an expression, and of no verdict", async () => {
  const loop = (body: string): string => `for‸ (let i = a.length - 1; i > 0; i--) { ${body} }`;
  const [stopped] = (await ask(loop("a.push(...a.splice(Math.floor(Math.random() * i), 3));"))).answers;
  expect(stopped?.stopped).toBe("The question was whether this moves items to drawn places, step by step.");
  const swap = "const j = Math.floor(Math.random() * (i + 1)); [a[i], a[j]] = [a[j], a[i]];";
  const [fair] = (await ask(loop(swap))).answers;
  expect([fair?.gate, fair?.kind, fair?.stopped]).toEqual(["verdict", "fair", ""]);
});

test("a loop that counts up to the length of the list that it empties is told to stop half way", async () => {
  const { answers } = await ask(
    "function draw(a) { const out = []; ‸for (let i = 0; i < a.length; i++) { out.push(a.splice(Math.floor(Math.random() * a.length), 1)[0]); } return out; }",
  );
  expect(answers.map(({ message }) => message)).toEqual([
    "Fair: it draws half of the items only (rounded up), and does so fairly. Its loop counts up to the length of the list, which each draw makes shorter, so it stops half way: the other half stays in the list.",
  ]);
});

test.each(["Math.random", "[Math.random]", "[Math.random], ['desc']", "() => Math.random()"])(
  "a library's sort by keys that are drawn by `%s` is told to be fair",
  async (criterion) => {
    const { answers } = await ask(`import _ from "lodash"; export const mix = (a) => ‸_.orderBy(a, ${criterion});`);
    expect(answers.map(({ kind, message }) => [kind, message])).toEqual([
      ["fair", "Fair: all orders of 8 items are equally likely. That is computed, not measured."],
    ]);
  },
);

test.each([
  [
    "while (out.length < a.length) { const j = Math.floor(Math.random() * a.length); if (!used.includes(j)) { used.push(j + 1); out.push(a[j]); } }",
    "!used.includes(j)",
  ],
  [
    "for (let i = 0; i < a.length; i++) { let j; do { j = Math.floor(Math.random() * a.length); } while (used.includes(j)); used.push(i); out.push(a[j]); }",
    "used.includes(j)",
  ],
  [
    "for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); switch (mode) { case 1: [a[i], a[j]] = [a[j], a[i]]; } }",
    "mode",
  ],
])("a condition is marked alone, and not the head of the loop around it: %s", async (loop, marked) => {
  const { first } = await ask(`function mix(a, mode) { const out = [], used = []; ‸${loop} return out; }`);
  expect([first.kind, first.marked]).toEqual(["conditionalMove", marked]);
});
