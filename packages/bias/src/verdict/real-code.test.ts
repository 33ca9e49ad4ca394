// The verdict on the models of real code: what the recogniser made of the shapes and of programs that are none (test/truth/shapes), frozen with what was said of each.
import { expect, it } from "vitest";
import rows from "./real-code.fixture.json" with { type: "json" };
import type { ShuffleModel } from "../model/model.ts";
import { verdict } from "./verdict.ts";

it.each(rows)("$of: $says", ({ model, says }) => {
  expect(describeVerdict(model as ShuffleModel)).toBe(says);
});

function describeVerdict(model: ShuffleModel): string {
  const result = verdict(model);
  if (result.kind === "fair") return "fair";
  if (result.kind === "unknown") return `unknown: ${result.reason.kind}`;
  if (result.kind === "notMeant") return `notMeant: ${result.purpose}`;
  const { evidence, finding, whatever } = result;
  const words = [finding, ...(whatever ? ["whatever"] : [])];
  if (evidence === undefined) return words.join(", ");
  const place =
    evidence.kind === "cell"
      ? `place ${evidence.position}, card ${evidence.card}`
      : evidence.kind === "order"
        ? `order ${evidence.order}`
        : evidence.kind === "drawn"
          ? `card ${evidence.card} among ${evidence.drawn}`
          : `card ${evidence.card} lost`;
  return [...words, `${evidence.cards} cards`, place, evidence.probability.toFixed(6)].join(", ");
}
