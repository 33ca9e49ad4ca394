// How the rule judges a piece of TypeScript with one shuffle in it: fixed, offered a way out, only reported, or not found.
import { verify } from "./linted.fixture.ts";

export type Judgement = "fixed" | "suggested" | "reported" | "silent";

/** Returns what becomes of a code's only finding. */
export function judge(code: string): Judgement {
  const [message, ...more] = verify(code, { options: { helper: "import" }, filename: "file.mts" });
  if (message === undefined) return "silent";
  if (more.length > 0 || message.messageId === undefined) throw new Error(`More than one finding: ${message.message}`);
  if (message.fix !== undefined) return "fixed";
  return message.suggestions === undefined ? "reported" : "suggested";
}
