// Numbers of a shuffle that is one of several of the same list: they are said to be those of this step alone.
import { expect, it } from "vitest";
import { verifyAlone } from "./linted.fixture.ts";

const NAIVE =
  "for (let i = 0; i < a.length; i++) { const j = Math.floor(Math.random() * a.length); [a[i], a[j]] = [a[j], a[i]]; }";
const SATTOLO =
  "for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * i); [a[i], a[j]] = [a[j], a[i]]; }";
const FAIR = SATTOLO.replace("* i)", "* (i + 1))");
const COIN = "a.sort(() => Math.random() - 0.5);";
const OTHER_COIN = "a.sort(() => Math.random() - 0.3);";
const ALONE = "after this step alone, of 8 items, ";

const tell = (...steps: readonly string[]): readonly string[] =>
  verifyAlone(`export function mix(a, b) { ${steps.join(" ")} }`).map(({ message }) => message);

it.each([
  ["two loops", [NAIVE, NAIVE], 2],
  ["two loops of another kind", [NAIVE, SATTOLO], 2],
  ["two loops with a declaration between them", [NAIVE, "let k = 0;", NAIVE], 2],
  ["sorts by different coins", [COIN, OTHER_COIN], 1],
  ["sorts by different coins, one on the other", [COIN.replace(";", "") + OTHER_COIN.slice(1)], 1],
  ["a sort and a loop", [COIN, NAIVE], 2],
  ["a loop and a sort that is returned", [NAIVE, `return ${COIN}`], 2],
])("%s are told step by step", (_, steps, count) => {
  const messages = tell(...steps);
  expect(messages).toHaveLength(count);
  for (const message of messages) expect(message).toContain(`biased: ${ALONE}`);
});

it.each([
  ["one loop", [NAIVE]],
  ["a loop of another list", [NAIVE, NAIVE.replaceAll("a[", "b[").replaceAll("a.", "b.")]],
  ["sorts by the same coin, which are counted together", [COIN, COIN]],
  ["loops with something between them", [NAIVE, "show(a);", NAIVE]],
])("nothing of that is said of %s", (_, steps) => {
  const messages = tell(...steps);
  expect(messages.length).toBeGreaterThan(0);
  for (const message of messages) expect(message).not.toContain("after this step alone");
});

it("a fair shuffle right after or before says it all", () => {
  expect(tell(NAIVE, FAIR)).toEqual([]);
  expect(tell(FAIR, NAIVE)).toEqual([]);
});
