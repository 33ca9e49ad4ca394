// The plugin under a name in a configuration: the one that is there, or one that an import or a require brings.
import type { TSESTree } from "@typescript-eslint/utils";
import { getOrigin, getRequired } from "./origins.ts";
import { walk, type Insertion, type SourceText } from "./source-text.ts";

export const PLUGIN = "eslint-plugin-fair-shuffle";

export interface BroughtPlugin {
  readonly name: string;
  readonly insertions: readonly Insertion[];
}

/** Returns the name that the plugin has, and what has to be inserted for it to have one. */
export function bringPlugin(source: SourceText, isCommonJs: boolean): BroughtPlugin {
  const { text, program, lineEnd } = source;
  const known = findPlugin(program);
  if (known !== undefined) return { name: known, insertions: [] };
  const name = getFreeName(program);
  const model = program.body
    .filter((node) => (isCommonJs ? isRequire(node) : node.type === "ImportDeclaration"))
    .at(-1);
  const written = model === undefined ? text : text.slice(...model.range);
  const quote = /["']/.exec(written)?.[0] ?? '"';
  const end = model !== undefined && !written.endsWith(";") ? "" : ";";
  const module = `${quote}${PLUGIN}${quote}`;
  const line = isCommonJs ? `const ${name} = require(${module})${end}` : `import ${name} from ${module}${end}`;
  if (model === undefined)
    return { name, insertions: [{ offset: getStart(text), text: `${line}${lineEnd}${lineEnd}` }] };
  return { name, insertions: [{ offset: getLineEnd(text, model.range[1]), text: `${lineEnd}${line}` }] };
}

/** Returns the name of the plugin's default export, or of the plugin required whole. */
export function findPlugin(program: TSESTree.Program): string | undefined {
  for (const node of walk(program)) {
    if (node.type !== "Identifier") continue;
    const origin = getOrigin(program, node.name);
    if (origin?.module === PLUGIN && (origin.name === "default" || origin.name === "*")) return node.name;
  }
  return undefined;
}

function getFreeName(program: TSESTree.Program): string {
  const taken = new Set([...walk(program)].map((node) => (node.type === "Identifier" ? node.name : "")));
  const names = ["fairShuffle", "fairShufflePlugin", "eslintPluginFairShuffle"];
  for (let number = 2; ; number++) {
    const name = names.find((candidate) => !taken.has(candidate));
    if (name !== undefined) return name;
    names.push(`fairShuffle${number}`);
  }
}

function isRequire(node: TSESTree.Node): boolean {
  return node.type === "VariableDeclaration" && node.declarations.some(({ init }) => getRequired(init) !== undefined);
}

/** Returns the first place behind what has to stay first: `#!`, directives and `// @ts-check`, not the comments about what follows. */
function getStart(text: string): number {
  const first = /^\uFEFF?(?:#![^\n]*\n)?(?:[ \t]*(?:\/\/[ \t]*@ts-[^\n]*|(["'])use strict\1;?[^\n]*|\r?)\n)*/;
  return first.exec(text)?.[0].length ?? 0;
}

/** Returns the end of what stands behind on the same line. */
function getLineEnd(text: string, offset: number): number {
  const rest = /[ \t]*(?:\/\/[^\r\n]*)?(?=\r?\n|$)/y;
  rest.lastIndex = offset;
  return offset + (rest.exec(text)?.[0].length ?? 0);
}
