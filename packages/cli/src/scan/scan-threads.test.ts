// A scan in threads and one in a single thread come to the same.
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildSync } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { WorkerScript } from "../terminal.ts";
import { scan, type ScanReport } from "./scan.ts";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "fair-shuffle-threads-")));
let scanWorker: WorkerScript;

beforeAll(() => {
  const outfile = join(folder, "scan-worker.mjs");
  buildSync({
    entryPoints: [fileURLToPath(new URL("scan-worker.ts", import.meta.url))],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    conditions: ["@fair-shuffle/source"],
    banner: {
      js: 'import { createRequire } from "node:module"; import { fileURLToPath as toPath } from "node:url"; const require = createRequire(import.meta.url), __filename = toPath(import.meta.url);',
    },
    logLevel: "error",
  });
  scanWorker = { url: pathToFileURL(outfile) };
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Long, and soon parsed. */
const filler = "// One of many lines that somebody wrote about what stands below it.\n".repeat(6_500);
const FILES: Readonly<Record<string, string>> = {
  "coin.js": `${filler}export const mix = (deck) => deck.sort(() => Math.random() - 0.5);\n`,
  "twice.ts": `${filler}export const mix = (deck: number[]) => deck.sort(() => Math.random() - 0.5);\nexport const again = (deck: string[]) => [...deck].sort(() => Math.random() - 0.5);\n`,
  "fair.js": `${filler}for (let i = deck.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [deck[i], deck[j]] = [deck[j], deck[i]]; }\n`,
  "broken.js": `${filler}Math.random(; deck.push(1)`,
  "Deck.vue": `<script>\n${filler}export default { methods: { mix() { this.deck.sort(() => Math.random() - 0.5); } } };\n</script>\n`,
  "clean.js": "export const one = 1;\n",
};

async function scanFiles(fix: boolean, worker?: WorkerScript): Promise<{ report: ScanReport; texts: unknown }> {
  const cwd = mkdtempSync(join(folder, "project-"));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(cwd, name), text);
  const progress: (readonly [number, number])[] = [];
  const report = await scan({
    cwd,
    paths: ["."],
    ...(fix ? { fix: {} } : {}),
    rule: {},
    language: "en",
    command: "fair-shuffle",
    honoursIgnoreFiles: true,
    ...(worker === undefined ? {} : { scanWorker: worker }),
    onProgress: (done, all) => progress.push([done, all]),
  });
  expect(progress.at(-1)).toEqual([6, 6]);
  const texts = readdirSync(cwd).map((name) => [name, readFileSync(join(cwd, name), "utf8")]);
  return { report: { ...report, lint: { ...report.lint, cwd: "" } }, texts };
}

describe.each([
  ["without fixes", false],
  ["with fixes", true],
])("%s", (_, fix) => {
  test("threads find, skip and write what one thread does", async () => {
    const alone = await scanFiles(fix);
    expect(alone.report.files.length + alone.report.repaired.length).toBeGreaterThanOrEqual(3);
    expect(alone.report.skipped.map(({ file, reason }) => [file, reason])).toEqual([["broken.js", "syntax"]]);
    expect(await scanFiles(fix, scanWorker)).toEqual(alone);
  });

  test("where no thread can be had, the files are scanned all the same", async () => {
    const broken = { url: new URL("data:text/javascript,throw new Error('no thread')") };
    expect(await scanFiles(fix, broken)).toEqual(await scanFiles(fix));
  });
});
