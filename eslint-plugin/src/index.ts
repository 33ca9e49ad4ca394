// The plugin object and its configs.
import type { Linter } from "eslint";
import { noBiasedShuffle } from "./no-biased-shuffle.ts";

const name = "eslint-plugin-fair-shuffle";
const version = "0.1.0";

interface Plugin {
  readonly meta: { readonly name: string; readonly version: string; readonly namespace: string };
  readonly rules: { readonly "no-biased-shuffle": typeof noBiasedShuffle };
  readonly configs: { readonly recommended: Linter.Config; readonly "legacy-recommended": LegacyConfig };
}

/** A configuration for `.eslintrc` files, which ESLint 10 knows no more. */
interface LegacyConfig {
  readonly plugins: readonly string[];
  readonly rules: Linter.RulesRecord;
}

const base = {
  meta: { name, version, namespace: "fair-shuffle" },
  rules: { "no-biased-shuffle": noBiasedShuffle },
};

const plugin: Plugin = {
  ...base,
  configs: {
    recommended: {
      name: "fair-shuffle/recommended",
      plugins: {},
      rules: { "fair-shuffle/no-biased-shuffle": "error" },
    },
    "legacy-recommended": {
      plugins: ["fair-shuffle"],
      rules: { "fair-shuffle/no-biased-shuffle": "error" },
    },
  },
};

// The config names the plugin that holds it.
Object.assign(plugin.configs.recommended, { plugins: { "fair-shuffle": plugin } });

export default plugin;
