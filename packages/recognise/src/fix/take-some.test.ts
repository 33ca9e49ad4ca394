import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

/** The suggestions beside the autofix. */
const getOffers = (code: string): string[] =>
  verify(code, { options: { helper: "import" } }).flatMap(({ messageId, suggestions = [] }) => [
    messageId ?? "?",
    ...suggestions.map((offer) => offer.messageId ?? "?"),
  ]);

const SORT = "a.sort(() => Math.random() - 0.5)";

describe("a copy instead is offered where somebody gets it", () => {
  it.each([
    `use(${SORT});`,
    `const b = ${SORT};`,
    `const b = ok ? ${SORT} : a;`,
    `const b = ok && ${SORT};`,
    `const b = ${SORT} || [];`,
    `const b = (go(), ${SORT});`,
    `function f() { return ${SORT}; }`,
    `const f = () => ${SORT};`,
    `use({ mix: () => ${SORT} });`,
    `const all = lists.map((a) => ${SORT});`,
    `const all = lists.map((a) => { return ${SORT}; });`,
    `get().then((a) => ${SORT});`,
    `const mixed = useMemo(() => ${SORT}, []);`,
    `const mixed = (() => ${SORT})();`,
    `async function f() { return await ${SORT}; }`,
    `for (const x of ${SORT}) use(x);`,
  ])("%s", (code) => {
    expect(getOffers(code)).toEqual(["biased", "useCopy"]);
  });
});

describe("a copy instead is offered of what is an array and nothing more", () => {
  it.each<[string, string, boolean]>([
    ["an array", "string[]", true],
    ["an array or nothing", "string[] | null | undefined", true],
    ["a text or an array", "string | string[]", true],
    ["one of two arrays", "string[] | number[]", false],
    ["a text or a class of arrays", "string | Deck", false],
    ["an alias of an array", "Names", true],
    ["a type of another file", "Elsewhere", true],
    ["a type parameter", "A", false],
    ["a class of arrays", "Deck", false],
    ["an interface of arrays", "Hand", false],
    ["an array with more", "string[] & { name: string }", false],
    ["an array or an array with more", "string[] | (string[] & { name: string })", false],
    ["an open tuple", "[string, ...string[]]", false],
  ])("%s: %s", (_, type, isOffered) => {
    const code = `
      import type { Elsewhere } from "./elsewhere";
      type Names = string[];
      class Deck extends Array<string> { top() { return this[0]; } }
      interface Hand extends Array<string> { name: string }
      export function mix<A extends unknown[]>(a: ${type}) { return ${SORT}; }`;
    const offers = verify(code, { filename: "file.ts", options: { helper: "import" } }).flatMap(
      ({ messageId, suggestions = [] }) => [messageId ?? "?", ...suggestions.map((one) => one.messageId ?? "?")],
    );
    expect(offers).toEqual(isOffered ? ["biased", "useCopy"] : ["biased"]);
  });
});

describe("a copy instead of `this` is offered", () => {
  it("of what any array may be", () => {
    expect(getOffers("Array.prototype.mix = function () { return this.sort(() => Math.random() - 0.5); };")).toEqual([
      "biased",
      "useCopy",
    ]);
  });

  it("and not of a class, whose copy is an array", () => {
    expect(getOffers("class Deck extends Array { mix() { return this.sort(() => Math.random() - 0.5); } }")).toEqual([
      "biased",
    ]);
  });
});

describe("a copy by a method is offered of arrays alone", () => {
  const getInline = (code: string): string[] =>
    verify(code, { options: { helper: "inline" } }).flatMap(({ suggestions = [] }) =>
      suggestions.map(({ messageId }) => messageId ?? "?"),
    );

  it("of a list that is only like an array", () => {
    expect(getInline("function f() { return [].sort.call(arguments, () => Math.random() - 0.5); }")).toEqual([]);
  });

  it("of an array", () => {
    const code = "function f() { const a = make().map(g); use(a); return [].sort.call(a, () => Math.random() - 0.5); }";
    expect(getInline(code)).toEqual(["useCopy"]);
  });
});

describe("a copy instead is not offered where nobody gets it", () => {
  it.each([
    `${SORT};`,
    `void ${SORT};`,
    `use(!${SORT});`,
    `typeof ${SORT};`,
    `if (${SORT}) go();`,
    `while (${SORT}) go();`,
    `do go(); while (${SORT});`,
    `for (${SORT}; ok(); ) go();`,
    `for (; ok(); ${SORT}) go();`,
    `${SORT}, go();`,
    `go(), ${SORT};`,
    `ok && ${SORT};`,
    `const b = ${SORT} && go();`,
    `ok ? ${SORT} : go();`,
    `const b = ${SORT} ? 1 : 2;`,
    `lists.forEach((a) => ${SORT});`,
    `lists.forEach((a) => { return ${SORT}; });`,
    `setTimeout(() => ${SORT}, 10);`,
    `button.addEventListener("click", () => ${SORT});`,
    `button.onclick = () => ${SORT};`,
    `new Promise(() => ${SORT});`,
    `(() => ${SORT})();`,
    `const x = <button onClick={() => ${SORT}} />;`,
  ])("%s", (code) => {
    expect(getOffers(code)).toEqual(["biased"]);
  });
});
