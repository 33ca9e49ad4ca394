// What of a file is code, and in which pieces it has to be parsed: all of it, or the scripts of a Vue, Svelte, Astro or HTML file.
import {
  findScripts,
  isAstroModuleTag,
  isExternal,
  isModuleTag,
  isSharedTag,
  isTypeScriptTag,
} from "@fair-shuffle/recognise";
import type { FoundScript, Script, ShownScripts } from "@fair-shuffle/recognise";
import { findAttributeCode } from "./attribute-code.ts";

export type Language = "javascript" | "typescript";

/** A piece of a file that is one program. */
export interface ScriptUnit {
  readonly language: Language;
  readonly jsx: boolean;
  /** "either": a module where it can be parsed as one, else CommonJS. */
  readonly sourceType: "module" | "commonjs" | "script" | "either";
  /** The scripts that make it up; undefined where it is the whole file. */
  readonly shown: ShownScripts | undefined;
  /** The part that is judged, where the rest only says what its names mean: an attribute's code. */
  readonly judged?: readonly [number, number];
  /** Where the element begins whose attribute is judged. */
  readonly element?: number;
}

const CODE: Readonly<Record<string, Omit<ScriptUnit, "shown">>> = {
  js: { language: "javascript", jsx: true, sourceType: "either" },
  jsx: { language: "javascript", jsx: true, sourceType: "either" },
  mjs: { language: "javascript", jsx: true, sourceType: "module" },
  cjs: { language: "javascript", jsx: true, sourceType: "commonjs" },
  // A `.ts` file is read without JSX, because there `<T>x` is a type assertion.
  ts: { language: "typescript", jsx: false, sourceType: "module" },
  mts: { language: "typescript", jsx: false, sourceType: "module" },
  cts: { language: "typescript", jsx: false, sourceType: "module" },
  tsx: { language: "typescript", jsx: true, sourceType: "module" },
};

const COMPONENTS = ["vue", "svelte", "astro"];
const PAGES = ["html", "htm"];

/** The extensions, without the dot and in lower case, of the files that hold code which can be judged. */
export const EXTENSIONS: readonly string[] = [...Object.keys(CODE), ...COMPONENTS, ...PAGES];

/** Returns the extension of a file's name, without the dot and in lower case; "" where it has none. */
export function getExtension(filename: string): string {
  return /\.(\w+)$/.exec(filename)?.[1]?.toLowerCase() ?? "";
}

/** Returns how a file is to be read that is a script as a whole, by its extension; undefined where it is none. */
export const getScriptGrammar = (extension: string): Pick<ScriptUnit, "jsx"> | undefined => CODE[extension];

/** Returns the programs of a file: none where its extension is none of `EXTENSIONS`, or its scripts are in a language of their own. */
export function findScriptUnits(text: string, extension: string): readonly ScriptUnit[] {
  const code = CODE[extension];
  if (code !== undefined) return [{ ...code, shown: undefined }];
  if (PAGES.includes(extension)) return [...findPageUnits(text), ...findAttributeUnits(text, extension)];
  if (!COMPONENTS.includes(extension)) return [];
  return [...findComponentUnits(text, extension), ...(extension === "vue" ? findAttributeUnits(text, extension) : [])];
}

/** Each attribute's code together with the scripts whose names it sees: those of a component, or those of a page that are no modules. */
function findAttributeUnits(text: string, extension: string): ScriptUnit[] {
  const attributes = findAttributeCode(text);
  if (attributes.length === 0) return [];
  const isPage = extension !== "vue";
  const scripts = findScripts(text).filter(
    ({ tag }) => tag !== "---" && isReadable(tag) && !/\ssrc\s*=/i.test(tag) && !(isPage && isModuleTag(tag)),
  );
  const isTypeScript = scripts.some(({ tag }) => isTypeScriptTag(tag));
  return attributes.map(({ range, around, element }) => ({
    language: isTypeScript ? "typescript" : "javascript",
    jsx: isPage ? scripts.some(isOfBabel) : isComponentJsx(scripts, extension, isTypeScript),
    sourceType: isPage ? "script" : "module",
    judged: range,
    element,
    shown: {
      // Nothing is brought into a tag.
      runner: "unknown",
      scripts: [
        ...scripts.map((script) => getScript(script, extension)),
        { range, around, isTypeScript, isShared: false },
      ].sort((a, b) => a.range[0] - b.range[0]),
    },
  }));
}

/** The scripts of a Vue or Svelte component share their names and are one program; each of an Astro page is a program of its own. */
function findComponentUnits(text: string, extension: string): ScriptUnit[] {
  const scripts = findScripts(text).filter(
    ({ tag }) => isReadable(tag) && (extension === "astro" || tag !== "---") && !/\ssrc\s*=/i.test(tag),
  );
  if (extension === "astro") return scripts.map(getAstroUnit);
  if (scripts.length === 0) return [];
  const isTypeScript = scripts.some(({ tag }) => isTypeScriptTag(tag));
  return [
    {
      language: isTypeScript ? "typescript" : "javascript",
      jsx: isComponentJsx(scripts, extension, isTypeScript),
      sourceType: "module",
      shown: { runner: "component", scripts: scripts.map((script) => getScript(script, extension)) },
    },
  ];
}

/** Vue's render functions may be written in JSX without saying so. In TypeScript `<T>x` is a type assertion. */
const isComponentJsx = (scripts: readonly FoundScript[], extension: string, isTypeScript: boolean): boolean =>
  (extension === "vue" && !isTypeScript) || scripts.some(({ tag }) => /\slang\s*=\s*["']?[jt]sx\b/i.test(tag));

/** Returns whether a page's script is written in JSX, for Babel to read in the browser. */
const isOfBabel = ({ tag }: FoundScript): boolean => /babel|jsx/i.test(tag);

function getAstroUnit(script: FoundScript): ScriptUnit {
  const isModule = isAstroModuleTag(script.tag);
  const isTypeScript = isModule || isTypeScriptTag(script.tag);
  return {
    language: isTypeScript ? "typescript" : "javascript",
    jsx: false,
    sourceType: isModule || isModuleTag(script.tag) ? "module" : "script",
    shown: {
      runner: isModule ? "component" : "shared-page",
      scripts: [{ ...getScript(script, "astro"), isTypeScript, isShared: false }],
    },
  };
}

function findPageUnits(text: string): ScriptUnit[] {
  const scripts = findScripts(text).filter(({ tag }) => tag !== "---");
  // A script from elsewhere shares its names with those that are no modules.
  const isOpen = scripts.some(({ tag }) => isExternal(tag));
  return scripts
    .filter(({ tag }) => isReadable(tag) && !/\ssrc\s*=/i.test(tag))
    .map((script) => {
      const isModule = isModuleTag(script.tag);
      return {
        language: "javascript",
        jsx: isOfBabel(script),
        sourceType: isModule ? "module" : "script",
        shown: {
          runner: isModule || !isOpen ? "page" : "shared-page",
          scripts: [{ ...getScript(script, "html"), isTypeScript: false, isShared: false }],
        },
      };
    });
}

/** Returns whether what a tag opens is JavaScript or TypeScript: no data, no template, no other language. */
export function isReadable(tag: string): boolean {
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(tag)?.[1]?.toLowerCase() ?? "";
  const language = /\slang\s*=\s*["']?([^"'\s>]*)/i.exec(tag)?.[1]?.toLowerCase() ?? "";
  return (
    /^(?:module|(?:text|application)\/(?:javascript|ecmascript|x-javascript|babel|jsx|typescript))?$/.test(type) &&
    /^(?:js|jsx|javascript|ts|tsx|typescript)?$/.test(language)
  );
}

function getScript({ tag, code, start }: FoundScript, extension: string): Script {
  return {
    range: [start, start + code.length],
    isTypeScript: isTypeScriptTag(tag),
    isShared: isSharedTag(tag, extension),
  };
}
