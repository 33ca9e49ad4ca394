// Reads the scripts of a file and shows ESLint the whole file, so that every place and every edit is one of the file itself.
import { setShownScripts, type Script, type ShownScripts } from "../fix/script-block.ts";

/** Hands the scripts alone on to a parser: whatever lies beside them is blank to it. */
export function showScripts<Tree extends object>(
  text: string,
  shown: ShownScripts,
  parse: (text: string) => Tree,
): Tree {
  const ast = parse(blankBeside(text, shown.scripts));
  setShownScripts(ast, shown);
  return ast;
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
