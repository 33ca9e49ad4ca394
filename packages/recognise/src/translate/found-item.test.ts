// Which tests ask whether a list has an item that was read from it, and what becomes of them.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";
import { readSteps } from "./in-words.fixture.ts";

const read = (body: string, before = "const rest = [...a], out = [];"): string =>
  readSteps(`${before} «while (rest.length > 0) { ${body} }»`);

it.each([
  "const x = rest[k]; out.push(x); const at = rest.indexOf(x); if (at !== -1) rest.splice(at, 1);",
  "const x = rest[k]; out.push(x); const at = rest.indexOf(x); if (at > -1) { rest.splice(at, 1); }",
  "const x = rest[k]; out.push(x); let at = rest.indexOf(x); if (at >= 0) rest.splice(at, 1);",
  "const x = rest[k]; out.push(x); const at = rest.indexOf(x); at !== -1 && rest.splice(at, 1);",
  "const x = rest[k]; out.push(x); const at = rest.findIndex((y) => y === x); if (at !== -1) rest.splice(at, 1);",
])("%s", (body) => {
  expect(read(body)).toContain("at = $0; if (($0 >= 0) && ($0 < rest.length)) {$2 ⇐ rest[at]}");
});

it.each([
  "const x = rest[k]; out.push(x); if (rest.indexOf(x) !== -1) rest.splice(rest.indexOf(x), 1);",
  "const x = rest[k]; out.push(x); if (rest.includes(x)) rest.splice(rest.indexOf(x), 1);",
  "const x = rest[k]; if (!rest.includes(x)) continue; out.push(x); rest.splice(rest.indexOf(x), 1);",
  "const x = rest[k]; const at = rest.indexOf(x); if (at === -1) continue; out.push(x); rest.splice(at, 1);",
])("%s", (body) => {
  expect(read(body)).not.toMatch(/^not known: /u);
});

it.each([
  ["another list is asked", "const x = rest[k]; const at = out.indexOf(x); if (at !== -1) rest.splice(at, 1);"],
  ["an item from elsewhere is sought", "const at = rest.indexOf(joker); if (at !== -1) rest.splice(at, 1);"],
  ["the place is asked for more", "const x = rest[k]; const at = rest.indexOf(x); if (at > 0) rest.splice(at, 1);"],
  [
    "something has moved since",
    "const x = rest[k]; rest.pop(); const at = rest.indexOf(x); if (at !== -1) rest.splice(at, 1);",
  ],
  [
    "it is asked again and again",
    "const x = rest[k]; const at = rest.indexOf(x); for (let i = 0; i < 2; i++) { if (at !== -1) rest.splice(at, 1); }",
  ],
  ["more is asked", "const x = rest[k]; const at = rest.indexOf(x); if (at !== -1 && x.free) rest.splice(at, 1);"],
  ["the name changes", "const x = rest[k]; let at = rest.indexOf(x); at += 1; if (at !== -1) rest.splice(at, 1);"],
])("where %s, it is no such test", (_, body) => {
  expect(read(body)).toMatch(/^not known: /u);
});

describe("a drawn item that is taken out if it is found", () => {
  const take = (draw: string, taking: string): string =>
    `export function order(list) { const rest = [...list]; const out = []; while (rest.length > 0) { const item = rest[${draw}]; ${taking} } return out; }`;
  const find = (code: string): readonly string[] => verify(code).map(({ messageId = "" }) => messageId);
  const TAKING = "out.push(item); const at = rest.indexOf(item); if (at !== -1) rest.splice(at, 1);";

  it("is judged by its draw", () => {
    expect(find(take("Math.floor(Math.random() * rest.length)", TAKING))).toEqual([]);
    expect(find(take("Math.round(Math.random() * (rest.length - 1))", TAKING))).toEqual(["biased"]);
    expect(find(take("Math.floor(Math.random() * (rest.length - 1))", TAKING))).toEqual(["fixedItem"]);
  });

  it("is drawn again where the test refuses a place behind the last one", () => {
    const refused = "const at = rest.indexOf(item); if (at !== -1) { out.push(item); rest.splice(at, 1); }";
    expect(find(take("Math.floor(Math.random() * (rest.length + 1))", refused))).toEqual([]);
    expect(find(take("Math.floor(Math.random() * 2 * rest.length)", refused))).toEqual([]);
    const round = take("Math.round(Math.random() * rest.length)", TAKING);
    expect(find(round)).toEqual([]);
    expect(find(round.replace("if (at !== -1) ", ""))).toEqual(["leavesArray"]);
  });
});
