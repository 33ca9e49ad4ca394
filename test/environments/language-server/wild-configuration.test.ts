// A project's configuration is code of somebody else's: whatever it does, documents have their diagnostics, the server lives, and nothing outlives it.
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { getPublished, isRunning, startRawServer, type RawServer } from "./raw-server.ts";

const BIASED = "export const mix = (list) => list.sort(() => Math.random() - 0.5);\n";
const RULE = `export default [
  { plugins: { "fair-shuffle": fairShuffle }, rules: { "fair-shuffle/no-biased-shuffle": "error" } },
];
`;
const IMPORTS = `import { spawn } from "node:child_process";
import { appendFileSync, writeFileSync } from "node:fs";
import fairShuffle from "eslint-plugin-fair-shuffle";
`;
/** Leaves the numbers of its own process and of one that it has started. */
const TELL = `const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
appendFileSync(new URL("./runs", import.meta.url), process.pid + " " + other.pid + "\\n");
`;
const LOOP = "for (;;);\n";
/** Hears as little, and leaves the core to others. */
const STAND_STILL = "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);\n";
/** What the rule is by the project's configuration, and by the editor's own settings. */
const [BY_ESLINT, BY_SETTINGS] = [1, 2];

let root = "";
let server: RawServer | undefined;
let count = 0;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "fair-shuffle-wild-"));
});
afterAll(() => rm(root, { recursive: true, force: true }));
afterEach(async () => {
  server?.kill("SIGKILL");
  await server?.ended;
});

async function makeProject(configuration: string): Promise<string> {
  const folder = join(root, String(count++));
  await mkdir(join(folder, "node_modules"), { recursive: true });
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await writeFile(join(folder, "eslint.config.js"), IMPORTS + configuration);
  for (const name of ["eslint", "eslint-plugin-fair-shuffle"]) {
    const installed = fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url));
    await symlink(installed, join(folder, "node_modules", name), "junction");
  }
  return folder;
}

const getUri = (folder: string, file = "a.js"): string => pathToFileURL(join(folder, file)).href;

async function start(params: object = {}): Promise<RawServer> {
  server = startRawServer();
  await server.initialize(params);
  return server;
}

const getWarnings = ({ heard }: RawServer): readonly unknown[] =>
  heard.filter(({ method }) => method === "window/logMessage").map(({ params }) => params?.message);

async function waitForSeverity(it: RawServer, uri: string, severity: number | undefined): Promise<void> {
  await expect.poll(() => getPublished(it, uri), { timeout: 60_000 }).toMatchObject([{ severity }]);
}

/** The numbers of the processes that its configuration has told of, each time that it was run. On Windows there is no group that they could be in. */
async function getRuns(folder: string): Promise<number[][]> {
  const text = await readFile(join(folder, "runs"), "utf8").catch(() => "");
  return text
    .trim()
    .split("\n")
    .filter(Boolean)
    .map((line) =>
      line
        .split(" ")
        .slice(0, process.platform === "win32" ? 1 : 2)
        .map(Number),
    );
}

async function waitForEnd(processIds: readonly number[]): Promise<void> {
  await expect.poll(() => processIds.map(isRunning)).toEqual(processIds.map(() => false));
}

describe("a configuration that never comes back ends with the server", () => {
  const deaf = 'for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => {});\n';

  const ends: readonly [string, (server: RawServer) => Promise<unknown>][] = [
    [
      "after shutdown and exit",
      ({ ask, send }) =>
        ask("shutdown").then(() => {
          send({ method: "exit" });
        }),
    ],
    [
      "after exit alone",
      ({ send, ended }) => {
        send({ method: "exit" });
        return ended;
      },
    ],
    [
      "after the end of its input",
      ({ hangUp, ended }) => {
        hangUp();
        return ended;
      },
    ],
    [
      "after SIGTERM",
      ({ kill, ended }) => {
        kill("SIGTERM");
        return ended;
      },
    ],
    [
      "after SIGKILL",
      ({ kill, ended }) => {
        kill("SIGKILL");
        return ended;
      },
    ],
  ];

  it.each(ends)("%s", async (_, end) => {
    const folder = await makeProject(TELL + deaf + LOOP);
    const it = await start();
    it.open(getUri(folder), BIASED);
    await expect.poll(() => getRuns(folder)).toHaveLength(1);
    const processes = (await getRuns(folder)).flat();
    expect(processes.map(isRunning)).toEqual(processes.map(() => true));
    await end(it);
    await it.ended;
    await waitForEnd(processes);
  });
});

it("is stopped after a time, which is told once; it is not run again before it changes, and documents have what the settings say", async () => {
  const folder = await makeProject(TELL + STAND_STILL);
  const it = await start();
  // One after the other, as an editor opens its tabs.
  const uris = ["a.js", "b.js", "c.js", "d.js"].map((file) => getUri(folder, file));
  for (const uri of uris) {
    it.open(uri, BIASED);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  for (const uri of uris) await waitForSeverity(it, uri, BY_SETTINGS);
  expect(await getRuns(folder)).toHaveLength(1);
  await expect.poll(() => getWarnings(it), { timeout: 60_000 }).toHaveLength(1);
  expect(getWarnings(it)[0]).toBe(
    `The ESLint configuration for ${folder} took more than 20 seconds and was stopped, so the editor's own settings hold. It is read again when it changes.`,
  );
  await waitForEnd((await getRuns(folder)).flat());
  const [uri = ""] = uris;
  for (const version of [2, 3, 4]) {
    const before = it.heard.length;
    const text = "// typed\n".repeat(version) + BIASED;
    it.send({
      method: "textDocument/didChange",
      params: { textDocument: { uri, version }, contentChanges: [{ text }] },
    });
    // Nobody waits for it any more.
    await expect.poll(() => it.heard.slice(before), { timeout: 4_000 }).toHaveLength(1);
  }
  expect(await getRuns(folder)).toHaveLength(1);
  expect(getWarnings(it)).toHaveLength(1);
  await writeFile(join(folder, "eslint.config.js"), IMPORTS + RULE);
  const changes = [{ uri: getUri(folder, "eslint.config.js"), type: 2 }];
  it.send({ method: "workspace/didChangeWatchedFiles", params: { changes } });
  for (const uri of uris) await waitForSeverity(it, uri, BY_ESLINT);
});

it("is stopped at once where it changes", async () => {
  const folder = await makeProject(TELL + LOOP);
  const it = await start();
  it.open(getUri(folder), BIASED);
  await expect.poll(() => getRuns(folder)).toHaveLength(1);
  await writeFile(join(folder, "eslint.config.js"), IMPORTS + RULE);
  const changes = [{ uri: getUri(folder, "eslint.config.js"), type: 2 }];
  it.send({ method: "workspace/didChangeWatchedFiles", params: { changes } });
  await waitForEnd((await getRuns(folder)).flat());
  await waitForSeverity(it, getUri(folder), BY_ESLINT);
  expect(getWarnings(it)).toEqual([]);
});

describe("counts when it comes late, without an edit", () => {
  const late = `await new Promise((resolve) => setTimeout(resolve, 7_000));\n${RULE}`;

  it("for who is told", async () => {
    const folder = await makeProject(late);
    const it = await start();
    const uri = getUri(folder);
    it.open(uri, BIASED);
    await waitForSeverity(it, uri, BY_SETTINGS);
    await waitForSeverity(it, uri, BY_ESLINT);
  });

  it("for who asks", async () => {
    const folder = await makeProject(late);
    const diagnostics = { refreshSupport: true };
    const it = await start({ capabilities: { textDocument: { diagnostic: {} }, workspace: { diagnostics } } });
    const textDocument = { uri: getUri(folder) };
    it.open(textDocument.uri, BIASED);
    const pull = async (): Promise<unknown> => (await it.ask("textDocument/diagnostic", { textDocument })).result;
    expect(await pull()).toMatchObject({ items: [{ severity: BY_SETTINGS }] });
    await expect
      .poll(() => it.heard.map(({ method }) => method), { timeout: 60_000 })
      .toContain("workspace/diagnostic/refresh");
    expect(await pull()).toMatchObject({ items: [{ severity: BY_ESLINT }] });
  });
});

describe("does not matter to documents", () => {
  const flood = "for (let line = 0; line < 50_000; line++) console.log(line), console.error(`Error ${line}`);\n";
  const forged = `const settings = { [new URL("./a.js", import.meta.url).pathname]: { ruleName: "x/y", rule: { severity: "off", options: {} } } };
for (const id of [undefined, null, 1, "1", "", {}]) process.send({ id, settings });
process.send({ settings, error: "forged" });
`;

  it.each([
    ["sends null", "process.send(null);\n", BY_ESLINT, undefined],
    [
      "sends a number, a text, a list",
      'for (const value of [5, "x", []]) process.send(value);\n',
      BY_ESLINT,
      undefined,
    ],
    ["sends what looks like an answer", forged, BY_ESLINT, undefined],
    ["sends ten thousand messages", "for (let i = 0; i < 10_000; i++) process.send({ i });\n", BY_ESLINT, undefined],
    [
      "takes the channel's functions away",
      "process.send = process.exit = process.disconnect = null;\n",
      BY_ESLINT,
      undefined,
    ],
    ["prints without end", flood, BY_ESLINT, undefined],
    ["never ends", "setInterval(() => {}, 1000);\n", BY_ESLINT, undefined],
    ["never ends when it is to", 'process.on("exit", () => { for (;;); });\n', BY_ESLINT, undefined],
    ["closes the channel", "process.disconnect();\n", BY_SETTINGS, "ESLint's process ended with 1."],
    ["ends the process", "process.exit();\n", BY_SETTINGS, "ESLint's process ended with 0."],
    ["ends the process badly", "process.exit(3);\n", BY_SETTINGS, "ESLint's process ended with 3."],
    [
      "kills the process",
      'process.kill(process.pid, "SIGKILL");\n',
      BY_SETTINGS,
      "ESLint's process ended with SIGKILL.",
    ],
    ["throws null", "throw null;\n", BY_SETTINGS, "settings hold: "],
    ["throws undefined", "throw undefined;\n", BY_SETTINGS, "settings hold: "],
    ["throws a text", 'throw "no luck";\n', BY_SETTINGS, "settings hold: no luck"],
    ["throws what has no text", "throw Object.create(null);\n", BY_SETTINGS, "settings hold: "],
    [
      "throws an error with a trap",
      'throw Object.defineProperty(new Error(), "message", { get() { throw 1; } });\n',
      BY_SETTINGS,
      "settings hold: ",
    ],
    [
      "throws a long text of many lines",
      'throw new Error("a".repeat(1e6) + "\\n".repeat(1e6));\n',
      BY_SETTINGS,
      "settings hold: aaa",
    ],
    ["exports nothing that is a configuration", "export default 5;\n//", BY_SETTINGS, "settings hold: "],
  ] as const)("a configuration that %s", async (_, configuration, severity, warning) => {
    const folder = await makeProject(TELL + configuration + (configuration.includes("export default") ? "" : RULE));
    const it = await start();
    const uri = getUri(folder);
    it.open(uri, BIASED);
    await waitForSeverity(it, uri, severity);
    await expect.poll(() => getWarnings(it)).toHaveLength(warning === undefined ? 0 : 1);
    for (const said of getWarnings(it)) {
      expect(said).toContain(warning);
      expect(String(said).length).toBeLessThan(1_000);
    }
    const hover = await it.ask("textDocument/hover", { textDocument: { uri }, position: { line: 0, character: 40 } });
    expect(JSON.stringify(hover.result)).toContain("22.2 %");
    await waitForEnd((await getRuns(folder)).flat());
  });
});
