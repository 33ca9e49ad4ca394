// The code of a file as a parser of code alone can read it: all of it, or the one script of a component with everything beside it blank.
import type { FileContext } from "../file/file-context.ts";
import { getShownView, type ShownView } from "../file/script-block.ts";

export interface OwnProgram {
  /** As long as the file's own text; what is code stands where it stands there. */
  readonly text: string;
  /** Says by its ending what language the text is in. */
  readonly filename: string;
  /** What the file shows beside this program; undefined where it is nothing else. */
  readonly view: ShownView | undefined;
}

/** Returns undefined for a file of several scripts, and for one that is shown to the linter in some other way. */
export function getOwnProgram(file: FileContext): OwnProgram | undefined {
  const { filename } = file;
  const { text } = file.sourceCode;
  if (/\.[cm]?[jt]sx?$/.test(filename)) return { text, filename, view: undefined };
  const view = getShownView(file);
  const [script, ...others] = view?.scripts ?? [];
  if (script === undefined || others.length > 0 || script.around !== undefined) return undefined;
  const [start, end] = script.range;
  return {
    text: blank(text.slice(0, start)) + text.slice(start, end) + blank(text.slice(end)),
    filename: `${filename}.${script.isTypeScript ? "ts" : "mjs"}`,
    view,
  };
}

const blank = (text: string): string => text.replaceAll(/[^\n\r\u2028\u2029]/g, " ");
