// Which files the rule takes longest in: those of the installed packages that may hold a shuffle, and three bundles. The rest cost a look at their text.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import parser from "@typescript-eslint/parser";
import { ESLint } from "eslint";
import plugin from "eslint-plugin-fair-shuffle";
import type { Benchmark, BenchmarkResult, Row } from "./benchmark.ts";
import { installRealCode } from "./real-code/install.ts";
import type { ListedFile } from "./shuffle-files.ts";

const RULE = "fair-shuffle/no-biased-shuffle";
const BUNDLES = [
  "three/build/three.webgpu.nodes.js",
  "maplibre-gl/dist/maplibre-gl.mjs",
  "rxjs/dist/bundles/rxjs.umd.js",
];
const LEAST_FILES = 500;
const SHOWN = 20;
/** In the file that takes longest, of those with fewer characters than this. */
const MOST_MILLISECONDS = 100;
const LARGE = 200_000;
/** So many of the slowest files are linted again, as often as this: whatever else the machine did only added time. */
const AGAIN = { files: 40, rounds: 2 } as const;

export const slowFiles: Benchmark = {
  name: "slow-files",
  title:
    "The rule's time in the files where it takes longest, of node_modules and of three bundles, beside ESLint's own",
  run,
};

interface Measured extends ListedFile {
  readonly length: number;
  /** Of the rule alone, and of reading, parsing and the rule; in milliseconds. */
  readonly ours: number;
  readonly whole: number;
}

async function run(): Promise<BenchmarkResult> {
  const packages = installRealCode();
  const folder = mkdtempSync(join(tmpdir(), "fair-shuffle-slow-files-"));
  try {
    const bundles = BUNDLES.map((name) => ({ name, path: join(packages, name) }));
    const measured: Measured[] = [];
    const unparsed: string[] = [];
    for (const file of [...listFiles(folder), ...bundles]) {
      const found = await measure(file);
      if (found === undefined) unparsed.push(file.name);
      else measured.push(found);
    }
    const slowest = await measureAgain(measured);
    const table = slowest
      .slice(0, SHOWN)
      .map(({ name, length, ours }) => [name, (length / 1_000).toFixed(0), ours.toFixed(1)]);
    return {
      rows: [
        compare(
          "the slowest file below 200 kB",
          slowest.find(({ length }) => length < LARGE),
          MOST_MILLISECONDS,
        ),
        compare("the slowest file", slowest[0]),
        ...BUNDLES.map((bundle) =>
          compare(
            bundle,
            slowest.find(({ name }) => name === bundle),
          ),
        ),
      ],
      details: [["file", "kB", "ms of the rule"], ...table],
      wrong: [
        ...(measured.length < LEAST_FILES ? [`${measured.length} files were linted instead of ${LEAST_FILES}.`] : []),
        ...(unparsed.length > 0 ? [`These files could not be parsed: ${unparsed.join(", ")}.`] : []),
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function compare(name: string, file: Measured | undefined, most?: number): Row {
  const row = {
    name,
    unit: "ms",
    ours: file?.ours ?? NaN,
    rival: "ESLint in all",
    theirs: file?.whole ?? NaN,
  } as const;
  return most === undefined ? row : { ...row, goal: { most } };
}

/** The files of the installed packages, which are written into the folder. */
function listFiles(folder: string): readonly ListedFile[] {
  const program = fileURLToPath(new URL("shuffle-files.ts", import.meta.url));
  const args = [...process.execArgv, "--conditions=@fair-shuffle/source", program, folder];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8", maxBuffer: 2 ** 26 })) as ListedFile[];
}

/** Returns all files with their least times, the slowest first; only the slowest are linted again, and the bundles. */
async function measureAgain(measured: readonly Measured[]): Promise<readonly Measured[]> {
  const bySpeed = measured.toSorted((a, b) => b.ours - a.ours);
  for (const [index, file] of bySpeed.entries()) {
    if (index >= AGAIN.files && !BUNDLES.includes(file.name)) continue;
    for (let round = 0; round < AGAIN.rounds; round++) {
      const again = await measure(file);
      const best = bySpeed[index];
      if (again !== undefined && best !== undefined && again.ours < best.ours) bySpeed[index] = again;
    }
  }
  return bySpeed.sort((a, b) => b.ours - a.ours);
}

/** What the extension and Node's defaults leave open is tried in this order. */
const LINTERS = (["module", "commonjs"] as const).map(
  (sourceType) =>
    new ESLint({
      cwd: tmpdir(),
      overrideConfigFile: true,
      // A file's own comments name rules that are not here, and could turn ours off.
      allowInlineConfig: false,
      stats: true,
      ignore: false,
      overrideConfig: [
        { ...plugin.configs.recommended, files: ["**/*"] },
        { languageOptions: { sourceType, parserOptions: { ecmaFeatures: { jsx: true } } } },
        { files: ["**/*.{ts,mts,cts}"], languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: false } } } },
        { files: ["**/*.tsx"], languageOptions: { parser } },
      ],
    }),
);

/** Undefined where no dialect parses. */
async function measure({ name, path }: ListedFile): Promise<Measured | undefined> {
  const text = readFileSync(path, "utf8");
  for (const linter of LINTERS) {
    const [result] = await linter.lintText(text, { filePath: join(tmpdir(), `file${/\.\w+$/.exec(path)?.[0] ?? ""}`) });
    if (result?.messages.some(({ fatal }) => fatal === true) !== false) continue;
    const [pass] = result.stats?.times.passes ?? [];
    return { name, path, length: text.length, ours: pass?.rules?.[RULE]?.total ?? NaN, whole: pass?.total ?? NaN };
  }
  return undefined;
}
