// The site's own pages are executed, too: their configurations are ones that ESLint takes, and their shuffles are what they are said to be.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { findSites } from "@fair-shuffle/lint";
import { Linter } from "eslint";
import fairShuffle from "eslint-plugin-fair-shuffle";
import { expect, it } from "vitest";
import { lint } from "../../truth/shapes/lint.ts";

const read = (page: string): string => readFileSync(new URL(`../../../docs/${page}`, import.meta.url), "utf8");

/** Indentation inside a list is no part of the code. */
const getCode = (page: string): string[] =>
  [...read(page).matchAll(/^( *)```js\n([\s\S]*?)^ *```/gm)].map(([, indentation = "", code = ""]) =>
    code.replaceAll(new RegExp(`^${indentation}`, "gm"), ""),
  );

const GUIDES = ["guide/index.md", "zh/guide.md"];

it.each(GUIDES)("%s has configurations that work", (page) => {
  const configurations = getCode(page).filter((code) => code.includes("export default"));
  expect(configurations.length).toBeGreaterThan(0);
  for (const code of configurations) {
    const body = code.replace(/^import .*$/m, "").replace("export default", "return");
    // What stands in our own pages.
    // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call
    const configuration = new Function("fairShuffle", body)(fairShuffle) as Linter.Config[];
    const messages = new Linter().verify("cards.sort(() => Math.random() - 0.5);", configuration);
    expect(messages.map(({ ruleId, fatal }) => [ruleId, fatal])).toEqual([
      ["fair-shuffle/no-biased-shuffle", undefined],
    ]);
  }
});

it.each(GUIDES)("%s silences what it says that it silences", (page) => {
  const silenced = getCode(page).filter((code) => code.includes("fair-shuffle-ignore"));
  expect(silenced.length).toBe(1);
  for (const code of silenced) {
    expect(lint(code)).toEqual([]);
    expect(lint(code.replace("fair-shuffle-ignore", ""))).toHaveLength(1);
  }
});

it("says of lodash what its own code does", async () => {
  expect(read("faq.md")).toContain("reads lodash's own two functions");
  const require = createRequire(import.meta.url);
  const [draw = "", shuffle = ""] = ["_baseRandom", "_shuffleSelf"].map((name) =>
    readFileSync(require.resolve(`lodash/${name}.js`), "utf8").replaceAll(
      /^(?:var baseRandom = require|module\.exports).*$/gm,
      "",
    ),
  );
  const { sites } = await findSites(draw + shuffle, "lodash.js");
  expect(sites.map(({ verdict }) => verdict.kind)).toEqual(["fair"]);
});

it("proves what the rule says of each shuffle under its proof", () => {
  const [fisherYates = "", naive = "", comparator = "", keys = "", ...others] = getCode("theory/proofs.md");
  expect(others).toEqual([]);
  expect(lint(fisherYates)).toEqual([]);
  for (const code of [naive, comparator, keys])
    expect(lint(code).map(({ messageId }) => messageId)).toEqual(["biased"]);
});
