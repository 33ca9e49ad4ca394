// What is packed for `require` runs where no ES module of a package can be required: in Jest, and in Node without `require` of such a module.
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getInstalled } from "./packed.ts";

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fair-shuffle-common-"));
  const [bias] = await getInstalled(["@fair-shuffle/bias"]);
  if (bias === undefined) throw new Error("Nothing was packed.");
  const place = join(folder, "node_modules", bias.name);
  await mkdir(place, { recursive: true });
  // A copy, because what a linked package requires would be looked for where it comes from.
  await cp(bias.folder, place, { recursive: true });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test("assertFair is required, and tells a biased shuffle from a fair one", async () => {
  const file = join(folder, "deck.cjs");
  await writeFile(
    file,
    `const { assertFair } = require("@fair-shuffle/bias");
const swap = (cards, i, j) => ([cards[i], cards[j]] = [cards[j], cards[i]]);
const fair = (cards, random) => cards.forEach((_, i) => swap(cards, i, Math.floor(random() * (i + 1))));
const naive = (cards, random) => cards.forEach((_, i) => swap(cards, i, Math.floor(random() * cards.length)));
(async () => {
  await assertFair(fair, { seed: 1 });
  await assertFair(naive, { seed: 1 }).catch(({ message }) => console.log(message.split("\\n")[0]));
})();
`,
  );
  const { stdout } = await promisify(execFile)(process.execPath, ["--no-experimental-require-module", file]);
  expect(stdout).toMatch(/^This shuffle is biased: of 5 items, .*\n$/);
});
