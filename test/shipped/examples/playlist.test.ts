import { expect, it } from "vitest";
import { runExample } from "./run-example.ts";

interface Listening {
  /** The songs that came at the start and at each press of next. */
  readonly forth: readonly string[];
  /** The songs that came at each press of previous. */
  readonly back: readonly string[];
  /** The songs that previous should have come to. */
  readonly before: readonly string[];
}

/** What was printed of both players; a title has no two spaces in a row. */
async function listen(seed: string): Promise<{ output: string; shuffled: Listening; drawn: Listening }> {
  const output = await runExample("playlist", "--seed", seed);
  const rows = [...output.matchAll(/^ {2}(play|next|previous) +(.+?) {2,}(.+)$/gm)];
  expect(rows.map(([, press]) => press)).toEqual([
    "play",
    ...Array<string>(11).fill("next"),
    ...Array<string>(3).fill("previous"),
  ]);
  const [shuffled, drawn] = [2, 3].map((column): Listening => {
    const songs = rows.map((row) => row[column] ?? "");
    const forth = songs.slice(0, 12);
    return { forth, back: songs.slice(12), before: forth.slice(8, 11).map(getTitle).reverse() };
  });
  if (shuffled === undefined || drawn === undefined) throw new Error(`Two players were to be printed:\n${output}`);
  return { output, shuffled, drawn };
}

const getTitle = (cell: string): string => cell.replace(/ \(.*\)$/, "");

const SEEDS = ["1", "2", "encore"];

it.each(SEEDS)("plays a shuffled list once through, and previous comes to the song before (seed %s)", async (seed) => {
  const { output, shuffled } = await listen(seed);
  expect(new Set(shuffled.forth).size).toBe(12);
  // The list is in the order of the alphabet, which a fair shuffle leaves once in 12! times, 2.1e-9.
  expect(shuffled.forth).not.toEqual([...shuffled.forth].sort());
  expect(shuffled.back).toEqual(shuffled.before);
  expect(output).toContain("12 of 12 songs heard ");
});

it.each(SEEDS)("says where a player that draws each song repeats one or can't go back (seed %s)", async (seed) => {
  const { output, drawn } = await listen(seed);
  const [forth, back] = [drawn.forth.map(getTitle), drawn.back.map(getTitle)];
  expect(drawn.forth).toEqual(forth.map((song, play) => (forth.indexOf(song) < play ? `${song} (again)` : song)));
  expect(drawn.back).toEqual(
    back.map((song, press) => (song === drawn.before[press] ? song : `${song} (not the song before)`)),
  );
  expect(output).toMatch(new RegExp(` ${new Set(forth).size} of 12 songs heard$`, "m"));
  // By chance, one run in 18,614 hears 12 different songs, and one in 1,728 goes back three times: not these.
  expect(new Set(forth).size).toBeLessThan(12);
  expect(back).not.toEqual(drawn.before);
});
