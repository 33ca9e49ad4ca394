// What is told of items that are drawn one by one, whatever way they are drawn: a draw that never meets the last one, one that meets both ends half as often, those that may lie behind the last one, and fair ones.
import { describe, expect, it } from "vitest";
import { apply, verify } from "../linted.fixture.ts";

/** A place of a list, as code draws it. */
export const SHORT = (list: string): string => `Math.floor(Math.random() * (${list}.length - 1))`;
export const ROUNDED = (list: string): string => `Math.round(Math.random() * (${list}.length - 1))`;
/** Places that may lie behind the last one, though a card is drawn from each of the others. */
const BEHIND: Readonly<Record<string, (list: string) => string>> = {
  rounded: (list) => `Math.round(Math.random() * ${list}.length)`,
  "one too many": (list) => `Math.floor(Math.random() * (${list}.length + 1))`,
};
const EVEN = (list: string): string => `Math.floor(Math.random() * ${list}.length)`;

const HINT = "if all are drawn this way, one by one, of 8 items, the";

/** Ways to draw by a place that is still to be written, by their names. */
export type Ways = Readonly<Record<string, (draw: (list: string) => string) => string>>;

/** Tests what is told of each way, and what corrects it. */
export function holdDrawnOneByOne(title: string, ways: Ways): void {
  describe.each(Object.entries(ways))(`${title} %s`, (_, write) => {
    it("a draw that never meets the last item is told, and corrected where it may be", () => {
      const [finding, ...more] = verify(write(SHORT));
      expect(more).toEqual([]);
      expect(finding?.message).toContain(`${HINT} last one ends up last 100 % of the time instead of 12.5 %`);
      expect(finding?.fix).toBeUndefined();
      const [suggestion] = finding?.suggestions ?? [];
      expect(suggestion === undefined ? "" : apply(write(SHORT), suggestion.fix)).toBe(write(EVEN));
    });

    it("a draw that meets both ends half as often is told, and corrected", () => {
      const code = write(ROUNDED);
      const [finding, ...more] = verify(code);
      expect(more).toEqual([]);
      expect(finding?.message).toContain(`${HINT} first one ends up seventh 20.9 % of the time instead of 12.5 %`);
      expect(finding?.fix === undefined ? "" : apply(code, finding.fix)).toBe(write(EVEN));
    });

    it.each(Object.entries(BEHIND))(
      "a draw that may lie behind the last item, %s, is told, and corrected where it may be",
      (_how, draw) => {
        const code = write(draw);
        const [finding, ...more] = verify(code);
        expect(more).toEqual([]);
        expect(finding?.message).toContain("can draw a place outside the array, and `undefined` gets in");
        const fix = finding?.fix ?? finding?.suggestions?.[0]?.fix;
        // Where a loop is told in the place of the call, its other ways out may be none.
        expect([undefined, write(EVEN)]).toContain(fix === undefined ? undefined : apply(code, fix));
      },
    );

    it("nothing is said of one that meets all items alike", () => {
      expect(verify(write(EVEN))).toEqual([]);
    });
  });
}

/** Tests, beside that, that other draws in the same place are left alone. */
export function holdDrawnInRounds(title: string, ways: Ways): void {
  holdDrawnOneByOne(title, ways);
  describe.each(Object.entries(ways))(`${title} %s`, (_, write) => {
    it.each<[string, (list: string) => string]>([
      ["the first ones alone", (list) => `Math.round(Math.random() * Math.min(2, ${list}.length - 1))`],
      ["items by two draws", (list) => `Math.round(Math.random() * Math.random() * (${list}.length - 1))`],
    ])("nothing is said of one that meets %s", (_how, draw) => {
      expect(verify(write(draw))).toEqual([]);
    });
  });
}
