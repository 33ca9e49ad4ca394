// Bundles the server with all that it runs on, so that installing it brings nothing along and no ESLint or TypeScript of the project's is touched.
import { chmod, rm, writeFile } from "node:fs/promises";
import { builtinModules, createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { oneAcorn } from "../../build/one-acorn.js";
import { onlySourceCode } from "../../build/only-source-code.js";
import { onlyTheParser } from "../../build/only-the-parser.js";
import { writeLicenses } from "../../build/write-licenses.js";

const require = createRequire(import.meta.url);

await rm("dist", { recursive: true, force: true });

/** TypeScript's parser is a script of its own, which each host loads in its way. */
const withParserElsewhere = (host) => ({
  name: "with-parser-elsewhere",
  setup({ onResolve }) {
    onResolve({ filter: /\/typescript-parser\.ts$/ }, () => ({
      path: fileURLToPath(new URL(`src/typescript-parser-${host}.ts`, import.meta.url)),
    }));
  },
});

const shared = {
  outdir: "dist",
  bundle: true,
  minify: true,
  conditions: ["@fair-shuffle/source"],
  legalComments: "none",
  metafile: true,
};

const node = await build({
  ...shared,
  entryPoints: [
    { in: "src/main-node.ts", out: "server" },
    { in: "src/eslint-child.ts", out: "eslint-child" },
    // Under its own name, so that the VSIX can leave it out.
    { in: "src/whole-page.ts", out: "whole-page" },
  ],
  // ESLint becomes a chunk that is loaded when the first file needs it, and TypeScript's parser is the worker's script, so that it is shipped once.
  splitting: true,
  plugins: [onlySourceCode, oneAcorn, withParserElsewhere("node")],
  platform: "node",
  target: "node20.14",
  format: "esm",
  banner: {
    // What was CommonJS asks for Node's modules by `require`, and TypeScript for its own file.
    js: [
      'import { createRequire as makeRequire } from "node:module";',
      'import { fileURLToPath as toPath } from "node:url";',
      "const require = makeRequire(import.meta.url), __filename = toPath(import.meta.url);",
    ].join(" "),
  },
});

/** In a worker there is nothing of Node: paths are texts there too, and whoever asks for the rest gets nothing, as none of it is reached. */
const withoutNode = {
  name: "without-node",
  setup({ onResolve, onLoad }) {
    const builtin = new RegExp(`^(?:node:)?(?:${builtinModules.filter((name) => !name.startsWith("_")).join("|")})$`);
    onResolve({ filter: builtin }, ({ path }) =>
      /^(?:node:)?path$/.test(path) ? { path: require.resolve("path-browserify") } : { path, namespace: "nothing" },
    );
    onLoad({ filter: /.*/, namespace: "nothing" }, () => ({ contents: "module.exports = {};" }));
  },
};

/** A worker's scripts can't be modules everywhere: TypeScript's parser is a second script, which the first one loads. */
const web = {
  ...shared,
  platform: "browser",
  target: ["chrome122", "firefox115", "safari16.4"],
  format: "iife",
  define: { "process.env.NODE_DEBUG": "undefined", global: "globalThis", __filename: '"/"' },
  // Libraries ask Node's `process` what it is about.
  banner: {
    js: "var process = globalThis.process ?? { env: {}, argv: [], platform: 'browser', cwd: () => '/', versions: {} };",
  },
};
const worker = await build({
  ...web,
  entryPoints: [{ in: "src/main-web.ts", out: "server-web" }],
  plugins: [withoutNode, onlySourceCode, oneAcorn, withParserElsewhere("web")],
});
const parser = await build({
  ...web,
  entryPoints: [{ in: "../lint/src/typescript-parser.ts", out: "typescript-parser" }],
  globalName: "FairShuffleTypeScriptParser",
  // In Node too it is to believe that it is nowhere: nothing of Node is in it.
  banner: {},
  inject: ["src/no-process.js"],
  plugins: [withoutNode, onlyTheParser],
});

await chmod("dist/server.js", 0o755);
// So that the folder runs wherever it is copied to, an extension whose own package.json says something else included.
await writeFile("dist/package.json", '{ "type": "module" }\n');
const metafiles = [node, worker, parser].map(({ metafile }) => metafile);
await writeLicenses("dist/LICENSES.txt", ...metafiles);
