// Sorts that are skipped where there is no list: the question of `data?.items.sort(…)` is asked first, and the fair shuffle is called behind it.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getScriptBlock } from "../file/script-block.ts";
import { findEffect } from "../origins/effect.ts";
import type { SortSite } from "../sites/site.ts";
import { isEmptyArray } from "../syntax/list-forms.ts";
import { isBarePath } from "../syntax/list-path.ts";
import { contains, getMemberName } from "../syntax/tree.ts";
import { isAskedBefore } from "./asked-before.ts";
import type { FileFacts } from "./import-kind.ts";
import { getSpaceBefore, within, writeCall, type Argument, type CallAround, type Written } from "./call-around.ts";
import { getChainRest, isSimple, joinChain, shiftLines } from "./call-chain.ts";
import type { Edit } from "./edits.ts";
import { isFreshArray } from "./fresh-array.ts";
import { fits, getBaseIndent, getTextAfter } from "./line-room.ts";
import { settle, type CallPlace } from "./settle-call.ts";
import { isNeverMissing } from "./never-missing.ts";
import { getLineIndent, getSourceStyle } from "./source-style.ts";
import { getList } from "./statement-end.ts";

/** Inside `a?.b.sort(…)` the whole chain may be skipped; a call around it would not be. */
export function isInOptionalChain(node: TSESTree.Node): boolean {
  return getChain(node) !== undefined && getOptionalLinks(node).length > 0;
}

/** The chain that an expression is the beginning of. */
function getChain(node: TSESTree.Node): TSESTree.ChainExpression | undefined {
  let top = node;
  while (
    top.parent != null &&
    ((top.parent.type === "MemberExpression" && top.parent.object === top) ||
      (top.parent.type === "CallExpression" && top.parent.callee === top) ||
      top.parent.type === "TSNonNullExpression")
  ) {
    top = top.parent;
  }
  return top.parent?.type === "ChainExpression" ? top.parent : undefined;
}

type Link = TSESTree.MemberExpression | TSESTree.CallExpression;

/** The links of a chain, the last one first. */
function getLinks(node: TSESTree.Node): readonly Link[] {
  switch (node.type) {
    case "CallExpression":
      return [node, ...getLinks(node.callee)];
    case "MemberExpression":
      return [node, ...getLinks(node.object)];
    case "TSNonNullExpression":
      return getLinks(node.expression);
    default:
      return [];
  }
}

/** Those that are written `?.`. */
const getOptionalLinks = (node: TSESTree.Node): readonly Link[] => getLinks(node).filter(({ optional }) => optional);

const getAsked = (link: Link): TSESTree.Expression => (link.type === "CallExpression" ? link.callee : link.object);

/**
 * Where an empty list stands for a chain that is skipped: `data?.items?.sort(…) ?? []`. What is skipped there must be nothing but the sort of nothing:
 * without its second `?.` that would throw for data without items.
 */
export function getOrEmpty(
  file: FileContext,
  { node, receiver, isCopying }: SortSite,
  chain: TSESTree.Node = node.parent,
): TSESTree.LogicalExpression | undefined {
  const whole = chain.type === "ChainExpression" ? chain.parent : undefined;
  if (isCopying || whole?.type !== "LogicalExpression" || whole.left !== chain) return undefined;
  if (whole.operator === "&&" || !isEmptyArray(whole.right)) return undefined;
  return skipsSortAlone(file, node, receiver) ? whole : undefined;
}

/** Returns whether what is skipped is the sort of nothing, and not the way to a list: that would throw where something is there without a list. */
const skipsSortAlone = (file: FileContext, { callee }: TSESTree.CallExpression, receiver: TSESTree.Node): boolean =>
  (callee.type === "MemberExpression" && callee.optional) || isFreshArray(file, receiver);

/** A call needs none of the parentheses that `(data?.items.sort(…) ?? []).map(…)` needs. */
export function getRangeInParentheses({ sourceCode }: FileContext, node: TSESTree.Node): readonly [number, number] {
  const [before, after] = [sourceCode.getTokenBefore(node), sourceCode.getTokenAfter(node)];
  const isOperand = /^(?:MemberExpression|SpreadElement|TS(?:As|NonNull|Satisfies)Expression)$/.test(
    node.parent?.type ?? "",
  );
  return isOperand && before?.value === "(" && after?.value === ")" ? [before.range[0], after.range[1]] : node.range;
}

/** What an empty list can stand in for, with how that is written. */
export interface OrEmpty {
  readonly whole: TSESTree.Node;
  /** `?? []`. */
  readonly sign: string;
  /** False where somebody may tell an empty list from none. */
  readonly isSame: boolean;
}

/** How the code itself writes it. */
export const asWritten = ({ sourceCode }: FileContext, whole: TSESTree.LogicalExpression): OrEmpty => ({
  whole,
  sign: `${whole.operator} ${sourceCode.getText(whole.right)}`,
  isSame: true,
});

/** The shuffle of an empty list is one: `shuffle(data?.items ?? [])`. */
export function giveOrEmpty({ before, kept, after }: Argument, { sign }: OrEmpty): Argument {
  const [open, close] = OPERAND.has(kept.type) ? ["", ""] : ["(", ")"];
  const given = within(open, kept, `${close} ${sign}`);
  return before === "" && after === "" ? given : within(`${before}(${given.before}`, kept, `${given.after})${after}`);
}

/** What needs no parentheses before an operator. */
const OPERAND: ReadonlySet<string> = new Set([
  "ArrayExpression",
  "CallExpression",
  "ChainExpression",
  "Identifier",
  "MemberExpression",
  "ThisExpression",
  "TSNonNullExpression",
]);

/** A chain that may be skipped, and what decides it. */
export interface Question {
  readonly chain: TSESTree.ChainExpression;
  /** What a list is asked of, or the list itself; undefined where all that is asked is known to be there: `[...cards]?.sort(…)`. */
  readonly asked: TSESTree.Expression | undefined;
  /** Where an empty list stands, or can stand, for a chain that is skipped. */
  readonly orEmpty?: OrEmpty;
  /** Whether TypeScript may know that what is asked is there: then what is asked itself stands for a chain that is skipped. */
  readonly isThere?: true;
}

/** Methods of which an empty list gives an empty one. */
const KEEPING_EMPTY: ReadonlySet<string> = new Set([
  "filter",
  "flat",
  "flatMap",
  "map",
  "reverse",
  "slice",
  "toReversed",
]);

/** Methods that make a list of a text: an empty text is no list that is missing. */
const OF_TEXT: ReadonlySet<string> = new Set(["split", "match", "matchAll"]);

/** Returns what is asked before a sort, if that can be asked by itself and gives the same answer when it is read again; undefined where it can't. */
export function getQuestion(file: FileContext, site: SortSite): Question | undefined {
  const { node } = site;
  const chain = getChain(node);
  const asked = getOptionalLinks(node)
    .map(getAsked)
    .find((object) => !isThere(file, object));
  if (chain === undefined) return undefined;
  if (asked === undefined) return { chain, asked };
  const orEmpty = getLeft(file, chain.expression, node) === "list" ? getOrEmpty(file, site, chain) : undefined;
  if (orEmpty !== undefined && !hasComments(file, chain, orEmpty))
    return { chain, asked, orEmpty: asWritten(file, orEmpty) };
  const isTyped = getScriptBlock(file, node)?.isTypeScript === true;
  const isPath = isReadAgain(asked, isTyped);
  if (isPath && isAskedBefore(file, chain, asked)) return { chain, asked: undefined };
  // It would remove nothing, or something, of another value.
  if (chain.parent.type === "UnaryExpression" && chain.parent.operator === "delete") return undefined;
  const isTypeKept = !isTyped || !isValue(chain) || !isNeverMissing(file, asked);
  if (isPath && isTypeKept && !isOfText(node, asked)) return { chain, asked };
  const empty = getInsteadOfNone(file, site, chain);
  if (empty !== undefined) return { chain, asked, orEmpty: empty };
  return isPath && !isOfText(node, asked) ? { chain, asked, isThere: true } : undefined;
}

/** Returns whether `undefined` has to be written for a chain that is skipped: it is neither a statement, nor shown, nor has it another value behind it. */
function isValue(chain: TSESTree.ChainExpression): boolean {
  const { parent } = chain;
  const isAsked = parent.type === "LogicalExpression" && parent.left === chain && parent.operator !== "&&";
  return parent.type !== "ExpressionStatement" && !isShown(chain) && !isAsked;
}

/** Methods that return `undefined` of an empty list. */
const FINDING_NOTHING: ReadonlySet<string> = new Set(["at", "find", "findLast", "forEach", "pop", "shift"]);

/**
 * Returns the empty list that may stand for one that is missing, where that can't be asked by itself: `draw()?.sort(…)[0]` becomes `shuffle(draw() ?? [])[0]`, which is
 * `undefined` without a list, too.
 */
function getInsteadOfNone(file: FileContext, site: SortSite, chain: TSESTree.ChainExpression): OrEmpty | undefined {
  const { node, receiver } = site;
  const left = getLeft(file, chain.expression, node);
  if (left === undefined || !skipsSortAlone(file, node, receiver)) return undefined;
  const { parent } = chain;
  const isSame = left !== "list" || parent.type === "ExpressionStatement";
  const isAsked = parent.type === "LogicalExpression" && parent.left === chain;
  return isAsked && !isSame ? undefined : { whole: chain, sign: "?? []", isSame };
}

/**
 * What a chain leaves of an empty list: that list; an item that it does not have, `undefined`; or nothing, because the rest is skipped then. Undefined where it leaves
 * something else, or throws.
 */
function getLeft(
  file: FileContext,
  whole: TSESTree.Node,
  node: TSESTree.Node,
): "list" | "item" | "skipped" | undefined {
  if (whole === node) return "list";
  if (whole.type === "TSNonNullExpression") return getLeft(file, whole.expression, node);
  if (whole.type === "CallExpression" && whole.callee.type === "MemberExpression") {
    const { object, optional } = whole.callee;
    const left = getLeft(file, object, node);
    if (left !== "list") return left === "item" && (optional || whole.optional) ? "skipped" : getRest(left);
    const name = getMemberName(whole.callee) ?? "";
    if (!whole.arguments.every((argument) => isStill(file, argument))) return undefined;
    if (KEEPING_EMPTY.has(name)) return "list";
    return FINDING_NOTHING.has(name) ? "item" : undefined;
  }
  if (whole.type === "CallExpression") return getRest(getLeft(file, whole.callee, node));
  if (whole.type !== "MemberExpression") return undefined;
  const left = getLeft(file, whole.object, node);
  const isItem = whole.computed && whole.property.type === "Literal" && typeof whole.property.value === "number";
  if (left === "list") return isItem ? "item" : undefined;
  return left === "item" && whole.optional ? "skipped" : getRest(left);
}

/** What is skipped stays so. */
const getRest = (left: ReturnType<typeof getLeft>): "skipped" | undefined =>
  left === "skipped" ? "skipped" : undefined;

/** Returns whether to evaluate an argument does nothing else: without a list it was not evaluated. */
const isStill = (file: FileContext, argument: TSESTree.CallExpressionArgument): boolean =>
  isBarePath(argument) || findEffect(file, argument) === undefined;

/** Returns whether an expression gives something for certain: a new list, `list ?? []`. */
function isThere(file: FileContext, node: TSESTree.Expression): boolean {
  const isOr = node.type === "LogicalExpression" && node.operator !== "&&";
  return isFreshArray(file, isOr ? node.right : node);
}

/** Returns whether a comment stands between a chain and what stands for it. */
const hasComments = ({ sourceCode }: FileContext, chain: TSESTree.Node, whole: TSESTree.Node): boolean =>
  sourceCode.getCommentsInside(whole).some(({ range: [start] }) => start >= chain.range[1]);

/** Returns whether an expression is a path, whose value TypeScript, too, knows again where it is read a second time. */
function isReadAgain(node: TSESTree.Expression, isTyped: boolean): boolean {
  switch (node.type) {
    case "Identifier":
    case "ThisExpression":
      return true;
    case "TSNonNullExpression":
      return isReadAgain(node.expression, isTyped);
    case "MemberExpression": {
      const { property, computed } = node;
      const isKey = !computed || property.type === "Literal" || (!isTyped && isBarePath(property));
      return isKey && isReadAgain(node.object, isTyped);
    }
    default:
      return false;
  }
}

/** Returns whether a list is made of a text that is asked for. */
const isOfText = (node: TSESTree.Node, asked: TSESTree.Node): boolean =>
  getLinks(node).some(
    (link) => link.type === "MemberExpression" && !contains(asked, link) && OF_TEXT.has(getMemberName(link) ?? ""),
  );

/**
 * Writes a call behind the question: `if (cards) shuffle(cards);`, `cards ? shuffle(cards) : undefined`, on several lines where one has no room.
 * @returns undefined where the list that is given has lines of its own, or the question can't stand where the chain does.
 */
export function writeBehind(
  file: FileFacts,
  whole: CallAround,
  { chain, asked, orEmpty, isThere }: Question,
): Written | undefined {
  if (orEmpty !== undefined) return writeOrEmpty(file, whole, chain, orEmpty.whole);
  const { node, argument, callee, more = [] } = whole;
  const { before, kept, after } = argument;
  const marks = getOptionalLinks(node).flatMap((link): readonly Edit[] => dropMark(file, getAsked(link)));
  const joined = joinChain(file, kept);
  const frame =
    asked === undefined ? BARE : isThere ? getFrameOfThere(file, chain, asked) : getFrame(file, chain, node, asked);
  if (joined === undefined || frame?.question.includes("\n") !== false) return undefined;
  const given = `${before}${getTextAfter(file, [...joined, ...marks], kept.range)}${after}`;
  const call = `${callee}(${[given, ...more].join(", ")})`;
  const rest = getChainRest(file, node);
  const place: CallPlace = { file, node, range: node.range, rest, isSimple: isSimple(kept) };
  const edits = settle(place, [
    { range: node.range, text: getSpaceBefore(file, node.range[0]) + frame.question + frame.sign + call },
    ...dropMarkBehind(file, node),
    ...(frame.last === undefined ? [] : [{ range: frame.last, text: frame.other }]),
  ]);
  // What stands in a text is not broken.
  const isWell =
    chain.parent.type === "TemplateLiteral" ||
    (!getTextAfter(file, edits, chain.range).includes("\n") && fits(file, edits, node.range[0]));
  return { edits: isWell ? edits : (breakFrame(place, frame, call) ?? edits), held: [] };
}

/** `data?.items?.sort(…).slice(1) ?? []` becomes `shuffle(data?.items ?? []).slice(1)`. */
function writeOrEmpty(file: FileFacts, call: CallAround, chain: TSESTree.Node, whole: TSESTree.Node): Written {
  const { edits, held } = writeCall(file, call);
  const [start, end] = getRangeInParentheses(file, whole);
  const opened: readonly Edit[] = start === whole.range[0] ? [] : [{ range: [start, whole.range[0]], text: "" }];
  return {
    edits: [...opened, ...edits, ...dropMarkBehind(file, call.node), { range: [chain.range[1], end], text: "" }],
    held,
  };
}

/** The edit that makes `list?.length` of a list that is there `list.length`, and `list?.[0]` `list[0]`. */
function dropMark({ sourceCode }: FileContext, object: TSESTree.Node): readonly Edit[] {
  const mark = sourceCode.getTokenAfter(object, (token) => token.value !== ")");
  const next = mark === null ? null : sourceCode.getTokenAfter(mark);
  if (mark?.value !== "?." || next === null) return [];
  return [{ range: mark.range, text: /^[[(<]$/.test(next.value) ? "" : "." }];
}

/** The same behind a sort, where its own chain goes on so; `sort(…)!.slice(1)` needs no mark either. */
function dropMarkBehind(file: FileContext, node: TSESTree.Node): readonly Edit[] {
  const { parent } = node;
  if (parent?.type === "TSNonNullExpression" && parent.parent.type !== "ChainExpression")
    return [{ range: [node.range[1], parent.range[1]], text: "" }];
  const isLink = parent?.type === "MemberExpression" || parent?.type === "CallExpression";
  return isLink && parent.optional && getAsked(parent) === node && getChain(node) !== undefined
    ? dropMark(file, node)
    : [];
}

/** Each part on a line of its own, as Prettier breaks them; undefined where there is nothing to break, or a comment stands between the lines. */
function breakFrame(place: CallPlace, frame: Frame, call: string): readonly Edit[] | undefined {
  const { file, node, rest } = place;
  const { sourceCode } = file;
  const sign = frame.sign.trim();
  const [gap] = rest.breaks;
  const isBare = rest.breaks.every((range) => sourceCode.text.slice(...range).trim() === "");
  if ((sign !== "?" && sign !== "&&") || !isBare) return undefined;
  const { indent, lineEnd } = getSourceStyle(file);
  const outer = getBaseIndent(file, node.range[0]);
  const step = outer + indent;
  const inner = sign === "&&" ? step : step + (indent.startsWith("\t") ? "\t" : "  ");
  const next = sourceCode.getTokenAfter(node);
  const isNext = gap !== undefined && gap[1] === next?.range[0];
  const own = isNext ? getLineIndent(file, next.loc.start.line) : outer;
  // The only call stays behind the list; more of them stand one below the other.
  const isJoined = isNext && rest.calls.length === 1;
  const head = sign === "&&" ? ` &&${lineEnd}${step}` : `${lineEnd}${step}? `;
  return [
    { range: node.range, text: getSpaceBefore(file, node.range[0]) + frame.question + head + call },
    ...(isNext ? [{ range: gap, text: isJoined ? "" : lineEnd + inner + own.slice(outer.length) }] : []),
    ...dropMarkBehind(file, node),
    ...(next === null ? [] : shiftLines(file, [next.range[0], rest.top.range[1]], isJoined ? own : outer, inner)),
    ...(frame.last === undefined ? [] : [{ range: frame.last, text: `${lineEnd}${step}${frame.other.trimStart()}` }]),
  ];
}

/** What stands around a chain that is evaluated only where what is asked is there. */
interface Frame {
  /** With the parenthesis that opens before it. */
  readonly question: string;
  readonly sign: ") " | " && " | " ? " | "";
  /** Where the other branch stands, and what it begins with. */
  readonly last?: readonly [number, number];
  readonly other: string;
}

const BARE: Frame = { question: "", sign: "", other: "" };

function getFrame(
  file: FileContext,
  chain: TSESTree.ChainExpression,
  node: TSESTree.Node,
  asked: TSESTree.Expression,
): Frame | undefined {
  const { sourceCode } = file;
  const { parent } = chain;
  const question = sourceCode.getText(asked);
  const value = withoutMark(chain.expression);
  const [, end] = value.range;
  if (parent.type === "ExpressionStatement") {
    // Behind `if (…)` a second one would take the `else` of the first.
    return getList(parent).includes(parent) ? { question: `if (${question}`, sign: ") ", other: "" } : undefined;
  }
  // React shows nothing for a list that is missing, whichever way it is missing.
  if (isShown(chain)) return { question, sign: " && ", other: "" };
  const isArray = chain.expression === node || isFreshArray(file, chain.expression);
  if (parent.type === "LogicalExpression" && parent.left === chain && parent.operator !== "&&" && isArray) {
    const { right } = parent;
    if (/^(?:Conditional|Assignment|Sequence|Logical|ArrowFunction|Yield)Expression$/.test(right.type))
      return undefined;
    if (!standsAlone(file, parent) && !isShown(parent)) return undefined;
    const operator = sourceCode.getTokenAfter(chain, (token) => token.value === parent.operator);
    if (operator === null || hasComments(file, chain, parent)) return undefined;
    return { question, sign: " ? ", last: [end, operator.range[1]], other: " :" };
  }
  // TypeScript takes `list?.sort(…)!` for a list, whichever branch there is then.
  const isAlone = value === chain.expression && standsAlone(file, chain);
  const [open, close] = isAlone ? ["", ""] : ["(", ")"];
  return { question: open + question, sign: " ? ", last: [end, end], other: ` : undefined${close}` };
}

/** `data && shuffle(data.items)` has the type of the shuffle where TypeScript knows that `data` is there, which `undefined` in another branch would change. */
function getFrameOfThere(file: FileContext, chain: TSESTree.ChainExpression, asked: TSESTree.Expression): Frame {
  const [open, close] = standsAlone(file, chain) ? ["", ""] : ["(", ")"];
  const [, end] = chain.range;
  const question = open + file.sourceCode.getText(asked);
  return close === ""
    ? { question, sign: " && ", other: "" }
    : { question, sign: " && ", last: [end, end], other: close };
}

/** An expression without the marks behind it that say it is there: `list` of `list!`. */
const withoutMark = (node: TSESTree.Expression): TSESTree.Expression =>
  node.type === "TSNonNullExpression" ? withoutMark(node.expression) : node;

/** Returns whether an expression is a child of an element of JSX. */
function isShown({ parent }: TSESTree.Node): boolean {
  return (
    parent?.type === "JSXExpressionContainer" &&
    (parent.parent.type === "JSXElement" || parent.parent.type === "JSXFragment")
  );
}

/** Returns whether `a ? b : c` needs no parentheses in the place of an expression. */
function standsAlone({ sourceCode }: FileContext, node: TSESTree.Node): boolean {
  const { parent } = node;
  switch (parent?.type) {
    case "VariableDeclarator":
    case "ReturnStatement":
    case "Property":
    case "PropertyDefinition":
    case "ArrayExpression":
    case "ArrowFunctionExpression":
    case "ExportDefaultDeclaration":
    case "JSXExpressionContainer":
    case "TemplateLiteral":
      return true;
    case "AssignmentExpression":
    case "AssignmentPattern":
      return parent.right === node;
    case "CallExpression":
    case "NewExpression":
      return parent.callee !== node;
    default:
      return sourceCode.getTokenBefore(node)?.value === "(" && sourceCode.getTokenAfter(node)?.value === ")";
  }
}
