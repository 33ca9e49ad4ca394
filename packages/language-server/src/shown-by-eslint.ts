// Which of our findings the ESLint extension shows already, in the same editor: it offers their fixes, too.

/** As much of a diagnostic as is compared; lines and characters from 0. */
export interface ShownFinding {
  readonly source?: string | undefined;
  readonly code?: string | number | { readonly value: string | number } | undefined;
  /** A text, in most editors. */
  readonly message: string | object;
  readonly range: { readonly start: { readonly line: number; readonly character: number } };
}

/** Returns whether Microsoft's ESLint extension shows this, for our rule; a project may give the plugin another name. */
export function isTheirs({ source, code }: ShownFinding): boolean {
  const rule = typeof code === "object" ? code.value : code;
  return source === "eslint" && typeof rule === "string" && rule.endsWith("/no-biased-shuffle");
}

/**
 * Returns those of ours that are not among theirs, each of theirs standing for one of ours. The same place is the same finding; and so is the same message
 * elsewhere, because while somebody types their places are those of a moment ago. ESLint says behind it what can be done where nothing is fixed unasked.
 */
export function withoutTheirs<Ours extends ShownFinding>(
  ours: readonly Ours[],
  theirs: readonly ShownFinding[],
): Ours[] {
  const left = theirs.filter(isTheirs);
  const elsewhere = ours.filter((finding) => !takeOut(left, (other) => startsAlike(finding, other)));
  return elsewhere.filter((finding) => !takeOut(left, ({ message }) => saysAlso(message, finding.message)));
}

/** Returns whether there was one that fits; it is taken out of the list. */
function takeOut<Item>(list: Item[], fits: (item: Item) => boolean): boolean {
  const index = list.findIndex(fits);
  if (index === -1) return false;
  list.splice(index, 1);
  return true;
}

const saysAlso = (theirs: string | object, ours: string | object): boolean =>
  typeof theirs === "string" && typeof ours === "string" && theirs.startsWith(ours);

function startsAlike({ range: { start: a } }: ShownFinding, { range: { start: b } }: ShownFinding): boolean {
  return a.line === b.line && a.character === b.character;
}
