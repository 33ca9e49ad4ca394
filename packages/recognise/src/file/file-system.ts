/** The host's file system, if it has one: a browser has none, and nothing here may be imported that it lacks. */

type FileSystem = typeof import("node:fs");

/** Returns Node's file system, or undefined where the host is not Node (or a Node before 20.16). */
export function getFileSystem(): FileSystem | undefined {
  const host: { readonly process?: { readonly getBuiltinModule?: (id: "node:fs") => FileSystem } } = globalThis;
  return host.process?.getBuiltinModule?.("node:fs");
}

/**
 * Returns the file on disk that a filename stands for: processors name a block inside a file like a child of it
 * (`page.astro/1_0.js`), and such a name is cut back to the file that can be read.
 */
export function getFileOnDisk(filename: string): string {
  if (!isAbsolutePath(filename)) return filename;
  for (let end = filename.length; end > 0; end = findLastSlash(filename.slice(0, end))) {
    const status = getStatus(filename.slice(0, end));
    if (status?.isFile() === true) return filename.slice(0, end);
    if (status !== undefined) break;
  }
  return filename;
}

/** Returns the folders above a file, nearest first, without a slash at the end (the POSIX root is ""). */
export function getFoldersAbove(filename: string): readonly string[] {
  const folders: string[] = [];
  for (let end = findLastSlash(filename); end >= 0; end = findLastSlash(filename.slice(0, end))) {
    folders.push(filename.slice(0, end));
  }
  return folders;
}

/** Returns whether a path starts at a root: `/…`, `C:\…`, `\\server\…`. */
export function isAbsolutePath(path: string): boolean {
  return /^(?:[A-Za-z]:)?[/\\]/.test(path);
}

/** Returns what stands at a path, or undefined where there is nothing to be seen; never throws. */
export function getStatus(path: string): import("node:fs").Stats | undefined {
  try {
    return getFileSystem()?.statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Returns the text of a file, or undefined where there is none that can be read (a pipe may never end); never throws. */
export function readText(path: string): string | undefined {
  const fileSystem = getFileSystem();
  if (fileSystem === undefined || getStatus(path)?.isFile() !== true) return undefined;
  try {
    return fileSystem.readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

function findLastSlash(path: string): number {
  return Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\"));
}
