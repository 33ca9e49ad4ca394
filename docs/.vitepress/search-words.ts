// What the search takes for a word, when the site is built and when somebody searches.

/**
 * Returns the words of a text. Chinese sets no spaces between words: they are cut as a dictionary has them.
 * VitePress hands on the text of this function to the browser, so it uses nothing from outside of itself.
 */
export const getSearchWords = (text: string): string[] => {
  // Of browsers that can't cut, each character is a word, which the beginning of a word fits.
  const cut =
    typeof Intl.Segmenter === "function"
      ? (run: string): string[] =>
          Array.from(new Intl.Segmenter("zh", { granularity: "word" }).segment(run), ({ segment }) => segment)
      : (run: string): string[] => Array.from(run);
  return text
    .split(/[\n\r\p{Z}\p{P}]+/u)
    .flatMap((part) => part.split(/(\p{Script=Han}+)/u))
    .flatMap((run) => (/^\p{Script=Han}/u.test(run) ? cut(run) : run))
    .filter((word) => word !== "");
};
