// Which documents the server is shown: the languages that hold JavaScript, where people edit them.

/**
 * The same list stands in the manifest (activation, menus); a test holds them against each other. VS Code itself knows no Vue, Svelte or Astro: the manifest
 * names them, so that their files are looked at even where nobody installed an extension for them.
 */
export const LANGUAGES = [
  "javascript",
  "javascriptreact",
  "typescript",
  "typescriptreact",
  "vue",
  "svelte",
  "astro",
  "html",
] as const;

/** Where documents are edited; what shows an old state of a file (`git:`, `output:`) is left alone. */
const SCHEMES = ["file", "untitled", "vscode-remote", "vscode-vfs", "vscode-userdata"];

/** Returns the filters for these languages, in the usual places and in those of the workspace's own folders. */
export function getDocumentSelector(folderSchemes: readonly string[]): { language: string; scheme: string }[] {
  const schemes = [...new Set([...SCHEMES, ...folderSchemes])];
  return LANGUAGES.flatMap((language) => schemes.map((scheme) => ({ language, scheme })));
}

/** Of the files that can hold code; a test holds them against the plugin's list. */
export const CODE_EXTENSIONS = "js,mjs,cjs,jsx,ts,mts,cts,tsx,vue,svelte,astro,html,htm".split(",");

export const CODE_FILES = `**/*.{${CODE_EXTENSIONS.join(",")}}`;
