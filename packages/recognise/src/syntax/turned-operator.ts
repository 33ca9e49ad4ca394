// Comparisons that are read from right to left: `2 > list.length` says what `list.length < 2` does.

/** Returns the operator that compares the same two sides the other way round; one that knows no order stays as it is. */
export const turnOperator = (operator: string): string =>
  operator.replace(/[<>]/, (sign) => (sign === "<" ? ">" : "<"));
