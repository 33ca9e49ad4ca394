// Whether what a file imports may draw, by the words of the module that is meant: where not, neither is worth being parsed for it.
import { mayDraw } from "../draws/random-words.ts";
import { getRandomSources, type RandomSourceOption, type RandomSources } from "../file/own-sources.ts";
import { findModule, isRelative, type ModuleFile, type ModuleReader } from "./module-reader.ts";

/** Returns whether a text may export what another module does. Without semicolons all of it may be one part: only behind the first `export` of each is looked. */
const handsOn = (text: string): boolean =>
  text.split(";").some((part) => {
    const start = part.search(/\bexport\b/);
    return start !== -1 && /\bfrom\b/.test(part.slice(start));
  });

/** Returns whether a module may draw, or hands on others', and so needs no words of its own. */
export const mayModuleDraw = ({ text }: ModuleFile, sources: RandomSources): boolean =>
  mayDraw(text, sources) || handsOn(text);

/**
 * Returns whether the file may draw that a specifier means; what an alias means is not looked for, so it may.
 * @param importer the absolute path of the file that has the specifier.
 * @param own functions of the project's own that draw.
 */
export function mayFileDraw(
  read: ModuleReader["read"],
  specifier: string,
  importer: string,
  own: readonly RandomSourceOption[] = [],
): boolean {
  if (!isRelative(specifier)) return true;
  const module = findModule({ read }, specifier, importer);
  return module !== undefined && mayModuleDraw(module, getRandomSources(own));
}
