// Where an offset of a text stands, as people count.

/** Returns the line and the column of an offset, both 1-based; columns are UTF-16 code units. */
export function getPosition(text: string, offset: number): { readonly line: number; readonly column: number } {
  const lines = text.slice(0, offset).split(/\r\n|[\n\r\u2028\u2029]/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
