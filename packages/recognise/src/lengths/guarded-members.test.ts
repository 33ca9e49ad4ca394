// Members into which nothing puts a third item.
import { describe } from "vitest";
import { testPairs } from "./pairs.fixture.ts";

/** A class whose `join` has such a body, and whose `start` sorts. */
const inClass = (join: string, more = ""): string =>
  `class Room { players = []; join(name) { ${join} } start() { return this.players.sort(COIN); } ${more} }`;

describe("each addition asks first", () => {
  testPairs([
    [
      "a class throws",
      inClass("if (this.players.length >= 2) throw new Error(); this.players.push(name);"),
      inClass("if (this.players.length >= 3) throw new Error(); this.players.push(name);"),
    ],
    [
      "a class returns",
      inClass("if (this.players.length > 1) return false; this.players.push(name); return true;"),
      inClass("if (this.players.length > 2) return false; this.players.push(name); return true;"),
    ],
    [
      "a class returns where it is full",
      inClass("if (this.players.length === 2) return; this.players.push(name);"),
      inClass("if (this.players.length === 1) return; this.players.push(name);").replace("[]", "[x, y]"),
    ],
    [
      "a class returns where it is full of two",
      inClass("if (this.players.length == 2) return; this.players.push(name);"),
      inClass("if (this.players.length == 3) return; this.players.push(name);"),
    ],
    [
      "a class asks where there is room",
      inClass("if (this.players.length < 2) this.players.push(name);"),
      inClass("if (this.players.length < 4) this.players.push(name);"),
    ],
    [
      "nothing else adds",
      inClass("if (this.players.length < 2) this.players.push(name);", "leave() { this.players.pop(); }"),
      inClass("if (this.players.length < 2) this.players.push(name);", "late(name) { this.players.push(name); }"),
    ],
    [
      "one is added where one is asked for",
      inClass("if (this.players.length < 2) { this.players.push(name); }"),
      inClass("if (this.players.length < 2) { this.players.push(name); this.players.push(name); }"),
    ],
    [
      "one is added, and no list",
      inClass("if (this.players.length < 2) this.players.push(name);"),
      inClass("if (this.players.length < 2) this.players.push(...name);"),
    ],
    [
      "nobody comes in between",
      inClass("if (this.players.length < 2) this.players.push(name);").replace("join", "async join"),
      inClass("if (this.players.length < 2) { await ask(); this.players.push(name); }").replace("join", "async join"),
    ],
    [
      "a field says how many",
      inClass("if (this.players.length < this.most) this.players.push(name);", "most = 2;"),
      inClass("if (this.players.length < this.most) this.players.push(name);", "most = 3;"),
    ],
    [
      "a field says how many from the start on",
      inClass("if (this.players.length < this.most) this.players.push(name);", "constructor() { this.most = 2; }"),
      inClass(
        "if (this.players.length < this.most) this.players.push(name);",
        "constructor() { this.most = 2; } open() { this.most = 9; }",
      ),
    ],
    [
      "it asks for the same list",
      inClass("if (this.players.length < 2) this.players.push(name);"),
      inClass("if (this.guests.length < 2) this.players.push(name);"),
    ],
    [
      "who leaves is taken out",
      inClass(
        "if (this.players.length < 2) this.players.push(name);",
        "leave(one) { this.players = this.players.filter((name) => name !== one); }",
      ),
      inClass(
        "if (this.players.length < 2) this.players.push(name);",
        "load(names) { this.players = names.filter((name) => name !== ''); }",
      ),
    ],
    [
      "a private field",
      inClass("if (this.players.length < 2) this.players.push(name);").replaceAll("players", "#players"),
      inClass("if (this.players.length < 9) this.players.push(name);").replaceAll("players", "#players"),
    ],
    [
      "rooms of a server",
      "const rooms = {}; function open(id) { rooms[id] = { players: [] }; } function join(room, name) { if (room.players.length >= 2) return; room.players.push(name); } function start(room) { room.players.sort(COIN); }",
      "const rooms = {}; function open(id, some) { rooms[id] = { players: some }; } function join(room, name) { if (room.players.length >= 2) return; room.players.push(name); } function start(room) { room.players.sort(COIN); }",
    ],
    [
      "rooms that begin with their host",
      "function open(host) { return { players: [host] }; } function join(room, name) { if (room.players.length < 2) room.players.push(name); } function start(room) { room.players.sort(COIN); }",
      "function open(host) { return { players: [host, host, host] }; } function join(room, name) { if (room.players.length < 2) room.players.push(name); } function start(room) { room.players.sort(COIN); }",
    ],
  ]);
});

describe("functions of the file add to a list of its own", () => {
  testPairs([
    [
      "called twice",
      `const list = []; add("x"); add("y"); list.sort(COIN); function add(name) { list.push(name); }`,
      `const list = []; add("x"); add("y"); add("z"); list.sort(COIN); function add(name) { list.push(name); }`,
    ],
    [
      "written before",
      `const list = []; function add(name) { list.push(name); } add("x"); add("y"); list.sort(COIN);`,
      `const list = []; function add(name) { list.push(name); } for (const one of all) add(one); list.sort(COIN);`,
    ],
    [
      "called again behind the sort",
      `const list = []; add("x"); add("y"); list.sort(COIN); add("z"); function add(name) { list.push(name); }`,
      `const list = ["w"]; add("x"); add("y"); list.sort(COIN); add("z"); function add(name) { list.push(name); }`,
    ],
    [
      "under a name of its own",
      `const list = []; const add = (name) => { list.push(name); }; add("x"); add("y"); list.sort(COIN);`,
      `const list = []; const add = (name) => { list.push(name); }; add("x"); add("y"); add("z"); list.sort(COIN);`,
    ],
    [
      "under a name that nothing else gets",
      `const list = []; const add = (name) => { list.push(name); }; add("x"); add("y"); list.sort(COIN);`,
      `const list = []; let add = (name) => { list.push(name); }; add = more(add); add("x"); list.sort(COIN);`,
    ],
    [
      "handed to nobody",
      `const list = []; function add(name) { list.push(name); } add("x"); add("y"); list.sort(COIN);`,
      `const list = []; function add(name) { list.push(name); } all.forEach(add); list.sort(COIN);`,
    ],
  ]);
});

describe("a loop over keys, and a reduction", () => {
  testPairs([
    [
      "an object of two",
      "const teams = { red: 1, blue: 2 }, list = []; for (const team in teams) list.push(team); list.sort(COIN);",
      "const teams = { red: 1, blue: 2, green: 3 }, list = []; for (const team in teams) list.push(team); list.sort(COIN);",
    ],
    [
      "an object that gets no more",
      "const teams = { red: 1, blue: 2 }, list = []; for (const team in teams) list.push(team); list.sort(COIN);",
      "const teams = { red: 1, blue: 2 }, list = []; teams.green = 3; for (const team in teams) list.push(team); list.sort(COIN);",
    ],
    [
      "an object that is given no other's keys",
      "const teams = { red: 1, blue: 2 }, list = []; for (const team in teams) list.push(team); list.sort(COIN);",
      "const teams = { red: 1, blue: 2 }, list = []; Object.assign(teams, more); for (const team in teams) list.push(team); list.sort(COIN);",
    ],
    [
      "into two lists",
      "words.reduce((all, word) => { all[word.length % 2].push(word); return all; }, [[], []]).sort(COIN);",
      "words.reduce((all, word) => { all[word.length % 3].push(word); return all; }, [[], [], []]).sort(COIN);",
    ],
    [
      "two new lists in each round",
      "words.reduce((all, word) => (word ? [[...all[0], word], all[1]] : [all[0], [...all[1], word]]), [[], []]).sort(COIN);",
      "words.reduce((all, word) => (word ? [[...all[0], word], all[1]] : [...all, [word]]), [[], []]).sort(COIN);",
    ],
    [
      "two new lists of parts with names",
      "words.reduce(([left, right], word) => (word ? [[...left, word], right] : [left, [...right, word]]), [[], []]).sort(COIN);",
      "words.reduce(([left, right], word) => (word ? [[...left, word], right] : [left, right, word]), [[], []]).sort(COIN);",
    ],
    [
      "which gets no third one",
      "words.reduce((all, word) => { all[word.length % 2].push(word); return all; }, [[], []]).sort(COIN);",
      "words.reduce((all, word) => { all.push([word]); return all; }, [[], []]).sort(COIN);",
    ],
    [
      "whose places are not given",
      "words.reduce((all, word) => { all[0].push(word); return all; }, [[], []]).sort(COIN);",
      "words.reduce((all, word) => { all[word.length] = word; return all; }, [[], []]).sort(COIN);",
    ],
  ]);
});

describe("a map or a set that is asked first", () => {
  const room = (start: string, join: string, list: string): string =>
    `class Room { players = ${start}; join(one) { ${join} } leave(id) { this.players.delete(id); } start() { return [...this.players${list}].sort(COIN); } }`;
  testPairs([
    [
      "a map",
      room("new Map()", "if (this.players.size >= 2) throw new Error(); this.players.set(one.id, one);", ".values()"),
      room("new Map()", "if (this.players.size >= 4) throw new Error(); this.players.set(one.id, one);", ".values()"),
    ],
    [
      "a set",
      room("new Set()", "if (this.players.size === 2) return; this.players.add(one);", ""),
      room("new Set()", "if (this.players.size === 2) log(one); this.players.add(one);", ""),
    ],
    [
      "that begins empty",
      room("new Set()", "if (this.players.size === 2) return; this.players.add(one);", ""),
      room("new Set(all)", "if (this.players.size === 2) return; this.players.add(one);", ""),
    ],
  ]);
});
