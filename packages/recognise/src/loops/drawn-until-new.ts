// Places and items that are drawn again until they are new: whatever notes them, the model asks the list that they go into.
import type { Expression, Statement } from "@fair-shuffle/bias";
import { getLiveBefore, mapExpressions, mentions, movesCards, someStatement } from "@fair-shuffle/bias/model";
import { isOrderAsked } from "../sites/order-unasked.ts";
import { getVariable } from "../syntax/bindings.ts";
import { unwrap } from "../syntax/tree.ts";
import { appendInOrder } from "./filled-holes.ts";
import { mapBlocks } from "./mapped-blocks.ts";
import { areReadAsPlaces } from "./read-as-places.ts";
import { startsEmpty } from "../translate/list-paths.ts";
import { NotKnown } from "../translate/not-known.ts";
import type { Translation } from "../translate/translation.ts";

type Insert = Extract<Statement, { kind: "insert" }>;
type Lay = Extract<Statement, { kind: "lay" }>;
type Loop = Extract<Statement, { kind: "loop" }>;

/**
 * Returns the steps of a loop so that only the list which the cards go into is asked whether it holds one, and so that a round which finds nothing new is a
 * draw that is made again. Lists that only noted what was drawn are no lists of the translation any more.
 * @throws NotKnown where something else is asked, or where what was noted is not what was drawn.
 */
export function settleDrawnAgain(translation: Translation, steps: readonly Statement[]): readonly Statement[] {
  const asked = getAsked(steps);
  if (asked.size === 0) return asks(steps) ? drawAgain(steps) : steps;
  const free = askFreePlaces(translation, asked, steps);
  if (free !== undefined) return drawAgain(free);
  const placed = drawPlacesAlone(
    translation,
    asked,
    keepPlaces(
      appendLaid(
        translation,
        mapBlocks(steps, (block) => block.map(drawUntilNew)),
      ),
    ),
  );
  const inserts = getInserts(placed);
  const filled = new Set(inserts.filter(({ card }) => card.kind === "card").map(({ list }) => list));
  for (const [list, kind] of translation.notes) if (kind === "set" || kind === "flags") filled.delete(list);
  // What only notes the items is asked for them, and the list that they go into is not.
  const unasked = [...filled].filter((list) => !asked.has(list));
  const [into, ...more] = unasked.length === 1 ? unasked : filled;
  if (into === undefined || more.length > 0) throw notKnown(translation);
  let settled = placed;
  for (const notes of asked) {
    if (notes === into) continue;
    settled = askInto(translation, settled, { notes, into });
    translation.lists.delete(notes);
    translation.flowing.delete(notes);
  }
  const asksCards = !mentions(
    settled,
    (inner) => inner.kind === "holds" && (inner.list !== into || inner.card.kind !== "card"),
  );
  if (!asksCards) throw notKnown(translation);
  return drawAgain(settled);
}

/** Returns the steps with the items put behind the end of an empty list that a loop lays there by the number of its rounds, `out[i] = list[r]`; as they are otherwise. */
function appendLaid(translation: Translation, steps: readonly Statement[]): readonly Statement[] {
  const written = steps.at(-1);
  const [lay, ...more] = getSteps(steps, (step): step is Lay => step.kind === "lay");
  const [from, ...others] = [...translation.readLists.keys()].filter((list) => list !== lay?.list);
  if (written?.kind !== "loop" || lay === undefined || from === undefined || more.length + others.length > 0)
    return steps;
  // How often something inside of a round changes a place is not counted.
  const inside = written.body.filter(({ kind }) => kind === "loop" || kind === "if");
  const isChanged = (name: string): boolean =>
    inside.some((step) => someStatement(step, (inner) => inner.kind === "assign" && inner.variable === name));
  if (lay.position.kind !== "variable" || isChanged(lay.position.name)) return steps;
  const before = steps.slice(0, -1);
  const appended = appendInOrder(translation, from, written, before);
  if (appended === undefined) return steps;
  translation.emptyLists.add(appended.into);
  translation.flowing.add(appended.into);
  return [...before, appended.loop];
}

/** Returns the steps with a draw that is made again in the place of rounds that find nothing new. */
const drawAgain = (steps: readonly Statement[]): readonly Statement[] =>
  mapBlocks(steps, (block) => drawOnce(block.map(drawUntilNew)));

/**
 * Returns the steps so that the list which the cards are laid into is asked whether it has one at a place, in the place of what notes such places:
 * `taken[k] = true; out[k] = card`; undefined where cards are not laid at the places that are noted.
 */
function askFreePlaces(
  translation: Translation,
  asked: ReadonlySet<string>,
  steps: readonly Statement[],
): readonly Statement[] | undefined {
  const [notes, ...others] = asked;
  const laid = getSteps(steps, (step): step is Lay => step.kind === "lay");
  const marks = getInserts(steps);
  const [lay, ...more] = laid;
  const [mark, ...otherMarks] = marks;
  if (notes === undefined || lay === undefined || mark?.list !== notes || mark.card.kind === "card") return undefined;
  if (others.length + more.length + otherMarks.length > 0) return undefined;
  const node = translation.lists.get(lay.list);
  if (node === undefined || !startsEmpty(translation, lay.list, node)) return undefined;
  const noted: boolean[] = [];
  const without = mapBlocks(steps, (block) => {
    if (block.includes(mark)) noted.push(areOnePlace(block, [mark, mark.card], [lay, lay.position]));
    return block.filter((step) => step !== mark);
  });
  if (!noted.every(Boolean)) return undefined;
  translation.lists.delete(notes);
  translation.flowing.delete(notes);
  // Nothing but the loop itself leaves notes.
  translation.others.add(translation.options.region);
  return mapExpressions(without, (inner) =>
    inner.kind === "holds" && inner.list === notes ? { kind: "filled", list: lay.list, position: inner.card } : inner,
  );
}

/** It is about what is asked, which no step of the model tells. */
const notKnown = ({ seenTest }: Translation): NotKnown => new NotKnown({ kind: "conditionalMove" }, seenTest);

/**
 * Returns the steps with the cards of a list in the place of its places, where only these are drawn: `order.push(r)`, until `order` has as many as the list or
 * a few. What is drawn are places then if each of them can be: `sites/judged-site.ts` asks that.
 */
function drawPlacesAlone(
  translation: Translation,
  asked: ReadonlySet<string>,
  steps: readonly Statement[],
): readonly Statement[] {
  const inserts = getInserts(steps);
  const [places, ...others] = asked;
  const arePlaces = inserts.every(({ list, card }) => list === places && card.kind === "variable");
  if (places === undefined || others.length > 0 || !arePlaces || translation.readLists.size > 0) return steps;
  const measured = new Set<string>();
  mentions(steps, (inner) => {
    if (inner.kind === "length" && inner.list !== places) measured.add(inner.list);
    return false;
  });
  if (measured.size === 0) return drawNumbersAlone(translation, places, steps);
  const [list, ...more] = measured;
  const node = list === undefined ? undefined : translation.lengthNodes.get(list);
  if (list === undefined || node === undefined || more.length > 0 || translation.lists.has(list)) return steps;
  const kept = translation.lists.get(places);
  const { file, options } = translation;
  translation.readLists.set(list, node);
  translation.drawsPlaces =
    kept !== undefined && areReadAsPlaces(file, kept, unwrap(node), options.region) ? "asPlaces" : "asNumbers";
  return placeCards(steps, list);
}

/** The list whose places the numbers would be that no list is named for. */
const NUMBERED = "as many as there are numbers";

/**
 * Returns the steps with the cards of a list in the place of numbers, where these are drawn until there are `count` of them, whatever that is. If each of them is a
 * place of a list of so many, they are an order of all places, if anybody asks for one; numbers of any other range, or some of them, are no shuffle.
 */
function drawNumbersAlone(
  translation: Translation,
  numbers: string,
  steps: readonly Statement[],
): readonly Statement[] {
  const node = translation.lists.get(numbers);
  const count = getCountOfAll(steps, numbers);
  const variable = node?.type === "Identifier" ? getVariable(translation.file, node) : undefined;
  if (node === undefined || count === undefined || variable === undefined) return steps;
  if (!isOrderAsked(translation.file, variable, translation.options.region)) return steps;
  const isChanged = steps.some((step) =>
    someStatement(
      step,
      (inner) => inner.kind === "assign" && count.kind === "variable" && inner.variable === count.name,
    ),
  );
  if (isChanged || (count.kind === "variable" && !translation.unknowns.has(count.name))) return steps;
  translation.readLists.set(NUMBERED, node);
  translation.drawsPlaces = "asNumbers";
  translation.numbered = { length: count.kind === "number" ? count.value : undefined };
  const length: Expression = { kind: "length", list: NUMBERED };
  const counted = mapExpressions(steps, (inner) =>
    count.kind === "variable" && inner.kind === "variable" && inner.name === count.name ? length : inner,
  );
  return placeCards(counted, NUMBERED);
}

/** How many a list has when its loop ends: `while (numbers.length < count)`. */
function getCountOfAll(
  steps: readonly Statement[],
  list: string,
): Extract<Expression, { kind: "variable" | "number" }> | undefined {
  const counts: Expression[] = [];
  for (const step of steps)
    someStatement(step, (inner) => {
      if (inner.kind !== "loop" || inner.test.kind !== "binary") return false;
      const { operator, left, right } = inner.test;
      const isLength = left.kind === "length" && left.list === list;
      if (isLength && (operator === "<" || operator === "!=")) counts.push(right);
      return false;
    });
  const [count, ...more] = counts;
  return more.length === 0 && (count?.kind === "variable" || count?.kind === "number") ? count : undefined;
}

/** Returns the steps with the cards of a list in the place of its places. */
function placeCards(steps: readonly Statement[], list: string): readonly Statement[] {
  const toCard = (position: Expression): Expression => ({ kind: "card", list, position });
  const drawn = mapBlocks(steps, (block) =>
    block.map((step) => (step.kind === "insert" ? { ...step, card: toCard(step.card) } : step)),
  );
  return mapExpressions(drawn, (inner) => (inner.kind === "holds" ? { ...inner, card: toCard(inner.card) } : inner));
}

/** The lists that are asked whether they hold something. */
function getAsked(steps: readonly Statement[]): ReadonlySet<string> {
  const asked = new Set<string>();
  mentions(steps, (inner) => {
    if (inner.kind === "holds") asked.add(inner.list);
    return false;
  });
  return asked;
}

const getInserts = (steps: readonly Statement[]): readonly Insert[] =>
  getSteps(steps, (step): step is Insert => step.kind === "insert");

/** All steps of a kind, also those inside of others. */
function getSteps<Kind extends Statement>(
  steps: readonly Statement[],
  isAsked: (step: Statement) => step is Kind,
): readonly Kind[] {
  const found: Kind[] = [];
  for (const step of steps)
    someStatement(step, (inner) => {
      if (isAsked(inner)) found.push(inner);
      return false;
    });
  return found;
}

/** Returns the steps with the place of a card in each variable that held one: no card moves in the list that they come from. */
function keepPlaces(steps: readonly Statement[]): readonly Statement[] {
  const values = new Map<string, Expression[]>();
  const moved = new Set<string>();
  for (const step of steps)
    someStatement(step, (inner) => {
      if (inner.kind === "assign") values.set(inner.variable, [...(values.get(inner.variable) ?? []), inner.value]);
      else if ("list" in inner) moved.add(inner.list);
      return false;
    });
  const held = new Map<string, string>();
  for (const [name, given] of values) {
    const lists = new Set(given.map((value) => (value.kind === "card" ? value.list : undefined)));
    const [list] = lists;
    if (list !== undefined && lists.size === 1 && !moved.has(list)) held.set(name, list);
  }
  if (held.size === 0) return steps;
  const placed = mapBlocks(steps, (block) =>
    block.map((step) =>
      step.kind === "assign" && held.has(step.variable) && step.value.kind === "card"
        ? { ...step, value: step.value.position }
        : step,
    ),
  );
  const named = mapExpressions(placed, (expression) => {
    const list = expression.kind === "variable" ? held.get(expression.name) : undefined;
    return list === undefined ? expression : { kind: "card", list, position: expression };
  });
  return keepPlaces(named);
}

/** Returns the steps with `into` asked for the card, in the place of `notes` for its place or for the card. @throws NotKnown where they do not note what goes into it. */
function askInto(
  translation: Translation,
  steps: readonly Statement[],
  { notes, into }: { readonly notes: string; readonly into: string },
): readonly Statement[] {
  const inserts = getInserts(steps);
  const [mark, ...marks] = inserts.filter(({ list }) => list === notes);
  const [insert, ...others] = inserts.filter(({ list }) => list === into);
  if (mark === undefined || insert?.card.kind !== "card" || marks.length + others.length > 0)
    throw notKnown(translation);
  const isLaid = steps.some((step) =>
    someStatement(step, (inner) => inner.kind !== "insert" && "list" in inner && inner.list === notes),
  );
  const { list } = insert.card;
  const areCards = mark.card.kind === "card";
  const without = mapBlocks(steps, (block) => {
    if (block.includes(mark) && !notesWhatIsInserted(block, mark, insert)) throw notKnown(translation);
    return block.filter((step) => step !== mark);
  });
  if (isLaid) throw notKnown(translation);
  return mapExpressions(without, (expression) => {
    if (expression.kind === "length" && expression.list === notes) return { kind: "length", list: into };
    if (expression.kind !== "holds" || expression.list !== notes) return expression;
    const { card } = expression;
    if (areCards !== (card.kind === "card")) throw notKnown(translation);
    return { kind: "holds", list: into, card: areCards ? card : { kind: "card", list, position: card } };
  });
}

/** Returns whether a block notes the place, or the card, that it inserts. */
function notesWhatIsInserted(block: readonly Statement[], mark: Insert, insert: Insert): boolean {
  if (insert.card.kind !== "card") return false;
  const noted = mark.card.kind === "card" ? mark.card.position : mark.card;
  return areOnePlace(block, [mark, noted], [insert, insert.card.position]);
}

/** A step of a block, and a place that it names. */
type Named = readonly [step: Statement, place: Expression];

/** Returns whether two steps of a block name one place. */
function areOnePlace(block: readonly Statement[], one: Named, other: Named): boolean {
  const at = [block.indexOf(one[0]), block.indexOf(other[0])];
  if (at.includes(-1)) return false;
  const inserted = trace(block, other[1], Math.max(...at));
  const noted = trace(block, one[1], Math.max(...at));
  if (inserted.name === undefined || inserted.name !== noted.name) return false;
  const between = block.slice(Math.min(...at, inserted.start, noted.start), Math.max(...at));
  const isChanged = between.some((step) =>
    someStatement(step, (inner) => inner.kind === "assign" && inner.variable === inserted.name),
  );
  return !isChanged && !mentions(between, ({ kind }) => ["holds", "filled", "draw"].includes(kind));
}

/** Follows copies of a variable back through a block: the first one's name, and where the last copy of it is made. */
function trace(
  block: readonly Statement[],
  value: Expression,
  end: number,
): { readonly name: string | undefined; readonly start: number } {
  if (value.kind !== "variable") return { name: undefined, start: end };
  for (let index = end - 1; index >= 0; index--) {
    const step = block[index];
    if (step?.kind !== "assign" || step.variable !== value.name) continue;
    return step.value.kind === "variable" ? trace(block, step.value, index) : { name: value.name, start: end };
  }
  return { name: value.name, start: end };
}

const asks = (steps: readonly Statement[]): boolean =>
  mentions(steps, ({ kind }) => kind === "holds" || kind === "filled");
const draws = (steps: readonly Statement[]): boolean => mentions(steps, ({ kind }) => kind === "draw");
const asStep = (value: Expression): Statement => ({ kind: "assign", variable: "", value });

/**
 * Returns a loop with a draw that is made again inside of each of its rounds, in the place of rounds that change nothing:
 * `while (…) { r = draw; if (isNew(r)) { … } }`, `for (…; i++) { r = draw; if (isNew(r)) { … } else i--; }`, `while (…) { r = draw; if (isNew(r)) { … } else i--; i++; }`.
 */
function drawUntilNew(step: Statement): Statement {
  if (step.kind !== "loop") return step;
  const last = step.body.findLastIndex((inner) => getCounted(inner) === undefined);
  const choice = step.body[last];
  if (choice?.kind !== "if" || !asks([asStep(choice.test)]) || draws([asStep(choice.test)])) return step;
  const counted = step.body.slice(last + 1);
  const drawn = step.body.slice(0, last);
  if (!draws(drawn) || !drawn.every(({ kind }) => kind === "assign")) return step;
  const isKeptThen = choice.then.some(movesCards);
  const [kept, rejected] = isKeptThen ? [choice.then, choice.otherwise] : [choice.otherwise, choice.then];
  if (rejected.some(movesCards) || !changesNothing([...rejected, ...counted, ...step.update])) return step;
  const live = getLiveBefore([step], new Set());
  if (drawn.some((inner) => inner.kind === "assign" && live.has(inner.variable))) return step;
  const test: Expression = isKeptThen ? { kind: "unary", operator: "!", operand: choice.test } : choice.test;
  return { ...step, body: [{ kind: "loop", test, body: drawn, update: [], testFirst: false }, ...kept, ...counted] };
}

/** Returns whether steps do nothing, or count one up and one down again. */
function changesNothing(steps: readonly Statement[]): boolean {
  if (steps.length === 0) return true;
  const [first, second, ...more] = steps.map(getCounted);
  if (first === undefined || second === undefined || more.length > 0) return false;
  return first.name === second.name && first.by + second.by === 0;
}

/** What a step counts, and by how much. */
function getCounted(step: Statement): { readonly name: string; readonly by: number } | undefined {
  if (step.kind !== "assign" || step.value.kind !== "binary") return undefined;
  const { left, operator, right } = step.value;
  const isCount = left.kind === "variable" && left.name === step.variable && right.kind === "number";
  if (!isCount || (operator !== "+" && operator !== "-")) return undefined;
  return { name: step.variable, by: operator === "+" ? right.value : -right.value };
}

/** Returns a block with one draw that is made again where it drew first and then again alike: `r = draw; while (isOld(r)) r = draw`. */
function drawOnce(block: readonly Statement[]): readonly Statement[] {
  const index = block.findIndex((step, position) => isDrawnAlikeBefore(block, step, position));
  const loop = block[index];
  if (loop?.kind !== "loop") return block;
  const before = block.slice(0, index - loop.body.length);
  return [...before, { ...loop, testFirst: false }, ...drawOnce(block.slice(index + 1))];
}

function isDrawnAlikeBefore(block: readonly Statement[], step: Statement, index: number): step is Loop {
  if (step.kind !== "loop" || !step.testFirst || step.update.length > 0 || index < step.body.length) return false;
  const before = block.slice(index - step.body.length, index);
  const isDraw = step.body.every(({ kind }) => kind === "assign") && draws(step.body) && asks([asStep(step.test)]);
  return isDraw && spell(before) === spell(step.body);
}

/** The spelling of steps with their temporaries in the order in which they stand. */
function spell(steps: readonly Statement[]): string {
  const names = new Map<string, number>();
  return JSON.stringify(steps).replace(/\$\d+/g, (name) => {
    if (!names.has(name)) names.set(name, names.size);
    return `$${String(names.get(name))}`;
  });
}
