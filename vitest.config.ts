// One run for every package: tests read the sources, so no build stands between an edit and its test.
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LONGEST, LongestFirst } from "./test/tools/gate/longest-first.ts";

/** What runs each in a process of its own: the longest, which hold much memory, and what replaces modules, patches linters, or measures how long something takes. */
const APART = [
  ...LONGEST,
  "test/environments/{browser,linters}/**/*.test.ts",
  "test/truth/{hosts,robustness}/**/*.test.ts",
  "packages/lint/src/files.test.ts",
];
/** What the command line leaves out: Vitest tells the root alone, and a project that excludes something by itself never hears of it. */
const LEFT_OUT = process.argv.flatMap((word) => /^--exclude=(.+)$/.exec(word)?.[1] ?? []);
const EXCLUDED = ["**/node_modules/**", "**/dist/**", "test/shipped/projects/**", ...LEFT_OUT];

export default defineConfig({
  resolve: { conditions: ["@fair-shuffle/source"] },
  ssr: { resolve: { conditions: ["@fair-shuffle/source"] } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "together",
          include: [
            "{packages/*,eslint-plugin,extension}/src/**/*.test.ts",
            "docs/.vitepress/**/*.test.ts",
            "test/**/*.test.ts",
          ],
          exclude: [...EXCLUDED, ...APART],
          // To load Vitest, ESLint and TypeScript anew for each file would take as long as most of them do.
          isolate: false,
        },
      },
      { extends: true, test: { name: "each", include: APART, exclude: EXCLUDED } },
    ],
    // The rule keeps its own mistakes to itself in other people's lint runs; here they are thrown.
    env: { FAIR_SHUFFLE_THROW: "all" },
    // Only what hangs ends so: on a machine that others slowed down, tests of the editor took 95 seconds.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A second, as Vitest has it, is over before a busy machine has done anything.
    expect: { poll: { timeout: 120_000 } },
    // Vitest would leave one core to itself, which is half of a machine with two; and the longest tests wait for browsers and editors half of their time.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
  },
});
