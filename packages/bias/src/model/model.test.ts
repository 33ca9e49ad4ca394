// Where the engine matters is where its matrices differ.
import { expect, it } from "vitest";
import { CATALOGUE } from "../catalogue/catalogue.ts";
import { ENGINES } from "../engines/engine.ts";
import { exactPositions } from "../exact/distribution.ts";
import { dependsOnEngine, type ShuffleModel } from "./model.ts";
import { sortByKey } from "./models.fixture.ts";
import { floorOf, number } from "./write-model.ts";

const CARDS = 6;

const models: readonly (readonly [string, ShuffleModel])[] = [
  ...CATALOGUE.map(({ id, model }) => [id, model] as const),
  ...(["stable", "latestFirst", "reversing", "neverSmaller", "yesOrNo", "quicksort"] as const).map(
    (sort) => [`keys whose ties are ${sort}`, sortByKey(floorOf(number(3)), { sort })] as const,
  ),
];

it.each(models)("the engine of %s matters where its matrices differ", (_, model) => {
  const matrices = ENGINES.map((engine) => JSON.stringify(exactPositions(model, CARDS, { engine })));
  expect(dependsOnEngine(model)).toBe(new Set(matrices).size > 1);
});
