// The one version line: which packages and files carry the version, and what it is.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PUBLISHED } from "../package/pack.ts";

/** From the root: every folder whose package.json has the version. */
export const FOLDERS: readonly string[] = [...PUBLISHED.map(({ folder }) => folder), "extension"];

/** From the root: sources that tell the version, and have to know it without reading a file. */
export const SOURCES: readonly string[] = [
  "eslint-plugin/src/index.ts",
  "packages/cli/src/version.ts",
  "packages/language-server/src/version.ts",
];

const TOLD = /(\bversion = ")[^"]+(")/i;

/** Returns the version that all packages below this folder have. Throws an Error if they have several. */
export async function readVersion(root: string): Promise<string> {
  const versions = await Promise.all(FOLDERS.map((folder) => readManifestVersion(join(root, folder))));
  const [version = "", ...others] = new Set(versions);
  if (others.length === 0) return version;
  const list = FOLDERS.map((folder, index) => `${folder} ${versions[index] ?? ""}`).join(", ");
  throw new Error(`The packages have several versions: ${list}. Give them one.`);
}

async function readManifestVersion(folder: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as { readonly version: string };
  return manifest.version;
}

/** Writes the version into the sources that tell it. */
export async function tellVersion(root: string, version: string): Promise<void> {
  for (const source of SOURCES) {
    const file = join(root, source);
    const text = await readFile(file, "utf8");
    if (!TOLD.test(text)) throw new Error(`${source} tells no version: name it in SOURCES where it went.`);
    await writeFile(file, text.replace(TOLD, `$1${version}$2`));
  }
}
