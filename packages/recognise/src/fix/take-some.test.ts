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
