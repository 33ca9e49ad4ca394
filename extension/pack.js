// Packs the built extension into a VSIX: `node pack.js [FILE [URL]]`, by default fair-shuffle.vsix beside this script. A marketplace shows the README without the
// extension's files: for it, the URL says where this folder is on the web.
import { cp, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createVSIX } from "@vscode/vsce";

/** All that is packed; what is in these folders was laid there to be packed. */
const CONTENTS = [
  "dist",
  "l10n",
  "media",
  "CHANGELOG.md",
  "LICENSE",
  "README.md",
  "package.nls.json",
  "package.nls.zh-cn.json",
];

const folder = fileURLToPath(new URL(".", import.meta.url));
// A folder of its own, because tests that run side by side each pack one.
const stage = await mkdtemp(join(tmpdir(), "fair-shuffle-stage-"));
const [, , file = `${folder}fair-shuffle.vsix`, url] = process.argv;
const packagePath = resolve(file);

/** Its README shows the dark pictures alone. */
const isShown = (path) => !path.endsWith("-light.png");

for (const item of CONTENTS) await cp(`${folder}${item}`, `${stage}/${item}`, { recursive: true, filter: isShown });
await writeFile(`${stage}/package.json`, getManifest(JSON.parse(await readFile(`${folder}package.json`, "utf8"))));
await createVSIX({
  cwd: stage,
  packagePath,
  dependencies: false,
  ...(url === undefined ? { rewriteRelativeLinks: false } : { baseContentUrl: url, baseImagesUrl: url }),
});
await rm(stage, { recursive: true });
console.log(`${packagePath}: ${((await stat(packagePath)).size / 1e6).toFixed(2)} MB`);

/**
 * Returns the manifest as people install it. Another package of this workspace is called fair-shuffle, so here the extension has a longer name; scripts and
 * dependencies are of no use to anybody, and `type` would have the entries, which are CommonJS, read as modules.
 */
function getManifest(manifest) {
  const unused = ["scripts", "devDependencies", "type", "private"];
  const kept = Object.fromEntries(Object.entries(manifest).filter(([name]) => !unused.includes(name)));
  return `${JSON.stringify({ ...kept, name: "fair-shuffle" }, undefined, 2)}\n`;
}
