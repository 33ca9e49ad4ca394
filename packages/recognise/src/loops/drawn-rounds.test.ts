// Rounds that give what they draw to something of their own: under a number, in a grid, in the page.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";
import { ROUNDED, SHORT, holdDrawnInRounds, type Ways } from "./drawn-one-by-one.fixture.ts";

/** What each round gives the drawn item to; `draw` is its place. */
const rounds: Ways = {
  "an element under its number": (draw) =>
    `function lay(words) { const rest = words.slice(); for (let i = 0; i < 16; i++) { const k = ${draw("rest")}; cells[i].textContent = rest[k]; rest.splice(k, 1); } }`,
  "an element's picture": (draw) =>
    `function lay(images) { const rest = [...images, ...images]; for (let i = 0; i < 16; i += 1) { const k = ${draw("rest")}; cards[i].style.backgroundImage = \`url(\${rest[k]})\`; rest.splice(k, 1); } }`,
  "an element whose name has its number": (draw) =>
    `function lay(images) { const rest = images.slice(); for (let i = 1; i <= 16; i++) document.getElementById("card" + i).src = rest.splice(${draw("rest")}, 1)[0]; }`,
  "an element of jQuery": (draw) =>
    `function lay(images) { const rest = [...images]; for (var i = 0; i < images.length; i++) { var k = ${draw("rest")}; $("#card" + i + " img").attr("src", rest[k]); rest.splice(k, 1); } }`,
  "the next element of jQuery": (draw) =>
    `function lay(images) { var rest = $.merge([], images), cell = $("#game div:first"); for (var i = 0; i < 16; i++) { var k = ${draw("rest")}; $("#" + cell.attr("id") + " img").attr("src", rest[k]); rest.splice(k, 1); cell = cell.next(); } }`,
  "the next element": (draw) =>
    `function lay(words) { const rest = words.slice(); let cell = board.firstElementChild; while (cell) { const k = ${draw("rest")}; cell.innerText = rest[k]; rest.splice(k, 1); cell = cell.nextElementSibling; } }`,
  "a cell of a grid": (draw) =>
    `function lay(deck, board) { for (let i = 0; i < 4; i++) { for (let j = 0; j < 4; j++) { const k = ${draw("deck")}; board[i][j] = deck[k]; deck.splice(k, 1); } } return board; }`,
  "a cell of a grid, by callbacks": (draw) =>
    `function lay(deck, board) { const rest = deck.slice(); board.forEach((row, i) => { row.forEach((cell, j) => { board[i][j] = rest.splice(${draw("rest")}, 1)[0]; }); }); }`,
  "the cells of each row": (draw) =>
    `function lay(deck, board) { for (const row of board) for (const cell of row) { const k = ${draw("deck")}; cell.value = deck[k]; deck.splice(k, 1); } }`,
  "a piece, by a list that is filled before": (draw) =>
    `function lay(pieces) { const rest = []; for (let row = 0; row < 8; row++) for (let column = 0; column < 8; column++) rest.push({ row, column }); for (const piece of pieces) { const k = ${draw("rest")}; piece.place = rest[k]; rest.splice(k, 1); } }`,
  "a cell, in a function that is called a shuffle": (draw) =>
    `button.onclick = shuffleWords; function shuffleWords() { const rest = words.slice(); for (let i = 0; i < 9; i++) { const k = ${draw("rest")}; cells[i].value = rest[k]; /* shuffle the words */ rest.splice(k, 1); } }`,
  "a cell, of a list from which another case takes the first": (draw) =>
    `function lay(deck, board, isTest) { const rest = deck.slice(); if (isTest) { for (let i = 0; i < 4; i++) board[i] = rest.shift(); return; } for (let i = 0; i < 4; i++) for (let j = 0; j < 4; j++) { const k = ${draw("rest")}; board[i][j] = rest[k]; rest.splice(k, 1); } }`,
};

holdDrawnInRounds("in each round, for", rounds);

const [AT, END] = [`const k = ${ROUNDED("rest")};`, "rest.splice(k, 1);"];

describe("in each round, nothing is said of", () => {
  it.each([
    ["a place that comes again", `${AT} cells[i % 4].textContent = rest[k]; ${END}`],
    ["a place that several numbers have", `${AT} cells[i >> 1].textContent = rest[k]; ${END}`],
    ["one place for all", `${AT} cells[0].textContent = rest[k]; ${END}`],
    ["a place by a name of its own", `${AT} cells[at].textContent = rest[k]; ${END}`],
    ["what a place has besides", `${AT} cells[i].textContent = other[k]; ${END}`],
    ["an element whose name says nothing", `${AT} $("#card img").attr("src", rest[k]); ${END}`],
    ["an element that a function finds", `${AT} getCell(i).textContent = rest[k]; ${END}`],
    ["a method that is not known", `${AT} cells[i].play(rest[k]); ${END}`],
    ["places in the list itself", `${AT} rest[i].twin = rest[k]; ${END}`],
    ["what is drawn under a condition", `${AT} if (cells[i].isFree) { cells[i].textContent = rest[k]; ${END} }`],
    ["what ends early", `${AT} cells[i].textContent = rest[k]; ${END} if (isOver()) break;`],
    ["a number that is changed", `${AT} cells[i].textContent = rest[k]; ${END} i = next(i);`],
    ["a number that goes on twice", `${AT} cells[i].textContent = rest[k]; ${END} i--;`],
    [
      "rounds in rounds that do not tell their cells",
      `for (let j = 0; j < 4; j++) { ${AT} cells[j].value = rest[k]; ${END} }`,
    ],
    [
      "rounds in rounds in rounds",
      `for (let j = 0; j < 4; j++) for (let m = 0; m < 4; m++) { ${AT} cells[i][j][m] = rest[k]; ${END} }`,
    ],
    ["cells of a row that is none of the board", `for (const cell of row) { ${AT} cell.value = rest[k]; ${END} }`],
  ])("%s", (_, round) => {
    const code = `function lay(words, at, row) { const rest = words.slice(); for (let i = 0; i < 16; i++) { ${round} } }`;
    expect(verify(code)).toEqual([]);
  });

  it.each([
    ["a list that a library has shuffled", "const rest = _.shuffle(words);"],
    ["a list that is shuffled, in a function of that name", "const rest = lodash.shuffle(words);"],
    ["a list that is sorted before", "const rest = words.slice(); rest.sort(byLength);"],
    ["a list that comes shuffled, as a comment says", "/* they come shuffled */ const rest = words.slice();"],
    ["a list that others get", "const rest = words.slice(); keep(rest);"],
    ["a list that is filled again later", "const rest = [1, 2]; later(() => { rest.push({ x: 1 }); });"],
    ["a list to which items come back", "const rest = words.slice(); rest.push(words[0]);"],
  ])("%s", (_, made) => {
    const code = `function shuffle(words) { ${made} for (let i = 0; i < 16; i++) { ${AT} cells[i].textContent = rest[k]; ${END} } }`;
    expect(verify(code)).toEqual([]);
  });
});

it("a loop that puts what it draws into a list is told once, with how many there are", () => {
  const code = `function deal(deck) { const hand = []; for (let i = 0; i < 5; i++) hand[i] = deck.splice(${SHORT("deck")}, 1)[0]; return hand; }`;
  const [finding, ...more] = verify(code);
  expect(more).toEqual([]);
  expect(finding?.message).toContain("among the 5 that are drawn");
});
