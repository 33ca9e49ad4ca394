// Generators that give out what they draw; each beside its innocent neighbour.
import { describe, expect, it } from "vitest";
import { judge } from "../judged.fixture.ts";
import { fixAll, verify } from "../linted.fixture.ts";

const generator = (body: string): string =>
  `export function* visit(list) { const rest = [...list]; while (rest.length > 0) { ${body} } }`;
const draw = (range: string): string => `Math.floor(Math.random() * ${range})`;
const SHORT = draw("(rest.length - 1)");
const FAIR = draw("rest.length");
const ROUND = "Math.round(Math.random() * (rest.length - 1))";

/** The ways to give out the item at a place. */
const WAYS: readonly [string, (place: string) => string][] = [
  ["what is taken", (place) => `yield rest.splice(${place}, 1)[0];`],
  ["what is taken, by name", (place) => `const [item] = rest.splice(${place}, 1); yield item;`],
  ["what is taken by its place", (place) => `const k = ${place}; const item = rest[k]; rest.splice(k, 1); yield item;`],
  ["a place before it is taken", (place) => `const k = ${place}; yield rest[k]; rest.splice(k, 1);`],
  ["a property of what is taken", (place) => `const item = rest.splice(${place}, 1)[0]; yield item.name;`],
  [
    "what is taken from the end",
    (place) =>
      `const k = ${place}; const last = rest.length - 1; [rest[k], rest[last]] = [rest[last], rest[k]]; yield rest.pop();`,
  ],
];

describe.each(WAYS)("a generator that gives out %s", (_, give) => {
  it.each([SHORT, ROUND])("is judged by the order of what it gives out: %s", (place) => {
    expect(judge(generator(give(place)))).not.toBe("silent");
  });

  it.each([FAIR, draw("Math.min(3, rest.length)"), "rest.length - 1"])("and says nothing of %s", (place) => {
    expect(judge(generator(give(place)))).toBe("silent");
  });
});

it("gets the range of its draw corrected", () => {
  expect(fixAll(generator(`yield rest.splice(${ROUND}, 1)[0];`)).output).toContain(
    "yield rest.splice(Math.floor(Math.random() * rest.length), 1)[0];",
  );
});

describe("what a generator shows of a loop of swaps", () => {
  const swaps = (shown: string, range: string): string =>
    `export function* mix(list) { for (let i = list.length - 1; i > 0; i--) { const j = ${draw(range)}; [list[i], list[j]] = [list[j], list[i]]; ${shown} } }`;

  it.each(["yield list;", "yield i;", "yield list[i];", "yield;", "yield [i, j];", "yield list.slice();"])(
    "changes nothing: %s",
    (shown) => {
      expect(verify(swaps(shown, "list.length")).map(({ messageId }) => messageId)).toEqual(["biased"]);
      expect(verify(swaps(shown, "(i + 1)"))).toEqual([]);
    },
  );
});

it("that gives out something else than it takes is no shuffle", () => {
  expect(judge(generator(`rest.splice(${SHORT}, 1); yield rest.length;`))).toBe("silent");
});
