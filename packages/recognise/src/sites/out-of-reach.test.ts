import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

const SWAP = "const j = Math.floor(Math.random() * a.length); [a[i], a[j]] = [a[j], a[i]];";

const find = (code: string): (string | undefined)[] =>
  verify(code, { options: { fix: "off" } }).map(({ messageId, message }) => messageId ?? message);

describe("a list that nobody else can reach", () => {
  it.each([
    ["const a = [...cards];", "setCards([...a]);"],
    ["const a = cards.slice();", "setCards(a.slice());"],
    ["const a = cards.splice(0, 30);", "render();"],
    ["const a = Array.from(cards);", "this.setState({ cards: a.concat() });"],
    ["const a = cards.map((card) => ({ ...card }));", "await animate(i, j);"],
    ["const a = [1, 2, 3, 4, 5, 6, 7, 8];", "updateCounter();"],
    ["const a = [...cards];", "this.emit('swap', i, j);"],
    ["const a = [...cards]; print(a.length);", "draw(a.length);"],
    ["const a = [...cards];", "await new Promise((r) => setTimeout(r, 9)); render();"],
  ])("%s is shuffled whatever is called: %s", (start, statement) => {
    expect(
      find(
        `async function f(cards) { ${start} for (let i = 0; i < a.length; i++) { ${SWAP} ${statement} } return a; }`,
      ),
    ).toEqual(["biased"]);
  });

  it.each([
    ["its caller's list", "const a = cards;", "render();"],
    ["a list that was handed on", "const a = [...cards]; keep(a);", "render();"],
    ["a list that is handed over", "const a = [...cards];", "setCards(a);"],
    ["a list that a closure knows", "const a = [...cards]; const turn = () => a.reverse(); on(turn);", "render();"],
    ["a list that is stored", "const a = [...cards]; this.cards = a;", "render();"],
    ["a list whose method is called", "const a = [...cards];", "a.mix();"],
    ["an item that is handed over", "const a = [...cards];", "out.push(a[i]);"],
    ["an item under a name that is handed over", "const a = [...cards];", "const card = a[i]; show(card);"],
    ["a function that is handed over", "const a = [...cards];", "later(() => i);"],
    ["a list that may change", "let a = [...cards]; a = cards;", "render();"],
  ])("is not %s", (_, start, statement) => {
    expect(
      find(
        `async function f(cards) { ${start} for (let i = 0; i < a.length; i++) { ${SWAP} ${statement} } return a; }`,
      ),
    ).toEqual([]);
  });

  it("is not known where a loop around it hands it on", () => {
    expect(
      find(
        `function f(cards) { const a = [...cards]; for (const k of [1, 2]) { for (let i = 0; i < a.length; i++) { ${SWAP} render(k); } keep(a); } }`,
      ),
    ).toEqual([]);
  });

  it("is not known where others write to what the loop counts by", () => {
    expect(
      find(
        `let end = 8; function more() { end++; } function f(cards) { const a = [...cards]; for (let i = 0; i < end; i++) { ${SWAP} render(); } return a; }`,
      ),
    ).toEqual([]);
  });

  it("may be shuffled fairly, whatever is called", () => {
    expect(
      find(
        "function f(cards) { const a = [...cards]; for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [a[i], a[j]] = [a[j], a[i]]; setCards([...a]); } }",
      ),
    ).toEqual([]);
  });
});
