// The tarballs of the built packages, packed and unpacked once for every state of what is packed, so that all test files install and lint with the same ones.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { pack, PUBLISHED, type Published } from "./pack.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const cache = join(root, "node_modules", ".cache", "fair-shuffle-packed");

/** The absolute paths of published packages' tarballs. Throws an Error if one is not built, or not published. */
export async function getTarballs(names: readonly string[]): Promise<readonly string[]> {
  return Promise.all(
    findPublished(names).map(async (published) => {
      const folder = await getFolder(published);
      const file = (await readdir(folder)).find((name) => name.endsWith(".tgz"));
      if (file === undefined) throw new Error(`${folder} holds no tarball: remove it.`);
      return join(folder, file);
    }),
  );
}

/** Published packages, by default those that a linted project installs, each with the folder that its unpacked tarball lies in. */
export async function getInstalled(
  names: readonly string[] = ["fair-shuffle", "eslint-plugin-fair-shuffle"],
): Promise<readonly { readonly name: string; readonly folder: string }[]> {
  return Promise.all(
    findPublished(names).map(async (published) => ({
      name: published.name,
      folder: join(await getFolder(published), "package"),
    })),
  );
}

const findPublished = (names: readonly string[]): readonly Published[] =>
  names.map((name) => {
    const published = PUBLISHED.find((candidate) => candidate.name === name);
    if (published === undefined) throw new Error(`${name} is not published.`);
    return published;
  });

/**
 * The folder with a package's tarball and, in "package", what is in it. Test files run side by side: each packs into a folder of its own, and the first to be done
 * gives its folder the name that all look for.
 */
async function getFolder(published: Published): Promise<string> {
  const folder = join(cache, `${published.name}-${await getHash(join(root, published.folder))}`);
  if (await isThere(folder)) return folder;
  await mkdir(dirname(folder), { recursive: true });
  const own = await mkdtemp(join(cache, "making-"));
  await promisify(execFile)("tar", ["-xzf", await pack(published, own), "-C", own]);
  try {
    await rename(own, folder);
  } catch (error) {
    if (!(await isThere(folder))) throw error;
    await rm(own, { recursive: true, force: true });
  }
  return folder;
}

/** Hashes all that a tarball can come from: the package's own files but its sources, and what pnpm looks up in the workspace. Throws an Error if it is not built. */
async function getHash(folder: string): Promise<string> {
  if (!(await isThere(join(folder, "dist"))))
    throw new Error(`${folder}/dist is missing: run \`pnpm run build\` first.`);
  const hash = createHash("sha256");
  const files = [...(await findFiles(folder)), join(root, "pnpm-workspace.yaml"), join(root, "LICENSE")];
  for (const file of files) hash.update(`${relative(root, file)}\0`).update(await readFile(file));
  return hash.digest("hex").slice(0, 16);
}

async function findFiles(folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.name === "node_modules" || entry.name === "src") continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) files.push(...(await findFiles(path)));
    else files.push(path);
  }
  return files.sort();
}

async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
