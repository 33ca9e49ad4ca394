// Elements that a loop moves among their siblings: exact numbers for the live list, and silence for every other one.
import { describe, expect, it } from "vitest";
import { find } from "../findings.fixture.ts";
import { apply, fixAll, verify } from "../linted.fixture.ts";
import { readRound } from "./in-words.fixture.ts";

const ANY = "Math.floor(Math.random() * ul.children.length)";
const each = (body: string): string =>
  `const ul = document.querySelector("ul"); for (let i = 0; i < ul.children.length; i++) { ${body} }`;

type Move = (cards: number[], round: number, drawn: number) => void;

const toEnd: Move = (cards, _, drawn) => cards.push(...cards.splice(drawn, 1));
const toStart: Move = (cards, _, drawn) => cards.unshift(...cards.splice(drawn, 1));
/** What the document does: an element that is put before itself stays. */
const before: Move = (cards, round, drawn) => {
  const [moved, target] = [cards[round] ?? -1, cards[drawn] ?? -1];
  if (moved === target) return;
  cards.splice(round, 1);
  cards.splice(cards.indexOf(target), 0, moved);
};

/** The share of the most likely card of a place, after a round for each card: where a card goes depends on its place, the round and the draw. */
function getLargestShare(move: Move, cards: number): number {
  const places = Array.from({ length: cards }, (_, place) => place);
  let shares = places.map((card) => places.map((place) => Number(place === card)));
  for (const round of places) {
    const next = shares.map((row) => row.map(() => 0));
    for (const drawn of places) {
      const moved = [...places];
      move(moved, round, drawn);
      for (const [to, from] of moved.entries())
        for (const [card, row] of next.entries()) row[to] = (row[to] ?? 0) + (shares[card]?.[from] ?? 0) / cards;
    }
    shares = next;
  }
  return Math.max(...shares.flat());
}

it.each<[string, string, Move]>([
  ["to the end", `ul.appendChild(ul.children[${ANY}]);`, toEnd],
  ["to the end, by append", `ul.append(ul.children[${ANY}]);`, toEnd],
  ["to the end, before nothing", `ul.insertBefore(ul.children[${ANY}], null);`, toEnd],
  ["to the end, under a name", `const item = ul.children[${ANY}]; ul.appendChild(item);`, toEnd],
  ["to the end, the number first", `const n = ${ANY}; ul.appendChild(ul.children[n]);`, toEnd],
  ["to the end, nodes", `ul.appendChild(ul.childNodes[Math.floor(Math.random() * ul.childNodes.length)]);`, toEnd],
  ["to the start", `ul.prepend(ul.children[${ANY}]);`, toStart],
  ["to the start, before the first", `ul.insertBefore(ul.children[${ANY}], ul.firstElementChild);`, toStart],
  ["before a drawn one", `ul.insertBefore(ul.children[i], ul.children[${ANY}]);`, before],
  [
    "before a drawn one, under names",
    `const a = ul.children[i]; const b = ul.children[${ANY}]; ul.insertBefore(a, b);`,
    before,
  ],
])("%s", (_, body, move) => {
  const list = body.includes("childNodes") ? "ul.childNodes" : "ul.children";
  const code = `const ul = document.querySelector("ul"); for (let i = 0; i < ${list}.length; i++) { ${body} }`;
  const share = `${(getLargestShare(move, 8) * 100).toPrecision(3)} % of the time instead of 12.5 %`;
  const [message] = verify(code);
  expect(message?.message).toContain("This shuffle is biased: of 8 items, ");
  expect(message?.message).toContain(share);
});

it.each([
  [
    "the elements under a constant",
    `const list = ul.children; for (let i = 0; i < list.length; i++) ul.appendChild(list[Math.floor(Math.random() * list.length)]);`,
    ["biased"],
  ],
  [
    "of `this`",
    `function mix() { for (let i = 0; i < this.children.length; i++) this.appendChild(this.children[Math.floor(Math.random() * this.children.length)]); }`,
    ["biased"],
  ],
  [
    "down, over all that have not moved",
    `for (let i = ul.children.length; i >= 0; i--) ul.appendChild(ul.children[(Math.random() * i) | 0]);`,
    [],
  ],
  [
    "down, the last one left alone",
    `for (let i = ul.children.length; i > 0; i--) ul.appendChild(ul.children[Math.floor(Math.random() * i)]);`,
    [],
  ],
  [
    "up, over all that have not moved",
    `for (let i = 0; i < ul.children.length; i++) ul.appendChild(ul.children[Math.floor(Math.random() * (ul.children.length - i))]);`,
    [],
  ],
  [
    "inserted among those before",
    `for (let i = 0; i < ul.children.length; i++) ul.insertBefore(ul.children[i], ul.children[Math.floor(Math.random() * (i + 1))]);`,
    [],
  ],
  [
    "a copy",
    `const list = [...ul.children]; for (let i = 0; i < list.length; i++) ul.appendChild(list[Math.floor(Math.random() * list.length)]);`,
    ["biased"],
  ],
  [
    "a copy by `Array.from`, to the start",
    `const list = Array.from(ul.children); for (let i = 0; i < list.length; i++) ul.prepend(list[Math.floor(Math.random() * list.length)]);`,
    ["biased"],
  ],
  [
    "a copy, for each of it",
    `const list = Array.from(ul.children); for (const _ of list) { ul.append(list[Math.floor(Math.random() * list.length)]); }`,
    ["biased"],
  ],
  [
    "jQuery's children",
    `const list = ul.children(); for (let i = 1; i < list.length; i++) ul.append(list.eq(Math.floor(Math.random() * list.length)));`,
    ["biased"],
  ],
  [
    "some of jQuery's children",
    `const list = ul.children(".card"); for (let i = 0; i < list.length; i++) ul.append(list.get(Math.floor(Math.random() * list.length)));`,
    ["biased"],
  ],
  [
    "a list that is not live",
    `const list = ul.querySelectorAll("li"); for (let i = 0; i < list.length; i++) ul.appendChild(list[Math.floor(Math.random() * list.length)]);`,
    ["biased"],
  ],
  [
    "a copy, drawn from fewer",
    `const list = [...ul.children]; for (let i = list.length; i > 0; i--) ul.appendChild(list[Math.floor(Math.random() * i)]);`,
    ["biased"],
  ],
  ...[
    [`const list = document.querySelectorAll(".card"); function mix() { LOOP }`, "list"],
    [`function mix(ul) { const list = Array.from(document.querySelectorAll(".card")); LOOP }`, "list"],
    [`let list = document.getElementsByClassName("card"), count = list.length; function mix() { LOOP }`, "list"],
    [`const list = document.getElementsByTagName("li"); function mix() { LOOP }`, "list"],
  ].flatMap(([code = "", list = ""]): [string, string, string[]][] =>
    [
      `for (let i = 0; i < ${list}.length; i++) ul.append(${list}[Math.floor(Math.random() * ${list}.length)]);`,
      `for (let i = 0; i < ${list}.length; i++) { const card = ${list}[Math.floor(Math.random() * 16)]; ul.append(card); }`,
      `for (let i = 0; i < 16; i++) { const at = Math.floor(Math.random() * 16); ul.prepend(${list}[at]); }`,
      `for (const card of ${list}) document.getElementById("board").appendChild(${list}[Math.floor(Math.random() * ${list}.length)]);`,
    ].map((loop) => ["elements that are asked for", code.replace("LOOP", loop), ["biased"]]),
  ),
  [
    "a fragment that takes them meanwhile",
    `const list = document.querySelectorAll("li"); const all = document.createDocumentFragment(); list.forEach(() => { all.appendChild(list[Math.floor(Math.random() * list.length)]); }); ul.append(all);`,
    ["biased"],
  ],
  [
    "jQuery's elements, handed to their parent",
    `const $list = $("#board .card"); for (let i = 0; i < $list.length; i++) $list.eq(Math.floor(Math.random() * $list.length)).appendTo($board);`,
    ["biased"],
  ],
  [
    "a live list, from fewer",
    `const list = document.getElementsByClassName("card"); for (let i = list.length; i > 0; i--) ul.appendChild(list[Math.floor(Math.random() * i)]);`,
    [],
  ],
  [
    "a live list whose elements wait in a fragment",
    `const list = document.getElementsByClassName("card"); const all = document.createDocumentFragment(); for (let i = 0; i < list.length; i++) all.appendChild(list[Math.floor(Math.random() * list.length)]);`,
    [],
  ],
  [
    "five elements dealt",
    `const list = document.querySelectorAll(".card"); for (let i = 0; i < 5; i++) hand.appendChild(list[Math.floor(Math.random() * 52)]);`,
    [],
  ],
  [
    "five elements of all dealt",
    `const list = document.querySelectorAll(".card"); for (let i = 0; i < 5; i++) hand.appendChild(list[Math.floor(Math.random() * list.length)]);`,
    [],
  ],
  [
    "elements of one place, moved to another",
    `const list = deck.querySelectorAll(".card"); for (let i = 0; i < list.length; i++) hand.appendChild(list[Math.floor(Math.random() * list.length)]);`,
    [],
  ],
  [
    "elements moved to one that was made for them",
    `const hand = document.createElement("div"); const list = document.querySelectorAll(".card"); for (let i = 0; i < list.length; i++) hand.appendChild(list[Math.floor(Math.random() * list.length)]);`,
    [],
  ],
  [
    "elements appended to what is no element",
    `const sent = new URLSearchParams(); const list = document.querySelectorAll(".card"); for (let i = 0; i < list.length; i++) sent.append(list[Math.floor(Math.random() * list.length)]);`,
    [],
  ],
  [
    "elements of a page that was emptied",
    `const list = document.querySelectorAll(".card"); board.innerHTML = ""; for (let i = 0; i < list.length; i++) board.appendChild(list[Math.floor(Math.random() * list.length)]);`,
    [],
  ],
  [
    "elements for two sides",
    `const list = document.querySelectorAll(".card"); for (let i = 0; i < list.length; i++) { if (i % 2) left.append(list[Math.floor(Math.random() * list.length)]); else right.append(list[Math.floor(Math.random() * list.length)]); }`,
    [],
  ],
  [
    "a row for each element",
    `const list = document.querySelectorAll(".card"); for (let i = 0; i < list.length; i++) { const row = document.createElement("tr"); row.append(list[Math.floor(Math.random() * list.length)]); }`,
    [],
  ],
  [
    "an array of another function, which is only asked",
    `addEventListener("load", () => { const list = Array.from(document.querySelectorAll(".card")); function mix() { list.forEach(() => { ul.append(list[Math.floor(Math.random() * list.length)]); }); } list.forEach((card) => { card.hidden = true; }); show(list[0], list.length, [...list]); mix(); });`,
    ["biased"],
  ],
  ...["list.reverse();", "sort(list);", "list[0] = list[1];", "[list[0], list[1]] = [list[1], list[0]];"].map(
    (change): [string, string, string[]] => [
      "an array of another function, which is changed",
      `addEventListener("load", () => { const list = Array.from(document.querySelectorAll(".card")); function mix() { list.forEach(() => { ul.append(list[Math.floor(Math.random() * list.length)]); }); } ${change} mix(); });`,
      [],
    ],
  ),
  [
    "an array that was sorted meanwhile",
    `const list = [...ul.querySelectorAll(".card")]; list.sort(byName); for (let i = 0; i < list.length; i++) ul.append(list[Math.floor(Math.random() * list.length)]);`,
    [],
  ],
  [
    "a range that hangs on what was drawn before",
    `const list = document.querySelectorAll(".card"); let last = 1; for (let i = 1; i < list.length; i++) { ul.append(list[Math.floor(Math.random() * last)]); last = last + 1; }`,
    [],
  ],
  [
    "a copy, of which three are moved",
    `const list = [...ul.children]; for (let k = 0; k < 3; k++) ul.appendChild(list[Math.floor(Math.random() * list.length)]);`,
    [],
  ],
  [
    "a copy of which an element is moved",
    `const list = [...ul.children]; ul.appendChild(list[Math.floor(Math.random() * list.length)]);`,
    [],
  ],
  [
    "a copy, when the parent has none of them any more",
    `const list = [...ul.children]; ul.innerHTML = ""; for (let i = 0; i < list.length; i++) ul.appendChild(list[Math.floor(Math.random() * list.length)]);`,
    [],
  ],
  [
    "a copy whose elements are noted in the round",
    `const list = [...ul.children]; list.forEach((item) => { item.hidden = true; ul.append(list[Math.floor(Math.random() * list.length)]); });`,
    ["biased"],
  ],
  ...["ul.firstChild", "ul.firstElementChild", "null"].map((before): [string, string, string[]] => [
    "elements that are put before the first one, or before none",
    `const list = document.querySelectorAll(".card"); for (let i = 0; i < list.length; i++) ul.insertBefore(list[Math.floor(Math.random() * list.length)], ${before});`,
    ["biased"],
  ]),
  ...["other.firstChild", "ul.lastChild", "list[0]", "marker"].map((before): [string, string, string[]] => [
    "elements that are put before another one",
    `const list = document.querySelectorAll(".card"); for (let i = 0; i < list.length; i++) ul.insertBefore(list[Math.floor(Math.random() * list.length)], ${before});`,
    [],
  ]),
  [
    "elements that a function puts wherever it is told",
    `const list = document.querySelectorAll(".card"); const put = (side) => { side.append(list[Math.floor(Math.random() * list.length)]); }; for (let i = 0; i < list.length; i++) { put(left); put(right); }`,
    [],
  ],
  ...["null", "ul.firstChild", '"and"'].map((more): [string, string, string[]] => [
    "elements that are appended with something else",
    `const list = document.querySelectorAll(".card"); for (let i = 0; i < list.length; i++) ul.append(list[Math.floor(Math.random() * list.length)], ${more});`,
    [],
  ]),
  [
    "elements that are turned round in the same loop",
    `const list = document.querySelectorAll(".card"); for (let i = 0; i < list.length; i++) { list[i].classList.remove("open", "match"); ul.append(list[Math.floor(Math.random() * list.length)]); }`,
    ["biased"],
  ],
  [
    "elements that are moved once more in the same loop",
    `const list = document.querySelectorAll(".card"); for (let i = 0; i < list.length; i++) { list[i].remove(); ul.append(list[Math.floor(Math.random() * list.length)]); }`,
    [],
  ],
  [
    "a copy of which something else is asked",
    `const list = [...ul.children]; for (let i = 0; i < list.length; i++) { list[i].hidden = true; ul.appendChild(list[Math.floor(Math.random() * list.length)]); }`,
    [],
  ],
  [
    "a copy whose parent is asked for more",
    `const list = [...ul.children]; for (let i = 0; i < list.length; i++) { ul.append(list[Math.floor(Math.random() * list.length)]); ul.prepend(marker); }`,
    [],
  ],
  [
    "another element's copy",
    `const list = [...other.children]; for (let i = 0; i < list.length; i++) ul.appendChild(list[Math.floor(Math.random() * list.length)]);`,
    [],
  ],
  [
    "a copy that is made of more",
    `const list = [...ul.children, extra]; for (let i = 0; i < list.length; i++) ul.appendChild(list[Math.floor(Math.random() * list.length)]);`,
    [],
  ],
  [
    "clones",
    `const list = ul.children(); for (let i = 0; i < list.length; i++) ul.append(list.eq(Math.floor(Math.random() * list.length)).clone());`,
    [],
  ],
  [
    "a copy that shrinks",
    `const list = [...ul.children]; while (list.length) ul.appendChild(list.splice(Math.floor(Math.random() * list.length), 1)[0]);`,
    [],
  ],
  ["another element's children", each(`other.appendChild(ul.children[${ANY}]);`), []],
  ["a drawn one once", `ul.appendChild(ul.children[${ANY}]);`, []],
  ["a copy of an element", each(`ul.appendChild(ul.children[${ANY}].cloneNode(true));`), []],
  ["a new element", each(`ul.appendChild(make(${ANY}));`), []],
  [
    "moved since its place was known",
    each(`const a = ul.children[${ANY}]; ul.appendChild(ul.children[0]); ul.appendChild(a);`),
    [],
  ],
  ["two at once", each(`ul.append(ul.children[${ANY}], ul.children[0]);`), []],
  [
    "an element that is not there",
    each(`ul.appendChild(ul.children[Math.round(Math.random() * ul.children.length)]);`),
    [],
  ],
  ["before one that nobody knows", each(`ul.insertBefore(ul.children[${ANY}], marker);`), []],
])("%s: %j", (_, code, wanted) => {
  expect(find(code)).toEqual(wanted);
});

it.each([
  ["ul.appendChild(ul.children[i]);", "$0 = i; $1 ⇐ ul.children[$0]; ul.children takes in $1 at ul.children.length"],
  ["ul.prepend(ul.children[i]);", "$0 = i; $1 ⇐ ul.children[$0]; ul.children takes in $1 at 0"],
  [
    "ul.insertBefore(ul.children[i], null);",
    "$0 = i; $1 ⇐ ul.children[$0]; ul.children takes in $1 at ul.children.length",
  ],
  ...["firstChild", "firstElementChild"].map((first): [string, string] => [
    `ul.insertBefore(ul.children[i], ul.${first});`,
    "$0 = i; $1 ⇐ ul.children[$0]; ul.children takes in $1 at (0 - (((0 - $0) min 1) max 0))",
  ]),
  [
    "const a = ul.childNodes[i], b = ul.childNodes[2]; ul.insertBefore(a, b);",
    "$0 = i; $1 = 2; $2 ⇐ ul.childNodes[$0]; ul.childNodes takes in $2 at ($1 - ((($1 - $0) min 1) max 0))",
  ],
  ["append(ul.children[i]);", "not known: unknownCall"],
  ["ul?.append(ul.children[i]);", "not known: optionalAccess"],
  ["get().append(ul.children[i]);", "not known: unknownCall"],
  ["ul.replace(ul.children[i]);", "not known: unknownCall"],
  ["ul.append();", "not known: severalItems"],
  ["ul.append(ul.children[0], ul.children[1]);", "not known: severalItems"],
  ["ul.append(ul.children[0], ul.children[1], ul.children[2]);", "not known: severalItems"],
  ["ul.insertBefore(ul.children[i]);", "not known: severalItems"],
  ["ul.insertBefore(ul.children[i], ul.children[0], null);", "not known: severalItems"],
  ["ul.append(ul.children.first);", "not known: elementUnknown"],
  ['ul.append(ul.children["0"]);', "not known: elementUnknown"],
  ["ul.append(item);", "not known: elementUnknown"],
  ["ul.append(other.children[i]);", "not known: elementUnknown"],
  ["ul.append(ul.items[i]);", "not known: elementUnknown"],
  ["ul.append(make(i));", "not known: elementUnknown"],
  ["ul.insertBefore(ul.children[i], ul.childNodes[2]);", "not known: elementUnknown"],
  ["ul.insertBefore(ul.children[i], other.firstChild);", "not known: elementUnknown"],
  ["ul.insertBefore(ul.children[i], ul.firstChildOf);", "not known: elementUnknown"],
  ["ul.insertBefore(ul.children[i], ul.notfirstChild);", "not known: elementUnknown"],
  ["ul.insertBefore(ul.children[i], ul.first);", "not known: elementUnknown"],
  ["ul.insertBefore(ul.children[i], 0);", "not known: elementUnknown"],
  ["ul.insertBefore(ul.children[i], undefined);", "not known: elementUnknown"],
  ["const a = ul.children[i]; ul.append(ul.children[0]); ul.append(a);", "not known: elementUnknown"],
  ["const a = ul.children[i]; ul.append(a); ul.append(a);", "not known: elementUnknown"],
  ["const a = ul.children[i]; other.append(a);", "not known: elementUnknown"],
  ["const a = ul.children[i]; ul.append(a); show(a);", "not known: elementUnknown"],
  ["const a = ul.children[i]; show(a);", "not known: unknownCall"],
  ["const a = ul.children[i]; ul.appendAll(a);", "not known: unknownCall"],
  ["const a = ul.children[i]; ul.reappend(a);", "not known: unknownCall"],
  ["const a = ul.children[i]; append(a);", "not known: unknownCall"],
  ["const a = ul.children[i]; new Append(a);", "not known: expression"],
  ["const a = ul.children.first; ul.append(a);", "not known: elementUnknown"],
  ["const a = ul.childrenOf[i]; ul.append(a);", "not known: elementUnknown"],
  ["const a = list[i]; ul.append(a);", "not known: elementUnknown"],
  ["const a = make(i); ul.append(a);", "not known: unknownCall"],
  ["const a = get()[i]; ul.append(a);", "not known: unnamedList"],
])("%s as steps", (code, words) => {
  expect(readRound(code)).toBe(words);
});

it("the fix corrects the range", () => {
  const { output } = fixAll(each(`ul.appendChild(ul.children[${ANY}]);`));
  expect(output).toBe(each("ul.appendChild(ul.children[Math.floor(Math.random() * (ul.children.length - i))]);"));
  expect(verify(output)).toEqual([]);
});

describe("a list that does not move with its elements", () => {
  /** The share of the element that stands first most often: each of `rounds` draws takes any element to the end. */
  function getShare(rounds: number): number {
    const cards = 8;
    // It stands first still if no draw took it, or if all were taken and it was the first one whose last draw came.
    let shares = Array.from({ length: cards }, (_, place) => Number(place === 0));
    for (let round = 0; round < rounds; round++)
      shares = shares.map((share, place) => {
        const stays = (share * (cards - 1 - place)) / cards;
        const movesUp = ((shares[place + 1] ?? 0) * (place + 1)) / cards;
        const arrives = place === cards - 1 ? 1 / cards : 0;
        return stays + movesUp + arrives;
      });
    return shares[0] ?? NaN;
  }

  it.each([
    [0, 8],
    [1, 7],
  ])("has the same numbers as one that does, from %i on", (start, rounds) => {
    const code = `const list = [...ul.children]; for (let i = ${String(start)}; i < list.length; i++) ul.appendChild(list[Math.floor(Math.random() * list.length)]);`;
    const [message] = verify(code);
    expect(message?.message).toContain(
      `of 8 items, the first one stays first ${(100 * getShare(rounds)).toPrecision(3)} % of the time instead of 12.5 %`,
    );
    expect(message?.fix).toBeUndefined();
    const [suggestion, ...others] = message?.suggestions ?? [];
    expect(others).toEqual([]);
    const output = suggestion === undefined ? "" : apply(code, suggestion.fix);
    expect(output).toContain(" ul.append(...fairShuffle([...list]));");
    expect(verify(output)).toEqual([]);
  });

  it.each([
    [
      `const list = document.querySelectorAll(".card"); function mix(board) {\n  list.forEach(() => {\n    board.prepend(list[Math.floor(Math.random() * list.length)]);\n  });\n}`,
      `const list = document.querySelectorAll(".card"); function mix(board) {\n  board.prepend(...toShuffled(list));\n}`,
    ],
    [
      `const $list = $(".card"); function mix() {\n  for (let i = 0; i < $list.length; i++) {\n    $list.eq(Math.floor(Math.random() * $list.length)).appendTo($board);\n  }\n}`,
      `const $list = $(".card"); function mix() {\n  $board.append(...toShuffled($list));\n}`,
    ],
    [
      `function mix() {\n  const list = document.querySelectorAll(".card");\n  const max = list.length;\n  for (let i = max - 1; i > 0; i--) document.getElementById("board").appendChild(list[Math.floor(rng() * (i + 1))]);\n}\nconst rng = () => Math.random();`,
      `function mix() {\n  const list = document.querySelectorAll(".card");\n  document.getElementById("board").append(...toShuffled(list));\n}\n`,
    ],
  ])("are moved once each, by a suggestion: %#", (code, wanted) => {
    const [message] = verify(`import "./style.css";\n${code}`, { options: { helper: "import" } });
    expect(message?.fix).toBeUndefined();
    const [suggestion] = message?.suggestions ?? [];
    const output = suggestion === undefined ? "" : apply(`import "./style.css";\n${code}`, suggestion.fix);
    expect(output).toBe(`import "./style.css";\nimport { toShuffled } from "fair-shuffle";\n${wanted}`);
    expect(suggestion?.desc).toContain("is to be shuffled");
    expect(verify(output)).toEqual([]);
  });

  it.each([
    [`for (const card of list) { ul.append(list[Math.floor(Math.random() * list.length)]); log(card); }`],
    [
      `let last; for (let i = 0; i < list.length; i++) ul.append(list[(last = Math.floor(Math.random() * list.length))]); log(last);`,
    ],
    [`mixed: for (let i = 0; i < list.length; i++) ul.append(list[Math.floor(Math.random() * list.length)]);`],
  ])("have no suggestion where the loop does more: %s", (loop) => {
    for (const message of verify(`const list = document.querySelectorAll(".card"); ${loop}`))
      expect(message.suggestions ?? []).toEqual([]);
  });

  /** The share of the card that is most often at one place, among all draws that rounds of such ranges can make. */
  function getLargestOfAll(ranges: readonly number[], toStart: boolean): number {
    const cards = 8;
    const counts = Array.from({ length: cards }, () => new Array<number>(cards).fill(0));
    let runs = 0;
    const go = (round: number, order: readonly number[]): void => {
      const range = ranges[round];
      if (range === undefined) {
        runs++;
        for (const [place, card] of order.entries()) {
          const row = counts[place] ?? [];
          row[card] = (row[card] ?? 0) + 1;
        }
        return;
      }
      for (let drawn = 0; drawn < range; drawn++) {
        const others = order.filter((card) => card !== drawn);
        go(round + 1, toStart ? [drawn, ...others] : [...others, drawn]);
      }
    };
    go(
      0,
      Array.from({ length: cards }, (_, card) => card),
    );
    return Math.max(...counts.flat()) / runs;
  }

  it.each([
    ["for (let i = list.length - 1; i > 0; i--)", "i + 1", [8, 7, 6, 5, 4, 3, 2]],
    ["for (let i = list.length; i >= 2; i--)", "i", [8, 7, 6, 5, 4, 3, 2]],
    ["for (let i = 1; i < list.length; i++)", "i + 1", [2, 3, 4, 5, 6, 7, 8]],
    ["for (let i = 1; i <= list.length - 1; i++)", "i", [1, 2, 3, 4, 5, 6, 7]],
  ])("has its own numbers where fewer are drawn from: %s", (head, range, ranges) => {
    for (const move of ["append", "prepend"]) {
      const code = `const list = document.querySelectorAll(".card"); ${head} { board.${move}(list[Math.floor(Math.random() * (${range}))]); }`;
      const share = (100 * getLargestOfAll(ranges, move === "prepend")).toPrecision(3);
      expect(verify(code)[0]?.message).toContain(` ${share} % of the time instead of 12.5 %`);
    }
  });
});

it("an import brings no call that would write to places of a live list", () => {
  const code = each(`ul.appendChild(ul.children[${ANY}]);`);
  const { output } = fixAll(code, { options: { helper: "import" } });
  expect(output).not.toContain("shuffle(");
});
