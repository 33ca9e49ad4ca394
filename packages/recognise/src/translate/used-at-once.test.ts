// Items that are taken out of their list at drawn places and used at once, in whatever way.
import { describe, expect, it } from "vitest";
import { fixAll, verify } from "../linted.fixture.ts";

const SHORT = "Math.floor(Math.random() * (rest.length - 1))";
const ROUNDED = "Math.round(Math.random() * (rest.length - 1))";
const EVEN = "Math.floor(Math.random() * rest.length)";

const write = (body: string, parameters = "rest"): string => `export function use(${parameters}) { ${body} }`;
const find = (code: string): readonly string[] => verify(code).map(({ messageId = "" }) => messageId);

/** Ways to use what is drawn, as people write them; `draw` is the place. */
const ways: Readonly<Record<string, (draw: string) => string>> = {
  "markup that grows": (draw) =>
    `while (rest.length > 0) { const r = ${draw}; board.innerHTML += \`<li>\${rest[r]}</li>\`; rest.splice(r, 1); }`,
  "a text that grows": (draw) =>
    `let text = ""; while (rest.length) { const r = ${draw}; text = text + "<p>" + rest[r] + "</p>"; rest.splice(r, 1); } page.innerHTML = text;`,
  "jQuery's append": (draw) =>
    `while (rest.length) { const r = ${draw}; $("#board").append(rest[r]); rest.splice(r, 1); }`,
  "an element that puts itself": (draw) =>
    `while (rest.length) { const [card] = rest.splice(${draw}, 1); $("<li>").text(card).appendTo("#board"); }`,
  "an element that is made": (draw) =>
    `while (rest.length) { const li = document.createElement("li"); li.textContent = rest.splice(${draw}, 1)[0]; board.appendChild(li); }`,
  "an element of what the item holds": (draw) =>
    `while (rest.length) { const r = ${draw}; const { name, image } = rest[r]; const img = new Image(); img.src = image; img.alt = name; board.append(img); rest.splice(r, 1); }`,
  "places that are counted": (draw) =>
    `for (let i = 0; rest.length > 0; i++) { const r = ${draw}; cells[i].textContent = rest[r]; rest.splice(r, 1); }`,
  "groups in turn": (draw) =>
    `const teams = [[], []]; let k = 0; while (rest.length) { const r = ${draw}; teams[k++ % 2].push(rest[r]); rest.splice(r, 1); } return teams;`,
  "groups in turn, by name": (draw) =>
    `for (let i = 0; rest.length > 0; i++) { const r = ${draw}; const hand = hands[i % 4]; hand.push(rest[r]); rest.splice(r, 1); }`,
  "players in turn": (draw) =>
    `let turn = 0; while (rest.length) { const r = ${draw}; players[turn].deal(rest.splice(r, 1)[0]); turn = (turn + 1) % players.length; }`,
  "one group until it is full": (draw) =>
    `const a = [], b = []; while (rest.length) { const r = ${draw}; if (a.length < 4) a.push(rest[r]); else b.push(rest[r]); rest.splice(r, 1); } return [a, b];`,
  "a call": (draw) => `while (rest.length) { const r = ${draw}; addCard(rest[r]); rest.splice(r, 1); }`,
  "a call as often as there are items": (draw) =>
    `const size = rest.length; for (let i = 0; i < size; i++) { const card = rest.splice(${draw}, 1)[0]; render(card); }`,
  "a call that waits": (draw) =>
    `while (rest.length) { const taken = rest.splice(${draw}, 1); say(taken[0]); setTimeout(next, 9); }`,
  "a list, and a call": (draw) =>
    `const out = []; while (rest.length) { const r = ${draw}; out.push(rest[r]); show(rest[r]); rest.splice(r, 1); } return out;`,
  "an item that is looked for": (draw) =>
    `while (rest.length) { const card = rest[${draw}]; show(card); rest.splice(rest.indexOf(card), 1); }`,
};

describe.each(Object.entries(ways))("%s", (_, way) => {
  it("is told by the order in which the items are drawn", () => {
    expect(verify(write(way(SHORT))).map(({ message }) => message.split(" It is not")[0])).toEqual([
      "This shuffle is biased: the last item never moves: of 8 items, it stays last 100 % of the time instead of 12.5 %.",
    ]);
    expect(verify(write(way(ROUNDED))).map(({ message }) => message)).toEqual([
      "This shuffle is biased: of 8 items, the first one ends up seventh 20.9 % of the time instead of 12.5 %.",
    ]);
  });

  it("is silent where each place is as likely", () => {
    expect(find(write(way(EVEN)))).toEqual([]);
  });

  it("has its range corrected, and nothing else", () => {
    const code = write(way(ROUNDED));
    const fixed = fixAll(code).output;
    expect(find(fixed)).toEqual([]);
    const [before = "", after = ""] = code.split(ROUNDED);
    expect(fixed.startsWith(before)).toBe(true);
    expect(fixed.endsWith(after)).toBe(true);
    expect(fixed).not.toBe(code);
  });
});

it("no correction counts by a variable that the uses count", () => {
  const code = write(
    `let k = 0; while (rest.length) { const r = ${SHORT}; teams[k++ % 2].push(rest[r]); rest.splice(r, 1); }`,
  );
  const [finding] = verify(code);
  expect(finding?.suggestions?.map(({ fix }) => fix.text)).toEqual([EVEN]);
});

it("of some items the share is told, as where they are put into a list", () => {
  const draw = (use: string): string =>
    write(`for (let i = 0; i < 5; i++) { const r = ${SHORT}; ${use} rest.splice(r, 1); }`);
  const [used] = verify(draw("show(rest[r]);"));
  const [put] = verify(draw("out.push(rest[r]);").replace("{ for", "{ const out = []; for"));
  expect(used?.message).toBe(put?.message);
  expect(used?.message).toContain("is never among the 5 that are drawn");
});

it.each([
  ["a loop over places", `for (const slot of slots) { const r = ${SHORT}; slot.append(rest[r]); rest.splice(r, 1); }`],
  ["each place", `slots.forEach((slot) => { const r = ${SHORT}; slot.append(rest[r]); rest.splice(r, 1); });`],
])("%s draws as many as there are places", (_, body) => {
  expect(find(write(body))).toEqual(["fixedItem"]);
});

const round = (use: string, take = "rest.splice(r, 1);"): string =>
  `while (rest.length) { const r = ${SHORT}; ${use} ${take} }`;

describe("nothing is said where", () => {
  it.each([
    ["the items are summed", `let sum = 0; ${round("sum += rest[r];")} return sum;`],
    ["they are counted by kind", `const counts = {}; ${round("counts[rest[r].kind]++;")} return counts;`],
    ["they all go into a set", `const seen = new Set(); ${round("seen.add(rest[r]);")} return seen;`],
    ["they are keys", `const seen = new Map(); ${round("seen.set(rest[r], 1);")} return seen;`],
    ["they are marked", round("rest[r].hidden = true;")],
    ["they do something themselves", round("rest[r].show();")],
    ["they are given up", round("clearTimeout(rest[r]);")],
    ["the last one counts", `let last; ${round("last = rest[r];")} return last;`],
    ["nothing is done with them", round("tick();")],
    ["they are put before the others", round("board.prepend(rest[r]);")],
    ["a text grows at its start", `let text = ""; ${round("text = `<li>${rest[r]}</li>` + text;")}`],
    ["only some are used", round("if (turn < 5) show(rest[r]); turn++;")],
    ["what they are decides", round("if (rest[r].isFree) show(rest[r]); else hide(rest[r]);")],
    ["what they are decides where they go", round("piles[rest[r].kind].push(rest[r]);")],
    ["the take has a condition", round("show(rest[r]);", "if (isTaken()) rest.splice(r, 1);")],
    ["a round may end the loop", round("if (show(rest[r])) break;")],
    ["a round may leave the function", round("if (show(rest[r])) return;")],
    ["a round may throw", round("if (!show(rest[r])) throw new Error();")],
    ["whoever asks for the items may stop", `function* deal() { ${round("yield rest[r];")} } return deal;`],
    [
      "the item behind the one that was taken is used",
      `while (rest.length) { const r = ${SHORT}; rest.splice(r, 1); show(rest[r]); }`,
    ],
    [
      "the place changes in between",
      `while (rest.length) { let r = ${SHORT}; show(rest[r]); r = 0; rest.splice(r, 1); }`,
    ],
    ["two items are taken", round("show(rest[r]);", "rest.splice(r, 2);")],
    ["items are put in", round("show(rest[r]); rest.push(0);")],
    ["the list is handed on", round("show(rest[r], rest);")],
    ["the list has another name", `const all = rest; ${round("show(rest[r], all);")}`],
    ["the list is somebody's", round("show(rest[r]);").replaceAll("rest", "game.rest")],
    ["another function uses the list", `const peek = () => rest.pop(); ${round("show(rest[r], peek);")}`],
    [
      "a call may change the range",
      `let left = rest.length - 1; const note = () => { left++; }; while (rest.length) { const r = Math.floor(Math.random() * left); note(rest[r]); rest.splice(r, 1); left--; }`,
    ],
    [
      "the range is a property",
      `while (rest.length) { const r = Math.floor(Math.random() * this.left); this.deal(rest[r]); rest.splice(r, 1); }`,
    ],
    ["a call may end the loop", `while (hand.length < 5) { const r = ${SHORT}; take(rest[r]); rest.splice(r, 1); }`],
    ["something else is drawn, too", round("mark.left = Math.random(); board.append(rest[r]);")],
    [
      "a function of the file draws, too",
      `const out = []; const place = (x) => out.splice(Math.floor(Math.random() * (out.length + 1)), 0, x); ${round("place(rest[r]);")}`,
    ],
    ["the call is called random", round("board.addAtRandom(rest[r]);")],
    [
      "the places were shuffled",
      `const spots = shuffle([...cells]); let i = 0; ${round("spots[i++].append(rest[r]);")}`,
    ],
    [
      "the places were made of shuffled ones",
      `const free = toShuffled(cells); const spots = free.map((x) => x.el); let i = 0; ${round("spots[i++].append(rest[r]);")}`,
    ],
    [
      "the places of nobody knows whom were shuffled",
      `shuffle(slots); for (const slot of slots) { const r = ${SHORT}; slot.append(rest[r]); rest.splice(r, 1); }`,
    ],
    [
      "the places of `this` were shuffled",
      `shuffle(this.slots); for (const slot of this.slots) { const r = ${SHORT}; slot.append(rest[r]); rest.splice(r, 1); }`,
    ],
    ["the list was shuffled", `shuffle(rest); log(rest); ${round("show(rest[r]);")}`],
    [
      "what they go into is sorted",
      `const teams = [[], []]; let k = 0; ${round("teams[k++ % 2].push(rest[r]);")} teams.forEach((team) => team.sort());`,
    ],
    ["what they go into is turned around each time", `const out = []; ${round("out.push(rest[r]); out.reverse();")}`],
    [
      "what they go into is handed on each time",
      `const out = []; ${round("out.push(rest[r]); show(rest[r]); mix(out);")}`,
    ],
  ])("%s", (_, body) => {
    expect(find(write(body))).toEqual([]);
  });
});
