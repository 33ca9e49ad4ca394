// Bundles the extension for both hosts, and lays beside it what it starts and shows: the language server and the bias page.
import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { writeLicenses } from "../build/write-licenses.js";

await rm("dist", { recursive: true, force: true });
const shared = {
  outdir: "dist",
  bundle: true,
  format: "cjs",
  target: "es2022",
  minify: true,
  conditions: ["@fair-shuffle/source"],
  external: ["vscode"],
  legalComments: "none",
  metafile: true,
};
const bundles = [
  await build({ ...shared, entryPoints: ["src/node.ts"], platform: "node" }),
  await build({ ...shared, entryPoints: ["src/browser.ts"], platform: "browser" }),
];
// VS Code asks for its entries as CommonJS, and in a browser only with this ending.
await writeFile("dist/package.json", '{ "type": "commonjs" }\n');

const server = dirname(fileURLToPath(import.meta.resolve("@fair-shuffle/language-server/server.js")));
const lab = dirname(fileURLToPath(import.meta.resolve("@fair-shuffle/lab/lab.js")));
// The page lies beside the server, and the extension shows it itself.
await cp(server, "dist/server", { recursive: true, filter: (file) => !/\.map$|whole-page\.js$/.test(file) });
await mkdir("dist/lab");
for (const file of await readdir(lab)) {
  if (/^lab\.(?:js|css)$|^LICENSES/.test(file)) await cp(`${lab}/${file}`, `dist/lab/${file}`);
}
await writeLicenses("dist/LICENSES.txt", ...bundles.map(({ metafile }) => metafile));
