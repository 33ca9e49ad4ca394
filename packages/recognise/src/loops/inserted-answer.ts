// A right answer that is put among the wrong ones at a drawn place, or a card among shuffled ones: `answers.splice(Math.floor(Math.random() * answers.length), 0, correct)` never puts it last.
import type { Expression, Statement, SwapLoop } from "@fair-shuffle/bias";
import { mapExpressions, mentions, visitExpressions } from "@fair-shuffle/bias/model";
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getVariable } from "../syntax/bindings.ts";
import { getCopied } from "../syntax/list-forms.ts";
import { isBarePath } from "../syntax/list-path.ts";
import { getWords } from "../syntax/name-words.ts";
import { contains, getFunctionAround, getMemberName, isFunction, isLoop, someNode, unwrap } from "../syntax/tree.ts";
import { getWritten } from "../syntax/written-value.ts";
import { getLengthAtStart } from "../lengths/length-at-start.ts";
import { getLeastLength } from "../lengths/least-length.ts";
import { shuffleFirst } from "./fair-steps.ts";
import { isInDrawnOrder } from "./drawn-order.ts";
import { getHighestPlace, getPlaceBounds } from "./highest-place.ts";
import { getInsertionCall, type InsertionCall } from "./insertion-call.ts";
import { getListKey, getOriginal } from "../translate/list-paths.ts";
import { beginTranslation } from "../translate/translate.ts";
import type { Translation, TranslationOptions } from "../translate/translation.ts";
import { getFilledFrom } from "../values/filled-from.ts";

/** An insertion, read as a shuffle of the others and an insertion of the last item: that it lies anywhere is all that is asked. */
export interface InsertedAnswer {
  readonly translation: Translation;
  readonly list: TSESTree.Expression;
  readonly model: SwapLoop;
}

/** What an item is called that has to be found among others. */
const ANSWER =
  /\b(?:answers?|correct(?:a|o)?|right(?= (?:ans|answers?|choice|one|option))|solutions?|respostas?|respuestas?)\b/;
/** What else it is called among others that are called wrong; elsewhere that is where something lies. */
const RIGHT = /\bright\b/;
const WRONG = /\b(?:wrong|incorrect|false|distractors?|decoys?)\b/;
/** What brings the answers into another order later. */
const OTHERWISE = /shuffl|\.(?:sort|toSorted|reverse)\(|random(?:iz|is)e/i;

/** What comes behind all answers on purpose: "None of these", "I don't know", or what is put there by hand. */
const LAST_ON_PURPOSE =
  /\b(?:none|all|both|neither) of\b|don'?t know|\bnot sure\b|\bno idea\b|\bskip\b|\bother["'`]|\.push\(\s*["'`{]|\.\.\.[\w.?]+\s*,/i;

/** Returns the list and the place of a call that puts a right answer among others, or anything among others in a drawn order, once for each list. */
function getInsertion(file: FileContext, node: TSESTree.Node): InsertionCall | undefined {
  const insertion = getInsertionCall(file, node);
  if (insertion === undefined) return undefined;
  const { list, copy } = insertion;
  if (!isAnswer(file, insertion) && !isInDrawnOrder(file, list, node)) return undefined;
  // A list that stays as it was is no longer whenever something is put into a copy.
  const isOnce = copy !== undefined || isDoneOnce(file, list, node);
  return isOnce && !isOtherwise(file, node, copy) ? insertion : undefined;
}

/** Returns whether an item is called an answer, or what is right among what is wrong. */
function isAnswer(file: FileContext, { item, list }: InsertionCall): boolean {
  const tell = (node: TSESTree.Node): string => getWords(file.sourceCode.getText(node));
  const words = tell(item);
  return (
    ANSWER.test(words) || (RIGHT.test(words) && [list, getWritten(file, list)].some((node) => WRONG.test(tell(node))))
  );
}

/** Returns whether a call may be an insertion that is judged. */
export const isInsertedAnswer = (file: FileContext, node: TSESTree.Node): node is TSESTree.CallExpression =>
  getInsertion(file, node) !== undefined;

/** Returns whether a list is another one whenever something is put into it: it begins in what goes round, or is given anew just before. */
function isDoneOnce(file: FileContext, list: TSESTree.Node, place: TSESTree.Node): boolean {
  if (getGivenBefore(file, list, place) !== undefined) return true;
  let root = list;
  while (root.type === "MemberExpression") root = unwrap(root.object);
  const defs = root.type === "Identifier" ? (getVariable(file, root)?.defs ?? []) : [];
  for (let node = place.parent; node != null; node = node.parent) {
    if (!isLoop(node) && !isFunction(node)) continue;
    const around = node;
    if (defs.some(({ name }) => contains(around, name))) return true;
    if (isLoop(node) || root.type !== "ThisExpression") return false;
    if (node.type !== "ArrowFunctionExpression") return true;
  }
  return defs.length > 0;
}

/** What a list is given in a statement of the same block before a place, `[...q.wrong]` of `answers = [...q.wrong]; answers.splice(…)`: nothing of itself. */
function getGivenBefore(file: FileContext, list: TSESTree.Node, place: TSESTree.Node): TSESTree.Expression | undefined {
  const { sourceCode } = file;
  const statement = place.parent;
  const block = statement?.parent;
  if (statement == null || (block?.type !== "BlockStatement" && block?.type !== "Program")) return undefined;
  const text = sourceCode.getText(list);
  const before = block.body.filter(({ range }) => range[1] <= statement.range[0]);
  const given = before.flatMap((one) => {
    const assignment = one.type === "ExpressionStatement" ? one.expression : undefined;
    const isOfList = assignment?.type === "AssignmentExpression" && sourceCode.getText(assignment.left) === text;
    return isOfList && assignment.operator === "=" ? [assignment.right] : [];
  });
  const last = given.at(-1);
  const names = (node: TSESTree.Node): boolean => sourceCode.getText(node) === text;
  return last === undefined || someNode(file, last, names) ? undefined : last;
}

/** What a list was given before a place, and still is: nothing names it in between. */
function getStillGiven(file: FileContext, list: TSESTree.Node, place: TSESTree.Node): TSESTree.Expression | undefined {
  const given = getGivenBefore(file, list, place);
  const between = given === undefined ? "" : file.sourceCode.text.slice(given.range[1], place.parent?.range[0]);
  return between.includes(file.sourceCode.getText(list)) ? undefined : given;
}

/** What is written for a place: under its name, or what the name was given in the block before, with nothing but a report in between. */
function getWrittenPlace(file: FileContext, place: TSESTree.Expression, call: TSESTree.Node): TSESTree.Node {
  const isNamed = place.type === "Identifier" || place.type === "MemberExpression";
  const given = isNamed ? getGivenBefore(file, place, call) : undefined;
  if (given === undefined) return getWritten(file, place);
  const between = file.sourceCode.text.slice(given.range[1], call.parent?.range[0]);
  return /^[;\s]*(?:console\.\w+\([^()]*\)[;\s]*)*$/.test(between) ? given : place;
}

/** Returns whether the function around a place says that something else comes last, or brings the answers into another order afterwards. */
function isOtherwise(file: FileContext, place: TSESTree.Node, copy: TSESTree.Node | undefined): boolean {
  const around = getFunctionAround(place);
  // shuffle([...answers.slice(0, at), answer, ...answers.slice(at)])
  const call = copy?.parent?.type === "CallExpression" ? copy.parent.callee : undefined;
  if (call !== undefined && OTHERWISE.test(file.sourceCode.getText(call))) return true;
  const text = file.sourceCode.text.slice(place.range[1], around?.range[1]);
  const before = file.sourceCode.text.slice(around?.range[0] ?? 0, place.range[0]);
  return OTHERWISE.test(text) || LAST_ON_PURPOSE.test(before);
}

/**
 * Returns what a call does that puts a right answer among others, or a card among shuffled ones; undefined for any other call, and "onlySome" where only some
 * places are drawn, as if on purpose. @throws NotKnown where its place can't be read.
 */
export function readInsertedAnswer(
  options: TranslationOptions,
  node: TSESTree.Node,
): InsertedAnswer | "onlySome" | undefined {
  const { file } = options;
  const insertion = getInsertion(file, node);
  if (insertion === undefined) return undefined;
  const { list, place } = insertion;
  const translation = beginTranslation(options);
  const key = getListKey(translation, list);
  const given = getStillGiven(file, list, node) ?? getFilledFrom(file, list, node);
  const asLong = getListsAsLong(translation, key, list, given);
  const read = translation.translateValue(getWrittenPlace(file, place, node));
  const steps: readonly Statement[] = mapExpressions(
    // Of a place that is no whole number, `splice` cuts off the fraction.
    [...translation.prelude, ...read.steps, assign(PLACE, { kind: "unary", operator: "trunc", operand: read.value })],
    (inner): Expression =>
      inner.kind === "length" && asLong.has(translation.lengthOf.get(inner.list) ?? inner.list)
        ? { kind: "length", list: key }
        : inner,
  );
  const asksLength = mentions(steps, (inner) => inner.kind === "length");
  const asksOther = mentions(steps, (inner) => inner.kind === "length" && inner.list !== key);
  const isPlain = translation.prelude.every(({ kind }) => kind === "assign");
  const isOwn = isPlain && translation.unknowns.size === 0 && translation.lists.size === 0;
  if (!isOwn || asksOther || translation.readLists.size > 0 || translation.draws.size === 0) return undefined;
  const others =
    getLengthAtStart(file, list, node) ??
    getLeastOthers(file, { list: given ?? list, node }, steps) ??
    getRoundedOthers(steps);
  if (others === undefined && !asksLength) return undefined;
  if (!isAnswer(file, insertion) && !isMeantForAll(steps, others)) return "onlySome";
  return {
    translation,
    list,
    model: {
      kind: "swapLoop",
      list: key,
      steps: [...shuffleFirst(key, getOthers(key)), ...insertLast(key, steps)],
      unknowns: [],
      insertsLast: true,
      ...(others === undefined ? {} : { length: others + 1 }),
    },
  };
}

/** So many others stand for any number of them. */
const SOME_OTHERS = 9;

/**
 * Returns whether a place is drawn among all others, or among all places: what is put into the upper half, or behind the first, is meant to be there. Of an
 * answer that is to be found, that would be known.
 */
function isMeantForAll(steps: readonly Statement[], others = SOME_OTHERS): boolean {
  const counted = mapExpressions(steps, (inner): Expression =>
    inner.kind === "length" ? { kind: "number", value: others } : inner,
  );
  let draws = 0;
  visitExpressions(steps, ({ kind }) => {
    if (kind === "draw") draws++;
  });
  const bounds = draws === 1 ? getPlaceBounds(counted, PLACE) : undefined;
  return bounds?.low === 0 && (bounds.high === others - 1 || bounds.high === others);
}

/**
 * As many others as there are places to be drawn, where these are rounded: `Math.round(Math.random() * 3)`. However many there are, the first place comes half as
 * often as the next one.
 */
function getRoundedOthers(steps: readonly Statement[]): number | undefined {
  const isRounded = mentions(steps, (inner) => inner.kind === "unary" && inner.operator === "round");
  return isRounded ? getHighestPlace(steps, PLACE) : undefined;
}

/** How many others there are at least, where no place behind those is drawn: with more of them, the item would be last even less often. */
function getLeastOthers(
  file: FileContext,
  { list, node }: { readonly list: TSESTree.Node; readonly node: TSESTree.Node },
  steps: readonly Statement[],
): number | undefined {
  const highest = getHighestPlace(steps, PLACE);
  const least = highest === undefined ? undefined : getLeastLength(file, list, node);
  return highest !== undefined && least !== undefined && highest <= least ? least : undefined;
}

/** The names in the model of a list, of what it is a copy of, and of what each of its items is made of: `wrong.map(toOption)`. */
function getListsAsLong(
  translation: Translation,
  key: string,
  list: TSESTree.Node,
  given: TSESTree.Expression | undefined,
): ReadonlySet<string> {
  const keys = new Set([key, getOriginal(translation, key, list)]);
  const made = unwrap(given ?? getWritten(translation.file, list));
  const callee = made.type === "CallExpression" ? made.callee : undefined;
  const isMapped = callee?.type === "MemberExpression" && getMemberName(callee) === "map";
  const source = isMapped ? unwrap(callee.object) : given && unwrap(getCopied(translation.file, made) ?? made);
  if (source === undefined || !isBarePath(source)) return keys;
  const other = getListKey(translation, source);
  return keys.add(other).add(getOriginal(translation, other, source));
}

const [PLACE, HELD] = ["$place", "$answer"];

const variable = (name: string): Expression => ({ kind: "variable", name });
const assign = (name: string, value: Expression): Statement => ({ kind: "assign", variable: name, value });

/** All but the last item: the others come in any order. */
const getOthers = (list: string): Expression => ({
  kind: "binary",
  operator: "-",
  left: { kind: "length", list },
  right: { kind: "number", value: 1 },
});

/** The last item is taken out, and comes where the code puts it, which sees a list without it. */
const insertLast = (list: string, steps: readonly Statement[]): readonly Statement[] => [
  { kind: "take", list, position: getOthers(list), variable: HELD },
  ...steps,
  { kind: "insert", list, position: variable(PLACE), card: variable(HELD) },
];
