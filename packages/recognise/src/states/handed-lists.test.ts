// A function of the file, or a constructor, that is handed two items alone, by every call that there may be.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

const MIX = "function mix(list) { return list.sort(COIN); }";
const COPY = "const mix = (list) => [...list].sort(COIN);";

describe("is handed two items at most", () => {
  testPairs([
    ["by its only call", `${MIX} show(mix([x, y]));`, `${MIX} show(mix([x, y, z]));`],
    ["by each of its calls", `${COPY} show(mix([x, y]), mix([]));`, `${COPY} show(mix([x, y]), mix(all));`],
    [
      "as its second argument",
      "function ask(question, list) { list.sort(COIN); } ask(one, [x, y]);",
      "function ask(question, list) { list.sort(COIN); } ask(...one, [x, y]);",
    ],
    [
      "and is not handed on",
      `${MIX} show(mix([x, y]));`,
      `${MIX} show(mix([x, y])); button.addEventListener("click", mix);`,
    ],
    ["and is not exported", `${COPY} show(mix([x, y]));`, `${COPY} show(mix([x, y])); export { mix };`],
    [
      "nor where it is declared",
      `${MIX} export const f = () => mix([x, y]);`,
      `export ${MIX} export const f = () => mix([x, y]);`,
    ],
    [
      "nor as what others ask for",
      `${COPY} module.exports = () => mix([x, y]);`,
      `${COPY} show(mix([x, y])); module.exports = { mix };`,
    ],
    [
      "and does not call itself with others",
      `${COPY} show(mix([x, y]));`,
      "function mix(list) { if (deep) mix(list.concat(z)); return list.sort(COIN); } show(mix([x, y]));",
    ],
    [
      "and makes it no longer",
      `${MIX} mix([x, y]);`,
      "function mix(list) { list.push(z); return list.sort(COIN); } mix([x, y]);",
    ],
    [
      "and takes no other in its place",
      `${MIX} mix([x, y]);`,
      "function mix(list) { list = all; return list.sort(COIN); } mix([x, y]);",
    ],
    [
      "as a method that its class alone can name",
      "class Quiz { ask() { this.#mix([x, y]); } #mix(list) { list.sort(COIN); } }",
      "class Quiz { ask() { this.#mix([x, y]); this.#mix(all); } #mix(list) { list.sort(COIN); } }",
    ],
    [
      "as a method that TypeScript keeps private",
      "class Quiz { ask() { this.mix([x, y]); } private mix(list: string[]) { list.sort(COIN); } }",
      "class Quiz { ask() { const { mix } = this; mix([x, y]); } private mix(list: string[]) { list.sort(COIN); } }",
    ],
    [
      "as a method, by each call that the file has",
      "export class Quiz { ask() { this.mix([x, y]); } mix(list) { list.sort(COIN); } }",
      "export class Quiz { ask() { this.mix([x, y]); quiz.mix(all); } mix(list) { list.sort(COIN); } }",
    ],
    [
      "as a method that is not handed on",
      "class Quiz { ask() { this.mix([x, y]); } mix(list) { list.sort(COIN); } }",
      "class Quiz { ask() { this.mix([x, y]); button.onclick = this.mix; } mix(list) { list.sort(COIN); } }",
    ],
    [
      "as a method that is called at all",
      "class Quiz { ask() { this.mix([x, y]); } mix(list) { list.sort(COIN); } }",
      "class Quiz { ask() { this.#mix([x, y]); } mix(list) { list.sort(COIN); } }",
    ],
    [
      "as a method of an object, or a function in one",
      "const quiz = { ask() { this.mix([x, y]); }, mix: (list) => { list.sort(COIN); } };",
      "const quiz = { ask() { this.mix(all); }, mix(list) { list.sort(COIN); } };",
    ],
    [
      "as a field",
      "class Quiz { mix = (list) => list.sort(COIN); ask() { this.mix([x, y]); } }",
      "class Quiz { mix = (list) => list.sort(COIN); ask() { this.mix(...x); } }",
    ],
    [
      "as a method whose name is spelt",
      "class Quiz { mix(list) { list.sort(COIN); } ask() { this.mix([x, y]); } }",
      "class Quiz { [mix](list) { list.sort(COIN); } ask() { this.mix([x, y]); } }",
    ],
  ]);
});

const QUIZ = "class Quiz { constructor(sides) { this.sides = sides; } mix() { this.sides.sort(COIN); } }";

describe("a constructor is handed two items at most", () => {
  testPairs([
    ["by its only instance", `${QUIZ} new Quiz([x, y]).mix();`, `${QUIZ} new Quiz(all).mix();`],
    [
      "by all instances, also one made in the class",
      `${QUIZ.replace("mix()", "again() { return new Quiz([y, x]); } mix()")} new Quiz([x, y]).mix();`,
      `${QUIZ.replace("mix()", "again() { return new Quiz(all); } mix()")} new Quiz([x, y]).mix();`,
    ],
    ["by an instance at all", `${QUIZ} start(new Quiz([x, y]));`, QUIZ],
    ["and is not exported", `${QUIZ} new Quiz([x, y]).mix();`, `export ${QUIZ} new Quiz([x, y]).mix();`],
    ["nor handed on", `${QUIZ} new Quiz([x, y]).mix();`, `${QUIZ} new Quiz([x, y]).mix(); register(Quiz);`],
    ["nor extended", `${QUIZ} new Quiz([x, y]).mix();`, `${QUIZ} new Quiz([x, y]); class Long extends Quiz {}`],
    [
      "and no other list is given later",
      `${QUIZ} const quiz = new Quiz([x, y]); quiz.mix();`,
      `${QUIZ} const quiz = new Quiz([x, y]); quiz.sides = all; quiz.mix();`,
    ],
    [
      "which its types do not tell otherwise",
      `${QUIZ} function start(quiz: Quiz) { return quiz instanceof Quiz; } start(new Quiz([x, y]));`,
      `${QUIZ} function start(quiz: Quiz) { return quiz instanceof Quiz; } start(new Quiz(all));`,
    ],
    [
      "asked for by the instance's name",
      "class Quiz { constructor(sides) { this.sides = sides; } } const quiz = new Quiz([x, y]); quiz.sides.sort(COIN);",
      "class Quiz { constructor(sides) { this.sides = sides; } } const quiz = new Quiz(all); quiz.sides.sort(COIN);",
    ],
    [
      "also beside instances that are handed others",
      "class Quiz { constructor(sides) { this.sides = sides; } } const long = new Quiz(all), quiz = new Quiz([x, y]); quiz.sides.sort(COIN);",
      "class Quiz { constructor(sides) { this.sides = sides; } } const long = new Quiz(all), quiz = new Quiz([x, y]); long.sides.sort(COIN);",
    ],
    [
      "which nothing lengthens later",
      "class Quiz { constructor(sides) { this.sides = sides; } } const long = new Quiz(all), quiz = new Quiz([x, y]); quiz.sides.sort(COIN);",
      "class Quiz { constructor(sides) { this.sides = sides; } add(side) { this.sides.push(side); } } const long = new Quiz(all), quiz = new Quiz([x, y]); quiz.sides.sort(COIN);",
    ],
    [
      "or by a field",
      "class Quiz { constructor(sides) { this.sides = sides; } } class Show { quiz = new Quiz([x, y]); mix() { this.quiz.sides.sort(COIN); } }",
      "class Quiz { constructor(sides) { this.sides = sides; } } class Show { quiz = new Quiz(all); mix() { this.quiz.sides.sort(COIN); } }",
    ],
  ]);
});
