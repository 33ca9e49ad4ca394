// What is wrong with a tarball: files that are missing or don't belong there, entries that don't resolve, types that mislead.
import { readFile } from "node:fs/promises";
import { checkPackage, createPackageFromTarballData, type Package, type Problem } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import type { Published } from "./pack.ts";

/** Returns a sentence for each problem: none, if the tarball can be published. */
export async function checkTarball(tarball: string, published: Published): Promise<string[]> {
  const data = await readFile(tarball);
  const content = createPackageFromTarballData(data);
  return [
    ...findFileProblems(content),
    ...(await findLicenseProblems(content, published)),
    ...findManifestProblems(content, published),
    ...(await findEntryProblems(data)),
    ...(await findTypeProblems(content, published)),
  ];
}

function findFileProblems(content: Package): string[] {
  const folder = `/node_modules/${content.packageName}/`;
  const files = content.listFiles().map((file) => file.slice(folder.length));
  return [
    ...["LICENSE", "README.md"].filter((file) => !files.includes(file)).map((file) => `${file} is missing.`),
    ...files
      .filter((file) => /\.(?:test|test-d|fixture)\.|^src\/|\/testing\//.test(file))
      .map((file) => `${file} is for tests only.`),
  ];
}

/** The head of a package's licence in the LICENSES.txt that build/write-licenses.js writes: "preact 11.2.0 (MIT)". */
const LICENSE_HEAD = /^(@?[a-z0-9][\w./-]*) \d\S* \((.+)\)$/gm;

async function findLicenseProblems(content: Package, { bundles = [] }: Published): Promise<string[]> {
  const texts = content.listFiles().filter((file) => file.endsWith("LICENSES.txt"));
  const heads = texts.flatMap((file) => [...content.readFile(file).matchAll(LICENSE_HEAD)]);
  const names = heads.map(([, name]) => name);
  const allowed = await getAllowedLicenses();
  return [
    ...bundles.filter((name) => !names.includes(name)).map((name) => `The licence of ${name} is missing.`),
    ...(bundles.length === 0 && names.length > 0 ? [`It bundles ${names.join(", ")}.`] : []),
    ...heads
      .filter(([, , license = ""]) => !isAllowed(license, allowed))
      .map(([head]) => `The licence is not allowed: ${head}.`),
  ];
}

/** Licences that ask for no more than to be told along, by their SPDX names. */
export async function getAllowedLicenses(): Promise<readonly string[]> {
  const file = new URL("../../../build/allowed-licenses.json", import.meta.url);
  return JSON.parse(await readFile(file, "utf8")) as readonly string[];
}

/** Returns whether each licence of an SPDX expression is allowed, however they are joined. */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  return expression.split(/ (?:AND|OR) |[()]/).every((name) => name === "" || allowed.includes(name));
}

/** Words that mean something in this workspace only. */
const PRIVATE_WORDS = ["workspace:", "catalog:", "link:", "@fair-shuffle/source"];

/** What npm holds against the place where a package with provenance was built. */
const REPOSITORY = "git+https://github.com/fair-shuffle/fair-shuffle.git";

function findManifestProblems(content: Package, { dependencies, peers, folder }: Published): string[] {
  const text = content.readFile(`/node_modules/${content.packageName}/package.json`);
  const manifest: unknown = JSON.parse(text);
  const repository = JSON.stringify({ type: "git", url: REPOSITORY, directory: folder });
  return [
    ...(getText(manifest, "repository") === repository ? [] : [`repository is not ${repository}.`]),
    ...PRIVATE_WORDS.filter((word) => text.includes(word)).map((word) => `package.json says "${word}".`),
    ...compareNames("dependencies", getNames(manifest, "dependencies"), dependencies),
    ...compareNames("optionalDependencies", getNames(manifest, "optionalDependencies"), []),
    ...compareNames("peerDependencies", getNames(manifest, "peerDependencies"), peers),
  ];
}

function getText(manifest: unknown, field: string): string | undefined {
  return typeof manifest === "object" && manifest !== null
    ? JSON.stringify(new Map<string, unknown>(Object.entries(manifest)).get(field))
    : undefined;
}

function getNames(manifest: unknown, field: string): string[] {
  if (typeof manifest !== "object" || manifest === null) return [];
  const value = new Map<string, unknown>(Object.entries(manifest)).get(field);
  return typeof value === "object" && value !== null ? Object.keys(value) : [];
}

function compareNames(field: string, found: readonly string[], wanted: readonly string[]): string[] {
  return found.join() === wanted.join() ? [] : [`${field} are [${found.join()}] instead of [${wanted.join()}].`];
}

async function findEntryProblems(data: Buffer): Promise<string[]> {
  const tarball = new Uint8Array(data).buffer;
  const { messages, pkg } = await publint({ pack: { tarball }, level: "warning", strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

async function findTypeProblems(content: Package, { isDual, isCommand, assets = [] }: Published): Promise<string[]> {
  if (isCommand === true) return [];
  const result = await checkPackage(content, { excludeEntrypoints: [...assets] });
  if (result.types === false) return ["No types are in it."];
  return result.problems.filter((problem) => isDual || !isAboutRequire(problem)).map(describe);
}

/** What a package for `import` alone can't give: an entry for `require`, and one for resolvers that know no `exports`. */
function isAboutRequire(problem: Problem): boolean {
  return (
    problem.kind === "CJSResolvesToESM" || (problem.kind === "NoResolution" && problem.resolutionKind === "node10")
  );
}

function describe(problem: Problem): string {
  const { kind, ...where } = problem;
  return `The types have the problem ${kind} of arethetypeswrong: ${JSON.stringify(where)}.`;
}
