// Which package manager a project uses, and how it adds packages.
import { getField } from "@fair-shuffle/language-server/manifest";

type PackageManager = "npm" | "pnpm" | "yarn" | "bun";

/** What a folder says of its package manager. */
export interface ManagedFolder {
  /** The names of the files in it. */
  readonly files: readonly string[];
  /** What its package.json holds, or undefined where it has none that can be read. */
  readonly manifest: unknown;
}

/** What to run, and by which package manager. */
export interface InstallCommand {
  readonly manager: PackageManager;
  readonly command: string;
  readonly args: readonly string[];
}

const LOCKFILES: Readonly<Record<string, PackageManager>> = {
  "pnpm-lock.yaml": "pnpm",
  "pnpm-workspace.yaml": "pnpm",
  "yarn.lock": "yarn",
  ".yarnrc.yml": "yarn",
  "bun.lock": "bun",
  "bun.lockb": "bun",
  "package-lock.json": "npm",
  "npm-shrinkwrap.json": "npm",
};

/**
 * Returns how to add packages to the first of these folders, which are those from the project's up to the workspace's own. The nearest one that says
 * something counts: its `packageManager` or `devEngines` field first, then its lockfile; where none does, it is npm.
 */
export function getInstallCommand(
  folders: readonly ManagedFolder[],
  packages: readonly string[],
  isForDevelopment: boolean,
): InstallCommand {
  const { manager, isYarnClassic } = detect(folders);
  const isWorkspaceRoot = folders[0] !== undefined && holdsWorkspaces(folders[0]);
  const args = [manager === "npm" ? "install" : "add"];
  if (isForDevelopment) args.push(manager === "npm" ? "--save-dev" : manager === "pnpm" ? "--save-dev" : "--dev");
  // Both refuse to add anything to the root of a workspace that is not named so.
  if (isWorkspaceRoot && manager === "pnpm") args.push("--workspace-root");
  if (isWorkspaceRoot && isYarnClassic) args.push("--ignore-workspace-root-check");
  return { manager, command: manager, args: [...args, ...packages] };
}

/** Returns the command as it is typed. */
export function toCommandLine({ command, args }: InstallCommand): string {
  return [command, ...args].join(" ");
}

function detect(folders: readonly ManagedFolder[]): { manager: PackageManager; isYarnClassic: boolean } {
  for (const { files, manifest } of folders) {
    const named = getNamedManager(manifest);
    if (named !== undefined) {
      return { manager: named.manager, isYarnClassic: named.manager === "yarn" && named.version.startsWith("1") };
    }
    const lockfile = Object.keys(LOCKFILES).find((file) => files.includes(file));
    const manager = lockfile === undefined ? undefined : LOCKFILES[lockfile];
    if (manager !== undefined) return { manager, isYarnClassic: manager === "yarn" && !files.includes(".yarnrc.yml") };
  }
  return { manager: "npm", isYarnClassic: false };
}

function getNamedManager(manifest: unknown): { manager: PackageManager; version: string } | undefined {
  const field = getField(manifest, "packageManager");
  if (typeof field === "string") {
    const [name = "", version = ""] = field.split("@");
    if (isPackageManager(name)) return { manager: name, version };
  }
  const engine = getField(getField(manifest, "devEngines"), "packageManager");
  const name = getField(engine, "name");
  const version = getField(engine, "version");
  if (!isPackageManager(name)) return undefined;
  return { manager: name, version: typeof version === "string" ? version.replace(/^\D+/, "") : "" };
}

function holdsWorkspaces({ files, manifest }: ManagedFolder): boolean {
  return files.includes("pnpm-workspace.yaml") || getField(manifest, "workspaces") !== undefined;
}

function isPackageManager(name: unknown): name is PackageManager {
  return name === "npm" || name === "pnpm" || name === "yarn" || name === "bun";
}
