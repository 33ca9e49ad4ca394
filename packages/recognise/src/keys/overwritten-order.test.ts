// A swap of CSS orders that keeps none of them: found however it is written, with exact numbers; a true swap, and whatever else gives orders by place, is left alone.
import { seededSource } from "@fair-shuffle/bias";
import { describe, expect, it } from "vitest";
import { find } from "../findings.fixture.ts";
import { apply, verify } from "../linted.fixture.ts";

const DRAW = "Math.floor(Math.random() * (i + 1))";
const SWAP = "cards[r].style.order = i; cards[i].style.order = r;";

const loop = (body: string, header = "let i = cards.length - 1; i > 0; i--"): string => `for (${header}) { ${body} }`;
const wrap = (code: string): string => `export const f = (cards) => { ${code} };`;

const REMARK =
  "(numbers overwrite each other instead of being swapped; counted for the first run, before which none is set)";

/** Of eight elements, the second one draws order 0 half of the time, and then nothing stands before it. */
const SECOND_FIRST = `of 8 items, the second one ends up first 50.0 % of the time instead of 12.5 % ${REMARK}`;

describe("orders that overwrite each other", () => {
  it.each([
    ["two elements of a list", loop(`const r = ${DRAW}; ${SWAP}`)],
    ["the other one first", loop(`const r = ${DRAW}; cards[i].style.order = r; cards[r].style.order = i;`)],
    ["down to 1", loop(`let r = ${DRAW}; ${SWAP}`, "let i = cards.length - 1; i >= 1; i--")],
    ["until it is 0", loop(`let r = ${DRAW}; ${SWAP}`, "let i = cards.length - 1; i !== 0; i -= 1")],
    ["while it is not 0", loop(`var r = ${DRAW}; ${SWAP}`, "var i = cards.length - 1; i; --i")],
    ["as texts", loop(`const r = ${DRAW}; cards[r].style.order = String(i); cards[i].style.order = \`\${r}\`;`)],
    [
      "by setProperty",
      loop(`const r = ${DRAW}; cards[r].style.setProperty("order", i); cards[i].style.setProperty("order", r);`),
    ],
    ["by jQuery", loop(`const r = ${DRAW}; $(cards[r]).css("order", i); $(cards[i]).css("order", r);`)],
    ["by jQuery's eq", loop(`const r = ${DRAW}; cards.eq(r).css("order", i); cards.eq(i).css({ order: r });`)],
    ["under names", loop(`const r = ${DRAW}; const a = cards[r], b = cards[i]; a.style.order = i; b.style.order = r;`)],
    ["two draws", loop(`const x = Math.random() * (i + 1); const r = Math.floor(x); ${SWAP}`)],
    ["with a log", loop(`const r = ${DRAW}; ${SWAP} console.log("shuffled", i, r);`)],
    ["|", loop(`const r = (Math.random() * (i + 1)) | 0; ${SWAP}`)],
    [
      "its length under a name",
      `const n = cards.length; ${loop(`const r = ${DRAW}; ${SWAP}`, "let i = n - 1; i > 0; i--")}`,
    ],
  ])("are found: %s", (_, code) => {
    expect(verify(wrap(code)).map(({ message }) => message)).toEqual([expect.stringContaining(SECOND_FIRST)]);
  });

  it("are found in a method, for a list of the object's", () => {
    const code = `class Game {
      constructor(cards) { this.cards = cards; }
      mix() {
        for (let i = this.cards.length - 1; i > 0; i--) {
          const r = ${DRAW};
          this.cards[r].style.order = i;
          this.cards[i].style.order = r;
        }
      }
    }`;
    expect(verify(code).map(({ message }) => message)).toEqual([expect.stringContaining(SECOND_FIRST)]);
  });

  it.each([
    [
      "down to the first",
      loop(`const r = ${DRAW}; ${SWAP}`, "let i = cards.length - 1; i >= 0; i--"),
      "first one stays first 100 %",
    ],
    [
      "down past the first",
      loop(`const r = ${DRAW}; ${SWAP}`, "let i = cards.length - 1; i > -1; i--"),
      "first one stays first 100 %",
    ],
    [
      "from any place",
      loop(`const r = Math.floor(Math.random() * cards.length); ${SWAP}`),
      "first one stays first 39.3 %",
    ],
    [
      "from the places before",
      loop(`const r = Math.floor(Math.random() * i); ${SWAP}`),
      "second one ends up first 100 %",
    ],
    ["rounded", loop(`const r = Math.round(Math.random() * i); ${SWAP}`), "second one ends up first 50.0 %"],
    [
      "upwards, from any place",
      loop(`const r = Math.floor(Math.random() * cards.length); ${SWAP}`, "let i = 0; i < cards.length; i++"),
      "seventh one ends up last 21.9 %",
    ],
    [
      "upwards, from the places that follow",
      loop(
        `const r = i + Math.floor(Math.random() * (cards.length - i)); ${SWAP}`,
        "let i = 0; i < cards.length - 1; i++",
      ),
      "seventh one ends up last 62.5 %",
    ],
    [
      "by forEach",
      `cards.forEach((card, i) => { const r = Math.floor(Math.random() * cards.length); cards[r].style.order = i; card.style.order = r; });`,
      "seventh one ends up last 21.9 %",
    ],
    [
      "by jQuery's each",
      `$.each(cards, (i, card) => { const r = Math.floor(Math.random() * cards.length); $(cards[r]).css("order", i); $(card).css("order", r); });`,
      "seventh one ends up last 21.9 %",
    ],
  ])("are told with the numbers of their range: %s", (_, code, wanted) => {
    expect(verify(wrap(code)).map(({ message }) => message)).toEqual([expect.stringContaining(wanted)]);
  });

  it("are told of a list of known length", () => {
    const code = `const cards = [a, b, c, d]; ${loop(`const r = ${DRAW}; ${SWAP}`)}`;
    expect(verify(code)[0]?.message).toContain(
      "of 4 items, the last one stays last 62.5 % of the time instead of 25.0 %",
    );
  });
});

it.each([
  [
    "a true swap",
    loop(
      `const r = ${DRAW}; const t = cards[i].style.order; cards[i].style.order = cards[r].style.order; cards[r].style.order = t;`,
    ),
  ],
  [
    "a true swap by destructuring",
    loop(
      `const r = ${DRAW}; [cards[i].style.order, cards[r].style.order] = [cards[r].style.order, cards[i].style.order];`,
    ),
  ],
  [
    "a true swap of places in a list",
    loop(`const r = ${DRAW}; [orders[i], orders[r]] = [orders[r], orders[i]];`) +
      "cards.forEach((card, i) => { card.style.order = orders[i]; });",
  ],
  ["another list", loop(`const r = ${DRAW}; cards[r].style.order = i; rows[i].style.order = r;`)],
  ["as many as another list has", loop(`const r = ${DRAW}; ${SWAP}`, "let i = rows.length - 1; i > 0; i--")],
  ["another number for the one", loop(`const r = ${DRAW}; cards[r].style.order = i + 1; cards[i].style.order = r;`)],
  ["another number for the other", loop(`const r = ${DRAW}; cards[r].style.order = i; cards[i].style.order = r + 1;`)],
  ["the same number for both", loop(`const r = ${DRAW}; cards[r].style.order = r; cards[i].style.order = i;`)],
  ["one of them alone", loop(`const r = ${DRAW}; cards[r].style.order = i;`)],
  ["the same place twice", loop(`const r = ${DRAW}; cards[i].style.order = i; cards[i].style.order = r;`)],
  ["a third order", loop(`const r = ${DRAW}; ${SWAP} cards[0].style.order = 1;`)],
  ["what may write another one", loop(`const r = ${DRAW}; ${SWAP} settle(cards);`)],
  ["what may write another one in a log", loop(`const r = ${DRAW}; ${SWAP} console.log((cards[0].style.order = 3));`)],
  ["a log of somebody's", `const console = { log: settle }; ${loop(`const r = ${DRAW}; ${SWAP} console.log(cards);`)}`],
  ["a condition", loop(`const r = ${DRAW}; if (r !== i) { ${SWAP} }`)],
  ["a place that is drawn before", `const r = Math.floor(Math.random() * cards.length); ${loop(SWAP)}`],
  ["a place that is changed", loop(`let r = ${DRAW}; r = settle(r); ${SWAP}`)],
  ["a counter that is changed", loop(`const r = Math.floor(Math.random() * (i-- + 1)); ${SWAP}`)],
  ["every second place", loop(`const r = ${DRAW}; ${SWAP}`, "let i = cards.length - 1; i > 0; i -= 2")],
  ["down to another place", loop(`const r = ${DRAW}; ${SWAP}`, "let i = cards.length - 1; i > 3; i--")],
  ["from another place", loop(`const r = ${DRAW}; ${SWAP}`, "let i = cards.length - 2; i > 0; i--")],
  ["past the end", loop(`const r = Math.floor(Math.random() * (cards.length + 1)); ${SWAP}`)],
  ["a fraction", loop(`const r = Math.random() * (i + 1); ${SWAP}`)],
  ["a number of places that stands there", loop(`const r = Math.floor(Math.random() * 12); ${SWAP}`)],
  ["a number that nobody knows", loop(`const r = Math.floor(Math.random() * k); ${SWAP}`)],
  ["no draw", loop(`const r = i - 1; ${SWAP}`) + "use(Math.random());"],
  ["a function of somebody's", loop(`const r = pick(i); ${SWAP}`) + "use(Math.random());"],
  [
    "another property",
    loop(`const r = ${DRAW}; cards[r].style.zIndex = i; cards[i].style.zIndex = r;`) + "a.style.order = 1;",
  ],
  [
    "orders that are given again",
    loop(`const r = ${DRAW}; ${SWAP}`) + "cards.forEach((card, i) => { card.style.order = i; });",
  ],
  ["elements that are shuffled fairly before", `_.shuffle(cards); ${loop(`const r = ${DRAW}; ${SWAP}`)}`],
  ["a name that says what it is", `function splitIntoTeams() { ${loop(`const r = ${DRAW}; ${SWAP}`)} }`],
  [
    "a list that may be another one each time",
    loop(
      `const r = ${DRAW}; get()[r].style.order = i; get()[i].style.order = r;`,
      "let i = get().length - 1; i > 0; i--",
    ),
  ],
])("%s is left alone", (_, code) => {
  expect(find(wrap(code))).toEqual([]);
});

/** Lays elements out as the text of the code does, and a browser after it: stably, by their orders. */
function layOut(code: string, count: number, random: () => number): readonly number[] {
  const cards = Array.from({ length: count }, (_, card) => ({ card, style: { order: 0 } }));
  // oxlint-disable-next-line typescript/no-implied-eval -- the code is our own, and running it is the test
  const run = new Function("cards", "Math", code) as (elements: typeof cards, math: unknown) => void;
  run(cards, { floor: Math.floor, round: Math.round, random });
  return cards.sort((a, b) => a.style.order - b.style.order).map(({ card }) => card);
}

describe("the numbers are those of the code itself", () => {
  it("in every way in which four elements can be drawn for", () => {
    const code = loop(`const r = ${DRAW}; ${SWAP}`);
    let lastStays = 0;
    for (let run = 0; run < 24; run++) {
      // Places from 0 … 3, 0 … 2 and 0 … 1, drawn in this order.
      const draws = [(run % 4) / 4, (Math.floor(run / 4) % 3) / 3, Math.floor(run / 12) / 2];
      const laid = layOut(code, 4, () => (draws.shift() ?? NaN) + 0.01);
      if (laid[3] === 3) lastStays++;
    }
    expect(lastStays / 24).toBe(0.625);
    expect(verify(`const cards = [a, b, c, d]; ${code}`)[0]?.message).toContain("the last one stays last 62.5 %");
  });

  it.each([
    [loop(`const r = ${DRAW}; ${SWAP}`), 0, 1, 0.5],
    [loop(`const r = Math.floor(Math.random() * cards.length); ${SWAP}`), 0, 0, 0.3927],
    [
      loop(`const r = Math.floor(Math.random() * cards.length); ${SWAP}`, "let i = 0; i < cards.length; i++"),
      7,
      6,
      0.21875,
    ],
  ])("in 50,000 runs of eight elements: %s", (code, position, card, share) => {
    const random = seededSource(3);
    const runs = 50_000;
    let found = 0;
    for (let run = 0; run < runs; run++) if (layOut(code, 8, random)[position] === card) found++;
    // Six standard deviations: a false alarm once in 100 million runs.
    expect(Math.abs(found / runs - share)).toBeLessThan(6 * Math.sqrt((share * (1 - share)) / runs));
    expect(verify(wrap(code))[0]?.message).toContain(`${(share * 100).toPrecision(3)} %`);
  });
});

it("two elements are left alone, of which the first one keeps what it had half of the time", () => {
  expect(find(`const cards = [a, b]; ${loop(`const r = ${DRAW}; ${SWAP}`)}`)).toEqual([]);
  expect(find(`const cards = [a, b, c]; ${loop(`const r = ${DRAW}; ${SWAP}`)}`)).toHaveLength(1);
});

const ORDER = "Math.floor(Math.random() * 2 ** 31)";

it.each([
  [
    "a loop that leaves the first one out",
    `for (let i = cards.length - 1; i > 0; i--) {\n  const r = ${DRAW};\n  cards[r].style.order = i;\n  cards[i].style.order = r;\n}\n`,
    `for (let i = cards.length - 1; i >= 0; i--) {\n  const r = ${ORDER};\n  cards[i].style.order = r;\n}\n`,
  ],
  [
    "a loop through all",
    `for (let i = cards.length - 1; i >= 0; i--) {\n  const r = ${DRAW};\n  cards[i].style.order = r;\n  cards[r].style.order = i;\n}\n`,
    `for (let i = cards.length - 1; i >= 0; i--) {\n  const r = ${ORDER};\n  cards[i].style.order = r;\n}\n`,
  ],
  [
    "a loop that leaves the last one out",
    `for (let i = 0; i < cards.length - 1; i++) {\n  const r = i + Math.floor(Math.random() * (cards.length - i));\n  cards[r].style.order = i;\n  cards[i].style.order = r;\n}\n`,
    `for (let i = 0; i < cards.length; i++) {\n  const r = ${ORDER};\n  cards[i].style.order = r;\n}\n`,
  ],
  [
    "forEach",
    `cards.forEach((card, i) => {\n  const r = Math.floor(Math.random() * cards.length);\n  cards[r].style.order = i;\n  card.style.order = r;\n});\n`,
    `cards.forEach((card, i) => {\n  const r = ${ORDER};\n  card.style.order = r;\n});\n`,
  ],
])("one order for each is suggested, and is fair: %s", (_, code, wanted) => {
  const [message] = verify(code);
  expect(message?.fix).toBeUndefined();
  const [suggestion] = message?.suggestions ?? [];
  expect(suggestion?.desc).toBe(
    `Draw keys that practically never tie: \`${ORDER}\` (if nobody else needs the keys as they are; each round gives one order instead of two).`,
  );
  const fixed = suggestion === undefined ? code : apply(code, suggestion.fix);
  expect(fixed).toBe(wanted);
  expect(verify(fixed)).toEqual([]);
});

it("says what to do where a name would be left for an element that is not drawn any more", () => {
  const [message] = verify(
    wrap(loop(`const r = ${DRAW}; const other = cards[r]; other.style.order = i; cards[i].style.order = r;`)),
  );
  expect(message?.suggestions ?? []).toEqual([]);
  expect(message?.message).toContain(
    "Give each item one number, once, drawn from so many that two items hardly ever get the same one.",
  );
});

it.each([
  ["in the header", loop(`const r = ${DRAW}; ${SWAP}`, "let i = cards.length - 1; i /* not the first */ > 0; i--")],
  ["in what goes", loop(`const r = ${DRAW}; cards[r].style.order /* there */ = i; cards[i].style.order = r;`)],
])("says of a comment that it goes with the code: %s", (_, code) => {
  expect(verify(wrap(code))[0]?.suggestions?.[0]?.desc).toContain("a comment is lost with the code");
});
