import { describe, expect, it } from "vitest";
import { mayCodeHoldShuffle } from "./code-words.ts";

const may = (text: string, filename = "a.js"): boolean => mayCodeHoldShuffle(text, filename, []);

describe("mayCodeHoldShuffle", () => {
  it.each([
    "/**\n * Picks a random one.\n */\nlist.sort();\n",
    "// Not random.\nlist.sort();\n",
    "list.sort(); // Math.random() - 0.5\n",
    "list.sort(/* () => Math.random() - 0.5 */);\n",
    "/*\nlist.sort(() => Math.random() - 0.5);\n*/\nlist.sort();\n",
    "list.sort((a, b) => a - b / 2 /* random */);\n",
  ])("passes over the words of comments: %j", (text) => {
    expect(may(text)).toBe(false);
    expect(may(text, "a.tsx")).toBe(false);
  });

  it.each([
    "list.sort(() => Math.random() - 0.5);\n",
    // Each looks like a comment.
    "list.sort(() => 2\n  * Math.random() - 1);\n",
    'const page = "https://x"; list.sort(() => Math.random() - 0.5);\n',
    "const start = `/*`; list.sort(() => Math.random() - 0.5); const end = `*/`;\n",
    "const text = `\n/**\n ${list.sort(() => Math.random() - 0.5)}\n */`;\n",
    "const slashes = /[/*]/; list.sort(() => Math.random() - 0.5); // */\n",
    "if (x) /\\/*/.test(x); list.sort(() => Math.random() - 0.5); // */\n",
    "const text = <p>it's // {list.sort(() => Math.random() - 0.5)}</p>;\n",
    "/* one */ list.sort(() => Math.random() - 0.5); /* two */\n",
  ])("keeps the words of code: %j", (text) => {
    expect(may(text)).toBe(true);
  });

  it("keeps the words of JSX where a file may hold it, and of type assertions where not", () => {
    expect(may("const text = <b>/* {list.sort(() => Math.random() - 0.5)} */</b>;\n", "a.jsx")).toBe(true);
    expect(may("const text = <b>list; /* random */ list.sort();\n", "a.ts")).toBe(false);
  });

  it("asks nothing of what is no script", () => {
    expect(may("<!-- // random --><script>list.sort();</script>\n", "a.html")).toBe(true);
    expect(may("// random\nlist.sort();\n", "")).toBe(true);
  });

  it("asks for a look where a comment may name a function of the project's own that draws", () => {
    const code = "export const mix = (cards) => cards.sort(() => dice.next() - 0.5);\n";
    const comment = '/* eslint fair-shuffle/no-biased-shuffle: ["error", { randomSources: ["dice.next"] }] */\n';
    expect(may(comment + code)).toBe(true);
    expect(may(comment.replace("fair-shuffle/", "ours/") + code)).toBe(true);
    expect(may(comment.replace("randomSources", "helper") + code)).toBe(false);
    expect(may(code)).toBe(false);
  });

  it("passes over what has no words at all", () => {
    expect(may("list.sort();\n")).toBe(false);
  });

  it.each<[string, boolean]>([
    ['import { order } from "./drawing.js"; list.sort(order);', true],
    ['import { order } from "./handing-on.js"; list.sort(order);', true],
    ['import { order } from "@/plain"; list.sort(order);', true],
    ['import { order } from "./plain.js"; list.sort(order);', false],
    ['import { order } from "./nowhere.js"; list.sort(order);', false],
    ['// Math.random()\nimport { order } from "./plain.js"; list.sort(order);', false],
    ['import { swap } from "./plain.js"; for (;;) swap(list, 0, Math.random());', true],
    ['import { swap } from "./plain.js"; import { pick } from "./drawing.js"; for (;;) swap(list, 0, pick());', true],
  ])("asks the files that are called whether they draw: %s", (text, expected) => {
    const files = new Map([
      ["/p/drawing.js", "export const order = () => Math.random() - 0.5;"],
      ["/p/handing-on.js", 'export * from "./drawing.js";'],
      ["/p/plain.js", "export const order = (a, b) => a - b;"],
    ]);
    expect(mayCodeHoldShuffle(text, "/p/a.js", [], (path) => files.get(path))).toBe(expected);
    expect(may(text, "/p/a.js")).toBe(true);
  });

  it("reads once what each file exports that has no semicolons", () => {
    const names = Array.from({ length: 20 }, (_, index) => `a${String(index)}`);
    const text = names.map((name) => `import { ${name} } from "./${name}.js"; cards.sort(${name});`).join("\n");
    const exports = "export {}\n".repeat(19_000);
    expect(mayCodeHoldShuffle(text, "/p/a.js", [], () => exports)).toBe(false);
    expect(mayCodeHoldShuffle(text, "/p/a.js", [], () => `${exports}export * from "./more.js"`)).toBe(true);
    // What took seconds for each is far above it.
  });
});
