// oxlint runs the plugin through `jsPlugins`, on a syntax tree and an interface of its own, and fixes in one pass: it finds and fixes what ESLint does.
import { cp, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getHelperText } from "./fixed-cases.ts";
import { makeLintedProject, RULE, type LintedProject } from "./linted-project.ts";
import { EXPECT_SHUFFLED } from "./shuffled.ts";

const readme = await readFile(new URL("../../../eslint-plugin/README.md", import.meta.url), "utf8");

/** The configuration that the plugin's README tells people to write. */
const CONFIG = readme.split("```json\n// .oxlintrc.json\n")[1]?.split("```")[0] ?? "";

const ESLINT_CONFIG = `import fairShuffle from "eslint-plugin-fair-shuffle";

export default [fairShuffle.configs.recommended];
`;

const OXLINT_RULE = "fair-shuffle(no-biased-shuffle)";

const projects: LintedProject[] = [];

async function make(files: Readonly<Record<string, string>>, packages: readonly string[] = []): Promise<LintedProject> {
  const project = await makeLintedProject(
    { ".oxlintrc.json": CONFIG, "expect-shuffled.mjs": EXPECT_SHUFFLED, ...files },
    ["oxlint", ...packages],
  );
  projects.push(project);
  return project;
}

afterAll(() => Promise.all(projects.map(({ remove }) => remove())));

interface Diagnostic {
  readonly message: string;
  readonly code?: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

/** Runs oxlint's command and returns what it says of our rule, as "src/cards.js:3 rule: message", sorted. A plugin that fails is a diagnostic without a code. */
async function lint(project: LintedProject, ...args: readonly string[]): Promise<string[]> {
  const { output } = await project.run(
    process.execPath,
    "node_modules/oxlint/bin/oxlint",
    "src",
    "--format",
    "json",
    ...args,
  );
  const { diagnostics } = JSON.parse(output) as { diagnostics: readonly Diagnostic[] };
  return diagnostics
    .filter(({ code = "" }) => code === "" || code === OXLINT_RULE)
    .map(({ filename, labels, code, message }) => {
      const place = `${filename.replaceAll("\\", "/")}:${String(labels[0]?.span.line)}`;
      return `${place} ${code === OXLINT_RULE ? RULE : "failed"}: ${message}`;
    })
    .sort();
}

describe("every shape that the rule is tested with", () => {
  test("is found and fixed as ESLint finds and fixes it", async () => {
    const shapes = JSON.parse(
      await readFile(new URL("../../truth/shapes/shapes.json", import.meta.url), "utf8"),
    ) as readonly {
      readonly code: string;
    }[];
    const files = shapes.map(
      ({ code }, index) => [`src/shape-${String(index)}.mjs`, `export const f = ${code};\n`] as const,
    );
    const project = await make({ ...Object.fromEntries(files), "eslint.config.mjs": ESLINT_CONFIG });
    const results = await project.makeEslint().lintFiles(["src"]);
    const found = results.flatMap(({ filePath, messages }) =>
      messages.map(
        ({ line, ruleId, message }) => `src/${basename(filePath)}:${String(line)} ${String(ruleId)}: ${message}`,
      ),
    );
    expect(found.length).toBeGreaterThan(70);
    expect(await lint(project)).toEqual(found.sort());

    await lint(project, "--fix");
    let count = 0;
    for (const { filePath, messages, source = "" } of results) {
      const [fix, ...others] = messages.flatMap((message) => message.fix ?? []);
      if (others.length > 0) continue;
      const wanted = fix === undefined ? source : source.slice(0, fix.range[0]) + fix.text + source.slice(fix.range[1]);
      if (messages.length > 0) expect(await readFile(filePath, "utf8")).toBe(wanted);
      if (fix !== undefined) count++;
    }
    expect(count).toBeGreaterThan(60);
  });
});

test("code of others makes it neither fail nor report", async () => {
  const project = await make({ "src/none.js": "export {};\n" });
  for (const name of ["lodash", "d3-array", "remeda"]) {
    const source = fileURLToPath(new URL(`../../node_modules/${name}/`, import.meta.url));
    await cp(source, join(project.folder, "src", name), { recursive: true, dereference: true });
  }
  expect(await lint(project)).toEqual([]);
});

const sort = "cards.sort(() => Math.random() - 0.5)";

describe("--fix", () => {
  // A pass settles one finding that brings an import, and every finding that needs none.
  const CARDS = `export const first = (cards) => ${sort};
export const second = (cards) => [...cards].sort(() => 0.5 - Math.random());
export function third(cards) {
  for (let i = 0; i < cards.length; i++) {
    const j = Math.floor(Math.random() * cards.length);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}
export function ranged(cards) {
  let swaps = 0;
  for (let i = 0; i < cards.length; i++) {
    const j = Math.floor(Math.random() * cards.length);
    [cards[i], cards[j]] = [cards[j], cards[i]];
    swaps++;
  }
  return cards.slice(0, swaps);
}
`;
  const CHECK = `import { expectShuffled } from "./expect-shuffled.mjs";
const module = await import("./src/" + process.argv[2]);
const { default: shuffles = module } = module;
for (const [name, shuffle] of Object.entries(shuffles)) {
  await expectShuffled(name, () => shuffle([1, 2, 3, 4, 5, 6, 7, 8]), [1, 2, 3, 4, 5, 6, 7, 8]);
}
console.log("shuffled");
`;

  test.each([
    ["cards.js", CARDS, "import"],
    [
      "cards.cjs",
      CARDS.replaceAll(/export (const |function )(\w+)( = )?/g, (_, kind: string, name: string, is?: string) =>
        is === undefined ? `exports.${name} = ${kind}${name}` : `exports.${name} = `,
      ),
      "require",
    ],
  ])("leaves %s running after every pass, and nothing to find after a few", async (name, code, way) => {
    const project = await make({ [`src/${name}`]: code, "check.mjs": CHECK });
    const left: number[] = [(await lint(project)).length];
    while (left.at(-1) !== 0 && left.length < 6) {
      await lint(project, "--fix");
      expect(await project.node("check.mjs", name)).toContain("shuffled");
      left.push((await lint(project)).length);
    }
    expect(left).toEqual([4, 2, 0]);
    const text = await project.read(`src/${name}`);
    expect(text).toContain(
      way === "import"
        ? 'import { shuffle, toShuffled } from "fair-shuffle";\n'
        : 'const { shuffle, toShuffled } = require("fair-shuffle");\n',
    );
    expect(text).toContain("Math.floor(Math.random() * (i + 1))");
  });

  test("works in TypeScript, JSX and TSX, and writes a typed function where the package is not known", async () => {
    const project = await make({
      "src/typed.ts": `export const mix = (cards: number[]): number[] => ${sort};\n`,
      "src/view.jsx": `export const View = ({ cards }) => <p>{${sort}}</p>;\n`,
      "src/typed-view.tsx": `export const View = ({ cards }: { cards: number[] }) => <p>{${sort}}</p>;\n`,
      "src/inline/package.json": "{}",
      "src/inline/typed.ts": `export const mix = (cards: number[]): number[] => ${sort};\n`,
    });
    expect((await lint(project)).map((finding) => finding.split(" ")[0])).toEqual([
      "src/inline/typed.ts:1",
      "src/typed-view.tsx:1",
      "src/typed.ts:1",
      "src/view.jsx:1",
    ]);
    expect(await lint(project, "--fix")).toEqual([]);
    const importLine = 'import { shuffle } from "fair-shuffle";\n\n';
    expect(await project.read("src/typed.ts")).toBe(
      `${importLine}export const mix = (cards: number[]): number[] => shuffle(cards);\n`,
    );
    expect(await project.read("src/view.jsx")).toBe(
      `${importLine}export const View = ({ cards }) => <p>{shuffle(cards)}</p>;\n`,
    );
    expect(await project.read("src/typed-view.tsx")).toContain("<p>{shuffle(cards)}</p>");
    expect(await project.read("src/inline/typed.ts")).toBe(
      `export const mix = (cards: number[]): number[] => fairShuffle(cards);\n\n${getHelperText("", "  ", "typescript")}`,
    );
    expect(await lint(project)).toEqual([]);
  });
});

test("--fix-suggestions takes what is only suggested", async () => {
  const code = `export function mixUp(cards) {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * i);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
}
`;
  const project = await make({ "src/cards.js": code });
  expect(await lint(project, "--fix")).toHaveLength(1);
  expect(await project.read("src/cards.js")).toBe(code);
  expect(await lint(project, "--fix-suggestions")).toEqual([]);
  expect(await project.read("src/cards.js")).toBe(
    'import { shuffle } from "fair-shuffle";\n\nexport function mixUp(cards) {\n  shuffle(cards);\n}\n',
  );
});

test("comments silence a finding: ours, ESLint's and oxlint's", async () => {
  const project = await make({
    // Of one list they would be four shuffles in a row, which are as good as fair.
    "src/cards.js": `export const mix = (first, second, third, cards) => {
  // fair-shuffle-ignore
  ${sort.replace("cards", "first")};
  // eslint-disable-next-line ${RULE}
  ${sort.replace("cards", "second")};
  // oxlint-disable-next-line ${RULE}
  ${sort.replace("cards", "third")};
  ${sort};
};
`,
  });
  expect((await lint(project)).map((finding) => finding.split(":")[1])).toEqual([`8 ${RULE}`]);
});

test("options are taken", async () => {
  const config = CONFIG.replace('"error"', '["error", { "helper": "inline" }]');
  const project = await make({ ".oxlintrc.json": config, "src/cards.js": `export const mix = (cards) => ${sort};\n` });
  await lint(project, "--fix");
  expect(await project.read("src/cards.js")).toContain("function fairShuffle(list, random = Math.random) {");
});

// oxlint hands a rule each script of a component for itself, and no template.
describe("components", () => {
  const cases: Readonly<Record<string, { readonly code: string; readonly fixed?: string }>> = {
    "setup.vue": {
      code: `<script setup lang="ts">\n  const cards: number[] = [1, 2, 3].sort(() => Math.random() - 0.5);\n</script>\n<template>{{ shuffle }}</template>\n`,
      // The template, which oxlint does not show, uses the name.
      fixed: `<script setup lang="ts">\n  import { shuffle as fairShuffle } from "fair-shuffle";\n\n  const cards: number[] = fairShuffle([1, 2, 3]);\n</script>\n<template>{{ shuffle }}</template>\n`,
    },
    // Neither script tells what the other names.
    "both.vue": {
      code: `<script>\nexport const shuffle = 1;\n</script>\n<script setup>\nconst cards = [1, 2, 3].sort(() => Math.random() - 0.5);\n</script>\n<template>{{ cards }}</template>\n`,
    },
    "script.svelte": {
      code: `<script>\n\tlet cards = [1, 2, 3].sort(() => Math.random() - 0.5);\n</script>\n{cards}\n`,
      fixed: `<script>\n\timport { shuffle } from "fair-shuffle";\n\n\tlet cards = shuffle([1, 2, 3]);\n</script>\n{cards}\n`,
    },
    // The comparator is the template's too.
    "comparator.svelte": {
      code: `<script>\n  const compare = () => Math.random() - 0.5;\n  const cards = [1, 2, 3].sort(compare);\n</script>\n{cards.sort(compare)}\n`,
      fixed: `<script>\n  import { shuffle } from "fair-shuffle";\n\n  const compare = () => Math.random() - 0.5;\n  const cards = shuffle([1, 2, 3]);\n</script>\n{cards.sort(compare)}\n`,
    },
    "module.svelte": {
      code: `<script module>\n  const shuffle = 1;\n</script>\n<script>\n  const cards = [1, 2, 3].sort(() => Math.random() - 0.5);\n</script>\n{cards}{shuffle}\n`,
    },
    "page.astro": {
      code: `---\nconst cards = [1, 2, 3].sort(() => Math.random() - 0.5);\n---\n<p>{cards}</p>\n<script>\n  document.title = String([1, 2, 3].sort(() => Math.random() - 0.5));\n</script>\n`,
      fixed: `---\nimport { shuffle } from "fair-shuffle";\n\nconst cards = shuffle([1, 2, 3]);\n---\n<p>{cards}</p>\n<script>\n  import { shuffle } from "fair-shuffle";\n\n  document.title = String(shuffle([1, 2, 3]));\n</script>\n`,
    },
    "inline.astro": {
      code: `<script is:inline>\n  document.title = String([1, 2, 3].sort(() => Math.random() - 0.5));\n</script>\n`,
      fixed: `<script is:inline>\n  document.title = String(fairShuffle([1, 2, 3]));\n\n${getHelperText("  ", "  ", "javascript")}</script>\n`,
    },
  };
  let project: LintedProject;

  beforeAll(async () => {
    project = await make(Object.fromEntries(Object.entries(cases).map(([name, { code }]) => [`src/${name}`, code])));
    const lines = (await lint(project)).map((finding) => finding.split(":")[0]);
    expect(lines).toEqual([...Object.keys(cases), "page.astro"].map((name) => `src/${name}`).sort());
    await lint(project, "--fix");
  });

  test.each(Object.entries(cases))("%s", async (name, { code, fixed = code }) => {
    expect(await project.read(`src/${name}`)).toBe(fixed);
  });
});
