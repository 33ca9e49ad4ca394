// What TypeScript's types in the file say of a sort's receiver.
import { describe, expect, it } from "vitest";
import { judge, type Judgement } from "../judged.fixture.ts";

const SORT = ".sort(() => Math.random() - 0.5);";

describe("a type", () => {
  it.each<[string, string, Judgement]>([
    ["an array", "Card[]", "fixed"],
    ["an array by name", "Array<Card>", "fixed"],
    ["a readonly array", "readonly Card[]", "fixed"],
    ["Readonly of one", "Readonly<Card[]>", "fixed"],
    ["a tuple", "[Card, Card, Card]", "fixed"],
    ["an array or nothing", "Card[] | null | undefined", "fixed"],
    ["one of two arrays", "Card[] | string[]", "fixed"],
    ["a text or an array", "string | Card[]", "fixed"],
    ["one of some texts, a number or an array", '"none" | 52 | Card[] | undefined', "fixed"],
    ["an array with more", "Card[] & { name: string }", "fixed"],
    ["an alias of an array", "Cards", "fixed"],
    ["an interface of arrays", "Hand", "fixed"],
    ["an interface of an interface of arrays", "BigHand", "fixed"],
    ["a class of arrays", "Pack", "fixed"],
    ["any", "any", "fixed"],
    ["a type of another file", "Elsewhere", "fixed"],
    ["an interface that extends one of another file", "Extended", "fixed"],
    ["a type that nobody declares", "Nobody", "fixed"],
    ["a member of a namespace", "N.Cards", "fixed"],
    ["an alias of itself", "Circle", "fixed"],
    ["an empty record", "{}", "fixed"],
    ["a class", "Deck", "silent"],
    ["a class or nothing", "Deck | undefined", "silent"],
    ["an array or a class", "Card[] | Deck", "silent"],
    ["a text, an array or a class", "string | Card[] | Deck", "silent"],
    ["a text or a number", "string | number", "silent"],
    ["NonNullable of a class", "NonNullable<Deck | null>", "silent"],
    ["an alias of a class", "OurDeck", "silent"],
    ["an interface", "Tray", "silent"],
    ["a record with a sort", "{ sort(compare: () => number): void }", "silent"],
    ["an enumeration", "Suit", "silent"],
    ["a Map", "Map<string, Card>", "silent"],
    ["a function", "() => void", "silent"],
    ["an interface that extends a Map", "Register", "silent"],
    ["discord.js's collection", "Collection<string, Card>", "reported"],
    ["discord.js's collection by its namespace", "Discord.Collection<string, Card>", "reported"],
    ["Immutable's list", "List<Card>", "reported"],
    ["jQuery's collection", "JQuery<HTMLElement>", "suggested"],
  ])("%s: %s", (_, type, expected) => {
    const code = `
      import type { Collection } from "discord.js";
      import * as Discord from "discord.js";
      import { List } from "immutable";
      import type { Elsewhere } from "./elsewhere";
      type Cards = Card[];
      type Circle = Circle;
      interface Hand extends Array<Card> { name: string }
      interface BigHand extends Hand { size: number }
      interface Extended extends Elsewhere { name: string }
      interface Register extends Map { name: string }
      class Deck { cards: Card[] = []; }
      class Pack extends Array<Card> {}
      type OurDeck = Deck;
      interface Tray { sort(compare: () => number): void }
      enum Suit { Hearts }
      function f(list: ${type}) { list${SORT} }
    `;
    expect(judge(code)).toBe(expected);
  });
});

describe("where the type stands", () => {
  it.each([
    ["a variable", `declare const list: T; list${SORT}`],
    ["a parameter with a default", `function f(list: T = get()) { list${SORT} }`],
    ["a field", `class G { list: T; f() { this.list${SORT} } }`],
    ["a parameter that is a field", `class G { constructor(private list: T) {} f() { this.list${SORT} } }`],
    [
      "a parameter with a default that is a field",
      `class G { constructor(private list: T = get()) {} f() { this.list${SORT} } }`,
    ],
    ["what a function returns", `function get(): T { return x; } get()${SORT}`],
    ["what was returned", `function get(): T { return x; } const list = get(); list${SORT}`],
    ["a member of a parameter", `function f(props: { list: T }) { props.list${SORT} }`],
    ["a property that is taken out", `function f({ list }: { list: T }) { list${SORT} }`],
    ["a cast", `(list as T)${SORT}`],
    ["a cast in the old style", `(<T>list)${SORT}`],
    ["a type parameter's constraint", `function f<U extends T>(list: U) { list${SORT} }`],
    ["an element in turn", `declare const lists: T[]; for (const list of lists) { list${SORT} }`],
  ])("%s", (_, code) => {
    expect(judge(`class Deck {} ${code.replace("T;", "Deck;").replaceAll(/\bT\b/g, "Deck")}`), "a class").toBe(
      "silent",
    );
    expect(judge(`class Deck {} ${code.replaceAll(/\bT\b/g, "Array<Card>")}`), "an array").toBe("fixed");
  });

  it("a cast to any tells nothing, what is cast may", () => {
    expect(judge(`(list as any)${SORT}`)).toBe("fixed");
    expect(judge(`class Deck {} function f(list: Deck) { (list as any)${SORT} }`)).toBe("silent");
  });
});
