// Lints one file of a package with the recommended configuration, whatever dialect it is written in.
import parser from "@typescript-eslint/parser";
import { Linter } from "eslint";
import plugin from "eslint-plugin-fair-shuffle";

interface Report {
  readonly line: number;
  readonly message: string;
}

export type Outcome =
  | { readonly kind: "reports"; readonly reports: readonly Report[] }
  | { readonly kind: "unparsed"; readonly reason: string }
  | { readonly kind: "crash"; readonly reason: string };

const linter = new Linter();

/** What the extension and Node's defaults leave open is tried in this order. */
const SOURCE_TYPES = ["module", "commonjs"] as const;

/** Never throws: a crash of the rule is an outcome. The text's own ESLint comments count for nothing. */
export function lintFile(file: string, text: string): Outcome {
  const extension = /\.\w+$/.exec(file)?.[0] ?? "";
  const filename = `file${extension}`;
  let reason = "";
  for (const sourceType of SOURCE_TYPES) {
    const config = getConfig(extension, sourceType);
    let messages: Linter.LintMessage[];
    try {
      messages = linter.verify(text, config, { filename, allowInlineConfig: false });
    } catch (error) {
      return { kind: "crash", reason: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
    const fatal = messages.find((message) => message.fatal === true);
    if (fatal === undefined)
      return { kind: "reports", reports: messages.map(({ line, message }) => ({ line, message })) };
    reason = fatal.message;
  }
  return { kind: "unparsed", reason };
}

function getConfig(extension: string, sourceType: (typeof SOURCE_TYPES)[number]): Linter.Config[] {
  const isTypeScript = /^\.[cm]?tsx?$/.test(extension);
  return [
    {
      ...plugin.configs.recommended,
      files: ["**/*.{js,mjs,cjs,jsx,ts,mts,cts,tsx}"],
      linterOptions: { reportUnusedDisableDirectives: "off" },
      languageOptions: {
        sourceType,
        ...(isTypeScript ? { parser } : {}),
        // Some packages write JSX into `.js`; a `.ts` file is read without, because there `<T>x` is a type assertion.
        parserOptions: { ecmaFeatures: { jsx: !isTypeScript || extension === ".tsx" } },
      },
    },
  ];
}
