// Lints a text with the rule, as a user's ESLint would.
import parser from "@typescript-eslint/parser";
import { Linter } from "eslint";
import plugin from "eslint-plugin-fair-shuffle";

export type Options = Readonly<Record<string, unknown>>;

const linter = new Linter();

function configure(options: Options): Linter.Config[] {
  return [
    {
      files: ["**/*.{js,mjs,cjs,jsx,ts,tsx}"],
      plugins: { "fair-shuffle": plugin as never },
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
      rules: { "fair-shuffle/no-biased-shuffle": ["error", options] },
    },
    { files: ["**/*.ts", "**/*.tsx"], languageOptions: { parser: parser } },
  ];
}

/** Returns the findings in a text. @throws where the text does not parse. */
export function lint(text: string, options: Options = {}, filename = "file.mjs"): Linter.LintMessage[] {
  const messages = linter.verify(text, configure(options), filename);
  const fatal = messages.find((message) => message.fatal === true);
  if (fatal !== undefined) throw new Error(`${fatal.message}\n${text}`);
  return messages;
}

/** Returns a text with everything fixed that `eslint --fix` fixes. */
export function fix(text: string, options: Options = {}, filename = "file.mjs"): string {
  return linter.verifyAndFix(text, configure(options), filename).output;
}

/** Returns a text with a suggestion applied. */
export function applySuggestion(text: string, suggestion: Linter.LintSuggestion): string {
  const [start, end] = suggestion.fix.range;
  return text.slice(0, start) + suggestion.fix.text + text.slice(end);
}
