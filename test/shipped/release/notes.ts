// Prints the notes of the release that a tag names: `tsx test/shipped/release/notes.ts v0.2.0`. Throws an Error where the tag and the packages differ.
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import getReleasePlan from "@changesets/get-release-plan";
import { getNotes } from "./changelog.ts";
import { readVersion } from "./version-line.ts";

const [, , tag = "", folder = "."] = process.argv;
const root = resolve(folder);
const version = await readVersion(root);
if (tag !== `v${version}`) throw new Error(`The tag is ${tag}, but the packages have the version ${version}.`);
const { changesets } = await getReleasePlan(root);
if (changesets.length > 0) throw new Error("Changesets wait: run `pnpm version-packages`, and tag what it wrote.");
console.log(getNotes(await readFile(join(root, "CHANGELOG.md"), "utf8"), version));
