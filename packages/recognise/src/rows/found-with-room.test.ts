// Lists that get one more where a test found room for it.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

describe("a list in a list", () => {
  const seat = (body: string): string =>
    `export function seat(names) { const tables = []; for (const name of names) { ${body} } for (const table of tables) table.sort(COIN); return tables; }`;
  const FIND = "const free = tables.find((table) => table.length < 2);";
  const MAKE = "let table = tables.find((one) => one.length < 2); if (!table) { table = []; tables.push(table); }";
  testPairs([
    [
      "with less than two",
      seat(`${FIND} if (free) free.push(name); else tables.push([name]);`),
      seat(`${FIND.replace("2", "3")} if (free) free.push(name); else tables.push([name]);`),
    ],
    ["or a new one", seat(`${MAKE} table.push(name);`), seat(`${MAKE} table.push(name); table.push(name.friend);`)],
    [
      "that is empty at first",
      seat(`${MAKE} table.push(name);`),
      seat(`${MAKE.replace("= [];", "= load();")} table.push(name);`),
    ],
    ["one more each", seat(`${MAKE} table.push(name);`), seat(`${MAKE} table.push(...name.all);`)],
    ["once a round", seat(`${MAKE} table.push(name);`), seat(`${MAKE} for (const one of name.all) table.push(one);`)],
    [
      "at once",
      seat(`${MAKE} table.push(name);`),
      seat(`${MAKE} await load(); table.push(name);`).replace("function", "async function"),
    ],
    [
      "by what is found, and not by another",
      seat(`${FIND} if (free) free.push(name); else tables.push([name]);`),
      seat(`${FIND} if (free) tables[0].push(name); else tables.push([name]);`),
    ],
    [
      "by a new one of few",
      seat(`${FIND} if (free) free.push(name); else tables.push([name]);`),
      seat(`${FIND} if (free) free.push(name); else tables.push(name.all);`),
    ],
    [
      "where less are asked for, too",
      seat(
        `const free = tables.find((table) => table.length === 1); if (free) free.push(name); else tables.push([name]);`,
      ),
      seat(
        `const free = tables.find((table) => table.length !== 2); if (free) free.push(name); else tables.push([name]);`,
      ),
    ],
  ]);
});

describe("a list of an object in a list", () => {
  const join = (body: string, start = "[]"): string =>
    `const rooms = []; function join(id) { let room = rooms.find((one) => one.players.length < 2); if (!room) { room = { players: ${start} }; rooms.push(room); } ${body} } function start(room) { return [...room.players].sort(COIN); }`;
  const PUSH = "room.players.push(id);";
  testPairs([
    ["with less than two", join(PUSH), join(PUSH).replace("< 2", "< 4")],
    [
      "and more is asked",
      join(PUSH).replace("one.players", "!one.full && one.players"),
      join(PUSH).replace("one.players", "one.open || one.players"),
    ],
    [
      "taken apart",
      join(PUSH).replace("(one) => one.", "({ players }) => "),
      join(PUSH).replace("(one) => one.", "({ players }) => others."),
    ],
    ["once", join(PUSH), join(`${PUSH} ${PUSH}`)],
    ["and is new where there is none", join(PUSH), join(PUSH).replace("room = {", "room = load() || {")],
    ["with one at first", join(PUSH, "[host]"), join(PUSH, "[host, bot]")],
    ["that nobody else fills", join(PUSH), `${join(PUSH)} function late(room, id) { room.players.push(id); }`],
    ["of its own name", join(PUSH), join(PUSH).replace("one.players.length", "one.guests.length")],
    [
      "by itself",
      join(PUSH),
      join(PUSH).replace("rooms.find((one) => one.players.length < 2)", "rooms.find((one) => one.open)"),
    ],
  ]);
});
