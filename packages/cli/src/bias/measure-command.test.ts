// `fair-shuffle measure`: functions of all kinds, in modules of all kinds, and everything that can be wrong with them.
import process from "node:process";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { makeProject, type Outcome, type Project } from "../testing/project.ts";
import { validate } from "../testing/schema.ts";

let project: Project;

const FISHER_YATES = `for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }`;

beforeAll(() => {
  project = makeProject({
    "deck.ts": `import { fisherYates } from "./inner.js";
enum Way { Down }
export const shuffle = <T>(cards: T[], random: () => number = Math.random): void => fisherYates(cards, random, Way.Down);
export const mix = <T>(cards: readonly T[]): T[] => [...cards].sort(() => Math.random() - 0.5);
export const later = async (cards: number[]): Promise<number[]> => {
  console.log("printed");
  const copy = [...cards];
  shuffle(copy);
  return copy;
};
export const cut = <T>(cards: T[]): T[] => {
  const at = Math.floor(Math.random() * cards.length);
  return [...cards.slice(at), ...cards.slice(0, at)];
};
export function* dealt(cards: number[]): Generator<number> {
  const copy = [...cards];
  shuffle(copy);
  yield* copy;
}
export const winners = (cards: number[], count: number): number[] => cards.slice(0, count || 3);
export const lose = (cards: number[]): number[] => cards.slice(1);
export const double = (cards: number[]): number[] => cards.map(() => 0);
export const text = (cards: number[]): string => cards.join();
// They hold their thread, so that it hears nothing, but not a core that other tests need.
const cell = new Int32Array(new SharedArrayBuffer(4));
export const forever = (): void => { for (;;) Atomics.wait(cell, 0, 0, 1000); };
export const slow = (): void => { Atomics.wait(cell, 0, 0, 20); };
export const hog = (): void => { const all: unknown[] = []; for (;;) all.push(1); };
export const never = (): Promise<void> => new Promise(() => {});
export const throwing = (): void => { throw new TypeError("there is no deck"); };
export const exits = (): void => { process.exit(0); };
export const size = 52;
export const shuffler = { mix(this: { name: string }, cards: number[]) { if (this.name !== "deck") throw new Error("no this"); shuffle(cards); }, name: "deck" };
export class Deck { static mix(cards: number[]) { shuffle(cards); } }
`,
    "inner.ts": `export function fisherYates(cards: unknown[], random: () => number, _way: number): void {
  ${FISHER_YATES}
}
`,
    "card.tsx": `export default function shuffle(cards) {\n  const random = Math.random;\n  ${FISHER_YATES}\n}\nexport const View = () => <i />;\n`,
    "elements.tsx": `const icon = <><i class="deck" /></>;\nexport function shuffle(cards: number[]) {\n  const random = Math.random;\n  ${FISHER_YATES}\n}\nexport const View = () => <b>{icon}</b>;\n`,
    "common.cjs": `exports.shuffle = function (cards, random) {\n  ${FISHER_YATES}\n};\n`,
    "one.cjs": `module.exports = (cards) => {\n  const random = Math.random;\n  ${FISHER_YATES}\n};\n`,
    "module.mjs": `export const shuffle = (cards, random) => {\n  ${FISHER_YATES}\n};\n`,
    "page.js": "function mix(cards) {\n  return cards.sort(() => Math.random() - 0.5);\n}\n",
    // A workspace below the working directory, whose aliases stand in a project that its configuration refers to.
    "web/package.json": JSON.stringify({ type: "module" }),
    "web/tsconfig.json": JSON.stringify({
      files: [],
      references: [{ path: "./tsconfig.node.json" }, { path: "./tsconfig.app.json" }],
    }),
    "web/tsconfig.node.json": JSON.stringify({}),
    "web/tsconfig.app.json": JSON.stringify({ compilerOptions: { paths: { "@/*": ["./src/*"] } } }),
    "web/src/lib/order.ts": `export function mix(cards: unknown[]): void {\n  const random = Math.random;\n  ${FISHER_YATES}\n}\n`,
    "web/src/deck.ts":
      'import { mix } from "@/lib/order";\nexport const shuffle = (cards: number[]): void => mix(cards);\n',
    "scripts/jsconfig.json": JSON.stringify({ compilerOptions: { paths: { "@/*": ["./*"] } } }),
    "scripts/lib/order.js": `exports.mix = (cards) => {\n  const random = Math.random;\n  ${FISHER_YATES}\n};\n`,
    "scripts/deck.js": 'const { mix } = require("@/lib/order");\nexports.shuffle = (cards) => mix(cards);\n',
    "common/tsconfig.json": JSON.stringify({ compilerOptions: { baseUrl: "." } }),
    "common/lib/order.ts": `export function mix(cards: unknown[]): void {\n  const random = Math.random;\n  ${FISHER_YATES}\n}\n`,
    "common/deck.ts":
      'import { mix } from "lib/order";\nexport const shuffle = (cards: number[]): void => mix(cards);\n',
    "broken.ts": "export const = 1;\n",
    "missing.ts": 'import "./nowhere.ts";\n',
    "unknown.ts": 'import "no-such-package";\n',
    "Deck.vue": "<script>\nexport const mix = (cards) => cards;\n</script>\n",
    "imports.mjs": 'export { mix } from "./Deck.vue";\n',
    "marked.js": "\uFEFFexport const mix = (cards) => cards.sort(() => Math.random() - 0.5);\n",
    "stuck.mjs": "await new Promise(() => setInterval(() => {}, 1000));\nexport default () => {};\n",
  });
});

afterAll(() => {
  project.remove();
});

const run = (...args: readonly string[]): Promise<Outcome> => project.run("measure", ...args);

// Fair shuffles that are not seeded end with 1 at most once in 10^9 runs.
describe.concurrent("functions and modules", () => {
  it.each([
    ["deck.ts#shuffle", "in place, in TypeScript with an enum, with an import that says .js"],
    ["deck.ts#later", "by a promise"],
    ["deck.ts#dealt", "by an iterable"],
    ["card.tsx", "the default export, in TSX"],
    ["elements.tsx#shuffle", "beside an element that is made when the module is loaded, without an import of React"],
    ["one.cjs", "all that a CommonJS module exports"],
    ["deck.ts#shuffler.mix", "a method of an object"],
    ["deck.ts#Deck.mix", "a static method of a class"],
    ["web/src/deck.ts#shuffle", "with an alias of a project that the nearest configuration refers to"],
    ["scripts/deck.js#shuffle", "with an alias that plain JavaScript requires"],
    ["common/deck.ts#shuffle", "with a name that only the nearest configuration knows"],
  ])("%s: %s", async (name) => {
    const { exitCode, stdout } = await run(name, "--trials", "5000", "--cards", "4", "--format", "json");
    const report: unknown = JSON.parse(stdout);
    expect(report).toMatchObject({
      cards: 4,
      measured: { trials: 5000 },
      verdict: { kind: "noBiasFound", falseAlarm: 1e-9 },
    });
    expect(validate("bias", report)).toEqual([]);
    expect(exitCode).toBe(0);
  });

  it.each(["deck.ts#shuffle", "common.cjs#shuffle", "module.mjs#shuffle"])("%s repeats by its seed", async (name) => {
    const args = [name, "--trials", "2000", "--cards", "3", "--seed", "5", "--format", "json"];
    const [once, again] = [await run(...args), await run(...args)];
    expect(JSON.parse(once.stdout)).toMatchObject({ measured: { seed: 5 } });
    expect(again.stdout).toBe(once.stdout);
  });

  it("shows the matrix beside a fair one's, and the cell that is farthest off", async () => {
    const { exitCode, stdout } = await run("deck.ts#mix", "--trials", "20000");
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^deck\.ts#mix: 8 items, 20,000 shuffles\n/);
    expect(stdout).toMatch(/This shuffle +Fair shuffle/);
    expect(stdout).toMatch(
      /Biased: of 8 items, the \w+ one (?:stays|ends up) \w+ [\d.]+ % of the time instead of 12\.5 %/,
    );
    expect(stdout).toContain("A fair shuffle would be called biased once in 1,000,000,000 runs at most.");
  });

  it("sees a cut, which has a uniform matrix, by its orders", async () => {
    const { exitCode, stdout } = await run("deck.ts#cut", "--trials", "20000", "--cards", "5", "--format", "text");
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^Biased: .*order/m);
  });

  it("says that a function left its cards alone", async () => {
    const said =
      "\nEvery call left the items as they were: the function has to shuffle the array that it is given, or to return";
    const options = ["--trials", "1000", "--format", "text"];
    const { exitCode, stdout } = await run("deck.ts#text", ...options);
    expect([exitCode, stdout]).toEqual([1, expect.stringContaining(said)]);
    expect((await run("deck.ts#cut", ...options)).stdout).not.toContain("left the items");
  });

  it("prints the published reports, and records every order", async () => {
    const { stdout } = await run(
      "deck.ts#later",
      "--trials",
      "500",
      "--cards",
      "3",
      "--report",
      "counts",
      "--record",
      "out",
    );
    expect(stdout).toMatch(
      /^3 items, 500 shuffles \(--cards and --trials set other numbers\)\. How often each item \(row\) came to each position \(column\); mean: 166\.67\n/,
    );
    expect(project.read("out/result.txt")).toBe(stdout);
    expect(project.read("out/orders.txt")).toMatch(/^(?:[0-2],[0-2],[0-2]\n){500}$/);
  });

  it("keeps what the module prints out of the report", async () => {
    const { stdout, stderr } = await run("deck.ts#later", "--trials", "2", "--cards", "2", "--format", "json");
    expect(stderr).toBe("printed\nprinted\n");
    expect(JSON.parse(stdout)).toMatchObject({ cards: 2 });
  });
});

describe.concurrent("bad use", () => {
  it.each([
    [["nowhere.ts#shuffle"], "There is no file nowhere.ts."],
    [["."], ". is no file: name the module, and its function as ./deck.ts#shuffle."],
    [["./"], "./ is no file: name the module, and its function as ./deck.ts#shuffle."],
    [["deck.ts#shufle"], "deck.ts exports no shufle; did you mean deck.ts#shuffle? It exports Deck, cut, "],
    [["deck.ts"], "deck.ts has no default export; did you mean deck.ts#shuffle? It exports "],
    [["deck.ts#gnome"], "deck.ts exports no gnome. It exports Deck, cut, "],
    [
      ["page.js#mix"],
      "page.js exports no function: export the one to measure, or let `fair-shuffle simulate page.js` read its code, which needs no export.\n",
    ],
    [
      ["page.js:1"],
      "There is no file page.js:1: measure takes a function by its name, page.js#shuffle; the code at a line is what `fair-shuffle simulate page.js:1` reads.\n",
    ],
    [["nowhere.js:1"], "There is no file nowhere.js:1.\n"],
    [
      ["module.mjs#shuffle"],
      "TypeError: random is not a function. If its second parameter is a random source, --seed 1 hands one in.\n",
    ],
    [["deck.ts#size"], "deck.ts#size is no function, but a number."],
    [["broken.ts#x"], "broken.ts can't be loaded: "],
    [["missing.ts#x"], "missing.ts can't be loaded: "],
    [["unknown.ts#x"], "unknown.ts can't be loaded: Cannot find module 'no-such-package'.\n"],
    [
      ["Deck.vue#mix"],
      "Deck.vue is no JavaScript or TypeScript module, since it ends in .vue: move the function to a .js or .ts file, or let `fair-shuffle simulate Deck.vue` read its code, which runs nothing.\n",
    ],
    [
      ["marked.js#mix"],
      'marked.js can\'t be loaded: it begins with a byte order mark, behind which Node does not see that it is an ES module. Save it without the mark, name it .mjs, or write "type": "module" into its package.json.\n',
    ],
    [["imports.mjs#mix"], "imports.mjs can't be loaded: TypeError: Unknown file extension "],
    [
      ["deck.ts#lose"],
      "deck.ts#lose can't be measured as it is. In call 1 the shuffle gave back 7 of 8 items. What is measured has to give back all of them: give back the rest, too, or measure a function that does.",
    ],
    [
      ["deck.ts#winners"],
      "What is measured has to give back all of them: let it draw as many as there are, for example `(cards) => winners(cards, cards.length)`.",
    ],
    [
      ["deck.ts#shuffler"],
      "deck.ts#shuffler is no function, but an object. Its functions can be measured: deck.ts#shuffler.mix.\n",
    ],
    [
      ["deck.ts#Deck"],
      "deck.ts#Deck is a class: export a function that makes one and gives back its items, for example `(cards) => new Deck(cards).shuffle()`.\n",
    ],
    [
      ["deck.ts#shuffler.max"],
      "deck.ts#shuffler.max is no function, but undefined. Its functions can be measured: deck.ts#shuffler.mix.\n",
    ],
    [
      ["deck.ts#double"],
      "deck.ts#double is no shuffle. In call 1 the shuffle lost the number 1 and gave the number 0 more than once",
    ],
    [["deck.ts#throwing"], "deck.ts#throwing could not be measured: TypeError: there is no deck."],
    [["deck.ts#never"], "deck.ts#never never came back: it waits for a promise that nothing is left to settle."],
    [["deck.ts#exits"], "deck.ts#exits ended its process before it was measured."],
    [["deck.ts#mix", "--seed", "1"], "took no draw from the seeded source that it got as second argument"],
    [["deck.ts#mix", "--record", "inner.ts"], "/inner.ts: it is a file."],
    [["deck.ts#mix", "--cards", "1001"], "It has to be a whole number from 2 to 1,000."],
  ])("%j", async (args, message) => {
    const { exitCode, stdout, stderr } = await run(...args);
    expect(stderr).toContain(message);
    expect([exitCode, stdout]).toEqual([2, ""]);
  });
});

it("ends what a module says with a Chinese stop in Chinese", async () => {
  const { stderr } = await project.runInChinese("measure", "unknown.ts#x");
  expect(stderr).toBe("无法加载 unknown.ts：Cannot find module 'no-such-package'。\n");
});

it("says in Chinese what is no shuffle", async () => {
  const { stderr } = await project.runInChinese("measure", "deck.ts#double");
  expect(stderr).toBe(
    "deck.ts#double 不是洗牌函数。第 1 次调用时，此函数丢失了数字 1，重复返回了数字 0：它必须把 8 个元素（数字 0 到 7）各返回一次。\n",
  );
});

// Two at a time: a module has to be loaded in time.
describe("limits", () => {
  it.concurrent.each([
    [
      ["deck.ts#forever", "--timeout", "30"],
      /^deck\.ts#forever did not come back within 30 seconds: it may never end\./,
    ],
    [["deck.ts#slow", "--timeout", "30"], /^deck\.ts#slow had done [\d,]+ shuffles of 100,000 after 30 seconds\./],
    [["stuck.mjs", "--timeout", "2"], /^stuck\.mjs had not been loaded after 2 seconds\./],
    [["deck.ts#hog", "--memory", "64"], /^deck\.ts#hog needed more than 64 megabytes\./],
  ])("%j", async (args, message) => {
    const { exitCode, stdout, stderr } = await run(...args);
    expect(stderr).toMatch(message);
    expect([exitCode, stdout]).toEqual([2, ""]);
  });
});

it("ends the function with the command: a loop without an end hears no signal", async () => {
  const kill = vi.spyOn(process, "kill").mockReturnValue(true);
  const listeners = process.listenerCount("SIGHUP");
  try {
    const outcome = run("deck.ts#forever");
    await vi.waitUntil(() => process.listenerCount("SIGHUP") > listeners);
    process.emit("SIGHUP", "SIGHUP");
    expect((await outcome).stderr).toContain("deck.ts#forever ended its process before it was measured.");
    expect(kill).toHaveBeenCalledExactlyOnceWith(process.pid, "SIGHUP");
    expect(process.listenerCount("SIGHUP")).toBe(listeners);
  } finally {
    kill.mockRestore();
  }
});

it("documents the exit codes, and that it runs code", async () => {
  const { stdout } = await run("--help");
  expect(stdout).toContain("Exit codes: 0 no bias found");
  expect(stdout.replaceAll("\n", " ")).toContain("measure only code that you would run");
});
