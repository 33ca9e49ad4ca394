// Paths of files that are only named, and not looked at: with slashes, whatever the system writes.

/** Returns the folders above a file, nearest first, without a slash at the end; none where its path is not absolute. */
export function getFoldersOf(path: string): readonly string[] {
  if (!/^(?:[A-Za-z]:)?[/\\]/.test(path)) return [];
  const segments = path.split(/[/\\]/);
  return segments.slice(1).map((_, index) => segments.slice(0, segments.length - 1 - index).join("/"));
}

/** Returns the absolute path of what a relative one means in a folder; undefined where it leads out of the root. */
export function joinPath(folder: string, relative: string): string | undefined {
  const segments = folder.split("/");
  for (const segment of relative.split("/")) {
    if (segment === "" || segment === ".") continue;
    if (segment !== "..") segments.push(segment);
    else if (segments.length > 1) segments.pop();
    else return undefined;
  }
  return segments.join("/");
}
