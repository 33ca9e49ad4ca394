// Makes a release of the changesets that wait: one new version for all packages, and its section in the changelogs. `pnpm version-packages`
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import getReleasePlan from "@changesets/get-release-plan";
import { addRelease, hasRelease } from "./changelog.ts";
import { readVersion, tellVersion } from "./version-line.ts";

/** Its change is told in the extension's own changelog too, which the marketplaces show. */
const EXTENSION = "fair-shuffle-vscode";

const root = resolve(process.argv[2] ?? ".");
const date = new Date().toISOString().slice(0, 10);

const { changesets } = await getReleasePlan(root);
const changelog = await readFile(join(root, "CHANGELOG.md"), "utf8");
if (changesets.length === 0 && hasRelease(changelog, await readVersion(root)))
  throw new Error("No changeset waits: write one with `pnpm changeset`.");

const manifest = createRequire(new URL("../../../package.json", import.meta.url)).resolve(
  "@changesets/cli/package.json",
);
await promisify(execFile)(process.execPath, [join(dirname(manifest), "bin.js"), "version"], { cwd: root });
const version = await readVersion(root);
await tellVersion(root, version);

const tell = ({ summary }: { readonly summary: string }): string => summary.trim().replaceAll(/\s+/g, " ");
await writeFile(join(root, "CHANGELOG.md"), addRelease(changelog, version, date, changesets.map(tell)));

const own = changesets.filter(({ releases }) => releases.some(({ name }) => name === EXTENSION)).map(tell);
const file = join(root, "extension", "CHANGELOG.md");
const extensionChangelog = await readFile(file, "utf8");
if (!hasRelease(extensionChangelog, version)) {
  const lines =
    own.length > 0
      ? own
      : ["The rule, the engine and the bias page of this version; the extension itself is the same."];
  await writeFile(file, addRelease(extensionChangelog, version, date, lines));
}
console.log(`${version}: look at the changelogs, commit, and tag the commit v${version}.`);
