// Properties that are given a list right before they are shuffled: the message says of how many items it speaks, and of 8 where that is not known.
import { expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

const LISTS = `const suits = ["H", "D", "C", "S"], ranks = [2, 3, 4, 5, 6];\n`;
const SORT = "this.cards.sort(() => Math.random() - 0.5);";
const LOOP = `for (let i = 0; i < this.cards.length; i++) { const j = Math.floor(Math.random() * this.cards.length); [this.cards[i], this.cards[j]] = [this.cards[j], this.cards[i]]; }`;
const FILL = "for (const s of suits) for (const r of ranks) this.cards.push({ s, r, deck: this.name });";
const DEAL = "deal() { return this.cards.pop(); }";

const inClass = (body: string): string => `${LISTS}export class Deck { reset() { ${body} } ${DEAL} }`;

const getCount = (code: string): number => {
  const [report, ...more] = verify(code, { options: { fix: "off" } });
  expect(more).toEqual([]);
  return Number(/of (\d+) items/.exec(report?.message ?? "")?.[1]);
};

it.each([
  ["pushed one by one", `this.cards = []; this.cards.push(1, 2, 3); ${SORT}`, 3],
  ["pushed in loops", `this.cards = []; ${FILL} ${SORT}`, 20],
  ["pushed in loops, and swapped", `this.cards = []; ${FILL} ${LOOP}`, 20],
  ["pushed in callbacks", `this.cards = []; suits.forEach((s) => { this.cards.push(s); }); ${SORT}`, 4],
  ["a list that is known", `this.cards = [...ranks]; ${SORT}`, 5],
  ["a list that is known, and more", `this.cards = [...ranks]; this.cards.push(7, 8); ${SORT}`, 7],
  ["a list that a function makes", `this.cards = make(); ${SORT} function make() { return [...ranks]; }`, 5],
  ["looked at in between", `this.cards = [...ranks]; log(this.cards.length, this.cards[0], this.name); ${SORT}`, 5],
  ["shuffled under a condition", `this.cards = [...ranks]; if (this.isMixed) { ${SORT} }`, 5],
  ["given the last time of several", `this.cards = []; this.cards = [...ranks]; ${SORT}`, 5],
])("%s", (_, body, count) => {
  expect(getCount(inClass(body))).toBe(count);
});

it.each([
  ["given in another method", `${SORT} } fill() { this.cards = [...ranks];`],
  ["given under a condition", `if (this.isNew) this.cards = [...ranks]; ${SORT}`],
  ["given again under a condition", `this.cards = [...ranks]; if (this.isNew) this.cards = more; ${SORT}`],
  ["given a list of which it is not known", `this.cards = more; ${SORT}`],
  ["given, and more of which it is not known", `this.cards = [...ranks]; this.cards.push(...more); ${SORT}`],
  ["filled under a condition", `this.cards = [...ranks]; if (this.hasJoker) this.cards.push(0); ${SORT}`],
  ["dealt from", `this.cards = [...ranks]; this.cards.pop(); ${SORT}`],
  ["cut", `this.cards = [...ranks]; this.cards.length = 4; ${SORT}`],
  ["handed out", `this.cards = [...ranks]; fill(this.cards); ${SORT}`],
  ["kept under another name", `this.cards = [...ranks]; const cards = this.cards; cards.pop(); ${SORT}`],
  ["changed by a method", `this.cards = [...ranks]; this.addJokers(); ${SORT}`],
  ["changed by a method with any name", `this.cards = [...ranks]; this[kind](); ${SORT}`],
  ["handed out with all else", `this.cards = [...ranks]; fill(this); ${SORT}`],
  ["changed while it waits", `this.cards = [...ranks]; f(); ${SORT}`.replace("f()", "await f()")],
  [
    "changed between the rounds",
    `this.cards = [...ranks]; for (const s of suits) { f(s); ${SORT} this.cards.push(s); }`,
  ],
  ["shuffled later", `this.cards = [...ranks]; later(() => { ${SORT} });`],
])("nothing is known of what is %s", (_, body) => {
  expect(getCount(inClass(body).replace("reset()", body.includes("await") ? "async reset()" : "reset()"))).toBe(8);
});

const PAIR = "table.pair = [table.left, table.right];";
const SORT_PAIR = "table.pair.sort(() => Math.random() - 0.5);";

it.each([
  ["of an argument", `export function deal(table) { ${PAIR} ${SORT_PAIR} }`],
  ["of an object that has a name", `const table = make(); export function deal() { ${PAIR} ${SORT_PAIR} }`],
  ["at the top of a file", `const table = make(); ${PAIR} ${SORT_PAIR}`],
  [
    "deeper inside",
    `export function deal(game, a, b) { game.now.pair = [a, b]; if (game.now.isOpen) game.now.pair.sort(() => Math.random() - 0.5); }`,
  ],
  [
    "filled",
    `export function deal(table, a, b) { table.pair = []; table.pair.push(a); table.pair.push(b); ${SORT_PAIR} }`,
  ],
  [
    "that a component shows",
    `const table = ref([]); export function deal(a, b) { table.value = [a, b]; table.value = table.value.sort(() => Math.random() - 0.5); }`,
  ],
  ["with a call in between", `export function deal(table) { ${PAIR} console.log("dealt", table.name); ${SORT_PAIR} }`],
  [
    "that is declared with its object",
    "export function deal(a, b) { const table = { pair: [a, b] }; table.pair.sort(() => Math.random() - 0.5); return table; }",
  ],
  ["that is handed out once it is shuffled", `export function deal(table) { ${PAIR} return ${SORT_PAIR} }`],
])("a pair in a property %s is as likely in either order", (_, code) => {
  expect(verify(code)).toEqual([]);
});

it.each([
  [
    "used in a function, which may run later",
    `const table = { pair: [1, 2, 3, 4] }; export const deal = () => ${SORT_PAIR}`,
  ],
  ["given to another object", `export function deal(table, other) { other.pair = [1, 2]; ${SORT_PAIR} }`],
  ["of another object under the name", `export function deal(table, other) { ${PAIR} table = other; ${SORT_PAIR} }`],
  ["handed out with its object", `export function deal(table) { ${PAIR} join(table); ${SORT_PAIR} }`],
  ["filled by a method", `export function deal(table) { ${PAIR} table.join(3); ${SORT_PAIR} }`],
  [
    "filled by a function of the file",
    `const table = make(); export function deal() { ${PAIR} join(); ${SORT_PAIR} } function join() { table.pair.push(3); }`,
  ],
  ["filled under a condition", `export function deal(table, c) { ${PAIR} if (c) table.pair.push(c); ${SORT_PAIR} }`],
  [
    "in an object that is another one then",
    `export function deal(game, a, b) { game.now.pair = [a, b]; game.now = load(); game.now.pair.sort(() => Math.random() - 0.5); }`,
  ],
  ["filled while it waits", `export async function deal(table) { ${PAIR} await load(); ${SORT_PAIR} }`],
  [
    "filled by its other name",
    `export function deal(table) { const pair = [1, 2]; table.pair = pair; pair.push(3); ${SORT_PAIR} }`,
  ],
  [
    "handed out in each round",
    `export function deal(table) { ${PAIR} for (const x of table.all) x.take(${SORT_PAIR.slice(0, -1)}); }`,
  ],
])("nothing is known of a property that is %s", (_, code) => {
  expect(getCount(code)).toBe(8);
});
