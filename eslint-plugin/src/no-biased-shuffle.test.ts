import parser from "@typescript-eslint/parser";
import { RuleTester } from "@typescript-eslint/rule-tester";
import { Linter } from "eslint";
import { afterAll, describe, expect, it } from "vitest";
import { noBiasedShuffle as rule } from "./no-biased-shuffle.ts";

RuleTester.afterAll = afterAll;
RuleTester.describe = describe;
RuleTester.it = it;
RuleTester.itOnly = it.only;

const tester = new RuleTester({
  languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
});

const SORT_NUMBERS =
  "of 8 items, the first one stays first 22.2 % of the time instead of 12.5 % (in Chrome, Edge and Node)";
const NAIVE_NUMBERS = "of 8 items, the second one ends up first 15.8 % of the time instead of 12.5 %";
const IMPORT = `import { shuffle } from "fair-shuffle";\n\n`;
const INLINE = `
// Fair shuffle in place (Fisher-Yates): every order is equally likely.
function fairShuffle(list, random = Math.random) {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const item = list[i];
    list[i] = list[j];
    list[j] = item;
  }
  return list;
}
`;
const imported = { helper: "import" } as const;
const NAIVE_BODY = "const j = Math.floor(Math.random() * a.length); [a[i], a[j]] = [a[j], a[i]];";
const NAIVE = `for (let i = 0; i < a.length; i++) { ${NAIVE_BODY} }`;
const NARROW = NAIVE.replace("* a.length", "* (i + 1)");
const sorted = { messageId: "biased", data: { evidence: SORT_NUMBERS, unfixed: "" } } as const;
const swapped = { messageId: "biased", data: { evidence: NAIVE_NUMBERS, unfixed: "" } } as const;

const IMPORT_COPY = `import { toShuffled } from "fair-shuffle";\n\n`;

/** The suggestion to shuffle a copy, with the code that it makes. */
const copied = (code: string, text: string, list: string) => ({
  messageId: "useCopy" as const,
  data: { text, note: ` (\`${list}\` keeps its order)` },
  output: `${IMPORT_COPY}${code}`,
});

/** A sort that is fixed in one pass, with an import. Of a list with a name, a copy is suggested too. */
const sort = (name: string, code: string, output: string, rest: string[] = ["shuffle"], list?: string) => {
  const copy = output.replace("shuffle(", "toShuffled(");
  const text = /toShuffled\((?:\(\)|[^()])*\)/.exec(copy)?.[0] ?? "";
  const other = copied(`export const x = ${copy};`, text, list ?? "");
  return {
    name,
    code: `export const x = ${code};`,
    options: [imported] as const,
    errors: [list === undefined ? sorted : { ...sorted, suggestions: [other] }],
    output: `import { ${rest.join(", ")} } from "fair-shuffle";\n\nexport const x = ${output};`,
  };
};

/** A loop that is replaced as a whole; the correction of its range stands beside it. */
const wholeLoop = (name: string, code: string, output: string, correction: string) => ({
  name,
  code,
  options: [imported] as const,
  errors: [{ ...swapped, suggestions: [{ messageId: "narrowRange" as const, output: correction }] }],
  output: (code.includes(";[") ? IMPORT.replace(";", "") : IMPORT) + output,
});

/** A loop of which only the range is corrected. */
const narrowed = (name: string, code: string, output: string, numbers = NAIVE_NUMBERS) => ({
  name,
  code,
  options: [imported] as const,
  errors: [{ messageId: "biased" as const, data: { evidence: numbers, unfixed: "" } }],
  output,
});

tester.run("no-biased-shuffle: the receiver's own text is wrapped", rule, {
  valid: [],
  invalid: [
    sort("a name", "cards.sort(() => Math.random() - 0.5)", "shuffle(cards)", ["shuffle"], "cards"),
    {
      name: "what a loop walks over",
      code: "export {};\nfor (const card of [...deck].sort(() => Math.random() - 0.5)) show(card);",
      options: [imported],
      errors: [sorted],
      output:
        'import { toShuffled } from "fair-shuffle";\n\nexport {};\nfor (const card of toShuffled(deck)) show(card);',
    },
    sort("a call, once", "load().sort(() => Math.random() - 0.5)", "shuffle(load())"),
    sort("parentheses", "(cond ? a : b).sort(() => Math.random() - 0.5)", "shuffle(cond ? a : b)"),
    sort("a sequence", "(a, b).sort(() => Math.random() - 0.5)", "shuffle((a, b))"),
    sort("slice", "a.slice().sort(() => Math.random() - 0.5)", "shuffle(a.slice())"),
    sort("a part", "a.slice(2).sort(() => Math.random() - 0.5)", "shuffle(a.slice(2))"),
    sort("toSorted", "a.toSorted(() => Math.random() - 0.5)", "shuffle(a.slice())"),
    sort("toSorted of an expression", "(a ?? b).toSorted(() => Math.random() - 0.5)", "shuffle((a ?? b).slice())"),
    ...[
      "a.filter(f)",
      "a.map(f).filter(g)",
      "a.slice()",
      "a.slice(2)",
      "a.concat(b)",
      "[].concat(a)",
      "a.toReversed()",
      "a.flat()",
      "a.flatMap(f)",
      "a.splice(0, 3)",
      'text.split(",")',
      "[...a, z]",
      "Array.from(a, f)",
      "Array.of(...a)",
      "new Array(...a, z)",
      "Array(n).fill(x, 1)",
      "Object.keys(a)",
      "Object.values(a)",
      "Object.entries(a)",
      "a.filter(f).reverse()",
      "[...x, y].fill(0, 1)",
      "[...x, y].copyWithin(0, 1)",
    ].map((list) =>
      sort(`toSorted of ${list}, made for it`, `${list}.toSorted(() => Math.random() - 0.5)`, `shuffle(${list})`),
    ),
    ...[
      "load()",
      "Object.assign(a, b)",
      "Objects.keys",
      "a.reverse()",
      "a.b.sort(f)",
      "a.filter",
      "filter(a)",
      "a[slice]()",
      "a.with(0, z)",
      "structuredClone(a)",
    ].map((list) =>
      sort(
        `toSorted of ${list}, which others may hold`,
        `${list}.toSorted(() => Math.random() - 0.5)`,
        `shuffle(${list}.slice())`,
      ),
    ),
    sort(
      "toSorted of what is made, by a type that forbids changes",
      "(a.filter(f) as readonly string[]).toSorted((): number => Math.random() - 0.5)",
      "shuffle((a.filter(f) as readonly string[]).slice())",
    ),
    sort("a spread", "[...a].sort(() => Math.random() - 0.5)", "toShuffled(a)", ["toShuffled"]),
    sort("a spread and more", "[...a, z].sort(() => Math.random() - 0.5)", "shuffle([...a, z])"),
    sort("Array.from", "Array.from(a).sort(() => Math.random() - 0.5)", "toShuffled(a)", ["toShuffled"]),
    sort("Array.from with a map", "Array.from(a, f).sort(() => Math.random() - 0.5)", "shuffle(Array.from(a, f))"),
    sort("a comment in the receiver", "f(a /* all */).sort(() => Math.random() - 0.5)", "shuffle(f(a /* all */))"),
    sort(
      "an optional chain inside",
      "a.map((v) => v?.x).sort(() => Math.random() - 0.5)",
      "shuffle(a.map((v) => v?.x))",
    ),
    sort("an optional call", "a?.sort(() => Math.random() - 0.5)", "a ? shuffle(a) : undefined"),
    sort("an optional chain", "a?.b.c().sort(() => Math.random() - 0.5)", "a ? shuffle(a.b.c()) : undefined"),
    {
      name: "two sorts in a row",
      code: "export const x = a.sort(() => Math.random() - 0.5).sort(() => Math.random() - 0.5);",
      options: [imported],
      errors: [{ messageId: "biased", suggestions: [copied("export const x = toShuffled(a);", "toShuffled(a)", "a")] }],
      output: `${IMPORT}export const x = shuffle(a);`,
    },
    sort("chained further", "load().sort(() => Math.random() - 0.5).slice(0, 3)", "shuffle(load()).slice(0, 3)"),
    sort(
      "a chain over several lines",
      "tickets\n  .slice()\n  .sort(() => Math.random() - 0.5)",
      "shuffle(tickets.slice())",
    ),
    sort("as", "(a as string[]).sort((): number => Math.random() - 0.5)", "shuffle(a as string[])"),
    sort("non-null", "a!.sort(() => Math.random() - 0.5)", "shuffle(a!)"),
    sort(
      "satisfies around",
      "a.sort(() => Math.random() - 0.5) satisfies A",
      "shuffle(a) satisfies A",
      ["shuffle"],
      "a",
    ),
    {
      name: "a keyword right before it",
      code: "export function f(a) { return[...a].sort(() => Math.random() - 0.5); }",
      options: [imported],
      errors: [sorted],
      output: `import { toShuffled } from "fair-shuffle";\n\nexport function f(a) { return toShuffled(a); }`,
    },
    {
      name: "the marked place: from the method on",
      code: "export const f = (a) => a.sort(() => Math.random() - 0.5);",
      options: [{ fix: "off" }],
      errors: [{ ...sorted, line: 1, column: 27, endLine: 1, endColumn: 58 }],
      output: null,
    },
    {
      name: "twice in a row is one shuffle, with its own numbers",
      code: "export const x = a.sort(() => Math.random() - 0.5).sort(() => Math.random() - 0.5);",
      options: [{ fix: "off" }],
      errors: [
        {
          messageId: "biased",
          data: {
            unfixed: "",
            evidence:
              "of 8 items, the first one stays first 13.5 % of the time instead of 12.5 % (in Chrome, Edge and Node)",
          },
        },
      ],
      output: null,
    },
    {
      name: "a known length speaks for itself",
      code: `export const x = ["a", "b", "c"].sort(() => Math.random() - 0.5);`,
      options: [{ fix: "off" }],
      errors: [
        {
          messageId: "biased",
          data: {
            unfixed: "",
            evidence:
              "of 3 items, the second one stays second 68.8 % of the time instead of 33.3 % (in Chrome, Edge and Node)",
          },
        },
      ],
      output: null,
    },
  ],
});

tester.run("no-biased-shuffle: the random source is handed on", rule, {
  valid: [],
  invalid: [
    sort("a parameter", "(a, rng) => a.sort(() => rng() - 0.5)", "(a, rng) => shuffle(a, rng)", ["shuffle"], "a"),
    sort(
      "a method",
      "class { mix() { return this.a.sort(() => this.rng() - 0.5); } }",
      "class { mix() { return shuffle(this.a, () => this.rng()); } }",
      ["shuffle"],
      "this.a",
    ),
    sort("a generator's method", "a.sort(() => rng.next() - 0.5)", "shuffle(a, () => rng.next())", ["shuffle"], "a"),
    {
      name: "a source of the project's own, by option",
      code: "export const f = (a) => a.sort(() => dice.roll() - 0.5);\nconst random = 1;",
      options: [{ helper: "import", randomSources: ["dice.roll"] }],
      errors: [
        {
          ...sorted,
          suggestions: [
            copied(
              "export const f = (a) => toShuffled(a, () => dice.roll());\nconst random = 1;",
              "toShuffled(a, () => dice.roll())",
              "a",
            ),
          ],
        },
      ],
      output: `${IMPORT}export const f = (a) => shuffle(a, () => dice.roll());\nconst random = 1;`,
    },
    {
      name: "a source of the project's own that draws whole numbers, by option; no other word in the file says that it draws",
      code: "export const f = (a) => a.sort(() => oracle.tell(0, 1) - 0.5);",
      options: [{ helper: "import", randomSources: [{ name: "oracle.tell", range: "inclusive" }] }],
      errors: [
        {
          messageId: "biased",
          data: {
            evidence: SORT_NUMBERS,
            unfixed: " Suggestion: Use the fair `shuffle` (if it may draw from `Math.random`).",
          },
          suggestions: [{ messageId: "useShuffle", output: `${IMPORT}export const f = (a) => shuffle(a);` }],
        },
      ],
      output: null,
    },
  ],
});

tester.run("no-biased-shuffle: where a fix would lose something, it is only suggested, or not offered", rule, {
  valid: [],
  invalid: [
    {
      name: "a comment in the comparator",
      code: "export const x = a.sort(() => /* a coin */ Math.random() - 0.5);",
      options: [imported],
      errors: [
        {
          messageId: "biased",
          suggestions: [{ messageId: "useShuffle", output: `${IMPORT}export const x = shuffle(a);` }],
        },
      ],
      output: null,
    },
    {
      name: "a comment behind the receiver",
      code: "export const x = a // all of them\n  .sort(() => Math.random() - 0.5);",
      options: [imported],
      errors: [
        {
          messageId: "biased",
          suggestions: [{ messageId: "useShuffle", output: `${IMPORT}export const x = shuffle(a);` }],
        },
      ],
      output: null,
    },
    {
      name: "an optional call",
      code: "export const x = a()?.sort(() => Math.random() - 0.5);",
      options: [imported],
      errors: [
        {
          messageId: "biased",
          suggestions: [{ messageId: "useShuffle", output: `${IMPORT}export const x = shuffle(a() ?? []);` }],
        },
      ],
      output: null,
    },
    {
      name: "a selection of elements, which has no length",
      code: 'd3.selectAll("circle").sort(() => Math.random() - 0.5);',
      options: [imported],
      errors: [{ messageId: "biased", suggestions: null }],
      output: null,
    },
    {
      name: "a selection in a constant",
      code: 'const circles = d3.selectAll("circle").attr("r", 2); circles.sort(() => Math.random() - 0.5);',
      options: [imported],
      errors: [{ messageId: "biased", suggestions: null }],
      output: null,
    },
    {
      name: "appended elements",
      code: 'const bars = svg.append("g"); bars.sort(() => Math.random() - 0.5);',
      options: [imported],
      errors: [{ messageId: "biased", suggestions: null }],
      output: null,
    },
    {
      name: "a persistent list",
      code: 'import { List } from "immutable"; export const x = List(cards).sort(() => Math.random() - 0.5);',
      options: [imported],
      errors: [{ messageId: "biased", suggestions: null }],
      output: null,
    },
    {
      name: "a jQuery collection, which is like an array",
      code: '$("li").sort(() => Math.random() - 0.5).appendTo("ul"); export {};',
      options: [imported],
      errors: [
        {
          messageId: "biased",
          suggestions: [{ messageId: "useShuffle", output: `${IMPORT}shuffle($("li")).appendTo("ul"); export {};` }],
        },
      ],
      output: null,
    },
    {
      name: "a tuple of several types, whose value goes somewhere",
      code: "export const f = (t: [string, number, boolean]): [string, number, boolean] => t.sort(() => Math.random() - 0.5);",
      options: [imported],
      errors: [
        {
          messageId: "biased",
          suggestions: [
            {
              messageId: "useShuffle",
              output: `${IMPORT}export const f = (t: [string, number, boolean]): [string, number, boolean] => shuffle(t);`,
            },
          ],
        },
      ],
      output: null,
    },
    {
      name: "`this` of another function",
      code: "export class A { mix() { this.a.sort(function () { return this.rng() - 0.5; }); } }",
      options: [imported],
      errors: [
        {
          messageId: "biased",
          suggestions: [{ messageId: "useShuffle", output: `${IMPORT}export class A { mix() { shuffle(this.a); } }` }],
        },
      ],
      output: null,
    },
    {
      name: "a threshold that the caller sets",
      code: "export const f = (a, p) => a.sort(() => Math.random() - p);",
      options: [imported],
      errors: [
        {
          messageId: "biased",
          data: {
            evidence: `not all orders are equally likely, whatever \`p\` is; for example, ${SORT_NUMBERS}`,
            unfixed: " Suggestion: Use the fair `shuffle` (if `p` has no meaning of its own).",
          },
          suggestions: [{ messageId: "useShuffle", output: `${IMPORT}export const f = (a, p) => shuffle(a);` }],
        },
      ],
      output: null,
    },
    {
      name: "fix: suggest",
      code: "export const x = a.sort(() => Math.random() - 0.5);",
      options: [{ helper: "import", fix: "suggest" }],
      errors: [
        {
          messageId: "biased",
          suggestions: [
            { messageId: "useShuffle", output: `${IMPORT}export const x = shuffle(a);` },
            copied("export const x = toShuffled(a);", "toShuffled(a)", "a"),
          ],
        },
      ],
      output: null,
    },
    {
      name: "fix: off",
      code: "export const x = a.sort(() => Math.random() - 0.5);",
      options: [{ helper: "import", fix: "off" }],
      errors: [{ ...sorted, suggestions: null }],
      output: null,
    },
    {
      name: "a module that only copies, for a sort in place",
      code: "a.sort(() => Math.random() - 0.5); export {};",
      options: [{ importFrom: { module: "lodash", name: "shuffle", copies: true } }],
      errors: [
        {
          messageId: "biased",
          data: {
            evidence: SORT_NUMBERS,
            unfixed:
              " There is no fix that fits here. No comparator that draws is fair: put `shuffle(list)` of fair-shuffle in the place of this sort.",
          },
          suggestions: null,
        },
      ],
      output: null,
    },
    {
      name: "a module that only copies, for a copy",
      code: "export const x = a.slice().sort(() => Math.random() - 0.5);",
      options: [{ importFrom: { module: "lodash", name: "shuffle", copies: true } }],
      errors: [sorted],
      output: `import { shuffle } from "lodash";\n\nexport const x = shuffle(a);`,
    },
  ],
});

tester.run("no-biased-shuffle: a whole loop is replaced where it does nothing else", rule, {
  valid: [],
  invalid: [
    wholeLoop(
      "a row, whose number stays declared",
      "export {}; { const k = 0; for (let i = 0; i < rows[k].length; i++) { const j = Math.floor(Math.random() * rows[k].length); [rows[k][i], rows[k][j]] = [rows[k][j], rows[k][i]]; } }",
      "export {}; { const k = 0; shuffle(rows[k]); }",
      "export {}; { const k = 0; for (let i = 0; i < rows[k].length; i++) { const j = Math.floor(Math.random() * (i + 1)); [rows[k][i], rows[k][j]] = [rows[k][j], rows[k][i]]; } }",
    ),
    wholeLoop(
      "plain",
      `export function f(a) { ${NAIVE} return a; }`,
      "export function f(a) { shuffle(a); return a; }",
      `export function f(a) { ${NARROW} return a; }`,
    ),
    wholeLoop(
      "with the variables that only it used",
      `export function f(a) {\n  const n = a.length;\n  let i, t;\n  for (i = 0; i < n; i++) {\n    const j = Math.floor(Math.random() * n);\n    t = a[i];\n    a[i] = a[j];\n    a[j] = t;\n  }\n  return a;\n}`,
      "export function f(a) {\n  shuffle(a);\n  return a;\n}",
      `export function f(a) {\n  const n = a.length;\n  let i, t;\n  for (i = 0; i < n; i++) {\n    const j = Math.floor(Math.random() * (i + 1));\n    t = a[i];\n    a[i] = a[j];\n    a[j] = t;\n  }\n  return a;\n}`,
    ),
    wholeLoop(
      "with its random source",
      `export function f(a, rng) { ${NAIVE.replace("Math.random", "rng")} }`,
      "export function f(a, rng) { shuffle(a, rng); }",
      `export function f(a, rng) { ${NARROW.replace("Math.random", "rng")} }`,
    ),
    wholeLoop(
      "without semicolons, before a line that starts with a bracket",
      "export const f = (a) => {\n  for (let i = 0; i < a.length; i++) {\n    const j = Math.floor(Math.random() * a.length)\n    ;[a[i], a[j]] = [a[j], a[i]]\n  }\n  [1].map(g)\n}",
      "export const f = (a) => {\n  shuffle(a);\n  [1].map(g)\n}",
      "export const f = (a) => {\n  for (let i = 0; i < a.length; i++) {\n    const j = Math.floor(Math.random() * (i + 1))\n    ;[a[i], a[j]] = [a[j], a[i]]\n  }\n  [1].map(g)\n}",
    ),
    wholeLoop(
      "as a branch",
      `if (x) ${NAIVE} else y(); export {};`,
      "if (x) shuffle(a); else y(); export {};",
      `if (x) ${NARROW} else y(); export {};`,
    ),
    wholeLoop(
      "forEach",
      `a.forEach((_, i) => { ${NAIVE_BODY} }); export {};`,
      "shuffle(a); export {};",
      `a.forEach((_, i) => { ${NAIVE_BODY.replace("* a.length", "* (i + 1)")} }); export {};`,
    ),
    wholeLoop(
      "over a row",
      "export function f(rows) { for (const row of rows) { for (let i = 0; i < row.length; i++) { const j = Math.floor(Math.random() * row.length); [row[i], row[j]] = [row[j], row[i]]; } } }",
      "export function f(rows) { for (const row of rows) { shuffle(row); } }",
      "export function f(rows) { for (const row of rows) { for (let i = 0; i < row.length; i++) { const j = Math.floor(Math.random() * (i + 1)); [row[i], row[j]] = [row[j], row[i]]; } } }",
    ),
  ],
});

const HALF_STAY =
  "of 8 items, the first one stays first 50.0 % of the time instead of 12.5 % (in Chrome, Edge and Node)";

tester.run("no-biased-shuffle: a draw made once for all comparisons", rule, {
  valid: [
    { name: "a direction for a real key", code: "const r = Math.random(); a.sort((x, y) => (x - y) * (r - 0.5));" },
    {
      name: "a direction for a real key, as a sign",
      code: "const way = Math.random() < 0.5 ? 1 : -1; a.sort((x, y) => way * x.name.localeCompare(y.name));",
    },
    {
      name: "a seed of a hash order",
      code: "const seed = Math.random(); a.sort((x, y) => hash(seed + x.id) - hash(seed + y.id));",
    },
    {
      name: "stored keys",
      code: "const keys = new Map(a.map((x) => [x, Math.random()])); a.sort((x, y) => keys.get(x) - keys.get(y));",
    },
    {
      name: "keys taken one after another",
      code: "let i = 0; const keys = a.map(Math.random); a.sort(() => keys[i++] - 0.5);",
    },
    {
      name: "a variable that others draw anew",
      code: "let r = Math.random(); function again() { r = Math.random(); } a.sort(() => r - 0.5);",
    },
    { name: "two items", code: "const r = Math.random(); use([x, y].sort(() => r - 0.5));" },
  ],
  invalid: [
    {
      name: "it turns the list around or leaves it; as another list may follow the same draw, the fix is a suggestion",
      code: "export const f = (a) => { const r = Math.random(); return a.sort(() => r - 0.5); };",
      options: [imported],
      errors: [
        {
          messageId: "biased",
          data: {
            evidence: HALF_STAY,
            unfixed: " Suggestion: Use the fair `shuffle` (if nothing else follows the same draw).",
          },
          suggestions: [
            {
              messageId: "useShuffle",
              output: `${IMPORT}export const f = (a) => { return shuffle(a); };`,
            },
          ],
        },
      ],
    },
    {
      name: "a coin kept as a truth value",
      code: "const heads = Math.random() < 0.5; export const f = (a) => a.sort(() => (heads ? 1 : -1));",
      options: [{ fix: "off" }],
      errors: [{ messageId: "biased", data: { evidence: HALF_STAY, unfixed: "" } }],
    },
    {
      name: "the same draw for two sorts in a row: reversed twice or never, so nothing moves at all",
      code: "const r = Math.random() - 0.5; export const f = (a) => a.sort(() => r).sort(() => r);",
      options: [{ fix: "off" }],
      errors: [
        {
          messageId: "biased",
          data: {
            evidence:
              "of 8 items, the first one stays first 100 % of the time instead of 12.5 % (in Chrome, Edge and Node)",
            unfixed: "",
          },
        },
      ],
    },
  ],
});

const KEYS_NUMBERS = (keys: number, share: string): string =>
  `of 8 items, the first one stays first ${share} % of the time instead of 12.5 % (random keys can tie: there are only ${String(keys)})`;
const keyed = { messageId: "biased", data: { evidence: KEYS_NUMBERS(3, "35.3"), unfixed: "" } } as const;
const KEY = "Math.floor(Math.random() * 3)";
const untied = (output: string, note = "") => ({
  messageId: "untieKeys" as const,
  data: { text: "Math.random()", note },
  output,
});
const SEEN = " (if nobody else needs the keys as they are)";
const LEFT = " (the keys stay, and nothing is sorted by them)";
const COMMENTED = " (a comment is lost with the code)";
const shuffled = (output: string, note = "") => ({
  messageId: "useShuffle" as const,
  data: { callee: output.includes("toShuffled(") ? "toShuffled" : "shuffle", note },
  output,
});
const FROM = (name: string): string => `import { ${name} } from "fair-shuffle";\n\n`;

/** A sort by drawn keys: what is fixed, and what is suggested beside it. */
const byKeys = (name: string, code: string, output: string, suggestion: string) => ({
  name,
  code: `export const x = ${code};`,
  options: [imported] as const,
  errors: [{ ...keyed, suggestions: [untied(`export const x = ${suggestion};`)] }],
  output,
});

tester.run("no-biased-shuffle: a sort by drawn keys is replaced with the drawing of the keys", rule, {
  valid: [],
  invalid: [
    byKeys(
      "a chain",
      `a.map((v) => ({ v, k: ${KEY} })).sort((x, y) => x.k - y.k).map((o) => o.v)`,
      `${FROM("toShuffled")}export const x = toShuffled(a);`,
      "a.map((v) => ({ v, k: Math.random() })).sort((x, y) => x.k - y.k).map((o) => o.v)",
    ),
    byKeys(
      "a chain over several lines",
      `load()\n  .map((v) => [${KEY}, v] as const)\n  .sort(([x], [y]) => x - y)\n  .map(([, v]) => v)\n  .slice(0, 5)`,
      `${FROM("toShuffled")}export const x = toShuffled(load()).slice(0, 5);`,
      "load()\n  .map((v) => [Math.random(), v] as const)\n  .sort(([x], [y]) => x - y)\n  .map(([, v]) => v)\n  .slice(0, 5)",
    ),
    byKeys(
      "a copy",
      `[...a].map((v) => ({ v, k: ${KEY} })).sort((x, y) => x.k! - y.k!).map((o) => o.v)`,
      `${FROM("toShuffled")}export const x = toShuffled(a);`,
      "[...a].map((v) => ({ v, k: Math.random() })).sort((x, y) => x.k! - y.k!).map((o) => o.v)",
    ),
    byKeys(
      "an awaited list",
      `(await load()).map((v) => ({ v, k: ${KEY} })).sort((x, y) => (x.k as number) - (y.k as number)).map((o) => o.v)`,
      `${FROM("toShuffled")}export const x = toShuffled(await load());`,
      "(await load()).map((v) => ({ v, k: Math.random() })).sort((x, y) => (x.k as number) - (y.k as number)).map((o) => o.v)",
    ),
    {
      name: "the random source is handed on",
      code: "export const f = (a, rng) => a.map((v) => ({ v, k: Math.floor(rng() * 3) })).sort((x, y) => x.k - y.k).map((o) => o.v);",
      options: [imported],
      errors: [
        {
          ...keyed,
          suggestions: [
            {
              messageId: "untieKeys",
              data: { text: "rng()", note: "" },
              output:
                "export const f = (a, rng) => a.map((v) => ({ v, k: rng() })).sort((x, y) => x.k - y.k).map((o) => o.v);",
            },
          ],
        },
      ],
      output: `${FROM("toShuffled")}export const f = (a, rng) => toShuffled(a, rng);`,
    },
    {
      name: "a loop that stores the keys goes, with its line and the function that only it used",
      code: `export function f(a) {\n  const draw = (n) => Math.floor(Math.random() * n);\n  const o = a.map((v) => ({ v }));\n  for (const x of o) {\n    x.k = draw(3);\n  }\n  o.sort((x, y) => x.k - y.k);\n  return o.map((x) => x.v);\n}`,
      options: [imported],
      errors: [
        {
          ...keyed,
          suggestions: [
            untied(
              "export function f(a) {\n  const o = a.map((v) => ({ v }));\n  for (const x of o) {\n    x.k = Math.random();\n  }\n  o.sort((x, y) => x.k - y.k);\n  return o.map((x) => x.v);\n}",
            ),
          ],
        },
      ],
      output: `${FROM("shuffle")}export function f(a) {\n  const o = a.map((v) => ({ v }));\n  shuffle(o);\n  return o.map((x) => x.v);\n}`,
    },
    {
      name: "a Map goes, with the loop that fills it",
      code: `export function f(a) {\n  const keys = new Map<Card, number>();\n  a.forEach((v) => keys.set(v, ${KEY}));\n  return [...a].sort((x, y) => keys.get(x)! - keys.get(y)!);\n}`,
      options: [imported],
      errors: [
        {
          ...keyed,
          suggestions: [
            untied(
              "export function f(a) {\n  const keys = new Map<Card, number>();\n  a.forEach((v) => keys.set(v, Math.random()));\n  return [...a].sort((x, y) => keys.get(x)! - keys.get(y)!);\n}",
            ),
          ],
        },
      ],
      output: `${FROM("toShuffled")}export function f(a) {\n  return toShuffled(a);\n}`,
    },
    {
      name: "where nothing can be imported, the function is written into the file",
      filename: "file.js",
      code: `export const x = a.map((v) => ({ v, k: ${KEY} })).sort((x, y) => x.k - y.k).map((o) => o.v);\n`,
      options: [{ helper: "inline" }],
      errors: [
        {
          ...keyed,
          suggestions: [
            untied(
              "export const x = a.map((v) => ({ v, k: Math.random() })).sort((x, y) => x.k - y.k).map((o) => o.v);\n",
            ),
          ],
        },
      ],
      output: `export const x = fairShuffle([...a]);\n${INLINE}`,
    },
    ...(
      [
        [".filter(isRed)", "a.filter(isRed)"],
        [".slice(1)", "a.slice(1)"],
        [".deck", "[...a.deck]"],
      ] as const
    ).map(([made, list]) => ({
      name: `a list that ${list.startsWith("[") ? "others may hold is copied" : "was made for the records is taken itself"}: a${made}`,
      filename: "file.js",
      code: `export const x = a${made}.map((v) => ({ v, k: ${KEY} })).sort((x, y) => x.k - y.k).map((o) => o.v);\n`,
      options: [{ helper: "inline" }] as const,
      errors: [
        {
          ...keyed,
          suggestions: [
            untied(
              `export const x = a${made}.map((v) => ({ v, k: Math.random() })).sort((x, y) => x.k - y.k).map((o) => o.v);\n`,
            ),
          ],
        },
      ],
      output: `export const x = fairShuffle(${list});\n${INLINE}`,
    })),
    {
      name: "what was spread before may be no array, and is spread again",
      filename: "file.js",
      code: `export const x = [...cards.values().filter(isRed)].map((v) => ({ v, k: ${KEY} })).sort((x, y) => x.k - y.k).map((o) => o.v);\n`,
      options: [{ helper: "inline" }],
      errors: [
        {
          ...keyed,
          suggestions: [
            untied(
              "export const x = [...cards.values().filter(isRed)].map((v) => ({ v, k: Math.random() })).sort((x, y) => x.k - y.k).map((o) => o.v);\n",
            ),
          ],
        },
      ],
      output: `export const x = fairShuffle([...cards.values().filter(isRed)]);\n${INLINE}`,
    },
  ],
});

tester.run("no-biased-shuffle: otherwise the keys of a sort are drawn so that they can't tie", rule, {
  valid: [
    {
      name: "the correction itself",
      code: "export const x = a.map((v) => ({ v, k: Math.random() })).sort((x, y) => x.k - y.k).map((o) => o.v);",
    },
  ],
  invalid: [
    {
      name: "records that are made for more",
      code: `export const x = a.map((v) => ({ name: v.name, k: ${KEY} })).sort((x, y) => x.k - y.k).map((o) => o.name);`,
      options: [imported],
      errors: [
        {
          ...keyed,
          suggestions: [
            shuffled(
              `${FROM("shuffle")}export const x = shuffle(a.map((v) => ({ name: v.name, k: ${KEY} }))).map((o) => o.name);`,
              LEFT,
            ),
          ],
        },
      ],
      output:
        "export const x = a.map((v) => ({ name: v.name, k: Math.random() })).sort((x, y) => x.k - y.k).map((o) => o.name);",
    },
    {
      name: "a comment in the chain",
      code: `export const x = a.map((v) => ({ v, k: ${KEY} })) // a key each\n  .sort((x, y) => x.k - y.k).map((o) => o.v);`,
      options: [imported],
      errors: [
        { ...keyed, suggestions: [shuffled(`${FROM("toShuffled")}export const x = toShuffled(a);`, COMMENTED)] },
      ],
      output:
        "export const x = a.map((v) => ({ v, k: Math.random() })) // a key each\n  .sort((x, y) => x.k - y.k).map((o) => o.v);",
    },
    {
      name: "a comment in the key, too",
      code: "export const x = a.map((v) => ({ v, k: Math.floor(/* 0, 1, 2 */ Math.random() * 3) })).sort((x, y) => x.k - y.k).map((o) => o.v);",
      options: [imported],
      errors: [
        {
          messageId: "biased",
          suggestions: [
            shuffled(`${FROM("toShuffled")}export const x = toShuffled(a);`, COMMENTED),
            untied(
              "export const x = a.map((v) => ({ v, k: Math.random() })).sort((x, y) => x.k - y.k).map((o) => o.v);",
              COMMENTED,
            ),
          ],
        },
      ],
      output: null,
    },
    {
      name: "lodash, which also takes what is no array",
      code: `import _ from "lodash";\nexport const f = (a) => _.sortBy(a, () => ${KEY});`,
      options: [imported],
      errors: [
        {
          ...keyed,
          suggestions: [
            shuffled(
              `import { toShuffled } from "fair-shuffle";\nexport const f = (a) => toShuffled(a);`,
              " (if `a` is an array)",
            ),
          ],
        },
      ],
      output: `import _ from "lodash";\nexport const f = (a) => _.sortBy(a, () => Math.random());`,
    },
    {
      name: "random bytes: the key is drawn from the same source",
      code: "export const f = (a) => a.map((v) => ({ n: v.n, k: crypto.getRandomValues(new Uint8Array(1))[0] })).sort((x, y) => x.k - y.k).map((o) => o.n);",
      options: [imported],
      errors: [
        {
          messageId: "biased",
          suggestions: [
            shuffled(
              `${FROM("shuffle")}export const f = (a) => shuffle(a.map((v) => ({ n: v.n, k: crypto.getRandomValues(new Uint8Array(1))[0] })), () => crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32).map((o) => o.n);`,
              LEFT,
            ),
          ],
        },
      ],
      output:
        "export const f = (a) => a.map((v) => ({ n: v.n, k: crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32 })).sort((x, y) => x.k - y.k).map((o) => o.n);",
    },
    {
      name: "a loop whose `var` is used again",
      code: `export function f(a) { const o = a.map((v) => ({ v })); for (var i = 0; i < o.length; i++) o[i].k = ${KEY}; o.sort((x, y) => x.k - y.k); for (i = 0; i < o.length; i++) use(o[i].v); }`,
      options: [imported],
      errors: [
        {
          ...keyed,
          suggestions: [
            shuffled(
              `${FROM("shuffle")}export function f(a) { const o = a.map((v) => ({ v })); for (var i = 0; i < o.length; i++) o[i].k = ${KEY}; shuffle(o); for (i = 0; i < o.length; i++) use(o[i].v); }`,
              LEFT,
            ),
          ],
        },
      ],
      output:
        "export function f(a) { const o = a.map((v) => ({ v })); for (var i = 0; i < o.length; i++) o[i].k = Math.random(); o.sort((x, y) => x.k - y.k); for (i = 0; i < o.length; i++) use(o[i].v); }",
    },
    {
      name: "keys that others can see, where a name says shuffle: only on request",
      code: `export function shuffle(deck) { deck.forEach((c) => { c.place = ${KEY}; }); deck.sort((x, y) => x.place - y.place); }`,
      options: [imported],
      errors: [
        {
          messageId: "biased",
          suggestions: [
            {
              messageId: "useShuffle",
              data: { callee: "shuffle", note: LEFT },
              output: `import { shuffle as fairShuffle } from "fair-shuffle";\n\nexport function shuffle(deck) { deck.forEach((c) => { c.place = ${KEY}; }); fairShuffle(deck); }`,
            },
            untied(
              "export function shuffle(deck) { deck.forEach((c) => { c.place = Math.random(); }); deck.sort((x, y) => x.place - y.place); }",
              SEEN,
            ),
          ],
        },
      ],
      output: null,
    },
    {
      name: "equal keys that V8 turns round",
      code: `export const x = a.map((v) => ({ v, k: ${KEY} })).sort((x, y) => (x.k > y.k ? 1 : -1)).map((o) => o.v);`,
      options: [{ fix: "off" }],
      errors: [
        {
          messageId: "biased",
          data: {
            unfixed: "",
            evidence:
              "of 8 items, the last one ends up first 35.3 % of the time instead of 12.5 % (random keys can tie: there are only 3; in Chrome, Edge and Node)",
          },
        },
      ],
      output: null,
    },
    {
      name: "three items by three keys",
      code: `export const x = ["a", "b", "c"].map((v) => ({ v, k: ${KEY} })).sort((x, y) => x.k - y.k).map((o) => o.v);`,
      options: [{ fix: "off" }],
      errors: [
        {
          messageId: "biased",
          data: {
            unfixed: "",
            evidence:
              "of 3 items, the first one stays first 51.9 % of the time instead of 33.3 % (random keys can tie: there are only 3)",
          },
        },
      ],
      output: null,
    },
  ],
});

/** Code before and after a sort by `byChance` is replaced. */
const around = (name: string, before: string, after: string, use = "") => ({
  name,
  code: `${before}export const f = (a) => a.sort(byChance);\n${use}`,
  options: [imported] as const,
  errors: [
    {
      ...sorted,
      suggestions: [copied(`${after}export const f = (a) => toShuffled(a);\n${use}`, "toShuffled(a)", "a")],
    },
  ],
  output: `${IMPORT}${after}export const f = (a) => shuffle(a);\n${use}`,
});

const BY_CHANCE = "function byChance() {\n  return Math.random() - 0.5;\n}\n\n";

tester.run("no-biased-shuffle: what only the replaced code used goes with it", rule, {
  valid: [],
  invalid: [
    around("a comparator", BY_CHANCE, ""),
    around("a comparator and its constant", "const HALF = 0.5;\nconst byChance = () => Math.random() - HALF;\n\n", ""),
    {
      name: "a comparator of two sorts: first one is fixed, then the other and the comparator with it",
      code: `import { shuffle } from "fair-shuffle";\n\n${BY_CHANCE}a.sort(byChance);\nb.sort(byChance);\n`,
      options: [imported],
      errors: [sorted, sorted],
      output: [
        `import { shuffle } from "fair-shuffle";\n\n${BY_CHANCE}shuffle(a);\nb.sort(byChance);\n`,
        `import { shuffle } from "fair-shuffle";\n\nshuffle(a);\nshuffle(b);\n`,
      ],
    },
    around("not what is exported", `export ${BY_CHANCE}`, `export ${BY_CHANCE}`),
    around("not what somebody else uses", BY_CHANCE, BY_CHANCE, "register(byChance);\n"),
    around("not what a comment speaks of", `// how we mix\n${BY_CHANCE}`, `// how we mix\n${BY_CHANCE}`),
  ],
});

tester.run("no-biased-shuffle: otherwise only the range is corrected", rule, {
  valid: [],
  invalid: [
    narrowed(
      "the counter is used afterwards",
      `export function f(a) { let i; ${NAIVE.replace("let i = 0", "i = 0")} return i; }`,
      `export function f(a) { let i; ${NARROW.replace("let i = 0", "i = 0")} return i; }`,
    ),
    narrowed(
      "a `var` of its own is used afterwards",
      `export function f(a) { ${NAIVE.replace("let i", "var i")} return i; }`,
      `export function f(a) { ${NARROW.replace("let i", "var i")} return i; }`,
    ),
    narrowed("a label", `out: ${NAIVE} export {};`, `out: ${NARROW} export {};`),
    narrowed(
      "it logs",
      `${NAIVE.replace(/ }$/, " console.log(i); }")} export {};`,
      `${NARROW.replace(/ }$/, " console.log(i); }")} export {};`,
    ),
    narrowed(
      "it moves two lists in step",
      `${NAIVE.replace(/ }$/, " [b[i], b[j]] = [b[j], b[i]]; }")} export {};`,
      `${NARROW.replace(/ }$/, " [b[i], b[j]] = [b[j], b[i]]; }")} export {};`,
    ),
    narrowed(
      "a deck by number",
      NAIVE.replaceAll("a.length", "52"),
      NARROW.replaceAll("a.length", "52"),
      "of 52 items, the second one ends up first 2.60 % of the time instead of 1.92 %",
    ),
    narrowed(
      "a length that the caller gives",
      `export function f(a, n) { ${NAIVE.replaceAll("a.length", "n")} }`,
      `export function f(a, n) { ${NARROW.replaceAll("a.length", "n")} }`,
      `for example, with \`n\` = 8, ${NAIVE_NUMBERS}`,
    ),
    {
      name: "a comment inside: the whole only as a suggestion",
      code: `export {}; ${NAIVE.replace("{ ", "{ /* swap */ ")}`,
      options: [imported],
      errors: [
        {
          ...swapped,
          suggestions: [{ messageId: "useShuffle", output: `${IMPORT}export {}; shuffle(a);` }],
        },
      ],
      output: `export {}; ${NARROW.replace("{ ", "{ /* swap */ ")}`,
    },
    {
      name: "truncation is kept as it is written",
      code: `export {}; ${NAIVE.replace("Math.floor(Math.random() * a.length)", "~~(Math.random() * a.length)").replace("{ ", "{ console.log(i); ")}`,
      options: [imported],
      errors: [swapped],
      output: `export {}; ${NAIVE.replace("Math.floor(Math.random() * a.length)", "~~(Math.random() * (i + 1))").replace("{ ", "{ console.log(i); ")}`,
    },
    {
      name: "a local function's argument",
      code: `const pick = (n) => Math.floor(Math.random() * n); export const f = (a) => { ${NAIVE.replace("Math.floor(Math.random() * a.length)", "pick(a.length)").replace("{ ", "{ console.log(i); ")} };`,
      options: [imported],
      errors: [swapped],
      output: `const pick = (n) => Math.floor(Math.random() * n); export const f = (a) => { ${NAIVE.replace("Math.floor(Math.random() * a.length)", "pick(i + 1)").replace("{ ", "{ console.log(i); ")} };`,
    },
  ],
});

const inLoop = (head: string, more: string, after = "") =>
  `${head} { for (let i = 0; i < a.length; i++) { ${NAIVE_BODY} ${more} }${after} }`;
const more = (name: string, head: string, rest: string, after = "") =>
  narrowed(name, inLoop(head, rest, after), inLoop(head, rest, after).replace("* a.length", "* (i + 1)"));

tester.run("no-biased-shuffle: a loop that does more than shuffle", rule, {
  valid: [
    {
      name: "a call that may do anything to the list",
      code: inLoop("export function f(a)", "render(a);"),
      options: [imported],
    },
    { name: "an end by chance", code: inLoop("export function f(a)", "if (Math.random() < 0.1) break;") },
  ],
  invalid: [
    more("counts in a property", "export function f(a, stats)", "stats.swaps++;"),
    more("counts in a variable that is used afterwards", "let n = 0; export function f(a)", "n += 1;", " return n;"),
    more("waits", "export async function f(a)", "await sleep(50);"),
    more(
      "waits for a promise of its own",
      "export async function f(a)",
      "await new Promise((go) => setTimeout(go, 50));",
    ),
    more("shows each swap", "export function* f(a)", "yield [i, j];"),
    more("logs", "export function f(a)", 'console.log("swapped", i, j);'),
    more("tells a listener", "export function f(a, onSwap)", "onSwap?.(i, j);"),
  ],
});

const RANGE = "const range = (lo, hi) => lo + Math.floor(Math.random() * (hi - lo + 1));";
const byDefault = (high: string) =>
  `${RANGE} export function f(a, draw = range) { for (let i = 0; i < a.length; i++) { const j = draw(0, ${high}); [a[i], a[j]] = [a[j], a[i]]; } }`;

tester.run("no-biased-shuffle: Math and its functions by another name, and draws that a caller may replace", rule, {
  valid: [
    {
      name: "a comparator that a caller may replace",
      code: "export const f = (a, compare = () => Math.random() - 0.5) => a.sort(compare);",
    },
    { name: "a range function that a caller may replace", code: byDefault("a.length - 1") },
    {
      name: "a fair loop by other names",
      code: `const { floor, random } = Math; export function f(a) { for (let i = a.length - 1; i > 0; i--) { const j = floor(random() * (i + 1)); [a[i], a[j]] = [a[j], a[i]]; } }`,
    },
  ],
  invalid: [
    {
      name: "`Math` by another name",
      code: "const M = Math; export const f = (a) => [...a].sort(() => M.round(M.random()) - 0.5);",
      options: [imported],
      errors: [sorted],
      output: `${IMPORT_COPY}const M = Math; export const f = (a) => toShuffled(a, () => M.random());`,
    },
  ],
});

tester.run("no-biased-shuffle: where nothing can be imported", rule, {
  valid: [],
  invalid: [
    {
      name: "a sort gets the function at the end of the file",
      filename: "file.mjs",
      code: "a.sort(() => Math.random() - 0.5);\nexport {};\n",
      options: [{ helper: "inline" }],
      errors: [sorted],
      output: `fairShuffle(a);\nexport {};\n${INLINE}`,
    },
    {
      name: "a loop is corrected, and gets no second Fisher–Yates beside it",
      filename: "file.mjs",
      code: `${NAIVE}\nexport {};\n`,
      options: [{ helper: "inline" }],
      errors: [
        { ...swapped, suggestions: [{ messageId: "useShuffle", output: `fairShuffle(a);\nexport {};\n${INLINE}` }] },
      ],
      output: `${NARROW}\nexport {};\n`,
    },
  ],
});

tester.run("no-biased-shuffle: findings of their own", rule, {
  valid: [
    "export function sattolo(a) { for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * i); [a[i], a[j]] = [a[j], a[i]]; } }",
    "// keep the joker in front\nfor (let i = a.length - 1; i > 0; i--) { const j = Math.ceil(Math.random() * i); [a[i], a[j]] = [a[j], a[i]]; }",
  ],
  invalid: [
    {
      name: "no item can stay",
      code: "for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * i); [a[i], a[j]] = [a[j], a[i]]; }",
      options: [{ fix: "off" }],
      errors: [
        {
          messageId: "cycles",
          data: {
            evidence: "of 8 items, no item can stay where it was, though each should do so 12.5 % of the time",
            unfixed: "",
          },
        },
      ],
    },
    {
      name: "the first never moves",
      code: "for (let i = a.length - 1; i > 0; i--) { const j = Math.ceil(Math.random() * i); [a[i], a[j]] = [a[j], a[i]]; }",
      options: [{ fix: "off" }],
      errors: [
        {
          messageId: "fixedItem",
          data: {
            evidence: "the first item never moves: of 8 items, it stays first 100 % of the time instead of 12.5 %",
            unfixed: "",
          },
        },
      ],
    },
    {
      name: "the last never moves",
      code: "for (let i = a.length - 2; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [a[i], a[j]] = [a[j], a[i]]; }",
      options: [{ fix: "off" }],
      errors: [
        {
          messageId: "fixedItem",
          data: {
            evidence: "the last item never moves: of 8 items, it stays last 100 % of the time instead of 12.5 %",
            unfixed: "",
          },
        },
      ],
    },
    {
      name: "a place outside the array",
      code: "for (let i = 0; i < a.length; i++) { const j = Math.round(Math.random() * a.length); [a[i], a[j]] = [a[j], a[i]]; }",
      options: [{ fix: "off" }],
      errors: [{ messageId: "leavesArray" }],
    },
    {
      name: "biased under either reading of a function that is not here: the mildest numbers speak",
      code: "for (let i = 0; i < a.length; i++) { const j = randomInt(0, a.length - 1); [a[i], a[j]] = [a[j], a[i]]; }",
      options: [{ helper: "import" }],
      errors: [
        {
          messageId: "biased",
          data: {
            evidence: "of 8 items, the second one ends up first 15.4 % of the time instead of 12.5 %",
            unfixed:
              " There is no fix that fits here. Draw in step i from the places that are not settled yet: from i … n − 1 (`randomInt(i, n - 1)`, if that can give n − 1).",
          },
          suggestions: null,
        },
      ],
    },
  ],
});

describe("no-biased-shuffle in a script, where a function at the end would be shared with other scripts", () => {
  const lint = (code: string) =>
    new Linter().verifyAndFix(
      code,
      [
        {
          plugins: { "fair-shuffle": { rules: { "no-biased-shuffle": rule as never } } },
          rules: { "fair-shuffle/no-biased-shuffle": "error" },
          languageOptions: { sourceType: "script" },
        },
      ],
      "file.js",
    );

  it("only suggests to replace a sort", () => {
    const { fixed, messages } = lint("a.sort(function () { return Math.random() - 0.5; });\n");
    expect(fixed).toBe(false);
    expect(messages[0]?.suggestions?.map(({ desc }) => desc)).toEqual([
      "Use the fair `shuffle` (if no other script of the page has a `fairShuffle`; writes `fairShuffle` into this file, as nothing shows that a module can be imported there).",
    ]);
  });

  it("corrects a loop", () => {
    expect(lint(`${NAIVE}\n`)).toMatchObject({ fixed: true, messages: [], output: `${NARROW}\n` });
  });
});

describe("no-biased-shuffle with many findings in one file", () => {
  const verifyAndFix = (code: string, helper: "import" | "inline", filename = "file.mjs") =>
    new Linter().verifyAndFix(
      code,
      [
        {
          plugins: { "fair-shuffle": { rules: { "no-biased-shuffle": rule as never } } },
          rules: { "fair-shuffle/no-biased-shuffle": ["error", { helper }] },
        },
      ],
      filename,
    );
  const fifteen = Array.from({ length: 15 }, (_, index) =>
    index % 3 === 0
      ? `export const f${String(index)} = (a) => [...a].sort(() => Math.random() - 0.5);`
      : index % 3 === 1
        ? `export const f${String(index)} = (a) => a.sort(() => 0.5 - Math.random());`
        : `export function f${String(index)}(a) { ${NAIVE} return a; }`,
  ).join("\n");

  it.each(["import", "inline"] as const)("fixes 15 findings in one run of --fix, with one helper (%s)", (helper) => {
    const { messages, output } = verifyAndFix(fifteen, helper);
    expect(messages).toEqual([]);
    expect(output).not.toMatch(/\.sort\(/);
    const brought = output.match(helper === "import" ? /^import .*/gm : /^function fairShuffle/gm);
    expect(brought).toEqual([
      helper === "import" ? `import { shuffle, toShuffled } from "fair-shuffle";` : "function fairShuffle",
    ]);
  });

  it("leaves a finding alone that a comment disables, and still fixes the next one", () => {
    const { messages, output } = verifyAndFix(
      `// eslint-disable-next-line fair-shuffle/no-biased-shuffle\na.sort(() => Math.random() - 0.5);\nb.sort(() => Math.random() - 0.5);\nexport {};\n`,
      "import",
    );
    expect(messages).toEqual([]);
    expect(output).toBe(
      `import { shuffle } from "fair-shuffle";\n\n// eslint-disable-next-line fair-shuffle/no-biased-shuffle\na.sort(() => Math.random() - 0.5);\nshuffle(b);\nexport {};\n`,
    );
  });

  it("requires in CommonJS", () => {
    const { output } = verifyAndFix(
      `const fs = require("fs");\nmodule.exports = (a) => a.sort(() => Math.random() - 0.5);\n`,
      "import",
      "file.cjs",
    );
    expect(output).toBe(
      `const fs = require("fs");\nconst { shuffle } = require("fair-shuffle");\nmodule.exports = (a) => shuffle(a);\n`,
    );
  });
});
