// Rounds that hand their list to a function which draws one item out of it and marks that: `for (let i = 0; i < 10; i++) placeMine(free);`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getVariable } from "../syntax/bindings.ts";
import { getStatements, isLoop, someNode, type FunctionNode } from "../syntax/tree.ts";
import { getRound } from "./drawn-rounds.ts";
import { goesThroughAll, marksDrawn } from "./marked-items.ts";

/** A list that is handed over, the rounds in which it is, and all names by which any list is. */
export interface HandingRounds {
  readonly handed: TSESTree.Identifier;
  readonly node: TSESTree.Node;
  readonly handing: ReadonlySet<TSESTree.Node>;
}

/** Returns the lists that all calls of a function hand to it, each in rounds, where it marks the item that one of its calls takes out of what it is handed; undefined where any call is another one. */
export function getHandingRounds(
  file: FileContext,
  taking: TSESTree.CallExpression,
  list: TSESTree.Node,
  around: FunctionNode,
): readonly HandingRounds[] | undefined {
  if (around.type !== "FunctionDeclaration" || around.id === null || around.async || around.generator) return undefined;
  const { id, params, body, parent } = around;
  const own = list.type === "Identifier" ? getVariable(file, list) : undefined;
  const index = params.findIndex((param) => param.type === "Identifier" && own?.identifiers.includes(param) === true);
  if (index === -1 || parent.type.startsWith("Export")) return undefined;
  const isRepeated = someNode(file, body, isLoop);
  if (isRepeated || !marksDrawn(file, taking, list, getStatements(body))) return undefined;
  const uses = getVariable(file, id)?.references ?? [];
  const rounds = uses.map(({ identifier }) => {
    const call = identifier.parent;
    if (call.type !== "CallExpression" || call.callee !== identifier) return undefined;
    const handed = call.arguments[index];
    const round = handed?.type === "Identifier" ? getRound(file, call, handed) : undefined;
    if (handed?.type !== "Identifier" || round === undefined || round.outer !== undefined) return undefined;
    const { node, statements } = round;
    const isEach = statements.some((one) => one.type === "ExpressionStatement" && one.expression === call);
    return isEach && !goesThroughAll(file, node, handed) ? { handed, node } : undefined;
  });
  const known = rounds.filter((one) => one !== undefined);
  const handing = new Set(known.map(({ handed }) => handed));
  return known.length > 0 && known.length === rounds.length ? known.map((one) => ({ ...one, handing })) : undefined;
}
