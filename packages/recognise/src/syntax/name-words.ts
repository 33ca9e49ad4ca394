// The words that a name is put together from: "keepTheFirst" is "keep the first", and "winner" has no "inner" in it.

/** Returns the words of a name in any spelling (camel, Pascal, snake, kebab), in small letters, with a space between them. */
export function getWords(name: string): string {
  return name
    .replaceAll(
      /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)|[^\p{L}\d]+/gu,
      " ",
    )
    .trim()
    .toLowerCase();
}
