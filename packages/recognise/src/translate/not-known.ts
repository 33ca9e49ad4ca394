// What is thrown at syntax that is not known.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import type { Gate, Unread } from "../file/reason.ts";
import { refuse } from "../file/refuse.ts";

/** Thrown at syntax that is not known: the place is not a shuffle that we know, and nothing is reported. */
export class NotKnown extends Error {
  readonly reason: Unread;
  /** The code that the reason is about; where whoever throws does not say, it is the innermost part that was being read (see `Translation`). */
  node: TSESTree.Node | undefined;

  constructor(reason: Unread, node?: TSESTree.Node) {
    // Thrown for most loops and caught at once: where it was thrown is nothing that anybody reads, and dear to find out.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(reason.kind);
    Error.stackTraceLimit = stackTraceLimit;
    this.reason = reason;
    this.node = node;
  }
}

/** Thrown at code that nests too deeply, or goes on for too long, to be read. */
export class BeyondLimit extends NotKnown {}

/** Tells that a place is not gone on with because of what was thrown, and returns undefined. @throws what is no `NotKnown`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as in `refuse`
export function refuseUnread<Result>(
  file: FileContext,
  gate: Gate,
  place: TSESTree.Node,
  thrown: unknown,
): Result | undefined {
  if (!(thrown instanceof NotKnown)) throw thrown;
  return refuse(file, gate, place, thrown.reason, thrown.node ?? place);
}
