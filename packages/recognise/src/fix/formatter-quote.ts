/** With which quotes a project's formatter writes texts, as its configuration says it. */
import { getFileOnDisk, getFoldersAbove, getStatus, isAbsolutePath, readText } from "../file/file-system.ts";

/** Where Prettier and Biome look, Prettier's places in its own order; a configuration that is code is read as text, and never run. */
const NAMES = [
  ...["json", "yaml", "yml", "json5", "js", "ts", "mjs", "mts", "cjs", "cts", "toml"].map(
    (end) => `.prettierrc.${end}`,
  ),
  ...["js", "ts", "mjs", "mts", "cjs", "cts"].map((end) => `prettier.config.${end}`),
];
const PLACES = ["package.json", ".prettierrc", ...NAMES, "biome.json", "biome.jsonc"];

/**
 * Returns the quote that the nearest configuration above a file names: `'` or `"`. Undefined where there is none, or it does not say which.
 * A package.json counts only where it configures the formatter, and the search ends at the folder of the repository.
 */
export function getFormatterQuote(filename: string): '"' | "'" | undefined {
  if (!isAbsolutePath(filename)) return undefined;
  for (const folder of getFoldersAbove(getFileOnDisk(filename))) {
    for (const name of PLACES) {
      const text = readText(`${folder}/${name}`);
      if (text === undefined || (name === "package.json" && !text.includes('"prettier"'))) continue;
      const quote = getQuote(text);
      if (quote !== undefined) return quote;
    }
    // A folder, or a file that leads to one.
    if (getStatus(`${folder}/.git`) !== undefined) return undefined;
  }
  return undefined;
}

/** What an override says of some files counts only where nothing is said of all: it stands behind. */
function getQuote(text: string): '"' | "'" | undefined {
  const [, isSingle] = /\bsingleQuote["']?\s*[:=]\s*(true|false)/.exec(text) ?? [];
  const [, style] = /"quoteStyle"\s*:\s*"(single|double)"/.exec(text) ?? [];
  if (isSingle === undefined && style === undefined) return undefined;
  return isSingle === "true" || style === "single" ? "'" : '"';
}
