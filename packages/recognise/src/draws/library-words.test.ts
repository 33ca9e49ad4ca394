// Every row of the table of libraries passes the gate of words, and is found: no row needs a word anywhere else.
import { expect, it } from "vitest";
import { find } from "../findings.fixture.ts";
import { getWays, LIBRARIES, type Library, type LibraryDraw } from "../origins/library-sources.ts";
import { getLibraryWords } from "./library-words.ts";
import { findAt, mayHoldShuffle } from "./random-words.ts";

/** Returns what a call is given, and what is made of the draw, so that it is a coin on both sides of 0. */
function toss(draws: LibraryDraw): readonly [given: string, sign: (draw: string) => string] {
  switch (draws.kind) {
    case "unit":
      return ["", (draw) => `${draw} - 0.5`];
    case "coin":
      return ["", (draw) => `${draw} ? 1 : -1`];
    case "bits":
      return ["0", (draw) => (draws.signed === true ? `${draw} < 0 ? 1 : -1` : `${draw} & 1 ? 1 : -1`)];
    case "pick":
      return [draws.after === 1 ? "engine, [-1, 1]" : "[-1, 1]", (draw) => draw];
    case "sort by a coin":
      return ["list", (draw) => draw];
    case "range": {
      const high = draws.reading === "exclusive" ? 2 : 1;
      const options = draws.bounds === "options" || draws.bounds === "max or options";
      const given = options ? `{ min: 0, max: ${high} }` : `0, ${high}`;
      return [draws.bounds === "after the first" ? `engine, ${given}` : given, (draw) => `${draw} - 0.5`];
    }
  }
}

/** Returns the code of a way: "new.next" from `Library` is `new Library(7).next`. */
function write(start: string, path: string, given = "7"): string {
  const steps: readonly string[] = path.match(/\(\)|[\w$]+/g) ?? [];
  const last = steps.lastIndexOf("()");
  return steps.reduce((code, step, index) => {
    if (step === "()") return `${code}(${index === last ? given : "7"})`;
    return step === "new" ? `new ${code}(7)` : `${code}.${step}`;
  }, start);
}

/** Returns a random sort by each way to each function of a library. */
const getPrograms = (library: Library): string[] =>
  getWays(library).map(({ isModule, start, path, function: member }) => {
    const owner = path.slice(0, path.length - member.path.length).replace(/\.$/, "");
    const made = write(isModule ? "library" : start, owner);
    const [given, sign] = toss(member.draws);
    // A function that is made by a call takes its bounds there.
    const isMade = member.path.endsWith("()");
    const call = `${write("made", member.path, isMade ? given : "4")}(${isMade ? "engine" : given})`;
    const shuffled = member.draws.kind === "sort by a coin" ? sign(call) : `[...list].sort(() => ${sign(call)})`;
    return `${isModule ? `import library from "${start}";\n` : ""}const made = ${made};\nexport const f = (list) => ${shuffled};\n`;
  });

it.each(LIBRARIES.flatMap(getPrograms).map((text) => [text]))("%s", (text) => {
  expect(mayHoldShuffle(text)).toBe(true);
  expect(find(text)).toEqual([expect.stringMatching(/^\w+$/)]);
});

it("has the names of a library that nothing else tells to draw, or of its functions", () => {
  const dice: Library = {
    modules: ["dice-kit"],
    globals: { Dice: "" },
    from: [""],
    functions: [{ path: "d", draws: { kind: "range", reading: "inclusive", bounds: "one or both" } }],
  };
  const hasWords = (library: Library, text: string): boolean => {
    const { hints, names, functions, owners } = getLibraryWords([library], (name) => name.includes("random"));
    const places = hints.flatMap((hint) => [...text.matchAll(new RegExp(hint, "gi"))].map(({ index }) => index));
    const has = (here: RegExp): boolean => findAt(text, here, places).length > 0;
    return has(names) || (has(functions) && owners.test(text));
  };
  expect(hasWords(dice, 'import { d } from "dice-kit"; a.sort(() => d(2) - 1.5)')).toBe(true);
  expect(hasWords(dice, "a.sort(() => Dice.d(2) - 1.5)")).toBe(true);
  expect(hasWords(dice, 'import { d } from "my-dice-kit2"; a.sort(() => d(2) - 1.5)')).toBe(false);
  expect(hasWords({ ...dice, doesMuchElse: true }, 'import { d } from "dice-kit";')).toBe(true);
  expect(hasWords({ ...dice, doesMuchElse: true }, 'import { other } from "dice-kit";')).toBe(false);
});
