// Copies of a list in which two items have changed places: `list.with(i, list[j]).with(j, list[i])`, `swap(list, i, j)` of a function that gives one.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getFunction, getVariable, type Variable } from "./bindings.ts";
import { getCopied } from "./list-forms.ts";
import { getMemberName, isFunction, unwrap, type FunctionNode } from "./tree.ts";

/** What gives the two places, in the order in which they are evaluated. */
type Places = readonly [first: TSESTree.Expression, second: TSESTree.Expression];

/** Returns the two places whose items change places in a copy of a list; undefined for any other expression. */
export function getSwappedPlaces(
  file: FileContext,
  value: TSESTree.Node,
  isList: (node: TSESTree.Node) => boolean,
): Places | undefined {
  const node = unwrap(value);
  if (node.type !== "CallExpression") return undefined;
  return readHere(file, node, isList) ?? readCall(file, node, isList);
}

/** Those that stand in an expression itself. */
const readHere = (
  file: FileContext,
  node: TSESTree.CallExpression,
  isList: (node: TSESTree.Node) => boolean,
): Places | undefined => readWith(file, node, isList) ?? readMap(file, node, isList);

/** `list.with(i, list[j]).with(j, list[i])` */
function readWith(
  file: FileContext,
  node: TSESTree.CallExpression,
  isList: (node: TSESTree.Node) => boolean,
): Places | undefined {
  const later = getLaid(node);
  const inner = later === undefined ? undefined : unwrap(later.list);
  const earlier = inner?.type === "CallExpression" ? getLaid(inner) : undefined;
  if (later === undefined || earlier === undefined || !isList(earlier.list)) return undefined;
  const isCrossed =
    isItemAt(file, earlier.card, isList, later.place) && isItemAt(file, later.card, isList, earlier.place);
  return isCrossed ? [earlier.place, later.place] : undefined;
}

/** The list, the place and the card of `list.with(place, card)`. */
function getLaid({
  callee,
  arguments: given,
}: TSESTree.CallExpression):
  | { readonly list: TSESTree.Node; readonly place: TSESTree.Identifier; readonly card: TSESTree.Node }
  | undefined {
  const [place, card, ...more] = given;
  if (callee.type !== "MemberExpression" || getMemberName(callee) !== "with" || callee.optional) return undefined;
  if (place?.type !== "Identifier" || card === undefined || more.length > 0) return undefined;
  return { list: callee.object, place, card };
}

/** `list.map((card, k) => (k === i ? list[j] : k === j ? list[i] : card))` */
function readMap(
  file: FileContext,
  { callee, arguments: given }: TSESTree.CallExpression,
  isList: (node: TSESTree.Node) => boolean,
): Places | undefined {
  const [callback, ...more] = given;
  if (callee.type !== "MemberExpression" || getMemberName(callee) !== "map" || !isList(callee.object)) return undefined;
  if (callback === undefined || more.length > 0 || !isFunction(callback) || callback.async) return undefined;
  const [card, counter, ...others] = callback.params;
  if (card?.type !== "Identifier" || counter?.type !== "Identifier" || others.length > 0) return undefined;
  const outer = getChoice(file, getResult(callback), counter);
  const inner = getChoice(file, outer?.otherwise, counter);
  if (outer === undefined || inner === undefined || !isSame(file, inner.otherwise, card)) return undefined;
  const isCrossed = isItemAt(file, outer.then, isList, inner.place) && isItemAt(file, inner.then, isList, outer.place);
  return isCrossed ? [outer.place, inner.place] : undefined;
}

/** What an arrow function gives, or a function that does nothing but to return. */
function getResult({ body }: FunctionNode): TSESTree.Node | undefined {
  if (body.type !== "BlockStatement") return body;
  const [only, ...more] = body.body;
  return only?.type === "ReturnStatement" && more.length === 0 ? (only.argument ?? undefined) : undefined;
}

/** `k === place ? then : otherwise` */
function getChoice(
  file: FileContext,
  choice: TSESTree.Node | undefined,
  counter: TSESTree.Identifier,
):
  | { readonly place: TSESTree.Identifier; readonly then: TSESTree.Node; readonly otherwise: TSESTree.Node }
  | undefined {
  const node = choice === undefined ? undefined : unwrap(choice);
  if (node?.type !== "ConditionalExpression") return undefined;
  const test = unwrap(node.test);
  if (test.type !== "BinaryExpression" || !/^===?$/.test(test.operator)) return undefined;
  const [left, right] = [unwrap(test.left), unwrap(test.right)];
  const place = isSame(file, left, counter) ? right : isSame(file, right, counter) ? left : undefined;
  return place?.type === "Identifier" ? { place, then: node.consequent, otherwise: node.alternate } : undefined;
}

/** `swap(list, i, j)`, where a function of the file gives such a copy of its first parameter. */
function readCall(
  file: FileContext,
  { callee, arguments: given }: TSESTree.CallExpression,
  isList: (node: TSESTree.Node) => boolean,
): Places | undefined {
  const local = getFunction(file, callee);
  const [list, first, second, ...more] = given;
  if (local === undefined || local.async || local.generator || local.params.length !== 3) return undefined;
  if (list === undefined || first === undefined || second === undefined || more.length > 0 || !isList(list))
    return undefined;
  if (first.type === "SpreadElement" || second.type === "SpreadElement") return undefined;
  const [own, from, to] = local.params.map((one) => (one.type === "Identifier" ? getVariable(file, one) : undefined));
  if (own === undefined || from === undefined || to === undefined) return undefined;
  const swapped = getSwappedBy(file, local, own);
  if (swapped === undefined) return undefined;
  const places = swapped.map((place) => (place.type === "Identifier" ? getVariable(file, place) : undefined));
  return places.includes(from) && places.includes(to) && from !== to ? [first, second] : undefined;
}

/** The places that a function swaps in a copy of what it is handed. */
function getSwappedBy(file: FileContext, local: FunctionNode, own: Variable): readonly TSESTree.Node[] | undefined {
  const isOwn = (node: TSESTree.Node): boolean => isNamed(file, node, own);
  const result = getResult(local);
  if (result !== undefined) {
    const call = unwrap(result);
    return call.type === "CallExpression" ? readHere(file, call, isOwn) : undefined;
  }
  // const copy = [...list]; [copy[i], copy[j]] = [copy[j], copy[i]]; return copy;
  const [declaration, ...rest] = local.body.type === "BlockStatement" ? local.body.body : [];
  const end = rest.pop();
  const [declarator, ...others] = declaration?.type === "VariableDeclaration" ? declaration.declarations : [];
  const copied = declarator?.init == null ? undefined : getCopied(file, declarator.init);
  const copy = declarator?.id.type === "Identifier" ? getVariable(file, declarator.id) : undefined;
  if (copied === undefined || copy === undefined || !isOwn(copied) || others.length > 0) return undefined;
  const isCopy = (node: TSESTree.Node): boolean => isNamed(file, node, copy);
  if (end?.type !== "ReturnStatement" || end.argument === null || !isCopy(end.argument)) return undefined;
  const isEither = (node: TSESTree.Node): boolean => isCopy(node) || isOwn(node);
  return getCrossed(file, rest, isCopy, isEither) ?? getLaidBoth(file, rest, isCopy, isOwn, isEither);
}

/** The places of `[copy[i], copy[j]] = [copy[j], copy[i]];` */
function getCrossed(
  file: FileContext,
  [swap, ...more]: readonly TSESTree.Statement[],
  isCopy: IsList,
  isEither: IsList,
): readonly TSESTree.Identifier[] | undefined {
  const assignment = more.length > 0 ? undefined : getAssignment(swap);
  if (assignment === undefined) return undefined;
  const [targets, values] = [assignment.left, assignment.right].map((side) =>
    side.type === "ArrayPattern" || side.type === "ArrayExpression" ? side.elements : [],
  );
  const [here, there, ...rest] = targets ?? [];
  const [first, second, ...beyond] = values ?? [];
  const [from, to] = [here, there].map((target) => getPlace(target, isCopy));
  if (from === undefined || to === undefined || first == null || second == null) return undefined;
  const isCrossed = isItemAt(file, first, isEither, to) && isItemAt(file, second, isEither, from);
  return isCrossed && rest.length + beyond.length === 0 ? [from, to] : undefined;
}

/** The places of `copy[i] = list[j]; copy[j] = list[i];`, where `const held = copy[i];` may stand before, for the second item. */
function getLaidBoth(
  file: FileContext,
  statements: readonly TSESTree.Statement[],
  isCopy: IsList,
  isOwn: IsList,
  isEither: IsList,
): readonly TSESTree.Identifier[] | undefined {
  const [before, after] = [getAssignment(statements.at(-2)), getAssignment(statements.at(-1))];
  const [from, to] = [getPlace(before?.left, isCopy), getPlace(after?.left, isCopy)];
  if (before === undefined || after === undefined || from === undefined || to === undefined) return undefined;
  if (!isItemAt(file, before.right, isEither, to)) return undefined;
  if (statements.length === 2) return isItemAt(file, after.right, isOwn, from) ? [from, to] : undefined;
  const [holding] = statements;
  if (statements.length !== 3 || holding?.type !== "VariableDeclaration") return undefined;
  const [held, ...others] = holding.declarations;
  const variable = held.id.type === "Identifier" ? getVariable(file, held.id) : undefined;
  if (variable === undefined || held.init === null || others.length > 0) return undefined;
  return isItemAt(file, held.init, isEither, from) && isNamed(file, after.right, variable) ? [from, to] : undefined;
}

function getAssignment(statement: TSESTree.Node | undefined): TSESTree.AssignmentExpression | undefined {
  const assignment = statement?.type === "ExpressionStatement" ? statement.expression : undefined;
  return assignment?.type === "AssignmentExpression" && assignment.operator === "=" ? assignment : undefined;
}

type IsList = (node: TSESTree.Node) => boolean;

/** The name of a place: `i` of `list[i]`. */
function getPlace(
  node: TSESTree.Node | null | undefined,
  isList: (node: TSESTree.Node) => boolean,
): TSESTree.Identifier | undefined {
  const member = node == null ? undefined : unwrap(node);
  if (member?.type !== "MemberExpression" || !member.computed || member.optional || !isList(member.object))
    return undefined;
  const place = unwrap(member.property);
  return place.type === "Identifier" ? place : undefined;
}

function isItemAt(
  file: FileContext,
  node: TSESTree.Node,
  isList: (node: TSESTree.Node) => boolean,
  place: TSESTree.Identifier,
): boolean {
  const named = getPlace(node, isList);
  return named !== undefined && isSame(file, named, place);
}

/** Returns whether an expression is the same name as another. */
function isSame(file: FileContext, node: TSESTree.Node, name: TSESTree.Identifier): boolean {
  const variable = getVariable(file, name);
  return variable !== undefined && isNamed(file, node, variable);
}

function isNamed(file: FileContext, node: TSESTree.Node, variable: Variable): boolean {
  const name = unwrap(node);
  return name.type === "Identifier" && getVariable(file, name) === variable;
}
