// Which items are known to lie where they were read from, when their list is asked for them.
import { describe, expect, it } from "vitest";
import { readSteps } from "./in-words.fixture.ts";

const read = (body: string, before = "const rest = [...a], out = [];"): string =>
  readSteps(`${before} «while (rest.length > 0) { ${body} }»`);

it.each([
  "const x = rest[k]; out.push(x); rest.splice(rest.indexOf(x), 1);",
  "let x = rest[k]; out.push(x); rest.splice(rest.lastIndexOf(x), 1);",
  "const x = rest[k]; out.push(x); rest.splice(rest.findIndex((y) => y === x), 1);",
  "const x = rest[k]; out.push(x); rest.splice(rest.findIndex((y) => { return x == y; }), 1);",
  "const x = rest[k]; out.push(x); rest.splice(rest.findIndex((y) => y.id === x.id), 1);",
  "const x = rest[k]; out.push(x); { const at = rest.indexOf(x); rest.splice(at, 1); }",
])("%s", (body) => {
  expect(read(body)).toMatch(
    /^while \(rest\.length > 0\) \{\$0 = k; x = rest\[\$0\]; \$1 = x; out takes in \$1 at out\.length; (?:at = \$0; )?\$2 ⇐ rest\[(?:\$0|at)\]\}/u,
  );
});

it.each([
  "const x = rest[k]; rest = rest.filter((y) => y !== x);",
  "const x = rest[k]; rest = rest.filter((y) => x != y);",
  "const x = rest[k]; rest = rest.filter((y) => y.id !== x.id);",
  "const x = rest[k]; rest = rest.filter((y) => x._id !== y._id);",
  "const x = rest[k]; rest = rest.filter(function (y) { return y !== x; });",
])("%s", (body) => {
  expect(read(body, "let rest = [...a];")).toBe(
    "while (rest.length > 0) {$0 = k; x = rest[$0]; $1 ⇐ rest[$0]} then {} | unknown: k",
  );
});

it("a place is read where an item is left out of it", () => {
  expect(read("rest = rest.filter((_, i) => i !== k);", "let rest = [...a];")).toBe(
    "while (rest.length > 0) {$0 = k; $1 = rest[$0]; $2 ⇐ rest[$0]} then {} | unknown: k",
  );
});

it.each([
  ["another list", "const x = rest[k]; rest.splice(out.indexOf(x), 1);"],
  ["another list, in which it lay", "const x = out[k]; rest.splice(rest.indexOf(x), 1);"],
  ["an item from elsewhere", "rest.splice(rest.indexOf(joker), 1);"],
  ["something else of the item", "const x = rest[k]; rest.splice(rest.findIndex((y) => y.teamId === x.teamId), 1);"],
  [
    "one id of the item, another of the others",
    "const x = rest[k]; rest.splice(rest.findIndex((y) => y.id === x.ownerId), 1);",
  ],
  ["a place by an id", "rest.splice(rest.findIndex((y, i) => i.id === k.id), 1);"],
  ["all but the item", "const x = rest[k]; rest.splice(rest.findIndex((y) => y !== x), 1);"],
  ["what is compared with itself", "const x = rest[k]; rest.splice(rest.findIndex((x) => x === x), 1);"],
  ["from a place on", "const x = rest[k]; rest.splice(rest.indexOf(x, 1), 1);"],
  ["after another has been taken", "const x = rest[k]; rest.pop(); rest.splice(rest.indexOf(x), 1);"],
  ["after places were written to", "const x = rest[k]; rest[0] = rest[1]; rest.splice(rest.indexOf(x), 1);"],
  ["again in a loop", "const x = rest[k]; for (let i = 0; i < 2; i++) rest.splice(rest.indexOf(x), 1);"],
  ["under a name that changes", "let x = rest[k]; x = rest[0]; rest.splice(rest.indexOf(x), 1);"],
  ["under a name of an earlier round", "var x = rest[k]; rest.splice(rest.indexOf(x), 1);"],
  ["twice", "const x = rest[k]; rest.splice(rest.indexOf(x), 1); rest.splice(rest.indexOf(x), 1);"],
])("%s", (_, body) => {
  expect(read(body)).toMatch(/^not known: /u);
});

it.each([
  ["more than one item", "rest = rest.filter((y) => y > k);"],
  ["all but one", "rest = rest.filter((_, i) => i === k);"],
  ["another list", "rest = a.filter((_, i) => i !== k);"],
  ["what the callback compares with itself", "rest = rest.filter((y, i) => i !== y);"],
  ["with a list of its own", "rest = rest.filter((_, i) => i !== k, this);"],
  ["an item from elsewhere", "rest = rest.filter((y) => y !== joker);"],
  ["an item that was taken", "const x = rest[k]; rest.pop(); rest = rest.filter((y) => y !== x);"],
])("filters %s", (_, body) => {
  expect(read(body, "let rest = [...a];")).toMatch(/^not known: /u);
});

describe("an item that is handed to a function of the file", () => {
  const REMOVE = "function remove(list, item) { const at = list.indexOf(item); if (at > -1) list.splice(at, 1); }";
  const readIn = (body: string, helper = REMOVE): string =>
    readSteps(`${helper} const rest = [...a], out = []; «while (rest.length > 0) { const x = rest[k]; ${body} }»`);

  it.each([
    ["which takes it out if it is found", "out.push(x); remove(rest, x);", REMOVE],
    [
      "which takes it out",
      "out.push(x); remove(x);",
      "const remove = (item) => { rest.splice(rest.indexOf(item), 1); };",
    ],
  ])("%s", (_, body, helper) => {
    expect(readIn(body, helper)).toMatch(/⇐ rest\[(?:\$0|at)\]/u);
  });

  it.each([
    ["of another list", "remove(out, x);"],
    ["after another has been taken", "rest.pop(); remove(rest, x);"],
    ["again in a loop", "for (let i = 0; i < 2; i++) remove(rest, x);"],
    ["twice", "remove(rest, x); remove(rest, x);"],
    ["that is another one", "remove(rest, joker);"],
    [
      "in a loop of its own",
      "remove(rest, x);",
      "function remove(list, item) { for (let i = 0; i < 2; i++) list.splice(list.indexOf(item), 1); }",
    ],
    [
      "which changes what it is handed",
      "remove(rest, x);",
      "function remove(list, item) { item = list[0]; list.splice(list.indexOf(item), 1); }",
    ],
  ])("%s is not read", (_, body, helper = REMOVE) => {
    expect(readIn(body, helper)).toMatch(/^not known: /u);
  });
});
