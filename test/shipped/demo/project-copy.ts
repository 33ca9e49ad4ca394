// Copies a project to a temporary folder and links the workspace's packages into it, as `npm install` would have put them there.
import { access, cp, mkdir, mkdtemp, realpath, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export interface ProjectCopy {
  /** The absolute path of the copy. */
  readonly folder: string;
  /** Deletes the copy; the linked packages stay. */
  remove(): Promise<void>;
}

const testFolder = fileURLToPath(new URL("../..", import.meta.url));

/** From the folder of the tests, where this file stands, or from the root of the workspace. */
const LINKED_PACKAGES = [
  ["node_modules", "eslint"],
  ["node_modules", "eslint-plugin-fair-shuffle"],
  ["node_modules", "fair-shuffle"],
  ["node_modules", "@typescript-eslint/parser"],
  ["node_modules", "tsx"],
  ["../node_modules", "typescript"],
] as const;

/** Files that the project can't do without, and that only a build writes. */
const BUILT_FILES = [
  "eslint-plugin-fair-shuffle/dist/index.js",
  "fair-shuffle/dist/index.js",
  "fair-shuffle/dist/index.cjs",
];

/** Copies the project in `source`; throws an Error if the workspace's own packages are not built. */
export async function copyProject(source: string): Promise<ProjectCopy> {
  for (const file of BUILT_FILES) await requireBuilt(join(testFolder, "node_modules", file));

  const folder = await realpath(await mkdtemp(join(tmpdir(), `${basename(source)}-`)));
  await cp(source, folder, { recursive: true, filter: (path) => basename(path) !== "node_modules" });
  for (const [modules, name] of LINKED_PACKAGES) {
    const link = join(folder, "node_modules", name);
    await mkdir(dirname(link), { recursive: true });
    // A junction is what Windows lets everybody make; elsewhere the type is ignored.
    await symlink(await realpath(join(testFolder, modules, name)), link, "junction");
  }
  return {
    folder,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function requireBuilt(file: string): Promise<void> {
  try {
    await access(file);
  } catch {
    throw new Error(`${file} is missing: run \`pnpm run build\` first.`);
  }
}
