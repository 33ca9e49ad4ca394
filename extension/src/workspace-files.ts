// The workspace's files, for a server that has no disk: in a browser, and where a folder is not on a disk at all.
import {
  FIND_FILES,
  READ_FILE,
  type FindFilesParams,
  type ReadFileParams,
} from "@fair-shuffle/language-server/protocol";
import { isLeftOut } from "@fair-shuffle/lint/ignore-rules";
import { Disposable, FileType, RelativePattern, Uri, workspace, type CancellationToken } from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";
import { CODE_EXTENSIONS, CODE_FILES } from "./languages.ts";
import { withoutIgnored, type IgnoreFile } from "./ignored-files.ts";

/** Nobody writes more by hand, and it would have to cross a border as one message. */
const MOST_BYTES = 20_000_000;

/** Answers the server's questions until it is disposed. */
export function serveFiles(client: BaseLanguageClient): Disposable {
  return Disposable.from(
    client.onRequest(FIND_FILES, ({ folder }: FindFilesParams, token: CancellationToken) =>
      findCode(Uri.parse(folder), token),
    ),
    client.onRequest(READ_FILE, ({ uri }: ReadFileParams) => readSmallText(Uri.parse(uri))),
  );
}

/** Returns the addresses of the files that can hold code, without what people hide from searches, and without what git ignores. */
async function findCode(folder: Uri, token: CancellationToken): Promise<string[]> {
  const hidden = Object.entries(
    workspace.getConfiguration("search", folder).get<Record<string, unknown>>("exclude", {}),
  )
    .filter(([, isHidden]) => isHidden === true)
    .map(([pattern]) => pattern);
  const exclude = `{${["**/node_modules/**", "**/.git/**", ...hidden].join(",")}}`;
  const search = (pattern: string) =>
    workspace.findFiles(new RelativePattern(folder, pattern), exclude, undefined, token);
  const isSearched = SEARCHED.includes(folder.scheme);
  const all = isSearched ? [] : await walk(folder, token);
  const files = isSearched ? await search(CODE_FILES) : all.filter(({ path }) => CODE_NAME.test(path));
  const lists = isSearched ? await search("**/.gitignore") : all.filter(({ path }) => path.endsWith("/.gitignore"));
  const ignoreFiles = await Promise.all(
    lists.map(async (uri): Promise<IgnoreFile> => {
      const path = getPath(folder, uri);
      return { folder: path.slice(0, Math.max(0, path.lastIndexOf("/"))), text: (await readSmallText(uri)) ?? "" };
    }),
  );
  const kept = new Set(
    withoutIgnored(
      files.map((uri) => getPath(folder, uri)),
      ignoreFiles,
    ),
  );
  return files.filter((uri) => kept.has(getPath(folder, uri))).map(String);
}

/** Where VS Code can search for files; elsewhere `findFiles` waits for ever for an extension that could. */
const SEARCHED = ["file", "vscode-remote", "vscode-vfs"];

const CODE_NAME = new RegExp(`\\.(?:${CODE_EXTENSIONS.join("|")})$`);

/** Returns all files below a folder, read folder by folder. */
async function walk(folder: Uri, token: CancellationToken): Promise<Uri[]> {
  const files: Uri[] = [];
  const folders = [folder];
  for (let at = folders.pop(); at !== undefined && !token.isCancellationRequested; at = folders.pop()) {
    const entries = await workspace.fs.readDirectory(at).then(undefined, () => []);
    for (const [name, type] of entries) {
      const uri = Uri.joinPath(at, name);
      // What is linked may lead round in a circle.
      if (type === FileType.Directory && !isLeftOut(name)) folders.push(uri);
      else if (type === FileType.File) files.push(uri);
    }
  }
  return files;
}

/** Returns the text of a file, or null where there is none or it is too large to be code. */
export async function readSmallText(uri: Uri): Promise<string | null> {
  const open = workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
  if (open !== undefined) return open.getText();
  try {
    const { size } = await workspace.fs.stat(uri);
    if (size > MOST_BYTES) return null;
    return new TextDecoder().decode(await workspace.fs.readFile(uri));
  } catch {
    return null;
  }
}

function getPath(folder: Uri, uri: Uri): string {
  return uri.path.slice(folder.path.length).replace(/^\//, "");
}
