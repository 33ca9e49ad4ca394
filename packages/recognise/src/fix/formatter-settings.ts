/** With which quotes a project's formatter writes texts, and how wide it lets a line get, as its configuration says it. */
import { getFileOnDisk, getFoldersAbove, getStatus, isAbsolutePath, readText } from "../file/file-system.ts";
import { isRootConfig, readEditorConfig } from "./editor-config.ts";

/** Where Prettier, oxfmt and Biome look, Prettier's places in its own order; a configuration that is code is read as text, and never run. */
const NAMES = [
  ...["json", "yaml", "yml", "json5", "js", "ts", "mjs", "mts", "cjs", "cts", "toml"].map(
    (end) => `.prettierrc.${end}`,
  ),
  ...["js", "ts", "mjs", "mts", "cjs", "cts"].map((end) => `prettier.config.${end}`),
];
const PLACES = [
  ...["package.json", ".prettierrc", ...NAMES],
  ...[".oxfmtrc.json", ".oxfmtrc.jsonc", "oxfmt.config.ts", "biome.json", "biome.jsonc"],
];
/** All three ask it for what their own configuration does not say. */
const EDITORS = ".editorconfig";

export interface FormatterSettings {
  readonly quote: '"' | "'" | undefined;
  /** How many columns a line may have. */
  readonly width: number | undefined;
}

/**
 * Returns what the nearest configurations above a file say that say it: the formatter's own, or else what all editors are told. A package.json counts only
 * where it configures the formatter, and the search ends at the folder of the repository.
 */
export function getFormatterSettings(filename: string): FormatterSettings {
  let own: FormatterSettings = { quote: undefined, width: undefined };
  let ofEditors = own;
  let mayAskEditors = true;
  const path = isAbsolutePath(filename) ? getFileOnDisk(filename) : undefined;
  for (const folder of path === undefined ? [] : getFoldersAbove(path)) {
    for (const name of PLACES) {
      const text = readText(`${folder}/${name}`);
      if (text === undefined || (name === "package.json" && !text.includes('"prettier"'))) continue;
      own = addTo(own, { quote: getQuote(text), width: getWidth(text) });
    }
    const text: string | undefined = mayAskEditors ? readText(`${folder}/${EDITORS}`) : undefined;
    if (path !== undefined && text !== undefined) {
      ofEditors = addTo(ofEditors, getEditorSettings(text, path.slice(folder.length + 1).replaceAll("\\", "/")));
      mayAskEditors = !isRootConfig(text);
    }
    // A folder, or a file that leads to one.
    if ((own.quote !== undefined && own.width !== undefined) || getStatus(`${folder}/.git`) !== undefined) break;
  }
  return addTo(own, ofEditors);
}

const addTo = (first: FormatterSettings, { quote, width }: FormatterSettings): FormatterSettings => ({
  quote: first.quote ?? quote,
  width: first.width ?? width,
});

/** What an override says of some files counts only where nothing is said of all: it stands behind. */
function getQuote(text: string): '"' | "'" | undefined {
  const [, isSingle] = /\bsingleQuote["']?\s*[:=]\s*(true|false)/.exec(text) ?? [];
  const [, style] = /"quoteStyle"\s*:\s*"(single|double)"/.exec(text) ?? [];
  if (isSingle === undefined && style === undefined) return undefined;
  return isSingle === "true" || style === "single" ? "'" : '"';
}

function getWidth(text: string): number | undefined {
  const [, width] = /\b(?:printWidth|lineWidth)["']?\s*[:=]\s*(\d+)/.exec(text) ?? [];
  return width === undefined ? undefined : Number(width);
}

function getEditorSettings(text: string, path: string): FormatterSettings {
  const said = readEditorConfig(text, path);
  const [width] = /^\d+$/.exec(said.get("max_line_length") ?? "") ?? [];
  return {
    quote: QUOTES[said.get("quote_type") ?? ""],
    width: width === undefined ? undefined : Number(width),
  };
}

const QUOTES: Readonly<Record<string, '"' | "'">> = { single: "'", double: '"' };
