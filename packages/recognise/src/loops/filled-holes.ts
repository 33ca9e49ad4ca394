// Items that a loop copies out of a list, filling the hole with the last one that is left: `out.push(list[i]); list[i] = list[--n]`. The list is one shorter
// then, as if that one were taken out of it, though its length says nothing of it.
import type { Expression, Statement } from "@fair-shuffle/bias";
import { mapExpressions, visitExpressions } from "@fair-shuffle/bias/model";
import { startsEmpty } from "../translate/list-paths.ts";
import { getCounters, isAtMost, isSame, LAST, Round, ROUNDS } from "./round-counts.ts";
import type { Translation } from "../translate/translation.ts";

type Lay = Extract<Statement, { kind: "lay" }>;
type Loop = Extract<Statement, { kind: "loop" }>;

/** How many items the list had at first. */
const WHOLE = "$whole";

/** Returns the steps with the last item that is left taken out where it fills a hole; as they are where that can't be shown. */
export function settleHoles(translation: Translation, steps: readonly Statement[]): readonly Statement[] {
  const written = steps.at(-1);
  const before = steps.slice(0, -1);
  if (written?.kind !== "loop") return steps;
  for (const candidate of written.body) {
    if (candidate.kind !== "lay") continue;
    const appended = appendInOrder(translation, candidate.list, written, before);
    if (!isFilledByLast(translation, candidate, appended?.loop ?? written, before)) continue;
    // What is laid at one place after the other of an empty list is put behind its end.
    if (appended !== undefined) translation.emptyLists.add(appended.into);
    if (appended !== undefined) translation.flowing.add(appended.into);
    return takeLast(translation, candidate, appended?.loop ?? written, before);
  }
  return steps;
}

/** Returns a loop with the items put behind the end of an empty list that it lays there by the number of its rounds, `out[k] = list[i]`; undefined for any other. */
export function appendInOrder(
  translation: Translation,
  from: string,
  loop: Loop,
  before: readonly Statement[],
): { readonly loop: Loop; readonly into: string } | undefined {
  const [lay, ...more] = loop.body.filter((step): step is Lay => step.kind === "lay" && step.list !== from);
  const node = lay === undefined ? undefined : translation.lists.get(lay.list);
  if (lay === undefined || node === undefined || more.length > 0) return undefined;
  const { list, position, card } = lay;
  if (translation.readLists.has(list) || !startsEmpty(translation, list, node)) return undefined;
  const outside = [...translation.prelude, ...before];
  const round = new Round(from, getCounters(from, outside, loop));
  for (const step of loop.body) {
    if (step === lay) break;
    if (step.kind === "assign") round.assign(step.variable, step.value);
  }
  const place = round.read(position).exact;
  if (place === undefined || !isSame(place, ROUNDS)) return undefined;
  const variable = translation.newTemporary();
  const steps: readonly Statement[] = [
    { kind: "assign", variable, value: card },
    { kind: "insert", list, position: { kind: "length", list }, card: { kind: "variable", name: variable } },
  ];
  return { loop: { ...loop, body: loop.body.flatMap((step) => (step === lay ? steps : [step])) }, into: list };
}

function takeLast(translation: Translation, lay: Lay, loop: Loop, before: readonly Statement[]): readonly Statement[] {
  const { list } = lay;
  const length: Expression = { kind: "length", list };
  translation.flowing.add(list);
  const unchanged = (given: readonly Statement[]): readonly Statement[] =>
    mapExpressions(given, (inner) =>
      inner.kind === "length" && inner.list === list ? { kind: "variable", name: WHOLE } : inner,
    );
  const variable = translation.newTemporary();
  translation.taken.add(variable);
  const position: Expression = { kind: "binary", operator: "-", left: length, right: { kind: "number", value: 1 } };
  const body = loop.body.flatMap((step): readonly Statement[] =>
    step === lay ? [...unchanged([step]), { kind: "take", list, position, variable }] : unchanged([step]),
  );
  const whole: Statement = { kind: "assign", variable: WHOLE, value: length };
  return [whole, ...unchanged(before), ...unchanged([{ ...loop, body: [] }]).map((step) => ({ ...step, body }))];
}

/** Returns whether each round copies one item out of a list, and fills its place with the last one that no round before has used. */
function isFilledByLast(translation: Translation, lay: Lay, loop: Loop, before: readonly Statement[]): boolean {
  const outside = [...translation.prelude, ...before];
  if (![...outside, ...loop.update].every(({ kind }) => kind === "assign")) return false;
  const [insert, ...more] = loop.body.filter((step) => step.kind !== "assign" && step !== lay);
  if (insert?.kind !== "insert" || more.length > 0 || insert.list === lay.list) return false;
  if (countCards([...outside, loop], lay.list) !== 2) return false;
  const round = new Round(lay.list, getCounters(lay.list, outside, loop));
  let isFilled = false;
  let isCopied = false;
  for (const step of loop.body) {
    if (step.kind === "assign") round.assign(step.variable, step.value);
    else if (step === lay) {
      const place = round.read(lay.position);
      const last = round.getPlaceOf(lay.card)?.exact;
      if (last === undefined || !isSame(last, LAST) || place.most === undefined || !isAtMost(place.most, last))
        return false;
      isFilled = place.drawn !== undefined && round.isCopied(place.drawn);
    } else isCopied = insert.card.kind === "variable" && round.getPlaceOf(insert.card)?.drawn !== undefined;
  }
  return isFilled && isCopied;
}

/** How many expressions read a card of a list. */
function countCards(steps: readonly Statement[], list: string): number {
  let count = 0;
  visitExpressions(steps, (inner) => {
    if (inner.kind === "card" && inner.list === list) count++;
  });
  return count;
}
