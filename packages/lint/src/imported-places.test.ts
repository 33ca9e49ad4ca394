// A place that a function of another file draws, for the item that each call takes out of a list.
import { describe, expect, it } from "vitest";
import { applyEdits } from "@fair-shuffle/recognise";
import { mayCodeHoldShuffle } from "./code-words.ts";
import { findSites } from "./find-sites.ts";

const FILES: Readonly<Record<string, string>> = {
  "/p/utils.js": `export const getRandomInt = (min, max) => Math.floor(Math.random() * (max - min)) + min;
export function randomIndex(list) { return Math.round(Math.random() * (list.length - 1)); }
export const randomOf = (list) => Math.floor(Math.random() * list.length);
`,
};

const readFile = (path: string): string | undefined => FILES[path];

const find = async (code: string): ReturnType<typeof findSites> => findSites(code, "/p/use.js", { readFile });

const deal = (imported: string, draw: string, more = ""): string =>
  `import { ${imported} } from "./utils.js";
const deck = make();
export function deal() { ${draw.includes(";") ? draw : `return deck.splice(${draw}, 1)[0];`} }
${more}`;

const [SHORT, FAIR] = ["getRandomInt(0, deck.length - 1)", "getRandomInt(0, deck.length)"];
const NAMED = `const k = ${SHORT}; const card = deck[k]; deck.splice(k, 1); return card;`;

describe("a place that a function of another file draws", () => {
  it.each([
    ["where it is taken", SHORT],
    ["under a name", NAMED],
  ])("is told of the call that takes one item, %s, and corrected here", async (_, draw) => {
    const code = deal("getRandomInt", draw);
    expect(mayCodeHoldShuffle(code, "/p/use.js", undefined, readFile)).toBe(true);
    const { sites } = await find(code);
    const [{ finding } = {}, ...more] = sites;
    expect(more).toEqual([]);
    expect(finding?.message).toContain("if all are drawn this way, one by one, of 8 items, the last one ends up last");
    expect(finding?.fix).toBeUndefined();
    const [suggestion] = finding?.suggestions ?? [];
    expect(suggestion?.title).toContain("if nothing replaces `getRandomInt`");
    expect(suggestion === undefined ? "" : applyEdits(code, suggestion.edits)).toBe(code.replace(SHORT, FAIR));
  });

  it("is told where the function is handed the list", async () => {
    const { sites } = await find(deal("randomIndex", "randomIndex(deck)"));
    expect(sites.map(({ finding }) => finding?.message)).toEqual([
      expect.stringContaining("the first one ends up seventh 20.9 % of the time"),
    ]);
  });

  it.each([
    ["all items are drawn alike", deal("randomOf", "randomOf(deck)")],
    ["the place is in range", deal("getRandomInt", FAIR)],
    ["the list is shuffled", deal("getRandomInt", SHORT, "export const start = () => shuffle(deck);")],
    ["cards come back", deal("getRandomInt", SHORT, "export const back = (card) => deck.push(card);")],
    ["the function is not there", deal("randomInt", "randomInt(0, deck.length - 1)")],
    ["the item is not used", deal("getRandomInt", `const k = ${SHORT}; deck.splice(k, 1);`)],
  ])("nothing is said where %s", async (_, code) => {
    const { sites } = await find(code);
    expect(sites.filter(({ finding }) => finding !== undefined)).toEqual([]);
  });
});
