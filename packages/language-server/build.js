// Bundles the server with all that it runs on, so that installing it brings nothing along and no ESLint or TypeScript of the project's is touched.
import { chmod, rm, writeFile } from "node:fs/promises";
import { build } from "esbuild";
import { collectLicenses } from "../../build/collect-licenses.js";

await rm("dist", { recursive: true, force: true });
const { metafile } = await build({
  entryPoints: [
    { in: "src/main-node.ts", out: "server" },
    { in: "src/eslint-child.ts", out: "eslint-child" },
  ],
  outdir: "dist",
  bundle: true,
  // ESLint and TypeScript's parser become chunks that are loaded when the first file needs them.
  splitting: true,
  platform: "node",
  target: "node20.14",
  format: "esm",
  minify: true,
  conditions: ["@fair-shuffle/source"],
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
await chmod("dist/server.js", 0o755);
// So that the folder runs wherever it is copied to, an extension whose own package.json says something else included.
await writeFile("dist/package.json", '{ "type": "module" }\n');
await writeFile("dist/LICENSES.txt", await collectLicenses(Object.keys(metafile.inputs)));
