// What the command line and the language server lint with: any text, in any of the languages, without a configuration.
import { describe, expect, it } from "vitest";
import { findSites } from "./find-sites.ts";
import { tellSite } from "./tell-site.ts";
import { fixText } from "./fix-text.ts";
import { lintText } from "./lint-text.ts";
import { blankBeside } from "./script-parser.ts";

const BIASED = "list.sort(() => Math.random() - 0.5);";
const SAID =
  "This shuffle is biased: of 8 items, the first one stays first 22.2 % of the time instead of 12.5 % (in Chrome, Edge and Node).";

const places = async (text: string, filename: string): Promise<string[]> => {
  const { findings, problems } = await lintText(text, filename);
  return [
    ...findings.map(({ line, column, message }) => `${line}:${column} ${message === SAID ? "biased" : message}`),
    ...problems.map(({ kind, line, column, message }) => `${kind} ${line}:${column} ${message}`),
  ];
};

describe("lintText", () => {
  it.each([
    ["a.js", `export const f = (list) => ${BIASED}`, "1:33 biased"],
    ["a.js", `return ${BIASED}`, "1:13 biased"],
    ["a.js", `with (x) { ${BIASED} }`, "1:17 biased"],
    ["a.js", `class A { @log f(list: string[]) { ${BIASED} } }`, "1:41 biased"],
    ["a.js", "let random = ;\nlist.sort()", "syntax 1:14 Unexpected token ;"],
    ["a.ts", "let random = ;", "syntax 1:14 Expression expected."],
    ["a.cjs", `module.exports = (list) => ${BIASED}`, "1:33 biased"],
    ["a.mjs", `await 1; ${BIASED}`, "1:15 biased"],
    ["a.jsx", `const f = (list) => <i>{${BIASED.slice(0, -1)}}</i>;`, "1:30 biased"],
    ["a.ts", `const f = <T>(list: T[]): T[] => ${BIASED}\nconst g = <number>x;`, "1:39 biased"],
    ["a.tsx", `const f = (list: string[]) => <i>{${BIASED.slice(0, -1)}}</i>;`, "1:40 biased"],
    ["a.mts", `export const f = (list: string[]) => ${BIASED}`, "1:43 biased"],
    ["a.cts", `import x = require("x"); ${BIASED}`, "1:31 biased"],
    ["A.VUE", `<script setup lang="ts">\nlet list: string[];\n${BIASED}\n</script>`, "3:6 biased"],
    [
      "a.vue",
      `<script>\nexport default { mix(list) { ${BIASED} }, render(h) { return <ul>{this.list}</ul>; } };\n</script>`,
      "2:35 biased",
    ],
    ["a.vue", `<script lang="ts">\nconst f = <number>x; ${BIASED}\n</script>`, "2:27 biased"],
    ["a.svelte", `<h1>{x}</h1>\n<script>\r\n  $: ${BIASED}\n</script>`, "3:11 biased"],
    ["a.astro", `---\nlet list: string[];\n${BIASED}\n---\n<p>it's</p>`, "3:6 biased"],
    ["a.astro", `---\nconst x = 1;\n---\n<script>const y: number = 1; ${BIASED}</script>`, "4:35 biased"],
    ["a.html", `<p title=">">\n<!-- <script>${BIASED}</script> --><script>${BIASED}</script>`, "2:77 biased"],
    ["a.html", `<script type="text/babel">x = <i>{${BIASED.slice(0, -1)}}</i></script>`, "1:40 biased"],
  ])("%s: %s", async (filename, text, place) => {
    const found = await places(text, filename);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(place);
  });

  it.each([
    ["a.html", `<script type="application/json">${BIASED}</script>`],
    ["a.html", `<script src="x.js">${BIASED}</script>`],
    ["a.vue", `<script lang="coffee">${BIASED}</script>`],
    ["a.vue", `<template>{{ ${BIASED} }}</template>`],
    ["a.md", BIASED],
    ["a.js", `// eslint-disable-next-line\n${BIASED}`],
    ["a.js", `// eslint-disable-next-line fair-shuffle/no-biased-shuffle -- a test\n${BIASED}`],
    ["a.js", `/* eslint-disable fair-shuffle/no-biased-shuffle */\n${BIASED}`],
    ["a.js", `/* eslint fair-shuffle/no-biased-shuffle: off */\n${BIASED}`],
    ["a.js", `// fair-shuffle-ignore\n${BIASED}`],
    ["a.html", `<script>// fair-shuffle-ignore\n${BIASED}</script>`],
    ["/x/node_modules/y/a.js", `/* eslint other/rule: error, no-undef: error */ x();`],
  ])("%s says nothing of %s", async (filename, text) => {
    expect(await places(text, filename)).toEqual([]);
  });

  it("judges what lies in node_modules, if asked", async () => {
    expect(await places(BIASED, "/x/node_modules/y/a.js")).toEqual(["1:6 biased"]);
  });

  it("reports the other scripts of a page of which one can't be parsed", async () => {
    expect(await places(`<script>let = ; ${BIASED}</script>\n<script>${BIASED}</script>`, "a.html")).toEqual([
      "2:14 biased",
      expect.stringMatching(/^syntax 1:\d+ /),
    ]);
  });

  it("says nothing of a page's script that can't be parsed and holds no word for chance", async () => {
    expect(await places(`<script>let = ;</script>\n<script>${BIASED}</script>`, "a.html")).toEqual(["2:14 biased"]);
  });
});

describe("fixText", () => {
  const known = { rule: { helper: "import" } } as const;

  it("fixes all of a file, with one import", async () => {
    const { text, count, left } = await fixText(`${BIASED}\nx.${BIASED}\nexport {};\n`, "a.js", known);
    expect(text).toBe('import { shuffle } from "fair-shuffle";\n\nshuffle(list);\nshuffle(x.list);\nexport {};\n');
    expect([count, left.findings, left.problems]).toEqual([2, [], []]);
  });

  it("brings the import into the script, whatever stands before it", async () => {
    const before = `<template>\r\n  <i>{{ shuffle }}</i>\r\n</template>\r\n\r\n<script setup lang="ts">\r\n`;
    const after = "\r\n</script>\r\n";
    const { text } = await fixText(`${before}const list = [1, 2, 3, 4];\r\n${BIASED}${after}`, "a.vue", known);
    expect(text).toBe(
      `${before}import { shuffle as fairShuffle } from "fair-shuffle";\r\n\r\nconst list = [1, 2, 3, 4];\r\nfairShuffle(list);${after}`,
    );
  });

  it("shows both scripts of a component what the one that both see imports", async () => {
    const { text } = await fixText(
      `<script>\nexport const f = (list) => ${BIASED}\n</script>\n<script setup>\nconst g = (list) => ${BIASED}\n</script>\n`,
      "a.vue",
      known,
    );
    expect(text).toBe(
      `<script>\nimport { shuffle } from "fair-shuffle";\n\nexport const f = (list) => shuffle(list);\n</script>\n<script setup>\nconst g = (list) => shuffle(list);\n</script>\n`,
    );
  });

  it.each([
    [
      "a loop",
      `var list = input\nfor (let i = 0; i < list.length; i++) {\n  const j = Math.floor(Math.random() * list.length);\n  [list[i], list[j]] = [list[j], list[i]]\n}`,
      "var list = input\nshuffle(list)",
    ],
    [
      "a chain of several lines, whose list keeps its name",
      `const list = input\n  .filter((card) => card.isOpen)\n  .map((card) => {\n    return card.name\n  })\n  .sort(() => Math.random() - 0.5)`,
      "const list = input.filter((card) => card.isOpen).map((card) => {\n  return card.name\n})\nshuffle(list)",
    ],
    [
      "a comparator, the last statement of its script",
      `const list = input\nlist.sort(byChance)\nfunction byChance() { return Math.random() - 0.5 }`,
      "const list = input\nshuffle(list)",
    ],
  ])("writes no semicolon behind %s, before the next script of a component", async (_, code, fixed) => {
    const write = (first: string): string =>
      `<script>\nimport { input } from "./input"\n${first}\n</script>\n<script setup>\n[1, 2].forEach(log)\nlog(list)\n</script>\n`;
    const { text } = await fixText(write(code), "a.vue", known);
    expect(text).toBe(write(`import { shuffle } from "fair-shuffle"\n${fixed}`));
  });

  it("gives a page the function and never an import, in the script that needs it", async () => {
    const { text, count } = await fixText(
      `<h1>x</h1>\n<script type="module">\n${BIASED}\n</script>\n<script>let a;</script>\n`,
      "a.html",
      known,
    );
    expect(count).toBe(1);
    expect(text).toMatch(
      /^<h1>x<\/h1>\n<script type="module">\nfairShuffle\(list\);\n\n\/\/ Fair shuffle[^]*\n\}\n<\/script>\n<script>let a;<\/script>\n$/,
    );
    expect(text).not.toContain("import");
  });

  it("leaves alone what it does not fix", async () => {
    const text = "a.sort(() => /* a coin */ Math.random() - 0.5);\n";
    const fixed = await fixText(text, "a.js");
    expect(fixed).toMatchObject({ text, count: 0, left: { findings: [{ line: 1 }] } });
  });
});

describe("findSites", () => {
  it("finds fair and biased ones, with the lines that they stand on", async () => {
    const { sites } = await findSites(
      `export function f(a) {
  for (let i = a.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [a[i], a[j]] = [a[j], a[i]];
  }
  // eslint-disable-next-line
  return a.slice().sort(() => Math.random() - 0.5);
}
`,
      "a.js",
    );
    expect(sites.map(({ kind, firstLine, lastLine, verdict }) => [kind, firstLine, lastLine, verdict.kind])).toEqual([
      ["loop", 2, 5, "fair"],
      ["sort", 7, 7, "biased"],
    ]);
    expect(sites[1] && tellSite(sites[1]).words.claim).toContain("22.2 % of the time instead of 12.5 %");
    expect(sites[1]?.model.kind).toBe("comparatorSort");
  });
});

describe("blankBeside", () => {
  it("keeps every line end and every offset", () => {
    const text = "<a>\r\n<script>x\u2028y</script>\né🂡\n";
    const blanked = blankBeside(text, [{ range: [13, 16] }]);
    expect(blanked).toBe(`   \r\n        x\u2028y         \n${" ".repeat(3)}\n`);
    expect(blanked).toHaveLength(text.length);
  });
});
