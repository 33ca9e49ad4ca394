// A program that writes the scripts of the installed packages which the rule does not leave at their first look into a folder, and prints their names as JSON.
// It reads the sources (`--conditions=@fair-shuffle/source`), because the look for words is published inside of others only.
import { writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { mayHoldShuffle } from "@fair-shuffle/lint/words";
import { readPackageFiles } from "../../truth/never-throws/package-files.ts";

/** A script, and where its text is. */
export interface ListedFile {
  readonly name: string;
  readonly path: string;
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Name the folder for the texts.");
const listed: ListedFile[] = [];
for await (const { package: name, file, text } of readPackageFiles()) {
  if (!mayHoldShuffle(text)) continue;
  const path = join(folder, `${String(listed.length)}${extname(file)}`);
  await writeFile(path, text);
  listed.push({ name: `${name}/${file}`, path });
}
process.stdout.write(JSON.stringify(listed));
