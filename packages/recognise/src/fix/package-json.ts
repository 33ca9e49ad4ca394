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
  /** Whether what it is developed with becomes part of what runs. */
  readonly isBundled: boolean;
  /** Whether it is made with Vue 2, which does not see when a place of a list is written to. */
  readonly isVue2: boolean;
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
  const packages = getNames(manifest, ["dependencies", "peerDependencies", "optionalDependencies"]);
  const developmentPackages = getNames(manifest, ["devDependencies"]);
  return {
    folder,
    type: type === "module" || type === "commonjs" ? type : undefined,
    packages,
    developmentPackages,
    isBundled: getField(manifest, "private") === true && bundles(packages, developmentPackages),
    isVue2: DEPENDENCIES.some((field) => VUE_2.test(String(getField(getField(manifest, field), "vue")))),
  };
}

const DEPENDENCIES = ["dependencies", "devDependencies", "peerDependencies"];
const VUE_2 = /^[\^~>=v\s]*2\b/;

/** What draws a page, and so runs wherever the page does. */
const VIEWS = ["@angular/core", "lit", "preact", "react", "solid-js", "svelte", "vue"];

/**
 * Returns whether a program that is installed nowhere bundles its development packages: SvelteKit takes in those, and leaves out `dependencies`
 * (https://svelte.dev/docs/kit/adapter-node), and where a page is all that there is, what draws it can only be one of them.
 */
function bundles(packages: ReadonlySet<string>, developmentPackages: ReadonlySet<string>): boolean {
  if (developmentPackages.has("@sveltejs/kit") && !packages.has("@sveltejs/kit")) return true;
  return packages.size === 0 && VIEWS.some((name) => developmentPackages.has(name));
}

const getNames = (manifest: unknown, fields: readonly string[]): ReadonlySet<string> =>
  new Set(fields.flatMap((field) => Object.keys(getField(manifest, field) ?? {})));

/** Returns whether a file may import a package: what is there for development alone is there for tests and configurations, and in what is bundled. */
export function mayImport(filename: string, name: string): boolean | undefined {
  const facts = getPackageFacts(filename);
  if (facts === undefined) return undefined;
  if (facts.packages.has(name)) return true;
  if (!facts.developmentPackages.has(name)) return false;
  return facts.isBundled || FOR_DEVELOPMENT.test(getFileOnDisk(filename).slice(facts.folder.length));
}

/** A folder of tests or stories, a test or a story beside what it shows, and the configuration of a tool. */
const FOR_DEVELOPMENT =
  /[\\/](?:__tests__|cypress|e2e|specs?|tests?|\.storybook)[\\/]|[.-](?:cy|e2e|spec|test)\.[^.\\/]+$|\.(?:config|stories)\.[cm]?[jt]sx?$/;

function getField(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
