// Items that are taken out of a list and handed to some function, one after the other.
import { describe, expect, it } from "vitest";
import { fixAll, verify } from "../linted.fixture.ts";

const BIASED = "Math.round(Math.random() * (rest.length - 1))";
const FAIR = "Math.floor(Math.random() * rest.length)";
const CARD = "const card = rest.splice(DRAW, 1)[0];";
const run = (body: string, before = ""): string =>
  `${before} export async function run(cards, list) { const rest = [...cards]; let points = 0; ${body} return points; }`;
const untilEmpty = (body: string, before = ""): string => run(`while (rest.length > 0) { ${CARD} ${body} }`, before);

describe.each([
  ["reported", untilEmpty("console.log(card.name);")],
  ["reported at once", run("while (rest.length) console.log(rest.splice(DRAW, 1)[0]);")],
  [
    "read at a place first",
    run("while (rest.length > 0) { const at = DRAW; const card = rest[at]; rest.splice(at, 1); console.log(card); }"),
  ],
  ["asked of somebody", untilEmpty("const answer = await ask(card.text); if (answer === card.answer) points++;")],
  ["handed on in a pattern", run("while (rest.length) { const [card] = rest.splice(DRAW, 1); await visit(card); }")],
  ["shown", untilEmpty("list.appendChild(makeRow(card));")],
  ["shown by jQuery", untilEmpty('$("#list").append("<li>" + card + "</li>");')],
  ["spoken by a function of the file", untilEmpty("say(card);", "const say = (card) => alert(card.name);")],
  ["reported, a few of them", run("for (let i = 0; i < 3; i++) console.log(rest.splice(DRAW, 1)[0]);")],
])("items that are %s", (_, code) => {
  it("are found where the draw is biased, and only the draw is corrected", () => {
    const biased = code.replace("DRAW", BIASED);
    expect(verify(biased).map(({ messageId }) => messageId)).toEqual(["biased"]);
    expect([biased, code.replace("DRAW", FAIR)]).toContain(fixAll(biased).output);
  });

  it("are left alone where it is fair", () => {
    expect(verify(code.replace("DRAW", FAIR))).toEqual([]);
  });
});

describe("nothing is said", () => {
  it.each([
    ["of items that are dropped", run("while (rest.length > 3) rest.splice(DRAW, 1);")],
    ["of items that a set keeps", untilEmpty("list.add(card);")],
    ["of elements that are removed", untilEmpty("remove(card);")],
    [
      "of a few that are handed to nobody who reports",
      run("for (let i = 0; i < 3; i++) stop(rest.splice(DRAW, 1)[0]);"),
    ],
    [
      "where items go to drawn places",
      untilEmpty("list.splice(Math.floor(Math.random() * (list.length + 1)), 0, card);"),
    ],
    [
      "where elements go to drawn places",
      untilEmpty("list.insertBefore(card, list.children[Math.floor(Math.random() * list.children.length)]);"),
    ],
    ["where a name says that they do", untilEmpty("list.hideRandomly(card);")],
    [
      "where a function of the file draws",
      untilEmpty("lay(card);", "const lay = (card) => document.body.style.setProperty(card, Math.random());"),
    ],
    [
      "where a function of the file keeps them in a list",
      untilEmpty("lay(card);", "const all = []; const lay = (card) => all.push(card);"),
    ],
    ["where the loop may end", untilEmpty("if (!(await ask(card))) break;")],
    [
      "where others have the list",
      "export async function run(rest) { while (rest.length > 0) { const card = rest.splice(DRAW, 1)[0]; await ask(card); } }",
    ],
    ["where somebody got the list", run(`show(rest); while (rest.length > 0) { ${CARD} await ask(card); }`)],
    [
      "where what is done says how often",
      run(`let rounds = 5; while (rest.length > 0 && rounds > 0) { ${CARD} rounds = await ask(card); }`),
    ],
  ])("%s", (_, code) => {
    expect(verify(code.replace("DRAW", BIASED))).toEqual([]);
  });
});
