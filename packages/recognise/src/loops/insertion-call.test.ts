// Right answers that are put between two slices of the wrong ones, or into a copy.
import { describe, expect, it } from "vitest";
import { apply, verify } from "../linted.fixture.ts";

const SHORT = "Math.floor(Math.random() * q.wrong.length)";
const EVEN = "Math.floor(Math.random() * (q.wrong.length + 1))";

const between = "[...q.wrong.slice(0, at), q.answer, ...q.wrong.slice(at)]";

/** Ways to make a copy of the wrong answers with the right one among them; `draw` is its place. */
const ways: Readonly<Record<string, (draw: string) => string>> = {
  "two slices": (draw) => `export function ask(q) { const at = ${draw}; return ${between}; }`,
  "two slices of a list under a name": (draw) =>
    `export function ask(q) { const answers = q.wrong; const at = ${draw}; const all = [...answers.slice(0, at), { text: q.answer }, ...answers.slice(at)]; return all; }`,
  "two slices for a component": (draw) =>
    `export function ask(q) { const at = ${draw}; setOptions(${between}); setCorrect(at); }`,
  "two slices, question by question": (draw) =>
    `export const all = (questions) => questions.map((q) => { const at = ${draw}; return { text: q.text, answers: ${between} }; });`,
  "two slices that are joined": (draw) =>
    `export function ask(q) { const at = ${draw}; return q.wrong.slice(0, at).concat([q.answer], q.wrong.slice(at)); }`,
  "a copy": (draw) => `export function ask(q) { return q.wrong.toSpliced(${draw}, 0, q.answer); }`,
  "a copy that is assigned": (draw) =>
    `let all; export function ask(q) { const at = ${draw}; all = ${between}; show(all); }`,
  "a copy, in a loop": (draw) =>
    `export function ask(questions) { for (const q of questions) { const at = ${draw}; show(${between}); } }`,
};

describe.each(Object.entries(ways))("by %s", (_, way) => {
  it("one that is never last is told, and corrected where it may be", () => {
    const [finding, ...more] = verify(way(SHORT));
    expect(more).toEqual([]);
    expect(finding?.message).toContain(
      "of 8 items, the inserted one never comes last, though it should do so 12.5 % of the time",
    );
    expect(finding?.fix).toBeUndefined();
    const [suggestion] = finding?.suggestions ?? [];
    expect(suggestion === undefined ? "" : apply(way(SHORT), suggestion.fix)).toBe(way(EVEN));
  });

  it("one that is at either end half as often is told", () => {
    expect(verify(way("Math.round(Math.random() * q.wrong.length)")).map(({ message }) => message)).toEqual([
      expect.stringContaining("of 8 items, the inserted one comes second 14.3 % of the time instead of 12.5 %"),
    ]);
  });

  it("nothing is said of one that may be anywhere", () => {
    expect(verify(way(EVEN))).toEqual([]);
  });
});

it("a place is told that is drawn by a number, where there are as many others", () => {
  const ask = (range: number): string =>
    `export function ask(a, b, c, answer) { const wrong = [a, b, c]; const at = Math.floor(Math.random() * ${String(range)}); return [...wrong.slice(0, at), answer, ...wrong.slice(at)]; }`;
  expect(verify(ask(3)).map(({ message }) => message)).toEqual([
    expect.stringContaining("of 4 items, the inserted one never comes last"),
  ]);
  expect(verify(ask(4))).toEqual([]);
});

const AT = `const at = ${SHORT};`;

it.each([
  ["what is no answer", `${AT} return [...q.wrong.slice(0, at), q.advert, ...q.wrong.slice(at)];`],
  ["an answer in the place of another", `${AT} return [...q.wrong.slice(0, at), q.answer, ...q.wrong.slice(at + 1)];`],
  ["other answers behind it", `${AT} return [...q.wrong.slice(0, at), q.answer, ...q.rest.slice(at)];`],
  ["another place behind it", `${AT} const to = at; return [...q.wrong.slice(0, at), q.answer, ...q.wrong.slice(n)];`],
  ["several answers", `${AT} return [...q.wrong.slice(0, at), ...q.answers, ...q.wrong.slice(at)];`],
  ["an answer and more", `${AT} return [...q.wrong.slice(0, at), q.answer, ...q.wrong.slice(at), q.last];`],
  ["what begins later", `${AT} return [...q.wrong.slice(1, at), q.answer, ...q.wrong.slice(at)];`],
  ["only the first answers", `${AT} return [...q.wrong.slice(0, at), q.answer];`],
  ["a place that is not drawn", `const at = n; return [...q.wrong.slice(0, at), q.answer, ...q.wrong.slice(at)];`],
  ["a place that is drawn twice", `return [...q.wrong.slice(0, ${SHORT}), q.answer, ...q.wrong.slice(${SHORT})];`],
  [
    "a place of which it is not known whether it is one",
    `const at = Math.floor(Math.random() * n); return ${between};`,
  ],
  ["what is shuffled", `${AT} return shuffle(${between});`],
  ["what is shuffled afterwards", `${AT} const all = ${between}; shuffle(all); return all;`],
  ["what is sorted", `${AT} return ${between}.sort();`],
  ["what may be a list of answers", `${AT} return q.wrong.slice(0, at).concat(q.answer, q.wrong.slice(at));`],
  ["what has its last answer on purpose", `const all = [...n, "None of these"]; ${AT} return ${between};`],
  [
    "answers that go in one by one",
    "return n.reduce((answers, answer) => { const at = Math.floor(Math.random() * answers.length); return [...answers.slice(0, at), answer, ...answers.slice(at)]; }, q.wrong);",
  ],
  [
    "answers that a component has",
    "const at = Math.floor(Math.random() * answers.length); setAnswers([...answers.slice(0, at), q.answer, ...answers.slice(at)]);",
  ],
  [
    "answers that a component's function is handed",
    "setAnswers((now) => { const at = Math.floor(Math.random() * now.length); return [...now.slice(0, at), q.answer, ...now.slice(at)]; });",
  ],
  [
    "answers that become the list again",
    "const at = Math.floor(Math.random() * answers.length); answers = [...answers.slice(0, at), q.answer, ...answers.slice(at)];",
  ],
])("nothing is said of %s", (_, body) => {
  expect(verify(`let answers = []; export function ask(q, n) { ${body} }`)).toEqual([]);
});
