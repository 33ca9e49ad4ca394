// A computed text as the repository's formatter writes it.
import { readFileSync } from "node:fs";
import { format, type FormatConfig } from "oxfmt";

const style = JSON.parse(readFileSync(new URL("../../.oxfmtrc.json", import.meta.url), "utf8")) as FormatConfig;

/** Returns the text of a file, whose name says its language, as the formatter leaves it. @throws Error where it cannot be read. */
export async function writeFormatted(name: string, text: string): Promise<string> {
  const { code, errors } = await format(name, text, style);
  if (errors.length > 0)
    throw new Error(`${name} can't be formatted: ${errors.map(({ message }) => message).join(" ")}`);
  return code;
}
