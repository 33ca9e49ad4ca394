// Players at tables of two, and at larger ones.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

const MIX = "tables.forEach((table) => table.sort(COIN));";
const each = (body: string, start = "[]"): string =>
  `const tables = ${start}; players.forEach((player, i) => { ${body} });`;
const PUSH = "const k = Math.floor(i / 2); if (!tables[k]) tables[k] = []; tables[k].push(player);";

describe("two neighbours at a table", () => {
  testPairs([
    ["each behind a test", `${each(PUSH)} ${MIX}`, `${each(PUSH.replace("/ 2", "/ 3"))} ${MIX}`],
    [
      "where the table may be there",
      `${each("(tables[i >> 1] ??= []).push(player);")} ${MIX}`,
      `${each("(tables[i >> 2] ??= []).push(player);")} ${MIX}`,
    ],
    ["once a round", `${each(PUSH)} ${MIX}`, `${each(`${PUSH} tables[k].push(player.friend);`)} ${MIX}`],
    [
      "not in a round of a round",
      `${each("tables[(i / 2) | 0] = tables[(i / 2) | 0] || []; tables[(i / 2) | 0].push(player);")} ${MIX}`,
      `${each("tables[(i / 2) | 0] = tables[(i / 2) | 0] || []; for (const one of player.all) tables[(i / 2) | 0].push(one);")} ${MIX}`,
    ],
    [
      "by a counter",
      `const tables = []; for (let i = 0; i < players.length; i++) (tables[Math.floor(i / 2)] ||= []).push(players[i]); ${MIX}`,
      `const tables = []; for (let i = 0; i < players.length; i += 0.5) (tables[Math.floor(i / 2)] ||= []).push(players[i]); ${MIX}`,
    ],
    ["that stay two", `${each(PUSH)} ${MIX}`, `${each(PUSH)} for (const table of tables) table.push(late); ${MIX}`],
    [
      "in an object",
      `${each(PUSH, "{}")} for (const table of Object.values(tables)) table.sort(COIN);`,
      `${each(PUSH.replace("/ 2", "/ 4"), "{}")} for (const table of Object.values(tables)) table.sort(COIN);`,
    ],
    [
      "in a map",
      `${each("const k = Math.floor(i / 2); if (!tables.has(k)) tables.set(k, []); tables.get(k).push(player);", "new Map()")} for (const table of tables.values()) table.sort(COIN);`,
      `${each("const k = Math.floor(i / 2); if (!tables.has(k)) tables.set(k, [dealer]); tables.get(k).push(player);", "new Map()")} for (const table of tables.values()) table.sort(COIN);`,
    ],
    [
      "by a reduction",
      `const tables = players.reduce((all, player, i) => { (all[Math.floor(i / 2)] ||= []).push(player); return all; }, []); ${MIX}`,
      `const tables = players.reduce((all, player, i) => { (all[Math.floor(i / 2)] ||= [dealer]).push(player); return all; }, []); ${MIX}`,
    ],
    [
      "by a filter",
      "export const seat = (k) => players.filter((_, i) => Math.floor(i / 2) === k).sort(COIN);",
      "export const seat = (k) => players.filter((_, i) => Math.floor(i / 2) >= k).sort(COIN);",
    ],
  ]);
});
