// The language server in a web worker of a real browser: JavaScript at once, TypeScript with the parser's script loaded by itself, and nothing of Node.
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startChromium } from "./chromium.ts";

const DIST = new URL("../../../packages/language-server/dist/", import.meta.url);
const SCRIPTS = ["server-web.js", "typescript-parser.js"];

let server: Server;
let browser: Browser;
let address: string;
let asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const name = SCRIPTS.find((script) => request.url === `/${script}`);
    asked.push(request.url ?? "");
    if (name === undefined) {
      response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>server</title>");
      return;
    }
    void readFile(new URL(name, DIST)).then((text) =>
      response.writeHead(200, { "content-type": "text/javascript" }).end(text),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await startChromium();
});

afterAll(async () => {
  await browser.close();
  server.close();
});

interface Shown {
  readonly diagnostics: readonly { readonly message: string }[];
}

/** Opens a document in a server of its own and returns what it shows. */
async function show(page: Page, options: object, name: string, text: string, fromBlob: boolean): Promise<Shown> {
  asked = [];
  return page.evaluate(
    async ({ address, options, name, text, fromBlob }) => {
      const script = `${address}/server-web.js`;
      const source = URL.createObjectURL(new Blob([`importScripts(${JSON.stringify(script)});`]));
      const worker = new Worker(fromBlob ? source : script);
      const uri = `vscode-vfs://github/project/${name}`;
      return new Promise<Shown>((resolve, reject) => {
        worker.onerror = (event) => {
          reject(new Error(event.message));
        };
        worker.onmessage = ({
          data,
        }: MessageEvent<{ id?: number; method?: string; params?: Shown & { uri: string } }>) => {
          if (data.id === 1) {
            worker.postMessage({ jsonrpc: "2.0", method: "initialized", params: {} });
            const textDocument = { uri, languageId: "plaintext", version: 1, text };
            worker.postMessage({ jsonrpc: "2.0", method: "textDocument/didOpen", params: { textDocument } });
          }
          if (data.method === "textDocument/publishDiagnostics" && data.params?.uri === uri) {
            worker.terminate();
            resolve(data.params);
          }
        };
        const params = { processId: null, rootUri: null, capabilities: {}, initializationOptions: options };
        worker.postMessage({ jsonrpc: "2.0", id: 1, method: "initialize", params });
      });
    },
    { address, options, name, text, fromBlob },
  );
}

const CODE = "list.sort(() => Math.random() - 0.5);\n";

it("judges JavaScript without TypeScript's parser", async () => {
  const page = await browser.newPage();
  await page.goto(address);
  const { diagnostics } = await show(page, {}, "a.js", CODE, false);
  expect(diagnostics[0]?.message).toContain("22.2 %");
  expect(asked).not.toContain("/typescript-parser.js");
});

it("loads TypeScript's parser from beside its own script", async () => {
  const page = await browser.newPage();
  await page.goto(address);
  const { diagnostics } = await show(page, { language: "zh-cn" }, "a.ts", `const list: string[] = [];\n${CODE}`, false);
  expect(diagnostics[0]?.message).toContain("这个洗牌有偏");
  expect(asked).toContain("/typescript-parser.js");
});

it("loads it from where the client says, in a worker without an address", async () => {
  const page = await browser.newPage();
  await page.goto(address);
  const parserUri = `${address}/typescript-parser.js`;
  const { diagnostics } = await show(page, { parserUri }, "a.ts", `const list: string[] = [];\n${CODE}`, true);
  expect(diagnostics).toHaveLength(1);
});
