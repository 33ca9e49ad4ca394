// The configuration of a project that has none: the rule, and the parsers for the kinds of files that the project's packages, or the files beside them, speak of.
import { PLUGIN } from "./bring-plugin.ts";
import { OXLINT_FILE } from "./manifest.ts";

/** A parser that ESLint needs for files that are not plain JavaScript. */
interface Kind {
  /** A package of projects that have such files. */
  readonly sign: string;
  /** What a file is called that is one, or that only such projects have. */
  readonly named: RegExp;
  /** The packages that bring the parser. */
  readonly brings: readonly string[];
  readonly imports: string;
  readonly config: string;
}

const KINDS: readonly Kind[] = [
  {
    sign: "typescript",
    named: /^tsconfig(?:\..+)?\.json$|\.[cm]?tsx?$/,
    brings: ["typescript-eslint", "typescript"],
    imports: 'import { parser as typescript } from "typescript-eslint";',
    config: '{ files: ["**/*.{ts,mts,cts,tsx}"], languageOptions: { parser: typescript } }',
  },
  {
    sign: "react",
    named: /\.jsx$/,
    brings: [],
    imports: "",
    config: '{ files: ["**/*.{js,jsx}"], languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } }',
  },
  {
    sign: "vue",
    named: /\.vue$/,
    brings: ["eslint-plugin-vue"],
    imports: 'import vue from "eslint-plugin-vue";',
    config: '...vue.configs["flat/base"]',
  },
  {
    sign: "svelte",
    named: /\.svelte$/,
    brings: ["eslint-plugin-svelte"],
    imports: 'import svelte from "eslint-plugin-svelte";',
    config: "...svelte.configs.base",
  },
  {
    sign: "astro",
    named: /\.astro$/,
    brings: ["eslint-plugin-astro"],
    imports: 'import astro from "eslint-plugin-astro";',
    config: '...astro.configs["flat/base"]',
  },
];

/** Vue and Svelte files with TypeScript in them are read by their own parsers, which ask TypeScript's for the scripts. */
const SCRIPTS_IN: Readonly<Record<string, string>> = { vue: "**/*.vue", svelte: "**/*.svelte" };

export interface NewConfiguration {
  readonly name: string;
  readonly text: string;
  readonly packages: readonly string[];
}

/** Returns what to write for a project that depends on these packages, and has files of these names. */
export function makeConfiguration(depends: (name: string) => boolean, files: readonly string[]): NewConfiguration {
  const kinds = KINDS.filter(({ sign, named }) => depends(sign) || files.some((name) => named.test(name)));
  const hasTypeScript = kinds.some(({ sign }) => sign === "typescript");
  const scripts = hasTypeScript ? kinds.flatMap(({ sign }) => SCRIPTS_IN[sign] ?? []) : [];
  const imports = [`import fairShuffle from "${PLUGIN}";`, ...kinds.map(({ imports }) => imports)].filter(
    (line) => line !== "",
  );
  const configs = [
    "fairShuffle.configs.recommended",
    ...kinds.map(({ config }) => config),
    ...(scripts.length === 0
      ? []
      : [
          `{ files: [${scripts.map((glob) => JSON.stringify(glob)).join(", ")}], languageOptions: { parserOptions: { parser: typescript } } }`,
        ]),
  ];
  const list =
    configs.length === 1 ? `[${configs.join("")}]` : `[\n${configs.map((config) => `  ${config},\n`).join("")}]`;
  return {
    // Read as a module whatever the project's package.json says.
    name: "eslint.config.mjs",
    text: `${imports.sort(byModule).join("\n")}\n\nexport default ${list};\n`,
    packages: kinds.flatMap(({ brings }) => brings),
  };
}

const OXLINT_LINES = [`"jsPlugins": ["${PLUGIN}"]`, `"rules": { "fair-shuffle/no-biased-shuffle": "error" }`];

/** What oxlint needs in its configuration. */
export const getOxlintLines = (): string => OXLINT_LINES.join(",\n");

/** Returns oxlint's configuration of a project that has none. */
export const makeOxlintConfiguration = (): NewConfiguration => ({
  name: OXLINT_FILE,
  text: `{\n${OXLINT_LINES.map((line) => `  ${line}`).join(",\n")}\n}\n`,
  packages: [],
});

function byModule(a: string, b: string): number {
  const [first = "", second = ""] = [a, b].map((line) => /"([^"]+)"/.exec(line)?.[1]);
  return first < second ? -1 : 1;
}
