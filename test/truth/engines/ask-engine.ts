// Real engines: V8 is this Node, JavaScriptCore is WebKitGTK's `jsc`, SpiderMonkey is a headless Firefox that opens one local page.
import type { Engine, ListKind } from "@fair-shuffle/bias";
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { openFirefox } from "../../environments/browser/firefox.ts";

/** What an engine is asked to sort, see sorting-program.js. */
export interface Job {
  readonly kind: "trace" | "counts";
  readonly cards: number;
  readonly list: ListKind;
  readonly seed: number;
  /** For counts: how many sorts. */
  readonly trials: number;
  readonly answers: "numbers" | "booleans" | "NaN";
  /** P(answer below 0), or P(true). */
  readonly negative: number;
  readonly zero: number;
}

/** A list of numbers a job: the trace, or the counts. */
type Results = readonly (readonly number[])[];

const PROGRAM = readFileSync(new URL("sorting-program.js", import.meta.url), "utf8");
const PATIENCE = 100_000;

/** Runs all jobs in the real engine, in one process. */
export async function askEngine(engine: Engine, jobs: readonly Job[]): Promise<Results> {
  const folder = mkdtempSync(join(tmpdir(), "fair-shuffle-engine-"));
  try {
    const text = engine === "spidermonkey" ? await askFirefox(jobs) : await askShell(engine, jobs, folder);
    return readResults(text, jobs.length);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function askShell(
  engine: Exclude<Engine, "spidermonkey">,
  jobs: readonly Job[],
  folder: string,
): Promise<string> {
  const [command, print] = engine === "v8" ? [process.execPath, "console.log"] : ["jsc", "print"];
  const file = join(folder, "jobs.cjs");
  writeFileSync(file, `${PROGRAM}\n${print}(JSON.stringify(runJobs(${JSON.stringify(jobs)})));\n`);
  const { stdout } = await promisify(execFile)(command, [file], { maxBuffer: 2 ** 28, timeout: PATIENCE });
  return stdout;
}

/** Opens a page in a Firefox of its own, which posts back what came of the jobs; ends that Firefox in any case. */
async function askFirefox(jobs: readonly Job[]): Promise<string> {
  const page = `<!doctype html><meta charset="utf-8"><title>jobs</title><script>${PROGRAM}
let text;
try { text = JSON.stringify(runJobs(${JSON.stringify(jobs)})); } catch (error) { text = String(error); }
fetch("/results", { method: "POST", body: text });
</script>`;
  const server = createServer();
  const results = new Promise<string>((resolve, reject) => {
    server.on("request", (request, response) => {
      response.setHeader("content-type", "text/html");
      if (request.method !== "POST") {
        response.end(request.url === "/" ? page : "");
        return;
      }
      readBody(request).then(resolve, reject);
      response.end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const url = `http://127.0.0.1:${String(getPort(server.address()))}/`;
  const firefox = await openFirefox(url);
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => {
      reject(new Error(`Firefox posted no results within ${String(PATIENCE / 1000)} s.`));
    }, PATIENCE).unref();
  });
  try {
    return await Promise.race([results, firefox.ended, tooLate]);
  } finally {
    await firefox.close();
    server.closeAllConnections();
    server.close();
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (chunk instanceof Buffer) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

function getPort(address: string | AddressInfo | null): number {
  if (address === null || typeof address === "string") throw new Error("The local server has no port.");
  return address.port;
}

function readResults(text: string, count: number): Results {
  const parsed: unknown = JSON.parse(text);
  const isList = (value: unknown): value is number[] =>
    Array.isArray(value) && value.every((part) => typeof part === "number");
  if (!Array.isArray(parsed) || parsed.length !== count || !parsed.every(isList)) {
    throw new Error(`The engine answered with something else than ${String(count)} lists: ${text.slice(0, 200)}`);
  }
  return parsed;
}
