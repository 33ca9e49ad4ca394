// Lints one file of a package with the recommended configuration, whatever dialect it is written in.
import parser from "@typescript-eslint/parser";
import { Linter } from "eslint";
import plugin from "eslint-plugin-fair-shuffle";

// Scripts run this without Vitest's settings. Bundles may be nested more deeply than the stack is: that is no mistake of the rule.
process.env.FAIR_SHUFFLE_THROW = "1";

interface Report {
  readonly line: number;
  readonly message: string;
}

export type Outcome =
  | { readonly kind: "reports"; readonly reports: readonly Report[] }
  | { readonly kind: "unparsed"; readonly reason: string }
  | { readonly kind: "crash"; readonly reason: string };

export type Verified =
  | { readonly kind: "messages"; readonly messages: readonly Linter.LintMessage[] }
  | Exclude<Outcome, { kind: "reports" }>;

/** What the extension and Node's defaults leave open is tried in this order. */
const SOURCE_TYPES = ["module", "commonjs"] as const;

const plain = new Linter();

/** Never throws: a crash of the rule is an outcome. The text's own ESLint comments count for nothing. */
export function lintFile(file: string, text: string): Outcome {
  const verified = verifyFile(plain, `file${getExtension(file)}`, text);
  if (verified.kind !== "messages") return verified;
  return { kind: "reports", reports: verified.messages.map(({ line, message }) => ({ line, message })) };
}

/** The same with all that ESLint says; `more` adds rules, and the linter says where the file stands. */
export function verifyFile(linter: Linter, file: string, text: string, more: Linter.Config = {}): Verified {
  let reason = "";
  for (const sourceType of SOURCE_TYPES) {
    const config = [...getConfig(getExtension(file), sourceType), more];
    let messages: Linter.LintMessage[];
    try {
      messages = linter.verify(text, config, { filename: file, allowInlineConfig: false });
    } catch (error) {
      return { kind: "crash", reason: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
    const fatal = messages.find((message) => message.fatal === true);
    if (fatal === undefined) return { kind: "messages", messages };
    reason = fatal.message;
  }
  return { kind: "unparsed", reason };
}

const getExtension = (file: string): string => /\.\w+$/.exec(file)?.[0] ?? "";

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
