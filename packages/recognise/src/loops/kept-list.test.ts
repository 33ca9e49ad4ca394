// Lists that a function is handed, each time the same one, to draw one item out of it.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";
import { holdDrawnOneByOne, SHORT, type Ways } from "./drawn-one-by-one.fixture.ts";

const TAKE = (draw: (list: string) => string): string =>
  `function take(rest) { const k = ${draw("rest")}; const card = rest[k]; rest.splice(k, 1); return card; }`;

/** Who hands which list to a function that draws; `draw` is its place. */
const callers: Ways = {
  "a listener": (draw) =>
    `const cards = make(); ${TAKE(draw)} button.addEventListener("click", () => { show(take(cards)); });`,
  "a method its own list": (draw) =>
    `${TAKE(draw)} class Game { constructor() { this.deck = ["a", "b", "c", "d"]; } hit() { this.hand = take(this.deck); } }`,
  "a method to another one": (draw) =>
    `class Game { constructor() { this.deck = ["a", "b", "c", "d"]; } take(rest) { return rest.splice(${draw("rest")}, 1)[0]; } hit() { this.hand = this.take(this.deck); } }`,
  "a function that fills it again": (draw) =>
    `let cards = make(); const take = (rest) => rest.splice(${draw("rest")}, 1)[0]; function hit() { if (cards.length === 0) cards = make(); return take(cards); } button.onclick = hit;`,
  "a function its own list, twice": (draw) =>
    `${TAKE(draw)} function deal() { const cards = make(); const mine = take(cards); const yours = take(cards); return [mine, yours]; }`,
  "a function its own list, which it fills before": (draw) =>
    `${TAKE(draw)} function deal() { const cards = []; for (let i = 0; i < 52; i++) cards.push({ i }); return { mine: take(cards), yours: take(cards) }; }`,
  "the file itself, twice": (draw) =>
    `const cards = ["a", "b", "c", "d"]; ${TAKE(draw)} const mine = take(cards); const yours = take(cards); show(mine, yours);`,
  "two listeners a list each": (draw) =>
    `const red = make(), black = make(); ${TAKE(draw)} one.onclick = () => show(take(red)); two.onclick = () => show(take(black));`,
};

holdDrawnOneByOne("where a list is handed over by", callers);

describe("nothing is said of a list that is handed over where", () => {
  const CARDS = "const cards = make();";
  const CLICK = "button.onclick = () => { show(take(cards)); };";
  it.each([
    ["each call gets a copy", `${CARDS} ${TAKE(SHORT)} button.onclick = () => { show(take([...cards])); };`],
    [
      "each call gets a copy that has a name",
      `${CARDS} ${TAKE(SHORT)} button.onclick = () => { const rest = [...cards]; show(take(rest)); };`,
    ],
    ["the caller puts the item back", `${CARDS} ${TAKE(SHORT)} button.onclick = () => { cards.push(take(cards)); };`],
    ["another function puts one back", `${CARDS} ${TAKE(SHORT)} ${CLICK} back.onclick = () => cards.push(last);`],
    [
      "one is put back between two calls",
      `${TAKE(SHORT)} function deal() { const cards = make(); const mine = take(cards); cards.push(mine); return [mine, take(cards)]; }`,
    ],
    [
      "new ones come between two calls",
      `${TAKE(SHORT)} function deal() { const cards = ["a", "b"]; const mine = take(cards); cards.push("c"); return [mine, take(cards)]; }`,
    ],
    ["one item is drawn, once", `${CARDS} ${TAKE(SHORT)} show(take(cards));`],
    [
      "one item is drawn out of a new list",
      `${TAKE(SHORT)} function deal() { const cards = make(); return take(cards); }`,
    ],
    [
      "one of two calls is made",
      `${TAKE(SHORT)} function deal(isShown) { const cards = make(); return isShown ? show(take(cards)) : take(cards); }`,
    ],
    ["others have the list", `${CARDS} prepare(cards); ${TAKE(SHORT)} ${CLICK}`],
    ["other files have the list", `export ${CARDS} ${TAKE(SHORT)} ${CLICK}`],
    ["others may call the function", `${CARDS} ${TAKE(SHORT)} register(take); ${CLICK}`],
    ["other files may call the function", `${CARDS} export ${TAKE(SHORT)} ${CLICK}`],
    ["one of its lists comes from elsewhere", `${CARDS} ${TAKE(SHORT)} ${CLICK} show(take(load()));`],
    [
      "the function keeps the list",
      `${CARDS} let all; function take(rest) { all = rest; return rest.splice(${SHORT("rest")}, 1)[0]; } ${CLICK}`,
    ],
    [
      "the function makes a list of its own",
      `${CARDS} function take(rest) { rest = rest.slice(); return rest.splice(${SHORT("rest")}, 1)[0]; } ${CLICK}`,
    ],
    [
      "the function puts the item back",
      `${CARDS} function take(rest) { const [card] = rest.splice(${SHORT("rest")}, 1); rest.push(card); return card; } ${CLICK}`,
    ],
    [
      "there is another list where none is handed over",
      `${CARDS} function take(rest = cards) { return rest.splice(${SHORT("rest")}, 1)[0]; } button.onclick = () => { show(take()); };`,
    ],
    ["the item is dropped", `${CARDS} ${TAKE(SHORT)} button.onclick = () => { take(cards); };`],
    ["the list is shuffled", `const cards = shuffle(make()); ${TAKE(SHORT)} ${CLICK}`],
  ])("%s", (_, code) => {
    expect(verify(code)).toEqual([]);
  });
});
