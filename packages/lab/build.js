// Builds the bias page: its workers go as texts into lab.js, and lab.js and lab.css as texts into the module that makes whole pages.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { build } from "esbuild";
import { writeLicenses } from "../../build/write-licenses.js";

await rm("dist", { recursive: true, force: true });
execFileSync("tsc", ["-p", "tsconfig.build.json"], { stdio: "inherit", shell: process.platform === "win32" });

/** Of what is in the page. */
const metafiles = [];
const worker = await bundle("src/worker/worker.ts");
const counter = await bundle("src/worker/counter.ts");
const script = await bundle("src/page/page.tsx", { WORKER_SCRIPT: worker, COUNTER_SCRIPT: counter });
const style = await bundle("src/page/lab.css");
// What ends a script element must not stand in it.
if (/<\/script|<!--/i.test(script) || /<\/style/i.test(style))
  throw new Error("The page would break out of its element.");
await writeLicenses("dist/LICENSES.txt", ...metafiles);
await writeFile("dist/lab.js", script);
await writeFile("dist/lab.css", style);
await build({
  ...options("src/index.ts", {
    LAB_SCRIPT: script,
    LAB_STYLE: style,
    LAB_SCRIPT_HASH: getHash(script),
    LAB_STYLE_HASH: getHash(style),
  }),
  format: "esm",
  outfile: "dist/index.js",
});
// For the documentation site, which paints its matrices alike, and draws the same picture of why.
await build({ ...options("src/page/colour-scale.ts"), format: "esm", outfile: "dist/colour-scale.js" });
// For the command line, whose pictures frame the same cells.
await build({ ...options("src/page/marks.ts"), format: "esm", outfile: "dist/marks.js" });
await build({ ...options("src/drawn-paths.ts"), format: "esm", outfile: "dist/drawn-paths.js" });

/** Returns a self-contained script, or style sheet, as text; `texts` are constants in it. */
async function bundle(entry, texts = {}) {
  const { outputFiles, metafile } = await build({
    ...options(entry, texts),
    format: "iife",
    write: false,
    metafile: true,
  });
  metafiles.push(metafile);
  return outputFiles[0].text.trim();
}

function options(entry, texts = {}) {
  return {
    entryPoints: [entry],
    bundle: true,
    minify: true,
    platform: "browser",
    // VS Code 1.91's, and every browser's of 2023.
    target: ["chrome122", "firefox115", "safari16.4"],
    conditions: ["@fair-shuffle/source"],
    alias: { "@stdlib/assert-has-generator-support": resolve("../bias/has-generators.cjs") },
    charset: "utf8",
    legalComments: "none",
    jsx: "automatic",
    jsxImportSource: "preact",
    define: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, JSON.stringify(text)])),
  };
}

/** Returns a text's hash as a Content Security Policy names it. */
function getHash(text) {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
