// What is told of functions that give another item each time that they are called, whatever way they draw again: draws that meet both ends half as often, or never the last item, and fair ones.
import { describe, expect, it } from "vitest";
import { fixAll, verify } from "../linted.fixture.ts";

export const WORDS = 'const words = ["a", "b", "c", "d"];';

/** A place of the words, as code draws it. */
export const ROUNDED = "Math.round(Math.random() * (words.length - 1))";
const SHORT = "Math.floor(Math.random() * (words.length - 1))";
export const EVEN = "Math.floor(Math.random() * words.length)";

const HINT = "if all are drawn this way, one by one, of 8 items, the";

/** Tests what is told of each way to give a new item, which has the draw of its place still to be written, and what corrects it. */
export function holdNotedDraws(title: string, ways: Readonly<Record<string, (draw: string) => string>>): void {
  describe.each(Object.entries(ways))(`${title} %s`, (_, way) => {
    it("a draw that meets both ends half as often is told, and corrected", () => {
      expect(verify(way(ROUNDED)).map(({ message }) => message)).toEqual([
        expect.stringContaining(`${HINT} first one ends up last 27.0 % of the time instead of 12.5 %`),
      ]);
      expect(fixAll(way(ROUNDED)).output).toBe(way(EVEN));
    });

    it("a draw that never meets the last item is told", () => {
      expect(verify(way(SHORT)).map(({ message }) => message)).toEqual([
        expect.stringContaining(
          `${HINT} last one is never among the 7 that are drawn, though it should be 87.5 % of the time`,
        ),
      ]);
      expect(fixAll(way(SHORT)).output).toBe(way(SHORT));
    });

    it("nothing is said of one that meets all items alike", () => {
      expect(verify(way(EVEN))).toEqual([]);
    });
  });
}
