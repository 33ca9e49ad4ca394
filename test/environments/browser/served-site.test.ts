// The site as the README lets people start it, `docs:dev`: Vite hands the playground's worker its parts one by one there, and defines things of its own.
import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startChromium } from "./chromium.ts";

const docs = fileURLToPath(new URL("../../../docs/", import.meta.url));

let server: ChildProcess;
let browser: Browser;
let address: string;

beforeAll(async () => {
  browser = await startChromium();
  server = spawn(process.execPath, [join(docs, "node_modules/vitepress/bin/vitepress.js"), "dev", "--port", "0"], {
    cwd: docs,
    env: { ...process.env, NODE_ENV: "development", VITEST: undefined },
    stdio: ["ignore", "pipe", "inherit"],
  });
  address = await new Promise((resolve, reject) => {
    let said = "";
    server.stdout?.on("data", (chunk: Buffer) => {
      said += stripVTControlCharacters(String(chunk));
      const found = /http:\/\/localhost:\d+\//.exec(said);
      if (found !== null) resolve(found[0]);
    });
    server.on("exit", (code) => {
      reject(new Error(`VitePress ended with code ${String(code)}: ${said}`));
    });
  });
});

afterAll(async () => {
  await browser.close();
  server.kill();
});

it("judges code in its playground", async () => {
  const page = await browser.newPage();
  await page.goto(`${address}playground`);
  // The first time Vite makes one piece of each library, and loads the page anew when it is done.
  await expect.poll(() => page.locator(".playground").innerText()).toContain("This shuffle is biased");
});
