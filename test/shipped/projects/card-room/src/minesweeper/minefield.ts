import { neighbours } from "./neighbours.ts";

export type Cell = "mine" | number;

/** A field of `width` × `height` cells with `mines` mines in it. */
export function layMines(width: number, height: number, mines: number): Cell[][] {
  const line = Array.from({ length: width * height }, (_, index) => index < mines);
  scatter(line);
  const isMine = (x: number, y: number) => line[y * width + x];
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) =>
      isMine(x, y) ? "mine" : neighbours(x, y, width, height).filter(([nx, ny]) => isMine(nx, ny)).length,
    ),
  );
}

export function scatter<T>(cells: T[]): void {
  const n = cells.length;
  for (let i = 0; i < n; i++) {
    const j = randomBetween(0, n - 1);
    [cells[i], cells[j]] = [cells[j], cells[i]];
  }
}

/** A whole number from `low` to `high`, both included. */
function randomBetween(low: number, high: number): number {
  return Math.floor(Math.random() * (high - low + 1)) + low;
}
