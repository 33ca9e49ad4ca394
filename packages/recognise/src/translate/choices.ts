// One of several numbers that the code names, by a place in a list of them: `[-1, 1][k]`, `signs[k]`.
import type { Expression } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, type Variable } from "../syntax/bindings.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";
import { isConstant, number } from "./arithmetic.ts";
import { resolveAlias } from "./list-paths.ts";
import { NotKnown } from "./not-known.ts";
import type { Translation } from "./translation.ts";

const MOST_CHOICES = 16;

/** Returns one of the literal's items as it stands. */
export function readChoice(
  translation: Translation,
  list: TSESTree.ArrayExpression,
  property: TSESTree.Node,
): Expression {
  if (list.elements.length > MOST_CHOICES) throw new NotKnown({ kind: "choiceForm" });
  const index = translation.capture(translation.expression(property));
  const items = list.elements.map((element) => {
    if (element === null || element.type === "SpreadElement")
      throw new NotKnown({ kind: "choiceForm" }, element ?? undefined);
    const item = translation.expression(element);
    if (!isConstant(item)) throw new NotKnown({ kind: "computedChoice" }, element);
    return item;
  });
  const last = items.pop();
  if (last === undefined) throw new NotKnown({ kind: "choiceForm" });
  return items.reduceRight<Expression>(
    (otherwise, item, position) => ({
      kind: "conditional",
      test: { kind: "binary", operator: "==", left: index, right: number(position) },
      then: item,
      otherwise,
    }),
    last,
  );
}

/** Returns the numbers that a comparator chooses from, by a name or as they stand; in a loop a list of numbers may be what is shuffled. */
export function getChoices(translation: Translation, list: TSESTree.Node): TSESTree.ArrayExpression | undefined {
  if (translation.options.isComparator !== true) return undefined;
  const node = resolveAlias(translation, list);
  if (node.type === "ArrayExpression") return areNumbers(node) ? node : undefined;
  const variable = node.type === "Identifier" ? translation.findVariable(node) : undefined;
  return variable === undefined ? undefined : getNamedChoices(variable);
}

/** Returns the numbers of a list that nobody changes: its file only reads them, `signs[k]`, `signs.length`, and no other file knows it. */
export function getNamedChoices(variable: Variable): TSESTree.ArrayExpression | undefined {
  const value = getOnlyValue(variable);
  const list = value === undefined ? undefined : unwrap(value);
  if (list?.type !== "ArrayExpression" || !areNumbers(list)) return undefined;
  if (variable.defs[0]?.parent?.parent.type === "ExportNamedDeclaration") return undefined;
  const isKept = variable.references.every(({ identifier, init }) => init === true || isRead(identifier));
  return isKept ? list : undefined;
}

/** Returns whether a name stands only for one of the list's items, or for their number. */
function isRead(identifier: TSESTree.Node): boolean {
  const { parent: member } = identifier;
  if (member?.type !== "MemberExpression" || member.object !== identifier) return false;
  if (!member.computed && getMemberName(member) !== "length") return false;
  const { parent } = member;
  switch (parent.type) {
    case "AssignmentExpression":
      return parent.right === member;
    case "CallExpression":
      return parent.callee !== member;
    case "UnaryExpression":
      return parent.operator !== "delete";
    case "BinaryExpression":
    case "ConditionalExpression":
    case "LogicalExpression":
    case "ReturnStatement":
    case "ArrowFunctionExpression":
    case "VariableDeclarator":
      return true;
    default:
      return false;
  }
}

/** Returns whether an expression is a list of numbers that stands where it is read. */
export function isWrittenChoice(expression: TSESTree.Node): boolean {
  const node = unwrap(expression);
  return node.type === "ArrayExpression" && areNumbers(node);
}

const areNumbers = ({ elements }: TSESTree.ArrayExpression): boolean =>
  elements.length > 0 && elements.length <= MOST_CHOICES && elements.every((element) => isNumber(element));

const isNumber = (node: TSESTree.Node | null): boolean =>
  node?.type === "UnaryExpression"
    ? /^[-+]$/.test(node.operator) && isNumber(node.argument)
    : node?.type === "Literal" && typeof node.value === "number";
