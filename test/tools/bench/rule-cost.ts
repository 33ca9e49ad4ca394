// What the rule costs: its share of ESLint's own time over real code, beside eslint-plugin-unicorn's recommended rules in the same run.
// Two thirds of the time are spent in the 66 files (of 3,361) with a word for drawing, each read once and cold: four to six times as long as when the same file
// is read again. V8's flags tell that it is not compiling: with `--no-lazy` or `--no-flush-bytecode` it takes as long. A quarter goes into finding what leads to
// draws, a third into loops, a tenth each into sorts and into calls that may be sorts by hand.
// In the others one look at a text, sixteen bytes at once (`vector-scan.ts`), tells where each word stands. For all words together it takes about as long as a regular
// expression for one; what is asked next is asked at those places alone. Then imports of the project's own files: whether they may draw, swap or be sorted by.
// What else helped: reading no other property of a rule's context than `sourceCode` and `options` before a word is found (each is a look through objects made
// for that file), plain maps instead of weak ones for what goes with its file, and no second write where a value is known.
import { dirname, join, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import parser from "@typescript-eslint/parser";
import { ESLint, type Linter, type Rule } from "eslint";
import plugin from "eslint-plugin-fair-shuffle";
import { median } from "d3-array";
import type { Benchmark, BenchmarkResult, Row } from "./benchmark.ts";
import { installRealCode } from "./real-code/install.ts";
import { findRealCode } from "./real-code/sources.ts";

const OURS = "fair-shuffle/no-biased-shuffle";

const LEAST_FILES = 3_000;
/** ESLint's whole time, reading, parsing and every rule, in times ours: 0.25 % of it are ours. */
const LEAST_OF_WHOLE = 400;
/** What unicorn's median rule takes, in times ours. */
const LEAST_OF_MEDIAN = 5;

/** What ESLint counts for any rule at all. */
const NOTHING: Rule.RuleModule = { create: () => ({}) };
/** What the least look at a file's text costs, in which most files are told to hold no draw. */
const WORD: Rule.RuleModule = {
  create({ sourceCode }) {
    /r(?:and|n[dg])/i.test(sourceCode.text);
    return {};
  },
};

const FLOOR: ReadonlyMap<string, string> = new Map([
  ["nothing", "a rule that does nothing"],
  ["word", "a rule that looks for a word"],
]);

/** Reports in these sources, as "file:line: message", that a person has read and found right. */
const JUDGED_TRUE: ReadonlySet<string> = new Set<string>();

export const ruleCost: Benchmark = {
  name: "rule-cost",
  title: "The rule's time in ESLint over real code, beside eslint-plugin-unicorn's recommended rules",
  run,
};

async function run(): Promise<BenchmarkResult> {
  const packages = installRealCode();
  const unicorn = await loadUnicorn(packages);
  const files = findRealCode(packages).map((file) => join(packages, file));

  let visited = 0;
  const rule = plugin.rules["no-biased-shuffle"] as unknown as Rule.RuleModule;
  const counted: Rule.RuleModule = {
    ...rule,
    create(context) {
      const visitors = rule.create(context);
      if (Object.keys(visitors).length > 0) visited++;
      return visitors;
    },
  };
  const { results, costs, whole } = await lint(packages, files, [
    unicorn,
    {
      plugins: { "fair-shuffle": { rules: { "no-biased-shuffle": counted } } },
      rules: { [OURS]: "error" },
    },
  ]);
  const floor = await lint(packages, files, [
    {
      plugins: { floor: { rules: { nothing: NOTHING, word: WORD } } },
      rules: { "floor/nothing": "error", "floor/word": "error" },
    },
  ]);
  const ours = costs.get(OURS) ?? NaN;
  const theirs = median([...costs].filter(([name]) => name.startsWith("unicorn/")).map(([, cost]) => cost)) ?? NaN;
  const reports = results.flatMap(({ filePath, messages }) =>
    messages
      .filter(({ ruleId }) => ruleId === OURS)
      .map(({ line, message }) => `${relative(packages, filePath).replaceAll(sep, "/")}:${line}: ${message}`),
  );
  const unjudged = reports.filter((report) => !JUDGED_TRUE.has(report));
  const unparsed = results.filter(({ messages }) => messages.some(({ fatal }) => fatal === true));

  const row = { name: "the rule", unit: "ms", ours } as const;
  return {
    rows: [
      { ...row, rival: "ESLint in all", theirs: whole, goal: { leastRatio: LEAST_OF_WHOLE } },
      { ...row, rival: "unicorn's median rule", theirs, goal: { leastRatio: LEAST_OF_MEDIAN } },
      // In a run of its own, without unicorn.
      ...[...FLOOR].map(([name, rival]): Row => ({ ...row, rival, theirs: floor.costs.get(`floor/${name}`) ?? NaN })),
    ],
    details: [
      ["files", "which could shuffle", "the rule's share", "reports"],
      [
        ...[results.length, visited].map((count) => count.toLocaleString("en")),
        percent(ours / whole),
        String(reports.length),
      ],
    ],
    wrong: [
      ...(results.length < LEAST_FILES
        ? [`${results.length} files were linted instead of ${LEAST_FILES} or more.`]
        : []),
      ...(unparsed.length > 0 ? [`${unparsed.length} files could not be parsed.`] : []),
      // The sources are pinned: a report in them that nobody has read is a false alarm until someone has.
      ...(unjudged.length > 0 ? [`Nobody has judged these reports: ${unjudged.join("; ")}.`] : []),
    ],
  };
}

interface Linted {
  readonly results: readonly ESLint.LintResult[];
  /** By rule, in milliseconds. */
  readonly costs: ReadonlyMap<string, number>;
  /** Of reading, parsing and all rules, in milliseconds. */
  readonly whole: number;
}

/** Lints files, and takes the times that ESLint itself measures. */
async function lint(packages: string, files: string[], configs: readonly Linter.Config[]): Promise<Linted> {
  const eslint = new ESLint({
    cwd: dirname(packages),
    overrideConfigFile: true,
    // A file's own comments name rules that are not here, and could turn ours off.
    allowInlineConfig: false,
    stats: true,
    overrideConfig: [
      { ignores: ["!**/node_modules/"] },
      { files: ["**/*.{js,ts}"] },
      ...configs,
      { files: ["**/*.ts"], languageOptions: { parser } },
    ],
  });
  const results = await eslint.lintFiles(files);
  const costs = new Map<string, number>();
  let whole = 0;
  for (const { stats } of results) {
    for (const { total, rules } of stats?.times.passes ?? []) {
      whole += total;
      for (const [name, time] of Object.entries(rules ?? {})) costs.set(name, (costs.get(name) ?? 0) + time.total);
    }
  }
  return { results, costs, whole };
}

const percent = (share: number): string => `${(100 * share).toFixed(3)} %`;

/** Its recommended configuration, with its rules. */
async function loadUnicorn(packages: string): Promise<Linter.Config> {
  const file = pathToFileURL(join(packages, "eslint-plugin-unicorn", "index.js"));
  const { default: unicorn } = (await import(file.href)) as { default: { configs: { recommended: Linter.Config } } };
  return unicorn.configs.recommended;
}
