// Text that is not ours (names of files, code, messages of others) is shown escaped, so that it gives no command to a terminal or to a build server.

import { countColumns, wrapColumns } from "./terminal-columns.ts";

const TEXT = Symbol("text");

/** Text that may be written to a terminal or a log: only this file makes it, and an output takes nothing else. */
export interface Shown {
  readonly [TEXT]: string;
}

/** What a terminal obeys, what turns the direction of writing, and what else ends a line: nothing that one could see. */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

const NAMES: Readonly<Record<string, string>> = { "\n": String.raw`\n`, "\r": String.raw`\r`, "\t": String.raw`\t` };

function getName(character: string): string {
  const code = character.charCodeAt(0);
  return NAMES[character] ?? (code < 0x100 ? `\\x${code.toString(16).padStart(2, "0")}` : getUnicodeName(character));
}

const getUnicodeName = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

const escape = (text: string): string => text.replace(INVISIBLE, getName);

/** Returns the text escaped, but for what `kept`, a group, finds. */
const escapeAllBut = (kept: RegExp, text: string): string =>
  text
    .split(kept)
    .map((piece, index) => (index % 2 === 0 ? escape(piece) : piece))
    .join("");

/** GitHub's runner obeys `::error` behind any blanks, and here also behind colours. */
// oxlint-disable-next-line no-control-regex -- colours begin with it
const COMMAND_AT_START = /^((?:[^\S\n]|\u001b\[[\d;]*m)*):(?=:)/gm;

/** GitHub's runner obeys `##[error]` wherever it stands, Azure's `##vso[`, TeamCity `##teamcity[`. */
const COMMAND_ANYWHERE = /#(?=#\w*\[)/g;

/** Our own words hold no such commands, so it does not matter of which pieces one was put together. */
const make = (text: string): Shown => ({
  [TEXT]: text.replace(COMMAND_AT_START, String.raw`$1\x3a`).replace(COMMAND_ANYWHERE, String.raw`\x23`),
});

/** Returns text that is ours from its first to its last character. */
export const own = (text: string): Shown => ({ [TEXT]: text });

/** Returns foreign text on one line: `\n`, `\x1b` and `\u202e` as they are written in code. */
export const show = (text: string): Shown => make(escape(text));

const LINE_END = /\r\n|[\n\r\u2028\u2029]/;

/** Tabs stay, as they do in code. */
const escapeLines = (text: string): readonly string[] => text.split(LINE_END).map((line) => escapeAllBut(/(\t)/, line));

/** Returns the lines of foreign text. */
export const showLines = (text: string): readonly Shown[] => escapeLines(text).map(make);

/** Returns foreign text of one line or more; those below the first one are indented. */
export const showMessage = (text: string): Shown => make(escapeLines(text).join("\n  "));

/** Returns what another program printed, with its lines and colours, and without all else that a terminal obeys. */
export const showPrinted = (text: string): Shown =>
  // oxlint-disable-next-line no-control-regex -- colours begin with it
  make(escapeAllBut(/([\n\t]|\u001b\[[\d;]*m)/, text.replaceAll("\r\n", "\n")));

/** Returns JSON that reads back as the same, with everything escaped that a terminal or a build server obeys. */
export const showJson = (json: string): Shown =>
  own(
    json
      .replace(/[\u007f-\u009f\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, getUnicodeName)
      .replace(COMMAND_ANYWHERE, getUnicodeName),
  );

/** A template: our own words around text that is not ours. */
export function say(words: TemplateStringsArray, ...pieces: readonly (string | number | Shown)[]): Shown {
  return make(words.map((word, index) => getEscaped(index === 0 ? "" : (pieces[index - 1] ?? "")) + word).join(""));
}

const getEscaped = (piece: string | number | Shown): string =>
  typeof piece === "object" ? piece[TEXT] : escape(String(piece));

/** Returns a piece in a style of the terminal's, such as bold. */
export const paint = (style: (text: string) => string, piece: string | Shown): Shown => make(style(getEscaped(piece)));

/** Returns pieces with words of ours between them. */
export const join = (pieces: readonly Shown[], between: string): Shown => make(pieces.map(getEscaped).join(between));

/** Returns the lines of a text without colours, broken so that they take no more columns, of which so many are `taken` on the first one. */
export const wrapShown = (shown: Shown, columns: number, taken = 0): readonly Shown[] =>
  wrapColumns(shown[TEXT], columns, taken).split("\n").map(make);

/** Returns how many columns a text of one line without colours takes. */
export const countShown = (shown: Shown): number => countColumns(shown[TEXT]);

/** Returns what may be written. */
export const getText = (shown: Shown): string => shown[TEXT];
