// What the rule finds in a piece of code.
import { verify } from "./linted.fixture.ts";

/** Returns the kind of each finding ("biased"), in the order of the code; where it does not parse, ESLint's message. */
export function find(code: string): string[] {
  return verify(code, { options: { fix: "off" } }).map(({ messageId, message }) => messageId ?? message);
}
