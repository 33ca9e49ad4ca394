// Decks whose cards are made one by one and inserted at drawn places: `for (const s of suits) for (const r of ranks) deck.splice(draw, 0, { s, r });`.
import type { Statement, SwapLoop } from "@fair-shuffle/bias";
import { mentions } from "@fair-shuffle/bias/model";
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getVariable } from "../syntax/bindings.ts";
import { contains, getMemberName, isFunction, isLoop, someNode, unwrap } from "../syntax/tree.ts";
import { countRounds } from "../values/counted-rounds.ts";
import { getKnownLength } from "../lengths/known-length.ts";
import type { LoopNode } from "../sites/site.ts";
import { takesNone } from "../syntax/list-forms.ts";
import { isListPath } from "../syntax/list-path.ts";
import { startsEmpty } from "../translate/list-paths.ts";
import { NotKnown } from "../translate/not-known.ts";
import { beginTranslation } from "../translate/translate.ts";
import type { Translation, TranslationOptions } from "../translate/translation.ts";

/** A loop that makes the cards of a deck, read as one that takes them from a list of as many. */
export interface MadeCards {
  readonly translation: Translation;
  readonly deck: TSESTree.Expression;
  readonly model: SwapLoop;
}

/** The list that the cards would come from. */
const MADE = "cards that are made";

/**
 * Returns what a loop, with others in it, does that inserts one new card in each round into a deck which begins empty. How many cards there are tells nothing
 * of where they go, so the place must be drawn by the deck's own length, or by numbers.
 */
export function readMadeCards(options: TranslationOptions, node: LoopNode): MadeCards | undefined {
  const { file } = options;
  const insertion = findInsertion(file, node);
  if (insertion === undefined) return undefined;
  const { deck, item, statements } = insertion;
  const name = file.sourceCode.getText(deck);
  const translation = beginTranslation({
    ...options,
    replacements: new Map([
      ...(options.replacements ?? []),
      [item, () => ({ kind: "card" as const, list: MADE, position: { kind: "length" as const, list: name } })],
    ]),
  });
  let body: readonly Statement[];
  try {
    body = translation.translateStatements(statements);
  } catch (thrown) {
    if (thrown instanceof NotKnown) return undefined;
    throw thrown;
  }
  const [[into, intoNode] = ["", node], ...others] = translation.lists;
  const isAlone = others.length === 0 && translation.readLists.size === 0 && translation.unknowns.size === 0;
  const isOwn = isAlone && into === name && startsEmpty(translation, into, intoNode);
  const asksOther = mentions(body, (inner) => inner.kind === "length" && inner.list !== into);
  if (!isOwn || asksOther || translation.draws.size === 0 || translation.prelude.length > 0) return undefined;
  const length = countCards(file, node);
  const steps: readonly Statement[] = [
    {
      kind: "loop",
      test: {
        kind: "binary",
        operator: "<",
        left: { kind: "length", list: into },
        right: { kind: "length", list: MADE },
      },
      body,
      update: [],
      testFirst: true,
    },
  ];
  const model: SwapLoop = {
    kind: "swapLoop",
    list: MADE,
    into,
    steps,
    unknowns: [],
    ...(length === undefined ? {} : { length }),
  };
  return { translation, deck, model };
}

interface Insertion {
  /** A name, or a property: `deck`, `this.deck`. */
  readonly deck: TSESTree.Expression;
  readonly item: TSESTree.Node;
  /** What decides about the place, and the insertion. */
  readonly statements: readonly TSESTree.Statement[];
}

/** The last name of a path: `deck` of `this.deck`. */
const getPropertyName = (path: TSESTree.Expression): string | undefined =>
  path.type === "MemberExpression" ? getMemberName(path) : undefined;

/** Returns whether what makes a card has the object at hand whose property the deck is: `this.makeCard(i)` may put more cards into `this.deck`. */
function reachesInto(file: FileContext, item: TSESTree.Node, deck: TSESTree.Expression): boolean {
  if (deck.type !== "MemberExpression") return false;
  let root: TSESTree.Node = deck;
  while (root.type === "MemberExpression") root = unwrap(root.object);
  const spelt = file.sourceCode.getText(root);
  return someNode(file, item, (inner) => inner.type === root.type && file.sourceCode.getText(inner) === spelt);
}

/** What may leave a round before its end, or run it another time. */
const LEAVES = /\b(?:await|break|continue|return|throw|yield)\b/;

function findInsertion(file: FileContext, loop: LoopNode): Insertion | undefined {
  const names: TSESTree.Node[] = [];
  let body = getBody(loop, names);
  if (body === undefined || LEAVES.test(file.sourceCode.getText(loop))) return undefined;
  const around: TSESTree.Statement[] = [];
  for (let inner = getOnlyLoop(body); inner !== undefined; inner = getOnlyLoop(body)) {
    around.push(...body.filter((one) => !contains(one, inner)));
    body = getBody(inner, names);
    if (body === undefined) return undefined;
  }
  const last = body.at(-1);
  const call = last?.type === "ExpressionStatement" ? unwrap(last.expression) : undefined;
  if (last === undefined || call?.type !== "CallExpression" || call.callee.type !== "MemberExpression")
    return undefined;
  const deck = call.callee.object;
  const [place, removed, item, ...more] = call.arguments;
  const isInsertion = getMemberName(call.callee) === "splice" && takesNone(removed);
  const name = deck.type === "Identifier" ? deck.name : isListPath(deck) ? getPropertyName(deck) : undefined;
  if (name === undefined || !isInsertion || place === undefined || item === undefined || more.length > 0)
    return undefined;
  const before = body.slice(0, -1);
  const own = [...around, ...before].filter((one) => one.type === "VariableDeclaration");
  if (own.length < around.length + before.length || item.type === "SpreadElement") return undefined;
  // Cards that are made alike have no order; of others each is made of what its round has of its own.
  const isNew = mentionsAny(file, item, [...names, ...own]) && !isRead(item) && !reachesInto(file, item, deck);
  const isApart = ![...around, ...before].some((one) => mentionsAny(file, one, [], name));
  const places = before.filter((one) => declaresAnyOf(file, one, place));
  const isOutside =
    isApart || (places.length > 0 && before.every((one) => places.includes(one) || !mentionsAny(file, one, [], name)));
  return isNew && isOutside ? { deck, item, statements: [...places, last] } : undefined;
}

/** An item of a list is a card of that list: such loops are read as they stand. */
const isRead = (item: TSESTree.Node): boolean => {
  const node = unwrap(item);
  return node.type === "MemberExpression" || node.type === "Literal";
};

/** Returns the statements of a round, and notes what each round has of its own. */
function getBody(loop: TSESTree.Node, names: TSESTree.Node[]): readonly TSESTree.Statement[] | undefined {
  let body: TSESTree.Node | undefined;
  if (loop.type === "ForOfStatement" || loop.type === "ForInStatement") {
    names.push(loop.left);
    ({ body } = loop);
  } else if (loop.type === "ForStatement" && loop.init?.type === "VariableDeclaration") {
    names.push(loop.init);
    ({ body } = loop);
  } else if (loop.type === "CallExpression" && loop.callee.type === "MemberExpression") {
    const [callback, ...more] = loop.arguments;
    const isEach = getMemberName(loop.callee) === "forEach" && more.length === 0;
    if (!isEach || callback === undefined || !isFunction(callback) || callback.async || callback.generator)
      return undefined;
    names.push(...callback.params);
    ({ body } = callback);
  }
  if (body === undefined) return undefined;
  if (body.type === "BlockStatement") return body.body;
  const isExpression = !body.type.endsWith("Statement");
  return isExpression ? undefined : [body as TSESTree.Statement];
}

/** The one loop in the statements of a round. */
function getOnlyLoop(statements: readonly TSESTree.Statement[]): TSESTree.Node | undefined {
  const loops = statements.flatMap((one): readonly TSESTree.Node[] => {
    if (isLoop(one)) return [one];
    const call = one.type === "ExpressionStatement" ? unwrap(one.expression) : undefined;
    const isEach =
      call?.type === "CallExpression" &&
      call.callee.type === "MemberExpression" &&
      getMemberName(call.callee) === "forEach";
    return isEach ? [call] : [];
  });
  return loops.length === 1 ? loops[0] : undefined;
}

/** Returns whether a node names something that is declared in one of the others, or a name. */
function mentionsAny(
  file: FileContext,
  node: TSESTree.Node,
  declaring: readonly TSESTree.Node[],
  name?: string,
): boolean {
  return someNode(file, node, (inner) => {
    if (inner.type !== "Identifier") return false;
    if (inner.name === name) return true;
    const defs = declaring.length === 0 ? [] : (getVariable(file, inner)?.defs ?? []);
    return defs.some((definition) => declaring.some((one) => contains(one, definition.name)));
  });
}

/** Returns whether a statement declares what a place is written by: `const at = draw;` for `deck.splice(at, 0, card)`. */
const declaresAnyOf = (file: FileContext, statement: TSESTree.Statement, place: TSESTree.Node): boolean =>
  mentionsAny(file, place, [statement]);

/** How many cards are made, where the source tells how often each loop goes round. */
function countCards(file: FileContext, loop: TSESTree.Node): number | undefined {
  const rounds =
    loop.type === "CallExpression"
      ? loop.callee.type === "MemberExpression"
        ? getKnownLength(file, loop.callee.object)
        : undefined
      : countRounds(file, loop, (list) => getKnownLength(file, list));
  const inner = getOnlyLoop(getBody(loop, []) ?? []);
  if (inner === undefined || rounds === undefined) return rounds;
  const more = countCards(file, inner);
  return more === undefined ? undefined : rounds * more;
}
