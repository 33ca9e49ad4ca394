/** A folder on the disk for the modules that generated programs import, beside the ESLint that reads them. */

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

let folder: string | undefined;

/** Returns the folder of this process, which is made once and goes with it. */
export function getProjectFolder(): string {
  if (folder !== undefined) return folder;
  const made = mkdtempSync(join(tmpdir(), "fair-shuffle-conformance-"));
  symlinkSync(fileURLToPath(new URL("../../node_modules", import.meta.url)), join(made, "node_modules"), "junction");
  mkdirSync(join(made, "src"));
  writeFileSync(join(made, "jsconfig.json"), JSON.stringify({ compilerOptions: { paths: { "@/*": ["./src/*"] } } }));
  writeFileSync(join(made, "package.json"), JSON.stringify({ imports: { "#*": "./src/*" } }));
  process.once("exit", () => {
    rmSync(made, { recursive: true, force: true });
  });
  folder = made;
  return made;
}

/** Writes the one module that a program imports, in the place of that of the program before, and returns the path of a file beside it. */
export function placeBeside(module: { readonly name: string; readonly text: string }, name: string): string {
  const source = join(getProjectFolder(), "src");
  writeFileSync(join(source, module.name), module.text);
  return join(source, name);
}
