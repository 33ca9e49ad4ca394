// One run for every package: tests read the sources, so no build stands between an edit and its test.
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LONGEST, LongestFirst } from "./test/tools/gate/longest-first.ts";

/** Tests of one process that change nothing for others: loading ESLint and TypeScript anew for each file would take as long as they do. */
const TOGETHER = ["{packages/recognise,packages/bias,packages/lint,eslint-plugin}/src/**/*.test.ts"];
/** Begun first, each by itself. */
const LONG = LONGEST.filter((file) => file.startsWith("packages/"));
const EXCLUDED = ["**/node_modules/**", "**/dist/**", "test/shipped/projects/**"];

export default defineConfig({
  resolve: { conditions: ["@fair-shuffle/source"] },
  ssr: { resolve: { conditions: ["@fair-shuffle/source"] } },
  test: {
    projects: [
      { extends: true, test: { name: "together", include: TOGETHER, exclude: [...EXCLUDED, ...LONG], isolate: false } },
      {
        extends: true,
        test: {
          name: "each",
          include: [
            "{packages/*,eslint-plugin,extension}/src/**/*.test.ts",
            "docs/.vitepress/**/*.test.ts",
            "test/**/*.test.ts",
          ],
          exclude: [...EXCLUDED, ...TOGETHER, ...LONG],
        },
      },
      { extends: true, test: { name: "long", include: LONG } },
    ],
    // The rule keeps its own mistakes to itself in other people's lint runs; here they are thrown.
    env: { FAIR_SHUFFLE_THROW: "1" },
    testTimeout: 120_000,
    // A second, as Vitest has it, is over before a busy machine has done anything.
    expect: { poll: { timeout: 20_000 } },
    // Vitest would leave one core to itself, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
  },
});
