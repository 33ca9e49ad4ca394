// Scripts in HTML pages, through eslint-plugin-html, and pages as @html-eslint reads them: only what a browser can run as it stands is written into a page.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getHelperText, testFixes, type Cases } from "./fixed-cases.ts";
import { getPlaces, makeLintedProject, type LintedProject } from "./linted-project.ts";

const CONFIG = `import fairShuffle from "eslint-plugin-fair-shuffle";
import html from "eslint-plugin-html";

export default [fairShuffle.configs.recommended, { files: ["**/*.html"], plugins: { html } }];
`;

/** Runs the scripts of a page as a browser does: classic ones in one global scope, modules as modules. */
const RUNNER = `import { readFileSync, writeFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { expectShuffled } from "./expect-shuffled.mjs";

for (const file of process.argv.slice(2)) {
  let run = 0;
  const scripts = [...readFileSync(file, "utf8").matchAll(/<script([^>]*)>([^]*?)<\\/script>/g)];
  const draw = async () => {
    for (const [, attributes, code] of scripts) {
      if (!attributes.includes("module")) {
        runInThisContext(code);
        continue;
      }
      const name = "./" + file.replaceAll("/", "-") + ".mjs";
      writeFileSync(name, code);
      await import(name + "?" + run++);
    }
    return globalThis.shown;
  };
  await expectShuffled(file, draw, [1, 2, 3]);
}
console.log("shuffled");
`;

const helper = getHelperText("  ", "  ", "javascript");
/** Of a script without indentation. */
const helperAtMargin = getHelperText("", "  ", "javascript");

const importing: Cases["importing"] = {
  "classic.html": {
    title: "a classic script gets the function, never an import, also in a project of modules that has the helper",
    code: `<!doctype html>\n<title>Cards</title>\n<body onclick="go()">\n<script>\n  function go() {\n    globalThis.shown = [1, 2, 3].sort(() => Math.random() - 0.5);\n  }\n</script>\n<script>go();</script>\n</body>\n`,
    found: [6],
    fixed: `<!doctype html>\n<title>Cards</title>\n<body onclick="go()">\n<script>\n  function go() {\n    globalThis.shown = fairShuffle([1, 2, 3]);\n  }\n\n${helper}</script>\n<script>go();</script>\n</body>\n`,
    runs: true,
  },
  "module.html": {
    title: "a module script gets the function too: a page has no bare specifiers",
    code: `<script type="module">\n  import { EOL } from "node:os";\n  globalThis.shown = [1, 2, EOL.length * 3].sort(() => Math.random() - 0.5);\n</script>\n`,
    found: [3],
    fixed: `<script type="module">\n  import { EOL } from "node:os";\n  globalThis.shown = fairShuffle([1, 2, EOL.length * 3]);\n\n${helper}</script>\n`,
    runs: true,
  },
  "template.html": {
    title: "between what changes and the function, a template's lines would lose their indentation: nothing is fixed",
    code: `<script>\n  const cards = [1, 2, 3].sort(() => Math.random() - 0.5);\n  globalThis.shown = [\`\n    one\n      two\n  \`, cards];\n</script>\n`,
    found: [2],
  },
  "template-at-the-margin.html": {
    title: "a template of a script that has no indentation stays as it is",
    code: `<script>\nglobalThis.shown = [1, 2, 3].sort(() => Math.random() - 0.5);\nglobalThis.text = \`\n  two\n\`;\n</script>\n`,
    found: [2],
    fixed: `<script>\nglobalThis.shown = fairShuffle([1, 2, 3]);\nglobalThis.text = \`\n  two\n\`;\n\n${helperAtMargin}</script>\n`,
    runs: true,
  },
  "template-elsewhere.html": {
    title: "the range of a loop is corrected beside a template",
    code: `<script>\n  globalThis.text = \`\n    two\n  \`;\n  globalThis.shown = [1, 2, 3];\n  for (let i = shown.length - 1; i > 0; i--) {\n    const j = Math.floor(Math.random() * shown.length);\n    [shown[i], shown[j]] = [shown[j], shown[i]];\n  }\n</script>\n`,
    found: [6],
    fixed: `<script>\n  globalThis.text = \`\n    two\n  \`;\n  globalThis.shown = [1, 2, 3];\n  for (let i = shown.length - 1; i > 0; i--) {\n    const j = Math.floor(Math.random() * (i + 1));\n    [shown[i], shown[j]] = [shown[j], shown[i]];\n  }\n</script>\n`,
    runs: true,
  },
  "taken.html": {
    title: "a name that another script of the page has is not taken",
    code: `<script>\n  var fairShuffle = 1;\n</script>\n<script>\n  globalThis.shown = [fairShuffle, 2, 3].sort(() => Math.random() - 0.5);\n</script>\n`,
    found: [5],
    fixed: `<script>\n  var fairShuffle = 1;\n</script>\n<script>\n  globalThis.shown = fairShuffle2([fairShuffle, 2, 3]);\n\n${helper.replace("fairShuffle", "fairShuffle2")}</script>\n`,
    runs: true,
  },
  "handler.html": {
    title: "what an attribute may use stays",
    code: `<script>\n  var compare = () => Math.random() - 0.5;\n  globalThis.shown = [1, 2, 3].sort(compare);\n</script>\n<button onclick="cards.sort(compare)">shuffle</button>\n`,
    found: [3],
    fixed: `<script>\n  var compare = () => Math.random() - 0.5;\n  globalThis.shown = fairShuffle([1, 2, 3]);\n\n${helper}</script>\n<button onclick="cards.sort(compare)">shuffle</button>\n`,
    runs: true,
  },
  "range.html": {
    title: "the range of a loop is corrected in place",
    code: `<script>\n  globalThis.shown = [1, 2, 3];\n  for (let i = 0; i < shown.length; i++) {\n    const j = Math.floor(Math.random() * shown.length);\n    [shown[i], shown[j]] = [shown[j], shown[i]];\n  }\n</script>\n`,
    found: [3],
    fixed: `<script>\n  globalThis.shown = [1, 2, 3];\n  for (let i = 0; i < shown.length; i++) {\n    const j = Math.floor(Math.random() * (i + 1));\n    [shown[i], shown[j]] = [shown[j], shown[i]];\n  }\n</script>\n`,
    runs: true,
  },
  "line.html": {
    title: "in a page of one line the function ends with a line of its own, before the tag",
    code: `<title>Cards</title><script>globalThis.shown = [1, 2, 3].sort(() => Math.random() - 0.5);</script><p></p>\n`,
    found: [1],
    fixed: `<title>Cards</title><script>globalThis.shown = fairShuffle([1, 2, 3]);\n\n${helperAtMargin}</script><p></p>\n`,
    runs: true,
  },
  "external.html": {
    title: "beside a script from elsewhere, which may use the same name, a sort is only reported",
    code: `<script src="jquery.js"></script>\n<script>\n  [1, 2, 3].sort(() => Math.random() - 0.5);\n</script>\n`,
    found: [3],
  },
};

const inlining: Cases["inlining"] = {
  "common.html": {
    title: "a page is no CommonJS, whatever its package is, and old scripts stay old",
    code: `<script>\n  var cards = [1, 2, 3];\n  globalThis.shown = cards.sort(function () { return Math.random() - 0.5; });\n</script>\n`,
    found: [3],
    fixed: `<script>\n  var cards = [1, 2, 3];\n  globalThis.shown = fairShuffle(cards);\n\n${helper.replace("random = Math.random) {", "random) {\n    random = random || Math.random;").replaceAll(/\b(?:let|const)\b/g, "var")}</script>\n`,
    runs: true,
  },
};

testFixes({ importing, inlining }, { config: CONFIG, packages: ["eslint-plugin-html"], runner: RUNNER });

describe("suggestions", () => {
  let project: LintedProject;
  const code = `<title>A title</title>\n${importing["external.html"]?.code ?? ""}`;

  beforeAll(async () => {
    project = await makeLintedProject({ "eslint.config.mjs": CONFIG, "page.html": code }, ["eslint-plugin-html"]);
  });

  afterAll(() => project.remove());

  test("are not made in pages: eslint-plugin-html would put them where they do not belong", async () => {
    const [result] = await project.makeEslint().lintFiles(["page.html"]);
    expect(result?.messages.map(({ line, suggestions = [] }) => [line, suggestions])).toEqual([[4, []]]);
  });
});

describe("languages other than JavaScript", () => {
  let project: LintedProject;

  beforeAll(async () => {
    const config = `import fairShuffle from "eslint-plugin-fair-shuffle";
import markdown from "@eslint/markdown";
import html from "@html-eslint/eslint-plugin";

export default [
  fairShuffle.configs.recommended,
  { files: ["**/*.html"], plugins: { html }, language: "html/html" },
  { files: ["**/*.md"], plugins: { markdown }, language: "markdown/gfm" },
];
`;
    const code = "<script>\n  [1, 2, 3].sort(() => Math.random() - 0.5);\n</script>\n";
    project = await makeLintedProject({ "eslint.config.mjs": config, "page.html": code, "page.md": code }, [
      "@eslint/markdown",
      "@html-eslint/eslint-plugin",
    ]);
  });

  afterAll(() => project.remove());

  test("have no syntax tree that the rule could read, and the rule says nothing, instead of failing", async () => {
    const results = await project.makeEslint().lintFiles(["page.html", "page.md"]);
    expect(results).toHaveLength(2);
    expect(getPlaces(project, results)).toEqual([]);
  });
});
