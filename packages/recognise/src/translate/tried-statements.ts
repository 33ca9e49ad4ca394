// A `try` around what a round does: where nothing inside of it can throw, it is the block alone.
import type { TSESTree } from "@typescript-eslint/utils";
import { isGlobal } from "../syntax/bindings.ts";
import { getMemberName, someNode, unwrap } from "../syntax/tree.ts";
import { NotKnown } from "./not-known.ts";
import type { Translation } from "./translation.ts";

/**
 * Emits the block of a `try`, and what comes behind it in any case.
 * @throws NotKnown where something in the block may throw, or where catching it would go on with another item or another place.
 */
export function emitTried(
  translation: Translation,
  statement: TSESTree.TryStatement,
  jumps: (statement: TSESTree.Node) => boolean,
): void {
  const { block, handler, finalizer } = statement;
  const blocks = [block, ...(finalizer === null ? [] : [finalizer])];
  const isPlain = !blocks.some(jumps) && !blocks.some((one) => throws(translation, one));
  if (!isPlain || (handler !== null && steers(translation, handler))) throw new NotKnown({ kind: "statement" });
  const before = new Set(translation.others);
  const { isTried } = translation;
  translation.isTried = true;
  try {
    for (const one of blocks) translation.statements(one.body);
  } finally {
    translation.isTried = isTried;
  }
  // What only shows, waits or tells somebody may fail, and then the rest of the block is left out.
  const besides = [...translation.others].filter((other) => !before.has(other) && other.type !== "TryStatement");
  if (!besides.every((other) => isLogged(translation, other))) throw new NotKnown({ kind: "statement" });
  translation.others.add(statement);
}

const throws = ({ file }: Translation, block: TSESTree.Node): boolean =>
  someNode(file, block, ({ type }) => type === "ThrowStatement");

/** Returns whether a handler gives something another value: it may count the round again, or draw in another way. */
const steers = ({ file }: Translation, handler: TSESTree.Node): boolean =>
  someNode(file, handler, ({ type }) => type === "AssignmentExpression" || type === "UpdateExpression");

/** A call of the console, or one that tells Vue of a place, which is the swap itself. */
function isLogged({ file }: Translation, statement: TSESTree.Node): boolean {
  const call = statement.type === "ExpressionStatement" ? unwrap(statement.expression) : statement;
  const callee = call.type === "CallExpression" ? unwrap(call.callee) : undefined;
  if (callee?.type !== "MemberExpression") return false;
  return isGlobal(file, callee.object, "console") || /^\$?set$/.test(getMemberName(callee) ?? "");
}
