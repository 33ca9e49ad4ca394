// Writes down the licences of whatever a bundle holds: those who wrote it want to be told along with it.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Licences that ask for no more than to be told along, by their SPDX names. */
const allowed = JSON.parse(await readFile(new URL("allowed-licenses.json", import.meta.url), "utf8"));

/**
 * Writes the licences of all packages of which something is left in what esbuild wrote (by its metafiles), equal ones once; no file if there is none.
 * Throws an Error for a package that has no licence, or one that is not allowed.
 */
export async function writeLicenses(file, ...metafiles) {
  const outputs = metafiles.flatMap((metafile) => Object.values(metafile.outputs));
  const inputs = outputs.flatMap((output) =>
    Object.entries(output.inputs).flatMap(([input, { bytesInOutput }]) => (bytesInOutput > 0 ? [input] : [])),
  );
  const folders = new Set(inputs.flatMap((input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(input) ?? []));
  if (folders.size === 0) return;
  const found = await Promise.all([...folders].sort().map(readLicense));
  const names = new Map();
  for (const { name, text } of found) names.set(text, [...(names.get(text) ?? []), name]);
  const parts = [...names].map(([text, packages]) => `${packages.join("\n")}\n\n${text}`);
  await writeFile(file, `${parts.join(`\n\n${"-".repeat(80)}\n\n`)}\n`);
}

async function readLicense(folder) {
  const { name, version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const files = (await readdir(folder)).filter((file) => /^(?:licen[cs]e|copying|notice|thirdpartynotice)/i.test(file));
  if (license === undefined) throw new Error(`${name} names no licence in its package.json: bundle something else.`);
  // However an expression joins them, each has to be allowed.
  if (license.split(/ (?:AND|OR) |[()]/).some((name) => name !== "" && !allowed.includes(name)))
    throw new Error(
      `${name} has the licence ${license}, which build/allowed-licenses.json does not allow in a bundle.`,
    );
  const texts = await Promise.all(files.sort().map((file) => readFile(join(folder, file), "utf8")));
  return { name: `${name} ${version} (${license})`, text: texts.join("\n\n").trim() };
}
