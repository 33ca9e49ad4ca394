// Items that get lost where a swap by arithmetic exchanges a place with itself: `a[i] ^= a[j]` leaves 0 where i is j.
import { verdict, type Expression, type Statement, type SwapLoop, type Verdict } from "@fair-shuffle/bias";

/** Returns what is laid at the second place: the card, or nothing, written as the card before the first one, where both places are one. */
export function loseWhereSame(list: string, first: Expression, second: Expression, card: Expression): Expression {
  const nothing: Expression = { kind: "card", list, position: { kind: "number", value: -1 } };
  return {
    kind: "conditional",
    test: { kind: "binary", operator: "==", left: first, right: second },
    then: nothing,
    otherwise: card,
  };
}

/** Returns the verdict on a loop as it would be if it lost nothing where it exchanges a place with itself. */
export function judgeWithoutLoss(model: SwapLoop): Verdict {
  return verdict({ ...model, steps: model.steps.map(keepSame) });
}

/** Returns whether a loop that leaves its list does so only because it exchanges places with themselves. */
export function losesSamePlace(model: SwapLoop): boolean {
  const found = judgeWithoutLoss(model);
  return found.kind !== "biased" || found.finding !== "leavesArray";
}

function keepSame(statement: Statement): Statement {
  switch (statement.kind) {
    case "lay": {
      const { card } = statement;
      const isLost = card.kind === "conditional" && card.then.kind === "card" && card.then.position.kind === "number";
      return isLost ? { ...statement, card: card.otherwise } : statement;
    }
    case "if":
      return { ...statement, then: statement.then.map(keepSame), otherwise: statement.otherwise.map(keepSame) };
    case "loop":
      return { ...statement, body: statement.body.map(keepSame), update: statement.update.map(keepSame) };
    default:
      return statement;
  }
}
