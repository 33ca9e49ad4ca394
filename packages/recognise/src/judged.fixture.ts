// How the rule judges a piece of TypeScript with one shuffle in it: fixed, offered a way out, only reported, or not found.
import parser from "@typescript-eslint/parser";
import { Linter } from "eslint";
import plugin from "eslint-plugin-fair-shuffle";

export type Judgement = "fixed" | "suggested" | "reported" | "silent";

const linter = new Linter();

/** Returns what becomes of a code's only finding. */
export function judge(code: string): Judgement {
  const [message, ...more] = linter.verify(
    code,
    {
      files: ["**/*.mts"],
      languageOptions: { parser },
      plugins: { "fair-shuffle": plugin as never },
      rules: { "fair-shuffle/no-biased-shuffle": ["error", { helper: "import" }] },
    },
    "file.mts",
  );
  if (message === undefined) return "silent";
  if (more.length > 0 || message.messageId === undefined) throw new Error(`More than one finding: ${message.message}`);
  if (message.fix !== undefined) return "fixed";
  return message.suggestions === undefined ? "reported" : "suggested";
}
