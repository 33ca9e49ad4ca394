// `fair-shuffle measure` of code that means harm: it costs neither the command nor its verdict, and what it takes too much of it is not given.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { makeProject, type Outcome, type Project } from "../testing/project.ts";

let project: Project;

beforeAll(() => {
  project = makeProject({});
});

afterAll(() => {
  project.remove();
});

let modules = 0;

/** Measures the export "mix" of a module of its own. */
async function measure(code: string, ...options: readonly string[]): Promise<Outcome & { readonly module: string }> {
  modules++;
  const module = `hostile-${String(modules)}.mjs`;
  project.write(module, code);
  return { module, ...(await project.run("measure", `${module}#mix`, "--trials", "600", "--cards", "3", ...options)) };
}

/** Deals every order as often as every other: whatever is judged fair must have come from here. */
const FAIR_ORDERS = `const orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
const fake = (i) => orders[i % 6];
`;

const FORGED = `{ kind: "measured", measurement: { cards: 3, trials: 600, counts: [[200, 200, 200], [200, 200, 200], [200, 200, 200]] } }`;

describe.concurrent("what is not shuffled is called biased, although the code", () => {
  it.each([
    ["has a parent to tell", "process.send?.(null);"],
    ["tells its parent a measurement", `process.send?.(${FORGED});`],
    ["cuts its channel", "process.disconnect?.(); process.channel?.unref(); process.emit('disconnect');"],
    ["waits for messages", "process.on('message', (message) => process.send?.(message));"],
    [
      "posts to the thread's parent",
      `import { parentPort, workerData } from "node:worker_threads"; parentPort?.postMessage(${FORGED}); parentPort?.postMessage(workerData);`,
    ],
    ["raises the alarm for its memory", "import fs from 'node:fs'; fs.writeSync(4, 'memory');"],
    ["replaces what sends", "process.send = process.emit = () => true;"],
    ["replaces JSON", `JSON.stringify = () => '${"x".repeat(10)}'; JSON.parse = () => (${FORGED});`],
    [
      "writes all objects as its own",
      `Object.prototype.toJSON = () => (${FORGED}); Object.prototype.kind = "measured";`,
    ],
    [
      "replaces how bytes are made",
      `${FAIR_ORDERS}Buffer.from = () => new Uint8Array(9); TextEncoder.prototype.encode = () => new Uint8Array(9); Uint8Array.prototype.set = Uint16Array.from = () => {};`,
    ],
    [
      "replaces how files are written",
      "import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module'; fs.writeSync = (file, bytes) => bytes.length; syncBuiltinESMExports();",
    ],
    ["replaces what lists do", "Array.prototype.push = function () { return 0; }; Array.prototype.every = () => true;"],
    [
      "hears that the process ends",
      "process.on('exit', () => { process.exitCode = 0; }); process.removeAllListeners('beforeExit');",
    ],
    [
      "leaves a process behind that holds its output",
      "import { spawn } from 'node:child_process'; spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20000)'], { stdio: 'inherit', detached: true }).unref();",
    ],
  ])("%s", async (_, code) => {
    const { exitCode, stdout } = await measure(`${code}\nexport const mix = () => {};\n`, "--format", "text");
    expect(stdout).toContain("Biased: of 3 items, the first one stays first 100 % of the time instead of 33.3 %.");
    expect(exitCode).toBe(1);
  });
});

const PIPE = "can't be measured: something in its process wrote to the pipe that measure listens to";
const ENDED = "ended its process before it was measured.";

describe.concurrent("what can't be measured is told in a sentence", () => {
  it.each([
    [
      "sends without a channel",
      "export const mix = () => process.send(null);",
      "TypeError: process.send is not a function",
    ],
    ["ends its process with 0", "export const mix = () => process.exit(0);", ENDED],
    ["ends its process with 1", "export const mix = () => process.reallyExit(1);", ENDED],
    ["kills its process", "export const mix = () => process.kill(process.pid, 'SIGKILL');", ENDED],
    ["aborts its process", "export const mix = () => process.abort();", ENDED],
    [
      "fails behind the function's back",
      "export const mix = () => { setTimeout(() => { throw null; }); return new Promise(() => {}); };",
      ENDED,
    ],
    [
      "rejects behind the function's back",
      "export const mix = () => { void Promise.reject(1); return new Promise(() => setTimeout(() => {}, 5000)); };",
      ENDED,
    ],
    [
      "never settles",
      "Promise.prototype.then = () => {}; export const mix = () => new Promise(() => {});",
      "never came back",
    ],
    [
      "writes where it answers",
      "import fs from 'node:fs'; fs.writeSync(3, 'null\\n'); export const mix = () => {};",
      PIPE,
    ],
    [
      "writes bytes where it answers",
      "import fs from 'node:fs'; fs.writeSync(3, Buffer.alloc(1e6, 255)); export const mix = () => {};",
      PIPE,
    ],
    [
      "answers in its stead",
      `import fs from "node:fs"; ${FAIR_ORDERS}
      const line = Array.from({ length: 1800 }, (_, i) => String.fromCharCode(0x100 + fake(Math.floor(i / 3))[i % 3])).join("");
      fs.writeSync(3, "00000000-0000-0000-0000-000000000000 loaded\\n0 orders " + line + "\\n0 done\\n");
      export const mix = () => {};`,
      PIPE,
    ],
    ["closes where it answers", "import fs from 'node:fs'; export const mix = () => fs.closeSync(3);", ENDED],
    [
      "throws what has no text",
      "export const mix = () => { throw Object.create(null); };",
      "it threw what can't be told.",
    ],
    [
      "throws what throws",
      "export const mix = () => { throw new Proxy(new Error(), { getPrototypeOf() { throw 1; }, get() { throw 1; } }); };",
      "it threw what can't be told.",
    ],
    [
      "replaces what it is found by",
      "Map.prototype.get = () => 100; export const mix = () => {};",
      "is no function, but a number.",
    ],
    ["throws a symbol", "export const mix = () => { throw Symbol('x'); };", "Symbol(x)."],
    [
      "throws and has no length",
      "export const mix = () => { throw new Error('no.'); }; Object.defineProperty(mix, 'length', { get() { throw 1; } });",
      "could not be measured: no.",
    ],
    ["throws a book", "export const mix = () => { throw new Error('x'.repeat(1e7)); };", "could not be measured: xxx"],
    [
      "returns what can't be read",
      "export const mix = () => new Proxy([], { get() { throw new Error('not for you.'); } });",
      "could not be measured: not for you.",
    ],
    [
      "returns what is no item",
      "export const mix = () => [0, 1, '\\u001b[2J\\n::error::x'];",
      String.raw`gave "\u001b[2J\n::error::x", which is none of its items`,
    ],
  ])("%s", async (_, code, sentence) => {
    const { exitCode, stdout, stderr } = await measure(code);
    expect(stderr).toContain(sentence);
    expect([exitCode, stdout]).toEqual([2, ""]);
  });
});

// One after the other: each takes as much as it is given.
describe("memory", () => {
  it.each([
    [
      "Buffers, one after the other",
      "const kept = []; export const mix = () => { kept.push(Buffer.alloc(1e6, 1)); note(); };",
    ],
    ["one large Buffer", "export const mix = () => { globalThis.kept = Buffer.alloc(2_600_000_000, 1); note(); };"],
    ["while the module is loaded", "const kept = []; for (;;) { kept.push(Buffer.alloc(5e6, 1)); note(); }"],
    [
      "in a thread of its own",
      "import { Worker } from 'node:worker_threads'; new Worker('const kept = []; setInterval(() => kept.push(Buffer.alloc(5e6, 1)), 1)', { eval: true }); export const mix = () => new Promise(() => {});",
    ],
    ["of V8's heap", "const kept = []; export const mix = () => { for (;;) kept.push([1]); };"],
  ])("is bounded: %s", async (_, code) => {
    const note = `import { writeFileSync } from "node:fs"; const note = () => writeFileSync("${join(project.folder, "rss")}", String(process.memoryUsage.rss()));\n`;
    project.write("rss", "0");
    const { exitCode, stderr, stdout, module } = await measure(note + code, "--memory", "100", "--trials", "10000");
    expect(stderr).toBe(`${module}#mix needed more than 100 megabytes. Allow more with --memory, if that is right.\n`);
    expect([exitCode, stdout]).toEqual([2, ""]);
    // Node itself, and what grows between two looks on a busy machine.
    expect(Number(readFileSync(join(project.folder, "rss"), "utf8"))).toBeLessThan(1e9);
  });

  it("is no matter where it is given back", async () => {
    const code =
      "export const mix = (cards) => { const scratch = Buffer.alloc(3e7, 1); cards.sort(() => Math.random() - 0.5 + scratch[0] - 1); };";
    // Three gigabytes in all; where memory comes slowly, on a busy machine, eighteen took longer than the minute that code has.
    const { exitCode, stderr } = await measure(code, "--trials", "100", "--memory", "300");
    expect(stderr).toBe("");
    expect(exitCode).not.toBe(2);
  });
});

it("ends with who asked, whatever that one died of", async () => {
  project.write(
    "loop.mjs",
    `import { writeFileSync } from "node:fs"; writeFileSync("${join(project.folder, "pid")}", String(process.pid)); for (;;);`,
  );
  const task = { path: join(project.folder, "loop.mjs"), module: "loop.mjs", exportName: "mix", cards: 3, trials: 9 };
  const asks = `
    const { spawn } = require("node:child_process");
    const worker = spawn(process.execPath, [process.argv[1]], { stdio: ["pipe", "inherit", "inherit", "pipe", "pipe"] });
    worker.stdin.end(JSON.stringify({ ...${JSON.stringify(task)}, token: "x", memory: 1e9, parent: process.pid }));`;
  const parent = spawn(process.execPath, ["-e", asks, project.measureWorker], { stdio: "ignore" });
  const file = join(project.folder, "pid");
  const pid = await vi.waitUntil(() => existsSync(file) && Number(readFileSync(file, "utf8")), { timeout: 30_000 });
  expect(isAlive(pid)).toBe(true);
  parent.kill("SIGKILL");
  await vi.waitUntil(() => !isAlive(pid), { timeout: 30_000 });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
