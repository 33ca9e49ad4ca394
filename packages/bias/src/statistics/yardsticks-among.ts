// The yardsticks of what moves, where the code leaves some items out.
import { getYardsticks, type Cell, type Yardsticks } from "./yardsticks.ts";

type Matrix = readonly (readonly number[])[];

/** Returns the places of the items that move. */
export const getMoving = (cards: number, leftOut: readonly number[]): readonly number[] =>
  Array.from({ length: cards }, (_, place) => place).filter((place) => !leftOut.includes(place));

/** Returns a matrix without the rows and columns of the items that are left out. */
export function takeMoving(matrix: Matrix, leftOut: readonly number[]): Matrix {
  const moves = (_: unknown, place: number): boolean => !leftOut.includes(place);
  return matrix.filter(moves).map((row) => row.filter(moves));
}

/** Returns the yardsticks of what moves, with its positions and cards numbered as in the whole matrix. At the place of an item that is left out, it alone is told of. */
export function getYardsticksAmong(matrix: Matrix, leftOut: readonly number[] = [], total = 1): Yardsticks {
  const whole = getYardsticks(matrix, total);
  if (leftOut.length === 0) return whole;
  const moving = getMoving(matrix.length, leftOut);
  const among = getYardsticks(takeMoving(matrix, leftOut), total);
  const place = ({ position, card, ...cell }: Cell): Cell => ({
    position: moving[position] ?? position,
    card: moving[card] ?? card,
    ...cell,
  });
  const placeAll = (cells: readonly Cell[]): readonly Cell[] =>
    whole.luckiest.map((stays, position) => {
      const cell = cells[moving.indexOf(position)];
      return cell === undefined ? stays : place(cell);
    });
  return {
    ...among,
    worstCell: place(among.worstCell),
    sums: whole.sums,
    luckiest: placeAll(among.luckiest),
    unluckiest: placeAll(among.unluckiest),
  };
}
