// Builds the package: each source file a module of its own, with the special functions of @stdlib inside, so that installing it brings nothing else along.
import { execFileSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { resolve } from "node:path";
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
await writeLicenses("dist/LICENSES.txt", metafile);
