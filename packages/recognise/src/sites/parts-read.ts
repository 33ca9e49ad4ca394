// How many parts of the source are read: what reading costs, counted where it is done.

/** What was ever read. */
let partsRead = 0;

export function countPart(): void {
  partsRead++;
}

/** Returns how many parts of the source something reads, beside its result. */
export function countPartsRead<Result>(run: () => Result): { readonly result: Result; readonly parts: number } {
  const before = partsRead;
  const result = run();
  return { result, parts: partsRead - before };
}
