// Every JavaScript and TypeScript file of the packages that this workspace has installed, each text once.
import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export interface PackageFile {
  /** As in "eslint@10.15.0". */
  readonly package: string;
  /** The path inside the package, with `/`. */
  readonly file: string;
  readonly text: string;
}

/** pnpm keeps every package's files in here once; whatever else is called node_modules only links to it. */
const STORE = fileURLToPath(new URL("../../../node_modules/.pnpm/", import.meta.url));

/** What can hold code: declaration files hold types only. */
const SCRIPT = /(?<!\.d)\.[cm]?[jt]sx?$/;

/** Reads the files of one version of each package one after another, in the order of their packages; a text that was there before is left out. */
export async function* readPackageFiles(): AsyncGenerator<PackageFile> {
  const seen = new Set<string>();
  for (const { folder, name, files } of keepLargest(await Promise.all((await findPackages()).map(listScripts)))) {
    for (const file of files) {
      const text = await readFile(join(folder, file), "utf8");
      const hash = createHash("sha256").update(text).digest("base64");
      if (seen.has(hash)) continue;
      seen.add(hash);
      yield { package: name, file, text };
    }
  }
}

interface Scripts {
  readonly folder: string;
  readonly name: string;
  readonly files: readonly string[];
  /** Of all of them, in bytes. */
  readonly size: number;
}

async function listScripts({ folder, name }: { folder: string; name: string }): Promise<Scripts> {
  const files = await findFiles(folder, SCRIPT);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  return { folder, name, files, size: sizes.reduce((sum, size) => sum + size, 0) };
}

/**
 * Several versions of one package are nearly the same code: three of TypeScript would take longer than a thousand other packages. The largest is kept: the newest
 * one may be a binary.
 */
function keepLargest(packages: readonly Scripts[]): Scripts[] {
  const getPackage = ({ name }: Scripts): string => name.slice(0, name.lastIndexOf("@"));
  const largest = new Map<string, Scripts>();
  for (const one of [...packages].sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }))) {
    const other = largest.get(getPackage(one));
    if (other === undefined || one.size >= other.size) largest.set(getPackage(one), one);
  }
  return packages.filter((one) => largest.get(getPackage(one)) === one);
}

/** The packages with their versions, sorted; a package that is installed for several peers counts once. */
export async function findPackages(): Promise<{ folder: string; name: string }[]> {
  const packages = new Map<string, string>();
  for (const entry of await readdir(STORE, { withFileTypes: true })) {
    const modules = join(STORE, entry.name, "node_modules");
    // STORE/node_modules holds links only, and so has no package of its own.
    if (!entry.isDirectory() || entry.name === "node_modules") continue;
    for (const folder of await findPackageFolders(modules)) {
      packages.set(await getNameAndVersion(folder), folder);
    }
  }
  return [...packages].map(([name, folder]) => ({ folder, name })).sort((a, b) => compare(a.name, b.name));
}

/** The real folders in a `node_modules`; the links beside them are the package's dependencies. */
async function findPackageFolders(modules: string): Promise<string[]> {
  const folders: string[] = [];
  for (const entry of await readdir(modules, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === ".bin") continue;
    const path = join(modules, entry.name);
    folders.push(...(entry.name.startsWith("@") ? await findPackageFolders(path) : [path]));
  }
  return folders;
}

async function getNameAndVersion(folder: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  if (
    typeof manifest !== "object" ||
    manifest === null ||
    !("name" in manifest && typeof manifest.name === "string") ||
    !("version" in manifest && typeof manifest.version === "string")
  ) {
    throw new Error(`${folder}/package.json has no name or version: run \`pnpm install\` again.`);
  }
  return `${manifest.name}@${manifest.version}`;
}

/** Files whose names match, as paths relative to the folder, with `/`, sorted; links are not followed. */
export async function findFiles(folder: string, name: RegExp, inside = ""): Promise<string[]> {
  const files: string[] = [];
  for (const entry of await readdir(join(folder, inside), { withFileTypes: true })) {
    const path = `${inside}${entry.name}`;
    if (entry.isDirectory()) files.push(...(await findFiles(folder, name, `${path}/`)));
    else if (entry.isFile() && name.test(entry.name)) files.push(path);
  }
  return files.sort(compare);
}

/** By code units, so that the order is the same in every locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
