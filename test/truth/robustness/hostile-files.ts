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
    // A module: what nobody uses any more goes with the sort.
    make: (findings) =>
      `import { list } from "./list.js";\n${repeat(
        findings,
        (index) => `const byChance${String(index)} = () => Math.random() - 0.5;\nlist.sort(byChance${String(index)});`,
      )}`,
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
  {
    name: "functions of a bundle, each with a draw and a sort",
    findings: 500,
    make: (findings) =>
      repeat(
        findings,
        (index) =>
          `var u${String(index)}=function(t,e){var n=e.map(function(t){return t.id+Math.random()});return t.each(n,function(t){d${String(index)}(t,e)}),n.filter(Boolean).concat(t)},d${String(index)}=function(t){return u${String(index)}(t,t.slice(1).sort(function(){return Math.random()-.5}))};`,
      ),
  },
];

const swapBy = (index: string, count = "deck.length"): string =>
  `for (let i = 0; i < ${count}; i++) { ${index} [deck[i], deck[j]] = [deck[j], deck[i]]; }\n`;

/** Single statements, or few, that once took seconds or all of the stack, and files whose every finding is dear. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  {
    name: "a hundred cards from anywhere to the top",
    text: "for (let i = 0; i < 100; i++) deck.unshift(deck.splice(Math.floor(Math.random() * 52), 1)[0]);\n",
  },
  {
    name: "52 draws that are made again until they differ",
    text: swapBy("let j; do { j = Math.floor(Math.random() * 52); } while (j === i);", "52"),
  },
  {
    name: "25 random ifs about a place",
    text: swapBy(`let j = Math.floor(Math.random() * deck.length); ${"if (Math.random() < 0.3) j = i; ".repeat(25)}`),
  },
  {
    name: "25 random ifs in a comparator",
    text: `deck.sort(() => { let r = 0; ${"if (Math.random() < 0.3) r++; ".repeat(25)} return r - 4; });\n`,
  },
  {
    name: "20 coins in a comparator",
    text: `deck.sort(() => { let r = 1; ${"if (Math.random() < 0.5) r = -r; ".repeat(20)} return r; });\n`,
  },
  { name: "200 sorts in a chain", text: `deck${".sort(() => Math.random() - 0.5)".repeat(200)};\n` },
  { name: "2,000 sorts of one list in a row", text: "deck.sort(() => Math.random() - 0.5);\n".repeat(2_000) },
  {
    name: "200 naive loops over decks of different sizes",
    text: repeat(200, (index) =>
      swapBy(`const j = Math.floor(Math.random() * ${String(8 + index)});`, String(8 + index)),
    ),
  },
  {
    name: "1,000 constants, each one more than the last",
    text: `const C0 = 1;\n${repeat(1_000, (index) => `const C${String(index + 1)} = C${String(index)} + 1;`)}\n${swapBy("const j = Math.floor(Math.random() * (C1000 - 1));")}`,
  },
  {
    name: "functions that call the last one twice, a million draws in all",
    text: `const f0 = () => Math.random();\n${repeat(20, (index) => `const f${String(index + 1)} = () => f${String(index)}() + f${String(index)}();`)}\ndeck.sort(() => f20() - 0.5);\n`,
  },
  { name: "2,000 times + 0 in a comparator", text: `deck.sort(() => Math.random() - 0.5${" + 0".repeat(2_000)});\n` },
  { name: "3,000 unary minuses", text: `deck.sort(() => ${"- ".repeat(3_000)}(Math.random() - 0.5));\n` },
  { name: "2,000 random ternaries", text: `deck.sort(() => ${"Math.random() < 0.1 ? 1 : ".repeat(2_000)}-1);\n` },
];
