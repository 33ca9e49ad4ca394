// Replaces a whole loop by a call of the fair shuffle, where the loop does nothing else and nobody uses what it leaves behind.
import type { FileContext } from "../file/file-context.ts";
import type { Expression, Statement, SwapLoop } from "@fair-shuffle/bias";
import {
  isSwapOfDrawnPlaces,
  namesFraction,
  someExpression,
  visitExpressions,
  type Part,
} from "@fair-shuffle/bias/model";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable, getVariableAt, type Variable } from "../syntax/bindings.ts";
import { getEachCall } from "../origins/each-call.ts";
import { findEffect } from "../origins/effect.ts";
import { getStored, isImplicit } from "../syntax/implicit-globals.ts";
import { getReferencesInside, getVariablesInside } from "../syntax/names-inside.ts";
import type { Draw, LoopSite } from "../sites/site.ts";
import { getOwnerOfKeys } from "../syntax/list-forms.ts";
import { getArgumentText, itself } from "./call-around.ts";
import { contains, getChildren, getFunctionAround, isFunction, unwrap } from "../syntax/tree.ts";
import { bringHelper, type BroughtHelper } from "./bring-helper.ts";
import type { FileFacts, HelperOptions } from "./import-kind.ts";
import { isKnownArray } from "./known-array.ts";
import { getListQuestion } from "./missing-list.ts";
import { getOrphans, removeStatements } from "./orphans.ts";
import { assumeIf, type Remedy } from "./remedy.ts";
import { getSourceArgument, isCrypto, isRootedIn, losesComments } from "./replace-site.ts";
import { isNamedBeside, isSameScript } from "../file/script-block.ts";
import { getSourceStyle } from "./source-style.ts";
import { continuesLine, getList, getOwnRange } from "./statement-end.ts";
import { isMovedForVue2 } from "./watched-list.ts";

/** Returns the call that stands for a loop, which shuffles this part of its list, or undefined where the loop can't be replaced as a whole. */
export function replaceLoop(
  file: FileFacts,
  site: LoopSite,
  options: HelperOptions,
  part: Part | undefined,
): Remedy | undefined {
  const { sourceCode } = file;
  const { node, list } = site;
  const [model, ...readings] = site.models;
  if (model === undefined || readings.length > 0) return undefined;
  if (isFunction(node) || site.into !== undefined || site.isLive === true) return undefined;
  if (site.doesMore || model.unknowns.length > 0 || !coversWholeList(site)) return undefined;
  // `list?.forEach(…)` does nothing where its list is missing, and stays.
  if (node.parent.type === "LabeledStatement" || node.parent.type === "ChainExpression" || suspends(file, node))
    return undefined;
  if (!contains(node, list) && getFunctionAround(list) !== getFunctionAround(node)) return undefined;
  if (isRootedIn(file, list, node) || isInlinedParameter(file, site)) return undefined;
  if (isShownByAssignment(file, list)) return undefined;
  const own = getSourceArgument(file, site.draws, node);
  if (own === undefined) return undefined;
  const needs = { cryptoRandom: isCrypto(site.draws) };
  const helper = bringHelper(file, "shuffle", options, node, needs);
  if (helper === undefined) return undefined;
  const roots = helper.cryptoRandom === undefined ? site.draws.map(({ unit }) => unit?.root) : [];
  const kept = [...getVariables(file, list), ...roots];
  const leftovers = getLeftovers(file, node, kept, site.draws);
  if (leftovers === undefined) return undefined;
  const global = findWrittenGlobal(file, node);
  // `list.forEach(…)` of no list throws, as a call does.
  const question = node.type === "CallExpression" ? undefined : getListQuestion(file, node, list);
  if (question !== undefined && !getList(node).includes(node)) return undefined;

  const source = helper.cryptoRandom === undefined ? own : `${helper.cryptoRandom}()`;
  const call = `${helper.callee}(${getTypedText(file, list)}${source === "" ? "" : `, ${source}`})`;
  const text = question === undefined ? call : `if (${question}) ${call}`;
  return {
    ...putInPlace(file, node, text, { helper, leftovers, kept }),
    assumes: [
      ...helper.assumes,
      ...assumeIf(
        part?.kind !== "whole" ||
          site.isByCoin === true ||
          namesNumber(model, site.draws) ||
          // Half as many swaps are a shuffle by their name alone.
          namesFraction(model),
        "wholeList",
        sourceCode.getText(list),
      ),
      ...assumeIf(needs.cryptoRandom && helper.cryptoRandom === undefined, "coarseSource"),
      ...assumeIf(isMovedForVue2(file, list, node), "notWatched", sourceCode.getText(list)),
      // `for (const i in undefined)` does nothing.
      ...assumeIf(takesAnything(file, node) && !isKnownArray(file, list), "isArray", sourceCode.getText(list)),
      // Another script may read what the loop leaves in a global.
      ...assumeIf(global !== undefined, "losesEffect", global?.name),
      ...assumeIf(losesComments(file, node), "losesComment"),
    ],
  };
}

/** Returns the edits that write a call in the place of a loop, without what nobody needs once the loop is gone. */
export function putInPlace(
  file: FileFacts,
  loop: LoopSite["node"],
  call: string,
  {
    helper,
    leftovers,
    kept,
  }: {
    readonly helper: BroughtHelper;
    readonly leftovers: readonly TSESTree.VariableDeclaration[];
    readonly kept: readonly (Variable | undefined)[];
  },
): Pick<Remedy, "edits" | "held"> {
  const orphans = getOrphans(file, [loop, ...leftovers], kept);
  const statements = [...leftovers, ...orphans.statements];
  return {
    edits: [
      ...helper.bring(statements),
      ...removeStatements(file, statements),
      {
        range: getOwnRange(file, loop),
        text: loop.type !== "CallExpression" && needsSemicolon(file, loop) ? `${call};` : call,
      },
    ],
    held: orphans.held,
  };
}

/** Returns whether a loop may go over what is no list, or over nothing at all, and then does nothing. */
function takesAnything(file: FileContext, node: LoopSite["node"]): boolean {
  if (node.type === "ForInStatement") return true;
  const each = node.type === "CallExpression" ? getEachCall(file, node) : undefined;
  if (each !== undefined) return each.hands !== "count";
  const walked =
    node.type === "ForOfStatement"
      ? node.right
      : node.type === "CallExpression" && node.callee.type === "MemberExpression"
        ? node.callee.object
        : undefined;
  return walked !== undefined && getOwnerOfKeys(file, walked) !== undefined;
}

/** A global that the loop assigns to, without a declaration. */
function findWrittenGlobal(file: FileContext, loop: TSESTree.Node): Variable | undefined {
  return getReferencesInside(file, loop)
    .filter((reference) => reference.isWrite())
    .map(({ identifier }) => getStored(file, identifier as TSESTree.Identifier))
    .find((variable) => variable !== undefined && isImplicit(variable));
}

/** The text of a list with what TypeScript or Flow has to know of it: `this.cards!`. */
function getTypedText(file: FileContext, list: TSESTree.Node): string {
  const { parent } = list;
  const isTyped = parent !== undefined && parent !== list && unwrap(parent) === unwrap(list);
  return isTyped ? getTypedText(file, parent) : getArgumentText(file, itself(list));
}

/**
 * Returns whether Svelte shows what becomes of a list only because it is assigned to: without runes its compiler sees `cards[i] = …`,
 * and does not see what a function does to the list.
 */
function isShownByAssignment(file: FileFacts, list: TSESTree.Node): boolean {
  const { sourceCode, filename } = file;
  if (!/\.svelte$/i.test(filename)) return false;
  const variable = getRootVariable(file, list);
  // `$cards` is a store, which no scope tells of.
  if (variable === undefined) return true;
  const type = variable.scope.type.toString();
  if (type !== "module" && type !== "global") return false;
  const definition = variable.defs[0]?.node;
  const init = definition?.type === "VariableDeclarator" ? definition.init : null;
  return init?.type !== "CallExpression" || !sourceCode.getText(init.callee).startsWith("$");
}

/** Returns whether a semicolon goes with a call that stands for a loop. A loop ends by itself, a call does not: where the file writes no semicolons, the next line may still need one. */
function needsSemicolon(file: FileContext, loop: TSESTree.Node): boolean {
  if (getSourceStyle(file).semicolons) return true;
  const end = getOwnRange(file, loop)[1];
  const last = file.sourceCode.getLastToken(loop, { filter: ({ range }) => range[1] <= end });
  const next = last === null ? null : file.sourceCode.getTokenAfter(last);
  if (last === null || next === null || next.value === "}" || next.value === ";") return false;
  if (!isSameScript(file, last.range[0], next.range[0])) return false;
  return next.loc.start.line === last.loc.end.line || continuesLine(next);
}

/** A loop covers its list where it says so by the list's own length, without any limit or number beside it. */
function coversWholeList({ models: [model], draws }: LoopSite): boolean {
  if (model === undefined) return false;
  // A number beside two drawn places says how often they are swapped, or how long the list is taken to be.
  return isSwapOfDrawnPlaces(model) || (isCountedByLength(model.steps) && !namesNumber(model, draws));
}

/**
 * Returns whether the length of the list decides how often a loop goes round, by its test or by what its counter begins with. A loop of two rounds, however it
 * draws, is none of the whole list.
 */
function isCountedByLength(steps: readonly Statement[], decided = new Set<string>()): boolean {
  const isDecided = (expression: Expression): boolean =>
    someExpression(
      expression,
      (part) => part.kind === "length" || (part.kind === "variable" && decided.has(part.name)),
    );
  return steps.some((step) => {
    switch (step.kind) {
      case "assign":
        if (isDecided(step.value)) decided.add(step.variable);
        return false;
      case "if":
        return isCountedByLength(step.then, decided) || isCountedByLength(step.otherwise, decided);
      case "loop":
        return isDecided(step.test) || isCountedByLength(step.body, decided);
      default:
        return false;
    }
  });
}

/** Returns whether a loop has a limit or a number of its own; how many values a drawn byte or two have is none. */
const namesNumber = (model: SwapLoop, draws: readonly Draw[]): boolean =>
  hasExpression(
    model,
    (expression) =>
      (expression.kind === "number" &&
        Math.abs(expression.value) > 2 &&
        !(isCrypto(draws) && (expression.value === 2 ** 8 || expression.value === 2 ** 16))) ||
      (expression.kind === "binary" && (expression.operator === "min" || expression.operator === "max")),
  );

function hasExpression({ steps }: SwapLoop, predicate: (expression: Expression) => boolean): boolean {
  let found = false;
  visitExpressions(steps, (expression) => (found ||= predicate(expression)));
  return found;
}

/** Returns whether code waits or yields on its way. */
export function suspends(file: FileContext, node: TSESTree.Node): boolean {
  return (
    node.type === "AwaitExpression" ||
    node.type === "YieldExpression" ||
    getChildren(file, node).some((child) => suspends(file, child))
  );
}

/** A list that only a local function around the swap names has no name at the loop. */
function isInlinedParameter(file: FileContext, { node, list }: LoopSite): boolean {
  return !contains(node, list) && !isNameInReach(file, list, node);
}

function isNameInReach(file: FileContext, path: TSESTree.Node, node: TSESTree.Node): boolean {
  if (path.type === "MemberExpression") return isNameInReach(file, path.object, node);
  if (path.type !== "Identifier") return path.type === "ThisExpression";
  const variable = getVariable(file, path);
  return variable !== undefined && getVariableAt(file, path.name, node) === variable;
}

/**
 * Returns the declarations that nobody needs once the loop is gone, or undefined where the loop leaves something behind that somebody reads,
 * or a variable without use that can't be removed.
 */
export function getLeftovers(
  file: FileFacts,
  loop: TSESTree.Node,
  kept: readonly (Variable | undefined)[],
  draws: readonly Draw[],
): readonly TSESTree.VariableDeclaration[] | undefined {
  // Places that a list got before the loop are drawn by the shuffle instead.
  const calls = new Set<TSESTree.Node>(draws.map(({ node }) => node));
  const used = new Set<Variable>();
  const visit = (node: TSESTree.Node): void => {
    const variable = node.type === "Identifier" ? getStored(file, node) : undefined;
    if (variable !== undefined && !variable.defs.some(({ name }) => contains(loop, name))) used.add(variable);
    for (const child of getChildren(file, node)) visit(child);
  };
  visit(loop);
  // A `var` of the loop's own may be read anywhere in its function.
  const outlives = [...getVariablesInside(file, loop)].some(({ references }) =>
    references.some(({ identifier }) => !contains(loop, identifier)),
  );
  if (outlives) return undefined;
  const dead = new Set<Variable>();
  for (const variable of used) {
    const isWritten = variable.references.some(
      (reference) => reference.isWrite() && contains(loop, reference.identifier),
    );
    const uses = variable.references.filter((reference) => reference.init !== true);
    const isOnlyHere = uses.every(({ identifier }) => contains(loop, identifier));
    if (isWritten && !isOnlyHere) return undefined;
    if (!isOnlyHere || kept.includes(variable)) continue;
    if (isNamedBeside(file, variable.name)) return undefined;
    dead.add(variable);
  }
  const declarations = new Set<TSESTree.VariableDeclaration>();
  for (const variable of dead) {
    const [definition, ...more] = variable.defs;
    if (definition?.node.type !== "VariableDeclarator") continue;
    const declaration = definition.node.parent;
    const isOnlyDead = declaration.declarations.every(
      ({ id, init }) =>
        id.type === "Identifier" &&
        [...dead].some((candidate) => candidate.defs.some(({ name }) => name === id)) &&
        (init === null || findEffect(file, init, { members: true, calls }) === undefined),
    );
    // A constant function or list may stay, unused or not; a counter without its loop may not.
    const isConstant = declaration.kind === "const" && !isOnlyDead;
    if (isConstant) continue;
    const isStatement = declaration.parent.type === "BlockStatement" || declaration.parent.type === "Program";
    if (!isOnlyDead || more.length > 0 || !isStatement || losesComments(file, declaration)) return undefined;
    declarations.add(declaration);
  }
  return [...declarations];
}

function getRootVariable(file: FileContext, path: TSESTree.Node): Variable | undefined {
  if (path.type === "MemberExpression") return getRootVariable(file, path.object);
  return path.type === "Identifier" ? getVariable(file, path) : undefined;
}

/** Returns the variables that an expression names: `rows` and `k` of `rows[k]`. */
export function getVariables(file: FileContext, node: TSESTree.Node): readonly Variable[] {
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const inner = getChildren(file, node).flatMap((child) => getVariables(file, child));
  return variable === undefined ? inner : [variable, ...inner];
}
