// ShuffleModel: what a shuffle in someone's code does, as plain JSON from which everything else is computed.
import type { ListKind } from "../engines/engine.ts";
import { getOperands, type Expression } from "./expression.ts";

/** What a step of a shuffle does. The language has no calls, no jumps and no side effects beyond these. */
export type Statement =
  | { readonly kind: "assign"; readonly variable: string; readonly value: Expression }
  /** Lays a card at a position of a list. */
  | { readonly kind: "lay"; readonly list: string; readonly position: Expression; readonly card: Expression }
  /** Puts a card into a list before a position, so that the list grows; as in `splice`, what lies beyond the end means the end, and −1 the last card's place. */
  | { readonly kind: "insert"; readonly list: string; readonly position: Expression; readonly card: Expression }
  /** Takes the card at a position out of a list, so that the list shrinks, and keeps it in a variable; −1 is the last card. */
  | { readonly kind: "take"; readonly list: string; readonly position: Expression; readonly variable: string }
  | {
      readonly kind: "if";
      readonly test: Expression;
      readonly then: readonly Statement[];
      readonly otherwise: readonly Statement[];
    }
  | {
      readonly kind: "loop";
      readonly test: Expression;
      readonly body: readonly Statement[];
      /** What a `for` header does after each round. */
      readonly update: readonly Statement[];
      /** False for `do … while`. */
      readonly testFirst: boolean;
    };

/**
 * Cards that go to drawn places, step by step: `for (…) swap(cards, i, floor(random() * …))`, or out of one list and into another:
 * `while (cards.length > 0) shuffled.push(cards.splice(floor(random() * …), 1)[0])`.
 */
export interface SwapLoop {
  readonly kind: "swapLoop";
  readonly steps: readonly Statement[];
  /** The list that is shuffled; at first it has n cards. */
  readonly list: string;
  /** Another list, empty at first, that has the shuffled cards in the end; the list itself where absent. */
  readonly into?: string;
  /** Variables whose values the source does not tell. */
  readonly unknowns: readonly string[];
  /** Values that the source gives some of these where nobody gives others: the default of a parameter, or what each call in its file hands over. */
  readonly usual?: Readonly<Record<string, number>>;
  /** n, where the source tells it. */
  readonly length?: number;
  /** True for a loop that may move less than all and that the source calls a shuffle: swaps of drawn places, or as many rounds as a part of the length. */
  readonly isCalledShuffle?: boolean;
  /** True where a swap in it draws a place to read from, and draws it again to write to: `[a[i], a[draw()]] = [a[draw()], a[i]]`. */
  readonly drawsTwice?: true;
  /** True where a swap in it overwrites a place before it has read it: `a[i] = a[j]; a[j] = a[i]`. */
  readonly overwritesUnread?: true;
  /**
   * Present where it swaps between this list and the one that it is a copy of, which stays as it is: `copy[i] = list[j]; copy[j] = list[i]`. The copy holds the
   * same cards at first, or none yet.
   */
  readonly original?: { readonly list: string; readonly copied: "all" | "none" };
  /**
   * True where it puts its last card in among the others, as `answers.splice(draw, 0, correct)` does: the code says nothing of the order of the others, so the
   * model shuffles them fairly, and only the place of the last card is asked for.
   */
  readonly insertsLast?: true;
  /**
   * True where it keeps some of the cards while it goes through the others, as a reservoir does. Nobody means it to keep all of them, or all but one: then
   * next to nothing is drawn. The code says nothing of the order of those that are kept, so the model shuffles them fairly.
   */
  readonly keepsSome?: true;
  /** True where the code behind it lays what is left of its list behind the cards that it drew out of it: `while (rest.length > 1) { … } drawn.push(rest[0]);`. */
  readonly laysRest?: true;
}

/** Returns whether a swap in a loop overwrites a card that it does not write anywhere else: it draws the place anew, or reads it too late. */
export const breaksSwap = ({ drawsTwice, overwritesUnread }: SwapLoop): boolean =>
  drawsTwice === true || overwritesUnread === true;

/** Returns whether a loop may write to other places than it reads from, so that cards are overwritten. */
export const mayOverwrite = (model: SwapLoop): boolean => breaksSwap(model) || model.original !== undefined;

/** A sort whose comparator draws instead of comparing. */
export interface ComparatorSort {
  readonly kind: "comparatorSort";
  /** Runs once, before the sort: what is drawn here is the same draw at every comparison. */
  readonly before?: readonly Statement[];
  /** Runs at every comparison, before `sign` is read. */
  readonly steps: readonly Statement[];
  /** What the comparator returns: a number (its sign counts) or a boolean. */
  readonly sign: Expression;
  readonly unknowns: readonly string[];
  /** n, where the source tells it. */
  readonly length?: number;
  /** How many times the same list is sorted in a row; 1 where absent. */
  readonly repeat?: number;
  /** What is sorted; an array where absent. */
  readonly list?: ListKind;
}

/** A sort by keys that were drawn before, one for each card, independently of the card, its place and the other keys. */
export interface KeyedSort {
  readonly kind: "keyedSort";
  /** Runs for every card, before `key` is read. */
  readonly steps: readonly Statement[];
  /** What a card is sorted by, smallest first. */
  readonly key: Expression;
  /**
   * What becomes of cards whose keys are equal: they keep their order (every array's own sort since ES2019), the later one comes first, in
   * every engine; they are turned round (V8 and JavaScriptCore, for a comparator that says −1 there; SpiderMonkey then keeps them); or they lie as the quicksort of `engines/quicksort.ts` leaves them.
   * `neverSmaller` is a comparator that says 1 where the first key is larger, and 0 elsewhere: SpiderMonkey sorts by it, and the others, which ask for a negative
   * number, leave every card where it is. `yesOrNo` says `true` and `false` instead, as `(a, b) => a.key > b.key` does, and JavaScriptCore takes `false` for
   * a negative number: it sorts, and turns ties round.
   */
  readonly sort: "stable" | "latestFirst" | "reversing" | "neverSmaller" | "yesOrNo" | "quicksort";
  readonly unknowns: readonly string[];
  /** n, where the source tells it. */
  readonly length?: number;
  /** Present where the keys are not drawn for each card alike, but overwrite each other; the sort is stable then. */
  readonly overwriting?: Overwriting;
}

/**
 * A swap of keys that keeps none of them: place after place, a key is drawn that is itself a place; the card there gets this place for its key, and
 * the card here the drawn one. A card that nothing is written to keeps the key it had, which is 0 at first.
 */
export interface Overwriting {
  /** The variable that holds the place, which the steps and the key read. */
  readonly place: string;
  /** Which places, in which order: from the last one down to the first or the second, or from the first one up to the last, or the last but one. */
  readonly rounds: "downToFirst" | "downToSecond" | "upToLast" | "upToLastButOne";
}

/** Returns the places of such rounds, in their order. */
export function getRoundPlaces({ rounds }: Overwriting, cards: number): readonly number[] {
  const places = Array.from({ length: cards }, (_, place) => place);
  switch (rounds) {
    case "downToFirst":
      return places.reverse();
    case "downToSecond":
      return places.slice(1).reverse();
    case "upToLast":
      return places;
    case "upToLastButOne":
      return places.slice(0, -1);
  }
}

/** A shuffle as data. It holds no code of the user and may cross any border as JSON. */
export type ShuffleModel = SwapLoop | ComparatorSort | KeyedSort;

/** Returns whether engines differ in what they make of a model: they sort in their own ways, but all of them leave cards with equal keys in their order, and what the code brings along is the same everywhere. */
export const dependsOnEngine = (model: ShuffleModel): boolean =>
  model.kind === "comparatorSort" ||
  (model.kind === "keyedSort" && ["reversing", "neverSmaller", "yesOrNo"].includes(model.sort));

/** Calls `visit` for every expression of the statements, outer ones first. */
export function visitExpressions(statements: readonly Statement[], visit: (expression: Expression) => void): void {
  const visitDeep = (expression: Expression): void => {
    visit(expression);
    getOperands(expression).forEach(visitDeep);
  };
  for (const statement of statements) {
    switch (statement.kind) {
      case "assign":
        visitDeep(statement.value);
        break;
      case "lay":
      case "insert":
        visitDeep(statement.position);
        visitDeep(statement.card);
        break;
      case "take":
        visitDeep(statement.position);
        break;
      case "if":
        visitDeep(statement.test);
        visitExpressions(statement.then, visit);
        visitExpressions(statement.otherwise, visit);
        break;
      case "loop":
        visitDeep(statement.test);
        visitExpressions(statement.body, visit);
        visitExpressions(statement.update, visit);
        break;
    }
  }
}

/** Returns whether a statement, or one inside it, satisfies the predicate. */
export function someStatement(statement: Statement, predicate: (inner: Statement) => boolean): boolean {
  if (predicate(statement)) return true;
  switch (statement.kind) {
    case "if":
      return [...statement.then, ...statement.otherwise].some((inner) => someStatement(inner, predicate));
    case "loop":
      return [...statement.body, ...statement.update].some((inner) => someStatement(inner, predicate));
    default:
      return false;
  }
}

/** Returns whether a statement, or one inside it, moves cards. */
export function movesCards(statement: Statement): boolean {
  return someStatement(statement, ({ kind }) => kind === "lay" || kind === "insert" || kind === "take");
}

/** Returns whether an expression anywhere in the statements satisfies the predicate. */
export function mentions(steps: readonly Statement[], predicate: (expression: Expression) => boolean): boolean {
  let found = false;
  visitExpressions(steps, (expression) => {
    found ||= predicate(expression);
  });
  return found;
}

/** Returns whether steps ask how long the list is that they shuffle; how many cards another one has by now says nothing of that. */
export function asksLength({ steps, into }: SwapLoop): boolean {
  return mentions(steps, (expression) => expression.kind === "length" && expression.list !== into);
}

/** Returns the statements with every expression replaced, inner ones first. */
export function mapExpressions(
  statements: readonly Statement[],
  replace: (expression: Expression) => Expression,
): Statement[] {
  const map = (expression: Expression): Expression => {
    switch (expression.kind) {
      case "card":
      case "filled":
        return replace({ ...expression, position: map(expression.position) });
      case "holds":
        return replace({ ...expression, card: map(expression.card) });
      case "unary":
        return replace({ ...expression, operand: map(expression.operand) });
      case "binary":
        return replace({ ...expression, left: map(expression.left), right: map(expression.right) });
      case "conditional":
        return replace({
          ...expression,
          test: map(expression.test),
          then: map(expression.then),
          otherwise: map(expression.otherwise),
        });
      default:
        return replace(expression);
    }
  };
  return statements.map((statement): Statement => {
    switch (statement.kind) {
      case "assign":
        return { ...statement, value: map(statement.value) };
      case "lay":
        return { ...statement, position: map(statement.position), card: map(statement.card) };
      case "if":
        return {
          ...statement,
          test: map(statement.test),
          then: mapExpressions(statement.then, replace),
          otherwise: mapExpressions(statement.otherwise, replace),
        };
      case "insert":
        return { ...statement, position: map(statement.position), card: map(statement.card) };
      case "take":
        return { ...statement, position: map(statement.position) };
      case "loop":
        return {
          ...statement,
          test: map(statement.test),
          body: mapExpressions(statement.body, replace),
          update: mapExpressions(statement.update, replace),
        };
    }
  });
}
