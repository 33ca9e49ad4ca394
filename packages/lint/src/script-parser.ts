// Reads the scripts of a file and shows ESLint the whole file, so that every place and every edit is one of the file itself.
import type { TSESTree } from "@typescript-eslint/utils";
import { oncePerLast, setShownScripts, type Script, type ShownScripts } from "@fair-shuffle/recognise";

/** Hands the scripts alone on to a parser: whatever lies beside them is blank to it, but for a semicolon between one script and the next. */
export function showScripts(
  text: string,
  shown: ShownScripts,
  parse: (text: string) => TSESTree.Program,
): TSESTree.Program {
  const ast = parse(writeAround(blankBeside(text, shown.scripts), shown.scripts));
  takeOutSemicolons(ast, getGaps(text, shown.scripts));
  setShownScripts(ast, shown);
  return ast;
}

/** Returns a text in which everything but the scripts has become spaces, and a semicolon before each script but the first: the one before may end without. Lines and offsets are the same. */
export function blankBeside(text: string, scripts: readonly Pick<Script, "range" | "around">[]): string {
  const gaps = new Set(getGaps(text, scripts));
  const nothing = blank(text);
  let blanked = "";
  let end = 0;
  for (const { range } of scripts) {
    const beside = nothing.slice(end, range[0]);
    blanked += (gaps.has(range[0] - 1) ? `${beside.slice(0, -1)};` : beside) + text.slice(...range);
    [, end] = range;
  }
  return blanked + nothing.slice(end);
}

/** Writes what is to stand around a script into the blank text beside it. */
function writeAround(text: string, scripts: readonly Script[]): string {
  return scripts.reduce((shown, { range: [start, end], around }) => {
    if (around === undefined) return shown;
    const [before, behind] = around;
    return (
      shown.slice(0, start - before.length) +
      before +
      shown.slice(start, end) +
      behind +
      shown.slice(end + behind.length)
    );
  }, text);
}

/** A text made blank, once for all that is shown of it: each script of a page, and each attribute with code, is shown on its own. */
const blank = oncePerLast((text: string) =>
  text.replaceAll(/[^\n\r\u2028\u2029]+/g, (line) => " ".repeat(line.length)),
);

/** The last character before each script but the first: the end of the tag that opens it, which is never the end of a line. */
function getGaps(text: string, scripts: readonly Pick<Script, "range" | "around">[]): readonly number[] {
  return scripts
    .slice(1)
    .filter(({ around }) => around === undefined)
    .flatMap(({ range }) => (/[\n\r\u2028\u2029]/.test(text[range[0] - 1] ?? "\n") ? [] : [range[0] - 1]));
}

/** Takes semicolons that are not in the file out of the tree again: a statement ends where its script's code does. */
function takeOutSemicolons(ast: TSESTree.Program, gaps: readonly number[]): void {
  if (gaps.length === 0) return;
  const tokens = ast.tokens ?? [];
  const places = new Set(gaps);
  /** The token before each semicolon, by the end of what ended with the semicolon. */
  const lastTokens = new Map<number, TSESTree.Token | undefined>();
  let before: TSESTree.Token | undefined;
  ast.tokens = tokens.filter((token) => {
    const isTaken = places.has(token.range[0]);
    if (isTaken) lastTokens.set(token.range[1], before);
    else before = token;
    return !isTaken;
  });
  ast.body = ast.body.filter(({ type, range }) => !(type === "EmptyStatement" && places.has(range[0])));
  // All that ended with a semicolon: the last statement, and the last part of each of its parts.
  const shorten = (node: TSESTree.Node): void => {
    const last = lastTokens.get(node.range[1]);
    if (last === undefined) return;
    node.range = [node.range[0], last.range[1]];
    node.loc = { start: node.loc.start, end: { ...last.loc.end } };
    for (const value of Object.entries(node).flatMap(([key, part]: [string, unknown]) =>
      key === "parent" ? [] : [part].flat(),
    )) {
      if (isNode(value)) shorten(value);
    }
  };
  ast.body.forEach(shorten);
}

function isNode(value: unknown): value is TSESTree.Node {
  return typeof value === "object" && value !== null && "type" in value && "range" in value && "loc" in value;
}
