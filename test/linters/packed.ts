// Packs the built plugin and helper and unpacks them again, once for every state of what is packed, so that each test file lints with what people install.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { pack, PUBLISHED, type Published } from "../package/pack.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const cache = join(root, "node_modules", ".cache", "fair-shuffle-packed");

/** Published packages, by default those that a linted project installs, each with the folder that its unpacked tarball lies in. */
export async function getInstalled(
  names: readonly string[] = ["fair-shuffle", "eslint-plugin-fair-shuffle"],
): Promise<readonly { readonly name: string; readonly folder: string }[]> {
  const needed = PUBLISHED.filter(({ name }) => names.includes(name));
  return Promise.all(needed.map(async (published) => ({ name: published.name, folder: await unpack(published) })));
}

/** Test files run side by side: each packs into a folder of its own, and the first to be done gives its folder the name that all look for. */
async function unpack(published: Published): Promise<string> {
  const folder = join(cache, `${published.name}-${await getHash(join(root, published.folder))}`);
  const unpacked = join(folder, "package");
  if (await isThere(unpacked)) return unpacked;
  await mkdir(dirname(folder), { recursive: true });
  const own = await mkdtemp(join(cache, "making-"));
  await promisify(execFile)("tar", ["-xzf", await pack(published, own), "-C", own]);
  try {
    await rename(own, folder);
  } catch (error) {
    if (!(await isThere(unpacked))) throw error;
    await rm(own, { recursive: true, force: true });
  }
  return unpacked;
}

/** Hashes what gets packed. Throws an Error if the package is not built. */
async function getHash(folder: string): Promise<string> {
  if (!(await isThere(join(folder, "dist"))))
    throw new Error(`${folder}/dist is missing: run \`pnpm run build\` first.`);
  const hash = createHash("sha256").update(await readFile(join(folder, "package.json")));
  for (const entry of (await readdir(join(folder, "dist"), { recursive: true, withFileTypes: true })).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (entry.isFile()) hash.update(entry.name).update(await readFile(join(entry.parentPath, entry.name)));
  }
  return hash.digest("hex").slice(0, 16);
}

async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
