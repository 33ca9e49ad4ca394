// Shuffles planted in code that Prettier has formatted: receivers, what follows in the chain, and the statements around them.
import { seededSource } from "@fair-shuffle/bias";
import { format, type Options } from "prettier";

/** What is shuffled, of which Prettier has the fixed text as ours is. */
const RECEIVERS: readonly string[] = [
  "list",
  "[...list]",
  "this.props.allTheCards",
  'word.split("")',
  "Object.keys(tableOfCards)",
  "list.filter((card) => card.isOpen)",
  "list.filter((card) => card.isOpen && card.isPlayable).map((card) => card.id)",
  "list.filter((card) => card.isOpen).map((card) => card.id).concat(others)",
  "questions.map((question) => { const parts = question.split(':'); return parts[0]; })",
  "[first, second, third, ...others]",
  "[...list.filter((card) => card.isOpen)]",
];

/** Where there is no room, Prettier looks inside of these for a place to break. */
const WIDE_RECEIVERS: readonly string[] = [
  "Array.from({ length: 52 }, (_, index) => ({ suit: index % 4, rank: Math.floor(index / 4) }))",
  '["clubs", "diamonds", "hearts", "spades", "jokers", "trumps", "blanks", "extras"]',
];

/** What follows in the chain. */
const RESTS: readonly string[] = [
  "",
  '.join("")',
  ".slice(0, 5)",
  ".slice(0, handSize)",
  ".map((card) => card.id)",
  ".slice(0, 5).map((card) => card.id)",
  '.slice(0, 3).join("")',
  ".forEach((card) => { use(card); })",
  "[0]",
  ".join()",
];

const COMPARATORS: readonly string[] = [
  "() => Math.random() - 0.5",
  "() => 0.5 - Math.random()",
  "function () { return 0.5 - Math.random(); }",
];

/** Code around an expression. */
const FRAMES: readonly ((expression: string) => string)[] = [
  (x) => `function deal() { const cards = ${x}; return cards; }`,
  (x) => `function deal() { const shuffledCards = ${x}; return shuffledCards; }`,
  (x) => `function deal() { return ${x}; }`,
  (x) => `function deal() { let hand; hand = ${x}; return hand; }`,
  (x) => `class Game { deal() { this.cards = ${x}; } }`,
  (x) => `function deal() { setCards(${x}); }`,
  (x) => `function deal() { if (isReady) { start(${x}, players); } }`,
  (x) => `export const deal = (list) => ${x};`,
  (x) => `const dealt = useMemo(() => ${x}, [list]);`,
  (x) => `function deal() { return { round: 1, cards: ${x} }; }`,
  (x) => `function deal() { return [first, ...${x}]; }`,
  (x) => `function deal() { const hand = isRandom ? ${x} : list; return hand; }`,
  (x) => `function deal() { for (const card of ${x}) { use(card); } }`,
  (x) => `async function deal() { await Promise.all(${x}); }`,
  (x) => `function deal() { ${x}; }`,
];

/** Code with a shuffle in it, as Prettier has it by its options. */
export interface Planted {
  readonly text: string;
  readonly options: Options;
}

/** Returns as many texts as are asked for: both styles of semicolons and of quotes, 80 and 100 columns wide. */
export async function plant(seed: number, count: number, isWide = false): Promise<readonly Planted[]> {
  const random = seededSource(seed);
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error("There is nothing to pick from.");
    return item;
  };
  const planted: Planted[] = [];
  for (let k = 0; k < count; k++) {
    const options: Options = {
      filepath: "deck.mjs",
      printWidth: pick([80, 100]),
      semi: pick([true, false]),
      singleQuote: pick([true, false]),
    };
    const code = pick(FRAMES)(`${pick(isWide ? WIDE_RECEIVERS : RECEIVERS)}.sort(${pick(COMPARATORS)})${pick(RESTS)}`);
    // A line of full width says how wide the file is, and a text which quotes it has.
    const head = "export const ruler = 1000;export const title = 'deck';";
    const room = (options.printWidth ?? 80) - "export const ruler = 1000;".length + (options.semi === true ? 0 : 1);
    const text = await format(`${head.replace("ruler", `ruler${"r".repeat(room)}`)}\n\n${code}`, options);
    planted.push({ text, options });
  }
  return planted;
}
