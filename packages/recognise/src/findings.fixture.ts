// What the rule finds in a piece of code.
import { Linter } from "eslint";
import plugin from "eslint-plugin-fair-shuffle";

const linter = new Linter();

/** Returns the kind of each finding ("biased"), in the order of the code; where it does not parse, ESLint's message. */
export function find(code: string): string[] {
  return linter
    .verify(code, {
      plugins: { "fair-shuffle": plugin as never },
      rules: { "fair-shuffle/no-biased-shuffle": ["error", { fix: "off" }] },
    })
    .map(({ messageId, message }) => messageId ?? message);
}
