// What a reservoir does, whose draws say which items of a list it keeps: one below `i` keeps the first item behind the reservoir in any case.
import type { Expression, Statement, SwapLoop } from "@fair-shuffle/bias";
import { mentions } from "@fair-shuffle/bias/model";
import type { TSESTree } from "@typescript-eslint/utils";
import type { LoopNode } from "../sites/site.ts";
import { getListKey } from "../translate/list-paths.ts";
import { beginTranslation, translateRegion } from "../translate/translate.ts";
import type { Translation, TranslationOptions } from "../translate/translation.ts";
import { shuffleFirst } from "./fair-steps.ts";
import { isConstant, KEPT, readCount, takeFirst } from "./kept-front.ts";
import { getReservoir } from "./reservoir-loop.ts";

/** A loop that is read as if an item that is kept changed places with the one that it drives out; in which order the kept ones lie is not asked. */
export interface ReadReservoir {
  readonly translation: Translation;
  readonly list: TSESTree.Expression;
  readonly model: SwapLoop;
}

/** Returns what a reservoir keeps; undefined for any other loop. @throws NotKnown where its draw can't be read. */
export function readReservoir(options: TranslationOptions, loop: LoopNode): ReadReservoir | undefined {
  const found = getReservoir(options.file, loop);
  if (found === undefined) return undefined;
  const { list } = found;
  const passedOver = new Set(found.steps);
  const translation = beginTranslation({ ...options, showing: passedOver, waitsAlone: true });
  const steps = translateRegion(translation, loop);
  const round = steps.at(-1);
  const size = isConstant(translation, found.size) ? readCount(translation, found.size) : undefined;
  if (round?.kind !== "loop" || size === undefined) return undefined;
  const key = getListKey(translation, list);
  if (found.drawing !== undefined) passedOver.delete(found.drawing);
  const drawn = found.drawing === undefined ? [] : translation.translateStatements([found.drawing]);
  const counter = found.counter === undefined ? getCounter(round.test) : translation.expression(found.counter);
  if (counter === undefined) return undefined;
  const place = translation.expression(found.place);
  const keep: Statement = {
    kind: "if",
    test: { kind: "binary", operator: "<", left: place, right: size },
    then: exchange(key, counter, place),
    otherwise: [],
  };
  const filling: Expression = { kind: "binary", operator: "<", left: counter, right: size };
  const done: readonly Statement[] =
    found.drawing === undefined ? [keep] : [{ kind: "if", test: filling, then: [], otherwise: [...drawn, keep] }];
  const all: readonly Statement[] = [
    ...translation.prelude,
    ...steps.slice(0, -1),
    { ...round, body: putIn(round.body, done, found.countsLast) },
  ];
  const asksOther = mentions(all, (inner) => inner.kind === "length" && inner.list !== key);
  const asksOwn = mentions(all, (inner) => inner.kind === "length");
  const isOwn = translation.prelude.every(({ kind }) => kind === "assign") && translation.lists.size === 0;
  const isRead = [...translation.readLists.keys()].some((read) => read !== key);
  if (asksOther || !asksOwn || !isOwn || isRead || translation.draws.size === 0) return undefined;
  return {
    translation,
    list,
    model: {
      kind: "swapLoop",
      list: key,
      into: KEPT,
      steps: [...all, ...shuffleFirst(key, size), takeFirst(key, size)],
      unknowns: [...translation.unknowns],
      keepsSome: true,
    },
  };
}

/** The variable of `while (place < list.length)`. */
const getCounter = (test: Expression): Expression | undefined =>
  test.kind === "binary" && test.operator === "<" && test.left.kind === "variable" ? test.left : undefined;

/** What a round does comes last, but for what it counts behind that. */
function putIn(body: readonly Statement[], done: readonly Statement[], countsLast: boolean): readonly Statement[] {
  const end = countsLast ? body.length - 1 : body.length;
  return [...body.slice(0, end), ...done, ...body.slice(end)];
}

const HELD = "$driven";

/** The item that is kept goes to the place of the one that it drives out, which nobody asks for again where that goes. */
const exchange = (list: string, here: Expression, there: Expression): readonly Statement[] => [
  { kind: "assign", variable: HELD, value: { kind: "card", list, position: here } },
  { kind: "lay", list, position: here, card: { kind: "card", list, position: there } },
  { kind: "lay", list, position: there, card: { kind: "variable", name: HELD } },
];
