import { parse } from "@typescript-eslint/parser";
import { describe, expect, test } from "vitest";
import type { EnableRuleAnswer } from "./answer.ts";
import { enableRule } from "./enable-rule.ts";
import type { Parse } from "./source-text.ts";

const parseText: Parse = (text) => parse(text, { range: true, loc: true });

const WITH_ALL = { devDependencies: { eslint: "^9.0.0", "eslint-plugin-fair-shuffle": "^0.1.0" } };

function ask(name: string, text: string, manifests: readonly unknown[] = [WITH_ALL]): EnableRuleAnswer {
  return enableRule({ config: { name, text }, manifests, files: [] }, parseText);
}

/** Returns the new text, and fails where there is none; what was there must still be there, character for character, in its order. */
function edit(name: string, text: string): string {
  const answer = ask(name, text);
  if (answer.kind !== "change") throw new Error(`${name} was not changed: ${JSON.stringify(answer)}`);
  let offset = 0;
  for (const character of answer.text) if (character === text[offset]) offset += 1;
  expect(offset).toBe(text.length);
  // Asked again, there is nothing to do.
  expect(ask(name, answer.text)).toEqual({ kind: "enabled" });
  return answer.text;
}

interface Case {
  readonly name: string;
  readonly file?: string;
  readonly before: string;
  readonly after: string;
}

const CASES: readonly Case[] = [
  {
    name: "an array with a line for each item, with its trailing comma",
    before: `import js from "@eslint/js";

export default [
  js.configs.recommended,
  { rules: { "no-var": "error" } },
];
`,
    after: `import js from "@eslint/js";
import fairShuffle from "eslint-plugin-fair-shuffle";

export default [
  js.configs.recommended,
  { rules: { "no-var": "error" } },
  fairShuffle.configs.recommended,
];
`,
  },
  {
    name: "quotes, semicolons, indents and the lack of a trailing comma are the file's own",
    before: `import js from '@eslint/js'

export default [
    js.configs.recommended,
    { rules: {} }
]
`,
    after: `import js from '@eslint/js'
import fairShuffle from 'eslint-plugin-fair-shuffle'

export default [
    js.configs.recommended,
    { rules: {} },
    fairShuffle.configs.recommended
]
`,
  },
  {
    name: "an array on one line",
    before: `import js from "@eslint/js";\nexport default [js.configs.recommended];\n`,
    after: `import js from "@eslint/js";
import fairShuffle from "eslint-plugin-fair-shuffle";
export default [js.configs.recommended, fairShuffle.configs.recommended];
`,
  },
  {
    name: "an empty array, and no import yet",
    before: `export default [];\n`,
    after: `import fairShuffle from "eslint-plugin-fair-shuffle";

export default [fairShuffle.configs.recommended];
`,
  },
  {
    name: "an array of nothing but a comment",
    before: `export default [\n  // nothing yet\n];\n`,
    after: `import fairShuffle from "eslint-plugin-fair-shuffle";

export default [
  // nothing yet
  fairShuffle.configs.recommended,
];
`,
  },
  {
    name: "the type above the export stays above it, and @ts-check stays first",
    before: `// @ts-check

/** @type {import("eslint").Linter.Config[]} */
export default [
  { rules: {} },
];
`,
    after: `// @ts-check

import fairShuffle from "eslint-plugin-fair-shuffle";

/** @type {import("eslint").Linter.Config[]} */
export default [
  { rules: {} },
  fairShuffle.configs.recommended,
];
`,
  },
  {
    name: "comments behind the last item and below it stay where they are",
    before: `export default [
  { rules: {} }, // ours
  // { rules: { "no-var": 0 } },
];
`,
    after: `import fairShuffle from "eslint-plugin-fair-shuffle";

export default [
  { rules: {} }, // ours
  fairShuffle.configs.recommended,
  // { rules: { "no-var": 0 } },
];
`,
  },
  {
    name: "a comment between the last item and no comma",
    before: `export default [
  { rules: {} } // ours
];
`,
    after: `import fairShuffle from "eslint-plugin-fair-shuffle";

export default [
  { rules: {} }, // ours
  fairShuffle.configs.recommended
];
`,
  },
  {
    name: "a comma inside a comment is none",
    before: `export default [\n  { rules: {} } /* , */\n];\n`,
    after: `import fairShuffle from "eslint-plugin-fair-shuffle";

export default [
  { rules: {} }, /* , */
  fairShuffle.configs.recommended
];
`,
  },
  {
    name: "an object that hugs its array",
    before: `export default [{\n  rules: {},\n}];\n`,
    after: `import fairShuffle from "eslint-plugin-fair-shuffle";

export default [{
  rules: {},
}, fairShuffle.configs.recommended];
`,
  },
  {
    name: "spreads",
    before: `import svelte from "eslint-plugin-svelte";

export default [
  ...svelte.configs.recommended,
  ...(process.env.CI ? [{ rules: {} }] : []),
];
`,
    after: `import svelte from "eslint-plugin-svelte";
import fairShuffle from "eslint-plugin-fair-shuffle";

export default [
  ...svelte.configs.recommended,
  ...(process.env.CI ? [{ rules: {} }] : []),
  fairShuffle.configs.recommended,
];
`,
  },
  {
    name: "an item in parentheses",
    before: `export default [\n  ({ rules: {} })\n];\n`,
    after: `import fairShuffle from "eslint-plugin-fair-shuffle";

export default [
  ({ rules: {} }),
  fairShuffle.configs.recommended
];
`,
  },
  {
    name: "a single object",
    before: `export default { rules: {} };\n`,
    after: `import fairShuffle from "eslint-plugin-fair-shuffle";

export default [{ rules: {} }, fairShuffle.configs.recommended];
`,
  },
  {
    name: "Windows' line ends",
    before: `import js from "@eslint/js";\r\n\r\nexport default [\r\n  js.configs.recommended,\r\n];\r\n`,
    after: `import js from "@eslint/js";\r\nimport fairShuffle from "eslint-plugin-fair-shuffle";\r\n\r\nexport default [\r\n  js.configs.recommended,\r\n  fairShuffle.configs.recommended,\r\n];\r\n`,
  },
  {
    name: "tabs",
    before: `export default [\n\t{ rules: {} },\n];\n`,
    after: `import fairShuffle from "eslint-plugin-fair-shuffle";\n\nexport default [\n\t{ rules: {} },\n\tfairShuffle.configs.recommended,\n];\n`,
  },
  {
    name: "a named constant that is exported",
    before: `import js from "@eslint/js";

const config = [
  js.configs.recommended,
];

export default config;
`,
    after: `import js from "@eslint/js";
import fairShuffle from "eslint-plugin-fair-shuffle";

const config = [
  js.configs.recommended,
  fairShuffle.configs.recommended,
];

export default config;
`,
  },
  {
    name: "a constant that is exported as default by a list of exports",
    before: `const config = [{ rules: {} }];\n\nexport { config as default };\n`,
    after: `import fairShuffle from "eslint-plugin-fair-shuffle";

const config = [{ rules: {} }, fairShuffle.configs.recommended];

export { config as default };
`,
  },
  {
    name: "defineConfig with an array",
    before: `import { defineConfig } from "eslint/config";

export default defineConfig([
  { rules: {} },
]);
`,
    after: `import { defineConfig } from "eslint/config";
import fairShuffle from "eslint-plugin-fair-shuffle";

export default defineConfig([
  { rules: {} },
  fairShuffle.configs.recommended,
]);
`,
  },
  {
    name: "defineConfig with arguments",
    before: `import { defineConfig, globalIgnores } from "eslint/config";

export default defineConfig(
  globalIgnores(["dist/"]),
  { rules: {} },
);
`,
    after: `import { defineConfig, globalIgnores } from "eslint/config";
import fairShuffle from "eslint-plugin-fair-shuffle";

export default defineConfig(
  globalIgnores(["dist/"]),
  { rules: {} },
  fairShuffle.configs.recommended,
);
`,
  },
  {
    name: "defineConfig with one object",
    before: `import { defineConfig } from "eslint/config";\n\nexport default defineConfig({ rules: {} });\n`,
    after: `import { defineConfig } from "eslint/config";
import fairShuffle from "eslint-plugin-fair-shuffle";

export default defineConfig({ rules: {} }, fairShuffle.configs.recommended);
`,
  },
  {
    name: "defineConfig by another name, of a constant",
    before: `import { defineConfig as define } from "eslint/config";\n\nconst configs = [{ rules: {} }];\nexport default define(configs);\n`,
    after: `import { defineConfig as define } from "eslint/config";
import fairShuffle from "eslint-plugin-fair-shuffle";

const configs = [{ rules: {} }, fairShuffle.configs.recommended];
export default define(configs);
`,
  },
  {
    name: "tseslint.config",
    before: `// @ts-check
import eslint from '@eslint/js';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  eslint.configs.recommended,
  tseslint.configs.recommended,
);
`,
    after: `// @ts-check
import eslint from '@eslint/js';
import tseslint from 'typescript-eslint';
import fairShuffle from 'eslint-plugin-fair-shuffle';

export default tseslint.config(
  eslint.configs.recommended,
  tseslint.configs.recommended,
  fairShuffle.configs.recommended,
);
`,
  },
  {
    name: "config of typescript-eslint by its name",
    before: `import { config, configs } from "typescript-eslint";\n\nexport default config(configs.recommended);\n`,
    after: `import { config, configs } from "typescript-eslint";
import fairShuffle from "eslint-plugin-fair-shuffle";

export default config(configs.recommended, fairShuffle.configs.recommended);
`,
  },
  {
    name: "a call that is waited for",
    before: `import tseslint from "typescript-eslint";\n\nexport default await tseslint.config({ rules: {} });\n`,
    after: `import tseslint from "typescript-eslint";
import fairShuffle from "eslint-plugin-fair-shuffle";

export default await tseslint.config({ rules: {} }, fairShuffle.configs.recommended);
`,
  },
  {
    name: "antfu's configs, which come after the options",
    before: `import antfu from '@antfu/eslint-config'\n\nexport default antfu()\n`,
    after: `import antfu from '@antfu/eslint-config'
import fairShuffle from 'eslint-plugin-fair-shuffle'

export default antfu({}, fairShuffle.configs.recommended)
`,
  },
  {
    name: "antfu's with options, and with calls behind",
    before: `import antfu from '@antfu/eslint-config'\n\nexport default antfu({ vue: true })\n  .renamePlugins({ ts: 'typescript' })\n`,
    after: `import antfu from '@antfu/eslint-config'
import fairShuffle from 'eslint-plugin-fair-shuffle'

export default antfu({ vue: true }, fairShuffle.configs.recommended)
  .renamePlugins({ ts: 'typescript' })
`,
  },
  {
    name: "Nuxt's own",
    before: `import withNuxt from './.nuxt/eslint.config.mjs'\n\nexport default withNuxt()\n`,
    after: `import withNuxt from './.nuxt/eslint.config.mjs'
import fairShuffle from 'eslint-plugin-fair-shuffle'

export default withNuxt(fairShuffle.configs.recommended)
`,
  },
  {
    name: "Nuxt's for modules",
    before: `import { createConfigForNuxt } from '@nuxt/eslint-config/flat'\n\nexport default createConfigForNuxt({ features: {} })\n`,
    after: `import { createConfigForNuxt } from '@nuxt/eslint-config/flat'
import fairShuffle from 'eslint-plugin-fair-shuffle'

export default createConfigForNuxt({ features: {} }).append(fairShuffle.configs.recommended)
`,
  },
  {
    name: "Vue's with TypeScript",
    before: `import { defineConfigWithVueTs, vueTsConfigs } from "@vue/eslint-config-typescript";\n\nexport default defineConfigWithVueTs(\n  vueTsConfigs.recommended,\n);\n`,
    after: `import { defineConfigWithVueTs, vueTsConfigs } from "@vue/eslint-config-typescript";
import fairShuffle from "eslint-plugin-fair-shuffle";

export default defineConfigWithVueTs(
  vueTsConfigs.recommended,
  fairShuffle.configs.recommended,
);
`,
  },
  {
    name: "neostandard, which returns an array",
    before: `import neostandard from 'neostandard'\n\nexport default neostandard({ ts: true })\n`,
    after: `import neostandard from 'neostandard'
import fairShuffle from 'eslint-plugin-fair-shuffle'

export default [...neostandard({ ts: true }), fairShuffle.configs.recommended]
`,
  },
  {
    name: "concat, filter and map of an array",
    before: `export default [{ rules: {} }].concat({ rules: {} });\n`,
    after: `import fairShuffle from "eslint-plugin-fair-shuffle";

export default [{ rules: {} }].concat({ rules: {} }, fairShuffle.configs.recommended);
`,
  },
  {
    name: "a filtered array",
    before: `export default [\n  isStrict && { rules: {} },\n].filter(Boolean);\n`,
    after: `import fairShuffle from "eslint-plugin-fair-shuffle";

export default [
  isStrict && { rules: {} },
  fairShuffle.configs.recommended,
].filter(Boolean);
`,
  },
  {
    name: "a mapped array: the new one is not mapped",
    before: `export default [{ rules: {} }].map((config) => ({ ...config, files: ["src/**"] }));\n`,
    after: `import fairShuffle from "eslint-plugin-fair-shuffle";

export default [{ rules: {} }].map((config) => ({ ...config, files: ["src/**"] })).concat(fairShuffle.configs.recommended);
`,
  },
  {
    name: "CommonJS",
    file: "eslint.config.cjs",
    before: `"use strict";

const js = require("@eslint/js");

module.exports = [
  js.configs.recommended,
];
`,
    after: `"use strict";

const js = require("@eslint/js");
const fairShuffle = require("eslint-plugin-fair-shuffle");

module.exports = [
  js.configs.recommended,
  fairShuffle.configs.recommended,
];
`,
  },
  {
    name: "CommonJS without any require",
    file: "eslint.config.js",
    before: `"use strict";\n\nmodule.exports = [{ rules: {} }];\n`,
    after: `"use strict";

const fairShuffle = require("eslint-plugin-fair-shuffle");

module.exports = [{ rules: {} }, fairShuffle.configs.recommended];
`,
  },
  {
    name: "CommonJS with defineConfig, taken apart or not",
    file: "eslint.config.cjs",
    before: `const { defineConfig } = require("eslint/config");\n\nmodule.exports = defineConfig([{ rules: {} }]);\n`,
    after: `const { defineConfig } = require("eslint/config");
const fairShuffle = require("eslint-plugin-fair-shuffle");

module.exports = defineConfig([{ rules: {} }, fairShuffle.configs.recommended]);
`,
  },
  {
    name: "CommonJS with tseslint.config",
    file: "eslint.config.cjs",
    before: `const tseslint = require('typescript-eslint')\n\nmodule.exports = tseslint.config({ rules: {} })\n`,
    after: `const tseslint = require('typescript-eslint')
const fairShuffle = require('eslint-plugin-fair-shuffle')

module.exports = tseslint.config({ rules: {} }, fairShuffle.configs.recommended)
`,
  },
  {
    name: "TypeScript with satisfies",
    file: "eslint.config.ts",
    before: `import type { Linter } from "eslint";

export default [
  { rules: {} },
] satisfies Linter.Config[];
`,
    after: `import type { Linter } from "eslint";
import fairShuffle from "eslint-plugin-fair-shuffle";

export default [
  { rules: {} },
  fairShuffle.configs.recommended,
] satisfies Linter.Config[];
`,
  },
  {
    name: "TypeScript with a type on the constant",
    file: "eslint.config.mts",
    before: `import type { Linter } from "eslint";

const config: Linter.Config[] = [{ rules: {} }];

export default config as readonly Linter.Config[];
`,
    after: `import type { Linter } from "eslint";
import fairShuffle from "eslint-plugin-fair-shuffle";

const config: Linter.Config[] = [{ rules: {} }, fairShuffle.configs.recommended];

export default config as readonly Linter.Config[];
`,
  },
  {
    name: "TypeScript in CommonJS",
    file: "eslint.config.cts",
    before: `const config = [{ rules: {} }];\n\nexport = config;\n`,
    after: `const fairShuffle = require("eslint-plugin-fair-shuffle");

const config = [{ rules: {} }, fairShuffle.configs.recommended];

export = config;
`,
  },
  {
    name: "the plugin is imported already, under another name",
    before: `import shuffles from "eslint-plugin-fair-shuffle";\n\nexport default [{ plugins: { "fair-shuffle": shuffles } }];\n`,
    after: `import shuffles from "eslint-plugin-fair-shuffle";

export default [{ plugins: { "fair-shuffle": shuffles } }, shuffles.configs.recommended];
`,
  },
  {
    name: "the name is taken",
    before: `const fairShuffle = { rules: {} };\n\nexport default [fairShuffle];\n`,
    after: `import fairShufflePlugin from "eslint-plugin-fair-shuffle";

const fairShuffle = { rules: {} };

export default [fairShuffle, fairShufflePlugin.configs.recommended];
`,
  },
  {
    name: "an import over several lines, with a comment behind it",
    before: `import {\n  defineConfig,\n} from "eslint/config"; // the new way\n\nexport default defineConfig();\n`,
    after: `import {
  defineConfig,
} from "eslint/config"; // the new way
import fairShuffle from "eslint-plugin-fair-shuffle";

export default defineConfig(fairShuffle.configs.recommended);
`,
  },
  {
    name: ".eslintrc.json, with comments",
    file: ".eslintrc.json",
    before: `{\n  // ours\n  "root": true,\n  "extends": ["eslint:recommended"]\n}\n`,
    after: `{
  // ours
  "root": true,
  "extends": ["eslint:recommended", "plugin:fair-shuffle/legacy-recommended"]
}
`,
  },
  {
    name: ".eslintrc.json with one name to extend",
    file: ".eslintrc.json",
    before: `{\n  "extends": "eslint:recommended"\n}\n`,
    after: `{\n  "extends": ["eslint:recommended", "plugin:fair-shuffle/legacy-recommended"]\n}\n`,
  },
  {
    name: ".eslintrc.json with nothing to extend",
    file: ".eslintrc.json",
    before: `{\n  "root": true\n}\n`,
    after: `{\n  "root": true,\n  "extends": ["plugin:fair-shuffle/legacy-recommended"]\n}\n`,
  },
  {
    name: "an empty .eslintrc.json",
    file: ".eslintrc.json",
    before: `{}`,
    after: `{"extends": ["plugin:fair-shuffle/legacy-recommended"]}`,
  },
  {
    name: ".eslintrc.cjs",
    file: ".eslintrc.cjs",
    before: `module.exports = {\n  extends: [\n    'eslint:recommended',\n  ],\n};\n`,
    after: `module.exports = {\n  extends: [\n    'eslint:recommended',\n    'plugin:fair-shuffle/legacy-recommended',\n  ],\n};\n`,
  },
  {
    name: "eslintConfig in package.json",
    file: "package.json",
    before: `{\n  "name": "a",\n  "eslintConfig": {\n    "root": true\n  }\n}\n`,
    after: `{\n  "name": "a",\n  "eslintConfig": {\n    "root": true,\n    "extends": ["plugin:fair-shuffle/legacy-recommended"]\n  }\n}\n`,
  },
];

describe("a configuration is edited as its author would have", () => {
  test.each(CASES)("$name", ({ file = "eslint.config.mjs", before, after }) => {
    expect(edit(file, before)).toBe(after);
  });
});

describe("a configuration that has the rule is left alone", () => {
  test.each([
    [
      "by the plugin's config",
      `import fairShuffle from "eslint-plugin-fair-shuffle";\nexport default [fairShuffle.configs.recommended];`,
    ],
    [
      "by the rule's name",
      `import p from "eslint-plugin-fair-shuffle";\nexport default [{ plugins: { "fair-shuffle": p }, rules: { "fair-shuffle/no-biased-shuffle": "warn" } }];`,
    ],
    [
      "with options",
      `export default [{ rules: { "fair-shuffle/no-biased-shuffle": ["error", { helper: "inline" }] } }];`,
    ],
  ])("%s", (_name, text) => {
    expect(ask("eslint.config.js", text)).toEqual({ kind: "enabled" });
  });
});

describe("what can't be edited safely is refused, with its place and the lines to add", () => {
  const LINES = 'import fairShuffle from "eslint-plugin-fair-shuffle";\n\nfairShuffle.configs.recommended,';
  const REQUIRED = 'const fairShuffle = require("eslint-plugin-fair-shuffle");\n\nfairShuffle.configs.recommended,';

  test.each<[string, string, string, object]>([
    ["a syntax error", "eslint.config.js", "\nexport default [", { reason: "syntax", line: 2, lines: LINES }],
    ["nothing exported", "eslint.config.js", "export const a = 1;", { reason: "noExport", lines: LINES }],
    [
      "an unknown function",
      "eslint.config.js",
      'import x from "x";\nexport default x({});',
      { reason: "unknownExport", line: 2, lines: LINES },
    ],
    [
      "a function of the same name from elsewhere",
      "eslint.config.js",
      'import { defineConfig } from "my-config";\nexport default defineConfig([]);',
      { reason: "unknownExport", line: 2 },
    ],
    [
      "what another module exports",
      "eslint.config.js",
      'import x from "./base.js";\nexport default x;',
      { reason: "unknownExport", line: 2 },
    ],
    [
      "a choice",
      "eslint.config.js",
      "export default process.env.CI ? [] : [{}];",
      { reason: "unknownExport", line: 1 },
    ],
    [
      "a promise of CommonJS",
      "eslint.config.cjs",
      "module.exports = (async () => [])();",
      { reason: "unknownExport", line: 1, lines: REQUIRED },
    ],
    [
      "a variable that is assigned later",
      "eslint.config.js",
      "let config = [];\nconfig = [...config, {}];\nexport default config;",
      { reason: "unknownExport", line: 3 },
    ],
    [
      "a constant that is itself",
      "eslint.config.js",
      "const a = b, b = a;\nexport default a;",
      { reason: "unknownExport" },
    ],
    [
      "an object whose type says that it is one",
      "eslint.config.ts",
      "export default { rules: {} } satisfies Config;",
      { reason: "unknownExport", line: 1 },
    ],
    [
      "the rule is off",
      "eslint.config.js",
      'export default [\n  { rules: { "fair-shuffle/no-biased-shuffle": "off" } },\n];',
      { reason: "switchedOff", line: 2 },
    ],
    [
      "the rule is 0, in a list",
      "eslint.config.js",
      'export default [{ rules: { "fair-shuffle/no-biased-shuffle": [0] } }];',
      { reason: "switchedOff", line: 1 },
    ],
    [
      "YAML",
      ".eslintrc.yml",
      "root: true\n",
      { reason: "format", lines: "extends:\n  - plugin:fair-shuffle/legacy-recommended" },
    ],
    [
      "a spread that could extend",
      ".eslintrc.js",
      "module.exports = { ...base };",
      { reason: "unknownExport", lines: 'extends: ["plugin:fair-shuffle/legacy-recommended"],' },
    ],
    ["a computed extends", ".eslintrc.js", "module.exports = { extends: names };", { reason: "unknownExport" }],
    ["package.json without eslintConfig", "package.json", "{}", { reason: "unknownExport" }],
  ])("%s", (_name, file, text, expected) => {
    const answer = ask(file, text);
    expect(answer).toMatchObject({ kind: "refused", packages: [], ...expected });
    if (answer.kind === "refused") expect(answer.lines).toContain("fair-shuffle");
  });
});

describe("a project that oxlint alone lints", () => {
  const manifests = [{ devDependencies: { oxlint: "^1.0.0" } }];
  const plugin = "eslint-plugin-fair-shuffle";

  test("gets oxlint's configuration, and no ESLint", () => {
    const answer = enableRule({ config: null, manifests, files: ["main.tsx"] }, parseText);
    expect(answer).toEqual({
      kind: "change",
      name: ".oxlintrc.json",
      text: `{\n  "jsPlugins": ["${plugin}"],\n  "rules": { "fair-shuffle/no-biased-shuffle": "error" }\n}\n`,
      packages: [plugin],
    });
    if (answer.kind === "change") expect(ask(answer.name, answer.text, manifests)).toEqual({ kind: "enabled" });
  });

  test("is told what to add to one that it has", () => {
    expect(ask(".oxlintrc.json", '{ "rules": {} }', manifests)).toEqual({
      kind: "refused",
      reason: "format",
      lines: `"jsPlugins": ["${plugin}"],\n"rules": { "fair-shuffle/no-biased-shuffle": "error" }`,
      packages: [plugin],
    });
  });

  test("keeps to ESLint where it has a configuration of that", () => {
    const answer = ask("eslint.config.mjs", "export default [];\n", manifests);
    expect(answer).toMatchObject({ kind: "change", packages: ["eslint", plugin] });
  });
});

describe("a project without a configuration gets one", () => {
  function make(
    names: readonly string[],
    files: readonly string[] = [],
  ): { text: string; packages: readonly string[] } {
    const manifest = { devDependencies: Object.fromEntries(names.map((name) => [name, "*"])) };
    const answer = enableRule({ config: null, manifests: [manifest], files }, parseText);
    if (answer.kind !== "change") throw new Error(answer.kind);
    expect(answer.name).toBe("eslint.config.mjs");
    expect(ask(answer.name, answer.text)).toEqual({ kind: "enabled" });
    return { text: answer.text, packages: answer.packages };
  }

  test("of plain JavaScript", () => {
    expect(make([])).toEqual({
      text: `import fairShuffle from "eslint-plugin-fair-shuffle";\n\nexport default [fairShuffle.configs.recommended];\n`,
      packages: ["eslint", "eslint-plugin-fair-shuffle"],
    });
  });

  test("of TypeScript, with its parser", () => {
    expect(make(["typescript", "eslint"])).toEqual({
      text: `import fairShuffle from "eslint-plugin-fair-shuffle";
import { parser as typescript } from "typescript-eslint";

export default [
  fairShuffle.configs.recommended,
  { files: ["**/*.{ts,mts,cts,tsx}"], languageOptions: { parser: typescript } },
];
`,
      packages: ["eslint-plugin-fair-shuffle", "typescript-eslint"],
    });
  });

  test("of files that speak of what package.json does not name, with their parsers, and TypeScript itself", () => {
    for (const file of ["tsconfig.json", "tsconfig.app.json", "quiz.ts", "Quiz.tsx"])
      expect(make([], ["package.json", file])).toEqual({
        text: make(["typescript"]).text,
        packages: ["eslint", "eslint-plugin-fair-shuffle", "typescript-eslint", "typescript"],
      });
    for (const kind of ["vue", "svelte", "astro"]) expect(make([], [`Quiz.${kind}`]).text).toBe(make([kind]).text);
    expect(make([], ["Quiz.jsx"]).text).toBe(make(["react"]).text);
    expect(make([], ["quiz.js", "jsconfig.json", "ts.md"])).toEqual(make([]));
  });

  test("of React, Vue, Svelte and Astro with TypeScript, all parsers at once", () => {
    const { text, packages } = make(["typescript", "react", "vue", "svelte", "astro"]);
    expect(text).toContain("ecmaFeatures: { jsx: true }");
    expect(text).toContain(
      `{ files: ["**/*.vue", "**/*.svelte"], languageOptions: { parserOptions: { parser: typescript } } },`,
    );
    expect(packages).toEqual([
      "eslint",
      "eslint-plugin-fair-shuffle",
      "typescript-eslint",
      "eslint-plugin-vue",
      "eslint-plugin-svelte",
      "eslint-plugin-astro",
    ]);
  });
});

test("what a folder above depends on is not missing", () => {
  const answer = ask("eslint.config.js", "export default [];", [
    { name: "inner" },
    { devDependencies: { eslint: "^9.0.0" } },
    null,
    "no manifest",
  ]);
  expect(answer).toMatchObject({ kind: "change", packages: ["eslint-plugin-fair-shuffle"] });
});
