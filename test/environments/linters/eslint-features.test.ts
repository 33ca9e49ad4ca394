// What ESLint offers around a rule, each through the real command or class: threads, cache, suppressions, comments, kinds of fixes, printed configurations.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  getPlaces,
  makeLintedProject,
  readResults,
  RULE,
  type EslintName,
  type LintedProject,
} from "./linted-project.ts";

const getConfig = (options: object = {}): string => `import fairShuffle from "eslint-plugin-fair-shuffle";

export default [
  fairShuffle.configs.recommended,
  { rules: { "${RULE}": ["error", ${JSON.stringify(options)}] } },
];
`;

const SORT = "export const mix = (cards) => cards.sort(() => Math.random() - 0.5);\n";
const FIXED = 'import { shuffle } from "fair-shuffle";\n\nexport const mix = (cards) => shuffle(cards);\n';

const projects: LintedProject[] = [];

/** Makes a project that is removed after all tests. */
async function make(
  files: Readonly<Record<string, string>>,
  packages: readonly string[] = [],
  eslint: EslintName = "eslint",
): Promise<LintedProject> {
  const project = await makeLintedProject({ "eslint.config.mjs": getConfig(), ...files }, packages, eslint);
  projects.push(project);
  return project;
}

afterAll(() => Promise.all(projects.map(({ remove }) => remove())));

/** Runs ESLint's command and returns what it finds. */
async function find(project: LintedProject, ...args: readonly string[]): Promise<string[]> {
  const { output } = await project.runEslint("src", "--format", "json", ...args);
  return getPlaces(project, readResults(output));
}

/** As the READMEs tell people to type it. */
const JSX = `{ files: ["**/*.jsx"], languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } }`;

test("JSX is linted with the line that the READMEs give for it", async () => {
  const project = await make({
    "eslint.config.mjs": getConfig().replace("];", `  ${JSX},\n];`),
    "src/Quiz.jsx":
      "export const Quiz = ({ answers }) => <ul>{[...answers].sort(() => Math.random() - 0.5).map((answer) => <li>{answer}</li>)}</ul>;\n",
  });
  expect(await find(project)).toEqual([`src/Quiz.jsx:1 ${RULE}`]);
});

// Threads came with 9.34.
describe.each(["eslint", "eslint-9"] as const)("%s --concurrency 2", (eslint) => {
  const names = Array.from({ length: 40 }, (_, index) => `src/cards-${String(index).padStart(2, "0")}.js`);
  let project: LintedProject;

  beforeAll(async () => {
    project = await make(Object.fromEntries(names.map((name) => [name, SORT])), [], eslint);
  });

  test("finds what stands in every file", async () => {
    expect(await find(project, "--concurrency", "2")).toEqual(names.map((name) => `${name}:1 ${RULE}`));
  });

  test("fixes every file", async () => {
    expect(await find(project, "--concurrency", "2", "--fix")).toEqual([]);
    for (const name of names) expect(await project.read(name)).toBe(FIXED);
  });
});

describe("--cache", () => {
  test("a second run finds the same, a changed option is seen, and so is a changed file", async () => {
    const project = await make({ "src/cards.js": SORT, "off.config.mjs": getConfig({ fix: "off" }) });
    const run = async (...args: readonly string[]): Promise<unknown> => {
      const { output } = await project.runEslint("src", "--cache", "--format", "json", ...args);
      return readResults(output).flatMap(({ messages }) => messages.map(({ line, fix }) => [line, fix !== undefined]));
    };
    expect(await run()).toEqual([[1, true]]);
    expect(await readdir(project.folder)).toContain(".eslintcache");
    expect(await run()).toEqual([[1, true]]);
    // ESLint's cache holds what it found under a configuration, and asks again under another.
    expect(await run("--config", "off.config.mjs")).toEqual([[1, false]]);
    expect(await run("--fix")).toEqual([]);
    expect(await project.read("src/cards.js")).toBe(FIXED);
    expect(await run()).toEqual([]);
  });
});

describe("bulk suppressions", () => {
  test.each(["--suppress-all", `--suppress-rule=${RULE}`])(
    "%s silences what is there, and a new one is found",
    async (option) => {
      const project = await make({ "src/cards.js": SORT, "src/dice.js": SORT });
      expect((await project.runEslint("src", ...option.split("="))).exitCode).toBe(0);
      const suppressions: unknown = JSON.parse(await project.read("eslint-suppressions.json"));
      expect(suppressions).toEqual({
        "src/cards.js": { [RULE]: { count: 1 } },
        "src/dice.js": { [RULE]: { count: 1 } },
      });
      expect(await find(project)).toEqual([]);

      // One of them is fixed by hand: the suppression that nobody needs any more is a failure until it is pruned.
      await project.write("src/dice.js", FIXED);
      expect((await project.runEslint("src")).exitCode).toBe(2);
      expect((await project.runEslint("src", "--prune-suppressions")).exitCode).toBe(0);
      expect(JSON.parse(await project.read("eslint-suppressions.json"))).toEqual({
        "src/cards.js": { [RULE]: { count: 1 } },
      });
      await project.write("src/more.js", SORT);
      expect(await find(project)).toEqual([`src/more.js:1 ${RULE}`]);
    },
  );
});

describe("comments", () => {
  const sort = (list: string): string => `  ${list}.sort(() => Math.random() - 0.5);\n`;

  test("silence a finding, ESLint's own and ours", async () => {
    const project = await make({
      // Of several random sorts of one list only the last one counts.
      "src/cards.js": `export function mix(a, b, c, d, e) {\n  // eslint-disable-next-line ${RULE}\n${sort("a")}  // fair-shuffle-ignore\n${sort("b")}  // fair-shuffle-ignore: only for show\n${sort("c")}  /* eslint-disable ${RULE} */\n${sort("d")}  /* eslint-enable */\n${sort("e")}}\n`,
    });
    expect(await find(project)).toEqual([`src/cards.js:11 ${RULE}`]);
    expect(await find(project, "--no-inline-config")).toEqual(
      [11, 3, 9].map((line) => `src/cards.js:${String(line)} ${RULE}`),
    );
  });

  test("that silence nothing are reported by --report-unused-disable-directives, and those that silence are not", async () => {
    const project = await make({
      "src/cards.js": `export function mix(cards) {\n  // eslint-disable-next-line ${RULE}\n${sort("cards")}  // eslint-disable-next-line ${RULE}\n  cards.map(Number).sort((a, b) => a - b);\n}\n`,
    });
    expect(await find(project, "--report-unused-disable-directives")).toEqual([
      `src/cards.js:4 Unused eslint-disable directive (no problems were reported from '${RULE}').`,
    ]);
  });

  test("set the rule's options for one file", async () => {
    const project = await make({ "src/cards.js": `/* eslint ${RULE}: ["error", { helper: "inline" }] */\n${SORT}` });
    expect(await find(project, "--fix")).toEqual([]);
    expect(await project.read("src/cards.js")).toContain("\nfunction fairShuffle(list, random = Math.random) {\n");
  });
});

describe("kinds of fixes", () => {
  test.each([
    ["problem", true],
    ["suggestion", false],
    ["layout", false],
  ])("--fix-type %s: %s", async (type, isFixed) => {
    const project = await make({ "src/cards.js": SORT });
    expect(await find(project, "--fix", "--fix-type", type)).toEqual(isFixed ? [] : [`src/cards.js:1 ${RULE}`]);
    expect(await project.read("src/cards.js")).toBe(isFixed ? FIXED : SORT);
  });

  test("--fix-dry-run writes the result into its report and nothing on the disk", async () => {
    const project = await make({ "src/cards.js": SORT });
    const { output } = await project.runEslint("src", "--fix-dry-run", "--format", "json");
    expect(readResults(output).map((result) => [result.output, result.messages])).toEqual([[FIXED, []]]);
    expect(await project.read("src/cards.js")).toBe(SORT);
  });

  test("--stdin with a file name, as editors run it, knows the package that the file will stand in", async () => {
    const project = await make({});
    const results = await project.makeEslint({ fix: true }).lintText(SORT, { filePath: "src/new.js" });
    expect(results.map(({ output }) => output)).toEqual([FIXED]);
  });
});

describe("configurations that people look at", () => {
  test("--print-config shows the rule with its options, and the plugin with its version", async () => {
    const project = await make({ "src/cards.js": SORT });
    const { output } = await project.runEslint("--print-config", "src/cards.js");
    const { version } = JSON.parse(
      await readFile(join(project.folder, "node_modules/eslint-plugin-fair-shuffle/package.json"), "utf8"),
    ) as { version: string };
    expect(JSON.parse(output)).toMatchObject({
      plugins: ["@", `fair-shuffle:eslint-plugin-fair-shuffle@${version}`],
      rules: { [RULE]: [2, {}] },
    });
  });

  test("@eslint/config-inspector builds its pages with the named config, the rule, its options and its page", async () => {
    const project = await make({ "src/cards.js": SORT }, ["@eslint/config-inspector"]);
    await project.node("node_modules/@eslint/config-inspector/bin.mjs", "build", "--outDir", "inspected");
    const files = await readdir(join(project.folder, "inspected"), { recursive: true });
    expect(files).toContain("index.html");
    const data = files.filter((file) => file.endsWith(".json"));
    const texts = await Promise.all(data.map((file) => project.read(join("inspected", file))));
    const text = texts.join("\n");
    const wanted = ["fair-shuffle/recommended", RULE, "docs/rules/no-biased-shuffle.md", "randomSources"];
    expect(wanted.filter((word) => !text.includes(word))).toEqual([]);
  });
});
