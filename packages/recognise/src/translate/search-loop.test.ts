// A loop that looks through a list for what was drawn.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

const write = (search: string, flag = "let seen = false;"): string =>
  `export function order(list) { const out = []; while (out.length < list.length) { const item = list[Math.round(Math.random() * (list.length - 1))]; ${flag} ${search} if (!seen) out.push(item); } return out; }`;

describe("is read", () => {
  it.each([
    ["with its counter declared", "for (let k = 0; k < out.length; k++) if (out[k] === item) seen = true;"],
    ["with a counter from outside", "let k; for (k = 0; k < out.length; ++k) { if (item == out[k]) { seen = true; } }"],
    ["with a break", "for (var k = 0; k < out.length; k++) { if (out[k] === item) { seen = true; break; } }"],
    [
      "that goes to the end",
      "for (let k = 0; k < out.length; k++) { if (out[k] === item) { k = out.length; seen = true; } }",
    ],
    ["over each item", "for (const one of out) { if (one === item) { seen = true; } }"],
  ])("%s", (_, search) => {
    expect(verify(write(search)).map(({ messageId }) => messageId)).toEqual(["biased"]);
  });
});

describe("is another loop, so that nothing is said", () => {
  it.each([
    [
      "that is asked where it ended",
      "let k; for (k = 0; k < out.length; k++) if (out[k] === item) { seen = true; break; } if (k > 3) out.push(item);",
    ],
    [
      "that counts with the place to draw for",
      "for (let k = 0; k < out.length; k++) if (out[k] === item) seen = true; out.splice(k, 0, item);",
    ],
    ["for the flag itself", "for (let k = 0; k < out.length; k++) if (out[k] === seen) seen = true;"],
    ["from the second item on", "for (let k = 1; k < out.length; k++) if (out[k] === item) seen = true;"],
    ["to the last but one", "for (let k = 0; k < out.length - 1; k++) if (out[k] === item) seen = true;"],
    ["through every other item", "for (let k = 0; k < out.length; k += 2) if (out[k] === item) seen = true;"],
    ["for what is not drawn", "for (let k = 0; k < out.length; k++) if (out[k] === k) seen = true;"],
    ["for what differs", "for (let k = 0; k < out.length; k++) if (out[k] !== item) seen = true;"],
    ["that does more", "for (let k = 0; k < out.length; k++) if (out[k] === item) { seen = true; out.pop(); }"],
    ["that leaves another loop", "for (const one of out) if (one === item) { seen = true; list = []; }"],
    ["that looks at neighbours", "for (let k = 0; k < out.length; k++) if (out[k + 1] === item) seen = true;"],
    ["that takes it back", "for (const one of out) if (one === item) seen = false;"],
    ["that notes which", "for (const one of out) if (one === item) seen = one;"],
    ["that has another case", "for (const one of out) if (one === item) seen = true; else seen = false;"],
  ])("%s", (_, search) => {
    expect(verify(write(search))).toEqual([]);
  });
});
