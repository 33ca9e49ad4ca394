// The documentation site, built as it is published, and served from a path that it knows nothing of.
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

export interface BuiltSite {
  /** Where its files are. */
  readonly folder: string;
  /** "http://127.0.0.1:4711/some/where/": all that the site may ask for starts with this. */
  readonly address: string;
  /** What was asked for and is not there. */
  readonly missing: readonly string[];
  readonly close: () => Promise<void>;
}

const docs = fileURLToPath(new URL("../../../docs/", import.meta.url));
const PATH = "/some/where/";
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
};

/** Builds the site, from the built packages, into a folder of its own, and serves it. @throws with what the build says where it fails. */
export async function buildSite(): Promise<BuiltSite> {
  const folder = await mkdtemp(join(tmpdir(), "fair-shuffle-site-"));
  await run("typedoc/bin/typedoc", []);
  await run("vitepress/bin/vitepress.js", ["build", "--outDir", folder]);
  const missing: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site");
    const asked = decodeURIComponent(pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    const name = asked.startsWith(PATH) ? normalize(asked.slice(PATH.length)) : "..";
    readFile(join(folder, name)).then(
      (content) => {
        response.writeHead(200, { "content-type": TYPES[extname(name)] ?? "application/octet-stream" }).end(content);
      },
      () => {
        missing.push(pathname);
        response.writeHead(404).end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    folder,
    address: `http://127.0.0.1:${port}${PATH}`,
    missing,
    close: async () => {
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs a tool of the site's own in its folder. */
function run(tool: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [join(docs, "node_modules", tool), ...args], {
    cwd: docs,
    // Vitest's own mode is none to build a site in.
    env: { ...process.env, NODE_ENV: "production", VITEST: undefined },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += String(chunk)));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${tool} ended with ${String(code)}:\n${said}`));
    });
  });
}
