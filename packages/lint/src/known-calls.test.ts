// Calls of functions that are known to shuffle fairly are sites of their own, and nothing else is.
import { describe, expect, it } from "vitest";
import { findSites, type FoundSite } from "./find-sites.ts";
import { fixText } from "./fix-text.ts";
import { tellSite } from "./tell-site.ts";

const find = async (text: string, filename = "a.mjs"): Promise<readonly FoundSite[]> =>
  (await findSites(text, filename)).sites;

describe("a call", () => {
  it.each([
    ['import _ from "lodash"; show(_.shuffle(a));', "_.shuffle", "fisherYates"],
    ["const b = _.shuffle(a);", "_.shuffle", "fisherYates"],
    ['import { shuffle as mix } from "es-toolkit"; a = mix(a);', "mix", "fisherYates"],
    ['import { shuffle } from "radash"; const f = () => shuffle(a);', "shuffle", "distinctKeys"],
    [
      'import Chance from "chance"; const chance = new Chance(); deal(...chance.shuffle(a));',
      "chance.shuffle",
      "drawAndRemove",
    ],
    ['const { toShuffled } = require("fair-shuffle"); void toShuffled(a, random);', "toShuffled", "fisherYates"],
  ])("of a known function is fair: %s", async (text, callee, by) => {
    const [site, ...others] = await find(text);
    expect([site?.known?.callee, site?.known?.by, others]).toEqual([callee, by, []]);
    if (site === undefined) throw new Error("It finds no site.");
    const { words, notes } = tellSite(site);
    expect([words.word, words.claim]).toEqual(["Fair", "all orders of 8 items are equally likely"]);
    expect(notes).toEqual([{ kind: "known", callee, by }]);
  });

  it.each([
    ["_.shuffle(a);", true],
    ["if (a) { chance.shuffle(a); }", true],
    ["_.sampleSize(a, 3);", true],
    ['import { toShuffled } from "fair-shuffle"; toShuffled(a);', true],
    ['import { shuffle } from "fair-shuffle"; shuffle(a);', false],
    ['import { shuffle } from "d3-array"; shuffle(a);', false],
    ["_.shuffle(a).forEach(show);", false],
    ["const mix = () => _.shuffle(a);", false],
  ])("whose copy is thrown away is said to throw it away: %s is %s", async (text, isDropped) => {
    const [site] = await find(text);
    if (site === undefined) throw new Error("It finds no site.");
    const { notes } = tellSite(site);
    expect(notes.map(({ kind }) => kind)).toEqual(isDropped ? ["dropped", "known"] : ["known"]);
  });

  it.each([
    ["_.sampleSize(a, a.length);", "fisherYates", "all orders of 8 items are equally likely", []],
    ['import { sampleSize } from "lodash-es"; sampleSize(a.b, a.b.length);', "fisherYates", "all orders of 8", []],
    ["_.sampleSize(a, 3);", "firstSteps", "it shuffles a part of the list, or draws a sample of it", []],
    ["_.sampleSize(a, 52);", "firstSteps", "all orders of 8 items are equally likely", []],
    [
      'const sampleSize = require("lodash/sampleSize"); sampleSize(a, i);',
      "firstSteps",
      "draws a sample of it",
      ["size"],
    ],
    ["_.sampleSize(a, winners);", "firstSteps", "draws a sample of it", ["winners"]],
  ])("that draws a sample is fair: %s", async (text, by, claim, unknowns) => {
    const [site, ...others] = await find(text);
    if (site === undefined) throw new Error("It finds no site.");
    expect([site.known?.by, others]).toEqual([by, []]);
    const { words } = tellSite(site);
    expect(words.word).toBe("Fair");
    expect(words.claim).toContain(claim);
    expect(site.model.unknowns).toEqual(unknowns);
  });

  it("that draws all of a list hides the bias of a sort before it, one that draws some does not", async () => {
    const sort = "a.sort(() => Math.random() - 0.5);";
    const finds = async (size: string): Promise<readonly unknown[]> =>
      (await find(`const mix = (a, k) => { ${sort} return _.sampleSize(a, ${size}); };`)).map(
        ({ finding }) => finding?.messageId,
      );
    expect(await finds("a.length")).toEqual([undefined]);
    expect(await finds("k")).toEqual(["biased", undefined]);
  });

  it.each([
    "_.sampleSize(a);",
    "_.sampleSize(a, 1);",
    "_.sampleSize(a, 2, b);",
    "_.sampleSize(...a);",
    'import { sampleSize } from "es-toolkit"; sampleSize(a, a.length);',
    "shuffle(a);",
    'import { shuffle } from "./mine.js"; shuffle(a);',
    'import { shuffle } from "some-shuffle"; shuffle(a);',
    "const _ = { shuffle: (a) => a }; _.shuffle(a);",
    'import * as d3 from "d3"; d3.shuffle(a, 2);',
    'import _ from "lodash"; _.shuffle(...a); _.shuffle();',
    'import _ from "lodash"; a.map(_.shuffle);',
  ])("of anything else is none: %s", async (text) => {
    expect(await find(text)).toEqual([]);
  });

  it.each(["mix", "unfairShuffle", "fairShuffler", "fairShuffleA"])(
    "of a function of the file is none (%s)",
    async (name) => {
      const loop =
        "for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [a[i], a[j]] = [a[j], a[i]]; }";
      const sites = await find(`function ${name}(a) { ${loop} } ${name}(a);`);
      expect(sites.map(({ kind }) => kind)).toEqual(["loop"]);
    },
  );

  it("of a function under the name that a fix writes is none where it does something else", async () => {
    expect(await find("function fairShuffle(a) { return a; } fairShuffle(a);")).toEqual([]);
  });

  it.each([
    ["a.mjs", "export const mix = (a) => a.sort(() => Math.random() - 0.5);\n"],
    ["a.ts", "export const mix = (a: string[]) => a.sort(() => Math.random() - 0.5);\n"],
  ])("that a fix wrote is one, imported or with its function (%s)", async (filename, text) => {
    for (const packageKnown of [true, false]) {
      const fixed = await fixText(text, filename, { packageKnown });
      expect(fixed.count).toBe(1);
      const sites = await find(fixed.text, filename);
      expect(sites[0]).toMatchObject({ kind: "call", line: packageKnown ? 3 : 1, verdict: { kind: "fair" } });
    }
  });
});
