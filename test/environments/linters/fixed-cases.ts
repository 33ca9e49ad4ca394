// Declares the tests of one file format: each case is found and fixed by ESLint in one project, and what is fixed is compiled and run there.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fixFiles, makeLintedProject, RULE, type Fixed, type LintedProject } from "./linted-project.ts";
import { EXPECT_SHUFFLED } from "./shuffled.ts";

interface Case {
  readonly title: string;
  readonly code: string;
  /** The lines found. */
  readonly found: readonly number[];
  /** The text after the fix; where nothing is fixed, there is none. */
  readonly fixed?: string;
  /** The lines left; none, or all where nothing is fixed. */
  readonly left?: readonly number[];
  /** Left out where what is fixed can't be run on its own. */
  readonly runs?: true;
}

export interface Setup {
  /** The project's eslint.config.mjs. */
  readonly config: string;
  /** The packages that the configuration and the script import. */
  readonly packages: readonly string[];
  /** A script that runs each file that it is given, and throws unless each shuffles fairly. */
  readonly runner: string;
}

/** The cases by file name: in a project that has the helper, and in one that does not. */
export interface Cases {
  readonly importing: Readonly<Record<string, Case>>;
  readonly inlining: Readonly<Record<string, Case>>;
}

export function testFixes(cases: Cases, { config, packages, runner }: Setup): void {
  const all = Object.entries({ ...cases }).flatMap(([folder, examples]) =>
    Object.entries(examples).map(([name, example]) => ({ file: `${folder}/${name}`, folder, ...example })),
  );
  let project: LintedProject;
  let fixed: Map<string, Fixed>;

  beforeAll(async () => {
    const files = all.map(({ file, code }) => [file, code] as const);
    const others = {
      "eslint.config.mjs": config,
      "inlining/package.json": "{}",
      "expect-shuffled.mjs": EXPECT_SHUFFLED,
      "run.mjs": runner,
    };
    project = await makeLintedProject({ ...Object.fromEntries(files), ...others }, packages);
    fixed = await fixFiles(
      project,
      all.map(({ file }) => file),
    );
  }, 120_000);

  afterAll(() => project.remove());

  describe.each(Object.keys(cases))("%s", (group) => {
    test.each(all.filter(({ folder }) => folder === group))("$title", (example) => {
      const { file, code, found, fixed: text = code } = example;
      const { left = text === code ? found : [] } = example;
      const getFindings = (lines: readonly number[]): string[] =>
        lines.map((line) => `${file}:${String(line)} ${RULE}`).sort();
      expect(fixed.get(file)).toEqual({ found: getFindings(found), text, left: getFindings(left) });
    });
  });

  test("what is fixed compiles, runs, and gives its items in every order", async () => {
    const files = all.filter(({ runs }) => runs).map(({ file }) => file);
    expect(files.length).toBeGreaterThan(3);
    expect(await project.node("run.mjs", ...files)).toContain("shuffled");
  });
}

/** Returns the inline helper's lines, each ended, with the indentation of its block and the step of its file. */
export function getHelperText(indent: string, step: string, dialect: "javascript" | "typescript"): string {
  const isTyped = dialect === "typescript";
  const items = isTyped ? "items" : "list";
  return [
    "// Fair shuffle in place (Fisher-Yates): every order is equally likely.",
    ...(isTyped
      ? [
          "function fairShuffle<T extends ArrayLike<unknown> & object>(",
          "\tlist: T,",
          "\trandom = Math.random,",
          "): T {",
          "\tconst items: Record<number, unknown> = list;",
        ]
      : ["function fairShuffle(list, random = Math.random) {"]),
    "\tfor (let i = list.length - 1; i > 0; i--) {",
    "\t\tconst j = Math.floor(random() * (i + 1));",
    `\t\tconst item = ${items}[i];`,
    `\t\t${items}[i] = ${items}[j];`,
    `\t\t${items}[j] = item;`,
    "\t}",
    "\treturn list;",
    "}",
  ]
    .map((line) => `${indent}${line.replace(/^\t+/, (tabs) => step.repeat(tabs.length))}\n`)
    .join("");
}
