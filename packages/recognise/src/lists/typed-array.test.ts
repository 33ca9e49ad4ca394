// Which lists are known to be typed arrays: V8's merge sort has numbers of its own, and where a list may be either, nothing is said.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

const SORT = "sort(() => Math.random() - 0.5)";

/** What the rule says of a text: "typed" or "array" by the numbers of ten cards or eight, else its message; empty where it is silent. */
function tell(code: string): readonly string[] {
  const messages = verify(code, { options: { fix: "off" }, filename: "file.ts" });
  return messages.map(({ message }) =>
    message.includes(
      "of 10 items, the fourth one ends up ninth 12.9 % of the time instead of 10.0 % (in Chrome, Edge and Node)",
    )
      ? "typed"
      : message.includes(
            "of 8 items, the first one stays first 22.2 % of the time instead of 12.5 % (in Chrome, Edge and Node)",
          )
        ? "array"
        : message,
  );
}

describe("known to be a typed array", () => {
  it.each(
    [
      "new Uint8Array(n)",
      "new Uint16Array(n)",
      "new Uint32Array(n)",
      "new Int8Array(n)",
      "new Int16Array(n)",
      "new Int32Array(n)",
      "new Uint8ClampedArray(n)",
      "new Float16Array(n)",
      "new Float32Array(n)",
      "new Float64Array(n)",
      "new BigInt64Array(n)",
      "new BigUint64Array(n)",
      "new Uint8Array(buffer, 8)",
      "new Float64Array([...list])",
      "Uint8Array.from(list)",
      "Uint8Array.of(...list)",
      "Buffer.from(text)",
      "Buffer.alloc(n)",
      "Buffer.allocUnsafe(n)",
      "Buffer.concat([x, y])",
      "new Buffer(n)",
      "crypto.getRandomValues(new Uint32Array(n))",
      "Uint8Array.of(...list).map(f)",
      "new Uint8Array(n).subarray(1, 9)",
      "new Uint8Array(n).slice()",
      "new Uint8Array(n).filter(f)",
      "new Uint8Array(n).fill(1, 2)",
      "new Uint8Array(n).toReversed()",
      "(list as Uint8Array)",
      "(<Float32Array>list)",
      "(wide ? new Uint16Array(n) : new Uint8Array(n))",
      "(wide ? new Uint16Array(n) : (bytes = new Uint8Array(n)))",
    ].filter((text) => !text.startsWith("(cached")),
  )("%s", (list) => {
    expect(tell(`${list}.${SORT};`)).toEqual(["typed"]);
    expect(tell(`const a = ${list}; a.${SORT};`)).toEqual(["typed"]);
    expect(tell(`use(${list}.to${SORT.replace("sort", "Sorted")});`)).toEqual(["typed"]);
  });

  it.each([
    ["a parameter", `function f(a: Uint8Array) { a.${SORT}; }`],
    ["a parameter that may be left out", `function f(a: Uint8Array | undefined) { a?.${SORT}; }`],
    ["a parameter of several typed arrays", `function f(a: Uint8Array | Int8Array) { a.${SORT}; }`],
    ["a parameter with a buffer's type", `function f(a: Uint8Array<ArrayBuffer>) { a.${SORT}; }`],
    ["a parameter of Node", `function f(a: Buffer) { a.${SORT}; }`],
    ["a parameter of Node by an import", `import { Buffer } from "node:buffer"; function f(a: Buffer) { a.${SORT}; }`],
    ["any of Node's", `function f(a: NodeJS.TypedArray) { a.${SORT}; }`],
    ["an alias", `type Bytes = Readonly<Uint8Array>; function f(a: Bytes) { a.${SORT}; }`],
    ["a type parameter", `function f<T extends Uint8Array>(a: T) { a.${SORT}; }`],
    ["a field with a type", `class D { cards: Uint8Array; f() { this.cards.${SORT}; } }`],
    ["a field with a value", `class D { cards = new Uint8Array(n); f() { this.cards.${SORT}; } }`],
    [
      "a field that the constructor sets",
      `class D { constructor() { this.cards = new Uint8Array(n); } f() { this.cards.${SORT}; } }`,
    ],
    [
      "what a function returns by its type",
      `declare const x: any; function make(): Uint8Array { return x; } make().${SORT};`,
    ],
    [
      "what a function returns",
      `function make() { if (n) return new Uint8Array(n); return Uint8Array.of(...x); } make().${SORT};`,
    ],
    [
      "what a function returns that calls itself",
      `function make(n) { return n > 9 ? make(n - 1) : new Uint8Array(n); } const a = new Uint8Array(n).map(f); a.${SORT};`,
    ],
    ["what an arrow returns", `const make = () => new Uint8Array(n); make().${SORT};`],
    ["a variable that is set twice", `let a = new Uint8Array(n); a = a.map(f); a = new Uint8Array(a); a.${SORT};`],
    ["random bytes", `import { randomBytes } from "node:crypto"; randomBytes(n).${SORT};`],
    ["random bytes of the module", `import crypto from "crypto"; crypto.randomBytes(n).${SORT};`],
    ["a filled list", `import { randomFillSync } from "crypto"; randomFillSync(Buffer.alloc(n)).${SORT};`],
    ["random values by name", `import { getRandomValues } from "crypto"; getRandomValues(new Uint8Array(n)).${SORT};`],
    ["a parameter by its comment", `/** @param {Uint8Array} a the bytes */\nexport function f(a) { a.${SORT}; }`],
    [
      "a parameter by a method's comment",
      `class D {\n/** @param {number} n\n * @param {?Buffer} [a] */\nf(n, a) { a.${SORT}; } }`,
    ],
    ["a parameter by an arrow's comment", `/** @param {Int8Array|Uint8Array} a */\nexport const f = (a) => a.${SORT};`],
    ["a variable by its comment", `/** @type {Float32Array} */\nlet a = load(); a.${SORT};`],
    [
      "a result by its comment",
      `/** @returns {Uint8Array<ArrayBuffer>} */\nfunction load() { return x; }\nload().${SORT};`,
    ],
    ["a field by its comment", `class D {\n/** @type {Uint8Array} */\ncards = load(); f() { this.cards.${SORT}; } }`],
  ])("%s", (_, code) => {
    expect(tell(code)).toEqual(["typed"]);
  });
});

describe("an array, for all that can be seen", () => {
  it.each([
    "MyUint16Array.from(n)",
    "my.Int32Array.from(n)",
    "BigArray.from(n)",
    "Array.from(list)",
    "[...new Uint8Array(n)]",
    "Array.from(new Uint8Array(n))",
    "Buffer.from(text).toString().split('')",
    "[...new Uint8Array(n).keys()]",
    "of(x).map(f)",
  ])("%s", (list) => {
    expect(tell(`${list}.${SORT};`)).toEqual(["array"]);
  });

  it.each([
    ["a parameter", `function f(a: number[]) { a.${SORT}; }`],
    ["a parameter of somebody's type", `function f(a: my.Uint8Array) { a.${SORT}; }`],
    ["another parameter's comment", `/** @param {Uint8Array} b */\nexport function f(a, b) { a.${SORT}; }`],
    ["an array's comment", `/** @param {number[]} a */\nexport function f(a) { a.${SORT}; }`],
    [
      "what only an outer comment is about",
      `/** @returns {Uint8Array} */\nexport function f(a) { return g(() => a.${SORT}); }`,
    ],
  ])("%s", (_, code) => {
    expect(tell(code)).toEqual(["array"]);
  });
});

describe("silent where it may be either", () => {
  it.each([
    ["by its type", `function f(a: number[] | Uint8Array) { a.${SORT}; }`],
    ["by its comment", `/** @param {number[]|Uint8Array} a */\nexport function f(a) { a.${SORT}; }`],
    ["by a condition", `use((small ? new Uint8Array(n) : list).${SORT});`],
    ["by what is given to a variable", `let a = list; if (small) a = new Uint8Array(a); a.${SORT};`],
    ["by what a function returns", `function make() { return small ? new Uint8Array(n) : x; } make().${SORT};`],
    ["by an array's own sort", `Array.prototype.sort.call(new Uint8Array(n), () => Math.random() - 0.5);`],
    ["and of two", `new Uint8Array(2).${SORT};`],
  ])("%s", (_, code) => {
    expect(tell(code)).toEqual([]);
  });
});

describe("with the numbers of its own sort", () => {
  it.each([
    [
      "of a deck",
      `new Uint8Array(52).${SORT};`,
      "of 52 items, the first one stays first 3.13 % of the time instead of 1.92 % (in Chrome, Edge and Node)",
    ],
    [
      "of eight, where every place is even and no order is",
      `new Uint8Array(8).${SORT};`,
      "of 4 items, the order 1 2 3 4 comes up 6.25 % of the time instead of 4.17 % (in Chrome, Edge and Node)",
    ],
    [
      "of true and false, which an array's sort would leave alone",
      `new Uint8Array(5).sort(() => Math.random() < 0.5);`,
      "of 5 items, the fourth one stays fourth 25.8 % of the time instead of 20.0 % (in Chrome, Edge and Node)",
    ],
    ["of two sorts in a row", `new Uint8Array(3).${SORT}.${SORT};`, "of 3 items, "],
  ])("%s", (_, code, numbers) => {
    expect(tell(code)).toEqual([expect.stringContaining(numbers)]);
  });
});
