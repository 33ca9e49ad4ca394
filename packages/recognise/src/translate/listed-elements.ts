// Lists of elements that have a name: `const items = [...ul.children]`, `document.querySelectorAll(".card")`, jQuery's `const items = ul.children()`. They stay as
// they were when their elements move; those of `getElementsByClassName` follow.
import type { Expression } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { hasWord } from "../file/script-block.ts";
import { isJQuery } from "../origins/jquery.ts";
import { getOnlyValue, getVariable, isGlobal, type Variable } from "../syntax/bindings.ts";
import { getCopied } from "../syntax/list-forms.ts";
import { isListPath } from "../syntax/list-path.ts";
import { contains, getFunctionAround, getMemberName, unwrap } from "../syntax/tree.ts";
import { getListKey } from "./list-paths.ts";
import type { ElementPlace, ListedElements, Translation } from "./translation.ts";

/**
 * Returns where an element stands that is drawn out of such a list. Whichever of all is drawn, each is as likely, wherever it stands by now; where fewer are
 * drawn from, the place is that in the list, and `loops/last-draws.ts` knows what comes of that. Undefined of any other list, or where it is used otherwise.
 */
export function readListedElement(translation: Translation, element: TSESTree.Node): ElementPlace | undefined {
  const drawn = getDrawn(unwrap(element));
  const variable = drawn === undefined ? undefined : getVariable(translation.file, drawn.list);
  if (drawn === undefined || variable === undefined || !isListOfPage(translation, variable, drawn.list))
    return undefined;
  const list = getListKey(translation, drawn.list);
  const position = translation.expression(drawn.place);
  const listed = {
    drawnFrom: countPlaces(getGiven(translation, position), list),
    isLive: isLiveQuery(getOnlyValue(variable)),
  };
  return { list, node: drawn.list, position: translation.capture(position), moves: 0, listed };
}

/** Returns whether all elements of such a list may lie in `parent`, as they were when a loop began that moves them to an end of it. */
export function mayBeParent(
  translation: Translation,
  { node, listed }: ElementPlace,
  parent: TSESTree.Expression,
): boolean {
  const { file, options } = translation;
  const { region } = options;
  const { text } = file.sourceCode;
  const variable = getVariable(file, node as TSESTree.Identifier);
  const made = variable === undefined ? undefined : getOnlyValue(variable);
  // A function that the loop calls may be handed another parent each time.
  if (made === undefined || !contains(region, parent)) return false;
  const name = parent.type === "Identifier" ? parent : undefined;
  if (name !== undefined && isUsedMeanwhile(file, region, name)) return false;
  const children = getChildrenOf(file, unwrap(made));
  if (children !== undefined) {
    const isUntouched = name !== undefined && !hasWord(text.slice(made.range[1], region.range[0]), name.name);
    return isUntouched && getListKey(translation, children) === getListKey(translation, parent);
  }
  if (name === undefined ? !isListPath(parent) && !isAskedFor(file, parent) : isMadeForThem(file, name)) return false;
  const root = getRoot(getCopied(file, made) ?? unwrap(made));
  const isWithin = root === undefined || isGlobal(file, root, "document") || isFragment(file, parent);
  // What waits in a fragment is in no list of the page.
  if (listed?.isLive === true && isFragment(file, parent)) return false;
  if (!isWithin && file.sourceCode.getText(root) !== file.sourceCode.getText(parent)) return false;
  const around = getFunctionAround(region) ?? file.sourceCode.ast;
  return !EMPTYING.test(text.slice(around.range[0], region.range[1]));
}

/** What takes elements out of a page without a draw. */
const EMPTYING =
  /\.(?:innerHTML|outerHTML)\s*=|\.(?:replaceChildren|removeChild|replaceWith|empty|detach|html)\(|(?<!classList)\.remove\(/;

/** Returns whether a loop does something else with a parent, or has one of its own in each round. */
function isUsedMeanwhile(file: FileContext, region: TSESTree.Node, parent: TSESTree.Identifier): boolean {
  const variable = getVariable(file, parent);
  const uses = variable?.references.map(({ identifier }) => identifier) ?? [];
  return (
    variable?.defs.some(({ name }) => contains(region, name)) === true ||
    uses.some((use) => use !== parent && contains(region, use) && !isAskedForFirst(use))
  );
}

/** Returns whether a parent was made, so that elements which are handed to it leave theirs; those of a fragment come back with it. */
function isMadeForThem(file: FileContext, parent: TSESTree.Identifier): boolean {
  const variable = getVariable(file, parent);
  const made = variable === undefined ? undefined : getOnlyValue(variable);
  if (made === undefined) return false;
  return made.type === "NewExpression" || /\bcreateElement|^\$\(\s*["'`]</.test(file.sourceCode.getText(made));
}

/** `ul.firstChild` */
const isAskedForFirst = ({ parent }: TSESTree.Node): boolean =>
  parent?.type === "MemberExpression" && /^first(?:Element)?Child$/.test(getMemberName(parent) ?? "");

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

/** Returns whether a list has elements of the page, in their order, and the loop does nothing with it but to ask for one of them. */
function isListOfPage(translation: Translation, variable: Variable, list: TSESTree.Identifier): boolean {
  const { file, options } = translation;
  const { region } = options;
  const value = getOnlyValue(variable);
  const made = value === undefined ? undefined : unwrap(value);
  if (made === undefined || contains(region, made)) return false;
  const uses = variable.references.map(({ identifier }) => identifier as TSESTree.Node);
  if (!uses.every((use) => use === list || !contains(region, use) || isLength(use) || isWalked(use) || isLook(use)))
    return false;
  const copied = getCopied(file, made);
  if (copied === undefined && (isQuery(made) || isLiveQuery(made))) return true;
  if (getChildrenOf(file, made) === undefined && (copied === undefined || !isQuery(copied))) return false;
  // Anybody could put the items of an array in another order.
  const [definition] = variable.defs;
  const statement = definition?.node.parent;
  const isRightBefore = statement?.type === "VariableDeclaration" && statement.parent === region.parent;
  const isBeside = (use: TSESTree.Node): boolean =>
    isRightBefore && (use.range[0] < statement.range[1] || use.range[0] > region.range[0]);
  return uses.every((use) => isBeside(use) || use === definition?.name || isOnlyAsked(use));
}

const ASKING: ReadonlySet<string> = new Set([
  "entries",
  "every",
  "filter",
  "find",
  "forEach",
  "includes",
  "indexOf",
  "length",
  "map",
  "some",
]);

/** Returns whether a use of a list leaves it as it is: `cards.length`, `cards[i]`, `cards.forEach(…)`, `[...cards]`. */
function isOnlyAsked(use: TSESTree.Node): boolean {
  const { parent } = use;
  if (parent?.type === "SpreadElement") return true;
  if (parent?.type === "ForOfStatement") return parent.right === use;
  if (parent?.type !== "MemberExpression" || parent.object !== use) return false;
  const { parent: outer } = parent;
  if (outer.type === "AssignmentExpression" && outer.left === parent) return false;
  const name = getMemberName(parent);
  return name === undefined ? outer.type !== "ArrayPattern" && outer.type !== "UpdateExpression" : ASKING.has(name);
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

/** Returns whether a call asks for elements by a selector that is written out: `board.querySelectorAll(".card")`, `$(".card")`, `$board.find(".card")`. */
function isQuery(node: TSESTree.Node): boolean {
  const callee = getCalleeOfSelector(node);
  if (callee === undefined) return false;
  if (isJQuery(callee)) return true;
  return callee.type === "MemberExpression" && /^(?:querySelectorAll|find)$/.test(getMemberName(callee) ?? "");
}

/** Returns whether a call gives the elements as they stand in the page at any time: `board.getElementsByClassName("card")`. */
function isLiveQuery(made: TSESTree.Node | undefined): boolean {
  const callee = made === undefined ? undefined : getCalleeOfSelector(unwrap(made));
  return (
    callee?.type === "MemberExpression" && /^getElementsBy(?:ClassName|TagName)$/.test(getMemberName(callee) ?? "")
  );
}

/** What a query looks into: `board` of `board.querySelectorAll(".card")`; undefined where that is the page. */
function getRoot(query: TSESTree.Node): TSESTree.Expression | undefined {
  const callee = getCalleeOfSelector(query);
  return callee?.type === "MemberExpression" ? callee.object : undefined;
}

/** Returns whether elements only wait in `parent` until all of them come back to the page: `document.createDocumentFragment()`. */
function isFragment(file: FileContext, parent: TSESTree.Expression): boolean {
  const variable = parent.type === "Identifier" ? getVariable(file, parent) : undefined;
  const made = variable === undefined ? undefined : getOnlyValue(variable);
  const callee = made?.type === "CallExpression" ? made.callee : undefined;
  return callee?.type === "MemberExpression" && getMemberName(callee) === "createDocumentFragment";
}

/** Returns whether a call asks the page for one element: `document.getElementById("board")`, `$("#board")`. */
function isAskedFor(file: FileContext, node: TSESTree.Node): boolean {
  const callee = getCalleeOfSelector(node);
  if (callee === undefined) return false;
  if (isJQuery(callee)) return true;
  if (callee.type !== "MemberExpression" || !isGlobal(file, callee.object, "document")) return false;
  return /^(?:getElementById|querySelector)$/.test(getMemberName(callee) ?? "");
}

function getCalleeOfSelector(node: TSESTree.Node): TSESTree.Node | undefined {
  if (node.type !== "CallExpression") return undefined;
  const [selector, ...more] = node.arguments;
  const isWritten = selector?.type === "Literal" && typeof selector.value === "string" && !selector.value.includes("<");
  return isWritten && more.length === 0 ? unwrap(node.callee) : undefined;
}

const isLength = ({ parent }: TSESTree.Node): boolean =>
  parent?.type === "MemberExpression" && getMemberName(parent) === "length";

/** `items[i].classList` */
const isLook = ({ parent }: TSESTree.Node): boolean =>
  parent?.type === "MemberExpression" &&
  parent.parent.type === "MemberExpression" &&
  parent.parent.object === parent &&
  getMemberName(parent.parent) === "classList";

/** `items.forEach(…)`, `items.each(…)`, `for (const item of items)` */
function isWalked(use: TSESTree.Node): boolean {
  const { parent } = use;
  if (parent?.type === "ForOfStatement") return parent.right === use;
  if (parent?.type !== "MemberExpression" || parent.object !== use) return false;
  return /^(?:forEach|each)$/.test(getMemberName(parent) ?? "") && parent.parent.type === "CallExpression";
}

/** What the name of a place was given: `const random = Math.floor(…);`. */
function getGiven(translation: Translation, place: Expression): Expression {
  const given = place.kind === "variable" ? translation.given.get(place.name) : undefined;
  return given === undefined ? place : getGiven(translation, given);
}

/** From how many places is drawn: `Math.floor(Math.random() * items.length)`. */
function countPlaces(place: Expression, list: string): ListedElements["drawnFrom"] {
  if (place.kind !== "unary" || (place.operator !== "floor" && place.operator !== "trunc")) return undefined;
  const { operand } = place;
  if (operand.kind !== "binary" || operand.operator !== "*") return undefined;
  const [draw, range] = operand.left.kind === "draw" ? [operand.left, operand.right] : [operand.right, operand.left];
  if (draw.kind !== "draw") return undefined;
  if (range.kind === "length") return range.list === list ? "all" : undefined;
  return range.kind === "number" && Number.isInteger(range.value) ? range.value : undefined;
}
