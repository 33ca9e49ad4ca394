// What the language server's README tells an editor, and the command that it names, in a folder for the PATH.
import { readFileSync } from "node:fs";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const README = fileURLToPath(new URL("../../../packages/language-server/README.md", import.meta.url));
const SERVER = fileURLToPath(new URL("../../../packages/language-server/dist/server.js", import.meta.url));

/** The command that every editor is told to start. */
export const COMMAND = "fair-shuffle-language-server";

/** Returns the blocks of code in a language, and the text around them, of the section under a heading. */
export function readSection(heading: string): { readonly text: string; readonly blocks: readonly string[] } {
  const [, text = ""] = readFileSync(README, "utf8").split(`\n## ${heading}\n`);
  const [section = ""] = text.split("\n## ");
  return { text: section, blocks: [...section.matchAll(/```\w+\n([\s\S]*?)```/g)].map(([, code = ""]) => code) };
}

/** Installs the built server under its command in a folder below this one, and returns a PATH that begins with it. */
export async function installServer(folder: string): Promise<string> {
  const bin = join(folder, "bin");
  await mkdir(bin);
  await writeFile(join(bin, COMMAND), `#!/bin/sh\nexec '${process.execPath}' '${SERVER}' "$@"\n`);
  await chmod(join(bin, COMMAND), 0o755);
  return `${bin}${delimiter}${process.env.PATH ?? ""}`;
}
