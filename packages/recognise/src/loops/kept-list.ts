// Lists that only give away what is drawn from them, from call to call of a function, or from round to round of a loop: nothing of the file puts an item back.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { hasWord } from "../file/script-block.ts";
import { getGiven, isTaking, isWrite } from "../lengths/kept-length.ts";
import { getHandedLists } from "../states/handed-lists.ts";
import { getListUses, mayBesideChange } from "../states/list-uses.ts";
import { getFunction, getOnlyValue, getVariable, getWrites, isGlobal } from "../syntax/bindings.ts";
import {
  contains,
  getFunctionAround,
  getMemberName,
  getReturned,
  isFunction,
  isLoop,
  isWholeStatement,
  someNode,
  unwrap,
  type FunctionNode,
} from "../syntax/tree.ts";
import { getPush, isLook } from "../values/filled-length.ts";
import { getDrawnFromOwn } from "./drawn-with-rest.ts";

/** Returns whether a list is the same one from call to call, and nothing of the file puts an item back into it. */
export function isKept(
  file: FileContext,
  list: TSESTree.Node,
  around: FunctionNode,
  handing: ReadonlySet<TSESTree.Node> = new Set(),
): boolean {
  const uses = getListUses(file, list);
  if (uses === undefined || mayBesideChange(file, list)) return false;
  const defs = list.type === "Identifier" ? (getVariable(file, list)?.defs ?? []) : [];
  // Whoever imports it may put items into it.
  const isExported = defs.some(({ parent }) => parent?.parent.type === "ExportNamedDeclaration");
  const isHere = defs.some(({ name }) => contains(around, name));
  const isConstructor = around.parent.type === "MethodDefinition" && around.parent.kind === "constructor";
  if (isHere || isExported || isConstructor) return false;
  return [...uses.own, ...uses.others].every((use) => handing.has(use) || isKeptAt(file, use, around));
}

/**
 * Returns whether a list is what every call of a function hands to it, and each of these lists is the same one from call to call, or is handed over several times
 * where it was made; nothing puts an item back into it, here or there.
 */
export function isHandedKept(file: FileContext, list: TSESTree.Node, around: FunctionNode): boolean {
  const variable = list.type === "Identifier" ? getVariable(file, list) : undefined;
  const handed = variable === undefined ? undefined : getHandedLists(file, variable);
  if (variable === undefined || handed === undefined || getWrites(variable).length > 0) return false;
  if (!variable.references.every(({ identifier }) => isOnlyLook(file, identifier) || isDrawn(identifier))) return false;
  // What a function gives back and nobody takes was dropped.
  const isGiven = getReturned(file, around).length > 0;
  if (isGiven && handed.every(({ parent }) => parent === undefined || isWholeStatement(parent))) return false;
  const handing = new Set(handed);
  return handed.every((one) => {
    const caller = getFunctionAround(one);
    if (caller !== undefined && isKept(file, one, caller, handing)) return true;
    const [first] = getHandedInTurn(file, one, handing);
    return first !== undefined && isLeftAlone(file, one, { node: first, handing });
  });
}

/** Returns all calls that are handed the list of a name one after the other, where it was made; nothing where it is one call alone, or one or the other. */
function getHandedInTurn(
  file: FileContext,
  list: TSESTree.Node,
  handing: ReadonlySet<TSESTree.Node>,
): readonly TSESTree.Node[] {
  const variable = list.type === "Identifier" ? getVariable(file, list) : undefined;
  const home = variable?.defs[0]?.name;
  const handed = variable?.references.map(({ identifier }) => identifier).filter((use) => handing.has(use)) ?? [];
  const isOnce = (use: TSESTree.Node): boolean => {
    for (let { parent } = use; parent != null; { parent } = parent) {
      if (isFunction(parent)) return home !== undefined && getFunctionAround(home) === parent;
      if (/^(?:Conditional|If|Logical|Switch|Try)/.test(parent.type) || isLoop(parent)) return false;
    }
    return home !== undefined && getFunctionAround(home) === undefined;
  };
  return handed.length > 1 && handed.every(isOnce) ? handed : [];
}

/** Returns whether a list gets no item back where it is named. */
export const isKeptAt = (file: FileContext, use: TSESTree.Node, around: FunctionNode): boolean =>
  isOnlyLook(file, use) || isDrawn(use) || isGivenAnew(file, use) || isFilled(file, use, around);

/** Returns whether a list is only looked at, here or by a function of the file that is handed it: `deck.length`, `getRandomPlace(deck)`. */
function isOnlyLook(file: FileContext, use: TSESTree.Node): boolean {
  if (isLook(file, use)) return isLeftSo(use);
  const call = use.parent;
  if (call?.type !== "CallExpression" || call.callee === use) return false;
  const param = getFunction(file, call.callee)?.params[call.arguments.findIndex((one) => one === use)];
  const handed = param?.type === "Identifier" ? getVariable(file, param) : undefined;
  return handed?.references.every(({ identifier }) => isLook(file, identifier) && isLeftSo(identifier)) === true;
}

/** Returns whether what looks at a list neither makes a longer one of it nor gives a place of it anything. */
const isLeftSo = (use: TSESTree.Node): boolean => !isPutTogether(use) && !isPlaceSet(use);

/** Returns whether a longer list is made of a list, which may take its place: `[...deck, card]`, `deck.concat(card)`. */
function isPutTogether({ parent }: TSESTree.Node): boolean {
  if (parent?.type === "SpreadElement")
    return parent.parent.type === "ArrayExpression" && parent.parent.elements.length > 1;
  return parent?.type === "MemberExpression" && getMemberName(parent) === "concat";
}

/** Returns whether items are taken out at a place that is no number. */
function isDrawn(use: TSESTree.Node): boolean {
  const call = use.parent?.parent;
  const [place] = call?.type === "CallExpression" ? call.arguments : [];
  return isTaking(use) && place !== undefined && place.type !== "Literal";
}

/** `deck[i] = card` and `[deck[i], deck[j]] = …` put items into a list, or bring it into another order. */
const isPlaceSet = ({ parent }: TSESTree.Node): boolean =>
  parent?.type === "MemberExpression" && parent.computed && isWrite(parent);

/** Returns whether a list is given another value, not one that is made of itself, which may have the drawn item in it, but for one that leaves out an item. */
function isGivenAnew(file: FileContext, use: TSESTree.Node): boolean {
  const given = getGiven(use);
  if (given === undefined) return false;
  const isLeftOut = (node: TSESTree.Node): boolean =>
    node.type === "CallExpression" && getDrawnFromOwn(file, node) !== undefined;
  return (
    someNode(file, given.right, isLeftOut) ||
    !hasWord(file.sourceCode.getText(given.right), file.sourceCode.getText(use))
  );
}

/** Returns whether an item that is made there is put into a list, outside of the function that draws. */
function isFilled(file: FileContext, use: TSESTree.Node, around: FunctionNode): boolean {
  const push = getPush(use);
  if (push?.parent.type !== "ExpressionStatement" || contains(around, push)) return false;
  return push.arguments.every((item) => isMadeItem(file, item));
}

/** Returns whether an item is made where it is put into a list. */
function isMadeItem(file: FileContext, item: TSESTree.Node): boolean {
  const made = unwrap(item);
  const variable = made.type === "Identifier" ? getVariable(file, made) : undefined;
  const declaration = variable?.defs[0]?.parent;
  // `for (let n = 1; n <= 75; n++) balls.push(n);`
  if (declaration?.parent.type === "ForStatement" && declaration.parent.init === declaration) return true;
  const value = (variable === undefined ? undefined : getOnlyValue(variable)) ?? made;
  return MADE.has(value.type) || isRounded(file, unwrap(value));
}

/** `Math.floor(i / 4)` */
const isRounded = (file: FileContext, node: TSESTree.Node): boolean =>
  node.type === "CallExpression" &&
  node.callee.type === "MemberExpression" &&
  isGlobal(file, node.callee.object, "Math") &&
  getMemberName(node.callee) !== "random";

const MADE: ReadonlySet<string> = new Set([
  "ArrayExpression",
  "BinaryExpression",
  "Literal",
  "NewExpression",
  "ObjectExpression",
  "TemplateLiteral",
]);

/** Returns whether a list of a function's own, or one that it is handed, only gives away what is drawn from it, in rounds before which it may be filled. */
export function isLeftAlone(file: FileContext, list: TSESTree.Node, rounds?: Rounds): boolean {
  const variable = list.type === "Identifier" ? getVariable(file, list) : undefined;
  const [definition, ...more] = variable?.defs ?? [];
  if (variable === undefined || definition === undefined || more.length > 0 || mayBesideChange(file, list))
    return false;
  const isParameter = definition.type.toString() === "Parameter" && isFunction(definition.node);
  const isMade = definition.node.type === "VariableDeclarator" && definition.node.id === definition.name;
  if (!isParameter && !isMade) return false;
  return variable.references.every(
    ({ identifier, init }) =>
      init === true ||
      isOnlyLook(file, identifier) ||
      isDrawn(identifier) ||
      isTakenFromEnd(identifier) ||
      (rounds !== undefined && isBefore(file, identifier, rounds)),
  );
}

/** The rounds of a loop, and the names in them by which a list is handed to a function that draws from it. */
interface Rounds {
  readonly node: TSESTree.Node;
  readonly handing?: ReadonlySet<TSESTree.Node>;
}

/** Returns whether items that are made there are put into a list before some rounds of its own function, or a round hands it to what draws from it. */
function isBefore(file: FileContext, use: TSESTree.Node, { node, handing }: Rounds): boolean {
  if (handing?.has(use) === true) return true;
  const push = getPush(use);
  if (push?.parent.type !== "ExpressionStatement" || push.range[1] > node.range[0]) return false;
  return getFunctionAround(push) === getFunctionAround(node) && push.arguments.every((item) => isMadeItem(file, item));
}

/** `rest.pop()`, `rest.shift()`: the others keep their order. */
const isTakenFromEnd = (use: TSESTree.Node): boolean =>
  isTaking(use) && use.parent?.type === "MemberExpression" && getMemberName(use.parent) !== "splice";
