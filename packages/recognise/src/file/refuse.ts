// A gate that says no tells why to whoever listens: nobody does in a lint run, and then it costs a look at one property.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "./file-context.ts";
import type { Gate, Marked, Reason } from "./reason.ts";

/** Tells why a place is not gone on with, and returns undefined, as the gates do. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what the gate would return takes its place: a call of type undefined could not be returned
export function refuse<Result>(
  { onRefusal }: FileContext,
  gate: Gate,
  place: TSESTree.Node | undefined,
  reason: Reason,
  marked: Marked | undefined = place,
): Result | undefined {
  if (marked !== undefined) onRefusal?.({ gate, reason, place, marked });
  return undefined;
}
