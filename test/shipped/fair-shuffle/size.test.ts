// What `shuffle` and `toShuffled` add to someone's bundle.
import { gzipSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, it } from "vitest";

async function minified(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: fileURLToPath(new URL(".", import.meta.url)) },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    logLevel: "silent",
    conditions: ["@fair-shuffle/source"],
  });
  return outputFiles.map(({ text }) => text).join("");
}

it("is at most 750 bytes, minified and gzipped", async () => {
  const bundle = await minified('export { shuffle, toShuffled } from "fair-shuffle";');
  expect(bundle).toContain("A random source must return");
  expect(gzipSync(bundle).length).toBeLessThanOrEqual(750);
});

it("is nothing where nothing is used", async () => {
  expect(await minified('import { shuffle, cryptoRandom } from "fair-shuffle";')).toBe("");
});
