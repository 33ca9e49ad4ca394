// Lists that a loop deals items to, in turn: `mine.push(first); yours.push(second);`, `hands[i % players].push(card)`. They are judged as one list, in the order in which items are dealt.
import type { Expression, Statement } from "@fair-shuffle/bias";
import { mentions, someExpression, someStatement } from "@fair-shuffle/bias/model";
import { DEALT } from "../translate/dealt-items.ts";
import { NotKnown } from "../translate/not-known.ts";
import type { Translation } from "../translate/translation.ts";
import { getDrawn, isDrawn } from "./drawn-values.ts";
import { mapBlocks } from "./mapped-blocks.ts";

/**
 * Returns the steps of a loop with one list in the place of all that it deals to. Who gets an item hangs on the order of the deal alone: a draw that says whose
 * turn it is, or an item that is taken without a draw, makes it something else than a shuffle of what is dealt.
 * @throws NotKnown where items go to one list of several, and this does not hold.
 */
export function settleDealt(translation: Translation, steps: readonly Statement[]): readonly Statement[] {
  const { lists } = translation;
  const dealt = new Set([...lists.keys()].filter((key) => isOnlyFilled(steps, key)));
  const hand = lists.get(DEALT);
  if (dealt.size < 2 && hand === undefined) return steps;
  const settled = dropTurns(rename(steps, dealt), dealt);
  // Whoever asks for anything else than whose turn it is may shuffle in another way.
  const isAsked = mentions(settled, (one) => "list" in one && one.list !== DEALT && dealt.has(one.list));
  if (isAsked || lists.size !== dealt.size + 1 || !isDealtByDraws(translation, steps)) {
    if (hand === undefined) return steps;
    throw new NotKnown({ kind: "changingList" }, hand);
  }
  for (const key of dealt) {
    const node = lists.get(key);
    if (node !== undefined) translation.others.add(node);
    lists.delete(key);
    translation.flowing.delete(key);
    if (node !== undefined) lists.set(DEALT, node);
  }
  translation.emptyLists.add(DEALT);
  translation.flowing.add(DEALT);
  return settled;
}

/** Returns whether all that steps do with a list is to put cards behind its end, and to ask how long it is. */
function isOnlyFilled(steps: readonly Statement[], list: string): boolean {
  const isFilling = (step: Statement): boolean => step.kind === "insert" && step.list === list;
  const isOther = (step: Statement): boolean => {
    if (!("list" in step) || step.list !== list) return false;
    return step.kind !== "insert" || step.position.kind !== "length" || step.position.list !== list;
  };
  if (steps.some((step) => someStatement(step, isOther)) || !steps.some((step) => someStatement(step, isFilling)))
    return false;
  return !mentions(steps, (one) => one.kind !== "length" && "list" in one && one.list === list);
}

/** Returns the steps without the questions whose turn it is, `mine.length <= yours.length`, where the same card is dealt either way. */
function dropTurns(steps: readonly Statement[], dealt: ReadonlySet<string>): readonly Statement[] {
  const isLength = (one: Expression): boolean => one.kind === "length" && dealt.has(one.list);
  const isOther = (one: Expression): boolean => ["draw", "card", "holds", "filled"].includes(one.kind);
  const isTurn = ({ test, then, otherwise }: Extract<Statement, { kind: "if" }>): boolean =>
    someExpression(test, isLength) && !someExpression(test, isOther) && describe(then) === describe(otherwise);
  return mapBlocks(steps, (block) =>
    block.flatMap((step): readonly Statement[] => (step.kind === "if" && isTurn(step) ? step.then : [step])),
  );
}

/** What steps do, whatever they call what they keep on the way. */
function describe(steps: readonly Statement[]): string {
  const kept = steps.flatMap((step) =>
    step.kind === "assign" && step.variable.startsWith("$") ? [step.variable] : [],
  );
  return JSON.stringify(steps, (_, value: unknown) =>
    typeof value === "string" && kept.includes(value) ? `kept ${String(kept.indexOf(value))}` : value,
  );
}

/** Returns whether draws decide which item is dealt, each time, and nothing else. */
function isDealtByDraws({ prelude, turns }: Translation, steps: readonly Statement[]): boolean {
  const drawn = getDrawn([...prelude, ...steps], true);
  const isOtherwise = (step: Statement): boolean => {
    switch (step.kind) {
      case "take":
        return !isDrawn(step.position, drawn);
      case "if":
      case "loop":
        return isDrawn(step.test, drawn) && someStatement(step, ({ kind }) => kind === "take" || kind === "insert");
      default:
        return step.kind === "lay";
    }
  };
  return ![...turns].some((turn) => drawn.has(turn)) && !steps.some((step) => someStatement(step, isOtherwise));
}

/** Returns the steps with one list in the place of several. */
const rename = (steps: readonly Statement[], dealt: ReadonlySet<string>): readonly Statement[] =>
  mapBlocks(steps, (block) =>
    block.map((step) =>
      step.kind === "insert" && dealt.has(step.list)
        ? { ...step, list: DEALT, position: { kind: "length", list: DEALT } }
        : step,
    ),
  );
