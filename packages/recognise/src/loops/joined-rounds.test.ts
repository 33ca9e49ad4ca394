// Loops that draw as many items as several unknown numbers say together.
import { describe, expect, it } from "vitest";
import { find } from "../findings.fixture.ts";
import { fixAll, verify } from "../linted.fixture.ts";

const SHORT = "Math.floor(Math.random() * (list.length - 1))";
const EVEN = "Math.floor(Math.random() * list.length)";
const draw = (rounds: string, place: string): string =>
  `export function draft(list, n, t, x) { const drawn = []; ${rounds} drawn.push(list.splice(${place}, 1)[0]); return drawn; }`;
const says = (code: string): readonly string[] => verify(code).map(({ message }) => message);

describe.each([
  ["n * t + x", "for (let i = 0; i < n * t + x; i++)"],
  ["n * (t + 1) + x", "const count = n * (t + 1) + x; for (let i = 0; i < count; i++)"],
  ["n / 2 * t + x", "for (let i = 0; i < ((Number(n) / 2) * Number(t)) + Number(x); i++)"],
  ["n - (t - x)", "for (let i = 0; n - (t - x) > i; i++)"],
  ["n - t - x", "for (let i = 0; i < n - t - x; i++)"],
  ["n / (t * x)", "for (let i = 0; i < n / (t * x); i++)"],
  ["Math.floor(n / t) * x", "for (let i = 0; i !== Math.floor(n / t) * x; i++)"],
  ["t + x", "for (let k = 0; k < n; k++) for (let i = 0; i < t + x; i++)"],
])("as many as %s", (name, rounds) => {
  it("draws that never take the last item are told with what they count to", () => {
    const [message, ...more] = says(draw(rounds, SHORT));
    expect(message).toContain(`\`${name}\` = `);
    expect(message).toContain("the last one is never among the");
    expect(more).toEqual([]);
  });

  it("nothing is said of draws that take each item alike", () => {
    expect(find(draw(rounds, EVEN))).toEqual([]);
    expect(find(draw(rounds, "Math.round(Math.random() * list.length - 1)"))).toEqual([]);
  });
});

it("draws that may lead outside are told, and corrected", () => {
  const rounds = "for (let i = 0; i < n * t + x; i++)";
  const code = draw(rounds, "Math.round(Math.random() * list.length)");
  expect(verify(code).map(({ messageId }) => messageId)).toEqual(["leavesArray"]);
  expect(fixAll(code).output).toBe(draw(rounds, EVEN));
});

it("two numbers are told one by one, as they were", () => {
  const [message] = says(draw("for (let i = 0; i < n * t; i++)", SHORT));
  expect(message).toMatch(/with `n` = \d+ and `t` = \d+/);
});

it.each([
  [
    "which a place is drawn from, too",
    draw("for (let i = 0; i < n * t + x; i++)", EVEN.replace("list.length", "(list.length - n)")),
  ],
  ["which change on the way", draw("for (let i = 0; i < n * t + x; n--)", SHORT)],
  ["of which one stands elsewhere", draw("for (let i = 0; i < n * t + x && i < n; i++)", SHORT)],
  ["by other means than arithmetic", draw("for (let i = 0; i < n ** t + x; i++)", SHORT)],
  [
    "and swaps nothing out of its list",
    "export function mix(list, n, t, x) { for (let i = 0; i < n * t + x; i++) { const a = Math.floor(Math.random() * list.length), b = Math.floor(Math.random() * list.length); [list[a], list[b]] = [list[b], list[a]]; } }",
  ],
])("numbers are not joined %s", (_, code) => {
  expect(says(code)).toEqual([]);
});

it.each([
  [
    "drawn from as many as are left",
    "const count = n * t + x; for (let i = 0; i < count; i++) drawn.push(list.splice(Math.floor(Math.random() * (count - i)), 1)[0]);",
  ],
  [
    "drawn by a counter that goes down",
    "for (let i = n * t + x; i > 0; i--) drawn.push(list.splice(Math.floor(Math.random() * i), 1)[0]);",
  ],
  [
    "drawn until they are new",
    "const count = n * t + x; while (drawn.length < count) { const one = list[Math.floor(Math.random() * list.length)]; if (!drawn.includes(one)) drawn.push(one); }",
  ],
  [
    "drawn with those that were drawn before",
    "for (let i = 0; i < n * t + x; i++) drawn.push(list[Math.floor(Math.random() * list.length)]);",
  ],
])("nothing is said of as many items that are %s", (_, body) => {
  expect(says(`export function draft(list, n, t, x) { const drawn = []; ${body} return drawn; }`)).toEqual([]);
});
