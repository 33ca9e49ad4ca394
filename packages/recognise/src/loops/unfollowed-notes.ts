// Why a loop that draws again for what was drawn before is not read: that is noted on the items themselves, or it is not known what was noted before.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import type { PlainKind } from "../file/reason.ts";
import { getVariable } from "../syntax/bindings.ts";
import { getFunctionAround, getMemberName, getStatements, someNode, unwrap } from "../syntax/tree.ts";

/** A reason, and the test that it is about. */
interface Unfollowed {
  readonly kind: Extract<PlainKind, "markedItems" | "searchesNew">;
  readonly test: TSESTree.Node;
}

/** Returns why a loop is not read that does nothing but to look for an item that was not drawn yet, or that asks the items for it; undefined for any other. */
export function getUnfollowed(file: FileContext, loop: TSESTree.Node): Unfollowed | undefined {
  const asked = findMarkedItem(file, loop);
  if (asked !== undefined) return { kind: "markedItems", test: asked };
  const isSearch = loop.type === "WhileStatement" || loop.type === "DoWhileStatement";
  if (!isSearch || !isOnlyGiven(loop.body) || !asksAtPlace(file, loop.test)) return undefined;
  return { kind: "searchesNew", test: loop.test };
}

/** Returns what asks an item whether it was drawn, `card.used`, of a property that the loop, or the function around it, sets on an item: `card.used = true`. */
export function findMarkedItem(file: FileContext, loop: TSESTree.Node): TSESTree.Node | undefined {
  const marks = new Set<string>();
  const isMark = (node: TSESTree.Node): boolean => {
    if (node.type !== "AssignmentExpression" || node.operator !== "=") return false;
    const { left, right } = node;
    const name = isOfItem(file, left) ? getMemberName(left) : undefined;
    if (name !== undefined && right.type === "Literal" && (right.value === true || right.value === 1)) marks.add(name);
    return false;
  };
  someNode(file, getFunctionAround(loop) ?? loop, isMark);
  let asked: TSESTree.Node | undefined;
  const isAsked = (node: TSESTree.Node): boolean => {
    if (!("test" in node) || node.test == null) return false;
    return someNode(file, node.test, (part) => {
      if (isOfItem(file, part) && marks.has(getMemberName(part) ?? "")) asked = part;
      return asked !== undefined;
    });
  };
  return marks.size > 0 && someNode(file, loop, isAsked) ? asked : undefined;
}

/** `cards[place].used`, and `card.used` of `card = cards[place]`. */
function isOfItem(file: FileContext, node: TSESTree.Node): node is TSESTree.MemberExpression {
  if (node.type !== "MemberExpression" || node.computed) return false;
  const item = unwrap(node.object);
  if (item.type !== "Identifier") return isPlace(item);
  return getVariable(file, item)?.references.some(({ writeExpr }) => isPlace(writeExpr)) === true;
}

const isPlace = (node: TSESTree.Node | null | undefined): boolean =>
  node?.type === "MemberExpression" && node.computed && getMemberName(node) === undefined;

/** Returns whether statements do nothing but to give variables other values. */
const isOnlyGiven = (body: TSESTree.Statement): boolean =>
  getStatements(body).every((statement) => {
    const given = statement.type === "ExpressionStatement" ? statement.expression : undefined;
    return given?.type === "AssignmentExpression"
      ? given.left.type === "Identifier"
      : given?.type === "UpdateExpression" && given.argument.type === "Identifier";
  });

/** Returns whether something is asked at a place, or for one: `used[place]`, `used.includes(place)`. */
const asksAtPlace = (file: FileContext, test: TSESTree.Node): boolean =>
  someNode(
    file,
    test,
    (node) =>
      (node.type === "MemberExpression" && node.computed) ||
      (node.type === "CallExpression" && /^(?:has|includes|indexOf)$/.test(getNameOfCalled(node))),
  );

const getNameOfCalled = ({ callee }: TSESTree.CallExpression): string =>
  callee.type === "MemberExpression" ? (getMemberName(callee) ?? "") : "";
