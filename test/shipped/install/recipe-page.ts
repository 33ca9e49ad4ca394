// The guide's recipes as they stand on the page: files under their names, and commands.
import { readFileSync } from "node:fs";

const page = readFileSync(new URL("../../../docs/guide/recipes.md", import.meta.url), "utf8");

/** By name: a block of code behind a paragraph that ends with the file's name. */
export const SHOWN_FILES: Readonly<Record<string, string>> = Object.fromEntries(
  [...page.matchAll(/`([\w./-]+)`:\n\n```\w+\n([\s\S]*?)```/g)].map(([, file = "", text = ""]) => [file, text]),
);

/** In the page's order. */
export const SHOWN_COMMANDS: readonly string[] = [...page.matchAll(/```sh\n(.*)\n```/g)].map(([, line = ""]) => line);
