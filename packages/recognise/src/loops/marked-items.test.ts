// Rounds that mark the item that they draw: mines among free cells, spies among players.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";
import { holdDrawnInRounds, ROUNDED, type Ways } from "./drawn-one-by-one.fixture.ts";

/** What each round sets on the drawn item; `draw` is its place. */
const marks: Ways = {
  "the item at its place": (draw) =>
    `function lay(free) { for (let i = 0; i < 10; i++) { const k = ${draw("free")}; free[k].isMine = true; free.splice(k, 1); } }`,
  "the item that is taken out": (draw) =>
    `function deal(players) { const rest = [...players]; for (let i = 0; i < 3; i++) { const [spy] = rest.splice(${draw("rest")}, 1); spy.role = "spy"; } }`,
  "the item, as it is taken out": (draw) =>
    `function deal(players) { const rest = [...players]; for (let i = 0; i < 3; i++) rest.splice(${draw("rest")}, 1)[0].role = "spy"; }`,
  "the item under a name, with a number of the round": (draw) =>
    `function deal(players) { const rest = players.slice(); for (let i = 0; i < 4; i++) { const k = ${draw("rest")}; const player = rest[k]; player.seat = i; rest.splice(k, 1); } }`,
  "the item, for an item of the round": (draw) =>
    `function deal(roles, players) { const rest = players.slice(); for (const role of roles) { const player = rest.splice(${draw("rest")}, 1)[0]; player.role = role; } }`,
  "an item of a list that is filled before": (draw) =>
    `function make(size) { const free = []; for (let i = 0; i < size * size; i++) { const cell = { isMine: false }; free.push(cell); } for (let i = 0; i < 10; i++) { const k = ${draw("free")}; free[k].isMine = true; free.splice(k, 1); } }`,
  "an item in a function that is handed the list": (draw) =>
    `function place(free) { const k = ${draw("free")}; free[k].isMine = true; free.splice(k, 1); } function make(size) { const free = []; for (let i = 0; i < size; i++) free.push({ isMine: false }); for (let i = 0; i < 10; i++) place(free); }`,
};

holdDrawnInRounds("in each round, for a mark on", marks);

const AT = `const k = ${ROUNDED("free")};`;

describe("in each round, nothing is said of a mark on", () => {
  it.each([
    ["another item", `${AT} free[k + 1].isMine = true; free.splice(k, 1);`],
    ["the first item", `${AT} free[0].isMine = true; free.splice(k, 1);`],
    ["the item that lies there then", `${AT} free.splice(k, 1); free[k].isMine = true;`],
    ["an item of another list", `${AT} cells[k].isMine = true; free.splice(k, 1);`],
    ["an item at a place that is drawn again", `let ${AT.slice(6)} free[k].isMine = true; k = 0; free.splice(k, 1);`],
    ["the item by what a call gives", `${AT} free[k].owner = next(); free.splice(k, 1);`],
    ["the item by another one", `${AT} free[k].twin = free[0]; free.splice(k, 1);`],
    ["the item under a condition", `${AT} if (isFree(i)) free[k].isMine = true; free.splice(k, 1);`],
    ["the item of a list that others are handed", `${AT} free[k].isMine = true; free.splice(k, 1); refill(free);`],
    ["the item that somebody else gets, too", `${AT} free[k].text = i; show(free[k]); free.splice(k, 1);`],
    ["the item by a number that goes up", `${AT} free[k].count += 1; free.splice(k, 1);`],
  ])("%s", (_, round) => {
    expect(verify(`function lay(free, cells) { for (let i = 0; i < 10; i++) { ${round} } }`)).toEqual([]);
  });

  it("all items of the list", () => {
    const code = `function lay(free) { while (free.length > 0) { ${AT} free[k].isSeen = true; free.splice(k, 1); } }`;
    expect(verify(code)).toEqual([]);
  });
});

const PLACE = `function place(free) { ${AT} free[k].isMine = true; free.splice(k, 1); }`;
const MADE = "const free = cells.slice();";

describe("of a function that is handed the list, nothing is said where", () => {
  it.each([
    ["others may call it, too", `export ${PLACE} function make(cells) { ${MADE} for (const _ of mines) place(free); }`],
    [
      "another one is handed the list before",
      `${PLACE} function make(cells) { ${MADE} refill(free); for (const _ of mines) place(free); }`,
    ],
    ["it is called once", `${PLACE} function make(cells) { ${MADE} place(free); }`],
    [
      "another one is handed the list",
      `${PLACE} function make(cells) { ${MADE} for (const _ of mines) { place(free); refill(free); } }`,
    ],
    [
      "it is handed over itself",
      `${PLACE} function make(cells) { ${MADE} mines.forEach(place); for (const _ of mines) place(free); }`,
    ],
    [
      "it is called under a condition",
      `${PLACE} function make(cells) { ${MADE} for (const mine of mines) if (mine.isOn) place(free); }`,
    ],
    ["all items are marked", `${PLACE} function make(cells) { ${MADE} while (free.length > 0) place(free); }`],
    [
      "the list is sorted at random",
      `${PLACE} function make(cells) { ${MADE} _.shuffle(free); for (const _ of mines) place(free); }`,
    ],
    [
      "it draws as often as it likes",
      `function place(free) { for (let i = 0; i < 3; i++) { const k = 0; } ${AT} free[k].isMine = true; free.splice(k, 1); } function make(cells) { ${MADE} for (const _ of mines) place(free); }`,
    ],
  ])("%s", (_, code) => {
    expect(verify(code)).toEqual([]);
  });
});
