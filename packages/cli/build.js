// Bundles the command line with all that it runs on but tsx and resvg, so that `npx` fetches little, and no ESLint or TypeScript of the project's is touched.
import { chmod, cp, rm } from "node:fs/promises";
import { build } from "esbuild";
import { oneAcorn } from "../../build/one-acorn.js";
import { onlySourceCode } from "../../build/only-source-code.js";
import { onlyTheParser } from "../../build/only-the-parser.js";
import { writeLicenses } from "../../build/write-licenses.js";

await rm("dist", { recursive: true, force: true });
const { metafile } = await build({
  entryPoints: [
    "src/fair-shuffle.ts",
    "src/scan/scan-worker.ts",
    "src/bias/simulation-worker.ts",
    "src/bias/measure-worker.ts",
    "src/bias/memory-watch.ts",
  ],
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
  external: ["tsx", "@resvg/resvg-js"],
  plugins: [onlySourceCode, onlyTheParser, oneAcorn],
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
await writeLicenses("dist/LICENSES.txt", metafile);
// The bias page comes built, with licences of its own.
await cp("../lab/dist/LICENSES.txt", "dist/lab.LICENSES.txt");
