// Minesweeper: mines and empty cells are shuffled in one line, which is then folded into a grid.
import { shuffle } from "fair-shuffle";
import colours from "picocolors";
import { readRandomSource } from "./random.ts";

const random = readRandomSource();

const ROWS = 16;
const COLUMNS = 30;
const MINES = 99;

const line = Array.from({ length: ROWS * COLUMNS }, (_, index) => index < MINES);
shuffle(line, random);
const isMine = Array.from({ length: ROWS }, (_, row) => line.slice(row * COLUMNS, (row + 1) * COLUMNS));

/** How many of the up to eight cells around this one are mines. */
function countMinesAround(row: number, column: number): number {
  const rows = isMine.slice(Math.max(0, row - 1), row + 2);
  const block = rows.flatMap((cells) => cells.slice(Math.max(0, column - 1), column + 2));
  return block.filter((mine) => mine).length - Number(isMine[row]?.[column]);
}

/** A colour for each number, as the game has always had them. */
const paints = [colours.dim, colours.blue, colours.green, colours.red, colours.magenta, colours.yellow, colours.cyan];

function show(mine: boolean, row: number, column: number): string {
  if (mine) return colours.bold("*");
  const mines = countMinesAround(row, column);
  const paint = paints[mines] ?? colours.gray;
  return paint(mines === 0 ? "·" : String(mines));
}

const edge = "─".repeat(2 * COLUMNS + 1);
console.log(`\n  ${colours.bold("Minesweeper")}  ${ROWS} × ${COLUMNS} cells, ${MINES} mines\n\n  ┌${edge}┐`);
for (const [row, cells] of isMine.entries()) {
  console.log(`  │ ${cells.map((mine, column) => show(mine, row, column)).join(" ")} │`);
}
console.log(`  └${edge}┘\n`);
