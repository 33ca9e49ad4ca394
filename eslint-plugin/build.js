// Bundles the plugin, with the bias engine and what it uses of @typescript-eslint/utils inside, so that installing it brings nothing else along.
import { cp, mkdir, rm } from "node:fs/promises";
import { build } from "esbuild";

await rm("dist", { recursive: true, force: true });
await mkdir("dist");
for (const [format, extension] of [
  ["esm", "js"],
  ["cjs", "cjs"],
]) {
  await build({
    entryPoints: ["src/index.ts"],
    outfile: `dist/index.${extension}`,
    bundle: true,
    platform: "node",
    target: "node20.19",
    format,
    conditions: ["@fair-shuffle/source"],
    // A CommonJS config reads the plugin itself, not { default: plugin }.
    ...(format === "cjs" ? { footer: { js: "module.exports = module.exports.default;" } } : {}),
  });
}
await cp("src/index.types.d.ts", "dist/index.d.ts");
await cp("src/index.types.d.cts", "dist/index.d.cts");
// The one thing of others in the bundle; its licence wants to be told along with it.
await cp("node_modules/@typescript-eslint/utils/LICENSE", "dist/typescript-eslint-utils.LICENSE");
