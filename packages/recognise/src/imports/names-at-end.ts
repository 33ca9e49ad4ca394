// Under which names the functions of other files stand at a file's end: what they need of their own files means the same there as in these.
import type { FileContext } from "../file/file-context.ts";
import type { WrittenFunction } from "./written-function.ts";

/** What was put behind a file's end. */
export interface AtEnd {
  /** Declarations by their names. */
  readonly declarations: Map<string, string>;
  /** The globals that they name. */
  readonly globals: Set<string>;
}

/**
 * Puts what a function needs of its module behind a file's end, and returns its own text as it can stand there.
 * What has a name that the file has for something else gets another one; where a global is hidden, nothing can stand for that.
 */
export function putAtEnd(
  { sourceCode: { text, scopeManager }, sources }: FileContext,
  { write, declarations, globals, module }: WrittenFunction,
  atEnd: AtEnd,
): string | undefined {
  if (scopeManager === null) return undefined;
  const isDeclared = (name: string): boolean =>
    atEnd.declarations.has(name) || scopeManager.scopes.some(({ set }) => (set.get(name)?.defs.length ?? 0) > 0);
  const isAsked = (name: string): boolean =>
    atEnd.globals.has(name) ||
    scopeManager.scopes.some(({ through }) => through.some(({ identifier }) => identifier.name === name));
  if ([...globals].some(isDeclared)) return undefined;
  const names = new Map<string, string>();
  const added = new Map<string, string>();
  for (const [own, declare] of declarations) {
    const fits = (name: string): boolean =>
      atEnd.declarations.get(name) === declare(name, names) || (!isDeclared(name) && !isAsked(name));
    const name = fits(own) ? own : findOther(own, fits);
    // What the options name as a source is one by its name.
    if (name !== own && sources.has(own)) return undefined;
    names.set(own, name);
    added.set(name, declare(name, names));
  }
  for (const [name, declaration] of added) atEnd.declarations.set(name, declaration);
  for (const name of globals) atEnd.globals.add(name);
  return write(names);

  /** A name that neither text has anywhere means nothing else in either. */
  function findOther(own: string, fits: (name: string) => boolean): string {
    for (let count = 2; ; count++) {
      const name = `${own}${String(count)}`;
      if (fits(name) && !text.includes(name) && !module.includes(name)) return name;
    }
  }
}
