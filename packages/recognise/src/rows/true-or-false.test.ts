// The answers to a question for true and false, and to any other.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

const LIST = "const answers = [...q.incorrect_answers, q.correct_answer];";

describe("a question for true and false", () => {
  testPairs([
    [
      "behind a test",
      `export function ask(q) { ${LIST} if (q.type === "boolean") answers.sort(COIN); return answers; }`,
      `export function ask(q) { ${LIST} if (q.type !== "boolean") answers.sort(COIN); return answers; }`,
    ],
    [
      "in a condition",
      'export const ask = (q) => q.type === "boolean" ? [q.correct_answer, ...q.incorrect_answers].sort(COIN) : none;',
      'export const ask = (q) => q.type === "boolean" ? none : [q.correct_answer, ...q.incorrect_answers].sort(COIN);',
    ],
    [
      "in a case",
      'export function ask(q) { switch (q.type) { case "boolean": return q.incorrect_answers.concat(q.correct_answer).sort(COIN); default: return none; } }',
      'export function ask(q) { switch (q.type) { case "boolean": return none; default: return q.incorrect_answers.concat(q.correct_answer).sort(COIN); } }',
    ],
    [
      "put together step by step",
      'export function ask({ type, incorrect_answers, correct_answer }) { const answers = [...incorrect_answers]; answers.push(correct_answer); return type === "boolean" && true ? answers.sort(COIN) : answers; }',
      'export function ask({ type, incorrect_answers, correct_answer }) { const answers = [...incorrect_answers]; answers.push(correct_answer); answers.push("?"); return type === "boolean" && true ? answers.sort(COIN) : answers; }',
    ],
    [
      "with one wrong answer",
      `export function ask(q) { ${LIST} if (q.type === "boolean") answers.sort(COIN); return answers; }`,
      `export function ask(q) { ${LIST.replace("q.correct", '"?", q.correct')} if (q.type === "boolean") answers.sort(COIN); return answers; }`,
    ],
  ]);
});
