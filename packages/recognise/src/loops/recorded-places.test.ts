import { expect, it } from "vitest";
import { apply, verify } from "../linted.fixture.ts";

const mix = (swap: string, range = "list.length", more = ""): string =>
  `export function mix(list) { const seen = []; for (let i = list.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * ${range}); ${swap} } ${more} return seen; }`;
const SWAP = "[list[i], list[j]] = [list[j], list[i]];";

it.each([[`seen.push(j); ${SWAP}`], [`${SWAP} seen.push(j);`], [`${SWAP} seen.push(i); seen.push(j + 1);`]])(
  "a place that is kept moves nothing: %s",
  (swap) => {
    const [finding, ...more] = verify(mix(swap));
    expect(more).toEqual([]);
    expect(finding?.message).toContain("This shuffle is biased: of 8 items, the ");
    // A call would keep no places.
    expect(finding?.fix === undefined ? "" : apply(mix(swap), finding.fix)).toBe(mix(swap, "(i + 1)"));
    expect(verify(mix(swap, "(i + 1)"))).toEqual([]);
  },
);

it.each([
  ["an item", `seen.push(list[j]); ${SWAP}`],
  ["an item by its name", `const t = list[i]; list[i] = list[j]; list[j] = t; seen.push(t);`],
  ["a place that is asked for", `seen.push(j); ${SWAP} if (seen.length > 3) break;`],
  ["a place that goes in front", `seen.unshift(j); seen[0] = list[j]; ${SWAP}`],
])("nothing is said of %s", (_, swap) => {
  expect(verify(mix(swap))).toEqual([]);
});
