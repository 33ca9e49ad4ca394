// Where ESLint runs with type information, the checker says what is sorted, whatever file declares it.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import parser from "@typescript-eslint/parser";
import { Linter } from "eslint";
import { afterAll, describe, expect, it } from "vitest";
import plugin from "eslint-plugin-fair-shuffle";

const folder = mkdtempSync(join(tmpdir(), "fair-shuffle-types-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const FILES: Readonly<Record<string, string>> = {
  "tsconfig.json": JSON.stringify({
    compilerOptions: { strict: true, target: "esnext", module: "esnext", types: [], allowJs: true, checkJs: true },
    include: ["*"],
  }),
  "cards.ts": `
    export class Deck { sort(compare: (a: string, b: string) => number): this { return this; } }
    export class Hand extends Array<string> {}
    export class Pile extends Array<string> { override sort(): this { return this; } }
    export type Cards = string[];
    export type Triple = readonly [string, string, string];
    export type Pair = [string, string];
    export type Players = readonly [string, string?];
    export type Many = [string, ...string[]];
    export declare function deal(): Pair;
    export interface Tray { sort(compare: () => number): void }
    export interface JQuery { sort(compare: () => number): this; appendTo(to: string): this }
    export declare function get(): Promise<Deck>;
    export declare const anything: any;
  `,
  "file.ts": "",
  "old.js": "",
};
for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);

/** Returns how a sort is reported: "fixed", "suggested", "reported" alone, or "silent". */
function judge(code: string, { isTyped = true, name = "file.ts" } = {}): string {
  const [message, ...more] = new Linter({ cwd: folder }).verify(
    code,
    {
      files: ["**/*.*"],
      languageOptions: {
        parser,
        parserOptions: isTyped ? { projectService: true, tsconfigRootDir: folder } : {},
      },
      plugins: { "fair-shuffle": plugin as never },
      rules: { "fair-shuffle/no-biased-shuffle": ["error", { helper: "import" }] },
    },
    join(folder, name),
  );
  expect(more).toEqual([]);
  if (message === undefined) return "silent";
  expect(message.messageId).toBe("biased");
  if (message.fix !== undefined) return "fixed";
  return message.suggestions === undefined ? "reported" : "suggested";
}
const sort = (list: string): string => `${list}.sort(() => Math.random() - 0.5);`;
const IMPORT = `import { anything, get, type Cards, type Deck, type Hand, type JQuery, type Many, type Pair, type Pile, type Players, type Tray, type Triple, deal } from "./cards";`;

describe("with type information", () => {
  it.each([
    ["a class of another file", `function f(deck: Deck) { ${sort("deck")} }`, "silent"],
    ["what a function of another file promises", `const deck = await get(); ${sort("deck")}`, "silent"],
    ["what may be a class", `function f(deck: Deck | Cards) { ${sort("deck")} }`, "silent"],
    ["an interface of another file", `function f(deck: Tray) { ${sort("deck")} }`, "silent"],
    ["a type parameter of a class", `function f<T extends Deck>(deck: T) { ${sort("deck")} }`, "silent"],
    ["a class of arrays that sorts in its own way", `function f(deck: Pile) { ${sort("deck")} }`, "silent"],
    ["something like a jQuery collection", `function f(items: JQuery) { ${sort("items")} }`, "suggested"],
    ["an array by a name of another file", `function f(deck: Cards) { ${sort("deck")} }`, "fixed"],
    ["an array that may be missing", `function f(deck?: Cards) { ${sort("deck!")} }`, "fixed"],
    ["a class of arrays", `function f(deck: Hand) { ${sort("deck")} }`, "fixed"],
    ["a type parameter of an array", `function f<T extends Cards>(deck: T) { ${sort("deck")} }`, "fixed"],
    [
      "an array in whose cache nobody would look for one",
      `const o = { cache: ["a", "b", "c"] }; ${sort("o.cache")}`,
      "fixed",
    ],
    ["any", `function f(deck: any) { ${sort("deck")} }`, "fixed"],
    ["any, of a collection that is known", sort("anything.cache"), "reported"],
    ["a cast", sort("(anything as Cards)"), "fixed"],
    ["another cast", sort("(anything as Deck)"), "silent"],
    // The random sort of two items is fair.
    ["a pair of another file", `function f(deck: Pair) { ${sort("deck")} }`, "silent"],
    ["two items at most", `function f(deck: Players) { ${sort("[...deck]")} }`, "silent"],
    ["a pair that may be missing", `function f(deck?: Pair) { ${sort("deck!")} }`, "silent"],
    ["what a function of another file deals", `const hand = deal(); ${sort("hand")}`, "silent"],
    ["a pair or another", `function f(deck: Pair | [number, number]) { ${sort("deck")} }`, "silent"],
    ["a pair or a list", `function f(deck: Pair | Cards) { ${sort("deck")} }`, "fixed"],
    ["three items", `function f(deck: Triple) { ${sort("[...deck]")} }`, "fixed"],
    ["one item or more", `function f(deck: Many) { ${sort("deck")} }`, "fixed"],
  ])("%s", (_, code, expected) => {
    expect(judge(`${IMPORT}\n${code}`)).toBe(expected);
  });

  it("in JavaScript", () => {
    const code = (type: string): string =>
      `/** @param {import("./cards").${type}} deck */\nexport function f(deck) { ${sort("deck")} }`;
    expect(judge(code("Deck"), { name: "old.js" })).toBe("silent");
    expect(judge(code("Cards"), { name: "old.js" })).toBe("fixed");
  });
});

it("without it, a type of another file tells nothing", () => {
  const code = `${IMPORT}\nfunction f(deck: Deck) { ${sort("deck")} }`;
  expect(judge(code, { isTyped: false })).toBe("fixed");
});
