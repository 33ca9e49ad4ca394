// The lists that a state may hold, itself or under a name, where all that it is set to stands in the file.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getProperty, getVariable, isGlobal } from "../syntax/bindings.ts";
import { getMemberKey } from "../syntax/holders.ts";
import { getCopied, isEmptyArray } from "../syntax/list-forms.ts";
import { getMemberName, isFunction, unwrap } from "../syntax/tree.ts";
import { getWritten } from "../syntax/written-value.ts";
import { keepsLength, mayChangeLength } from "../values/changed-length.ts";
import { getWatched, isNothingYet } from "../values/component-state.ts";
import { unfreeze } from "../values/frozen-object.ts";
import { getGivenBack } from "../values/given-back.ts";
import { MOST_ASKED } from "./given-lists.ts";
import { getState, getStateHandedTo } from "./kept-state.ts";
import { getContextTaken } from "./machine-context.ts";
import { getAsked } from "./list-uses.ts";
import { KEEPS } from "../values/same-length.ts";
import { getObject, getPart } from "./object-parts.ts";
import { getPartHanded } from "./solid-store.ts";
import type { ListOfState, State } from "./state.ts";

/**
 * Returns the lists that a state may hold at a place that asks for it, `sides` or `game.sides`, where it begins with two items at most, and each list that takes its
 * place has no more. Of a state that begins with nothing these are all that it is set to; of no other list it is known how many items it has.
 * @param isPair whether a list has two items at most.
 * @param isKeptPair whether a place that asks for a property of a name leaves a pair a pair.
 */
export function getPairsOfState(
  file: FileContext,
  place: TSESTree.Node,
  isPair: (list: TSESTree.Node) => boolean,
  isKeptPair: (place: TSESTree.Node) => boolean,
): readonly TSESTree.Node[] | undefined {
  const list = getListOfState(file, place);
  if (list === undefined) return undefined;
  const start = getStart(file, list);
  if (start === undefined && list.state.start !== undefined && !isNothingYet(list.state.start)) return undefined;
  const given = getGiven(file, list);
  if (given === undefined || (list.name !== undefined && !isKeptByName(file, list.name, isKeptPair))) return undefined;
  const others = given.filter((one) => !isEmptyArray(one) && !isMadeOfList(file, one, list));
  if (!others.every(isPair)) return undefined;
  return start === undefined || isNothingYet(start) ? others : [start];
}

function isKeptByName(file: FileContext, name: string, isKeptPair: (place: TSESTree.Node) => boolean): boolean {
  const asked = getAsked(file, name);
  return asked.length <= MOST_ASKED && asked.every(isKeptPair);
}

/** Returns the list of a state that an expression is: `sides`, `game.sides`, `this.state.sides`, and `sides` of `const { sides } = this.state`. */
function getListOfState(file: FileContext, expression: TSESTree.Node): ListOfState | undefined {
  const node = unwrap(expression);
  if (node.type === "MemberExpression") {
    const name = getMemberName(node);
    const state = name === undefined ? undefined : getState(file, node.object);
    if (state !== undefined) return { state, name };
  }
  const whole = getState(file, node);
  // useGame((game) => game.sides)
  if (node.type === "CallExpression" && whole === undefined) return getSelected(file, node);
  if (whole !== undefined) return { state: whole, name: undefined };
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const [definition, ...more] = variable?.defs ?? [];
  if (variable === undefined || definition === undefined || more.length > 0) return undefined;
  const value = getOnlyValue(variable);
  if (value?.type === "CallExpression") return getSelected(file, value);
  const part = getPartHanded(file, variable);
  if (part !== undefined) return part;
  const taken = definition.name.parent;
  if (taken.type !== "Property" || taken.parent.type !== "ObjectPattern" || taken.value !== definition.name)
    return undefined;
  const name = getMemberKey(taken);
  const state = getStateTakenApart(file, taken.parent);
  return name === undefined || state === undefined ? undefined : { state, name };
}

/** Returns the state that a pattern takes names out of: `const { sides } = useGame()`, `({ sides }) => …`. */
function getStateTakenApart(file: FileContext, pattern: TSESTree.ObjectPattern): State | undefined {
  const { parent } = pattern;
  if (parent.type === "VariableDeclarator") return parent.init === null ? undefined : getState(file, parent.init);
  if (parent.type === "Property") return getContextTaken(file, pattern);
  return isFunction(parent) && parent.params[0] === pattern ? getStateHandedTo(file, parent) : undefined;
}

function getSelected(file: FileContext, call: TSESTree.CallExpression): ListOfState | undefined {
  const [select, ...more] = call.arguments;
  const isSelector = select?.type === "ArrowFunctionExpression" && select.body.type === "MemberExpression";
  return isSelector && more.length === 0 ? getListOfState(file, select.body) : undefined;
}

/** Returns the object that a state begins with. */
function getStartObject(file: FileContext, { start }: State): TSESTree.ObjectExpression | undefined {
  return start === undefined ? undefined : getObject(file, start);
}

function getStart(file: FileContext, { state, name }: ListOfState): TSESTree.Node | undefined {
  if (name === undefined) return state.start;
  const object = getStartObject(file, state);
  return object === undefined ? undefined : getPart(file, object, name);
}

/** Returns all lists that take the place of one in a state; undefined where the file does not tell. */
function getGiven(file: FileContext, list: ListOfState): readonly TSESTree.Node[] | undefined {
  const given: TSESTree.Node[] = [];
  const { state, name } = list;
  const values = state.getValues();
  const parts = name === undefined ? [] : (state.getParts?.(name) ?? (state.getParts === undefined ? [] : undefined));
  if (values === undefined || parts === undefined) return undefined;
  given.push(...parts.flatMap(getBranches));
  for (const value of values) {
    for (const branch of getBranches(value)) {
      if (list.name === undefined) {
        if (!isKeptDraft(file, branch)) given.push(branch);
        continue;
      }
      const inside = getGivenByName(file, branch, { ...list, name: list.name });
      if (inside === undefined) return undefined;
      given.push(...inside);
    }
  }
  return given;
}

/** Both of `isOver ? old : next`, and `next` of `old && next`: where there is nothing, it stays so. */
function getBranches(value: TSESTree.Node): readonly TSESTree.Node[] {
  const node = unwrap(value);
  const watched = getWatched(node);
  if (watched !== undefined) return getBranches(watched);
  if (node.type === "ConditionalExpression") return [node.consequent, node.alternate].flatMap(getBranches);
  if (node.type === "LogicalExpression" && node.operator === "&&") return getBranches(node.right);
  return [node];
}

/** The list that a new state has under a name, or none where it keeps the one of the old state. */
function getGivenByName(
  file: FileContext,
  value: TSESTree.Node,
  { state, name }: ListOfState & { readonly name: string },
): readonly TSESTree.Node[] | undefined {
  if (isSame(file, value, state) || CHANGES_IT.has(value.type) || isDraft(value)) return [];
  const written = unfreeze(file, getWritten(file, value));
  const object = getObject(file, written);
  if (object === undefined)
    return written.type === "CallExpression" ? getGivenByAssign(file, written, { state, name }) : undefined;
  const given = getProperty(object, name);
  if (given !== undefined) return getBranches(given);
  const isKept = object.properties.every((one) =>
    one.type === "SpreadElement"
      ? getBranches(one.argument).every((spread) => isSame(file, spread, state) || hasSame(file, spread, state))
      : !one.computed && getMemberKey(one) !== name,
  );
  return isKept ? [] : undefined;
}

/** The same, of `Object.assign({}, game, { sides })`. */
function getGivenByAssign(
  file: FileContext,
  { callee, arguments: [first, ...parts] }: TSESTree.CallExpression,
  list: ListOfState & { readonly name: string },
): readonly TSESTree.Node[] | undefined {
  const isAssign = callee.type === "MemberExpression" && getMemberName(callee) === "assign";
  if (!isAssign || !isGlobal(file, callee.object, "Object")) return undefined;
  if (first?.type !== "ObjectExpression" || first.properties.length > 0) return undefined;
  const given = parts.map((part) => getGivenByName(file, part, list));
  return given.every((one) => one !== undefined) ? given.flat() : undefined;
}

/** What a function does to a draft of the state, which its callers take for nothing: `(state) => void state.sides.reverse()`. */
const CHANGES_IT: ReadonlySet<string> = new Set(["AssignmentExpression", "UpdateExpression", "UnaryExpression"]);

/** `produce((state) => { … })`, whose function is handed the state, and looked at for itself. */
const isDraft = (value: TSESTree.Node): boolean =>
  value.type === "CallExpression" &&
  value.callee.type === "Identifier" &&
  value.callee.name === "produce" &&
  value.arguments.length === 1;

/** The same of a list that is a state itself, where the function makes it no longer. */
function isKeptDraft(file: FileContext, value: TSESTree.Node): boolean {
  const [callback] = value.type === "CallExpression" && isDraft(value) ? value.arguments : [];
  const draft = callback !== undefined && isFunction(callback) ? callback.params[0] : undefined;
  const variable = draft?.type === "Identifier" ? getVariable(file, draft) : undefined;
  return variable !== undefined && keepsLength(file, variable);
}

const isSame = (file: FileContext, expression: TSESTree.Node, { owner }: State): boolean =>
  getState(file, expression)?.owner === owner;

/** Returns whether an object is the very one that a state begins with. */
const hasSame = (file: FileContext, expression: TSESTree.Node, state: State): boolean =>
  getObject(file, expression) === getStartObject(file, state);

/** Returns whether a list has as many items as that of a state, because it is made of it, by other names or not. */
function isMadeOfList(file: FileContext, expression: TSESTree.Node, list: ListOfState): boolean {
  const node = unwrap(expression);
  const own = getListOfState(file, node);
  if (own?.state.owner === list.state.owner && own.name === list.name) return !mayChangeLength(file, node);
  const copied = getCopied(file, node) ?? getGivenBack(file, node);
  if (copied !== undefined) return isMadeOfList(file, copied, list);
  if (node.type === "CallExpression" && node.callee.type === "MemberExpression")
    return KEEPS.has(getMemberName(node.callee) ?? "") && isMadeOfList(file, node.callee.object, list);
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  return (
    variable !== undefined && value !== undefined && keepsLength(file, variable) && isMadeOfList(file, value, list)
  );
}
