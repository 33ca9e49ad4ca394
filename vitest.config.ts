// One run for every package: tests read the sources, so no build stands between an edit and its test.
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["@fair-shuffle/source"] },
  ssr: { resolve: { conditions: ["@fair-shuffle/source"] } },
  test: {
    include: ["{packages/*,eslint-plugin,extension}/src/**/*.test.ts", "test/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**", "test/projects/**"],
    testTimeout: 120_000,
  },
});
