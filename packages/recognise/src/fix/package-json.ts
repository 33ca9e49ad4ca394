/** What the package.json nearest to a file says about that file: how its modules are loaded, and which packages it may import. */
import { getFileOnDisk, getFileSystem, getFoldersAbove, getStatus, isAbsolutePath } from "../file/file-system.ts";

export interface PackageFacts {
  /** Where it stands, with slashes. */
  readonly folder: string;
  /** The field "type" if it has one of its two meaningful values; Node takes a missing one as "commonjs". */
  readonly type: "module" | "commonjs" | undefined;
  /** Every package named in dependencies, peerDependencies or optionalDependencies: they are there wherever the file runs. */
  readonly packages: ReadonlySet<string>;
  /** Every package named in devDependencies, which are left out where the package is installed for its users or for production. */
  readonly developmentPackages: ReadonlySet<string>;
}

/** Reading is remembered for as long as the file on disk keeps its time and size, so a long-lived server sees every change. */
const memory = new Map<string, { readonly modified: number; readonly size: number; readonly facts: PackageFacts }>();

/**
 * Returns what the nearest package.json upward from a file says; it alone decides, also inside a workspace.
 * A package.json that can't be read or parsed (someone may be typing in it) says nothing: no type, no packages.
 * Undefined where there is no file system, the filename is no absolute path (`<input>`), or no package.json stands above it.
 */
export function getPackageFacts(filename: string): PackageFacts | undefined {
  const fileSystem = getFileSystem();
  if (fileSystem === undefined || !isAbsolutePath(filename)) return undefined;
  for (const folder of getFoldersAbove(getFileOnDisk(filename))) {
    const path = `${folder}/package.json`;
    const status = getStatus(path);
    if (status?.isFile() !== true) continue;
    const remembered = memory.get(path);
    if (remembered?.modified === status.mtimeMs && remembered.size === status.size) return remembered.facts;
    const facts = readFacts(folder, () => fileSystem.readFileSync(path, "utf8"));
    memory.set(path, { modified: status.mtimeMs, size: status.size, facts });
    return facts;
  }
  return undefined;
}

function readFacts(folder: string, read: () => string): PackageFacts {
  let manifest: unknown;
  try {
    manifest = JSON.parse(read().replace(/^\uFEFF/, ""));
  } catch {
    manifest = undefined;
  }
  const type = getField(manifest, "type");
  return {
    folder,
    type: type === "module" || type === "commonjs" ? type : undefined,
    packages: getNames(manifest, ["dependencies", "peerDependencies", "optionalDependencies"]),
    developmentPackages: getNames(manifest, ["devDependencies"]),
  };
}

const getNames = (manifest: unknown, fields: readonly string[]): ReadonlySet<string> =>
  new Set(fields.flatMap((field) => Object.keys(getField(manifest, field) ?? {})));

/** Returns whether a file may import a package: its tests may import what it has for its development alone. */
export function mayImport(filename: string, name: string): boolean | undefined {
  const facts = getPackageFacts(filename);
  if (facts === undefined) return undefined;
  return (
    facts.packages.has(name) ||
    (facts.developmentPackages.has(name) && IS_TEST.test(getFileOnDisk(filename).slice(facts.folder.length)))
  );
}

/** A folder of tests, or a test beside what it tests. */
const IS_TEST = /[\\/](?:__tests__|cypress|e2e|specs?|tests?)[\\/]|[.-](?:cy|e2e|spec|test)\.[^.\\/]+$/;

function getField(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
