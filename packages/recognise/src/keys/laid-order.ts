// Recognises elements that are laid out by drawn keys: each gets a CSS `order`, or several that overwrite each other, and the browser sorts them by it, stably.
import type { FileContext } from "../file/file-context.ts";
import type { PlainKind } from "../file/reason.ts";
import { refuse } from "../file/refuse.ts";
import type { KeyedSort } from "@fair-shuffle/bias";
import { countWholeKeys } from "@fair-shuffle/bias/model";
import type { TSESTree } from "@typescript-eslint/utils";
import { getKnownLength } from "../lengths/known-length.ts";
import { mayLayOut } from "../draws/random-words.ts";
import type { DrawnKeys, LayoutSite, LoopNode } from "../sites/site.ts";
import { getStatementsAround, mayRunAtOnce } from "../sites/statements-around.ts";
import { getEachCall } from "../origins/each-call.ts";
import { getFunction, getOnlyValue, getVariable } from "../syntax/bindings.ts";
import { getCount, isReadOf } from "../syntax/iteration.ts";
import { getCopied } from "../syntax/list-forms.ts";
import { isListPath } from "../syntax/list-path.ts";
import {
  contains,
  type FunctionNode,
  getCalledName,
  getMemberName,
  getStatements,
  isFunction,
  someNode,
  unwrap,
} from "../syntax/tree.ts";
import { refuseUnread } from "../translate/not-known.ts";
import { getDeclarations, getWrapped, isNamed } from "./laying-round.ts";
import { readOverwrittenOrders } from "./overwritten-order.ts";
import { isMeantAsSomethingElse, translateAll } from "./keyed-sort.ts";
import { readOrderOfMade, readOrderStore } from "./style-order.ts";

/** Returns the site of a loop, or of a call that goes through elements, in which each gets a drawn CSS `order`; undefined where it is nothing of the kind. */
export function recogniseLayout(file: FileContext, node: LoopNode): LayoutSite | undefined {
  if (!mayLayOut(file)) return undefined;
  const overwritten = readOverwrittenOrders(file, node);
  const keys = overwritten?.keys ?? readKeys(file, node);
  if (keys === undefined) return undefined;
  const no = (kind: PlainKind, marked: TSESTree.Node = node): LayoutSite | undefined =>
    refuse(file, "layout", node, { kind }, marked);
  if (isMeantAsSomethingElse(file, node)) return no("meantOtherwise");
  // Taken back later, by a second button, they are seen all the same.
  const isLaidAgain = getStatementsAround(node, 1).some((other) =>
    someNode(file, other, (inner) =>
      isFunction(inner) && !mayRunAtOnce(inner) ? "skip" : readOrderStore(file, inner) !== undefined,
    ),
  );
  if (isLaidAgain) return no("overtaken");
  try {
    const length = keys.lists.map((list) => getKnownLength(file, list)).find(Boolean);
    if (overwritten !== undefined) {
      const known = length === undefined ? {} : { length };
      const read = translateAll(file, keys, (model) => ({ ...model, ...known }), { overwritten });
      return { ...read, kind: "layout", node, keys, overwritten };
    }
    const read = translateAll(file, keys, (model) => ({ ...model, ...withLength(model, length) }));
    const counts = read.models.map((model) => countWholeKeys(model, model.length ?? SOME_CARDS));
    // A fraction is no `order`, and is not taken.
    if (counts.includes(undefined)) return no("orderNotWhole", keys.key);
    if (counts.some((count) => count !== undefined && count < FEWEST_ORDERS)) return no("fewOrders", keys.key);
    return { ...read, kind: "layout", node, keys };
  } catch (thrown) {
    return refuseUnread(file, "layout", node, thrown);
  }
}

/** Elements that get one of two orders may each stand in a row of their own: a picture left or right of its text. */
const FEWEST_ORDERS = 3;
const SOME_CARDS = 8;
/** So many elements, and no more, are drawn for by their number as it stands in the code. */
const MOST_ELEMENTS = 64;

/** The number of elements: as the list tells it, or as the draw does, `floor(draw * 12)`. */
function withLength(model: KeyedSort, known: number | undefined): Pick<KeyedSort, "length"> {
  if (known !== undefined) return { length: known };
  const [few, many] = [SOME_CARDS, SOME_CARDS + 1].map((cards) => countWholeKeys(model, cards));
  return few !== undefined && few === many && few <= MOST_ELEMENTS ? { length: few } : {};
}

/** The round of a loop over elements. */
interface Round {
  /** The loop, or the function that is called for each. */
  readonly region: TSESTree.Node;
  readonly list: TSESTree.Expression | undefined;
  readonly body: TSESTree.Node;
  /** Returns whether an expression gives the element of this round. */
  readonly isElement: (node: TSESTree.Node) => boolean;
}

function readKeys(file: FileContext, node: LoopNode): DrawnKeys | undefined {
  const own = node.type === "CallExpression" ? (readOwnRound(file, node) ?? readMadeRound(file, node)) : undefined;
  const found = own ?? findStore(file, readRound(file, node));
  if (found === undefined) return undefined;
  const { round, order, store, statements } = found;
  const before = getDeclarations(file, order, statements);
  if (before === undefined) return undefined;
  const list = round.list === undefined ? undefined : (getCopied(file, round.list) ?? round.list);
  return {
    key: order,
    before,
    region: round.region,
    lists: list === undefined ? [] : [list],
    store,
    drawing: undefined,
    isFilling: false,
    records: undefined,
  };
}

interface Found {
  readonly round: Pick<Round, "region" | "list">;
  readonly order: TSESTree.Node;
  readonly store: TSESTree.Node;
  readonly statements: readonly TSESTree.Node[];
}

/** `$(cards).css("order", () => draw)` */
function readOwnRound(file: FileContext, call: TSESTree.CallExpression): Found | undefined {
  const stored = readOrderStore(file, call);
  const drawn = stored === undefined ? undefined : getFunction(file, stored.order);
  if (stored === undefined || drawn === undefined || getCalledName(call.callee) !== "css") return undefined;
  const statements = getStatements(drawn.body);
  const last = statements.at(-1);
  const order = drawn.body.type !== "BlockStatement" ? drawn.body : last?.type === "ReturnStatement" && last.argument;
  if (!order || !isStraight(statements)) return undefined;
  return { round: { region: drawn, list: stored.element }, order, store: drawn, statements };
}

/** `{cards.map((card) => <li style={{ order: draw }} />)}`: the elements stand in the document in the order of a list that has a name; what a call gives may be shuffled. */
function readMadeRound(file: FileContext, call: TSESTree.CallExpression): Found | undefined {
  const { callee, parent } = call;
  const [callback] = call.arguments;
  const isShown = parent.type === "JSXExpressionContainer" && /^JSX(?:Element|Fragment)$/.test(parent.parent.type);
  if (!isShown || callee.type !== "MemberExpression" || getMemberName(callee) !== "map") return undefined;
  if (!isListPath(callee.object)) return undefined;
  const region = callback === undefined ? undefined : getFunction(file, callback);
  if (region === undefined || region.async || region.generator) return undefined;
  const statements = region.body.type === "BlockStatement" ? region.body.body : [];
  const last = statements.at(-1);
  const made = region.body.type !== "BlockStatement" ? region.body : last?.type === "ReturnStatement" && last.argument;
  const order = made && made.type === "JSXElement" ? readOrderOfMade(file, made) : undefined;
  if (order === undefined || !isStraight(statements)) return undefined;
  return { round: { region, list: callee.object }, order, store: order, statements };
}

/** The one statement of a round that gives its element its order; undefined where others may give it another, or go on to the next round before. */
function findStore(file: FileContext, round: Round | undefined): Found | undefined {
  if (round === undefined) return undefined;
  const statements = getStatements(round.body);
  if (!isStraight(statements)) return undefined;
  const isElement = (node: TSESTree.Node): boolean => {
    const name = getWrapped(node);
    const variable = name.type === "Identifier" ? getVariable(file, name) : undefined;
    const value = variable === undefined ? undefined : getOnlyValue(variable);
    return (
      round.isElement(name) ||
      (value !== undefined && contains(round.region, value) && round.isElement(getWrapped(value)))
    );
  };
  const found = statements.flatMap((statement): readonly Found[] => {
    const store = statement.type === "ExpressionStatement" ? statement.expression : statement;
    const stored = readOrderStore(file, store);
    return stored === undefined || !isElement(stored.element)
      ? []
      : [{ round, order: stored.order, store, statements }];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Returns whether statements run one after the other, each once: no other draw is made where the first one won't do. */
const isStraight = (statements: readonly TSESTree.Node[]): boolean =>
  statements.every((statement) =>
    statement.type === "ExpressionStatement"
      ? !/^(?:Conditional|Logical|Await|Yield)Expression$/.test(statement.expression.type)
      : /^(?:VariableDeclaration|ReturnStatement|\w+Expression)$/.test(statement.type),
  );

// ---- rounds ----

function readRound(file: FileContext, node: LoopNode): Round | undefined {
  switch (node.type) {
    case "ForOfStatement": {
      const name = node.left.type === "VariableDeclaration" ? node.left.declarations[0].id : node.left;
      return { region: node, list: node.right, body: node.body, isElement: isNamed(file, name) };
    }
    case "ForStatement": {
      const count = getCount(file, node);
      if (count === undefined) return undefined;
      const isElement = (element: TSESTree.Node): boolean => {
        const place = unwrap(element);
        return place.type === "MemberExpression" && place.computed && isReadOf(file, place.property, count.counter);
      };
      return { region: node, list: count.list, body: node.body, isElement };
    }
    case "CallExpression":
      return readCall(file, node);
    default:
      return undefined;
  }
}

/** `cards.forEach(f)`, `[].forEach.call(cards, f)`, `_.each(cards, f)`, and jQuery's `$(cards).each(f)` and `$.each(cards, f)`, which hand over the index first. */
function readCall(file: FileContext, call: TSESTree.CallExpression): Round | undefined {
  const each = getEachCall(file, call);
  if (each?.hands === "count") return undefined;
  if (each !== undefined) return toRound(file, each.callback, each.walked, each.hands === "placeAndItem" ? 1 : 0);
  const { callee } = call;
  if (callee.type !== "MemberExpression" || callee.optional) return undefined;
  const { object } = callee;
  const [first, second] = call.arguments;
  switch (getMemberName(callee)) {
    case "forEach":
    case "map":
      return toRound(file, first, object, 0);
    case "each":
      return toRound(file, first, object, 1);
    case "call":
      return object.type === "MemberExpression" && getMemberName(object) === "forEach"
        ? toRound(file, second, first, 0)
        : undefined;
    default:
      return undefined;
  }
}

function toRound(
  file: FileContext,
  callback: TSESTree.Node | undefined,
  list: TSESTree.CallExpressionArgument | undefined,
  /** Which of its parameters is the element. */
  at: 0 | 1,
): Round | undefined {
  const region = callback === undefined ? undefined : getFunction(file, callback);
  if (region === undefined || region.generator || list?.type === "SpreadElement") return undefined;
  const isGiven = isNamed(file, region.params[at]);
  // jQuery calls its functions on the element, too.
  const isElement = (node: TSESTree.Node): boolean => isGiven(node) || (at === 1 && isThisOf(region, node));
  return { region, list, body: region.body, isElement };
}

function isThisOf(region: FunctionNode, node: TSESTree.Node): boolean {
  return region.type !== "ArrowFunctionExpression" && unwrap(node).type === "ThisExpression";
}
