// The parts of a page between `<!-- begin NAME -->` and `<!-- end NAME -->`, which are computed. `UPDATE_DOCS=1` rewrites them.
import { readFileSync, writeFileSync } from "node:fs";
import { expect } from "vitest";
import { writeFormatted } from "../../tools/formatted.ts";

/** Holds a part of a page to what was computed, or writes that into it. */
export function holdPart(page: URL, name: string, wanted: string): void {
  const text = readFileSync(page, "utf8");
  const place = new RegExp(`(<!-- begin ${name} -->\n)[^]*?(<!-- end ${name} -->)`);
  expect(text).toMatch(place);
  const replaced = text.replace(place, (_, begin: string, end: string) => `${begin}\n${wanted}\n\n${end}`);
  expect(replaced).toContain(wanted);
  if (process.env.UPDATE_DOCS === "1") writeFileSync(page, replaced);
  else expect(text).toBe(replaced);
}

/** Returns a table in Markdown: the head, what separates it, and the rows. */
export async function writeTable(rows: readonly (readonly string[])[]): Promise<string> {
  const table = rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  return (await writeFormatted("table.md", table)).trim();
}
