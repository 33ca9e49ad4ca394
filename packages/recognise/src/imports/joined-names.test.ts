// Which of the functions behind a file's end a place of it names.
import { expect, it } from "vitest";
import { walk } from "../linted.fixture.ts";
import { getJoinedName } from "./joined-names.ts";

const BEHIND = "\nfunction swap() {} function coin() {}";

/** What the first statement names of `swap` and `coin`, which stand behind the file's own end. */
function tell(code: string, names: readonly string[] = ["swap", "coin"], before = 0): string | undefined {
  let name: string | undefined;
  walk(code + BEHIND, (file) => ({
    Program: (): void => {
      const [place] = file.sourceCode.ast.body;
      if (place === undefined) throw new Error("There is no statement.");
      name = getJoinedName(file, { end: code.length + 1 + before, names: new Set(names) }, { node: place });
    },
  }));
  return name;
}

it.each([
  ["list.sort(coin);", "coin"],
  ["swap(coin);", "swap"],
  ["list.sort((a, b) => coin(a, b));", "coin"],
  ["swap.call(list);", "swap.call"],
  ["swap[coin];", "swap"],
  ["use(list, swap[0]);", "swap"],
  ["for (;;) { other(); coin(); swap(); }", "coin"],
])("%s names %s", (code, name) => {
  expect(tell(code)).toBe(name);
});

it.each([
  "list.sort(order);",
  "list.coin();",
  "use({ coin: 1 });",
  "use('coin');",
  "((coin) => coin())(1);",
  "{ const coin = 1; use(coin); }",
  "use(Math);",
])("%s names none", (code) => {
  expect(tell(code)).toBeUndefined();
});

it("only names that were asked for count, and only those behind the end", () => {
  expect(tell("use(coin, swap);", ["swap"])).toBe("swap");
  expect(tell("use(coin, swap);", [])).toBeUndefined();
  // The name of the function stands 9 characters behind its beginning.
  expect(tell("use(swap);", ["swap"], 9)).toBe("swap");
  expect(tell("use(swap);", ["swap"], 10)).toBeUndefined();
  expect(tell("use(Math);", ["Math"])).toBeUndefined();
});

it("of a call that takes out what was drawn before it, what drew counts, too, but not what stands behind the end itself", () => {
  let names: readonly (string | undefined)[] = [];
  const code = "cards.splice(k, 1); const k = coin();";
  walk(code + BEHIND, (file) => ({
    Program: (): void => {
      const [place, drawing, behind] = file.sourceCode.ast.body;
      if (place === undefined || drawing === undefined || behind === undefined) throw new Error("There is none.");
      const known = { end: code.length + 1, names: new Set(["swap", "coin"]) };
      const draws = [{ site: drawing }];
      names = [
        getJoinedName(file, known, { node: place, draws, isOneByOne: true }),
        getJoinedName(file, known, { node: place, draws }),
        getJoinedName(file, known, { node: place, draws: [{ site: behind }], isOneByOne: true }),
      ];
    },
  }));
  expect(names).toEqual(["coin", undefined, undefined]);
});
