// Ranges of draws inside of a function that only the loop calls.
import { expect, it } from "vitest";
import { apply, fixAll, verify } from "../linted.fixture.ts";

const swaps = (helper: string, before = ""): string =>
  `${before}export function mix(list) { for (let i = list.length - 1; i > 0; i--) { const j = upTo(i); [list[i], list[j]] = [list[j], list[i]]; } }\n${helper}\n`;

it.each([
  ["function upTo(n) { return Math.round(Math.random() * n); }", "Math.floor(Math.random() * (n + 1))"],
  ["const upTo = (n) => Math.round(Math.random() * (n - 1));", "Math.floor(Math.random() * (n + 1))"],
])("is corrected where it is rounded: %s", (helper, fair) => {
  const corrected = helper.replace(/Math\.round.*\)(?=;)/, fair);
  expect(fixAll(swaps(helper)).output).toBe(swaps(corrected));
  expect(verify(swaps(corrected))).toEqual([]);
});

const draws = (width: string, more = ""): string => `
const pick = (list) => {
  const place = Math.floor(Math.random() * ${width});
  return { place, item: list[place] };
};
export function mix(cards) {
  const rest = [...cards];
  const out = [];
  while (rest.length > 0) {
    const { place, item } = pick(rest);
    rest.splice(place, 1);
    out.push(item);
  }
  return out;
}
${more}`;

it("is a suggestion where one place is left out", () => {
  const [finding] = verify(draws("(list.length - 1)"));
  const [offer] = finding?.suggestions ?? [];
  expect(offer === undefined ? undefined : apply(draws("(list.length - 1)"), offer.fix)).toBe(draws("list.length"));
  expect(offer?.desc).toContain("`Math.floor(Math.random() * list.length)`");
});

it.each(["export const other = (list) => pick(list).item;", "export { pick };", "export default { pick };"])(
  "is left alone where others may call the function: %s",
  (more) => {
    const [finding] = verify(draws("(list.length - 1)", more));
    expect(finding?.messageId).toBe("fixedItem");
    expect(finding?.suggestions ?? []).toEqual([]);
  },
);

it("is left alone in a function that is exported", () => {
  const helper = "export function upTo(n) { return Math.round(Math.random() * n); }";
  expect(fixAll(swaps(helper)).output).not.toContain("Math.floor(Math.random() * (n + 1))");
});

it("is left alone where other scripts may call the function", () => {
  const script = swaps("function upTo(n) { return Math.round(Math.random() * n); }").replace("export ", "");
  const linting = { sourceType: "script" } as const;
  expect(verify(script, linting)).toHaveLength(1);
  expect(fixAll(script, linting).output).toContain("Math.round(Math.random() * n)");
});
