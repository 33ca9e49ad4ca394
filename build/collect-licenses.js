// Collects the licences of whatever a bundle holds: those who wrote it want to be told along with it.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Returns the licences of all packages among the inputs of esbuild's metafile, equal ones once; throws an Error for a package that has none. */
export async function collectLicenses(inputs) {
  const folders = new Set(inputs.flatMap((input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(input) ?? []));
  const found = await Promise.all([...folders].sort().map(readLicense));
  const names = new Map();
  for (const { name, text } of found) names.set(text, [...(names.get(text) ?? []), name]);
  const parts = [...names].map(([text, packages]) => `${packages.join("\n")}\n\n${text}`);
  return `${parts.join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

async function readLicense(folder) {
  const { name, version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const files = (await readdir(folder)).filter((file) => /^(?:licen[cs]e|copying|notice|thirdpartynotice)/i.test(file));
  if (files.length === 0 && license === undefined) throw new Error(`${name} has no licence.`);
  const texts = await Promise.all(files.sort().map((file) => readFile(join(folder, file), "utf8")));
  return { name: `${name} ${version} (${license})`, text: texts.join("\n\n").trim() };
}
