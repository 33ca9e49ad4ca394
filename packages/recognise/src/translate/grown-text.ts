// Texts that grow by an item: `out += letters[k]`, `html = html + "<li>" + names[k] + "</li>"`. The items lie in such a text in the order in which they came.
import type { Expression } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable, getWrites, type Variable } from "../syntax/bindings.ts";
import { isLetterAt } from "../syntax/cut-text.ts";
import { contains, getFunctionAround, getMemberName, someNode, unwrap } from "../syntax/tree.ts";
import { number } from "./arithmetic.ts";
import { insert } from "./cards.ts";
import { insertTaken } from "./list-methods.ts";
import { getSplicedPlace, isNameOfTaken, isTakenCard } from "./taken-item.ts";
import { isDrawnItem } from "./shown-properties.ts";
import type { Translation } from "./translation.ts";

/** The properties of an element that hold its text. */
const TEXTS: ReadonlySet<string | undefined> = new Set(["innerHTML", "innerText", "textContent"]);

/** Puts the item that a text grows by behind or before those that it has, as into a list; returns whether an expression is an assignment that does so. */
export function growText(translation: Translation, node: TSESTree.Expression): boolean {
  if (node.type !== "AssignmentExpression") return false;
  const target = unwrap(node.left);
  const growth = getGrowth(translation, node, target);
  if (growth === undefined) return false;
  const { part, isInFront } = growth;
  translation.others.add(node);
  const key = spell(translation, target);
  translation.emptyLists.add(key);
  const getPlace = isInFront ? (): Expression => number(0) : undefined;
  if (insertTaken(translation, target, getPlace, isTakenCard(part) ? part.object : part, key)) return true;
  const card = translation.capture(translation.expression(part));
  insert(translation, key, target, getPlace?.() ?? { kind: "length", list: key }, card);
  return true;
}

interface Growth {
  /** The item. */
  readonly part: TSESTree.Expression;
  readonly isInFront: boolean;
}

function getGrowth(
  translation: Translation,
  node: TSESTree.AssignmentExpression,
  target: TSESTree.Node,
): Growth | undefined {
  const parts = getParts(node.right);
  // Most assignments, as those of a swap, put nothing together.
  if (node.operator === "=" ? parts.length === 1 : node.operator !== "+=") return undefined;
  const isTarget = (part: TSESTree.Node): boolean => spell(translation, part) === spell(translation, target);
  const isInFront = node.operator === "=" && parts.slice(1).some(isTarget);
  if (node.operator === "=" && parts.filter(isTarget).length !== 1) return undefined;
  const added = parts.filter((part) => !isTarget(part));
  const [part, ...more] = added.filter((one) => isItem(translation, one));
  const isPlain = added.every((one) => one === part || one.type === "Literal" || one.type === "TemplateElement");
  // What stands on both sides of the text may be anything.
  const isOneSided = !isInFront || isTarget(parts.at(-1) ?? node);
  if (part === undefined || more.length > 0 || !isPlain || !isOneSided || part.type === "TemplateElement")
    return undefined;
  return isText(translation, target, node) ? { part, isInFront } : undefined;
}

const spell = ({ file }: Translation, node: TSESTree.Node): string => file.sourceCode.getText(node);

/** What a text is put together from, in its order. */
function getParts(source: TSESTree.Expression): readonly (TSESTree.Expression | TSESTree.TemplateElement)[] {
  const node = unwrap(source) as TSESTree.Expression;
  if (node.type === "BinaryExpression" && node.operator === "+")
    return [...getParts(node.left), ...getParts(node.right)];
  if (node.type !== "TemplateLiteral") return [node];
  return node.quasis.flatMap((quasi, index) => {
    const next = node.expressions[index];
    return [...(quasi.value.raw === "" ? [] : [quasi]), ...(next === undefined ? [] : getParts(next))];
  });
}

/** Returns whether a part is an item of a list at a place that no number gives, or one that is taken out of it. */
function isItem(translation: Translation, part: TSESTree.Node): boolean {
  if (isTakenCard(part)) return true;
  if (part.type === "CallExpression") return getSplicedPlace(part) !== undefined || isLetterAt(part);
  if (part.type === "Identifier") {
    const variable = getVariable(translation.file, part);
    // const letter = letters[k]
    const value = variable === undefined ? undefined : getOnlyValue(variable);
    return (
      isNameOfTaken(translation, part) ||
      (value !== undefined && (isDrawnItem(unwrap(value)) || isLetterAt(unwrap(value))))
    );
  }
  return isDrawnItem(part);
}

/** Returns whether a target holds a text that the region does nothing else with than to let it grow by this assignment. */
function isText(translation: Translation, target: TSESTree.Node, growing: TSESTree.Node): boolean {
  const { region } = translation.options;
  const text = spell(translation, target);
  const isOtherUse = (node: TSESTree.Node): boolean => node.type === target.type && spell(translation, node) === text;
  if (someNode(translation.file, region, (node) => (node === growing ? "skip" : isOtherUse(node)))) return false;
  if (target.type === "MemberExpression")
    return TEXTS.has(getMemberName(target)) && isSteady(translation, target.object);
  const variable = target.type === "Identifier" ? getVariable(translation.file, target) : undefined;
  const [definition, ...more] = variable?.defs ?? [];
  const declarator = definition?.node;
  if (variable === undefined || declarator?.type !== "VariableDeclarator" || more.length > 0) return false;
  const { init, id } = declarator;
  const isWritten =
    (init?.type === "Literal" && typeof init.value === "string") ||
    (init?.type === "TemplateLiteral" && init.expressions.length === 0);
  const home = getFunctionAround(region);
  return (
    isWritten &&
    id.type === "Identifier" &&
    !contains(region, declarator) &&
    getFunctionAround(declarator) === home &&
    variable.references.every(({ identifier }) => getFunctionAround(identifier) === home)
  );
}

/** Returns whether a path leads to the same object in each round: to no drawn one, and to none that comes after another. */
function isSteady(translation: Translation, path: TSESTree.Node): boolean {
  const { file, options } = translation;
  const { region } = options;
  const node = unwrap(path);
  if (node.type === "ThisExpression") return true;
  if (node.type === "MemberExpression") return !node.computed && isSteady(translation, node.object);
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  if (variable === undefined) return node.type === "Identifier";
  const isInside = ({ name }: Variable["defs"][number]): boolean => contains(region, name);
  return !variable.defs.some(isInside) && !getWrites(variable).some(({ identifier }) => contains(region, identifier));
}
