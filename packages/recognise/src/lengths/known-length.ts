// How many items a list has, where the source tells it: the one door, which asks the other files in turn.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getTupleTypes } from "../syntax/declared-type.ts";
import { oncePer } from "../file/once.ts";
import { getCloned } from "../values/cloned-list.ts";
import { getWatched } from "../values/component-state.ts";
import { isDocumentedPair } from "../lists/doc-type.ts";
import { getGivenBack } from "../values/given-back.ts";
import { countSelected } from "../lists/element-query.ts";
import { countInMarkup } from "../lists/markup-elements.ts";
import { getGuardedLength } from "../checks/guarded-length.ts";
import {
  getLengthOfChoice,
  getLengthOfConcat,
  getLengthOfEither,
  getLengthOfFlat,
  getLengthOfFlatMap,
  getLengthOfLiteral,
} from "./joined-length.ts";
import { getHandedOutLength } from "./handed-out-length.ts";
import { getLengthOfCall } from "./length-of-call.ts";
import { getAwaitedLength, getLengthMadeBy, getMadeLength } from "./made-length.ts";
import { getLengthInState, getLengthOfMember } from "./member-length.ts";
import { getLengthOfName } from "./named-length.ts";
import { countMapValue } from "../rows/map-values.ts";
import { getMostQueried } from "./queried-length.ts";
import { getMostReduced, getReducedLength } from "../rows/reduced-length.ts";
import { getCopied } from "../syntax/list-forms.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";
import { countTakenFor } from "./taken-for.ts";
import { countTrueAndFalse } from "../rows/true-or-false.ts";
import { countTyped } from "../checks/typed-length.ts";
import { getLengthByChecker } from "../lists/type-checker.ts";
import { getComputationOfSignal } from "../states/signal-state.ts";
import { atMostTwo, type GetLength, type Lengths } from "../values/written-number.ts";
import { countCharacters } from "../values/written-text.ts";

const KEEPS_LENGTH: ReadonlySet<string> = new Set(["map", "sort", "toSorted", "reverse", "toReversed", "fill", "with"]);

/**
 * Returns the length of the list that an expression gives: of a literal array, a tuple type, a copy of one, or a constant that holds one and
 * is never lengthened or handed out before. Undefined where the source does not tell, and for an empty literal, which waits to be filled.
 */
export function getKnownLength(file: FileContext, expression: TSESTree.Node): number | undefined {
  const node = unwrap(expression);
  // A list that leads to itself, as that of `this.cards = this.cards.sort()` does, has no length that is known.
  if (open.has(node)) return undefined;
  open.add(node);
  try {
    return findLength(file, node, expression);
  } finally {
    open.delete(node);
  }
}

/** The lists whose lengths are being found. */
const open = new Set<TSESTree.Node>();

/** Returns how the files behind this door ask it for the lists of which one is made, or by which it is filled. */
export const getLengths = oncePer((file: FileContext): Lengths => {
  const getLength: GetLength = (list) => getKnownLength(file, list);
  const findOnce = oncePer(getLength);
  return { getLength, getOnce: (list) => (open.has(unwrap(list)) ? undefined : findOnce(list)) };
});

function findLength(file: FileContext, node: TSESTree.Node, expression: TSESTree.Node): number | undefined {
  const lengths = getLengths(file);
  const { getLength } = lengths;
  if (node.type === "ArrayExpression")
    return getLengthOfLiteral(file, node, getLength) ?? countTrueAndFalse(file, node) ?? countTakenFor(file, node);
  const stated = getStatedLength(file, node, expression, lengths);
  if (stated !== undefined) return stated;
  // Where there is no list, nothing is shuffled.
  const inChain = node.type === "ChainExpression" ? atMostTwo(getLength(node.expression)) : undefined;
  if (inChain !== undefined) return inChain;
  const copied = getCopied(file, node) ?? getCloned(file, node) ?? getGivenBack(file, node);
  if (copied !== undefined) return getLength(copied);
  const queried = getMostQueried(file, node, getLength) ?? atMostTwo(countSelected(node)) ?? countInMarkup(file, node);
  if (queried !== undefined) return queried;
  const watched = getWatched(node);
  if (watched !== undefined) return atMostTwo(getLength(watched));
  const typed = countTyped(file, node);
  if (typed !== undefined) return typed;
  if (isDocumentedPair(file, node)) return 2;
  const characters = countCharacters(file, node);
  if (characters !== undefined) return characters;
  switch (node.type) {
    case "ConditionalExpression":
      return getLengthOfChoice(file, node, getLength);
    case "LogicalExpression":
      return getLengthOfEither(file, node, getLength);
    case "MemberExpression":
      return getLengthOfMember(file, node, lengths);
    case "AwaitExpression":
      return getAwaitedLength(file, node.argument, getLength);
    case "CallExpression":
      return getLengthMadeByCall(file, node, lengths) ?? getLengthByMethod(file, node, lengths);
    case "Identifier":
      return getLengthOfName(file, node, lengths);
    default:
      return undefined;
  }
}

/** Of what a function of the file gives, or what a signal holds: `pair()`. */
function getLengthMadeByCall(file: FileContext, call: TSESTree.CallExpression, lengths: Lengths): number | undefined {
  const { getLength } = lengths;
  const made = getMadeLength(file, call, getLength) ?? countMapValue(file, call, getLength);
  if (made !== undefined) return made;
  const computation = getComputationOfSignal(file, call);
  return computation === undefined
    ? getLengthInState(file, call, lengths)
    : atMostTwo(getLengthMadeBy(file, computation, getLength));
}

/** Of what a method makes of the list that it is called on. */
function getLengthByMethod(
  file: FileContext,
  { callee, arguments: given }: TSESTree.CallExpression,
  lengths: Lengths,
): number | undefined {
  if (callee.type !== "MemberExpression") return undefined;
  const { getLength } = lengths;
  const { object } = callee;
  const name = getMemberName(callee) ?? "";
  switch (name) {
    case "flat":
      return getLengthOfFlat(file, object, given, getLength);
    case "reduce":
      return atMostTwo(getMostReduced(file, given) ?? getReducedLength(file, given, getLength));
    case "concat":
      return getLengthOfConcat(file, [object, ...given], lengths);
    case "flatMap":
      return getLengthOfFlatMap(file, object, given, getLength);
    default:
      return KEEPS_LENGTH.has(name) ? getLength(object) : undefined;
  }
}

/** The length that something around an expression, its type or the call that makes it states. */
function getStatedLength(
  file: FileContext,
  node: TSESTree.Node,
  expression: TSESTree.Node,
  { getLength, getOnce }: Lengths,
): number | undefined {
  const cast = expression.type === "TSAsExpression" ? expression.typeAnnotation : undefined;
  return (
    getTupleTypes(file, cast)?.length ??
    getLengthByChecker(file, expression) ??
    getGuardedLength(file, node, getOnce) ??
    countTrueAndFalse(file, node) ??
    countTakenFor(file, expression) ??
    getHandedOutLength(file, node, getLength) ??
    getLengthOfCall(file, node, getLength)
  );
}
