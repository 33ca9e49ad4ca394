// What a browser's worker gets in the place of Node's modules, where Vite's server for development bundles a package by itself.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createViteServer } from "vitest/node";
import { afterAll, beforeAll, expect, it } from "vitest";
import { forBrowsers } from "./for-browsers.ts";

/** As TypeScript's parser asks for them. */
const PACKAGE = `
const path = __importDefault(require("node:path"));
function __importDefault(module) { return module && module.__esModule ? module : { default: module }; }
exports.resolved = () => path.default.resolve("/a", "../b.ts");
exports.files = () => Object.keys(require("fs"));
`;

let root: string;
beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "for-browsers-")));
  const folder = join(root, "node_modules", "asks-node");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(root, "package.json"), `{ "type": "module" }`);
  writeFileSync(join(folder, "package.json"), `{ "name": "asks-node", "version": "1.0.0", "main": "index.js" }`);
  writeFileSync(join(folder, "index.js"), PACKAGE);
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

it("resolves paths, and has no files, in the server for development, too", async () => {
  const server = await createViteServer({
    ...(forBrowsers as object),
    root,
    configFile: false,
    logLevel: "silent",
    cacheDir: join(root, "cache"),
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { ...(forBrowsers.optimizeDeps as object), include: ["asks-node"], noDiscovery: true },
  });
  try {
    const optimizer = server.environments.client.depsOptimizer;
    await optimizer?.init();
    const bundled = optimizer?.metadata.optimized["asks-node"];
    await bundled?.processing;
    const { default: asked } = (await import(pathToFileURL(bundled?.file ?? "").href)) as {
      default: { resolved: () => string; files: () => string[] };
    };
    expect(asked.resolved()).toBe("/b.ts");
    expect(asked.files()).toEqual([]);
  } finally {
    await server.close();
  }
});
