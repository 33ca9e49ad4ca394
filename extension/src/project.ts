// The project that a file belongs to: the nearest folder with a package.json, inside its workspace folder.
import { FileType, l10n, Uri, window, workspace, type WorkspaceFolder } from "vscode";
import type { ManagedFolder } from "./package-manager.ts";
import { readSmallText } from "./workspace-files.ts";

export interface Project {
  readonly folder: Uri;
  readonly workspaceFolder: WorkspaceFolder;
  /** What its package.json holds; undefined where it has none that can be read. */
  readonly manifest: unknown;
  /** It and the folders above it, up to the workspace's own, the nearest first. */
  readonly folders: readonly (ManagedFolder & { readonly uri: Uri })[];
}

/**
 * Returns the project of this file, or, without one, of the file at hand or the workspace's only folder; else people choose a folder. Where none is open,
 * who asked for a command is told so.
 */
export async function findProject(uri?: Uri): Promise<Project | undefined> {
  const file = uri ?? window.activeTextEditor?.document.uri;
  const workspaceFolder = file === undefined ? undefined : workspace.getWorkspaceFolder(file);
  if (file !== undefined && workspaceFolder !== undefined)
    return readProject(Uri.joinPath(file, ".."), workspaceFolder);
  const [first, ...more] = workspace.workspaceFolders ?? [];
  if (first === undefined && uri === undefined) {
    void window.showInformationMessage(l10n.t("No folder is open. Open the project's folder first."));
    return undefined;
  }
  const chosen =
    more.length === 0
      ? first
      : await window.showWorkspaceFolderPick({ placeHolder: l10n.t("Which folder is it for?") });
  return chosen === undefined ? undefined : readProject(chosen.uri, chosen);
}

async function readProject(start: Uri, workspaceFolder: WorkspaceFolder): Promise<Project> {
  const all = await Promise.all(getFoldersUp(start, workspaceFolder.uri).map(readFolder));
  const nearest = all.findIndex(({ files }) => files.includes("package.json"));
  const folders = nearest === -1 ? all.slice(-1) : all.slice(nearest);
  return {
    folder: folders[0]?.uri ?? workspaceFolder.uri,
    workspaceFolder,
    manifest: folders[0]?.manifest,
    folders,
  };
}

function getFoldersUp(start: Uri, end: Uri): Uri[] {
  const isInside = start.path !== end.path && start.path.startsWith(`${end.path.replace(/\/$/, "")}/`);
  return isInside ? [start, ...getFoldersUp(Uri.joinPath(start, ".."), end)] : [end];
}

async function readFolder(uri: Uri): Promise<Project["folders"][number]> {
  const entries = await workspace.fs.readDirectory(uri).then(
    (list) => list,
    () => [],
  );
  const files = entries.filter(([, type]) => (type & FileType.Directory) === 0).map(([name]) => name);
  const text = files.includes("package.json") ? await readSmallText(Uri.joinPath(uri, "package.json")) : null;
  return { uri, files, manifest: text === null ? undefined : parseJson(text) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}
