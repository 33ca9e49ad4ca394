// Which list a path names: `a`, `this.cards`, `rows[k]`, however it is spelled.
import type { Expression } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getOnlyValue, getVariable, getWrites, type Variable } from "../syntax/bindings.ts";
import { getStored } from "../syntax/implicit-globals.ts";
import { getHandedOut } from "../syntax/handed-out-list.ts";
import { isListPath } from "../syntax/list-path.ts";
import {
  contains,
  getChildren,
  getFunctionAround,
  getMemberName,
  isFunction,
  isLoop,
  someNode,
  unwrap,
} from "../syntax/tree.ts";
import { getCopied, getSizeOfNew, hasNoItem, isEmptyArray, leavesOneOut, takesNone } from "../syntax/list-forms.ts";
import { getKept } from "./kept-notes.ts";
import { NotKnown } from "./not-known.ts";
import { getKeyOfThis } from "./own-this.ts";
import { getLastResult, getRebuildingCall } from "../syntax/rebuilding-call.ts";
import { getSwappedPlaces } from "../syntax/swapped-copy.ts";
import type { Translation } from "./translation.ts";
import { getCutText } from "../syntax/cut-text.ts";

/** Returns the one name of a list, however its path is spelled. @throws NotKnown where the path may change. */
export function getListKey(translation: Translation, expression: TSESTree.Node): string {
  const node = unwrap(expression);
  switch (node.type) {
    case "ThisExpression":
    case "Super":
      return getKeyOfThis(translation, node);
    case "Identifier": {
      const variable = getStored(translation.file, node);
      if (variable === undefined) return node.name;
      const alias = translation.aliases.get(variable);
      if (alias !== undefined) return getListKey(translation, alias);
      if (
        translation.options.isComparator &&
        variable.defs.some(
          ({ type, name }) => type.toString() === "Parameter" && contains(translation.options.region, name),
        )
      ) {
        throw new NotKnown({ kind: "comparesItems" }, node);
      }
      const value = getOnlyValue(variable);
      if (value !== undefined && isListPath(value) && !isNumeric(value)) return getListKey(translation, value);
      const isChanging = getWrites(variable).some(({ identifier }) => contains(translation.options.region, identifier));
      if (isChanging && !isRebuilt(translation, variable)) throw new NotKnown({ kind: "changingList" }, node);
      if (
        !translation.ownLists.has(variable) &&
        variable.defs.some(({ name }) => contains(translation.options.region, name))
      )
        throw new NotKnown({ kind: "listOfRound" }, node);
      return translation.nameOf(variable);
    }
    case "MemberExpression": {
      const object = getListKey(translation, node.object);
      const name = getMemberName(node);
      if (name !== undefined) return `${object}.${name}`;
      const index = unwrap(node.property);
      if (index.type === "Literal" && typeof index.value === "number") return `${object}[${String(index.value)}]`;
      if (index.type === "Identifier") {
        const variable = getStored(translation.file, index);
        if (
          variable !== undefined &&
          !variable.references.some(
            (reference) => reference.isWrite() && contains(translation.options.region, reference.identifier),
          )
        ) {
          return `${object}[${translation.nameOf(variable)}]`;
        }
      }
      throw new NotKnown({ kind: "changingList" }, node);
    }
    case "CallExpression": {
      const path = getHandedOut(translation.file, node);
      if (path === undefined) throw new NotKnown({ kind: "unnamedList" }, node);
      return getKeyOfHandedOut(translation, unwrap(node.callee), path);
    }
    default:
      // Nobody else has a list that stands in the code.
      throw new NotKnown({ kind: node.type === "ArrayExpression" ? "listWrittenHere" : "unnamedList" }, node);
  }
}

/** The one name of a list that a method hands out, where `this` is what the method is called on: `deck.cards` of `deck.all()`. */
function getKeyOfHandedOut(translation: Translation, callee: TSESTree.Node, path: TSESTree.Node): string {
  const node = unwrap(path);
  if (node.type === "ThisExpression" && callee.type === "MemberExpression")
    return getListKey(translation, callee.object);
  const name = node.type === "MemberExpression" ? getMemberName(node) : undefined;
  if (node.type === "MemberExpression" && name !== undefined)
    return `${getKeyOfHandedOut(translation, callee, node.object)}.${name}`;
  if (node.type !== "Identifier") throw new NotKnown({ kind: "unnamedList" }, node);
  return getListKey(translation, node);
}

/** Returns the one name of the object whose method an expression calls; undefined where that has none. */
export function getKeyOfCalled(translation: Translation, callee: TSESTree.Node): string | undefined {
  const node = resolveAlias(translation, callee);
  if (node.type !== "MemberExpression") return undefined;
  try {
    const key = getListKey(translation, node.object);
    translation.selves.set(key, unwrap(node.object));
    return key;
  } catch (thrown) {
    if (!(thrown instanceof NotKnown)) throw thrown;
    return undefined;
  }
}

export function resolveAlias(translation: Translation, source: TSESTree.Node): TSESTree.Node {
  const node = unwrap(source);
  return node.type === "Identifier" ? (getAlias(translation, node) ?? node) : node;
}

export function getAlias(translation: Translation, identifier: TSESTree.Identifier): TSESTree.Node | undefined {
  const variable = getVariable(translation.file, identifier);
  return variable === undefined ? undefined : translation.aliases.get(variable);
}

function isNumeric(node: TSESTree.Node): boolean {
  return node.type === "MemberExpression" && getMemberName(node) === "length";
}

/** Returns whether a path already holds a number here: then it is read now. */
export function isNumericNow(translation: Translation, source: TSESTree.Node): boolean {
  const node = unwrap(source);
  if (isNumeric(node)) return true;
  if (node.type !== "Identifier") return false;
  const variable = getStored(translation.file, node);
  return variable !== undefined && translation.known.has(variable);
}

/** Returns whether the region only ever makes a list of itself and a card, or without one: `out = [...out, card]`, `rest = rest.filter((_, k) => k !== place)`. */
export function isRebuilt(translation: Translation, variable: Variable): boolean {
  const known = translation.rebuilt.get(variable);
  if (known !== undefined) return known;
  const writes = getWrites(variable).filter(({ identifier }) => contains(translation.options.region, identifier));
  const isOwn = (node: TSESTree.Node): boolean =>
    node.type === "Identifier" && getVariable(translation.file, node) === variable;
  const isRebuild = (value: TSESTree.Node): boolean => {
    const node = unwrap(value);
    if (getSwappedPlaces(translation.file, node, isOwn) !== undefined) return true;
    if (getCutText(translation.file, node, isOwn) !== undefined) return true;
    if (node.type === "ArrayExpression") return node.elements.some((element) => element?.type === "SpreadElement");
    if (node.type === "ConditionalExpression") return isRebuild(node.consequent) && isRebuild(node.alternate);
    if (isRebuiltByCall(translation.file, node, isOwn)) return true;
    if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return false;
    const name = getMemberName(node.callee);
    if (name === "concat") return true;
    return isOwn(node.callee.object) && (name === "toSpliced" || leavesOneOut(translation.file, node));
  };
  const result =
    writes.length > 0 &&
    writes.every(({ identifier: { parent } }) => parent.type === "AssignmentExpression" && isRebuild(parent.right));
  translation.rebuilt.set(variable, result);
  return result;
}

/** Returns whether a function of the file may make a list anew: what it gives names the list, or a copy of it. */
function isRebuiltByCall(file: FileContext, node: TSESTree.Node, isOwn: (node: TSESTree.Node) => boolean): boolean {
  const rebuilding = getRebuildingCall(file, node, isOwn);
  return rebuilding !== undefined && getLastResult(rebuilding.local) !== undefined;
}

/** Returns whether the region assigns to a property of this path. */
export function isWrittenInRegion(translation: Translation, key: string): boolean {
  return getWrittenPaths(translation).has(key);
}

function getWrittenPaths(translation: Translation): ReadonlySet<string> {
  if (translation.writtenPaths !== undefined) return translation.writtenPaths;
  const paths = new Set<string>();
  translation.writtenPaths = paths;
  const visit = (node: TSESTree.Node): void => {
    const target =
      node.type === "AssignmentExpression" ? node.left : node.type === "UpdateExpression" ? node.argument : undefined;
    if (target?.type === "MemberExpression" && getMemberName(target) !== undefined) {
      try {
        paths.add(getListKey(translation, target));
      } catch (thrown) {
        if (!(thrown instanceof NotKnown)) throw thrown;
      }
    }
    for (const child of getChildren(translation.file, node)) visit(child);
  };
  visit(translation.options.region);
  return paths;
}

/** Returns whether a path starts with a variable of the region itself: what it names changes from round to round. */
export function isOfItem(translation: Translation, path: TSESTree.Node): boolean {
  const node = unwrap(path);
  if (node.type === "MemberExpression") return isOfItem(translation, node.object);
  const variable = node.type === "Identifier" ? getVariable(translation.file, node) : undefined;
  return (
    variable !== undefined &&
    !translation.aliases.has(variable) &&
    !translation.paths.has(variable) &&
    variable.defs.some(({ name }) => contains(translation.options.region, name))
  );
}

/** The length of a list; a copy has its original's. */
export function getLength(translation: Translation, key: string, node: TSESTree.Node): Expression {
  translation.lengthOf.set(key, getOriginal(translation, key, node));
  const known = translation.lengthNodes.get(key);
  // As in the region itself, where it is spelled there.
  if (known === undefined || !contains(translation.options.region, known))
    translation.lengthNodes.set(key, resolveAlias(translation, node));
  return { kind: "length", list: key };
}

/** Returns the key of the list of which this one is a copy, or its own. */
export function getOriginal(
  translation: Translation,
  key: string,
  expression: TSESTree.Node,
  asked: ReadonlySet<string> = new Set(),
): string {
  // Lists that are declared as copies of each other have no original.
  if (asked.has(key)) return key;
  const own = translation.copies.get(key);
  if (own !== undefined) return own;
  const node = unwrap(expression);
  const variable = node.type === "Identifier" ? getVariable(translation.file, node) : undefined;
  const value = variable === undefined ? undefined : (getOnlyValue(variable) ?? getFirstValue(translation, variable));
  const source = value === undefined ? undefined : getCopied(translation.file, value);
  if (source === undefined || !isListPath(source)) return key;
  try {
    return getOriginal(translation, getListKey(translation, source), source, new Set([...asked, key]));
  } catch (thrown) {
    if (!(thrown instanceof NotKnown)) throw thrown;
    return key;
  }
}

/** What a variable holds where the region begins, which alone gives it other values: `let out = [...list]; for (…) out = out.concat(…);`. */
function getFirstValue({ options: { region } }: Translation, variable: Variable): TSESTree.Expression | undefined {
  const [definition, ...more] = variable.defs;
  if (definition?.node.type !== "VariableDeclarator" || definition.node.id !== definition.name || more.length > 0)
    return undefined;
  const isOnlyHere = getWrites(variable).every(({ identifier }) => contains(region, identifier));
  return isOnlyHere && getFunctionAround(definition.name) === getFunctionAround(region)
    ? (definition.node.init ?? undefined)
    : undefined;
}

/** Returns whether a list is empty where the region begins: declared so, and not mentioned in between, or a property that is emptied right before. */
export function startsEmpty(translation: Translation, key: string, expression: TSESTree.Node): boolean {
  if (translation.emptyLists.has(key)) return true;
  const node = unwrap(expression);
  if (node.type === "MemberExpression") return isEmptiedBefore(translation, node);
  if (isKeptEmpty(translation, node)) return true;
  const variable = node.type === "Identifier" ? getVariable(translation.file, node) : undefined;
  const [definition, ...more] = variable?.defs ?? [];
  if (variable === undefined || definition?.node.type !== "VariableDeclarator" || more.length > 0) return false;
  const { init } = definition.node;
  if (init === null || !(hasNoItem(translation.file, init) || isEmptyText(init))) return false;
  // The holes of `new Array(n)` are written over by places; what is put in comes behind them or between.
  if (translation.flowing.has(key) && getSizeOfNew(translation.file, unwrap(init)) !== undefined) return false;
  return isUntouchedBefore(translation, variable);
}

/** Of a list that lives longer, and begins empty, the region may only put items into it: what else it does is done to what was put in elsewhere. */
export function isKeptEmpty(translation: Translation, node: TSESTree.Node): boolean {
  const kept = getKept(translation, node);
  return kept !== undefined && isEmptyArray(kept.empty) && kept.inside.every(isPutOrAsked) && kept.inside.some(isPut);
}

function isPutOrAsked(use: TSESTree.Node): boolean {
  if (isPut(use)) return true;
  const { parent } = use;
  const name = parent?.type === "MemberExpression" && parent.object === use ? getMemberName(parent) : undefined;
  return name !== undefined && ASKING.has(name);
}

const ASKING: ReadonlySet<string> = new Set("length includes indexOf some every find findIndex filter".split(" "));

/** `out.push(item)`, `out.splice(place, 0, item)`. */
function isPut({ parent }: TSESTree.Node): boolean {
  const call = parent?.parent;
  if (parent?.type !== "MemberExpression" || call?.type !== "CallExpression" || call.callee !== parent) return false;
  const name = getMemberName(parent);
  const [, count] = call.arguments;
  return name === "push" || name === "unshift" || (name === "splice" && takesNone(count));
}

/** A text has letters as a list has items. */
export const isEmptyText = (init: TSESTree.Node): boolean => init.type === "Literal" && init.value === "";

/** `this.drawn = []; const rest = [...cards];`, right before the region. */
function isEmptiedBefore({ file, options: { region } }: Translation, list: TSESTree.MemberExpression): boolean {
  const { parent: block } = region;
  if (block?.type !== "BlockStatement" && block?.type !== "Program") return false;
  const path = file.sourceCode.getText(list);
  const before = block.body.slice(0, block.body.indexOf(region as TSESTree.Statement));
  for (const statement of before.toReversed()) {
    const given = statement.type === "ExpressionStatement" ? statement.expression : undefined;
    if (given?.type === "AssignmentExpression" && file.sourceCode.getText(given.left) === path)
      return given.operator === "=" && isEmptyArray(given.right);
    const declared = statement.type === "VariableDeclaration" ? statement.declarations : undefined;
    // Anything that is called may fill it.
    if (!declared?.every(({ init }) => init === null || isQuiet(file, getCopied(file, init) ?? init))) return false;
  }
  return false;
}

const isQuiet = (file: FileContext, code: TSESTree.Node): boolean =>
  !someNode(file, code, ({ type }) => /Call|New|Assignment|Update|Await|Yield|Tagged|Import/.test(type));

/** Returns whether a variable is declared with a value that nothing mentions before the region, each time the region runs. */
export function isUntouchedBefore(translation: Translation, variable: Variable): boolean {
  const [definition, ...more] = variable.defs;
  if (definition?.node.type !== "VariableDeclarator" || more.length > 0) return false;
  const { region } = translation.options;
  if (getFunctionAround(definition.name) !== getFunctionAround(region)) return false;
  for (let { parent } = region; parent != null && !contains(parent, definition.name); { parent } = parent)
    if (isLoop(parent) || isFunction(parent)) return false;
  return variable.references.every(
    ({ identifier, init: isInitial }) =>
      isInitial === true || contains(region, identifier) || identifier.range[0] > region.range[1],
  );
}
