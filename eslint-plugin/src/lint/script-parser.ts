// A parser that reads the scripts of a file and shows ESLint the whole file, so that every place and every edit is one of the file itself.
import type { Linter } from "eslint";
import { setShownScripts, type Script, type ShownScripts } from "../fix/script-block.ts";

/** Returns a parser that hands the scripts alone on to another one: whatever lies beside them is blank to it. */
export function getScriptParser(parser: Linter.Parser, shown: ShownScripts): Linter.Parser {
  if ("parseForESLint" in parser) {
    return {
      parseForESLint: (text: string, options: unknown) => {
        const result = parser.parseForESLint(blankBeside(text, shown.scripts), options);
        show(result.ast, shown);
        return result;
      },
    };
  }
  return {
    parse: (text: string, options: unknown) => {
      const ast = parser.parse(blankBeside(text, shown.scripts), options);
      show(ast, shown);
      return ast;
    },
  };
}

function show(ast: unknown, shown: ShownScripts): void {
  if (typeof ast === "object" && ast !== null) setShownScripts(ast, shown);
}

/** Returns a text in which everything but the scripts has become spaces; lines and offsets are the same. */
export function blankBeside(text: string, scripts: readonly Pick<Script, "range">[]): string {
  let blanked = "";
  let end = 0;
  for (const { range } of scripts) {
    blanked += blank(text.slice(end, range[0])) + text.slice(...range);
    [, end] = range;
  }
  return blanked + blank(text.slice(end));
}

const blank = (text: string): string => text.replaceAll(/[^\n\r\u2028\u2029]/g, " ");
