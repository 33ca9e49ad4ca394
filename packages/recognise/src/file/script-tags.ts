// The scripts of a Vue, Svelte, Astro or HTML file, and what their tags say.
import { findRawParts } from "./markup-parts.ts";

export interface FoundScript {
  /** `---` or the tag that opens it. */
  readonly tag: string;
  readonly code: string;
  /** Where its code starts in the text (UTF-16 code units). */
  readonly start: number;
}

/** Finds the frontmatter and the scripts of a file, outside comments. */
export function findScripts(text: string): readonly FoundScript[] {
  const found: FoundScript[] = [];
  const frontmatter = /^(\s*---)([\s\S]*?)\n---/.exec(text);
  if (frontmatter !== null) {
    const [, open = "", code = ""] = frontmatter;
    found.push({ tag: "---", code, start: open.length });
  }
  const from = frontmatter?.[0].length ?? 0;
  const markup = text.slice(from);
  for (const part of findRawParts(markup, "script")) {
    if (part.kind === "comment") continue;
    const code = markup.slice(...part.content);
    found.push({ tag: markup.slice(...part.tag), code, start: from + part.content[0] });
  }
  return found;
}

export function isTypeScriptTag(tag: string): boolean {
  return /\slang\s*=\s*["']?(?:ts|tsx|typescript)\b/i.test(tag);
}

export function isModuleTag(tag: string): boolean {
  return /\stype\s*=\s*["']?module\b/i.test(tag);
}

/** Returns whether a tag loads a script that shares the page's global scope. */
export function isExternal(tag: string): boolean {
  return /\ssrc\s*=/i.test(tag) && !isModuleTag(tag);
}

/** Returns whether what a script of a component binds is seen by the component's other script: Vue's without `setup`, Svelte's module script. */
export function isSharedTag(tag: string, extension: string): boolean {
  return extension === "vue" ? !/\ssetup[\s=>]/.test(tag) : /\smodule[\s=>]|\scontext\s*=\s*["']?module\b/.test(tag);
}

/** Astro makes modules of its frontmatter and of scripts that have no attribute. */
export function isAstroModuleTag(tag: string): boolean {
  return /^(?:---|<script\s*>)$/i.test(tag);
}
