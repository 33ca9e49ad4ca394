// Draws of one item a call that may lie outside of the list, and code that asks whether there was one.
import { describe, expect, it } from "vitest";
import { apply, verify } from "../linted.fixture.ts";

const TOLD = "can draw a place outside the array, and `undefined` gets in";
const BEHIND = "Math.floor(Math.random() * (deck.length + 1))";
const EVEN = "Math.floor(Math.random() * deck.length)";
const DECK = `const deck = ["a", "b", "c", "d"];`;

const next = (rest: string, place = BEHIND): string =>
  `${DECK} function next() { const k = ${place}; const card = deck[k]; deck.splice(k, 1); ${rest} }`;

describe("a draw that may lie outside of a list", () => {
  it("that never meets the first item, either, is corrected where each is to have its chance", () => {
    const code = next("return card;", "Math.ceil(Math.random() * deck.length)");
    const [finding, ...more] = verify(code);
    expect(more).toEqual([]);
    expect(finding?.message).toContain(TOLD);
    expect(finding?.fix).toBeUndefined();
    const [suggestion] = finding?.suggestions ?? [];
    expect(suggestion?.desc).toContain("if each of `deck` is to have the same chance");
    expect(suggestion === undefined ? "" : apply(code, suggestion.fix)).toBe(next("return card;", EVEN));
  });

  it("by a function whose largest number is one of those that it gives is corrected where that is called", () => {
    const among = `function among(min, max) { return Math.floor(Math.random() * (max - min + 1)) + min; }`;
    const code = `${among} ${next("return card;", "among(0, deck.length)")}`;
    const [finding] = verify(code);
    expect(finding?.message).toContain(TOLD);
    expect(finding?.fix === undefined ? "" : apply(code, finding.fix)).toBe(
      `${among} ${next("return card;", "among(0, deck.length - 1)")}`,
    );
    expect(verify(`${among} ${next("return card;", "among(0, deck.length - 1)")}`)).toEqual([]);
  });

  it.each([
    ["the list has items", "if (deck.length === 0) return null; return card;"],
    ["a property of the item is what it should be", "if (card.rank > 10) stop(); return card;"],
    ["many items were drawn", "hand.push(card); if (hand.length > 4) stop();"],
    ["a property of what a call gives is what it should be", "return card; } if (next().rank > 10) { stop();"],
  ])("is told where a test asks if %s", (_, rest) => {
    expect(verify(next(rest)).map(({ message }) => message)).toEqual([expect.stringContaining(TOLD)]);
  });
});

describe("nothing is said of a draw outside of a list where it may be made again:", () => {
  it.each([
    ["the item is asked for", "if (card === undefined) return next(); return card;"],
    ["the item is asked for by itself", "if (!card) return next(); return card;"],
    ["the place is asked for", "if (k >= deck.length) return next(); return card;"],
    ["another one stands in for it", "return card ?? next();"],
    ["its property is asked for with care", "return card?.name;"],
    ["its type is asked for", `switch (typeof card) { case "string": return card; default: return next(); }`],
    ["the answer has a name", "const isMissing = card === undefined; return isMissing ? next() : card;"],
    ["what throws is caught", "try { show(card.name); } catch { next(); }"],
    ["a function that is handed it asks", "show(card); } function show(one) { if (one) print(one);"],
    ["who calls asks", "return card; } function play() { const one = next(); if (!one) return play(); show(one);"],
    ["a loop asks", "return card; } function play() { let one; while ((one = next()) === undefined); show(one);"],
    [
      "an object that holds it is asked",
      "return { card }; } function play() { const { card } = next(); return card || 1;",
    ],
    ["a property that holds it is asked", "game.card = card; } function show() { if (game.card) print(game.card);"],
    [
      "it goes among others that are asked",
      "hand.push(card); } function show() { for (const one of hand) if (one) print(one);",
    ],
    ["those are left out that are none", "hand.push(card); } function show() { hand.filter(Boolean).forEach(print);"],
    [
      "those are asked for in a callback",
      "hand.push(card); } function show() { hand.forEach((one) => one && print(one));",
    ],
    [
      "what waits for it asks",
      "return card; } function play() { wait(next()).then((one) => (one ? show(one) : play()));",
    ],
  ])("%s", (_, rest) => {
    expect(verify(next(rest))).toEqual([]);
  });

  it.each([
    [
      "what was taken out is counted",
      `const taken = deck.splice(${BEHIND}, 1); return taken.length ? taken[0] : next();`,
    ],
    ["what was taken out is gone through", `deck.splice(${BEHIND}, 1).forEach(show);`],
    ["what was taken out is spread", `hand.push(...deck.splice(${BEHIND}, 1));`],
    ["a pattern names another one", `const [card = next()] = deck.splice(${BEHIND}, 1); return card;`],
    [
      "it is drawn until there is one",
      `let card; do { card = deck.splice(${BEHIND}, 1)[0]; } while (!card); return card;`,
    ],
  ])("%s", (_, body) => {
    expect(verify(`${DECK} function next() { ${body} }`)).toEqual([]);
  });

  it.each([
    ["a state of React", `{card && <b>{card}</b>}`],
    ["a state of React that a component is handed", `<Card card={card} />`],
  ])("%s is asked for", (_, markup) => {
    const code = `${DECK} const Card = ({ card }) => (card ? <b>{card}</b> : null); export function App() { const [card, setCard] = useState(); return <div onClick={() => setCard(deck.splice(${BEHIND}, 1)[0])}>${markup}</div>; }`;
    expect(verify(code, { filename: "app.jsx" })).toEqual([]);
  });

  it.each([
    [
      "whose number has a name before",
      "const n = PLACE, k = n; if (n === deck.length) return next(); const card = deck[k]; deck.splice(k, 1); return card;",
    ],
    [
      "that is looked for by its item",
      "const k = PLACE, card = deck[k]; if (k < deck.length) deck = deck.filter((one) => one !== deck[k]); return card;",
    ],
  ])("a place is asked for, %s", (_, body) => {
    expect(verify(`let deck = ["a", "b", "c", "d"]; function next() { ${body.replace("PLACE", BEHIND)} }`)).toEqual([]);
  });

  it("a template that stands elsewhere may ask for it", () => {
    expect(verify(`const component = { templateUrl: "./card.html" }; ${next("return card;")}`)).toEqual([]);
  });

  it("the place is moved into the list", () => {
    expect(
      verify(`${DECK} export const next = () => deck.splice(Math.min(${BEHIND}, deck.length - 1), 1)[0];`),
    ).toEqual([]);
  });
});
