// Instances of a class of the file that a function is handed, or that a field keeps: what their methods do is read where all say which class it is.
import { describe, expect, it } from "vitest";
import { judge } from "../judged.fixture.ts";

const CLASS = `class Deck {
  cards: string[] = load();
  swap(i: number, j: number) { const card = this.cards[i]; this.cards[i] = this.cards[j]; this.cards[j] = card; }
  get size() { return this.cards.length; }
  count() { return this.cards.length; }
}
`;
const mix = (parameter: string, range = "deck.size", before = ""): string =>
  `${before}function mix(${parameter}) { for (let i = deck.count() - 1; i > 0; i--) deck.swap(i, Math.floor(Math.random() * ${range})); }\n`;

describe("handed by all calls", () => {
  it.each([
    ["one instance", "const first = new Deck(); mix(first);"],
    ["several of one class", "mix(new Deck()); const second = new Deck(); mix(second);"],
  ])("%s: the fix is made", (_, calls) => {
    expect(judge(CLASS + mix("deck") + calls)).toBe("fixed");
    expect(judge(CLASS + mix("deck", "(i + 1)") + calls)).toBe("silent");
  });

  it.each([
    ["others hand over what they like", "export ", "mix(new Deck());"],
    ["one call hands over something else", "", "mix(new Deck()); mix(load());"],
    [
      "they are of two classes",
      "",
      "class Other { cards = []; swap() {} count() { return 3; } get size() { return 3; } } mix(new Deck()); mix(new Other());",
    ],
    ["another is put in its place", "", "const first = new Deck(); first.swap = quick; mix(first);"],
    ["nobody calls it", "", ""],
  ])("nothing is said where %s", (_, before, calls) => {
    expect(judge(CLASS + mix("deck", "deck.size", before) + calls)).toBe("silent");
  });

  it("to a method, which others may call with others", () => {
    const dealer = (range: string): string =>
      `class Dealer { mix(deck) { for (let i = deck.count() - 1; i > 0; i--) deck.swap(i, Math.floor(Math.random() * ${range})); } }\n`;
    expect(judge(`${CLASS}${dealer("deck.size")}new Dealer().mix(new Deck());`)).toBe("suggested");
    expect(judge(`${CLASS}${dealer("(i + 1)")}new Dealer().mix(new Deck());`)).toBe("silent");
    expect(judge(`${CLASS}${dealer("deck.size")}new Dealer().mix(load());`)).toBe("silent");
  });

  it("nothing is said where the parameter is given another value", () => {
    const code = mix("deck").replace("{ for", "{ deck = deck.other; for");
    expect(judge(`${CLASS}${code}mix(new Deck());`)).toBe("silent");
  });
});

describe("by a written type", () => {
  it("says that another class may extend it", () => {
    expect(judge(CLASS + mix("deck: Deck", "deck.size", "export "))).toBe("suggested");
    expect(judge(CLASS + mix("deck: Deck", "(i + 1)", "export "))).toBe("silent");
  });

  it("of a field", () => {
    const dealer = (range: string): string =>
      `export class Dealer { constructor(private readonly deck: Deck) {} mix() { for (let i = this.deck.size - 1; i > 0; i--) this.deck.swap(i, Math.floor(Math.random() * ${range})); } }`;
    expect(judge(CLASS + dealer("this.deck.size"))).toBe("suggested");
    expect(judge(CLASS + dealer("(i + 1)"))).toBe("silent");
  });

  it.each([
    [
      "a class of the file extends it",
      `${CLASS}class Fair extends Deck { override swap(i: number, j: number) { mixFairly(this.cards, i, j); } }\n`,
    ],
    [
      "it is an interface",
      "interface Deck { cards: string[]; swap(i: number, j: number): void; readonly size: number; count(): number; }\n",
    ],
    ["the class is another file's", 'import { Deck } from "./deck.js";\n'],
    [
      "it may be one of two",
      `${CLASS}class Other { cards: string[] = []; swap(i: number, j: number) {} get size() { return 3; } count() { return 3; } }\n`,
    ],
  ])("nothing is said where %s", (what, made) => {
    const type = what === "it may be one of two" ? "deck: Deck | Other" : "deck: Deck";
    expect(judge(made + mix(type, "deck.size", "export "))).toBe("silent");
  });

  it("a place of its own list that a method draws", () => {
    const drawing = CLASS.replace(
      "count()",
      "place() { return Math.floor(Math.random() * this.cards.length); }\n  count()",
    );
    const loop = "for (let i = deck.count() - 1; i > 0; i--) deck.swap(i, deck.place());";
    expect(judge(`${drawing}export function mix(deck: Deck) { ${loop} }`)).toBe("reported");
  });
});
