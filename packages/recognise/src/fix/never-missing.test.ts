// A list that TypeScript knows to be there stays one for TypeScript: no branch without it is written unasked.
import { expect, it } from "vitest";
import { fixAll, verify } from "../linted.fixture.ts";

const COIN = "() => Math.random() - 0.5";
const imported = (code: string): string => `import { shuffle } from "fair-shuffle";\n${code.replace("COIN", COIN)}`;

it.each([
  ["const f = (cards: Card[]) => [...cards?.sort(COIN)];", "const f = (cards: Card[]) => [...shuffle(cards ?? [])];"],
  [
    "function f<T>(cards: Array<T>) { const mixed = cards?.sort(COIN); return [...mixed, ...mixed]; }",
    "function f<T>(cards: Array<T>) { const mixed = shuffle(cards ?? []); return [...mixed, ...mixed]; }",
  ],
  [
    "function f(cards: readonly Card[]) { return cards?.slice().sort(COIN); }",
    "function f(cards: readonly Card[]) { return shuffle(cards?.slice() ?? []); }",
  ],
  [
    "const f = ({ cards }: { cards: Card[] }) => cards?.sort(COIN).map(show);",
    "const f = ({ cards }: { cards: Card[] }) => shuffle(cards ?? []).map(show);",
  ],
  [
    "interface Props { cards: Card[] }\nconst f = (props: Props) => use(props.cards?.sort(COIN));",
    "interface Props { cards: Card[] }\nconst f = (props: Props) => use(shuffle(props.cards ?? []));",
  ],
  [
    "const f = (row: [Card, Card, Card]) => row?.sort(COIN);",
    "const f = (row: [Card, Card, Card]) => shuffle(row ?? []);",
  ],
  [
    "type Deck = Card[];\nconst f = (cards: Deck) => cards?.sort(COIN);",
    "type Deck = Card[];\nconst f = (cards: Deck) => shuffle(cards ?? []);",
  ],
  // Another file may say either of this type.
  ["const f = (cards: Cards) => cards?.sort(COIN);", "const f = (cards: Cards) => shuffle(cards ?? []);"],
  [
    "interface Box { cards: Card[] }\nconst f = (box: Box) => box?.cards?.sort(COIN);",
    "interface Box { cards: Card[] }\nconst f = (box: Box) => shuffle(box?.cards ?? []);",
  ],
  [
    "const f = ({ cards = [] }: { cards?: Card[] }) => cards?.sort(COIN);",
    "const f = ({ cards = [] }: { cards?: Card[] }) => shuffle(cards ?? []);",
  ],
  [
    "const f = () => { const [cards] = useState<Card[]>([]); return cards?.sort(COIN); };",
    "const f = () => { const [cards] = useState<Card[]>([]); return shuffle(cards ?? []); };",
  ],
])("only a suggestion: %s", (before, after) => {
  const code = imported(before);
  const [message, ...more] = verify(code, { filename: "file.ts" });
  expect(more).toEqual([]);
  expect(message?.fix).toBeUndefined();
  const [{ desc, fix } = { desc: "", fix: undefined }, ...others] = message?.suggestions ?? [];
  expect(others).toEqual([]);
  expect(desc).toBe("Use the fair `shuffle` (if an empty list may stand for one that is missing).");
  const [start, end] = fix?.range ?? [0, 0];
  expect(code.slice(0, start) + (fix?.text ?? "") + code.slice(end)).toBe(imported(after));
});

it.each([
  ["a list that may be missing", "const f = (cards?: Card[]) => cards?.sort(COIN);"],
  ["a list or none", "const f = (cards: Card[] | undefined) => cards?.sort(COIN);"],
  ["a property that may be missing", "const f = ({ cards }: { cards?: Card[] }) => cards?.sort(COIN);"],
  ["a whole that may be missing", "const f = (game?: { cards: Card[] }) => use(game?.cards?.sort(COIN));"],
  ["a name for a list or none", "type Cards = Card[] | null;\nconst f = (cards: Cards) => cards?.sort(COIN);"],
  ["a list of a name that may be missing", "type Deck = Card[];\nconst f = (cards?: Deck) => cards?.sort(COIN);"],
  ["anything", "const f = (cards: any) => cards?.sort(COIN);"],
  [
    "what was looked for",
    "interface Seat { cards: Card[] }\nfunction f(seats: Seat[]) { const seat = seats.find(isMine); return seat?.cards.sort(COIN); }",
  ],
  [
    "a state that begins with nothing",
    "const f = () => { const [cards] = useState<Card[]>(); return cards?.sort(COIN); };",
  ],
  ["no type", "const f = (cards) => cards?.sort(COIN);"],
])("unasked, with a branch without a list: %s", (_what, before) => {
  const { output, messages } = fixAll(imported(before), { filename: "file.ts" });
  expect(messages).toEqual([]);
  expect(output).toContain(" : undefined");
});

it.each([
  [
    "interface Box { cards: Card[] }\nconst f = (data: Box) => data?.cards.sort(COIN);",
    "interface Box { cards: Card[] }\nconst f = (data: Box) => data && shuffle(data.cards);",
    "data",
  ],
  [
    "const f = (data: { cards: Card[] }) => use(...data?.cards.sort(COIN).slice(1));",
    "const f = (data: { cards: Card[] }) => use(...(data && shuffle(data.cards).slice(1)));",
    "data",
  ],
  [
    "class Game { box: Box; mix() { return this.box?.cards.sort(COIN); } }",
    "class Game { box: Box; mix() { return this.box && shuffle(this.box.cards); } }",
    "this.box",
  ],
])("a branch of the same type is only a suggestion: %s", (before, after, asked) => {
  const code = imported(before);
  const [message, ...more] = verify(code, { filename: "file.ts" });
  expect(more).toEqual([]);
  expect(message?.fix).toBeUndefined();
  const [{ desc, fix } = { desc: "", fix: undefined }, ...others] = message?.suggestions ?? [];
  expect(others).toEqual([]);
  expect(desc).toBe(`Use the fair \`shuffle\` (if \`${asked}\` is never \`null\`).`);
  const [start, end] = fix?.range ?? [0, 0];
  expect(code.slice(0, start) + (fix?.text ?? "") + code.slice(end)).toBe(imported(after));
});

it.each([
  [
    "const f = (cards: Card[]) => { cards?.sort(COIN); };",
    "const f = (cards: Card[]) => { if (cards) shuffle(cards); };",
  ],
  [
    "const f = (cards: Card[]) => cards?.sort(COIN) ?? others;",
    "const f = (cards: Card[]) => cards ? shuffle(cards) : others;",
  ],
  ["const f = (cards: Card[]) => cards?.sort(COIN)[0];", "const f = (cards: Card[]) => shuffle(cards ?? [])[0];"],
])("unasked, where nothing stands for a list that is missing: %s", (before, after) => {
  const { output, messages } = fixAll(imported(before), { filename: "file.ts" });
  expect(messages).toEqual([]);
  expect(output).toBe(imported(after));
});
