// The lines that an edit took away and put in, by the longest common subsequence.

export interface DiffLine {
  readonly kind: "kept" | "removed" | "added";
  readonly text: string;
}

/** Every line of both texts, in order; removed ones stand before added ones. Meant for source files: time and memory grow with the product of their lines. */
export function diffLines(before: string, after: string): DiffLine[] {
  const old = before.split("\n");
  const fresh = after.split("\n");
  const common = commonLengths(old, fresh);
  const lengthAt = (i: number, j: number) => common[i]?.[j] ?? 0;
  const lines: DiffLine[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length || j < fresh.length) {
    const removed = old[i];
    const added = fresh[j];
    if (removed !== undefined && removed === added) {
      lines.push({ kind: "kept", text: removed });
      i++;
      j++;
    } else if (removed !== undefined && (added === undefined || lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      lines.push({ kind: "removed", text: removed });
      i++;
    } else if (added !== undefined) {
      lines.push({ kind: "added", text: added });
      j++;
    }
  }
  return lines;
}

/** lengths[i][j]: how many lines old[i …] and fresh[j …] have in common, in order. */
function commonLengths(old: readonly string[], fresh: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(fresh.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i--) {
    const row = lengths[i] ?? [];
    const below = lengths[i + 1] ?? [];
    for (let j = fresh.length - 1; j >= 0; j--) {
      row[j] = old[i] === fresh[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}
