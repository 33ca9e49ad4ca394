// A flag that keeps the answer whether something was drawn already.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

const DRAW = "const item = list[Math.round(Math.random() * (list.length - 1))];";
const write = (round: string, before = ""): string =>
  `export function order(list) { const out = []; ${before} while (out.length < list.length) { ${round} } return out; }`;

describe("is asked at once", () => {
  it.each([
    ["where it is declared", `${DRAW} const seen = out.includes(item); if (!seen) out.push(item);`],
    ["where it is set", `let seen = false; ${DRAW} if (out.includes(item)) seen = true; if (!seen) out.push(item);`],
    ["by a number", `let seen = 0; ${DRAW} if (out.includes(item)) seen = 1; if (seen == 0) out.push(item);`],
    ["the other way round", `${DRAW} const isNew = !out.includes(item); if (isNew === true) out.push(item);`],
  ])("%s", (_, round) => {
    expect(verify(write(round)).map(({ messageId }) => messageId)).toEqual(["biased"]);
  });
});

describe("is no answer, so that nothing is said", () => {
  it.each([
    ["that somebody else asks, too", `${DRAW} const seen = out.includes(item); if (!seen) out.push(item); log(seen);`],
    [
      "of what is drawn anew behind it",
      `let item = first(); const seen = out.includes(item); item = list[Math.round(Math.random() * (list.length - 1))]; if (!seen) out.push(item);`,
    ],
    [
      "that begins as something else",
      `${DRAW} if (out.includes(item)) seen = true; if (!seen) out.push(item);`,
      "let seen = load();",
    ],
    ["that begins true", `let seen = true; ${DRAW} if (out.includes(item)) seen = true; if (!seen) out.push(item);`],
    [
      "that is set to what is not true",
      `let seen = false; ${DRAW} if (out.includes(item)) seen = mode; if (!seen) out.push(item);`,
    ],
  ])("%s", (_, round, before = "") => {
    expect(verify(write(round, before))).toEqual([]);
  });
});
