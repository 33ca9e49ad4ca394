/** A round of the quiz: some questions, none twice. */
export function pickQuestions(questions, count) {
  return [...questions].sort(() => 0.5 - Math.random()).slice(0, count);
}

/** The same round with the easy questions first. */
export function warmUpRound(questions, count) {
  return pickQuestions(questions, count).sort((a, b) => a.difficulty - b.difficulty);
}

/** The letters of an answer, mixed, as a hint. */
export function scramble(word) {
  return word
    .split("")
    .sort(() => Math.random() - 0.5)
    .join("");
}
