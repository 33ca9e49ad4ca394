// What a user's TypeScript says to the published packages: each line compiles, and each line below a `@ts-expect-error` does not.

/** Imports every package that has types. */
export const MODULE = `import { cryptoRandom, deal, draws, sample, shuffle, toShuffled, type RandomSource } from "fair-shuffle";
import fairShuffle, { type NoBiasedShuffleOptions } from "eslint-plugin-fair-shuffle";
import { assertFair, CATALOGUE, exactPositions, simulate, tellPurpose, tellUnjudgeable, verdict, type ShuffleModel, type Verdict } from "@fair-shuffle/bias";
import { makePage, readPageMessage, type PageData } from "@fair-shuffle/lab";

const random: RandomSource = cryptoRandom();
const cards: string[] = shuffle(["a", "b"], random);
const pair: [number | string, number | string] = shuffle<[number, string]>([1, "a"]);
const copied: number[] = toShuffled([1, 2] as readonly number[]);
const letters: string[] = toShuffled("abc");
const some: string[] = sample(cards, 1);
const [mine]: [string[], string[]] = deal(cards, [1, 1]).hands;
for (const card of draws(cards)) card.toUpperCase();
// @ts-expect-error -- it is shuffled in place
shuffle(["a"] as readonly string[]);
// @ts-expect-error -- a sample has a size
sample(cards);

const options: NoBiasedShuffleOptions = {
  helper: "inline",
  importFrom: { module: "lodash", name: "shuffle", copies: true },
  fix: "suggest",
  randomSources: ["dice.next", { name: "dice.roll", range: "inclusive" }],
  checkTieBreaks: true,
};
// @ts-expect-error -- there is no such range
const wrong: NoBiasedShuffleOptions = { randomSources: [{ name: "dice.roll", range: "open" }] };
const config = [fairShuffle.configs.recommended, { rules: { "fair-shuffle/no-biased-shuffle": ["error", options] } }];
const plugins: Record<string, object> = { "fair-shuffle": fairShuffle, rule: fairShuffle.rules["no-biased-shuffle"] };
// @ts-expect-error -- it has no other rule
fairShuffle.rules["no-fair-shuffle"];

const model: ShuffleModel | undefined = CATALOGUE[0]?.model;
if (model !== undefined) {
  const told: Verdict = verdict(model);
  if (told.kind === "unknown") tellUnjudgeable(told.reason, "zh-cn") satisfies string;
  if (told.kind === "notMeant") tellPurpose(told.purpose) satisfies string;
  if (told.kind === "biased") told.finding satisfies "biased" | "fixedItem" | "cycles" | "leavesArray" | "drawsTwice";
  const matrix: number[][] = exactPositions(model, 8, { engine: "javascriptcore" });
  const counted: Promise<{ readonly trials: number }> = simulate(model, { cards: 8, trials: 1000, seed: 1 });
  const page: PageData = { subjects: [{ name: "mine", code: "", model }], selected: 0 };
  const html: string = makePage(page);
  const message: "ready" | "goTo" | "save" | undefined = readPageMessage({})?.kind;
  // @ts-expect-error -- there is no such engine
  exactPositions(model, 8, { engine: "chakra" });
  console.log(matrix, counted, html, message);
}
const tested: Promise<unknown> = assertFair((deck: number[]) => shuffle(deck), { cards: 5 });
console.log(pair, copied, letters, some, mine, wrong, config, plugins, tested);
`;

/** Requires the packages that serve `require`. */
export const COMMON_MODULE = `import fair = require("fair-shuffle");
import fairShuffle = require("eslint-plugin-fair-shuffle");
import bias = require("@fair-shuffle/bias");

const tested: Promise<unknown> = bias.assertFair((deck: number[]) => fair.shuffle(deck), { cards: 5 });
const cards: string[] = fair.shuffle(["a", "b"], fair.cryptoRandom());
// @ts-expect-error -- it is shuffled in place
fair.shuffle(["a"] as readonly string[]);
const options: fairShuffle.NoBiasedShuffleOptions = {
  randomSources: ["dice.next", { name: "dice.roll", range: "inclusive" }],
  importFrom: "./shuffle.cjs",
};
// @ts-expect-error -- there is no such range
const wrong: fairShuffle.NoBiasedShuffleOptions = { randomSources: [{ name: "dice.roll", range: "open" }] };
module.exports = [fairShuffle.configs.recommended, { rules: { "fair-shuffle/no-biased-shuffle": ["error", options] } }];
console.log(cards, wrong, tested);
`;
