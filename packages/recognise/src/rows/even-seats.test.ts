// Items that are dealt in turn to half as many lists, and to fewer.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

const MIX = "for (const table of tables) table.sort(COIN);";
const half = "Math.ceil(players.length / 2)";

describe("in turn to half as many lists as there are items", () => {
  const deal = (start: string, body = "tables[i % tables.length].push(player);"): string =>
    `export function seat(players) { const tables = ${start}; players.forEach((player, i) => { ${body} }); ${MIX} return tables; }`;
  testPairs([
    ["rounded up", deal(`Array.from({ length: ${half} }, () => [])`), deal("Array.from({ length: 4 }, () => [])")],
    [
      "and not down",
      deal(`[...Array(${half})].map(() => [])`),
      deal("[...Array(Math.floor(players.length / 2))].map(() => [])"),
    ],
    [
      "and not of a third",
      deal("Array(Math.round(players.length / 2)).fill().map(() => [])"),
      deal("Array(Math.ceil(players.length / 3)).fill().map(() => [])"),
    ],
    [
      "each empty at first",
      deal(`Array.from({ length: ${half} }, () => [])`),
      deal(`Array.from({ length: ${half} }, () => begin())`),
    ],
    [
      "once",
      deal(`Array.from({ length: ${half} }, () => [])`),
      deal(
        `Array.from({ length: ${half} }, () => [])`,
        "tables[i % tables.length].push(player); tables[0].push(player);",
      ),
    ],
    [
      "of these items",
      deal(`Array.from({ length: ${half} }, () => [])`),
      deal("Array.from({ length: Math.ceil(others.length / 2) }, () => [])"),
    ],
  ]);

  const loop = (count: string, put = "tables.push([]);", deals = "players.length"): string =>
    `export function seat(players) { const n = ${count}; const tables = []; for (let k = 0; k < n; k++) ${put} for (let i = 0; i < ${deals}; i++) tables[i % n].push(players[i]); ${MIX} return tables; }`;
  testPairs([
    ["by a name for how many", loop(half), loop("Math.ceil(players.length / 4)")],
    ["by loops", loop(half), loop(half, "tables.push([], []);").replace("i % n", "i % tables.length + k")],
    ["as long as there are items", loop(half), loop(half, "tables.push([]);", "seats")],
    ["that stay as many", loop(half), loop(half).replace("for (let i", "players.push(late); for (let i")],
    [
      "counted by a loop",
      loop(half).replace("i % n", "i % tables.length"),
      loop(half).replace("i % n", "i % tables.length").replace("let k = 0", "let k = 2"),
    ],
  ]);
});
