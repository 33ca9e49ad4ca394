// The two answers of each question of a table: however they are taken out of it, any random sort leaves them in a fair order.
import { describe, expect, it } from "vitest";
import { find } from "../findings.fixture.ts";

const SORT = "sort(() => Math.random() - 0.5)";
const QUESTIONS = `const questions = [{ text: "Is it blue?", answers: ["yes", "no"] }, { text: "Is it red?", answers: ["yes", "no"] }];`;
const inModule = (code: string): string => `${QUESTIONS} ${code.replaceAll("SORT", SORT)} export {};`;

describe("what is asked of an item of a list", () => {
  it.each([
    ["function show(i) { const { answers } = questions[i]; answers.SORT; }"],
    ["function show(i) { const { answers: both } = questions[i]; return [...both].SORT; }"],
    ["function show(i) { const { text, answers } = questions[i]; return [text, answers.slice().SORT]; }"],
    ["function show(i) { const asked = questions[i]; const { answers } = asked; answers.SORT; }"],
    ["function show(i) { const asked = questions[i]; const same = asked; same.answers.SORT; }"],
    ["for (const { answers } of questions) answers.SORT;"],
    ["questions.forEach(({ answers }) => { answers.SORT; });"],
    ["const mixed = questions.map(({ answers, ...rest }) => ({ ...rest, answers: answers.SORT }));"],
    ["function show(text) { const asked = questions.find((one) => one.text === text); asked.answers.SORT; }"],
    ["function show(text) { return questions.find((one) => one.text === text)?.answers.SORT; }"],
    ["function show() { const { answers } = questions.at(-1); answers.SORT; }"],
    ["function show() { const [asked] = questions; asked.answers.SORT; }"],
    ["function show() { const [, { answers }] = questions; answers.SORT; }"],
    ["function show() { const asked = _.sample(questions); asked.answers.SORT; }"],
    ["const pairs = [[1, 2], [3, 4]]; const [first] = pairs; first.SORT;"],
  ])("is a pair: %s", (code) => {
    expect(find(inModule(code))).toEqual([]);
  });

  it.each([
    ["another table", "function show(table, i) { const { answers } = table[i]; answers.SORT; }"],
    ["another property", "function show(i) { const { words } = questions[i]; words.SORT; }"],
    ["one of three", "questions.push({ answers: [1, 2, 3] }); for (const { answers } of questions) answers.SORT;"],
    ["made longer", "questions[0].answers.push('perhaps'); for (const { answers } of questions) answers.SORT;"],
    ["a computed name", "function show(name, i) { const { [name]: answers } = questions[i]; answers.SORT; }"],
    ["the table itself", "const [...all] = questions.concat(others); all.SORT;"],
    ["found elsewhere", "function show(table) { const asked = table.find((one) => one.open); asked.answers.SORT; }"],
    ["a second parameter", "questions.forEach((one, { answers }) => { answers.SORT; });"],
    ["another list later", "function show(i, more) { let { answers } = questions[i]; answers = more; answers.SORT; }"],
    ["another item later", "function show(i, more) { let [asked] = questions; asked = more; asked.answers.SORT; }"],
    ["another item in a loop", "for (let asked of questions) { asked = next(); asked.answers.SORT; }"],
    ["an item of a long row", "const rows = [[1, 2, 3], [4, 5, 6]]; const [first] = rows; first.SORT;"],
  ])("may be longer: %s", (_, code) => {
    expect(find(inModule(code))).toEqual(["biased"]);
  });
});
