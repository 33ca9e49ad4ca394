// Shuffles that are made again where one order came out: they never end for certain, so what the rule says is held against many seeded runs of the code.
import { seededSource } from "@fair-shuffle/bias";
import { describe, expect, it } from "vitest";
import { fix, lint } from "./lint.ts";

const CARDS = 8;
const RUNS = 40_000;
/** Five standard deviations of a share that was counted in so many runs. */
const NEAR = 5 * Math.sqrt(0.25 / RUNS);
const NAIVE =
  "for (let i = 0; i < list.length; i++) { const j = Math.floor(Math.random() * list.length); [list[i], list[j]] = [list[j], list[i]]; }";

/** Returns how often the item at `from` comes to `to`, in seeded runs of `f` on eight items. */
function countRuns(code: string, from: number, to: number): number {
  const random = seededSource(18);
  const body = code.replace("export ", "").replaceAll("Math.random", "draw");
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the code is our own, and running it is the test
  const shuffle = new Function("draw", `${body}\nreturn f;`)(random) as (list: number[]) => number[];
  let hits = 0;
  for (let run = 0; run < RUNS; run++)
    if (shuffle(Array.from({ length: CARDS }, (_, card) => card))[to] === from) hits++;
  return hits / RUNS;
}

describe.each([
  ["its text", 'do { BODY } while (list.join("") === word);', 'const word = list.join("");'],
  ["each of its items", "do { BODY } while (list.every((item, i) => item === i));", ""],
])("made again where %s is as before", (_, again, before) => {
  it.each([
    ["a random sort", "list.sort(() => Math.random() - 0.5);", "the first one stays first 22.2 %", 0.222, 0, 0],
    ["a naive loop", NAIVE, "the second one ends up first 15.8 %", 0.158, 1, 0],
  ])(
    "%s: the share that is told is the one that comes out, and the fix is fair",
    (_name, body, says, share, from, to) => {
      const code = `export const f = (list) => { ${before} ${again.replace("BODY", body)} return list; };`;
      const [message, ...more] = lint(code);
      expect(more).toEqual([]);
      expect(message?.message).toContain(says);
      expect(Math.abs(countRuns(code, from, to) - share)).toBeLessThan(NEAR);
      const fixed = fix(code, { helper: "inline" });
      expect(fixed).not.toBe(code);
      expect(lint(fixed)).toEqual([]);
      expect(Math.abs(countRuns(fixed, from, to) - 1 / CARDS)).toBeLessThan(NEAR);
    },
  );
});
