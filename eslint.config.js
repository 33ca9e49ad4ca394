// How this repository lints its JavaScript. What lints its TypeScript is in .oxlintrc.json: ESLint takes five times as long for the same rules.
import js from "@eslint/js";
import fairShuffle from "eslint-plugin-fair-shuffle";
import { defineConfig, globalIgnores } from "eslint/config";

export default defineConfig(
  // The projects have configurations of their own.
  globalIgnores([
    ...["**/dist/", "**/coverage/", "artifacts/", "test/shipped/projects/"],
    ...["docs/api/", "docs/.vitepress/cache/", "docs/.vitepress/.temp/"],
  ]),
  fairShuffle.configs.recommended,
  {
    files: ["**/*.js"],
    extends: [js.configs.recommended],
    linterOptions: { reportUnusedDisableDirectives: "error", reportUnusedInlineConfigs: "error" },
    languageOptions: { globals: { console: "readonly", process: "readonly", URL: "readonly" } },
  },
  {
    // The web worker of VS Code knows no other modules.
    files: ["test/environments/editor/driver/driver.js"],
    languageOptions: {
      sourceType: "commonjs",
      globals: { fetch: "readonly", AbortController: "readonly" },
    },
  },
);
