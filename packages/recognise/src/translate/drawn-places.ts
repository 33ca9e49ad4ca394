// Places that are drawn into a list before the loop that swaps by them: each is read in one round, so it is as if it were drawn there.
import type { Expression } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable, getWrites, isGlobal, type Variable } from "../syntax/bindings.ts";
import { getStep } from "../syntax/iteration.ts";
import { getLengthProperty } from "../syntax/list-forms.ts";
import { isListPath } from "../syntax/list-path.ts";
import {
  contains,
  getFunctionAround,
  getMemberName,
  isFunction,
  isLoop,
  someNode,
  unwrap,
  visitNodes,
  type FunctionNode,
} from "../syntax/tree.ts";
import { number } from "./arithmetic.ts";
import { getLength, getListKey } from "./list-paths.ts";
import { NotKnown } from "./not-known.ts";
import { emitTimes, getCount, isUnused } from "./rounds.ts";
import type { Translation } from "./translation.ts";
import { isStillTrue } from "./variables.ts";

export interface DrawnPlaces {
  /** How many there are. */
  readonly end: () => Expression;
  /** The place at an index, drawn now. Read each index once. */
  readonly draw: (index: Expression) => Expression;
}

/** No place of any list: of a loop that goes beyond its places nothing is said. */
const NO_PLACE = -0.5;

/** What makes a list longer or shorter. */
const RESIZES = /\.(?:push|pop|shift|unshift|splice)\s*\(|\.length\s*(?:[-+]?=(?!=)|--|\+\+)/;

/** Returns the places that a loop walks over as a whole: `places.forEach((j, i) => …)`, `for (const [i, j] of places.entries())`. */
export function getWalkedPlaces(translation: Translation, list: TSESTree.Node): DrawnPlaces | undefined {
  const node = unwrap(list);
  const variable = node.type === "Identifier" ? getVariable(translation.file, node) : undefined;
  return variable === undefined ? undefined : findDrawn(translation, variable, (use) => use === node);
}

/** A round for each of such places, with the counter and the place that the source names. */
export function emitDrawn(
  translation: Translation,
  { end, draw }: DrawnPlaces,
  counter: TSESTree.Node | undefined,
  place: TSESTree.Node | undefined,
  mode: { readonly isText: boolean; readonly mayReturn: boolean },
  emitBody: () => void,
): void {
  const item = place === undefined ? undefined : { node: place, cardAt: draw };
  emitTimes(translation, translation.capture(end()), counter, item, mode, emitBody);
}

/** Draws, at the beginning of a round of the whole loop, the places that this round reads by its counter: `places[i]`. */
export function drawPlaces(translation: Translation, counter: TSESTree.Node | undefined): void {
  const { file, options } = translation;
  const own = counter?.type === "Identifier" ? getVariable(file, counter) : undefined;
  if (own === undefined || options.isLoop !== true || !isCountedOnce(own, options.region)) return;
  const lists = new Set<Variable>();
  visitNodes(file, options.region, (node) => {
    const list = node.type === "MemberExpression" && isAt(node, own) ? unwrap(node.object) : undefined;
    const variable = list?.type === "Identifier" ? getVariable(file, list) : undefined;
    if (variable !== undefined) lists.add(variable);
    return undefined;
  });
  function isAt(node: TSESTree.MemberExpression, variable: Variable): boolean {
    return node.computed && node.property.type === "Identifier" && getVariable(file, node.property) === variable;
  }
  for (const list of lists) {
    const drawn = findDrawn(
      translation,
      list,
      ({ parent }) => parent?.type === "MemberExpression" && isAt(parent, own) && !isTarget(parent),
    );
    if (drawn === undefined) continue;
    const index: Expression = { kind: "variable", name: translation.nameOf(own) };
    translation.constants.set(list, translation.capture(drawn.draw(index)));
  }
}

/** Returns what this round reads of places that were drawn before. */
export function readDrawnPlace(translation: Translation, node: TSESTree.MemberExpression): Expression | undefined {
  const list = unwrap(node.object);
  const variable = list.type === "Identifier" ? getVariable(translation.file, list) : undefined;
  return variable === undefined || !node.computed ? undefined : translation.constants.get(variable);
}

const isTarget = (node: TSESTree.Node): boolean =>
  (node.parent?.type === "AssignmentExpression" && node.parent.left === node) ||
  node.parent?.type === "UpdateExpression" ||
  node.parent?.type === "ArrayPattern" ||
  node.parent?.type === "UnaryExpression";

/** Returns whether a counter has each of its values in one round: nothing but the head of the loop, or who calls its function, gives it one. */
function isCountedOnce(counter: Variable, region: TSESTree.Node): boolean {
  const writes = getWrites(counter);
  if (region.type !== "ForStatement")
    return writes.length === 0 && counter.defs.some(({ node }) => node.parent === region && isFunction(node));
  const { init, update } = region;
  const outside = writes.filter(({ identifier }) => update === null || !contains(update, identifier));
  return (
    getStep(update) !== undefined &&
    outside.length === 0 &&
    init !== null &&
    counter.defs.some(({ name }) => contains(init, name))
  );
}

function findDrawn(
  translation: Translation,
  variable: Variable,
  isUse: (identifier: TSESTree.Node) => boolean,
): DrawnPlaces | undefined {
  const { region, isLoop: isOfLoop } = translation.options;
  const [definition] = variable.defs;
  const value = getOnlyValue(variable);
  if (isOfLoop !== true || definition === undefined || value === undefined) return undefined;
  // Whoever else knows the places may undo the swaps by them.
  const isKept = variable.references.every(
    ({ identifier, init }) =>
      init === true || (contains(region, identifier) && (isUse(identifier) || isAskedLength(identifier))),
  );
  if (!isKept || !isDrawnOnceBefore(region, definition.name) || !isStillTrue(translation, value)) return undefined;
  if (RESIZES.test(translation.file.sourceCode.getText(region))) return undefined;
  return readMade(translation, unwrap(value));
}

const isAskedLength = ({ parent }: TSESTree.Node): boolean =>
  parent?.type === "MemberExpression" && getMemberName(parent) === "length";

/** Returns whether a declaration runs once each time that the loop does. */
function isDrawnOnceBefore(region: TSESTree.Node, declared: TSESTree.Node): boolean {
  if (declared.range[0] > region.range[0] || getFunctionAround(declared) !== getFunctionAround(region)) return false;
  for (let { parent } = region; parent != null && !contains(parent, declared); { parent } = parent)
    if (isLoop(parent)) return false;
  return true;
}

/** `list.map((card, i) => …)`, `Array.from({ length }, (_, i) => …)`, `Array(n).fill().map(() => …)`, `[...list.keys()].map((i) => …)` */
function readMade(translation: Translation, call: TSESTree.Node): DrawnPlaces | undefined {
  if (call.type !== "CallExpression" || call.callee.type !== "MemberExpression") return undefined;
  const { object } = call.callee;
  const name = getMemberName(call.callee);
  const [first, second, ...more] = call.arguments;
  if (name === "map" && second === undefined && first !== undefined && isFunction(first)) {
    const count = getCount(translation, object);
    if (count !== undefined && count.areTexts !== true)
      return makePlaces(translation, first, count.end, count.areIndices);
    if (!isListPath(object)) return undefined;
    return makePlaces(translation, first, () => getLength(translation, getListKey(translation, object), object), false);
  }
  const isFrom = name === "from" && isGlobal(translation.file, object, "Array") && more.length === 0;
  const length = isFrom && first !== undefined ? getLengthProperty(first) : undefined;
  return length === undefined || second === undefined || !isFunction(second)
    ? undefined
    : makePlaces(translation, second, () => translation.expression(length), false);
}

function makePlaces(
  translation: Translation,
  callback: FunctionNode,
  end: () => Expression,
  areIndices: boolean,
): DrawnPlaces | undefined {
  const { body, params } = callback;
  const [item, counter, ...others] = params;
  const isPlain = !callback.async && !callback.generator && others.length === 0 && body.type !== "BlockStatement";
  if (!isPlain || dependsOnChanging(translation, callback)) return undefined;
  if (item !== undefined && !areIndices && !isUnused(translation, item)) return undefined;
  return {
    end,
    draw: (index) => {
      for (const parameter of areIndices ? [item, counter] : [counter]) {
        if (parameter === undefined) continue;
        if (parameter.type !== "Identifier") throw new NotKnown({ kind: "parameterPattern" }, parameter);
        const variable = translation.getVariableOf(parameter);
        translation.known.add(variable);
        translation.emit(translation.nameOf(variable), index);
      }
      translation.calls.push({ node: callback, site: callback });
      try {
        return guardIndex(index, end(), translation.expression(body));
      } finally {
        translation.calls.pop();
      }
    },
  };
}

/** A list has no place beyond its end. */
function guardIndex(index: Expression, end: Expression, place: Expression): Expression {
  // Whoever swaps by an index of the list itself beyond its end leaves it anyway.
  if (end.kind === "length") return place;
  return {
    kind: "conditional",
    test: {
      kind: "binary",
      operator: "&&",
      left: { kind: "binary", operator: ">=", left: index, right: number(0) },
      right: { kind: "binary", operator: "<", left: index, right: end },
    },
    then: place,
    otherwise: number(NO_PLACE),
  };
}

/** Returns whether a function names a variable from outside that is ever written to again. */
const dependsOnChanging = ({ file }: Translation, callback: FunctionNode): boolean =>
  someNode(file, callback, (node) => {
    const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
    return variable !== undefined && getWrites(variable).length > 0;
  });
