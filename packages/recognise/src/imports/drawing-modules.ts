// Whether what a file imports may draw, by the words of the module that is meant: where not, neither is worth being parsed for it.
import { mayDraw } from "../draws/random-words.ts";
import { getRandomSources, type RandomSourceOption, type RandomSources } from "../file/own-sources.ts";
import { findModule, isRelative, type ModuleFile, type ModuleReader } from "./module-reader.ts";

const HANDS_ON = /\bexport\b[^;]*\bfrom\b/;

/** Returns whether a module may draw, or hands on others', and so needs no words of its own. */
export const mayModuleDraw = ({ text }: ModuleFile, sources: RandomSources): boolean =>
  mayDraw(text, sources) || HANDS_ON.test(text);

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
