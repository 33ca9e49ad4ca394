// Bundles the plugin, with the bias engine inside, so that installing it brings nothing else along.
import { cp, mkdir, rm } from "node:fs/promises";
import { build } from "esbuild";
import { writeLicenses } from "../build/write-licenses.js";

await rm("dist", { recursive: true, force: true });
await mkdir("dist");
const metafiles = [];
for (const [format, extension] of [
  ["esm", "js"],
  ["cjs", "cjs"],
]) {
  const { metafile } = await build({
    entryPoints: ["src/index.ts"],
    outfile: `dist/index.${extension}`,
    bundle: true,
    platform: "node",
    target: "node20.19",
    format,
    conditions: ["@fair-shuffle/source"],
    metafile: true,
    // A CommonJS config reads the plugin itself, not { default: plugin }.
    ...(format === "cjs" ? { footer: { js: "module.exports = module.exports.default;" } } : {}),
  });
  metafiles.push(metafile);
}
await cp("src/index.types.d.ts", "dist/index.d.ts");
await cp("src/index.types.d.cts", "dist/index.d.cts");
await writeLicenses("dist/LICENSES.txt", ...metafiles);
