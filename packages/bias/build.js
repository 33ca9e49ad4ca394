// Builds the package: each source file a module of its own, with the special functions of @stdlib inside, so that installing it brings nothing else along.
import { execFileSync } from "node:child_process";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { writeLicenses } from "../../build/write-licenses.js";

await rm("dist", { recursive: true, force: true });
execFileSync("tsc", ["-p", "tsconfig.build.json"], { stdio: "inherit", shell: process.platform === "win32" });
// In place of the module that imports them, so that bundlers still drop it where no statistics are used.
const { metafile } = await build({
  entryPoints: ["src/statistics/special-functions.ts"],
  outfile: "dist/statistics/special-functions.js",
  allowOverwrite: true,
  bundle: true,
  minify: true,
  platform: "neutral",
  mainFields: ["main"],
  alias: { "@stdlib/assert-has-generator-support": resolve("has-generators.cjs") },
  target: "es2022",
  format: "esm",
  metafile: true,
});
// One small file, so that a worker is there soon. birpc stays what is installed.
await build({
  entryPoints: ["src/worker.ts"],
  outfile: "dist/worker.js",
  allowOverwrite: true,
  bundle: true,
  minify: true,
  platform: "neutral",
  external: ["birpc"],
  target: "es2022",
  format: "esm",
});
// For those who require it: Jest turns imports into `require`, and reads no ES module of a package. What can't be required is inside.
const { metafile: ofCommon } = await build({
  entryPoints: ["src/index.ts"],
  outfile: "dist/index.cjs",
  bundle: true,
  platform: "neutral",
  mainFields: ["main"],
  conditions: ["import"],
  alias: { "@stdlib/assert-has-generator-support": resolve("has-generators.cjs") },
  target: "es2022",
  minifyWhitespace: true,
  minifySyntax: true,
  format: "cjs",
  metafile: true,
});
// Each way of loading has its own types, as TypeScript asks for.
for (const file of await readdir("dist", { recursive: true })) {
  if (!file.endsWith(".d.ts")) continue;
  const text = await readFile(join("dist", file), "utf8");
  const declaration = text.replace(/((?:from |import\()"\.[^"]*\.)ts"/g, '$1cts"');
  await writeFile(join("dist", file.replace(/ts$/, "cts")), declaration);
}
await writeLicenses("dist/LICENSES.txt", metafile, ofCommon);
