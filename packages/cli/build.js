// Bundles the command line with all that it runs on but tsx, so that `npx` fetches little, and no ESLint or TypeScript of the project's is touched.
import { chmod, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

await rm("dist", { recursive: true, force: true });
const { metafile } = await build({
  entryPoints: ["src/fair-shuffle.ts", "src/bias/simulation-worker.ts", "src/bias/measure-worker.ts"],
  entryNames: "[name]",
  outdir: "dist",
  bundle: true,
  // TypeScript's parser becomes a chunk that is loaded when the first file needs it.
  splitting: true,
  platform: "node",
  target: "node20.19",
  format: "esm",
  minify: true,
  conditions: ["@fair-shuffle/source"],
  external: ["tsx"],
  legalComments: "none",
  metafile: true,
  banner: {
    // What was CommonJS asks for Node's modules by `require`, and TypeScript for its own file.
    js: [
      'import { createRequire as makeRequire } from "node:module";',
      'import { fileURLToPath as toPath } from "node:url";',
      "const require = makeRequire(import.meta.url), __filename = toPath(import.meta.url);",
    ].join(" "),
  },
});
await chmod("dist/fair-shuffle.js", 0o755);
await writeFile("dist/LICENSES.txt", await collectLicenses(Object.keys(metafile.inputs)));

/** Returns the licences of all packages that are in the bundle, equal ones once; throws an Error for a package that has none. */
async function collectLicenses(inputs) {
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
