// How many items a list has that was handed to React as a part of its state before it is drawn from.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

const DECK = "const deck = []; for (let i = 0; i < 13; i++) for (const s of [1, 2, 3, 4]) deck.push({ i, s });";
const DRAW =
  "const hand = []; for (let k = 0; k < 26; k++) { const r = Math.floor(Math.random() * 27); hand.push(deck[r]); deck.splice(r, 1); } return hand;";

const inClass = (set: string, more = ""): string =>
  `class App { state = {}; deal() { ${DECK} ${set} ${DRAW} } ${more} }`;
const inHook = (set: string, more = ""): string =>
  `function App() { const [cards, setCards] = useState([]); const deal = () => { ${DECK} ${set} ${DRAW} }; ${more} return deal; }`;

const TOLD = "of 52 items, the last one is among the 26 that are drawn 3.70 % of the time instead of 50.0 %";

describe("a list that is set as a state is known to be as long as before", () => {
  it.each([
    ["in a class", inClass("this.setState({ cards: deck });")],
    [
      "in a class, with more",
      inClass("this.setState({ cards: deck, isOver: false });", "render() { return this.state.cards.length; }"),
    ],
    ["by a hook", inHook("setCards(deck);")],
    [
      "by a hook, made of another one",
      inHook("").replace(
        DECK,
        `${DECK.replaceAll("deck", "all")} const deck = all.map((card) => ({ ...card })); setCards(deck);`,
      ),
    ],
  ])("%s", (_, code) => {
    expect(verify(code).map(({ message }) => message)).toEqual([expect.stringContaining(TOLD)]);
  });
});

describe("nothing is said of a list that", () => {
  it.each([
    ["anybody gets", inHook("keep(deck);")],
    [
      "a function of that name gets which is no setter",
      `const setCards = keep; ${inHook("setCards(deck);").replace("setCards]", "set]")}`,
    ],
    ["an effect of a hook of another name gets", inHook("setCards(deck);").replace("useState", "useDeck")],
    ["somebody else's state gets", inClass("other.setState({ cards: deck });")],
    ["is given under a name that is worked out", inClass("this.setState({ [cards]: deck });")],
    [
      "the class takes cards out of",
      inClass("this.setState({ cards: deck });", "render() { return this.state.cards.pop(); }"),
    ],
    [
      "the class puts cards into, by a name of its own",
      inClass("this.setState({ cards: deck });", "render() { const { cards } = this.state; cards.push(1); }"),
    ],
    ["is set behind a callback", inClass("this.setState(() => ({ cards: deck }));")],
  ])("%s", (_, code) => {
    expect(verify(code)).toEqual([]);
  });
});
