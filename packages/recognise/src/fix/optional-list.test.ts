// Lists that may be missing: where an empty list stands for one, the fair shuffle is given that instead.
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { fixAll, verify } from "../linted.fixture.ts";

const inUse = (expression: string): string => `import { shuffle } from "fair-shuffle"; use(${expression});`;
const COIN = "() => Math.random() - 0.5";

it.each([
  ["data?.items?.sort(COIN) ?? []", "shuffle(data?.items ?? [])"],
  ["items?.sort(COIN) || []", "shuffle(items || [])"],
  ["data?.items?.slice().sort(COIN) ?? []", "shuffle(data?.items?.slice() ?? [])"],
  ["(data?.items?.sort(COIN) ?? []).map(show)", "shuffle(data?.items ?? []).map(show)"],
  ["draw()?.items?.sort(COIN).slice(1) ?? []", "shuffle(draw()?.items ?? []).slice(1)"],
  ["(items?.sort(COIN)?.slice(1)?.map(show) || []).length", "shuffle(items || []).slice(1)?.map(show).length"],
  ["[...(items?.sort(COIN) ?? []), last]", "[...shuffle(items ?? []), last]"],
  ["(items?.sort(COIN) ?? []) as Item[]", "shuffle(items ?? []) as Item[]"],
])("%s becomes %s", (before, after) => {
  const { output, messages } = fixAll(inUse(before.replace("COIN", COIN)), { filename: "file.ts" });
  expect(output).toBe(inUse(after));
  expect(messages).toEqual([]);
});

const shownBy = (code: string): string => `import { shuffle, toShuffled } from "fair-shuffle";\n${code}`;

it.each([
  // A statement of its own.
  ["cards?.sort(COIN);", "if (cards) shuffle(cards);"],
  ["data?.items.sort(COIN);", "if (data) shuffle(data.items);"],
  ["data?.items?.sort(COIN);", "if (data?.items) shuffle(data.items);"],
  ["this?.cards?.[0]?.sort(COIN);", "if (this?.cards?.[0]) shuffle(this.cards[0]);"],
  ["cards?.sort(COIN).forEach(show);", "if (cards) shuffle(cards).forEach(show);"],
  ["cards?.sort(COIN)?.[0]?.show();", "if (cards) shuffle(cards)[0]?.show();"],
  ["[...cards]?.sort(COIN).forEach(show);", "toShuffled(cards).forEach(show);"],
  // A value.
  ["const mixed = cards?.sort(COIN);", "const mixed = cards ? shuffle(cards) : undefined;"],
  ["use(data?.items?.sort(COIN));", "use(data?.items ? shuffle(data.items) : undefined);"],
  ["use(data?.items.sort(COIN) ?? []);", "use(data ? shuffle(data.items) : []);"],
  ["use(cards?.sort(COIN) ?? others);", "use(cards ? shuffle(cards) : others);"],
  ["use(cards?.sort(COIN).slice(1) || none);", "use(cards ? shuffle(cards).slice(1) : none);"],
  ["use(cards?.sort(COIN)[0] ?? none);", "use((cards ? shuffle(cards)[0] : undefined) ?? none);"],
  ["use(first ?? cards?.sort(COIN));", "use(first ?? (cards ? shuffle(cards) : undefined));"],
  ["use(first ?? cards?.sort(COIN) ?? []);", "use(first ?? (cards ? shuffle(cards) : undefined) ?? []);"],
  ["use((cards?.sort(COIN) ?? others).length);", "use((cards ? shuffle(cards) : others).length);"],
  ["use(...cards?.sort(COIN));", "use(...(cards ? shuffle(cards) : undefined));"],
  ["use((cards?.sort(COIN))?.length);", "use((cards ? shuffle(cards) : undefined)?.length);"],
  ["if (cards?.sort(COIN)) use(cards);", "if (cards ? shuffle(cards) : undefined) use(cards);"],
  ["use(`${cards?.sort(COIN)}`);", "use(`${cards ? shuffle(cards) : undefined}`);"],
  ["use(cards?.toSorted(COIN) ?? []);", "use(cards ? shuffle(cards.slice()) : []);"],
  ["use(cards?.slice()?.sort(COIN)?.slice(1));", "use(cards ? shuffle(cards.slice()).slice(1) : undefined);"],
  [
    "use(cards?.filter((c) => c?.ok)?.sort(COIN)[0]);",
    "use(cards ? shuffle(cards.filter((c) => c?.ok))[0] : undefined);",
  ],
  ["use(table.deal?.(2).sort(COIN));", "use(table.deal ? shuffle(table.deal(2)) : undefined);"],
  ["use(rows[k]?.sort(COIN));", "use(rows[k] ? shuffle(rows[k]) : undefined);"],
  ["use(cards && [...cards]?.sort(COIN).slice(2));", "use(cards && toShuffled(cards).slice(2));"],
  // What was asked before.
  ["use((cards ?? [])?.sort(COIN));", "use(shuffle(cards ?? []));"],
  ["use(cards && cards?.sort(COIN));", "use(cards && shuffle(cards));"],
  ["use(data?.items && more && data?.items?.sort(COIN));", "use(data?.items && more && shuffle(data.items));"],
  ["use(cards?.length > 2 ? cards?.sort(COIN) : []);", "use(cards?.length > 2 ? shuffle(cards) : []);"],
  [
    "if (ready && cards?.length) { const mixed = cards?.sort(COIN); }",
    "if (ready && cards?.length) { const mixed = shuffle(cards); }",
  ],
  ["use(cards ? more : cards?.sort(COIN));", "use(cards ? more : (cards ? shuffle(cards) : undefined));"],
  ["use(cards || cards?.sort(COIN));", "use(cards || (cards ? shuffle(cards) : undefined));"],
  ["if (cards) { cards = next(); cards?.sort(COIN); }", "if (cards) { cards = next(); if (cards) shuffle(cards); }"],
  ["if (cards) use(() => cards?.sort(COIN));", "if (cards) use(() => cards ? shuffle(cards) : undefined);"],
  ["const f = () => cards?.sort(COIN);", "const f = () => cards ? shuffle(cards) : undefined;"],
  ["use(await cards?.sort(COIN));", "use(await (cards ? shuffle(cards) : undefined));"],
  // What React shows.
  ["use(<p>{cards?.sort(COIN).map(show)}</p>);", "use(<p>{cards && shuffle(cards).map(show)}</p>);"],
  ["use(<p>{cards?.sort(COIN).map(show) ?? none}</p>);", "use(<p>{cards ? shuffle(cards).map(show) : none}</p>);"],
  ["use(<p a={cards?.sort(COIN)} />);", "use(<p a={cards ? shuffle(cards) : undefined} />);"],
])("%s becomes %s", (before, after) => {
  const { output, messages } = fixAll(shownBy(before.replace("COIN", COIN)), { filename: "file.jsx" });
  expect(output).toBe(shownBy(after));
  expect(messages).toEqual([]);
});

it.each([
  [
    "a value",
    [
      "const shown = data?.cards",
      "  ?.sort(COIN)",
      "  .slice(0, 6)",
      "  .map((card) => {",
      "    return card.name;",
      "  });",
    ],
    [
      "const shown = data?.cards",
      "  ? shuffle(data.cards)",
      "      .slice(0, 6)",
      "      .map((card) => {",
      "        return card.name;",
      "      })",
      "  : undefined;",
    ],
  ],
  [
    "a value that something stands for",
    ["const shown =", "  cards?.sort(COIN).map((card) => {", "    return card.name;", "  }) ?? none;"],
    [
      "const shown =",
      "  cards",
      "    ? shuffle(cards).map((card) => {",
      "        return card.name;",
      "      })",
      "    : none;",
    ],
  ],
  [
    "what React shows",
    [
      "use(",
      "  <p>",
      "    {data?.cards",
      "      ?.sort(COIN)",
      "      .map((card) => (",
      "        <b>{card}</b>",
      "      ))}",
      "  </p>,",
      ");",
    ],
    [
      "use(",
      "  <p>",
      "    {data?.cards &&",
      "      shuffle(data.cards).map((card) => (",
      "        <b>{card}</b>",
      "      ))}",
      "  </p>,",
      ");",
    ],
  ],
])("gives each part of %s a line where one has no room", (_, before, after) => {
  const head = `import { shuffle } from "fair-shuffle";\n`;
  const code = `${head}${before.join("\n").replace("COIN", COIN)}\n`;
  const { output, messages } = fixAll(code, { filename: "file.jsx" });
  expect(output).toBe(`${head}${after.join("\n")}\n`);
  expect(messages).toEqual([]);
});

it.each([
  ["an else would belong to another if", "if (a) cards?.sort(COIN); else show();", "file.js"],
  ["what follows would throw for no item", "use(draw()?.sort(COIN)[0].name);", "file.js"],
  ["another list stands for a missing one", "use(draw()?.sort(COIN) ?? others);", "file.js"],
  ["what follows has an effect", "use(draw()?.sort(COIN).find(next()));", "file.js"],
  ["what follows has one before its item", "use(draw()?.sort(COIN).slice(0, take())[0]);", "file.js"],
  ["what follows would throw for an empty list", "use(draw()?.sort(COIN).reduce(add) ?? []);", "file.js"],
  ["data without items would throw", "use(draw()?.items.sort(COIN) ?? []);", "file.js"],
  ["a comment would be lost", "use(cards?.sort(COIN) ?? /* nobody */ none);", "file.js"],
  ["an item would no longer be removed", "delete cards?.sort(COIN)[0];", "file.js"],
])("there is no fix where %s: %s", (_, code, filename) => {
  const [message, ...more] = verify(shownBy(code.replace("COIN", COIN)), { filename });
  expect(more).toEqual([]);
  expect(message).toMatchObject({ messageId: "biased" });
  expect(message?.fix).toBeUndefined();
});

it.each([
  ["draw()?.sort(COIN);", "shuffle(draw() ?? []);"],
  ["draw()?.sort(COIN).forEach(show);", "shuffle(draw() ?? []).forEach(show);"],
  ["use(draw()?.sort(COIN)[0]);", "use(shuffle(draw() ?? [])[0]);"],
  ["use(draw()?.sort(COIN)?.[0]?.name.first);", "use(shuffle(draw() ?? [])[0]?.name.first);"],
  [
    "use(decks.get(k)?.sort(COIN).map(show).pop() ?? none);",
    "use(shuffle(decks.get(k) ?? []).map(show).pop() ?? none);",
  ],
  [
    "use((await draw())?.sort(COIN).find((card) => card.ok)?.name);",
    "use(shuffle((await draw()) ?? []).find((card) => card.ok)?.name);",
  ],
  ["use((draw() as Card[])?.sort(COIN).shift());", "use(shuffle((draw() as Card[]) ?? []).shift());"],
  ["use(draw()?.toSorted(COIN)[0]);", "use(shuffle((draw() ?? []).slice())[0]);"],
  ["use(draw()?.sort(COIN).slice(0, count - 1)[0]);", "use(shuffle(draw() ?? []).slice(0, count - 1)[0]);"],
  ["rows[k]?.sort(COIN);", "shuffle(rows[k] ?? []);"],
  ["use(word?.split('')?.sort(COIN)[0]);", "use(shuffle(word?.split('') ?? [])[0]);"],
])("without a list, %s does what it would with an empty one", (before, after) => {
  const { output, messages } = fixAll(shownBy(before.replace("COIN", COIN)), { filename: "file.ts" });
  expect(output).toBe(shownBy(after));
  expect(messages).toEqual([]);
});

it.each([
  ["use(draw()?.sort(COIN));", "use(shuffle(draw() ?? []));"],
  ["use(draw()?.sort(COIN).slice(1));", "use(shuffle(draw() ?? []).slice(1));"],
  ["use(rows[k]?.sort(COIN));", "use(shuffle(rows[k] ?? []));"],
  ["use(word?.split('')?.sort(COIN));", "use(shuffle(word?.split('') ?? []));"],
])("an empty list for a missing one is only suggested in %s", (before, after) => {
  const code = shownBy(before.replace("COIN", COIN));
  const [message, ...more] = verify(code, { filename: "file.ts" });
  expect(more).toEqual([]);
  expect(message?.fix).toBeUndefined();
  const [{ desc, fix } = { desc: "", fix: undefined }, ...others] = message?.suggestions ?? [];
  expect(others).toEqual([]);
  expect(desc).toBe("Use the fair `shuffle` (if an empty list may stand for one that is missing).");
  const [start, end] = fix?.range ?? [0, 0];
  expect(code.slice(0, start) + (fix?.text ?? "") + code.slice(end)).toBe(shownBy(after));
});

it.each([
  ["cards?.sort(COIN)!", "(cards ? shuffle(cards) : undefined)!"],
  ["cards?.sort(COIN)!.slice(1)", "cards ? shuffle(cards).slice(1) : undefined"],
  ["t!.list?.sort(COIN)![0]!", "(t!.list ? shuffle(t!.list)[0] : undefined)!"],
  ["(cards?.sort(COIN))!", "(cards ? shuffle(cards) : undefined)!"],
  ["cards?.sort(COIN)! satisfies Card[]", "(cards ? shuffle(cards) : undefined)! satisfies Card[]"],
])("what %s is said to be is said of both branches", (before, after) => {
  const { output, messages } = fixAll(inUse(before.replace("COIN", COIN)), { filename: "file.ts" });
  expect(output).toBe(inUse(after));
  expect(messages).toEqual([]);
});

it("breaks no text", () => {
  const text = (shown: string): string =>
    `use(\`The cards of this round, in the order in which they are dealt: ${shown}\`);`;
  const before = shownBy(text("${data?.cards?.sort(COIN).join(', ')}").replace("COIN", COIN));
  const { output } = fixAll(before, { filename: "file.js" });
  expect(output).toBe(shownBy(text("${data?.cards ? shuffle(data.cards).join(', ') : undefined}")));
});

it("keeps the type arguments of a call that is asked for", () => {
  const { output } = fixAll(shownBy(`use(table.deal?.<Card>(2).sort(${COIN}));`), { filename: "file.ts" });
  expect(output).toBe(shownBy("use(table.deal ? shuffle(table.deal<Card>(2)) : undefined);"));
});

/** What code hands to `use`, with lists in alphabetical order; the name of what it throws. */
function runWith(code: string, data: unknown): unknown {
  const shuffle = (list: unknown[]): unknown[] => list.reverse();
  const toShuffled = (list: Iterable<unknown>): unknown[] => [...list].reverse();
  const used: unknown[] = [];
  try {
    runInNewContext(code.replace(/^import .*$/m, ""), {
      data: structuredClone(data),
      shuffle,
      toShuffled,
      use: (value: unknown) => used.push(value),
    });
  } catch (error) {
    return (error as Error).name;
  }
  return used.map((value) => (Array.isArray(value) ? value.toSorted() : value));
}

it.each([
  "use(data?.items?.sort(COIN));",
  "use(data?.items.sort(COIN));",
  "use(data?.items?.sort(COIN).length);",
  "use(data?.items?.slice()?.sort(COIN)?.slice(0));",
  "use(data?.items?.sort(COIN) ?? 'none');",
  "use(data?.items?.sort(COIN).map(String) || 'none');",
  "use(data?.items?.sort(COIN)[9] ?? 'none');",
  "use(data?.items?.toSorted(COIN) ?? []);",
  "use(data?.items && [...data.items]?.sort(COIN));",
  "data?.items?.sort(COIN); use(data?.items);",
  "use([data?.items][0]?.sort(COIN)[0] === undefined);",
  "[data?.items].at(0)?.sort(COIN).forEach((item) => use(typeof item));",
  "use([data?.items].at(0)?.sort(COIN).map(String).find((item) => item > 'b'));",
  "use([data?.items].at(0)?.toSorted(COIN)[9]?.name.first);",
  "[data?.items].at(0)?.sort(COIN); use(data?.items);",
])("%s does the same without a list, without data, and with a list", (code) => {
  const before = shownBy(code.replace("COIN", COIN));
  const { output, messages } = fixAll(before, { filename: "file.js" });
  expect(messages).toEqual([]);
  expect(output).toMatch(/huffled?\(/);
  for (const data of [undefined, null, {}, { items: null }, { items: [] }, { items: ["b", "a", "c"] }]) {
    expect(runWith(output, data)).toEqual(runWith(before, data));
  }
});
