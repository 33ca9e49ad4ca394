import { expect, it } from "vitest";
import { runExample } from "./run-example.ts";

/** The cells between the edges of the printed field. */
const readField = (output: string): string[][] =>
  [...output.matchAll(/^ {2}│ (.+) │$/gm)].map(([, row = ""]) => row.split(" "));

it.each(["1", "2", "boom"])("tells on every cell how many mines touch it (seed %s)", async (seed) => {
  const field = readField(await runExample("minefield", "--seed", seed));
  expect(field.map((row) => row.length)).toEqual(Array(16).fill(30));
  const isMine = (row: number, column: number): boolean => field[row]?.[column] === "*";
  const recounted = field.map((cells, row) =>
    cells.map((_, column) => {
      if (isMine(row, column)) return "*";
      let mines = 0;
      for (const down of [-1, 0, 1]) {
        for (const right of [-1, 0, 1]) if (isMine(row + down, column + right)) mines++;
      }
      return mines === 0 ? "·" : String(mines);
    }),
  );
  expect(field).toEqual(recounted);
  expect(field.flat().filter((cell) => cell === "*")).toHaveLength(99);
});
