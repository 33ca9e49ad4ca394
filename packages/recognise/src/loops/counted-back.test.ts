// Loops that draw until they find something new, whose counter goes back where they find nothing, or on where they do.
import { describe, expect, it } from "vitest";
import { fixAll, verifyAlone } from "../linted.fixture.ts";

const BIASED = "Math.round(Math.random() * (list.length - 1))";
const FAIR = "Math.floor(Math.random() * list.length)";
const inPick = (body: string): string =>
  `export function pick(list) { const out = [], used = []; let i = 0; ${body} return out; }`;

describe("they are read", () => {
  it.each([
    ["back and on", "while (i < 5) { const k = DRAW; if (out.includes(list[k])) i--; else out.push(list[k]); i++; }"],
    [
      "on and back",
      "while (i < 5) { const k = DRAW; if (!used.includes(k)) { used.push(k); out.push(list[k]); } else { i -= 1; } i += 1; }",
    ],
    [
      "as a place",
      "for (i = 0; i < list.length; i++) { const k = DRAW; if (out.includes(list[k])) i--; else out[i] = list[k]; }",
    ],
    [
      "as a place, with flags",
      "for (i = 0; i < list.length; i++) { const k = DRAW; if (used[k]) { i--; } else { used[k] = true; out[i] = list[k]; } }",
    ],
    [
      "as a place, back and on",
      "while (i < 5) { const k = DRAW; if (out.includes(list[k])) i--; else out[i] = list[k]; i++; }",
    ],
    [
      "as a place, on alone",
      "while (i < list.length) { const k = DRAW; if (!out.includes(list[k])) { out[i] = list[k]; i++; } }",
    ],
    [
      "as a place, on alone and at once",
      "while (i < list.length) { const k = DRAW; if (!used.includes(k)) { used.push(k); out[i++] = list[k]; } }",
    ],
  ])("%s: %s", (_, body) => {
    const code = inPick(body);
    const biased = code.replace("DRAW", BIASED);
    const fair = code.replace("DRAW", FAIR);
    expect(verifyAlone(biased).map(({ messageId }) => messageId)).toEqual(["biased"]);
    expect(verifyAlone(fair)).toEqual([]);
    expect(fixAll(biased).output).toBe(fair);
  });
});

describe("nothing is said of a loop", () => {
  it.each([
    [
      "that tries so often, and may find less",
      "while (i < 5) { const k = DRAW; if (!out.includes(list[k])) out.push(list[k]); i++; }",
    ],
    [
      "whose counter goes back twice",
      "while (i < 5) { const k = DRAW; if (out.includes(list[k])) i -= 2; else out.push(list[k]); i++; }",
    ],
    [
      "whose places may have holes",
      "for (i = 0; i < 5; i++) { const k = DRAW; if (!used.includes(k)) { used.push(k); out[i] = list[k]; } }",
    ],
    [
      "that leaves out places",
      "while (i < list.length) { const k = DRAW; if (!out.includes(list[k])) { out[i] = list[k]; i += 2; } }",
    ],
  ])("%s: %s", (_, body) => {
    expect(verifyAlone(inPick(body).replace("DRAW", BIASED))).toEqual([]);
  });
});
