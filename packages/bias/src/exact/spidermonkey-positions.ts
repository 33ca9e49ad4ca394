// The position matrix that SpiderMonkey's sort leaves: its windows and merges are always the same, so every card's way through them is known.
import { SPIDERMONKEY_INSERTS_TO, SPIDERMONKEY_WINDOW } from "../engines/spidermonkey.ts";
import { spend } from "./spending.ts";
import {
  addRun,
  getPlainMerge,
  getSteppingPlaces,
  insertCards,
  joinRuns,
  mergeRuns,
  type Run,
} from "./run-positions.ts";

/** Returns P[position][card]. @param turns the chance that SpiderMonkey turns two cards round: P(answer above 0). */
export function getSpiderMonkeyPositions(cards: number, turns: number): Run {
  const insert = (count: number): Run => insertCards(1, count, (earlier) => getSteppingPlaces(earlier, turns));
  if (cards <= SPIDERMONKEY_INSERTS_TO) return insert(cards);
  // The last merge alone takes so many times the cards of either side the cards of both.
  spend(cards ** 3 / 250);
  // All whole windows are alike; behind the last of them may lie fewer cards.
  let whole = insert(SPIDERMONKEY_WINDOW);
  let rest = insert(cards % SPIDERMONKEY_WINDOW);
  for (let window = SPIDERMONKEY_WINDOW; window < cards; window *= 2) {
    if (cards % (2 * window) >= window) rest = rest.length === 0 ? whole : merge(whole, rest, turns);
    if (cards >= 2 * window) whole = merge(whole, whole, turns);
  }
  return rest.length === cards ? rest : whole;
}

/** Where the ends of two windows are said to be in order, both stay as they are. */
function merge(left: Run, right: Run, turns: number): Run {
  const merged = joinRuns(left, right, 1 - turns);
  addRun(merged, mergeRuns(left, right, getPlainMerge(left.length, right.length, turns)), turns);
  return merged;
}
