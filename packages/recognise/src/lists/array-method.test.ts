// Shuffles by a method that the file gives to all arrays.
import { describe, expect, it } from "vitest";
import { verify, verifyAlone } from "../linted.fixture.ts";

const SWAP = "Array.prototype.swap = function (i, j) { const t = this[i]; this[i] = this[j]; this[j] = t; };\n";
const shuffle = (range: string): string =>
  `Array.prototype.shuffle = function () { for (let i = this.length - 1; i > 0; i--) { this.swap(i, Math.floor(Math.random() * ${range})); } return this; };\n`;
const ofCopy = (range: string): string =>
  `export const mix = (list) => { const copy = [...list]; for (let i = copy.length - 1; i > 0; i--) copy.swap(i, Math.floor(Math.random() * ${range})); return copy; };\n`;

const count = (code: string, filename = "file.mjs"): number => {
  const messages = verifyAlone(code, { filename });
  expect(messages.filter(({ messageId }) => messageId !== "biased")).toEqual([]);
  return messages.length;
};

describe("a method that the file gives to all arrays", () => {
  it.each([
    ["by another method", shuffle, "this.length"],
    ["by a function, on a copy", ofCopy, "copy.length"],
  ])("is read where it is called %s", (_, make, length) => {
    for (const code of [SWAP + make(length), make(length) + SWAP]) expect(count(code)).toBe(1);
    expect(count(SWAP + make("(i + 1)"))).toBe(0);
  });

  it("is read with a type of its `this`", () => {
    const typed = SWAP.replace("(i, j)", "<T>(this: T[], i: number, j: number): void");
    const mixed = shuffle("this.length").replace("function ()", "function <T>(this: T[]): T[]");
    expect(count(typed + mixed, "file.mts")).toBe(1);
    expect(count(typed + mixed.replace("* this.length", "* (i + 1)"), "file.mts")).toBe(0);
  });

  it.each([
    ["is given twice", SWAP + SWAP],
    ["is given only where there is none", SWAP.replace("= function", "= Array.prototype.swap || function")],
    ["is given under a condition", `if (isOld) { ${SWAP} }`],
    ["is given beside what is worked out", `Object.assign(Array.prototype, more);\n${SWAP}`],
    ["is an arrow, whose `this` is another", SWAP.replace("function (i, j)", "(i, j) =>")],
    ["is given to something else", SWAP.replace("Array", "Deck")],
  ])("is not read where it %s", (_, given) => {
    expect(count(given + ofCopy("copy.length"))).toBe(0);
  });

  it("is not read where what it is called on may be something else", () => {
    expect(count(`${SWAP}export const mix = (av) => { for (let i = 0; i < 9; i++) av.swap(i, ${DRAWN}); };`)).toBe(0);
    expect(count(`${SWAP}const d = new Deck(); for (let i = 0; i < 9; i++) d.swap(i, ${DRAWN});`)).toBe(0);
  });

  it("is fixed only on demand, because any other file may give all arrays another one", () => {
    const code = SWAP + ofCopy("copy.length");
    const [message] = verify(code, { filename: "file.mjs" });
    expect(message?.fix).toBeUndefined();
    expect(message?.suggestions?.[0]?.desc).toContain("if nothing replaces `copy.swap`");
  });
});

const DRAWN = "Math.floor(Math.random() * 9)";
