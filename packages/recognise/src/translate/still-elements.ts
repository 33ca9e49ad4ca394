// A list of an element's children that does not move with them: `const items = [...ul.children]`, jQuery's `const items = ul.children()`.
import type { Expression } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { hasWord } from "../file/script-block.ts";
import { getOnlyValue, getVariable, type Variable } from "../syntax/bindings.ts";
import { getCopied } from "../syntax/list-forms.ts";
import { contains, getMemberName, unwrap } from "../syntax/tree.ts";
import { getListKey } from "./list-paths.ts";
import type { ElementPlace, Translation } from "./translation.ts";

/**
 * Returns where the element stands that is drawn out of such a list to be moved to an end of its parent, with the list in the place of the elements: whichever
 * of all is drawn, each is as likely, wherever it stands by now. Undefined where fewer are drawn from, or where the list or the parent is used otherwise.
 */
export function getStillPlace(
  translation: Translation,
  parent: TSESTree.Expression,
  moved: TSESTree.Node,
): ElementPlace | undefined {
  const drawn = getDrawn(unwrap(moved));
  const variable = drawn === undefined ? undefined : getVariable(translation.file, drawn.list);
  if (drawn === undefined || variable === undefined) return undefined;
  if (!isStillListOf(translation, variable, parent) || !isUsedHere(translation, variable, drawn.list, parent))
    return undefined;
  const list = getListKey(translation, drawn.list);
  const position = translation.expression(drawn.place);
  if (!isAnyOf(position, list)) return undefined;
  return { list, node: drawn.list, position: translation.capture(position), moves: 0 };
}

/** `items[place]`, `items.eq(place)`, `items.get(place)` */
function getDrawn(
  node: TSESTree.Node,
): { readonly list: TSESTree.Identifier; readonly place: TSESTree.Expression } | undefined {
  if (node.type === "MemberExpression" && node.computed && node.object.type === "Identifier")
    return getMemberName(node) === undefined ? { list: node.object, place: node.property } : undefined;
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
  const { object } = node.callee;
  const [place, ...more] = node.arguments;
  const isPicked = /^(?:eq|get)$/.test(getMemberName(node.callee) ?? "");
  if (!isPicked || object.type !== "Identifier" || place === undefined || more.length > 0) return undefined;
  return place.type === "SpreadElement" ? undefined : { list: object, place };
}

function isStillListOf(translation: Translation, variable: Variable, parent: TSESTree.Expression): boolean {
  const value = getOnlyValue(variable);
  const children = value === undefined ? undefined : getChildrenOf(translation.file, unwrap(value));
  return children !== undefined && getListKey(translation, children) === getListKey(translation, parent);
}

/** Returns the element whose children a list is made of. */
function getChildrenOf(file: FileContext, made: TSESTree.Node): TSESTree.Expression | undefined {
  const getElement = (node: TSESTree.Node | undefined): TSESTree.Expression | undefined =>
    node?.type === "MemberExpression" && getMemberName(node) === "children" ? node.object : undefined;
  const copied = getElement(getCopied(file, made));
  if (copied !== undefined || made.type !== "CallExpression") return copied;
  // jQuery's; `children(".card")` are some of them, in their order.
  const [only, ...more] = made.arguments;
  const isPlain = only === undefined || (only.type === "Literal" && typeof only.value === "string");
  return isPlain && more.length === 0 ? getElement(made.callee) : undefined;
}

/** Returns whether the list is only asked for its length and for the one element, and the parent has the children that it had, until they are moved here. */
function isUsedHere(
  { file, options: { region } }: Translation,
  variable: Variable,
  list: TSESTree.Identifier,
  parent: TSESTree.Expression,
): boolean {
  const [definition] = variable.defs;
  const statement = definition?.node.parent;
  if (statement?.type !== "VariableDeclaration" || statement.parent !== region.parent) return false;
  const name = parent.type === "Identifier" ? parent.name : undefined;
  const between = file.sourceCode.text.slice(statement.range[1], region.range[0]);
  if (name === undefined || hasWord(between, name)) return false;
  const isAskedElsewhere = (use: TSESTree.Node): boolean =>
    use.range[0] > statement.range[1] && use.range[0] < region.range[1] && use !== list;
  const uses = variable.references.map(({ identifier }) => identifier as TSESTree.Node);
  const parents =
    getVariable(file, parent as TSESTree.Identifier)?.references.map(({ identifier }) => identifier) ?? [];
  return (
    uses.every((use) => !isAskedElsewhere(use) || isLength(use)) &&
    parents.every((use) => use === parent || !contains(region, use as TSESTree.Node))
  );
}

const isLength = ({ parent }: TSESTree.Node): boolean =>
  parent?.type === "MemberExpression" && getMemberName(parent) === "length";

/** `Math.floor(Math.random() * items.length)` */
function isAnyOf(place: Expression, list: string): boolean {
  if (place.kind !== "unary" || (place.operator !== "floor" && place.operator !== "trunc")) return false;
  const { operand } = place;
  if (operand.kind !== "binary" || operand.operator !== "*") return false;
  const sides = [operand.left, operand.right];
  return (
    sides.some(({ kind }) => kind === "draw") && sides.some((side) => side.kind === "length" && side.list === list)
  );
}
