// How many items a list of a function's own holds, where these are two at most, whatever is added to it on the way: every sort and every swap of so few is fair.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable, isGlobal, type Variable } from "../syntax/bindings.ts";
import { isEmptyArray } from "../syntax/list-forms.ts";
import { contains, getFunctionAround, getMemberName, isLoop } from "../syntax/tree.ts";
import { comesAfter, isLook, isRepeated } from "../values/filled-length.ts";
import { type Addition, type Change, countMade, countMost, getChange } from "../checks/added-items.ts";
import { getExit, getGuard, getLastFilling } from "../checks/filled-until.ts";
import { getLastCut, type ListCut } from "../checks/list-cut.ts";
import { countReaching } from "../checks/reaching-rounds.ts";
import { getWrittenNumber, type GetLength } from "../values/written-number.ts";

/** So many items are as likely in either order after any shuffle that keeps them. */
const FEW = 2;

/**
 * Returns how many items a list that is declared in the function around a place holds at most there, where these are two or one. All that may add items since it
 * was last cut down is counted, whether it runs or not; where something may do so more than once, or may have the list in its hands, nothing is known.
 */
export function countFewItems(
  file: FileContext,
  variable: Variable,
  place: TSESTree.Node,
  getLength: GetLength,
): number | undefined {
  const most = countMostAt(file, variable, place, getLength);
  // An empty list waits to be filled by somebody who is not seen here.
  return most !== undefined && most > 0 && most <= FEW ? most : undefined;
}

/** Returns how many items a list has at most at a place; undefined where nothing is known, infinity where it may be any number. */
function countMostAt(
  file: FileContext,
  variable: Variable,
  place: TSESTree.Node,
  getLength: GetLength,
): number | undefined {
  const { defs, references } = variable;
  const [definition, ...more] = defs;
  const declarator = definition?.node;
  if (declarator?.type !== "VariableDeclarator" || declarator.id.type !== "Identifier" || more.length > 0)
    return undefined;
  const { parent: declaration } = declarator;
  // A loop's own list lives for all of its rounds, as one of `var` does that gets no new value in each.
  if (isLoop(declaration.parent) || (declaration.kind === "var" && declarator.init === null)) return undefined;
  const home = getFunctionAround(declaration);
  const isHere = getFunctionAround(place) === home;
  const cut =
    getFilled(file, variable, { declaration, place, name: declarator.id.name, getLength }) ??
    getLastCut(file, declaration.parent, place, { name: declarator.id.name, getLength });
  const additions: Addition[] = [];
  let highest = 0;
  let taken = 0;
  for (const { identifier } of references) {
    const use = identifier as TSESTree.Node;
    if (use === declarator.id || use === place) continue;
    const calls = getFunctionAround(use) === home ? undefined : getCalls(file, use, declaration);
    if (isHere && calls === undefined && takesEffectAfter(use, place, declaration.parent)) continue;
    if (cut !== undefined && use.range[1] <= cut.end && getFunctionAround(use) === home) continue;
    const change = getChange(file, use, getLength);
    if (change === undefined && isLook(file, use)) continue;
    const most = change === undefined ? undefined : getMostGuarded(file, variable, { use, change, getLength });
    if (most !== undefined) {
      highest = Math.max(highest, most);
      continue;
    }
    if (change === undefined) return undefined;
    const reaching = countReaching(file, use, declaration.parent, getLength);
    const added = reaching === undefined ? Infinity : reaching.most * change.added;
    if (reaching !== undefined && added <= FEW) {
      additions.push({ use: reaching.loop, added });
      highest = Math.max(highest, change.end);
      continue;
    }
    if (getFunctionAround(use) !== home) {
      if (calls === undefined) return undefined;
      const earlier = isHere ? calls.filter((call) => !comesAfter(call, place, declaration.parent)) : calls;
      additions.push(...earlier.map((call) => ({ use: call, added: change.added })));
      highest = Math.max(highest, change.end);
      continue;
    }
    if (isRepeated(use, declaration.parent)) {
      const exit = getExit(file, use, variable.name, declaration);
      if (exit === undefined || isRepeated(use, exit.loop)) return undefined;
      const within = exit.isEqual ? declaration.parent : exit.loop;
      if (!isOnlyChange(file, variable, { use, within, getLength })) return undefined;
      const begun = declarator.init === null ? 0 : countMade(file, declarator.init, getLength);
      if (exit.isEqual && (change.added > 1 || begun > exit.most)) return undefined;
      highest = Math.max(highest, exit.most);
    }
    // What is taken before anything is added leaves one item less.
    if (additions.length === 0 && takesOne(file, use, declaration)) taken++;
    else additions.push({ use, added: change.added });
    highest = Math.max(highest, change.end);
  }
  const first = cut?.most ?? (declarator.init === null ? 0 : countMade(file, declarator.init, getLength));
  return Math.max(first - taken, highest) + countMost(additions, declaration.parent);
}

/** Returns the calls of the function that a use stands in, `function join(name) { players.push(name); }`, where each of them is run once whenever the list is declared. */
function getCalls(
  file: FileContext,
  use: TSESTree.Node,
  declaration: TSESTree.VariableDeclaration,
): readonly TSESTree.Node[] | undefined {
  const filler = getFunctionAround(use);
  const named = filler?.type === "FunctionDeclaration" ? filler : filler?.parent;
  const isConstant = named?.type === "VariableDeclarator" && named.parent.kind === "const" && named.init === filler;
  if (filler === undefined || filler.async || filler.generator || isRepeated(use, filler)) return undefined;
  if (named?.type !== "FunctionDeclaration" && !isConstant) return undefined;
  const statement = named.type === "VariableDeclarator" ? named.parent : named;
  if (named.id?.type !== "Identifier" || statement.parent !== declaration.parent) return undefined;
  const { id } = named;
  const calls = getVariable(file, id)
    ?.references.map(({ identifier }): TSESTree.Node => identifier)
    .filter((name) => name !== id);
  const isCalledOnce = (name: TSESTree.Node): boolean =>
    name.parent?.type === "CallExpression" && name.parent.callee === name && !isRepeated(name, declaration.parent);
  return calls !== undefined && calls.length > 0 && calls.every(isCalledOnce) ? calls : undefined;
}

interface Use {
  readonly use: TSESTree.Node;
  readonly change: Change;
  readonly getLength: GetLength;
}

/** Returns how many items a list has at most behind something that adds to it only where it has less, however often that is run. */
function getMostGuarded(file: FileContext, variable: Variable, { use, change, getLength }: Use): number | undefined {
  // What begins empty and gets each item here is full at two, and never has more: if (players.length === 2) return;
  const isAlone = change.added === 1 && beginsEmpty(file, variable);
  const full =
    isAlone && isOnlyChange(file, variable, { use, within: file.sourceCode.ast, getLength }) ? FEW : undefined;
  const guard = change.added > 0 ? getGuard(file, use, variable.name, full) : undefined;
  if (guard === undefined || WAITS.test(file.sourceCode.getText(guard.inside))) return undefined;
  const isOnly = isOnlyChange(file, variable, { use, within: guard.inside, getLength });
  return isOnly ? Math.max(guard.most + change.added, change.end) : undefined;
}

function beginsEmpty(file: FileContext, variable: Variable): boolean {
  const start = getOnlyValue(variable);
  if (start?.type === "NewExpression")
    return start.arguments.length === 0 && ["Map", "Set"].some((name) => isGlobal(file, start.callee, name));
  return start !== undefined && isEmptyArray(start);
}

/** Returns whether nothing else inside of a node changes how many items a list has. */
function isOnlyChange(
  file: FileContext,
  { references }: Variable,
  { use, within, getLength }: Omit<Use, "change"> & { readonly within: TSESTree.Node },
): boolean {
  return references.every(({ identifier }) => {
    const other = identifier as TSESTree.Node;
    return other === use || !contains(within, other) || getChange(file, other, getLength) === undefined;
  });
}

/** Meanwhile somebody else may add something. */
const WAITS = /\b(?:await|yield)\b/;

interface Filled {
  readonly declaration: TSESTree.VariableDeclaration;
  readonly place: TSESTree.Node;
  readonly name: string;
  readonly getLength: GetLength;
}

/** Returns how many items a list has at most behind the last loop that fills it until it has so many: what it had, or one round's more than its test lets pass. */
function getFilled(
  file: FileContext,
  variable: Variable,
  { declaration, place, name, getLength }: Filled,
): ListCut | undefined {
  const cut = getLastCut(file, declaration.parent, place, { name, getLength });
  const filling = getLastFilling(file, declaration, [cut?.end ?? 0, place.range[0]], name);
  if (filling === undefined) return undefined;
  const { loop, most, isUnequal } = filling;
  const additions: Addition[] = [];
  for (const { identifier } of variable.references) {
    const use = identifier as TSESTree.Node;
    if (!contains(loop, use) || (loop.test !== null && contains(loop.test, use))) continue;
    const change = getChange(file, use, getLength);
    if (change === undefined && isLook(file, use)) continue;
    if (change === undefined || change.end > 0 || isRepeated(use, loop)) return undefined;
    additions.push({ use, added: change.added });
  }
  const round = countMost(additions, loop);
  const before = countMostAt(file, variable, loop, getLength);
  if (before === undefined) return undefined;
  // By more than one at a time, or from above, a number is passed by.
  if (isUnequal && (round > 1 || before > most + 1)) return undefined;
  const begun = loop.type === "DoWhileStatement" ? Math.max(before, most) : most;
  return { most: Math.max(before, begun + round), end: loop.range[1] };
}

/** Returns whether a use does something only after a place: of `list = [...list, x]` the list inside has none of what the list gets by it. */
function takesEffectAfter(use: TSESTree.Node, place: TSESTree.Node, within: TSESTree.Node): boolean {
  const { parent } = use;
  const isSetToIt = parent?.type === "AssignmentExpression" && parent.left === use && contains(parent.right, place);
  return comesAfter(isSetToIt ? place : use, place, within);
}

/** Returns whether `list.pop()`, `list.shift()` or `list.splice(i, 1)` stands beside a list's declaration, so that it runs whenever what comes later does. */
function takesOne(file: FileContext, use: TSESTree.Node, declaration: TSESTree.Node): boolean {
  const call = use.parent?.parent;
  if (call?.type !== "CallExpression" || use.parent?.type !== "MemberExpression") return false;
  const statement = call.parent.type === "VariableDeclarator" ? call.parent.parent : call.parent;
  if (statement.parent !== declaration.parent) return false;
  const name = getMemberName(use.parent) ?? "";
  const [, removed, ...added] = call.arguments;
  const isSplice = name === "splice" && added.length === 0 && getWrittenNumber(file, removed) === 1;
  return isSplice || name === "pop" || name === "shift";
}
