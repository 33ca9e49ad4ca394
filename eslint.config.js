// How this repository lints itself: with ESLint's and typescript-eslint's strict rules, and with its own plugin. Those of them that ask for types are in .oxlintrc.json.
import js from "@eslint/js";
import eslintPlugin from "eslint-plugin-eslint-plugin";
import fairShuffle from "eslint-plugin-fair-shuffle";
import { defineConfig, globalIgnores } from "eslint/config";
import { configs as typescript } from "typescript-eslint";

export default defineConfig(
  // The projects have configurations of their own.
  globalIgnores([
    ...["**/dist/", "**/coverage/", "artifacts/", "test/shipped/projects/"],
    ...["docs/api/", "docs/.vitepress/cache/", "docs/.vitepress/.temp/"],
  ]),
  { linterOptions: { reportUnusedDisableDirectives: "error", reportUnusedInlineConfigs: "error" } },
  js.configs.recommended,
  fairShuffle.configs.recommended,
  {
    files: ["**/*.{ts,tsx,cts,mts}"],
    extends: [typescript.strict, typescript.stylistic],
  },
  {
    files: ["eslint-plugin/src/**", "packages/recognise/src/**"],
    extends: [eslintPlugin.configs.all],
    rules: {
      // A case opens with the sentence that says what it is about, and ends with what comes out.
      "eslint-plugin/test-case-property-ordering": [
        "error",
        ["name", "filename", "code", "options", "settings", "languageOptions", "errors", "output"],
      ],
      // Where a finding is marked depends on its kind of site alone; "the marked place" are the cases that say it, each in full.
      "eslint-plugin/require-test-error-positions": "off",
    },
  },
  {
    // A source holds one thought. Functions are counted without blank lines and comments; what has a reason to be longer says so beside it.
    files: ["packages/*/src/**", "eslint-plugin/src/**", "extension/src/**"],
    ignores: ["**/*.test.ts", "**/*.fixture.ts"],
    rules: {
      "max-lines": ["error", 500],
      "max-lines-per-function": ["error", { max: 80, skipBlankLines: true, skipComments: true }],
      "no-restricted-syntax": [
        "error",
        {
          selector:
            ":matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > NewExpression[callee.name=/Error$/]",
          message:
            "Make the error where it is thrown: to tell where it was made, a browser reads the whole script once more, which took each worker of the bias page a tenth of a second or more.",
        },
      ],
    },
  },
  {
    // The web worker of VS Code knows no other modules.
    files: ["test/environments/editor/driver/driver.js"],
    languageOptions: {
      sourceType: "commonjs",
      globals: { fetch: "readonly", AbortController: "readonly" },
    },
  },
  {
    files: ["**/*.js"],
    languageOptions: { globals: { console: "readonly", process: "readonly", URL: "readonly" } },
  },
);
