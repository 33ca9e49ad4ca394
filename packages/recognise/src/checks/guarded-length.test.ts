// Pairs of which only the caller of a function knows that they are pairs: two players, before a game begins.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

const GO = "function go(room) { room.order = room.players.sort(COIN); }";
const inModule = (code: string): string => `${code} export {};`;

describe("a list that is counted where a function is called", () => {
  testPairs([
    [
      "before the only call",
      inModule(`${GO} function join(room) { if (room.players.length === 2) go(room); }`),
      inModule(`${GO} function join(room) { if (room.players.length >= 2) go(room); }`),
    ],
    [
      "by another name",
      inModule(`${GO} io.on("join", (code) => { if (rooms[code].players.length !== 2) return; go(rooms[code]); });`),
      inModule(`${GO} io.on("join", (code) => { if (rooms[code].players.length !== 2) return; go(rooms.all); });`),
    ],
    [
      "before each call",
      inModule(
        `${GO} function join(room) { if (room.players.length === 2) go(room); } function again(game) { return game.players.length <= 2 && go(game); }`,
      ),
      inModule(
        `${GO} function join(room) { if (room.players.length === 2) go(room); } function again(game) { return go(game); }`,
      ),
    ],
    [
      "of a function that nobody else has",
      inModule(`${GO} function join(room) { if (room.players.length === 2) go(room); }`),
      inModule(`${GO} function join(room) { if (room.players.length === 2) go(room); } io.on("again", go);`),
    ],
    [
      "of what is handed over",
      inModule(`${GO} function join(room, other) { if (other.players.length === 2) go(other); }`),
      inModule(`${GO} function join(room, other) { if (room.players.length === 2) go(other); }`),
    ],
    [
      "of what the function is handed",
      inModule(`${GO} function join(room) { if (room.players.length === 2) go(room); }`),
      inModule(
        `function go(room) { room = next(room); room.players.sort(COIN); } function join(room) { if (room.players.length === 2) go(room); }`,
      ),
    ],
    [
      "of an object with keys",
      inModule(
        `function go(room) { return Object.keys(room.players).sort(COIN); } function join(game) { if (Object.keys(game.players).length === 2) go(game); }`,
      ),
      inModule(
        `function go(room) { return Object.keys(room.players).sort(COIN); } function join(game) { if (Object.keys(game.guests).length === 2) go(game); }`,
      ),
    ],
    [
      "of the object whose method is called",
      "export class Room { join(one) { this.players.push(one); if (this.players.length === 2) this.begin(); } begin() { this.players.sort(COIN); } }",
      "export class Room { join(one) { this.players.push(one); if (this.players.length > 2) this.begin(); } begin() { this.players.sort(COIN); } }",
    ],
    [
      "of a name from outside",
      inModule(
        `function join(room) { if (room.players.length === 2) begin(); function begin() { room.players.sort(COIN); } }`,
      ),
      inModule(
        `function join(room) { ((room) => { if (room.players.length === 2) begin(); })(next); function begin() { room.players.sort(COIN); } }`,
      ),
    ],
    [
      "by the same place in brackets",
      inModule(`function join(code) { if (rooms[code].players.length === 2) rooms[code].players.sort(COIN); }`),
      inModule(
        `const rooms = read(); function go(code) { rooms[code].players.sort(COIN); } function join(code, other) { if (rooms[code].players.length === 2) go(other); }`,
      ),
    ],
  ]);
});

describe("a set that may be missing", () => {
  testPairs([
    [
      "behind a test of its size",
      "const room = rooms.get(code); if (room?.size === 2) use([...room].sort(COIN));",
      "const room = rooms.get(code); if (room?.size >= 2) use([...room].sort(COIN));",
    ],
    [
      "behind a test of a list's length",
      "function start(room) { if (room?.players.length !== 2) return; use(room.players.sort(COIN)); }",
      "function start(room) { if (room?.players.length !== 2) return; use(room.watchers.sort(COIN)); }",
    ],
  ]);
});

describe("a list of which a function of the file says that it is a pair", () => {
  const flip = (test: string, body = "if (!isPair(list)) return list;"): string =>
    `function isPair<T>(all: T[]): all is [T, T] { return ${test}; } export function flip(list: string[], other: string[]) { ${body} return list.sort(COIN); }`;
  testPairs([
    ["by its length", flip("all.length === 2"), flip("all.length >= 2")],
    ["itself", flip("all.length === 2"), flip("all.length === 2", "if (!isPair(other)) return list;")],
    ["and goes on", flip("all.length === 2"), flip("all.length === 2", "if (isPair(list)) return list;")],
  ]);
});
