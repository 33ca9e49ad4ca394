// A reason in words.
import type { Reason } from "./why.ts";

const format = new Intl.NumberFormat("en-US");

/** Beyond so many digits nobody reads a number. */
const MOST_DIGITS = 24;

/** A number with its thousands, or about so many tens where it is too long to be read. */
function tell(value: bigint): string {
  const digits = value.toString();
  if (digits.length <= MOST_DIGITS) return format.format(value);
  return `about ${digits.slice(0, 1)}.${digits.slice(1, 3)}·10^${digits.length - 1}`;
}

const MOST_FACTORS = 6;

function tellProduct(factors: readonly bigint[]): string {
  const shown = factors.length <= MOST_FACTORS ? factors : [...factors.slice(0, 3), "…", ...factors.slice(-1)];
  return shown.map((factor) => (typeof factor === "string" ? factor : format.format(factor))).join(" · ");
}

/** An order as people count: "2,0,1" is 3 1 2. */
const tellOrder = (order: string): string =>
  order
    .split(",")
    .map((card) => Number(card) + 1)
    .join(" ");

/** Returns a reason as one or two English sentences, with its numbers; cards are counted from 1. */
export function tellWhy(reason: Reason): string {
  const { cards } = reason;
  const orders = "orders" in reason ? `${cards}! = ${tell(reason.orders)} orders` : "";
  switch (reason.kind) {
    case "oneRunEach":
      return `${tellProduct(reason.factors)} = ${tell(reason.orders)} equally likely runs meet the ${cards}! orders one to one.`;
    case "runsEach":
      return `${tell(reason.runs)} equally likely runs meet the ${orders}, ${tell(reason.runs / reason.orders)} each.`;
    case "computed":
      return `Of ${cards} cards, each of the ${orders} comes up equally often, as computed run by run.`;
    case "indivisible": {
      const power = reason.base === undefined ? undefined : `${tell(reason.base)}^${reason.exponent}`;
      const runs = power === undefined ? tell(reason.runs) : `${power} = ${tell(reason.runs)}`;
      const prime = reason.power === 1 ? `${reason.prime}` : `${reason.prime}^${reason.power}`;
      return `${runs} equally likely runs can't be dealt evenly to ${orders}: ${prime} divides ${cards}!, and not ${power ?? "them"}.`;
    }
    case "powers": {
      const base = tell(reason.base);
      return `Each comparison has ${base} equally likely outcomes, so the number of runs is a power of ${base}, however many comparisons there are. It can't be dealt evenly to ${orders}: ${reason.prime} divides ${cards}!, and no power of ${base}.`;
    }
    case "tooFewRuns":
      return `${tell(reason.runs)} runs reach at most as many of the ${orders}; the others can't come up.`;
    case "cycles":
      return `No card can stay where it was: only the ${tell(reason.reached)} orders that are one single cycle come up, of ${orders}.`;
    case "stays":
      return `Card ${reason.card + 1} always stays where it was: only ${tell(reason.reached)} orders come up, of ${orders}.`;
    case "missing":
      if (reason.found === 1) return `Of ${cards} cards, only one order ever comes up, of ${orders}.`;
      return `Of ${cards} cards, the order ${tellOrder(reason.order)} can't come up: ${reason.found} of the ${orders} do.`;
    case "unequal":
      return `Of ${cards} cards, the order ${tellOrder(reason.more.order)} comes up in ${reason.more.share} of all runs, the order ${tellOrder(reason.less.order)} in ${reason.less.share}.`;
  }
}
