// Files that nobody writes and some program may: what takes a rule longest that reads, judges and fixes whatever stands there. Each is the same in every run.

export interface HostileFile {
  /** What it is, in a few words. */
  readonly name: string;
  readonly text: string;
}

/** A file that may have any number of findings of one kind. */
export interface GrowingFile {
  readonly name: string;
  /** The number of findings that is measured beside twice as many. */
  readonly findings: number;
  readonly make: (findings: number) => string;
}

const repeat = (count: number, make: (index: number) => string, separator = "\n"): string =>
  Array.from({ length: count }, (_, index) => make(index)).join(separator);

export const GROWING_FILES: readonly GrowingFile[] = [
  {
    name: "sorts with a named comparator each",
    findings: 750,
    make: (findings) =>
      repeat(
        findings,
        (index) => `const byChance${String(index)} = () => Math.random() - 0.5;\nlist.sort(byChance${String(index)});`,
      ),
  },
  {
    name: "sorts alike",
    findings: 2_000,
    make: (findings) => repeat(findings, (index) => `list${String(index)}.sort(() => Math.random() - 0.5);`),
  },
  {
    name: "sorts in functions that share a comparator",
    findings: 800,
    make: (findings) =>
      `const byChance = () => 0.5 - Math.random();\n${repeat(
        findings,
        (index) => `export function deal${String(index)}(deck) {\n  return deck.sort(byChance);\n}`,
      )}`,
  },
  {
    name: "naive loops",
    findings: 450,
    make: (findings) =>
      repeat(
        findings,
        (index) =>
          `function mix${String(index)}(a) {\n  for (let i = 0; i < a.length; i++) {\n    const j = Math.floor(Math.random() * a.length);\n    [a[i], a[j]] = [a[j], a[i]];\n  }\n}`,
      ),
  },
  {
    name: "naive loops over decks of different sizes",
    findings: 100,
    make: (findings) =>
      repeat(
        findings,
        (index) =>
          `function mix${String(index)}(a) {\n  for (let i = 0; i < ${String(8 + index)}; i++) {\n    const j = Math.floor(Math.random() * ${String(8 + index)});\n    [a[i], a[j]] = [a[j], a[i]];\n  }\n}`,
      ),
  },
  {
    name: "sorts by coins of different weights",
    findings: 400,
    make: (findings) =>
      repeat(findings, (index) => `list.concat().sort(() => Math.random() - 0.${String(1000 + index)});`),
  },
  {
    name: "sorts by drawn keys",
    findings: 400,
    make: (findings) =>
      repeat(
        findings,
        (index) =>
          `const hand${String(index)} = deck.map((card) => ({ card, key: Math.floor(Math.random() * 10) })).sort((a, b) => a.key - b.key).map(({ card }) => card);`,
      ),
  },
];

const loop = (body: string): string => `for (let i = 0; i < deck.length; i++) { ${body} }\n`;

/** One statement each, or a short chain of them, that once took seconds. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  {
    name: "a hundred cards from anywhere to the top",
    text: "for (let i = 0; i < 100; i++) deck.unshift(deck.splice(Math.floor(Math.random() * 52), 1)[0]);\n",
  },
  {
    name: "a draw again until it differs",
    text: "function mix(a) {\n  for (let i = 0; i < a.length; i++) {\n    let j;\n    do {\n      j = Math.floor(Math.random() * a.length);\n    } while (j === i);\n    [a[i], a[j]] = [a[j], a[i]];\n  }\n}\n",
  },
  {
    name: "25 random ifs",
    text: loop(
      repeat(
        25,
        (index) =>
          `if (Math.random() < 0.${String(11 + index)}) { const t = deck[i]; deck[i] = deck[${String(index % 7)}]; deck[${String(index % 7)}] = t; }`,
        " ",
      ),
    ),
  },
  {
    name: "20 coin ifs",
    text:
      repeat(
        20,
        (index) =>
          `if (Math.random() < 0.5) [deck[${String(index)}], deck[${String(index + 1)}]] = [deck[${String(index + 1)}], deck[${String(index)}]];`,
      ).replace(/^/, "for (let k = 0; k < 20; k++) {\n") + "\n}\n",
  },
  { name: "200 sorts in a chain", text: `deck${".sort(() => Math.random() - 0.5)".repeat(200)};\n` },
  { name: "200 sorts of one list in a row", text: "deck.sort(() => Math.random() - 0.5);\n".repeat(200) },
  {
    name: "1,000 constants, each one more than the last",
    text:
      "const C0 = 1;\n" +
      repeat(1_000, (index) => `const C${String(index + 1)} = C${String(index)} + 1;`) +
      "\n" +
      loop("const j = Math.floor(Math.random() * (C1000 - 1)); [deck[i], deck[j]] = [deck[j], deck[i]];"),
  },
  { name: "2,000 times + 0 in a comparator", text: `deck.sort(() => Math.random() - 0.5${" + 0".repeat(2_000)});\n` },
  { name: "3,000 unary minuses", text: `deck.sort(() => ${"- ".repeat(3_000)}(Math.random() - 0.5));\n` },
];
