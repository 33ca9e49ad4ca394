// Which configuration holds for a project: ESLint's nearest flat one, or, where ESLint still reads them, the nearest legacy one; oxlint's own where it is alone.
import { getField, getLinter, OXLINT_FILE } from "@fair-shuffle/language-server/manifest";
import type { ManagedFolder } from "./package-manager.ts";

export interface ChosenConfiguration {
  /** The index of the folder that it lies in. */
  readonly folder: number;
  readonly name: string;
}

/** In the order in which ESLint looks for them in a folder. */
const FLAT = ["js", "mjs", "cjs", "ts", "mts", "cts"].map((extension) => `eslint.config.${extension}`);
const LEGACY = [".eslintrc.js", ".eslintrc.cjs", ".eslintrc.yaml", ".eslintrc.yml", ".eslintrc.json", ".eslintrc"];

/** Returns the configuration for the first of these folders, which are those from the project's up; undefined where there is none. */
export function chooseConfiguration(folders: readonly ManagedFolder[]): ChosenConfiguration | undefined {
  const flat = findNearest(folders, ({ files }) => FLAT.find((name) => files.includes(name)));
  if (flat === undefined && getLinter(folders.map(({ manifest }) => manifest)) === "oxlint")
    return findNearest(folders, ({ files }) => (files.includes(OXLINT_FILE) ? OXLINT_FILE : undefined));
  if (flat !== undefined || !mayBeLegacy(folders)) return flat;
  return findNearest(folders, ({ files, manifest }) => {
    const file = LEGACY.find((name) => files.includes(name));
    return file ?? (getField(manifest, "eslintConfig") === undefined ? undefined : "package.json");
  });
}

function findNearest(
  folders: readonly ManagedFolder[],
  find: (folder: ManagedFolder) => string | undefined,
): ChosenConfiguration | undefined {
  for (const [folder, content] of folders.entries()) {
    const name = find(content);
    if (name !== undefined) return { folder, name };
  }
  return undefined;
}

/** ESLint 9 reads a legacy configuration only where it is told to, and ESLint 10 none at all. */
function mayBeLegacy(folders: readonly ManagedFolder[]): boolean {
  for (const { manifest } of folders) {
    for (const kind of ["devDependencies", "dependencies", "peerDependencies"]) {
      const range = getField(getField(manifest, kind), "eslint");
      if (typeof range !== "string") continue;
      const major = Number(/\d+/.exec(range)?.[0] ?? Number.NaN);
      return Number.isNaN(major) || major <= 8;
    }
  }
  return true;
}
