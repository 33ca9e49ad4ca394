/** The cells that touch (x, y) inside the field, corners included. */
export function neighbours(x: number, y: number, width: number, height: number): [number, number][] {
  const found: [number, number][] = [];
  for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
    for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
      if (nx !== x || ny !== y) found.push([nx, ny]);
    }
  }
  return found;
}
