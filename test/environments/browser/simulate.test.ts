// A simulation in a real browser, in its page and in its web workers: the same counts as in Node, under a strict Content Security Policy.
import { getCatalogueEntry, simulate, type Measurement } from "@fair-shuffle/bias";
import { build } from "esbuild";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startChromium } from "./chromium.ts";

const PAGE = `
import { getCatalogueEntry, simulate } from "@fair-shuffle/bias";

globalThis.run = (id, options, count) => {
  const workers = {
    count,
    start: () => {
      const worker = new Worker("/worker.js", { type: "module" });
      return {
        post: (message) => worker.postMessage(message),
        on: (listener) => worker.addEventListener("message", (event) => listener(event.data)),
        onFailure: (listener) => worker.addEventListener("error", listener),
        terminate: () => worker.terminate(),
      };
    },
  };
  return simulate(getCatalogueEntry(id).model, { ...options, ...(count > 0 ? { workers } : {}) });
};
`;
const WORKER = `
import { serveSimulation } from "@fair-shuffle/bias";

serveSimulation({
  post: (message) => postMessage(message),
  on: (listener) => addEventListener("message", (event) => listener(event.data)),
});
`;

const bundle = async (contents: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: "esm",
    platform: "browser",
    conditions: ["@fair-shuffle/source"],
  });
  return outputFiles[0]?.text ?? "";
};

let server: Server;
let browser: Browser;

beforeAll(async () => {
  const files = new Map([
    ["/", ["text/html", '<!doctype html><title>simulate</title><script type="module" src="/page.js"></script>']],
    ["/page.js", ["text/javascript", await bundle(PAGE)]],
    ["/worker.js", ["text/javascript", await bundle(WORKER)]],
  ]);
  server = createServer((request, response) => {
    const [type = "text/plain", text = ""] = files.get(request.url ?? "") ?? [];
    response
      .writeHead(text === "" ? 404 : 200, {
        "content-type": type,
        "content-security-policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'",
      })
      .end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  browser = await startChromium();
});

afterAll(async () => {
  await browser.close();
  server.close();
});

describe("in Chromium", () => {
  it.each([
    ["fisher-yates-forward", 0],
    ["fisher-yates-forward", 2],
    ["random-comparator", 2],
    ["colliding-keys", 1],
  ])("%s with %i workers counts what Node counts", async (id, count) => {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const options = { cards: 6, trials: 20_000, seed: 5 };
    const measured = await page.evaluate(
      ([name, given, workers]) =>
        (globalThis as unknown as { run: (...all: unknown[]) => Promise<Measurement> }).run(name, given, workers),
      [id, options, count] as const,
    );
    const entry = getCatalogueEntry(id);
    expect(entry === undefined ? undefined : await simulate(entry.model, options)).toEqual(measured);
    await page.close();
  });
});
