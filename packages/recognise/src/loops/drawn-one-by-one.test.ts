// Lists that a function draws one item out of each time that it is called.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";
import { ROUNDED, SHORT, holdDrawnInRounds, holdDrawnOneByOne, type Ways } from "./drawn-one-by-one.fixture.ts";

/** Ways to draw one item out of a list that is kept, as people write them; `draw` is its place. */
const ways: Ways = {
  "the item that splice gives back": (draw) =>
    `const deck = ["a", "b", "c", "d"]; export const next = () => deck.splice(${draw("deck")}, 1)[0];`,
  "a pattern": (draw) =>
    `let deck = []; function next() { const [card] = deck.splice(${draw("deck")}, 1); return card; }`,
  "an item that is read first": (draw) =>
    `let deck = make(); function next() { const at = ${draw("deck")}; const card = deck[at]; deck.splice(at, 1); return card; }`,
  "a list that is filled again when it is empty": (draw) =>
    `let deck = make(); function next() { if (!deck.length) deck = make(); else { var at = ${draw("deck")}; var card = deck[at]; deck.splice(at, 1); return card; } } function make() { var all = []; for (var i = 0; i < 52; i++) all.push({ i: i }); return all; }`,
  "a list that a loop fills with numbers": (draw) =>
    `const balls = []; for (let n = 1; n <= 75; n++) balls.push(n); export const next = () => balls.splice(${draw("balls")}, 1)[0];`,
  "a list that a loop fills with rounded numbers": (draw) =>
    `const trials = []; for (let n = 0; n < 30; n++) trials.push(Math.floor(n / 10)); export function next() { const k = ${draw("trials")}; const trial = trials[k]; trials.splice(k, 1); return trial; }`,
  "a list of the class": (draw) =>
    `class Deck { constructor() { this.cards = []; for (const s of "SHDC") this.cards.push("A" + s); } draw() { return this.cards.splice(${draw("this.cards")}, 1)[0]; } }`,
  "a list that the class is handed under its own name": (draw) =>
    `class Deck { constructor(cards) { this.cards = cards; } draw() { return this.cards.splice(${draw("this.cards")}, 1)[0]; } }`,
  "a list of an object": (draw) =>
    `const game = { deck: ["a", "b", "c", "d"] }; function next() { return game.deck.splice(${draw("game.deck")}, 1)[0]; }`,
  "a function that is handed the list and gives the place": (draw) =>
    `const deck = ["a", "b", "c", "d"]; function getRandomPlace(list) { return ${draw("list")}; } export function next() { const k = getRandomPlace(deck); const card = deck[k]; deck.splice(k, 1); return card; }`,
  "an operator of RxJS": (draw) =>
    `import { map } from "rxjs"; const deck = ["a", "b", "c", "d"]; export const cards = ticks.pipe(map(() => deck.splice(${draw("deck")}, 1)[0]));`,
  "a listener": (draw) =>
    `const names = ["a", "b", "c", "d"]; button.addEventListener("click", () => { if (names.length > 0) label.innerText = names.splice(${draw("names")}, 1)[0]; });`,
};

holdDrawnOneByOne("by", ways);

/** To what each round gives the item that it draws. */
const rounds: Ways = {
  "a pair": (draw) =>
    `const pair = (mentors, students) => { const pool = students.slice(); return mentors.map((mentor) => { const [student] = pool.splice(${draw("pool")}, 1); return [mentor, student]; }); };`,
  "a pair at once": (draw) =>
    `const pair = (mentors, students) => { const pool = students.slice(); return mentors.map((mentor) => [mentor, pool.splice(${draw("pool")}, 1)[0]]); };`,
  "an object": (draw) =>
    `const pair = (mentors, pool) => mentors.map((mentor) => { const k = ${draw("pool")}; const student = pool[k]; pool.splice(k, 1); return { mentor, student }; });`,
  "a property": (draw) =>
    `function paint(players, colors) { const free = colors.slice(); players.forEach((player) => { player.color = free.splice(${draw("free")}, 1)[0]; }); }`,
  "a property, taken behind it": (draw) =>
    `function paint(players, colors) { const free = colors.slice(); players.forEach((player) => { const color = free[${draw("free")}]; free.splice(free.indexOf(color), 1); player.color = color; }); }`,
  "a map": (draw) =>
    `function assign(names, tasks) { const left = [...tasks], plan = new Map(); for (const name of names) plan.set(name, left.splice(${draw("left")}, 1)[0]); return plan; }`,
  "a map by its number": (draw) =>
    `function assign(people, tasks) { const left = [...tasks], plan = new Map(); people.forEach((one) => { const [task] = left.splice(${draw("left")}, 1); plan.set(one.id, task); }); return plan; }`,
  "an object by its name": (draw) =>
    `function assign(names, tasks) { const left = tasks.slice(), plan = {}; names.forEach((name) => { const k = ${draw("left")}; plan[name] = left[k]; left.splice(k, 1); }); return plan; }`,
  "a property in a loop": (draw) =>
    `function paint(players, colors) { const left = [...colors]; for (const player of players) { const k = ${draw("left")}; player.color = left[k]; left.splice(k, 1); } return players; }`,
};

holdDrawnInRounds("in each round, for", rounds);

describe("in each round, nothing is said of", () => {
  it.each([
    [
      "what one thing gets from all rounds",
      `function show(words, cell) { const rest = words.slice(); for (const word of words) { cell.textContent = rest.splice(${ROUNDED("rest")}, 1)[0]; } }`,
    ],
    [
      "what goes into a set",
      `function show(words) { const rest = words.slice(), all = new Set(); for (const word of words) all.add(rest.splice(${ROUNDED("rest")}, 1)[0]); return all; }`,
    ],
    [
      "what is drawn under a condition",
      `function paint(players, colors) { for (const player of players) { if (player.isIn) player.color = colors.splice(${ROUNDED("colors")}, 1)[0]; } }`,
    ],
    [
      "what is drawn until one fits",
      `function paint(players, colors) { for (const player of players) { const k = ${ROUNDED("colors")}; if (!fits(player, colors[k])) continue; player.color = colors[k]; colors.splice(k, 1); } }`,
    ],
    [
      "what stands under something else than the item of the round",
      `function paint(players, colors, key) { const free = colors.slice(), by = {}; for (const player of players) { by[key] = free.splice(${ROUNDED("free")}, 1)[0]; } return by; }`,
    ],
    [
      "a round in another round",
      `function deal(players, deck) { for (const player of players) for (const slot of slots) player.card = deck.splice(${ROUNDED("deck")}, 1)[0]; }`,
    ],
    ["items that are dropped", `function trim(log, n) { while (log.length > n) log.splice(${ROUNDED("log")}, 1); }`],
    [
      "items that come back",
      `function spin(wheel, n) { for (let i = 0; i < n; i++) { const [one] = wheel.splice(${ROUNDED("wheel")}, 1); show(one); wheel.push(one); } }`,
    ],
    [
      "a list that is made in each round",
      `for (const team of teams) { const pool = [...team.members]; const [one] = pool.splice(${ROUNDED("pool")}, 1); team.captain = one; }`,
    ],
    [
      "a list that others get",
      `function deal(deck, players) { keep(deck); for (const player of players) player.card = deck.splice(${ROUNDED("deck")}, 1)[0]; }`,
    ],
    [
      "a list that has another order then",
      `function deal(deck, players) { deck.sort(byRank); for (const player of players) player.card = deck.splice(${ROUNDED("deck")}, 1)[0]; }`,
    ],
    [
      "what runs later",
      `function wait(deck, players) { for (const player of players) player.onclick = () => { player.card = deck.splice(${ROUNDED("deck")}, 1)[0]; }; }`,
    ],
  ])("%s", (_, code) => {
    expect(verify(code)).toEqual([]);
  });
});

describe("nothing is said of a list that is handed to", () => {
  it.each([
    ["a function that puts an item back", "function at(list) { list.push(list[0]); return k(list.length); }"],
    ["a function that sets a place", "function at(list) { list[0] = list[1]; return k(list.length); }"],
    ["a function that gives it to others", "function at(list) { return k(list); }"],
    ["a function that makes a longer one", "function at(list) { return k([...list, 1].length); }"],
    ["a function from elsewhere", ""],
    ["a function by a pattern", "function at({ length }) { return k(length); }"],
  ])("%s", (_, given) => {
    const code = `const deck = ["a", "b", "c", "d"]; const k = (n) => Math.round(Math.random() * (n - 1)); ${given} export const next = () => (at(deck), deck.splice(${ROUNDED("deck")}, 1)[0]);`;
    expect(verify(code)).toEqual([]);
  });

  it("what calls it for each item of another one", () => {
    const code = `import map from "lodash/fp/map"; const deck = ["a", "b", "c", "d"]; export const cards = map(() => deck.splice(${ROUNDED("deck")}, 1)[0])(players);`;
    expect(verify(code)).toEqual([]);
  });
});

describe("where a function calls for the draws in a loop", () => {
  it("the loop alone is told, which says how many there are", () => {
    const findings = verify(
      `const deck = ["a", "b", "c", "d"], hand = []; function next() { return deck.splice(${SHORT("deck")}, 1)[0]; } function deal() { for (let i = 0; i < 3; i++) hand.push(next()); }`,
    );
    expect(findings.map(({ message }) => /of the (\d) that are drawn|among the (\d)/.exec(message)?.[2])).toEqual([
      "3",
    ]);
  });
});

describe("nothing is said", () => {
  it.each([
    [
      "where the item is put back behind all others, so that none comes twice in a row",
      `const tips = ["a", "b", "c"]; export function next() { const [tip] = tips.splice(${SHORT("tips")}, 1); tips.push(tip); return tip; }`,
    ],
    [
      "where it is put back by another function",
      `const free = [1, 2, 3]; export const take = () => free.splice(${SHORT("free")}, 1)[0]; export const give = (one) => { free.push(one); };`,
    ],
    [
      "where it is put back under another name",
      `const free = [1, 2, 3], same = free; export const take = () => free.splice(${SHORT("free")}, 1)[0]; export const give = (one) => { same.push(one); };`,
    ],
    [
      "where it is put back by a list that is made of the old one",
      `let tips = ["a", "b", "c"]; export function next() { const [tip] = tips.splice(${SHORT("tips")}, 1); tips = [...tips, tip]; return tip; }`,
    ],
    [
      "where it is put back by `concat`",
      `let tips = ["a", "b", "c"]; export function next() { const [tip] = tips.splice(${SHORT("tips")}, 1); tips = tips.concat(tip); return tip; }`,
    ],
    [
      "where the one before it is put back",
      `let tips = ["a", "b", "c"], last; export function next() { const [tip] = tips.splice(${SHORT("tips")}, 1); if (last) tips = tips.concat([last]); last = tip; return tip; }`,
    ],
    [
      "where it is put back behind the last one",
      `let tips = ["a", "b", "c"]; export function next() { const [tip] = tips.splice(${SHORT("tips")}, 1); tips[tips.length] = tip; return tip; }`,
    ],
    [
      "where it is put back into a list of an object",
      `const game = { tips: ["a", "b", "c"] }; export function next() { const [tip] = game.tips.splice(${SHORT("game.tips")}, 1); game.tips = [...game.tips, tip]; return tip; }`,
    ],
    [
      "where a longer list is handed on",
      `let tips = load(); export function next() { const [tip] = tips.splice(${SHORT("tips")}, 1); save([...tips, tip]); return tip; }`,
    ],
    [
      "where the list is swapped about",
      `const deck = ["a", "b", "c"]; export function begin() { for (let i = 2; i > 0; i--) { const j = pick(i + 1); [deck[i], deck[j]] = [deck[j], deck[i]]; } } export const next = () => deck.splice(${SHORT("deck")}, 1)[0];`,
    ],
    [
      "of a frontier that grows while it is drawn from",
      `const frontier = [[0, 0]]; export function step() { const [x, y] = frontier.splice(${SHORT("frontier")}, 1)[0]; frontier.push([x + 1, y]); }`,
    ],
    [
      "of a list that is shuffled elsewhere",
      `let deck = shuffle(make()); export const next = () => deck.splice(${SHORT("deck")}, 1)[0];`,
    ],
    [
      "of what is dropped",
      `const keys = ["a", "b", "c"]; export function evict() { keys.splice(${ROUNDED("keys")}, 1); }`,
    ],
    ["of a copy", `export function pick(all) { const rest = [...all]; return rest.splice(${ROUNDED("rest")}, 1)[0]; }`],
    ["of a list of somebody else's", `export const pick = (all) => all.splice(${ROUNDED("all")}, 1)[0];`],
    [
      "of a list that is handed to others",
      `const deck = ["a", "b", "c"]; prepare(deck); export const next = () => deck.splice(${SHORT("deck")}, 1)[0];`,
    ],
    [
      "of a list that other files have, too",
      `export const deck = ["a", "b", "c"]; export const next = () => deck.splice(${SHORT("deck")}, 1)[0];`,
    ],
    [
      "of a list that is exported behind it",
      `const deck = ["a", "b", "c"]; export const next = () => deck.splice(${SHORT("deck")}, 1)[0]; export { deck };`,
    ],
    [
      "of a list of an object that is handed to others",
      `const game = { deck: ["a", "b", "c"] }; start(game); function next() { return game.deck.splice(${SHORT("game.deck")}, 1)[0]; }`,
    ],
    [
      "of a list of an object that other files have, too",
      `export const game = { deck: ["a", "b", "c"] }; function next() { return game.deck.splice(${SHORT("game.deck")}, 1)[0]; }`,
    ],
    [
      "of a list of an object that is filled under a name that is made",
      `const game = { deck: ["a", "b", "c"] }; const at = (name) => game[name]; function next() { return game.deck.splice(${SHORT("game.deck")}, 1)[0]; }`,
    ],
    [
      "of weights",
      `const deck = ["a", "b", "c"]; export const next = () => deck.splice(Math.floor(Math.random() * Math.random() * deck.length), 1)[0];`,
    ],
    [
      "of the first few",
      `const deck = ["a", "b", "c", "d"]; export const next = () => deck.splice(Math.floor(Math.random() * Math.min(3, deck.length)), 1)[0];`,
    ],
    [
      "of the first half",
      `const deck = ["a", "b", "c", "d"]; export const next = () => deck.splice(Math.floor(Math.random() * deck.length * 0.5), 1)[0];`,
    ],
    [
      "of a place before the first one, which is the last one",
      `const deck = ["a", "b", "c"]; export const next = () => deck.splice(Math.floor(Math.random() * deck.length - 1), 1)[0];`,
    ],
    [
      "of rounds",
      `const names = ["a", "b", "c"]; export const teams = () => [1, 2].map(() => names.splice(${ROUNDED("names")}, 1)[0]);`,
    ],
    ["of code that runs once", `const names = ["a", "b", "c"]; const one = names.splice(${ROUNDED("names")}, 1)[0];`],
  ])("%s", (_, code) => {
    expect(verify(code)).toEqual([]);
  });
});
