// Sentences one after the other, in whichever language they are.

/** Returns them as one text; those that are empty are left out. A Chinese stop has its room in itself, and no space follows it. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences
    .filter((sentence) => sentence !== "")
    .join(" ")
    .replaceAll(/(?<=[。？！]) /g, "");
