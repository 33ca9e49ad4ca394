// Calls that are known to shuffle a list fairly: of our helper, of libraries, of functions of the same file that do. What a callee is called proves nothing.
import type { FileContext } from "./file/file-context.ts";
import { oncePer } from "./file/once.ts";
import { getReach } from "@fair-shuffle/bias/model";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction } from "./syntax/bindings.ts";
import { getVerdict, isFair, type FileBudget } from "./sites/file-budget.ts";
import { recogniseKeyedSort } from "./keys/keyed-sort.ts";
import {
  COPY,
  getLibraryName,
  LIBRARY_SHUFFLES,
  type FairShuffle,
  type KnownMethod,
  type LibraryShuffle,
} from "./origins/library-shuffles.ts";
import type { LoopNode } from "./sites/site.ts";
import { recogniseLoop } from "./loops/swap-loop.ts";
import { getCopied } from "./syntax/list-forms.ts";
import { isLoop, isWholeStatement, unwrap, visitNodes, type FunctionNode } from "./syntax/tree.ts";

/** Those that give so many drawn items of a list as their second argument says, by the first steps of Fisher–Yates: lodash 4.18.1. Those of es-toolkit do not, and leave a whole list as it is. */
const LIBRARY_SAMPLES: ReadonlySet<string> = new Set([
  ...["lodash:sampleSize", "lodash-es:sampleSize", ":_.sampleSize", ":lodash.sampleSize"],
  ...["lodash/sampleSize:", "lodash/sampleSize.js:", "lodash-es/sampleSize:", "lodash-es/sampleSize.js:"],
]);

/** Many sorts may stand beside calls of one function. */
const getKnown = oncePer<FileContext, WeakMap<FunctionNode, FairShuffle | null>>(() => new WeakMap());

/** Functions call others; what lies deeper is not looked for. */
const MOST_CALLS = 3;

/** Returns what a call does to its first argument, where it is known to shuffle that fairly, and does nothing else to it. */
export function getFairShuffle(
  file: FileContext,
  call: TSESTree.CallExpression,
  budget: FileBudget,
  depth = MOST_CALLS,
): FairShuffle | undefined {
  const [list] = call.arguments;
  if (list === undefined || list.type === "SpreadElement" || depth === 0) return undefined;
  const local = getFunction(file, call.callee);
  if (local !== undefined) {
    const read = getKnown(file);
    const found = read.get(local) ?? (read.has(local) ? null : (getOfFunction(file, local, budget, depth) ?? null));
    // Of a function that was met deep inside others, not all was looked for.
    if (depth === MOST_CALLS) read.set(local, found);
    return found ?? undefined;
  }
  return getLibraryShuffle(file, call);
}

function getLibraryShuffle(file: FileContext, call: TSESTree.CallExpression): LibraryShuffle | undefined {
  const name = getLibraryName(file, call);
  if (name === undefined) return undefined;
  if (LIBRARY_SAMPLES.has(name)) return getTaken(file, call) === "all" ? COPY : undefined;
  // A second argument may leave a part alone, or bring another source.
  const isPlain = call.arguments.length === 1 || name.startsWith("fair-shuffle:");
  return isPlain ? LIBRARY_SHUFFLES.get(name) : undefined;
}

/** Returns how many items a sample has, which its second argument says: all, so many, or as many as a variable says; undefined for what is no number of them. */
function getTaken(
  { sourceCode }: FileContext,
  { arguments: [list, size, ...others] }: TSESTree.CallExpression,
): "all" | number | { readonly name: string } | undefined {
  if (list === undefined || size === undefined || size.type === "SpreadElement" || others.length > 0) return undefined;
  if (sourceCode.getText(size) === `${sourceCode.getText(list)}.length`) return "all";
  if (size.type !== "Literal") return { name: size.type === "Identifier" ? size.name : "size" };
  return typeof size.value === "number" && Number.isInteger(size.value) && size.value > 1 ? size.value : undefined;
}

function getLibrarySample(
  file: FileContext,
  call: TSESTree.CallExpression,
): Pick<FairCall, "by" | "taken"> | undefined {
  const name = getLibraryName(file, call);
  const taken = name !== undefined && LIBRARY_SAMPLES.has(name) ? getTaken(file, call) : undefined;
  return taken === undefined || taken === "all" ? undefined : { by: "firstSteps", taken };
}

/** A call that is known to shuffle fairly: nothing to report, but a place to look at. */
export interface FairCall {
  readonly node: TSESTree.CallExpression;
  /** The function, as the code calls it: "_.shuffle". */
  readonly callee: string;
  readonly by: KnownMethod;
  /** How many items are drawn, where these are not all: a number, or what the code calls it. */
  readonly taken?: number | { readonly name: string };
  /** True where it shuffles a copy, which the code throws away. */
  readonly isDropped?: true;
}

/** Whether a text may call a function that is known to shuffle, by its words alone. */
export const mayCallShuffle = (text: string): boolean => /shuffl|sampleSize/i.test(text);

/** The function that a fix writes into a file. */
const WRITTEN_NAME = /^fairShuffle\d*$/;

/** Returns the calls of libraries' functions, and of the one that a fix wrote into the file, that are known to shuffle fairly, in the order of the code. A lint run does not ask. */
export function findFairCalls(file: FileContext, budget: FileBudget): readonly FairCall[] {
  const { sourceCode } = file;
  const calls: FairCall[] = [];
  visitNodes(file, sourceCode.ast, (node) => {
    if (node.type !== "CallExpression") return undefined;
    const [list] = node.arguments;
    if (list === undefined || list.type === "SpreadElement") return undefined;
    const isWritten = node.callee.type === "Identifier" && WRITTEN_NAME.test(node.callee.name);
    const found: LibraryShuffle | undefined =
      isWritten && getFunction(file, node.callee) !== undefined
        ? getFairShuffle(file, node, budget)
        : getLibraryShuffle(file, node);
    const sample = found === undefined ? getLibrarySample(file, node) : { by: found.by ?? "fisherYates" };
    if (sample === undefined) return undefined;
    const isDropped = found?.isInPlace !== true && isWholeStatement(node);
    const callee = sourceCode.getText(node.callee);
    calls.push({ node, callee, ...sample, ...(isDropped ? { isDropped } : {}) });
    return undefined;
  });
  return calls;
}

/** A function of the file counts where all that it does with its first parameter is a shuffle that is proved fair. */
function getOfFunction(
  file: FileContext,
  { async, generator, params: [parameter], body }: FunctionNode,
  budget: FileBudget,
  depth: number,
): FairShuffle | undefined {
  if (parameter?.type !== "Identifier" || async || generator) return undefined;
  const own = parameter.name;
  /** The lists that hold the cards in their old order, and those that hold them shuffled. */
  const lists = new Set([own]);
  const shuffled = new Set<string>();
  /** Other names of the list itself. */
  const same = new Set([own]);
  const getText = (node: TSESTree.Node): string => file.sourceCode.getText(unwrap(node));
  const nameOf = (text: string): string => (same.has(text) ? own : text);
  const getName = (node: TSESTree.Node): string => nameOf(getText(node));
  const shuffle = (node: TSESTree.Node): FairShuffle | undefined => {
    const call = unwrap(node);
    if (call.type !== "CallExpression") return undefined;
    const [list] = call.arguments;
    if (list === undefined) return undefined;
    const copied = getCopied(file, list);
    if (!lists.has(getText(copied ?? list))) return undefined;
    const found = getFairShuffle(file, call, budget, depth - 1);
    if (found?.isInPlace === true && copied === undefined) shuffled.add(getName(list));
    return found;
  };
  const give = (value: TSESTree.Expression): FairShuffle | undefined => {
    const isGiven =
      shuffled.has(getName(value)) || shuffle(value)?.isGiven === true || isKeyed(file, value, lists, budget);
    return isGiven ? { isInPlace: shuffled.has(own), isGiven } : undefined;
  };

  if (body.type !== "BlockStatement") return give(body);
  for (const statement of body.body) {
    if (isLoop(statement)) {
      const done = getFairLoop(file, statement, budget);
      if (done === undefined || done.reach !== undefined || !lists.has(done.from)) return undefined;
      shuffled.add(nameOf(done.to));
      continue;
    }
    switch (statement.type) {
      case "ReturnStatement":
        return statement.argument === null ? undefined : give(statement.argument);
      case "ExpressionStatement":
        if (shuffle(statement.expression)?.isInPlace !== true) return undefined;
        break;
      case "FunctionDeclaration":
        break;
      case "IfStatement":
        if (!isGuard(statement, file.sourceCode.getText(statement.test), own)) return undefined;
        break;
      case "VariableDeclaration":
        for (const { id, init } of statement.declarations) {
          if (init === null) continue;
          const copied = getCopied(file, init);
          const name = id.type === "Identifier" ? id.name : undefined;
          if (name !== undefined && getText(init) === own) {
            same.add(name);
            lists.add(name);
          } else if (name !== undefined && copied !== undefined && lists.has(getText(copied))) lists.add(name);
          else if (name !== undefined && shuffle(init)?.isGiven === true) shuffled.add(name);
          else if (!isIdle(file.sourceCode.getText(init))) return undefined;
        }
        break;
      default:
        return undefined;
    }
  }
  return shuffled.has(own) ? { isInPlace: true, isGiven: false } : undefined;
}

/** Returns whether a condition only sends away what is no list, or has nothing to shuffle. */
function isGuard({ consequent, alternate }: TSESTree.IfStatement, test: string, list: string): boolean {
  const only = consequent.type === "BlockStatement" ? consequent.body[0] : consequent;
  if (alternate !== null || only === undefined) return false;
  if (only.type === "ThrowStatement") return true;
  const rest = test.replaceAll(`${list}.length`, "#").replaceAll(/\s/g, "");
  return only.type === "ReturnStatement" && /^(?:!#|#<2|#<=1|#={2,3}[01])$/.test(rest);
}

/** Returns whether an initialiser asks nobody for anything and assigns nothing: a number, a name, a length, a function that is not called. */
const isIdle = (text: string): boolean =>
  !/[(`]|[^=!<>]=(?![=>])|\+\+|--|\b(?:new|await|yield)\b/.test(text) ||
  /^(?:function\b|\([^()]*\)\s*=>|\w+\s*=>)/.test(text);

/** Returns whether a value is the list sorted by keys that can't tie, by a map that draws them and one that drops them. */
function isKeyed(
  file: FileContext,
  value: TSESTree.Expression,
  lists: ReadonlySet<string>,
  budget: FileBudget,
): boolean {
  for (let node = unwrap(value); node.type === "CallExpression";) {
    const site = recogniseKeyedSort(file, node);
    if (site?.whole !== undefined)
      return (
        site.whole.node === unwrap(value) &&
        lists.has(file.sourceCode.getText(site.whole.list)) &&
        site.models.every((model) => getVerdict(budget, model).kind === "fair")
      );
    const callee = unwrap(node.callee);
    if (callee.type !== "MemberExpression") return false;
    node = unwrap(callee.object);
  }
  return false;
}

/** Returns which list a loop shuffles exactly fairly, and into which, by their texts, and how many cards where that is a number. */
export function getFairLoop(
  file: FileContext,
  loop: LoopNode,
  budget: FileBudget,
): { readonly from: string; readonly to: string; readonly reach: number | undefined } | undefined {
  const site = recogniseLoop(file, loop);
  const [model] = site?.models ?? [];
  // Items that are kept evenly lie in no order that is known.
  if (site === undefined || model === undefined || model.keepsSome === true) return undefined;
  if (!site.models.every((reading) => isFair(budget, reading))) return undefined;
  const { list, into = list } = site;
  return { from: file.sourceCode.getText(list), to: file.sourceCode.getText(into), reach: getReach(model) };
}
