// Loops that take items out of `rest` at drawn places: with a range that is one short by rounding, and with the fair one.
import { expect, it } from "vitest";
import { fixAll, verifyAlone } from "../linted.fixture.ts";

/** What a program is about, and the program; `DRAW` stands for the draw. */
type DrawRow = readonly [what: string, code: string];

const BIASED = "Math.round(Math.random() * (rest.length - 1))";
const FAIR = "Math.floor(Math.random() * rest.length)";

/** Tests that each program is reported with the biased draw and not with the fair one, and that its fix corrects the draw alone. */
export function testCorrected(rows: readonly DrawRow[]): void {
  it.each(rows)("%s: %s", (_, code) => {
    const biased = code.replace("DRAW", BIASED);
    const fair = code.replace("DRAW", FAIR);
    expect(verifyAlone(biased).map(({ messageId }) => messageId)).toEqual(["biased"]);
    expect(verifyAlone(fair)).toEqual([]);
    expect(fixAll(biased).output).toBe(fair);
  });
}

/** Tests that nothing is said of each program, whose draw is the biased one. */
export function testSilent(rows: readonly DrawRow[]): void {
  it.each(rows)("nothing is said of %s: %s", (_, code) => {
    expect(verifyAlone(code.replace("DRAW", BIASED))).toEqual([]);
  });
}
