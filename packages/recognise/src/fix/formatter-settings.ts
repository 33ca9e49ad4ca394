/** With which quotes a project's formatter writes texts, and how wide it lets a line get, as its configuration says it. */
import { getFileOnDisk, getFoldersAbove, getStatus, isAbsolutePath, readText } from "../file/file-system.ts";

/** Where Prettier and Biome look, Prettier's places in its own order; a configuration that is code is read as text, and never run. */
const NAMES = [
  ...["json", "yaml", "yml", "json5", "js", "ts", "mjs", "mts", "cjs", "cts", "toml"].map(
    (end) => `.prettierrc.${end}`,
  ),
  ...["js", "ts", "mjs", "mts", "cjs", "cts"].map((end) => `prettier.config.${end}`),
];
const PLACES = ["package.json", ".prettierrc", ...NAMES, "biome.json", "biome.jsonc"];
/** Prettier asks it for what its own configuration does not say. */
const EDITORS = ".editorconfig";

/** Returns the quote that the nearest configuration above a file names: `'` or `"`. Undefined where there is none, or none says which. */
export const getFormatterQuote = (filename: string): '"' | "'" | undefined => findSetting(filename, PLACES, getQuote);

/** Returns how many columns a line may have by the nearest configuration above a file; undefined where there is none, or none says it. */
export const getFormatterWidth = (filename: string): number | undefined =>
  findSetting(filename, [...PLACES, EDITORS], getWidth);

/** Returns what the nearest configuration says that says it. A package.json counts only where it configures the formatter, and the search ends at the folder of the repository. */
function findSetting<Setting>(
  filename: string,
  places: readonly string[],
  find: (text: string, name: string) => Setting | undefined,
): Setting | undefined {
  if (!isAbsolutePath(filename)) return undefined;
  for (const folder of getFoldersAbove(getFileOnDisk(filename))) {
    for (const name of places) {
      const text = readText(`${folder}/${name}`);
      if (text === undefined || (name === "package.json" && !text.includes('"prettier"'))) continue;
      const setting = find(text, name);
      if (setting !== undefined) return setting;
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

function getWidth(text: string, name: string): number | undefined {
  const [, width] =
    name === EDITORS
      ? (/^\s*max_line_length\s*=\s*(\d+)/m.exec(getPartOfAll(text)) ?? [])
      : (/\b(?:printWidth|lineWidth)["']?\s*[:=]\s*(\d+)/.exec(text) ?? []);
  return width === undefined ? undefined : Number(width);
}

/** What an `.editorconfig` says of all files. */
const getPartOfAll = (text: string): string => text.split(/^\s*\[/m).find((part) => part.startsWith("*]")) ?? "";
