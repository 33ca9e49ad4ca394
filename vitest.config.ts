// One run for every package: tests read the sources, so no build stands between an edit and its test.
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./test/tools/gate/longest-first.ts";

export default defineConfig({
  resolve: { conditions: ["@fair-shuffle/source"] },
  ssr: { resolve: { conditions: ["@fair-shuffle/source"] } },
  test: {
    include: [
      "{packages/*,eslint-plugin,extension}/src/**/*.test.ts",
      "docs/.vitepress/**/*.test.ts",
      "test/**/*.test.ts",
    ],
    exclude: ["**/node_modules/**", "**/dist/**", "test/shipped/projects/**"],
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
