// Builds what is published, into dist or the folder given: one readable module for import and one for require, each with the types that TypeScript finds
// beside it.
import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const dist = resolve(process.argv[2] ?? join(here, "dist"));
await rm(dist, { recursive: true, force: true });
await mkdir(dist, { recursive: true });
await Promise.all([bundle("esm", "index.js"), bundle("cjs", "index.cjs"), declare()]);

function bundle(format, file) {
  return build({
    absWorkingDir: here,
    entryPoints: ["src/index.ts"],
    outfile: join(dist, file),
    bundle: true,
    format,
    target: "es2022",
  });
}

/** TypeScript writes one declaration file a source file, naming the others by their `.ts`; each becomes one for import and one for require. */
async function declare() {
  const folder = await mkdtemp(join(tmpdir(), "fair-shuffle-types-"));
  try {
    const tsc = join(here, "node_modules/.bin/tsc");
    const options = ["--project", "tsconfig.build.json", "--emitDeclarationOnly", "--outDir", folder];
    await promisify(execFile)(tsc, options, { cwd: here, shell: process.platform === "win32" });
    for (const file of await readdir(folder)) {
      const text = await readFile(join(folder, file), "utf8");
      for (const extension of ["js", "cjs"]) {
        const declaration = text.replace(/(from "\.\/[\w-]+\.)ts"/g, `$1${extension}"`);
        await writeFile(join(dist, file.replace(/\.d\.ts$/, extension === "js" ? ".d.ts" : ".d.cts")), declaration);
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
