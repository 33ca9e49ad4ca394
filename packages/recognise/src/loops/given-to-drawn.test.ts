// Rounds that give something of their own to what they draw: a colour to a drawn card, a number to a drawn cell.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";
import { holdDrawnInRounds, ROUNDED, type Ways } from "./drawn-one-by-one.fixture.ts";

/** What a round gives to the drawn item, and how; `draw` is its place. */
const rounds: Ways = {
  "a property of the drawn card": (draw) =>
    `function lay(colors, cards) { const rest = [...cards]; for (const color of colors) { const k = ${draw("rest")}; rest[k].color = color; rest.splice(k, 1); } }`,
  "a property of a card that has a name": (draw) =>
    `function lay(colors, cards) { const rest = [...cards]; for (let i = 0; i < colors.length; i++) { const k = ${draw("rest")}; const card = rest[k]; card.dataset.color = colors[i]; rest.splice(k, 1); } }`,
  "a card that is taken out, as an attribute": (draw) =>
    `function lay(colors, cards) { const rest = cards.slice(); colors.forEach((color) => { const card = rest.splice(${draw("rest")}, 1)[0]; card.setAttribute("data-color", color); }); }`,
  "a card that a pattern takes out, as a class": (draw) =>
    `function lay(colors, cards) { const rest = cards.slice(); for (const color of colors) { const [card] = rest.splice(${draw("rest")}, 1); card.className += \` \${color}\`; } }`,
  "a place of a board": (draw) =>
    `function lay(numbers, places) { const rest = places.slice(); for (const number of numbers) { const k = ${draw("rest")}; board[rest[k]] = number; rest.splice(k, 1); } }`,
  "a place in a grid": (draw) =>
    `function lay(numbers, cells) { const rest = cells.slice(); numbers.forEach((number) => { const cell = rest.splice(${draw("rest")}, 1)[0]; grid[cell.row][cell.column] = number; }); }`,
  "a place whose row and column a pattern names": (draw) =>
    `function lay(pieces, places) { const rest = places.slice(); for (const piece of pieces) { const k = ${draw("rest")}; const [row, column] = rest[k]; board[row][column] = piece; rest.splice(k, 1); } }`,
  "a place that is taken out by such a pattern": (draw) =>
    `function lay(pieces, places) { const rest = places.slice(); for (const piece of pieces) { const { row, column } = rest.splice(${draw("rest")}, 1)[0]; board[row][column] = piece; } }`,
  "what a map has under it": (draw) =>
    `function lay(players, seats) { const rest = seats.slice(); const plan = new Map(); for (const player of players) { const k = ${draw("rest")}; plan.set(rest[k], player); rest.splice(k, 1); } return plan; }`,
  "an element of jQuery": (draw) =>
    `function lay(images, cards) { const rest = [...cards]; for (let i = 0; i < 16; i++) { const k = ${draw("rest")}; $(rest[k]).attr("src", images[i]); rest.splice(k, 1); } }`,
  "an element in the drawn one": (draw) =>
    `function lay(images, cards) { const rest = [...cards]; for (let i = 0; i < 16; i++) { const k = ${draw("rest")}; rest[k].querySelector("img").src = images[i]; rest.splice(k, 1); } }`,
};

holdDrawnInRounds("each round gives its own to", rounds);

it("both of two draws of a round are told, and nothing of fair ones", () => {
  const lay = (range: string): string => {
    const take = (name: string): string =>
      `const ${name}At = Math.round(Math.random() * ${range}); const ${name} = rest[${name}At]; rest.splice(${name}At, 1); ${name}.dataset.color = color;`;
    return `const rest = [...document.querySelectorAll(".card")]; for (const color of colors) { ${take("one")} ${take("other")} }`;
  };
  expect(verify(lay("(rest.length - 1)"))).toHaveLength(2);
  expect(
    verify(
      lay("(rest.length - 1)").replaceAll("Math.round", "Math.floor").replaceAll("(rest.length - 1)", "rest.length"),
    ),
  ).toEqual([]);
});

const [AT, END] = [`const k = ${ROUNDED("rest")};`, "rest.splice(k, 1);"];

describe("nothing is said where a round", () => {
  it.each([
    ["gives it to another item", `${AT} rest[0].color = colors[i]; ${END}`],
    ["gives it to something else", `${AT} cell.color = colors[i]; ${END}`],
    ["gives what the item has itself", `${AT} rest[k].old = rest[k].color; ${END}`],
    ["gives it under a condition", `${AT} if (ok(rest[k])) rest[k].color = colors[i]; ${END}`],
    ["hands it to a function", `${AT} paint(rest[k], colors[i]); ${END}`],
    ["takes it by a method that is not known", `${AT} rest[k].duel(colors[i]); ${END}`],
    ["puts it into the list", `${AT} rest[k] = colors[i]; ${END}`],
    ["shows the item as well", `${AT} rest[k].text = i; board.append(makeCard(rest[k])); ${END}`],
    ["shows the item by its name", `${AT} const card = rest[k]; card.text = i; board.append(makeCard(card)); ${END}`],
    ["takes it away", `${AT} rest[k].lives -= i; ${END}`],
  ])("%s", (_, round) => {
    const code = `function lay(colors, cards, cell) { const rest = cards.slice(); for (let i = 0; i < 16; i++) { ${round} } }`;
    expect(verify(code)).toEqual([]);
  });

  it("gives what comes in a drawn order", () => {
    const code = `function lay(colors, cards) { const rest = cards.slice(); for (const color of shuffle(colors)) { ${AT} rest[k].color = color; ${END} } }`;
    expect(verify(code)).toEqual([]);
  });
});
