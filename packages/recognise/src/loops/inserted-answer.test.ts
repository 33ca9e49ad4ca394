// Right answers that are put among the wrong ones.
import { describe, expect, it } from "vitest";
import { apply, verify } from "../linted.fixture.ts";

const SHORT = "Math.floor(Math.random() * answers.length)";
const EVEN = "Math.floor(Math.random() * (answers.length + 1))";
const NEVER_LAST = "of 8 items, the inserted one never comes last, though it should do so 12.5 % of the time";

/** Ways to put the right answer among the wrong ones, as people write them; `draw` is its place. */
const ways: Readonly<Record<string, (draw: string) => string>> = {
  "a copy": (draw) =>
    `export function ask(q) { const answers = [...q.incorrect_answers]; answers.splice(${draw}, 0, q.correct_answer); return answers; }`,
  "the very list": (draw) =>
    `export function ask(q) { const answers = q.incorrect; answers.splice(${draw}, 0, q.correct_answer); show(answers); }`,
  "less than nothing taken out": (draw) =>
    `export function ask(q) { let answers = []; answers = answers.concat(q.incorrect_answers); answers.splice(${draw}, -1, q.correct_answer); return answers; }`,
  "a callback": (draw) =>
    `questions.map((q) => { let answers = q.wrong.map(toOption); answers.splice(${draw}, 0, { text: q.answer, isCorrect: true }); return { ...q, answers }; });`,
  "a computed property": (draw) =>
    `export default { computed: { all() { const answers = [...this.incorrectAnswers]; answers.splice(${draw}, 0, this.correctAnswer); return answers; } } };`,
  "a place under a name": (draw) =>
    `export function ask(q) { const answers = [...q.wrong]; const at = ${draw}; answers.splice(at, 0, q.answer); return { answers, at }; }`,
  "what is right among what is wrong": (draw) =>
    `export function ask(q) { const answers = [...q.wrong]; answers.splice(${draw}, 0, q.right); return answers; }`,
  "a name that is given them before": (draw) =>
    `let answers; export function ask(q) { answers = [...q.wrong]; answers.splice(${draw}, 0, q.answer); show(answers); }`,
  "a name that each round gives others": (draw) =>
    `let answers = []; for (const q of questions) { answers = q.wrong; const at = ${draw}; answers.splice(at, 0, q.answer); show(answers); }`,
  "a name that nothing declares": (draw) =>
    `for (const q of questions) { answers = [...q.wrong]; answers.splice(${draw}, 0, q.answer); show(answers); }`,
  "a place that a variable from outside is given": (draw) =>
    `let at = 0; export function ask(q) { const answers = [...q.wrong]; at = ${draw}; console.log(at); answers.splice(at, 0, q.answer); return answers; }`,
  "a place that a field is given": (draw) =>
    `class Quiz { ask(q) { const answers = [...q.wrong]; this.at = ${draw}; answers.splice(this.at, 0, q.answer); return answers; } }`,
  "a fair shuffle of the wrong ones": (draw) =>
    `import { shuffle } from "fair-shuffle"; export function ask(q) { const answers = [...q.wrong]; shuffle(answers); answers.splice(${draw}, 0, q.answer); return answers; }`,
};

describe.each(Object.entries(ways))("by %s", (_, way) => {
  it("one that is never last is told, and corrected where it may be", () => {
    const [finding, ...more] = verify(way(SHORT));
    expect(more).toEqual([]);
    expect(finding?.message).toContain(NEVER_LAST);
    expect(finding?.message).toContain("(if it may come last, too)");
    expect(finding?.fix).toBeUndefined();
    const [suggestion] = finding?.suggestions ?? [];
    expect(suggestion === undefined ? "" : apply(way(SHORT), suggestion.fix)).toBe(way(EVEN));
  });

  it("one that is at either end half as often is told, and corrected", () => {
    const code = way("Math.round(Math.random() * answers.length)");
    const [finding] = verify(code);
    expect(finding?.message).toContain(
      "of 8 items, the inserted one comes second 14.3 % of the time instead of 12.5 %",
    );
    const [suggestion] = finding?.suggestions ?? [];
    expect(suggestion === undefined ? "" : apply(code, suggestion.fix)).toBe(way(EVEN));
  });

  it("nothing is said of one that may be anywhere", () => {
    expect(verify(way(EVEN))).toEqual([]);
  });
});

const TRIVIA = 'const api = "https://opentdb.com/api.php?amount=9&type=multiple";';

it.each([
  [
    "the length of the list that it was copied from",
    "const answers = [...q.wrong]; answers.splice(Math.floor(Math.random() * q.wrong.length), 0, q.answer);",
    "Math.floor(Math.random() * (q.wrong.length + 1))",
  ],
  [
    "the length of the list that its items are made of",
    "const at = Math.floor(Math.random() * q.wrong.length); const answers = q.wrong.map(toOption); answers.splice(at, 0, q.answer);",
    "Math.floor(Math.random() * (q.wrong.length + 1))",
  ],
  [
    "the length of the list that the name is given",
    "let answers; answers = [...q.wrong]; answers.splice(Math.floor(Math.random() * q.wrong.length), 0, q.answer);",
    "Math.floor(Math.random() * (q.wrong.length + 1))",
  ],
  [
    "the length of the list that it was filled from",
    "const answers = []; for (const one of q.wrong) answers.push(toOption(one)); answers.splice(Math.floor(Math.random() * q.wrong.length), 0, q.answer);",
    "Math.floor(Math.random() * (q.wrong.length + 1))",
  ],
  [
    "a number, where the list is filled from the three wrong answers of an API",
    `${TRIVIA} const answers = []; q.incorrect_answers.forEach((one) => { answers.push(one); }); answers.splice(Math.floor(Math.random() * 3), 0, q.correct_answer);`,
    "Math.floor(Math.random() * 4)",
  ],
  [
    "a function of the file",
    "const int = (max) => Math.floor(Math.random() * max); const answers = [...q.wrong]; answers.splice(int(q.wrong.length), 0, q.answer);",
    "int(q.wrong.length + 1)",
  ],
  [
    "a function of a library",
    'import _ from "lodash"; const answers = [...q.wrong]; answers.splice(_.random(0, answers.length - 1), 0, q.answer);',
    "_.random(0, answers.length)",
  ],
  [
    "a number, where the list has as many",
    "const answers = [a, b, c]; answers.splice(Math.floor(Math.random() * 3), 0, correct);",
    "Math.floor(Math.random() * 4)",
  ],
  [
    "a number, where the list was filled until it had as many",
    "const answers = []; while (answers.length < 3) { const one = pick(all); if (!answers.includes(one)) answers.push(one); } answers.splice(Math.floor(Math.random() * 3), 0, correct);",
    "Math.floor(Math.random() * 4)",
  ],
  [
    "a number, where the list is a copy of one that was filled so",
    "const all = []; do { all.push(make(all)); } while (all.length < 3); const answers = [...all]; answers.splice(Math.floor(Math.random() * 3), 0, correct);",
    "Math.floor(Math.random() * 4)",
  ],
  [
    "a number, where one more is shown than can come up",
    "const answers = q.wrong; answers.splice(Math.floor(Math.random() * 3), 0, q.answer); show(answers[0], answers[1], answers[2], answers[3]);",
    "Math.floor(Math.random() * 4)",
  ],
  [
    "a number, where a loop shows one more than can come up",
    "const answers = q.wrong; answers.splice(Math.floor(Math.random() * 3), 0, q.answer); for (let i = 0; i <= 3; i++) show(answers[i]);",
    "Math.floor(Math.random() * 4)",
  ],
  [
    "a number, where an API gives three wrong answers",
    `${TRIVIA} const answers = [...q.incorrect_answers]; answers.splice(Math.floor(Math.random() * 3), 0, q.correct_answer);`,
    "Math.floor(Math.random() * 4)",
  ],
  [
    "a number, where a name is given the three wrong answers of an API",
    `${TRIVIA} for (const q of all) { answers = [...q.incorrect_answers]; answers.splice(Math.floor(Math.random() * 3), 0, q.correct_answer); }`,
    "Math.floor(Math.random() * 4)",
  ],
  [
    "a rounded number, where an API gives three wrong answers",
    `${TRIVIA} q.results.map(({ incorrect_answers: wrong, correct_answer }) => { const answers = wrong.map(toOption); answers.splice(Math.round(Math.random() * 3), 0, correct_answer); return answers; });`,
    "Math.floor(Math.random() * 4)",
  ],
  [
    "a number that is not rounded, as `splice` does that",
    "const answers = [a, b, c]; answers.splice(Math.random() * 3, 0, correct);",
    "Math.floor(Math.random() * 4)",
  ],
])("a place is corrected that is drawn by %s", (_, code, corrected) => {
  const [finding] = verify(code);
  expect(finding?.message).toContain(`\`${corrected}\``);
  const [suggestion] = finding?.suggestions ?? [];
  expect(verify(suggestion === undefined ? code : apply(code, suggestion.fix))).toEqual([]);
});

it("a place is told that is drawn by the list's own length under a name", () => {
  const ask = (range: string): string =>
    `export function ask(q) { const answers = [...q.wrong]; const n = answers.length; answers.splice(Math.floor(Math.random() * ${range}), 0, q.answer); return answers; }`;
  expect(verify(ask("n")).map(({ messageId }) => messageId)).toEqual(["biased"]);
  expect(verify(ask("(n + 1)"))).toEqual([]);
});

it("a rounded place is told where nobody knows how many others there are, with as many as there are places", () => {
  const ask = (place: string): string =>
    `export function ask(q) { const answers = [...q.wrong]; answers.splice(${place}, 0, q.answer); return answers; }`;
  expect(verify(ask("Math.round(Math.random() * 3)")).map(({ message }) => message.split(". There")[0])).toEqual([
    "This shuffle is biased: of 4 items, the inserted one comes second 33.3 % of the time instead of 25.0 %",
  ]);
  // Of one other both places are as likely.
  expect(verify(ask("Math.round(Math.random())"))).toEqual([]);
});

const inFunction = (body: string): string => `export function ask(q, list, n) { ${body} }`;
const INSERT = `answers.splice(${SHORT}, 0, q.answer);`;

it.each([
  [
    "something that is no answer",
    `const words = [...list]; words.splice(${SHORT.replace("answers", "words")}, 0, "uh");`,
  ],
  ["what lies on the right", `const words = [...list]; words.splice(${SHORT.replace("answers", "words")}, 0, right);`],
  [
    "what lies on the right, of what is no answer",
    `const words = [...q.left]; words.splice(${SHORT.replace("answers", "words")}, 0, q.right);`,
  ],
  ["an answer in the place of another", `const answers = [...list]; answers.splice(${SHORT}, 1, q.answer);`],
  [
    "an answer in the place of as many as nobody knows",
    `const answers = [...list]; answers.splice(${SHORT}, -n, q.answer);`,
  ],
  ["several answers", `const answers = [...list]; answers.splice(${SHORT}, 0, q.answer, q.other);`],
  [
    "answers, one by one",
    `const answers = [...list]; for (const answer of q.all) answers.splice(${SHORT}, 0, answer);`,
  ],
  [
    "answers, one by one, in a callback",
    `const answers = [...list]; q.all.forEach((answer) => { answers.splice(${SHORT}, 0, answer); });`,
  ],
  ["what is shuffled afterwards", `const answers = [...list]; ${INSERT} return shuffle(answers);`],
  ["what is sorted afterwards", `const answers = [...list]; ${INSERT} answers.sort();`],
  ["what has its last answer on purpose", `const answers = [...list, "None of these"]; ${INSERT} return answers;`],
  ["what has another last answer", `const answers = [...list, q.last]; ${INSERT} return answers;`],
  [
    "what got its last answer by hand",
    `const answers = [...list]; answers.push("No answer"); ${INSERT} return answers;`,
  ],
  [
    "a list of which it is not known whether it is so long",
    `const answers = [...list]; answers.splice(Math.floor(Math.random() * 3), 0, q.answer);`,
  ],
  [
    "a number that is not known",
    `const answers = [...list]; answers.splice(Math.floor(Math.random() * n), 0, q.answer);`,
  ],
  [
    "the length of another list",
    `const answers = [...list]; answers.splice(Math.floor(Math.random() * q.all.length), 0, q.answer);`,
  ],
  [
    "a length that it had before",
    `const answers = [...list]; const m = answers.length; answers.push(q.last); answers.splice(Math.floor(Math.random() * m), 0, q.answer);`,
  ],
  [
    "a place that a round before has drawn",
    `const answers = [...list]; let at = 0; for (const one of q.all) at = Math.floor(Math.random() * answers.length); answers.splice(at, 0, q.answer);`,
  ],
  ["a place that is not drawn", `const answers = [...list]; answers.splice(n % answers.length, 0, q.answer);`],
  [
    "a list that was filled until it had two, of three places",
    "const answers = []; while (answers.length < 2) answers.push(make()); answers.splice(Math.floor(Math.random() * 3), 0, q.answer);",
  ],
  [
    "a list that may have been filled no further",
    "const answers = []; while (answers.length < 3) { if (!list.length) break; answers.push(list.pop()); } answers.splice(Math.floor(Math.random() * 3), 0, q.answer);",
  ],
  [
    "a list out of which one was taken again",
    "const answers = []; while (answers.length < 3) answers.push(make()); answers.pop(); answers.splice(Math.floor(Math.random() * 3), 0, q.answer);",
  ],
  [
    "a list that was given another value",
    "let answers = []; while (answers.length < 3) answers.push(make()); answers = list; answers.splice(Math.floor(Math.random() * 3), 0, q.answer);",
  ],
  [
    "as many as are shown",
    "const answers = q.wrong; answers.splice(Math.floor(Math.random() * 3), 0, q.answer); show(answers[0], answers[1], answers[2]);",
  ],
  [
    "as many as a loop shows",
    "const answers = q.wrong; answers.splice(Math.floor(Math.random() * 4), 0, q.answer); for (let i = 0; i < 4; i++) show(answers[i]);",
  ],
  [
    "more than are shown",
    "const answers = q.wrong; answers.splice(Math.floor(Math.random() * 4), 0, q.answer); show(answers[0], answers[1]);",
  ],
  ...[
    "if (answers[3] !== undefined) show(answers[3]);",
    "show(answers[3] ?? none);",
    "four.hidden = !answers[3];",
    "const fourth = answers[3]; if (fourth) show(fourth);",
    'if (q.type === "multiple") show(answers[3]);',
    "answers.push(none); show(answers[3]);",
    "for (let i = 0; i < 4; i++) answers[i] && show(answers[i]);",
    "for (let i = 0; i < 4; i++) if (i < answers.length) show(answers[i]);",
    "show(answers[3]?.text);",
  ].map((shown): [string, string] => [
    "a place of which somebody asks whether it is there",
    `let answers = q.wrong; answers.splice(Math.floor(Math.random() * 3), 0, q.answer); ${shown}`,
  ]),
  [
    "what another list shows",
    "const answers = q.wrong; answers.splice(Math.floor(Math.random() * 3), 0, q.answer); show(list[3]);",
  ],
  [
    "four places among three that an API gives",
    `${TRIVIA} const answers = [...q.incorrect_answers]; answers.splice(Math.floor(Math.random() * 4), 0, q.correct_answer);`,
  ],
  [
    "wrong answers that an API may not give",
    "const answers = [...q.incorrect_answers]; answers.splice(Math.floor(Math.random() * 3), 0, q.correct_answer);",
  ],
  [
    "other answers than those of an API",
    `${TRIVIA} const answers = [...q.wrong]; answers.splice(Math.floor(Math.random() * 3), 0, q.correct_answer);`,
  ],
  [
    "questions that are true or false",
    `${TRIVIA.replace("multiple", "boolean")} const answers = [...q.incorrect_answers]; answers.splice(Math.floor(Math.random() * 2), 0, q.correct_answer);`,
  ],
  [
    "questions of which some are true or false",
    `${TRIVIA.replace("&type=multiple", "")} const answers = [...q.incorrect_answers]; answers.splice(Math.floor(Math.random() * (q.type === "boolean" ? 2 : 4)), 0, q.correct_answer);`,
  ],
  [
    "wrong answers of which some were taken away",
    `${TRIVIA} q.incorrect_answers.splice(0, 1); q.incorrect_answers.pop(); const answers = [...q.incorrect_answers]; answers.splice(Math.floor(Math.random() * 2), 0, q.correct_answer);`,
  ],
  [
    "a list that leads to itself",
    `${TRIVIA} var answers = [...other], other = [...answers]; answers.splice(Math.floor(Math.random() * 3), 0, q.answer);`,
  ],
  ["one of two", "const answers = [q.wrong]; answers.splice(Math.floor(Math.random() * 2), 0, q.answer);"],
])("nothing is said of %s", (_, body) => {
  expect(verify(inFunction(body))).toEqual([]);
});

it.each([
  ["are given what they had", "answers = [...answers, q.other];", SHORT],
  ["are given others only now and then", "if (q.wrong) answers = [...q.wrong];", SHORT],
  ["lost one since", `${TRIVIA} answers = [...q.incorrect_answers]; answers.pop();`, "Math.floor(Math.random() * 3)"],
  ["are not given anything", "", SHORT],
])("nothing is said of answers that outlive the function and %s", (_, before, draw) => {
  expect(
    verify(
      `let answers = []; export function ask(q) { ${before} answers.splice(${draw}, 0, q.answer); show(answers); }`,
    ),
  ).toEqual([]);
});

const OF_WRONG = "Math.floor(Math.random() * q.wrong.length)";

it.each([
  ["some of them", "for (const one of q.wrong) if (one.ok) answers.push(one);", OF_WRONG],
  ["what ends early", "for (const one of q.wrong) { if (one.last) break; answers.push(one); }", OF_WRONG],
  ["two of each", "for (const one of q.wrong) answers.push(one, one);", OF_WRONG],
  ["those of several", "for (const part of parts) for (const one of q.wrong) answers.push(one);", OF_WRONG],
  ["one more", "for (const one of q.wrong) answers.push(one); answers.push(q.other);", OF_WRONG],
  ["what somebody else may add to", "for (const one of q.wrong) answers.push(one); add(answers);", OF_WRONG],
  [
    "a place that is changed since",
    "for (const one of q.wrong) answers.push(one); at = Math.floor(Math.random() * answers.length); at++;",
    "at",
  ],
  [
    "a place that a function may change",
    "for (const one of q.wrong) answers.push(one); at = Math.floor(Math.random() * answers.length); turn();",
    "at",
  ],
])("nothing is said of answers that are filled by %s", (_, filled, draw) => {
  expect(
    verify(
      `let at = 0; export function ask(q, parts) { const answers = []; ${filled} answers.splice(${draw}, 0, q.answer); return answers; }`,
    ),
  ).toEqual([]);
});

const SHORT_OTHERS = "Math.floor(Math.random() * others.length)";
const UNTIL_NEW =
  "while (others.length < n) { const one = cards[Math.floor(Math.random() * cards.length)]; if (!others.includes(one)) others.push(one); }";

it.each([
  ["a copy that is shuffled", "const others = shuffle(cards);"],
  ["the first of a shuffled copy", "const others = shuffle(cards.filter((card) => card !== one)).slice(0, n - 1);"],
  ["names on the way", "const mixed = fisherYatesShuffle(cards); const others = mixed.slice(0, n - 1);"],
  ["a copy of them", "const mixed = shuffle(cards); const others = [...mixed];"],
  ["a call that stands alone", "const others = [...cards]; shuffleArray(others);"],
  ["drawn keys", "const others = cards.toSorted(() => Math.random() - 0.5);"],
  ["a library that draws several", "const others = _.sampleSize(cards, n);"],
  ["draws until one is new", `const others = []; ${UNTIL_NEW}`],
])("one card among others is told whose order was drawn by %s", (_, before) => {
  const code = `export function deal(cards, one, n) { ${before} others.splice(${SHORT_OTHERS}, 0, one); return others; }`;
  const finding = verify(code).find(({ message }) => message.includes(NEVER_LAST));
  expect(finding?.fix).toBeUndefined();
  expect(finding?.message).toContain("(if it may come last, too)");
  const [suggestion] = finding?.suggestions ?? [];
  expect(suggestion === undefined ? "" : apply(code, suggestion.fix)).toBe(
    code.replace("* others.length)", "* (others.length + 1))"),
  );
});

it.each([
  ["the cards keep their order", "const others = [...cards];", SHORT_OTHERS],
  ["it may be anywhere", "const others = shuffle(cards);", "Math.floor(Math.random() * (others.length + 1))"],
  [
    "it is put into the upper half",
    "const others = shuffle(cards);",
    "Math.floor((Math.random() * others.length) / 2)",
  ],
  ["it is put behind the first", "const others = shuffle(cards);", "1 + Math.floor(Math.random() * others.length)"],
  ["it is put near the start", "const others = shuffle(cards);", "Math.floor(Math.random() ** 2 * others.length)"],
  ["it is put among a few", "const others = shuffle(cards);", "200 + Math.floor(Math.random() * 20)"],
  [
    "two draws weigh its place",
    "const others = shuffle(cards);",
    "Math.floor(Math.random() * Math.random() * others.length)",
  ],
  ["the others are sorted", "const others = shuffle(cards).sort((a, b) => a - b);", SHORT_OTHERS],
  [
    "the others are drawn again and again",
    "const others = []; for (const x of cards) others.push(draw(Math.random()));",
    SHORT_OTHERS,
  ],
  ["they are shuffled afterwards", "const others = shuffle(cards);", `${SHORT_OTHERS}, 0, one); shuffle(others`],
  [
    "they were shuffled before only in another function",
    "const mix = () => shuffle(cards); const others = [...cards];",
    SHORT_OTHERS,
  ],
])("nothing is said of one card among others where %s", (_, before, place) => {
  const code = `export function deal(cards, one) { ${before} others.splice(${place}, 0, one); return others; }`;
  expect(verify(code.replace(/(shuffle\(others), 0, one\)/, "$1)"))).toEqual([]);
});
