// A swap that writes one item to both of its places: `a[i] = a[j]; a[j] = a[i]`, or `t = a[j]; a[i] = a[j]; a[j] = t`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getFunction } from "../syntax/bindings.ts";
import { contains, someNode, unwrap, visitNodes } from "../syntax/tree.ts";
import type { Replacement } from "../translate/translation.ts";

type Place = TSESTree.MemberExpressionComputedName;

/** Two places that are written to one after the other, the second one with the item that lies there already. */
interface HalfSwap {
  readonly written: Place;
  /** What the first place gets: the item of the second one. */
  readonly given: TSESTree.Expression;
  /** What the second place gets, and should get the first one's item. */
  readonly back: TSESTree.Expression;
  /** The variable that keeps one of both items before. */
  readonly kept: string | undefined;
  readonly statements: readonly TSESTree.Node[];
}

/**
 * Returns the swap of a loop that writes one item to both places; undefined where it makes none. The second assignment changes nothing, so a swap is meant, and
 * no draw with replacement; nor are its items read anywhere else in the loop, or in what it calls, which may have drawn them. What becomes of the cards shows
 * when the model is run.
 */
export function findHalfSwap(file: FileContext, region: TSESTree.Node): HalfSwap | undefined {
  let found: HalfSwap | undefined;
  const called = new Set<TSESTree.Node>();
  const look = (node: TSESTree.Node): undefined => {
    if (node.type === "CallExpression" && node.callee.type === "Identifier")
      called.add(getFunction(file, node.callee) ?? region);
    if (node.type !== "BlockStatement") return;
    for (const [index, first] of node.body.entries())
      found ??= readHalfSwap(file, node.body[index - 1], first, node.body[index + 1]);
  };
  visitNodes(file, region, look);
  const parts = [region, ...[...called].filter((each) => each !== region)];
  if (found === undefined) for (const part of parts.slice(1)) visitNodes(file, part, look);
  if (found === undefined) return undefined;
  const { kept, statements } = found;
  const isElsewhere = (node: TSESTree.Node): boolean => {
    if (statements.some((statement) => contains(statement, node))) return false;
    if (node.type === "Identifier") return node.name === kept && !isDeclared(node);
    return node.type === "MemberExpression" && node.computed;
  };
  return parts.some((part) => someNode(file, part, isElsewhere)) ? undefined : found;
}

/** Makes the second place get the item that lay at the first one. */
export function swapWhole({ written, given, back }: HalfSwap): ReadonlyMap<TSESTree.Node, Replacement> {
  let before: ReturnType<Replacement> | undefined;
  return new Map<TSESTree.Node, Replacement>([
    [
      given,
      ({ translate, keep }) => {
        before = keep(translate(written));
        return translate(given);
      },
    ],
    [back, ({ translate }) => before ?? translate(back)],
  ]);
}

function readHalfSwap(
  file: FileContext,
  before: TSESTree.Node | undefined,
  first: TSESTree.Node,
  second: TSESTree.Node | undefined,
): HalfSwap | undefined {
  const [one, other] = [readAssignment(first), readAssignment(second)];
  if (second === undefined || one === undefined || other === undefined) return undefined;
  if (!isPlace(one.to) || !isPlace(other.to)) return undefined;
  const spell = (node: TSESTree.Node): string => file.sourceCode.getText(unwrap(node)).replaceAll(/\s/g, "");
  const [to, from] = [spell(one.to), spell(other.to)];
  if (to === from || spell(one.to.object) !== spell(other.to.object) || spell(one.value) !== from) return undefined;
  if ([one.to, other.to].some((place) => someNode(file, place, mayChange))) return undefined;
  const keeping = readAssignment(before);
  const kept = keeping?.to.type === "Identifier" ? { name: keeping.to.name, item: spell(keeping.value) } : undefined;
  const given = spell(other.value);
  if (given !== to && (given !== kept?.name || kept.item !== from)) return undefined;
  const keepsOne = kept !== undefined && (kept.item === from || kept.item === to);
  return {
    written: one.to,
    given: one.value,
    back: other.value,
    kept: keepsOne ? kept.name : undefined,
    statements: [...(keepsOne && before !== undefined ? [before] : []), first, second],
  };
}

/** `place = item;`, also where it declares a variable. */
function readAssignment(
  statement: TSESTree.Node | undefined,
): { readonly to: TSESTree.Node; readonly value: TSESTree.Expression } | undefined {
  if (statement?.type === "VariableDeclaration") {
    const [only, ...more] = statement.declarations;
    return more.length > 0 || only.init === null ? undefined : { to: only.id, value: only.init };
  }
  if (statement?.type !== "ExpressionStatement" || statement.expression.type !== "AssignmentExpression")
    return undefined;
  const { left, operator, right } = statement.expression;
  return operator === "=" ? { to: left, value: right } : undefined;
}

/** Returns whether a name stands where it is declared and given nothing yet. */
const isDeclared = ({ parent }: TSESTree.Identifier): boolean =>
  parent.type === "VariableDeclarator" && parent.init === null;

const isPlace = (node: TSESTree.Node): node is Place => node.type === "MemberExpression" && node.computed;

const mayChange = ({ type }: TSESTree.Node): boolean => /Call|New|Assignment|Update|Await|Yield|Tagged/.test(type);
