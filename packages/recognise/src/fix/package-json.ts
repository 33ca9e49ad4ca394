/** What the package.json nearest to a file says about that file: how its modules are loaded, and which packages it may import. */
import { getFileOnDisk, getFileSystem, getFoldersAbove, getStatus, isAbsolutePath } from "./file-system.ts";

export interface PackageFacts {
  /** The field "type" if it has one of its two meaningful values; Node takes a missing one as "commonjs". */
  readonly type: "module" | "commonjs" | undefined;
  /** Every package named in dependencies, devDependencies, peerDependencies or optionalDependencies. */
  readonly packages: ReadonlySet<string>;
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
    const facts = readFacts(() => fileSystem.readFileSync(path, "utf8"));
    memory.set(path, { modified: status.mtimeMs, size: status.size, facts });
    return facts;
  }
  return undefined;
}

function readFacts(read: () => string): PackageFacts {
  let manifest: unknown;
  try {
    manifest = JSON.parse(read().replace(/^\uFEFF/, ""));
  } catch {
    manifest = undefined;
  }
  const type = getField(manifest, "type");
  return {
    type: type === "module" || type === "commonjs" ? type : undefined,
    packages: new Set(
      ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"].flatMap((field) =>
        Object.keys(getField(manifest, field) ?? {}),
      ),
    ),
  };
}

function getField(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
