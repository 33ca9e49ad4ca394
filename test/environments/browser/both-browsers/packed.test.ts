// The packed helper and the packed engine with its workers, installed by npm and bundled by esbuild as their users do, in Chromium and in Firefox: they give what they give in Node.
import { createServer, type IncomingMessage, type Server } from "node:http";
import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join, normalize } from "node:path";
import { buffer } from "node:stream/consumers";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeProject, type FreshProject } from "../../../shipped/install/fresh-project.ts";
import { getTarballs } from "../../../shipped/package/packed.ts";
import { startChromium } from "../chromium.ts";
import { openFirefox } from "../firefox.ts";

/** Writes a line of JSON that the same seed makes the same everywhere. */
const HELPER = `import { cryptoRandom, deal, draws, sample, shuffle, toShuffled } from "fair-shuffle";

function seeded(state) {
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const cards = Array.from({ length: 52 }, (_, card) => card);
const drawn = shuffle([...cards], cryptoRandom());
console.log(
  JSON.stringify({
    shuffled: shuffle([...cards], seeded(1)),
    typed: [...shuffle(Uint8Array.from(cards), seeded(2))],
    copied: toShuffled(new Set("fairness"), seeded(3)),
    sampled: sample(cards, 5, seeded(4)),
    dealt: deal(cards, [5, 5], seeded(5)),
    one: draws(cards, seeded(6)).next(),
    // Of the machine's own random numbers, only that no card is lost.
    drawn: drawn.toSorted((a, b) => a - b),
    hasMoved: drawn.some((card, place) => card !== place),
  }),
);
`;

/** What a page logs is posted to its server, as is what goes wrong in it. */
const makePage = (script: string): string => `<!doctype html><meta charset="utf-8"><title>${script}</title>
<script>
const post = (path, body) => void fetch(path, { method: "POST", body });
console.log = (...all) => post("/logged", all.map((one) => (typeof one === "string" ? one : JSON.stringify(one))).join(" "));
addEventListener("error", ({ message }) => post("/failed", message));
addEventListener("unhandledrejection", ({ reason }) => post("/failed", String(reason)));
</script>
<script type="module" src="/dist/${script}.js"></script>`;

let project: FreshProject;
let server: Server;
/** Takes what the page at hand posts. */
let take: (path: string, body: string) => void = () => undefined;

beforeAll(async () => {
  const readme = await readFile(new URL("../../../../packages/bias/README.md", import.meta.url), "utf8");
  const files = [...readme.matchAll(/```js\n\/\/ (src\/\w+\.js)\n([\s\S]*?)```/g)];
  project = await makeProject({
    "package.json": JSON.stringify({ name: "fresh", version: "1.0.0", type: "module" }),
    "src/helper.js": HELPER,
    ...Object.fromEntries(files.map(([, name = "", text = ""]) => [name, text])),
  });
  const tarballs = await getTarballs(["fair-shuffle", "@fair-shuffle/bias"]);
  await project.get("npm", "install", "--no-audit", "--no-fund", "--prefer-offline", ...tarballs);
  await build({
    entryPoints: ["helper", "count", "counter"].map((name) => join(project.folder, "src", `${name}.js`)),
    bundle: true,
    format: "esm",
    outdir: join(project.folder, "dist"),
  });
  server = createServer((request, response) => {
    void answer(request).then(({ status, type, text }) => {
      response.writeHead(status, { "content-type": type }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await project.remove();
});

async function answer(request: IncomingMessage): Promise<{ status: number; type: string; text: string }> {
  const path = normalize(new URL(request.url ?? "/", "http://localhost").pathname);
  if (request.method === "POST") {
    take(path, (await buffer(request)).toString());
    return { status: 200, type: "text/plain", text: "" };
  }
  if (path.startsWith("/dist/")) {
    const text = await project.read(path.slice(1)).catch(() => undefined);
    return { status: text === undefined ? 404 : 200, type: "text/javascript", text: text ?? "" };
  }
  return { status: 200, type: "text/html", text: makePage(path.slice(1)) };
}

interface Opened {
  readonly ended?: Promise<never>;
  readonly close: () => Promise<void>;
}

const BROWSERS: Readonly<Record<string, (address: string) => Promise<Opened>>> = {
  Chromium: async (address) => {
    const browser = await startChromium();
    const page = await browser.newPage();
    await page.goto(address);
    return { close: () => browser.close() };
  },
  Firefox: openFirefox,
};

/** Opens a page, and returns the first line that it logs. @throws an Error where something in it goes wrong before. */
async function getLogged(browser: string, script: string): Promise<string> {
  const logged = new Promise<string>((resolve, reject) => {
    take = (path, body) => {
      if (path === "/logged") resolve(body);
      else reject(new Error(body));
    };
  });
  const opened = await BROWSERS[browser]?.(
    `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/${script}`,
  );
  if (opened === undefined) throw new Error(`There is no ${browser} here.`);
  try {
    return await Promise.race([logged, ...(opened.ended === undefined ? [] : [opened.ended])]);
  } finally {
    await opened.close();
  }
}

describe.each(Object.keys(BROWSERS))("in %s", (browser) => {
  test("the helper does what it does in Node", async () => {
    const inNode: unknown = JSON.parse(await project.get("node", "dist/helper.js"));
    expect(inNode).toMatchObject({ hasMoved: true, drawn: Array.from({ length: 52 }, (_, card) => card) });
    expect(JSON.parse(await getLogged(browser, "helper"))).toEqual(inNode);
  });

  test("the engine's workers count what its README says", async () => {
    const readme = await readFile(new URL("../../../../packages/bias/README.md", import.meta.url), "utf8");
    const [, said = "nothing"] = /counts\[0\]\); \/\/ (\[.+\])/.exec(readme) ?? [];
    expect(JSON.parse(await getLogged(browser, "count"))).toEqual(JSON.parse(said));
  });
});
