// Whether a file may hold a shuffle, by the words of its code: in libraries, a third of what has words for chance has them in comments alone.
import { mayFileDraw, mayHoldShuffle, mayTextDraw, type RuleOptions } from "@fair-shuffle/recognise";
import jsTokens from "js-tokens";
import { mayNameSources } from "./linter-comments.ts";
import { getExtension, getScriptGrammar } from "./script-units.ts";

/** A comment by its looks: texts and regular expressions may hold the signs of one, too. */
const LIKE_COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

/**
 * Returns whether a text may hold a shuffle, as `mayHoldShuffle` does, but for words in the comments of a script, and for functions of files that draw nothing:
 * where not, the file need not even be parsed. Never leaves out a word of code in a text that can be parsed.
 * @param filename says whether the text is a script; absolute where files are read.
 * @param own functions of the project's own that draw.
 * @param readFile returns the text of a file beside it, or undefined where there is none; without it, whatever is imported may draw.
 */
export function mayCodeHoldShuffle(
  text: string,
  filename: string,
  own: RuleOptions["randomSources"] = [],
  readFile?: (path: string) => string | undefined,
): boolean {
  if (mayNameSources(text)) return true;
  const grammar = getScriptGrammar(getExtension(filename));
  if (grammar === undefined || readFile === undefined) return mayScriptHold(text, grammar, own, () => true);
  const known = new Map<string, boolean>();
  return mayScriptHold(text, grammar, own, (specifier) => {
    const found = known.get(specifier) ?? mayFileDraw(readFile, specifier, filename, own);
    known.set(specifier, found);
    return found;
  });
}

/** Returns whether the code of a text has a word for drawing: where somebody asks whether such a text can be parsed, it need hold nothing else of a shuffle. */
export function mayCodeDraw(text: string, filename: string, own: RuleOptions["randomSources"] = []): boolean {
  if (!mayTextDraw(text, own)) return false;
  const grammar = getScriptGrammar(getExtension(filename));
  return grammar === undefined || mayTextDraw(leaveOutComments(text, grammar), own);
}

/** In a text without a grammar, nobody knows what a comment is. */
function mayScriptHold(
  text: string,
  grammar: { readonly jsx: boolean } | undefined,
  own: RuleOptions["randomSources"],
  mayDraw: (specifier: string) => boolean,
): boolean {
  if (!mayHoldShuffle(text, own, mayDraw)) return false;
  return (
    grammar === undefined ||
    // Going from token to token takes a tenth of a parser's time: it pays where all words look like a comment's.
    mayHoldShuffle(text.replaceAll(LIKE_COMMENT, ""), own, mayDraw) ||
    mayHoldShuffle(leaveOutComments(text, grammar), own, mayDraw)
  );
}

function leaveOutComments(text: string, grammar: { readonly jsx: boolean }): string {
  let code = "";
  for (const { type, value } of jsTokens(text, grammar)) {
    code += type === "SingleLineComment" || type === "MultiLineComment" ? " " : value;
  }
  return code;
}
