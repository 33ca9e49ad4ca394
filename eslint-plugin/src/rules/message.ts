// A finding's numbers in words.
import type { Evidence, Verdict } from "@fair-shuffle/bias";
import type { Site } from "../recognise/site.ts";

const ENGINES = { v8: "V8", spidermonkey: "SpiderMonkey", javascriptcore: "JavaScriptCore" } as const;

/** Where the numbers of a sort hold, and for which items. */
const SETTINGS = {
  always: ["", "items"],
  inMode: ["in its random mode, ", "items"],
  onTies: ["", "tied items"],
  weighing: ["even with equal weights, ", "items"],
} as const;

/** Returns "of 8 items, the first one stays first 22.2 % of the time instead of 12.5 % (V8)": a clause without a full stop. */
export function describeEvidence(found: Extract<Verdict, { kind: "biased" }>, site: Site): string {
  const { evidence, finding } = found;
  const time = site.kind === "sort" ? site.time.kind : "always";
  const [setting, items] = SETTINGS[time];
  if (evidence === undefined) return "not all orders are equally likely";
  const fair = getPercent(evidence.fair);
  if (finding === "cycles") {
    return `of ${String(evidence.cards)} items, each stays where it was 0 % of the time instead of ${fair}`;
  }
  if (finding === "fixedItem" && evidence.kind === "cell") {
    const item = getOrdinal(evidence.card, evidence.cards);
    if (evidence.card !== evidence.position) {
      const place = getOrdinal(evidence.position, evidence.cards);
      return `the ${item} item always ends up ${place}: of ${String(evidence.cards)} items, it does so 100 % of the time instead of ${fair}`;
    }
    return `the ${item} item never moves: of ${String(evidence.cards)} items, it stays ${item} 100 % of the time instead of ${fair}`;
  }
  // A sort that is written by hand is the same in every engine.
  const isEngines = evidence.engine !== undefined && !(site.kind === "keyed" && site.isByHand === true);
  const notes = [...getTies(evidence, site), ...(isEngines ? [ENGINES[evidence.engine]] : [])];
  const engine = notes.length === 0 ? "" : ` (${notes.join("; ")})`;
  const unknowns = found.whatever ? `, whatever ${getUnknowns(site)} is; for example, ` : "";
  const instead = `of the time instead of ${fair}${engine}`;
  const text = describeShare(evidence);
  return unknowns === ""
    ? `${setting}of ${String(evidence.cards)} ${items}, ${text} ${instead}`
    : `${setting}not all orders are equally likely${unknowns}of ${String(evidence.cards)} ${items}, ${text} ${instead}`;
}

/** Why a sort by drawn keys is biased: they can be equal. */
function getTies({ keys }: Evidence, { kind }: Site): readonly string[] {
  if (kind !== "keyed") return [];
  if (keys === undefined) return ["random keys can tie"];
  return [`random keys can tie: there ${keys === 1 ? "is" : "are"} only ${String(keys)}`];
}

function describeShare(evidence: Evidence): string {
  const percent = getPercent(evidence.probability);
  if (evidence.kind === "order") {
    const order = evidence.order.split(",").map((card) => String(Number(card) + 1));
    return `the order ${order.join(" ")} comes up ${percent}`;
  }
  const { cards, position, card } = evidence;
  const from = getOrdinal(card, cards);
  return position === card
    ? `the ${from} one stays ${from} ${percent}`
    : `the ${from} one ends up ${getOrdinal(position, cards)} ${percent}`;
}

function getUnknowns({ models: [model] }: Site): string {
  return (model?.unknowns ?? []).map((name) => `\`${name}\``).join(" or ");
}

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

function getOrdinal(index: number, count: number): string {
  if (index === count - 1) return "last";
  const name = ORDINALS[index];
  if (name !== undefined) return name;
  const number = index + 1;
  const suffix = number % 100 > 10 && number % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
  return `${String(number)}${suffix}`;
}

/** A share with the digits that tell it apart: "22.2 %", "0.00 %", "100 %". */
function getPercent(share: number): string {
  const percent = 100 * share;
  const digits = percent === 0 || percent >= 99.95 ? 0 : percent >= 10 ? 1 : percent >= 1 ? 2 : 3;
  return `${percent.toFixed(digits)} %`;
}
