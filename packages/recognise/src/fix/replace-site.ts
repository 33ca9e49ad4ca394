// Replaces a sort by a random comparator with a call of the fair shuffle, wrapped around the receiver's own text.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable, getVariableAt, isGlobal } from "../syntax/bindings.ts";
import { getTupleTypes } from "../syntax/declared-type.ts";
import { getReceiver } from "../lists/receiver.ts";
import { getSortCall } from "../lists/sort-call.ts";
import type { SortSite } from "../sites/site.ts";
import { getCopied } from "../syntax/list-forms.ts";
import type { Draw } from "../sites/site.ts";
import { contains, getMemberName, unwrap } from "../syntax/tree.ts";
import { bringHelper, type BroughtHelper, type HelperForm } from "./bring-helper.ts";
import type { FileFacts, HelperOptions } from "./import-kind.ts";
import { copyOf, itself, within, writeCall, type Argument, type CallAround } from "./call-around.ts";
import { isFreshArray } from "./fresh-array.ts";
import { isKnownArray } from "./known-array.ts";
import {
  asWritten,
  getOrEmpty,
  getQuestion,
  getRangeInParentheses,
  giveOrEmpty,
  isInOptionalChain,
  writeBehind,
  type Question,
} from "./optional-list.ts";
import { getOrphans, removeStatements } from "./orphans.ts";
import { writeSource } from "./old-words.ts";
import { assumeIf, type Assumption, type Remedy } from "./remedy.ts";
import { isNamedHere } from "../imports/joined-names.ts";
import { mayVue2Show } from "./watched-list.ts";

/** The callable that a fix hands on: "" for `Math.random`, undefined where there is none that can be handed on. */
export function getSourceArgument(file: FileFacts, draws: readonly Draw[], site: TSESTree.Node): string | undefined {
  const [first, ...others] = draws;
  if (first === undefined) return "";
  if (draws.some(({ unit }) => unit === undefined)) return undefined;
  const callable = first.unit?.callable;
  if (others.some(({ unit }) => unit?.callable !== callable)) return undefined;
  if (callable === undefined) return "";
  // What names the source must mean the same at the site: no variable of the code that goes, no `this` of another function.
  const roots = new Set(draws.map(({ unit }) => unit?.root));
  const [root] = roots;
  if (roots.size > 1) return undefined;
  if (root === undefined) {
    return callable.includes("this") && draws.some(({ node, site: place }) => node !== place)
      ? undefined
      : writeSource(file, callable);
  }
  if (root.defs.some(({ name }) => contains(site, name)) || !isNamedHere(file.joined, root)) return undefined;
  return getVariableAt(file, root.name, site) === root ? writeSource(file, callable) : undefined;
}

/** Returns whether all draws are of the machine's secure random bits; then the shuffle draws from `cryptoRandom()` where that can be imported. */
export function isCrypto(draws: readonly Draw[]): boolean {
  return draws.length > 0 && draws.every(({ unit }) => unit?.isCrypto === true);
}

/** A call of the fair shuffle on what a sort sorts. */
export interface ShuffleCall extends CallAround {
  /** What else the file needs for it. */
  readonly bring: BroughtHelper["bring"];
  readonly assumes: readonly Assumption[];
  /** Whether it may draw by the code's own source, which then stays. */
  readonly mayDrawAlike: boolean;
  /** What is to be asked first, where the sort may be skipped. */
  readonly question?: Question;
}

/** Returns the call that shuffles what a sort sorts, in place or as a copy as the sort does; undefined where none can. */
export function getShuffleCall(file: FileFacts, site: SortSite, options: HelperOptions): ShuffleCall | undefined {
  const { sourceCode } = file;
  const { node, receiver } = site;
  const kind = getReceiver(file, receiver);
  const isLibrarys = getSortCall(file, node)?.isLibrarys === true;
  const isOptional = isInOptionalChain(node);
  const orEmpty = isOptional ? getOrEmpty(file, site) : undefined;
  const question = isOptional && orEmpty === undefined ? getQuestion(file, site) : undefined;
  if ((isOptional && orEmpty === undefined && question === undefined) || kind === "other") return undefined;
  const source = getSourceArgument(file, site.draws, node);
  const usesThis = source?.includes("this") === true && !isThisKept(site.node, site.draws);
  const copied = getCopied(file, receiver);
  const isFresh = copied !== undefined && isIterableCopy(file, receiver);
  // A shuffled copy is an array: of a typed array it is a copy that is shuffled.
  const isTypedCopy = site.typed !== undefined && site.isCopying;
  const typedCopy = isTypedCopy ? getTypedCopy(file, site, site.typed.constructor) : undefined;
  if (isTypedCopy && typedCopy === undefined) return undefined;
  const isCopying = site.typed === undefined && (site.isCopying || copied !== undefined);

  let form: HelperForm = isFresh ? "toShuffled" : "shuffle";
  const needs = { cryptoRandom: isCrypto(site.draws) };
  let helper = bringHelper(file, form, options, node, needs);
  if (helper === undefined && isCopying) {
    form = "toShuffled";
    helper = bringHelper(file, form, options, node, needs);
  }
  if (helper === undefined) return undefined;
  const kept = helper.form === "toShuffled" ? getGiven(file, helper, receiver, copied) : receiver;
  const given =
    typedCopy ??
    (helper.form === "shuffle" && site.isCopying && !isFreshArray(file, receiver)
      ? getCopy(file, receiver)
      : itself(kept));
  const emptied = orEmpty === undefined ? question?.orEmpty : asWritten(file, orEmpty);
  const argument = emptied === undefined ? given : giveOrEmpty(given, emptied);
  const own = source === undefined || usesThis ? "" : source;
  const handedOn = handOn(helper, helper.cryptoRandom === undefined ? own : `${helper.cryptoRandom}()`);
  return {
    node: orEmpty ?? node,
    ...(orEmpty === undefined ? {} : { range: getRangeInParentheses(file, orEmpty) }),
    callee: helper.callee,
    argument,
    more: handedOn.more,
    isInPlace: helper.form === "shuffle",
    mayDrawAlike: helper.cryptoRandom === undefined,
    ...(question === undefined ? {} : { question }),
    bring: helper.bring,
    assumes: [
      ...helper.assumes,
      ...handedOn.assumes,
      ...assumeIf(helper.cryptoRandom === undefined && (source === undefined || usesThis), "otherSource"),
      ...assumeIf(needs.cryptoRandom && helper.cryptoRandom === undefined && own !== "", "coarseSource"),
      // Array.prototype.sort.call(deck, …), of a deck with a sort of its own.
      ...assumeIf(isLibrarys && !isKnownArray(file, receiver), "isArray", sourceCode.getText(receiver)),
      ...assumeIf(kind !== "list", "hasPlaces", sourceCode.getText(receiver)),
      ...assumeIf(!isCopying && mayVue2Show(file, receiver), "notWatched", sourceCode.getText(receiver)),
      ...assumeIf(emptied?.isSame === false, "emptyList"),
      ...(question?.isThere === true && question.asked !== undefined
        ? assumeIf(true, "neverNull", sourceCode.getText(question.asked))
        : []),
      ...assumeIf(
        !isCopying && node.parent.type !== "ExpressionStatement" && isMixedTuple(file, receiver),
        "fitsType",
        sourceCode.getText(receiver),
      ),
    ],
  };
}

/** What a function that copies is given: what the source copies, or that copy where the function takes arrays alone and nothing else is known to be one. */
export function getGiven(
  file: FileContext,
  { takes }: BroughtHelper,
  receiver: TSESTree.Node,
  copied: TSESTree.Node | undefined,
): TSESTree.Node {
  if (copied === undefined) return receiver;
  // A cast of the copy says what its items are.
  if (unwrap(receiver) !== receiver) return receiver;
  const isMethodOfArray = copied.parent?.type === "MemberExpression" && copied.parent.object === copied;
  return takes === "anything" || isMethodOfArray || isKnownArray(file, copied) ? copied : receiver;
}

/** Returns the second argument of a call of the fair shuffle, comma included: a random source of the code's own, where the function takes one. */
export function handOn(
  { takes, callee }: BroughtHelper,
  source: string,
): { readonly text: string; readonly more: readonly string[]; readonly assumes: readonly Assumption[] } {
  if (source === "") return { text: "", more: [], assumes: [] };
  return takes === "arrays"
    ? { text: "", more: [], assumes: [{ kind: "noSource", text: callee }] }
    : { text: `, ${source}`, more: [source], assumes: [] };
}

/** A copy of the kind that `toSorted` gives: of an instance of a subclass of Array a plain array. */
function getCopy(file: FileContext, receiver: TSESTree.Node): Argument {
  return isOfSubclass(file, receiver) ? within("[...", receiver, "]") : copyOf(receiver);
}

/** Returns whether an expression is `this` of a class that extends Array, or a new instance of one. */
function isOfSubclass(file: FileContext, expression: TSESTree.Node): boolean {
  const node = unwrap(expression);
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const made = variable === undefined ? node : unwrap(getOnlyValue(variable) ?? node);
  if (made.type === "ThisExpression") {
    for (let around: TSESTree.Node = made; around.type !== "Program"; around = around.parent) {
      if (around.type === "ClassDeclaration" || around.type === "ClassExpression") return around.superClass !== null;
    }
    return false;
  }
  return made.type === "NewExpression" && !isGlobal(file, made.callee, "Array");
}

/**
 * A copy as `toSorted` makes one, a plain `Uint8Array` of a Buffer, whose own `slice` shares its memory, and so perhaps of any `Uint8Array`; undefined
 * where it is not known what it would be, or its name means something else here.
 */
function getTypedCopy(
  file: FileContext,
  { node, receiver }: SortSite,
  constructor: string | undefined,
): Argument | undefined {
  if (constructor === undefined) return undefined;
  if (constructor !== "Buffer" && constructor !== "Uint8Array") return copyOf(receiver);
  if ((getVariableAt(file, "Uint8Array", node)?.defs ?? []).length > 0) return undefined;
  return within("Uint8Array.from(", receiver, ")");
}

/** Shuffled, `[string, number]` is a pair of `string | number`: its value may not fit where it goes. */
function isMixedTuple(file: FileContext, receiver: TSESTree.Node): boolean {
  const node = unwrap(receiver);
  const name = node.type === "Identifier" ? getVariable(file, node)?.defs[0]?.name : undefined;
  const type = name?.type === "Identifier" ? name.typeAnnotation?.typeAnnotation : undefined;
  const texts = getTupleTypes(file, type)?.map((part) => file.sourceCode.getText(part)) ?? [];
  return new Set(texts).size > 1;
}

/** Returns the callable that stands for a sort's draws at its site ("" for `Math.random`), or undefined where none does. */
export function getHandedOn(file: FileFacts, site: SortSite): string | undefined {
  const source = getSourceArgument(file, site.draws, site.node);
  const usesThis = source?.includes("this") === true && !isThisKept(site.node, site.draws);
  return usesThis || isCrypto(site.draws) ? undefined : source;
}

/** Returns the call of the fair shuffle that stands for a sort, or undefined where none can. */
export function replaceSort(file: FileFacts, site: SortSite, options: HelperOptions): Remedy | undefined {
  if (site.time.kind !== "always" && site.time.kind !== "betweenDifferent") return undefined;
  const { node } = site;
  const call = getShuffleCall(file, site, options);
  if (call === undefined) return undefined;
  const roots = call.mayDrawAlike ? site.draws.map(({ unit }) => unit?.root) : [];
  const { kept } = call.argument;
  const { statements, held } = getOrphans(file, node, roots, kept);
  const written = call.question === undefined ? writeCall(file, call) : writeBehind(file, call, call.question);
  if (written === undefined) return undefined;
  const [unknown] = site.models.flatMap(({ unknowns }) => unknowns);
  return {
    form: call.isInPlace ? "shuffle" : "toShuffled",
    edits: [...call.bring(statements), ...written.edits, ...removeStatements(file, statements)],
    assumes: [
      ...call.assumes,
      // A threshold that the caller sets may be there for a reason.
      ...assumeIf(unknown !== undefined, "anyValue", unknown),
      ...assumeIf(site.time.kind === "betweenDifferent", "shufflesEqual"),
      // Another list may follow the same draw.
      ...assumeIf(
        site.models.some(({ before }) => before !== undefined),
        "sharedDraw",
      ),
      ...assumeIf(losesComments(file, call.node, kept), "losesComment"),
    ],
    held: [...held, ...written.held],
  };
}

/** Returns whether a comment inside `gone` lies outside `kept`. */
export function losesComments(file: FileContext, gone: TSESTree.Node, kept?: TSESTree.Node): boolean {
  return file.sourceCode
    .getCommentsInside(gone)
    .some(({ range }) => kept === undefined || range[0] < kept.range[0] || range[1] > kept.range[1]);
}

/** `this` of the comparator is `this` of the site only where every function between them is an arrow. */
export function isThisKept(site: TSESTree.Node, draws: readonly Draw[]): boolean {
  return draws.every(({ node }) => {
    for (let parent: TSESTree.Node = node.parent; parent !== site; parent = parent.parent) {
      if (parent.type === "FunctionExpression" || parent.type === "FunctionDeclaration") return false;
      if (parent.type === "Program") return false;
    }
    return true;
  });
}

/** `[...x]` and `Array.from(x)` take any iterable, as `toShuffled` does. */
function isIterableCopy(file: FileContext, receiver: TSESTree.Node): boolean {
  const node = unwrap(receiver);
  if (node !== receiver) return false;
  if (node.type === "ArrayExpression") return true;
  return (
    node.type === "CallExpression" &&
    node.callee.type === "MemberExpression" &&
    getMemberName(node.callee) === "from" &&
    isGlobal(file, node.callee.object, "Array") &&
    !node.typeArguments
  );
}

/** Returns whether the variable at the root of a path is declared inside a node. */
export function isRootedIn(file: FileContext, path: TSESTree.Node, node: TSESTree.Node): boolean {
  const expression = unwrap(path);
  switch (expression.type) {
    case "Identifier":
      return getVariable(file, expression)?.defs.some(({ name }) => contains(node, name)) === true;
    case "MemberExpression":
      return (
        isRootedIn(file, expression.object, node) ||
        (expression.computed && isRootedIn(file, expression.property, node))
      );
    default:
      return false;
  }
}
