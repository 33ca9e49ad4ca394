// A registry that knows a package of ours before it is published: it serves its tarball, and sends npm to the machine's own registry for everything else.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { getTarballs } from "../../shipped/package/packed.ts";

export interface Registry {
  readonly address: string;
  readonly close: () => void;
}

/** Serves the package of this name, packed. Throws an Error if it is not built. */
export async function startRegistry(published: string): Promise<Registry> {
  const [file = ""] = await getTarballs([published]);
  const tarball = await readFile(file);
  const { stdout } = await promisify(execFile)("npm", ["config", "get", "registry", "--loglevel=error"]);
  const upstream = stdout.trim();

  const server = createServer((request, response) => {
    const path = (request.url ?? "/").slice(1);
    const [name = "", file] = path.split("/-/");
    if (decodeURIComponent(name) !== published) {
      response.writeHead(307, { location: new URL(path, upstream).href }).end();
      return;
    }
    if (file !== undefined) {
      response.end(tarball);
      return;
    }
    readManifest(tarball).then(
      (manifest) => {
        const integrity = `sha512-${createHash("sha512").update(tarball).digest("base64")}`;
        const dist = { tarball: `${getAddress()}${name}/-/package.tgz`, integrity };
        const versions = { [manifest.version]: { ...manifest, dist } };
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify({ name: manifest.name, "dist-tags": { latest: manifest.version }, versions }));
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const getAddress = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    address: getAddress(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function readManifest(tarball: Buffer): Promise<{ readonly name: string; readonly version: string }> {
  const running = promisify(execFile)("tar", ["-xzO", "package/package.json"]);
  running.child.stdin?.end(tarball);
  return JSON.parse((await running).stdout) as { name: string; version: string };
}
