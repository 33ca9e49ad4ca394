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

/** Words that mean something in this workspace only. */
const PRIVATE_WORDS = ["workspace:", "catalog:", "link:", "@fair-shuffle/source"];

function findManifestProblems(content: Package, { dependencies, peers }: Published): string[] {
  const text = content.readFile(`/node_modules/${content.packageName}/package.json`);
  const manifest: unknown = JSON.parse(text);
  return [
    ...PRIVATE_WORDS.filter((word) => text.includes(word)).map((word) => `package.json says "${word}".`),
    ...compareNames("dependencies", getNames(manifest, "dependencies"), dependencies),
    ...compareNames("optionalDependencies", getNames(manifest, "optionalDependencies"), []),
    ...compareNames("peerDependencies", getNames(manifest, "peerDependencies"), peers),
  ];
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
