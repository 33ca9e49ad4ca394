// A folder with the extensions under test, installed from their VSIX files by the editor's own command, as a person installs them.
import { execFile } from "node:child_process";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createVSIX } from "@vscode/vsce";
import { findEditor, type InstalledEditor } from "./install-editor.ts";

export interface ExtensionsFolder {
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

/** Installs the driver and these VSIX files into a folder that any number of editors can share. Throws an Error if the editor refuses one. */
export async function installExtensions(...vsixFiles: readonly string[]): Promise<ExtensionsFolder> {
  const { node, entry } = getEditor();
  const folder = await mkdtemp(join(tmpdir(), "fair-shuffle-extensions-"));
  const userData = join(folder, "user-data");
  const extensions = join(folder, "extensions");
  const files = [await packDriver(folder), ...vsixFiles];
  await promisify(execFile)(
    node,
    [
      entry,
      ...["--extensions-dir", extensions, "--user-data-dir", userData],
      ...files.flatMap((file) => ["--install-extension", file]),
    ],
    { env: { ...process.env, EXTENSIONS_GALLERY: "{}" } },
  );
  return { folder: extensions, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The installed editor. Throws an Error that says how to get it where there is none. */
export function getEditor(): InstalledEditor {
  const editor = findEditor();
  if (editor === undefined) {
    throw new Error("The editor is not installed: run `pnpm install:editor`.");
  }
  return editor;
}

async function packDriver(destination: string): Promise<string> {
  const folder = join(destination, "driver");
  await cp(join(import.meta.dirname, "driver"), folder, { recursive: true });
  await writeFile(join(folder, "README.md"), "The driver of the editor's tests.\n");
  const packagePath = join(destination, "driver.vsix");
  await createVSIX({ cwd: folder, packagePath, dependencies: false, allowMissingRepository: true, skipLicense: true });
  return packagePath;
}
