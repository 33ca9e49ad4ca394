// Stryker's test runner of our own: everything is bundled once and stays loaded, a mutant is switched on by its number, and its tests run until one fails.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire, isBuiltin } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { MutantCoverage, StrykerOptions } from "@stryker-mutator/api/core";
import { commonTokens, declareClassPlugin, PluginKind, tokens } from "@stryker-mutator/api/plugin";
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  type TestRunnerCapabilities,
} from "@stryker-mutator/api/test-runner";
import { build, type PluginBuild } from "esbuild";
import type { CollectedTest } from "./small-vitest.ts";

// As in Vitest: a mistake of the rule's own is thrown, and fails the test.
process.env.FAIR_SHUFFLE_THROW = "1";

/** What the instrumented code reads and writes. */
interface Switchboard {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: MutantCoverage;
}

declare global {
  var __stryker__: Switchboard | undefined;
}

class InProcessRunner implements TestRunner {
  static readonly inject = tokens(commonTokens.options);
  readonly #switches: Switchboard = (globalThis.__stryker__ ??= {});
  readonly #testFiles: readonly string[];
  readonly #isBiasMutated: boolean;
  #folder = "";
  #loads = 0;
  #tests: readonly CollectedTest[] = [];
  /** True where the loaded copy was made by a mutant. */
  #isStale = false;

  constructor(options: StrykerOptions) {
    const { testFiles, isBiasMutated } = options.inProcess as { testFiles: readonly string[]; isBiasMutated: boolean };
    this.#testFiles = testFiles;
    this.#isBiasMutated = isBiasMutated;
  }

  capabilities(): TestRunnerCapabilities {
    return { reloadEnvironment: true };
  }

  /** Bundles the tests with Stryker's copy of the sources: names of our packages lead into the copy, never around it. */
  async init(): Promise<void> {
    this.#folder = mkdtempSync(resolve("test/tools/mutation-"));
    await build({
      stdin: {
        contents: [
          ...this.#testFiles.map((file) => `import "./${file}";`),
          'export { tests } from "./test/tools/mutation/small-vitest.ts";',
        ].join("\n"),
        resolveDir: process.cwd(),
      },
      outfile: join(this.#folder, "tests.mjs"),
      bundle: true,
      // Tests are imported for their effect, whatever their package says of its files.
      ignoreAnnotations: true,
      platform: "node",
      format: "esm",
      packages: "external",
      logLevel: "error",
      plugins: [
        {
          name: "copies",
          setup: (plugins) => {
            this.#lead(plugins);
          },
        },
      ],
    });
    await this.#load();
  }

  #lead(plugins: PluginBuild): void {
    plugins.onResolve({ filter: /^vitest$/ }, () => ({ path: resolve("test/tools/mutation/small-vitest.ts") }));
    const remembered = resolve("test/tools/mutation/remembered-bias.ts");
    const entries = readEntries();
    plugins.onResolve({ filter: OURS }, ({ path, importer }) => {
      // The verdict's own mutants are nothing to be remembered.
      const isRemembered = path === "@fair-shuffle/bias" && !this.#isBiasMutated && resolve(importer) !== remembered;
      const file = isRemembered ? remembered : entries.get(path);
      return file === undefined ? undefined : { path: file };
    });
    // What only a package imports is installed beside that package, and the bundle lies elsewhere.
    plugins.onResolve({ filter: /^[^./]/ }, ({ path, importer }) => {
      if (isBuiltin(path) || importer === "") return undefined;
      return { path: createRequire(importer).resolve(path), external: true };
    });
  }

  async #load(): Promise<void> {
    const bundle = pathToFileURL(join(this.#folder, "tests.mjs"));
    // A new address is a new copy of every module in the bundle.
    const loaded = (await import(`${bundle.href}?${this.#loads++}`)) as { tests: readonly CollectedTest[] };
    this.#tests = loaded.tests;
  }

  async dryRun(): Promise<DryRunResult> {
    const tests = await this.#run(() => true, false);
    const coverage = this.#switches.mutantCoverage;
    return {
      status: DryRunStatus.Complete,
      tests,
      ...(coverage === undefined ? {} : { mutantCoverage: coverage }),
    };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant, hitLimit, mutantActivation, testFilter } = options;
    this.#switches.hitCount = hitLimit === undefined ? undefined : 0;
    this.#switches.hitLimit = hitLimit;
    const isStatic = mutantActivation === "static";
    try {
      if (this.#isStale && !isStatic) await this.#load();
      this.#switches.activeMutant = activeMutant.id;
      // What runs while the modules load is mutated only in a fresh copy of them.
      if (isStatic) await this.#load();
      this.#isStale = isStatic;
      const wanted = testFilter === undefined ? undefined : new Set(testFilter);
      const tests = await this.#run(({ name }) => wanted?.has(name) !== false, true);
      const limit = determineHitLimitReached(this.#switches.hitCount, hitLimit);
      return toMutantRunResult(limit ?? { status: DryRunStatus.Complete, tests });
    } catch (error) {
      // A copy that can't be loaded is a mutant that everyone would see.
      const result = { id: "loading", name: "loading", timeSpentMs: 0 };
      const failed = { ...result, status: TestStatus.Failed, failureMessage: String(error) } as const;
      return toMutantRunResult({ status: DryRunStatus.Complete, tests: [failed] });
    } finally {
      this.#switches.activeMutant = undefined;
      this.#switches.hitCount = undefined;
    }
  }

  async #run(isWanted: (test: CollectedTest) => boolean, stopsAtFirst: boolean): Promise<TestResult[]> {
    const results: TestResult[] = [];
    for (const test of this.#tests) {
      if (!isWanted(test)) continue;
      const start = performance.now();
      this.#switches.currentTestId = test.name;
      let failureMessage: string | undefined;
      try {
        await test.run();
      } catch (error) {
        failureMessage = String(error);
      }
      this.#switches.currentTestId = undefined;
      const base = { id: test.name, name: test.name, timeSpentMs: performance.now() - start };
      results.push(
        failureMessage === undefined
          ? { ...base, status: TestStatus.Success }
          : { ...base, status: TestStatus.Failed, failureMessage },
      );
      if (failureMessage !== undefined && stopsAtFirst) break;
    }
    return results;
  }

  dispose(): Promise<void> {
    rmSync(this.#folder, { recursive: true, force: true });
    return Promise.resolve();
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, "in-process", InProcessRunner as never)];

const OURS = /^(?:@fair-shuffle\/|(?:eslint-plugin-)?fair-shuffle$)/;

/** The source of each entry of our packages, by the name that it is imported by. */
function readEntries(): ReadonlyMap<string, string> {
  const folders = ["packages/fair-shuffle", "packages/bias", "packages/recognise", "packages/lint", "eslint-plugin"];
  return new Map(
    folders.flatMap((folder) => {
      const manifest = readFileSync(join(folder, "package.json"), "utf8");
      const { name, exports } = JSON.parse(manifest) as {
        readonly name: string;
        readonly exports: Readonly<Record<string, { readonly "@fair-shuffle/source"?: string }>>;
      };
      return Object.entries(exports).flatMap(([entry, { "@fair-shuffle/source": source }]) =>
        source === undefined ? [] : [[name + entry.slice(1), resolve(folder, source)] as const],
      );
    }),
  );
}
