// How a fix writes into a file: with the file's own indentation, and its own spaces in parentheses.
import { describe, expect, it } from "vitest";
import { fixAll } from "../linted.fixture.ts";

const fix = (code: string, helper: "import" | "inline" = "inline"): string =>
  fixAll(code, { options: { helper } }).output;

const HELPER = `// Fair shuffle in place (Fisher-Yates): every order is equally likely.
function fairShuffle(list, random = Math.random) {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const item = list[i];
    list[i] = list[j];
    list[j] = item;
  }
  return list;
}`;
const SPACED = HELPER.replace(/\((?=list|let|random|i )/g, "( ").replace(
  /(?<=Math.random|i--|i \+ 1|\))\)(?=[ ;)])/g,
  " )",
);

describe("the function that is written behind all code", () => {
  it.each([
    ["has no indentation where only the first statement has some", "   ", ""],
    ["has none where only the last one has some", "", "  "],
  ])("%s", (_, first, last) => {
    const write = (mixed: string): string =>
      `${first}const cards = [1, 2, 3, 4];\nexport const mix = () => ${mixed};\n${last}console.log(mix());\n`;
    expect(fix(write("cards.sort(() => Math.random() - 0.5)"))).toBe(`${write("fairShuffle(cards)")}\n${HELPER}\n`);
  });
});

describe("a file that writes spaces in its parentheses gets them", () => {
  const write = (line: string): string => `export function mix( cards ) {\n  show( cards );\n  return ${line};\n}\n`;
  const sorted = (list: string): string => `${list}.sort( () => Math.random() - 0.5 )`;

  it.each([
    ["cards", "fairShuffle( cards )"],
    ["cards.slice()", "fairShuffle( cards.slice() )"],
    ["draw( cards )", "fairShuffle( draw( cards ) )"],
    ['cards.filter( is( "(a)" ) )', 'fairShuffle( cards.filter( is( "(a)" ) ) )'],
    ["'(a)(b)(c)(d)(e)'.split( ')(' )", "fairShuffle( '(a)(b)(c)(d)(e)'.split( ')(' ) )"],
  ])("around %s", (list, call) => {
    const code = write(sorted(list));
    expect(fix(code)).toBe(`${write(call)}\n${SPACED}\n`);
    expect(fix(fix(code))).toBe(fix(code));
  });

  it("in a range", () => {
    const write = (range: string): string =>
      `export function mix( cards ) {\n  for ( let i = 0; i < 52; i++ ) {\n    const j = Math.floor( Math.random() * ${range} );\n    [ cards[ i ], cards[ j ] ] = [ cards[ j ], cards[ i ] ];\n  }\n}\n`;
    expect(fix(write("52"))).toBe(write("( i + 1 )"));
  });

  it("in what imports the function", () => {
    const mix = (line: string): string =>
      `var x = require( "x" );\nfunction mix( cards ) {\n  return x( ${line} );\n}\n`;
    const { output } = fixAll(mix(sorted("cards")), { filename: "file.cjs", options: { helper: "import" } });
    expect(output).toBe(mix("shuffle( cards )").replace(";\n", `;\nconst { shuffle } = require( "fair-shuffle" );\n`));
  });

  // Nobody can tell there what is code.
  it.each(["split( /[(]/ )", "filter( ( x ) => x / 2 > 1 )", "map( ( x ) => `(${x})` )", "map( ( x ) => /* ( */ x )"])(
    "but not where %s may hold parentheses of its own",
    (chain) => {
      const code = write(sorted(`cards.${chain}`));
      expect(fix(code)).toContain(`cards.${chain}`);
      expect(fix(code)).not.toContain("Math.random() - 0.5");
    },
  );
});

it("a file whose parentheses are mostly closed gets none", () => {
  expect(
    fix("export function mix(cards) {\n  show(cards);\n  return cards.sort( () => Math.random() - 0.5 );\n}\n"),
  ).toContain("return fairShuffle(cards);");
});
