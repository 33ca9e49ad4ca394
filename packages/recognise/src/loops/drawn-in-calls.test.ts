// Rounds of a function that several calls run, which draw from a list that stays from call to call.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";
import { holdDrawnInRounds, ROUNDED, type Ways } from "./drawn-one-by-one.fixture.ts";

const FILLED = "const rest = []; for (const suit of suits) for (const rank of ranks) rest.push({ suit, rank });";

/** What each round does with the drawn item; `draw` is its place. */
const rounds: Ways = {
  "an element behind those of the rounds before": (draw) =>
    `${FILLED} function show(name, count) { for (let i = 0; i < count; i++) { const card = document.createElement("div"); const k = ${draw("rest")}; card.textContent = rest[k].rank; rest.splice(k, 1); document.querySelector(name).appendChild(card); } } show(".mine", 6); show(".theirs", 6);`,
  "a property of an item": (draw) =>
    `${FILLED} function give(players) { players.forEach((player) => { const k = ${draw("rest")}; player.card = rest[k]; rest.splice(k, 1); }); }`,
  "a card that gets a property": (draw) =>
    `${FILLED} const give = (players) => { for (const player of players) { const k = ${draw("rest")}; rest[k].owner = player; rest.splice(k, 1); } };`,
  "a field of a class": (draw) =>
    `class Game { constructor() { this.tiles = []; for (let i = 0; i < 52; i++) this.tiles.push({ i }); } give(players) { for (const player of players) { const k = ${draw("this.tiles")}; player.tile = this.tiles[k]; this.tiles.splice(k, 1); } } }`,
};

holdDrawnInRounds("in calls, for", rounds);

describe("nothing is said of rounds in calls where", () => {
  const AT = `const k = ${ROUNDED("rest")};`;
  it.each([
    ["items come back", `player.card = rest[k]; rest.splice(k, 1); rest.push(player.old);`, FILLED],
    ["the list is filled for each call", `rest.push({ player }); player.card = rest[k]; rest.splice(k, 1);`, FILLED],
    ["the list is shuffled", `player.card = rest[k]; rest.splice(k, 1);`, `${FILLED} shuffle(rest);`],
    ["others may have the list", `player.card = rest[k]; rest.splice(k, 1);`, `export ${FILLED}`],
    ["nobody gets the item", `rest.splice(k, 1);`, FILLED],
    ["rounds end early", `player.card = rest[k]; rest.splice(k, 1); if (player.isLast) break;`, FILLED],
    ["another item is given", `player.card = other[k]; rest.splice(k, 1);`, FILLED],
  ])("%s", (_, round, before) => {
    expect(
      verify(`${before} function give(players, other) { for (const player of players) { ${AT} ${round} } }`),
    ).toEqual([]);
  });
});
