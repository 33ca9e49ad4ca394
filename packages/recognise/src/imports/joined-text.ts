// A file with the functions in it that it imports: what it does is read as if they stood at its end, and everything else keeps its place.
import type { TSESLint } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { mayBeOwn } from "../draws/own-specifier.ts";
import { getSeenWords, mayDraw, mayHoldShuffle } from "../draws/random-words.ts";
import { mayModuleDraw } from "./drawing-modules.ts";
import { getExported, type Asked } from "./exported-function.ts";
import { getFileOnDisk } from "../file/file-system.ts";
import { setShownScripts } from "../file/script-block.ts";
import { findModule, type ModuleFile, type ModuleReader } from "./module-reader.ts";
import { putAtEnd, type AtEnd } from "./names-at-end.ts";
import { getNeededImports, getPlain, type NeededImport } from "./needed-imports.ts";
import { getOwnProgram } from "./own-program.ts";
import { writeFunction, type WrittenFunction } from "./written-function.ts";

export interface Joined {
  readonly sourceCode: TSESLint.SourceCode;
  /** Where the file's own text ends, and the functions begin. */
  readonly end: number;
  /** The names of these functions. */
  readonly names: ReadonlySet<string>;
}

/** One module may export what another one does, and so on; more is no code that people write. */
const LONGEST_WAY = 4;

/** Reads the functions that decide what a file does, and parses the file with them in it; undefined where none does. */
export function joinImports(file: FileContext, reader: ModuleReader): Joined | undefined {
  const own = getOwnProgram(file);
  if (own === undefined) return undefined;
  const { text } = own;
  const keepsTypes = /\.[cm]?tsx?$/.test(own.filename);
  const needed = getNeededImports(file);
  if (needed.length === 0) return undefined;
  const filename = getFileOnDisk(file.filename);
  const found = new Map<string, ModuleFile | undefined>();
  const parsed = new Map<string, FileContext | undefined>();
  // Of two functions, one may draw and the other swap.
  const draws =
    mayDraw(text, file.sources, getSeenWords(text)) ||
    (needed.length > 1 && needed.some(({ specifier }) => mayLead(findOnce(specifier, filename))));
  const atEnd: AtEnd = { declarations: new Map(), globals: new Set() };
  const { declarations } = atEnd;
  const members = new Map<string, string[]>();
  const joinedImports = needed.filter((one) => {
    const code = readFunction(one, filename, LONGEST_WAY);
    const its = code === undefined ? undefined : putAtEnd(file, code, atEnd);
    if (its === undefined) return false;
    if (one.member === undefined) declarations.set(one.local, `function ${one.local}${its}`);
    else members.set(one.local, [...(members.get(one.local) ?? []), `${one.member}: function ${its}`]);
    return true;
  });
  if (joinedImports.length === 0) return undefined;
  const end = text.length;
  const added = [
    ...declarations.values(),
    ...[...members].map(([name, its]) => `const ${name} = { ${its.join(", ")} };`),
  ];
  const joinedText = blankOut(text, joinedImports) + added.map((one) => `\n${one}`).join("");
  if (!mayHoldShuffle(joinedText)) return undefined;
  const joined = reader.parse(joinedText, own.filename);
  if (joined === undefined) return undefined;
  if (own.view !== undefined) setShownScripts(joined.ast, own.view);
  return { sourceCode: joined, end, names: new Set(joinedImports.map(({ local }) => local)) };

  function findOnce(specifier: string, importer: string): ModuleFile | undefined {
    const key = `${importer}\n${specifier}`;
    if (!found.has(key)) found.set(key, mayBeOwn(specifier) ? findModule(reader, specifier, importer) : undefined);
    return found.get(key);
  }

  function mayLead(module: ModuleFile | undefined): boolean {
    return module !== undefined && mayModuleDraw(module, file.sources);
  }

  function parseOnce({ path, text: its }: ModuleFile): FileContext | undefined {
    if (!parsed.has(path)) {
      const code = reader.parse(its, path);
      parsed.set(path, code === undefined ? undefined : { sourceCode: code, filename: path, sources: file.sources });
    }
    return parsed.get(path);
  }

  function readFunction(
    { specifier, ...asked }: Asked & { readonly specifier: string },
    importer: string,
    way: number,
  ): WrittenFunction | undefined {
    const module = way === 0 ? undefined : findOnce(specifier, importer);
    if (module === undefined) return undefined;
    const code = draws || mayLead(module) ? parseOnce(module) : undefined;
    const exported = code === undefined ? undefined : getExported(code, asked);
    if (code === undefined || exported === undefined) return undefined;
    if (exported.kind === "function") return writeFunction(code, exported.node, keepsTypes);
    for (const place of exported.places) {
      const handedOn = readFunction(place, module.path, way - 1);
      if (handedOn !== undefined) return handedOn;
    }
    return undefined;
  }
}

/** Puts spaces in the place of what imports the functions, so that every other character keeps its place. */
function blankOut(text: string, imports: readonly NeededImport[]): string {
  let left = text;
  const blank = (start: number, end: number): void => {
    left = left.slice(0, start) + left.slice(start, end).replaceAll(/[^\r\n]/g, " ") + left.slice(end);
  };
  for (const { uses } of imports) {
    for (const use of uses) {
      const plain = getPlain(use);
      if (plain !== undefined) blank(plain.range[0], use.range[0]);
    }
  }
  for (const statement of new Set(imports.map((one) => one.statement))) {
    const own = new Set(imports.filter((one) => one.statement === statement).map(({ node }) => node));
    if (own.size === countNames(statement)) {
      blank(...statement.range);
      continue;
    }
    for (const { range } of own) {
      const comma = /^\s*,/.exec(text.slice(range[1]));
      blank(range[0], range[1] + (comma?.[0].length ?? 0));
    }
  }
  return left;
}

function countNames(statement: NeededImport["statement"]): number {
  if (statement.type === "ImportDeclaration") return statement.specifiers.length;
  const [declarator] = statement.declarations;
  return declarator.id.type === "ObjectPattern" ? declarator.id.properties.length : 1;
}
