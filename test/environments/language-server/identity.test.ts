// Versions repeat: clients count badly, and begin anew when a document is opened again. Each text has its own findings all the same, at every door.
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { getPublished, startRawServer, type RawServer } from "./raw-server.ts";

const URI = "file:///project/a.mjs";
const BIASED = "list.sort(() => Math.random() - 0.5);\n";
const NAIVE = `for (let i = 0; i < cards.length; i++) {
  const j = Math.floor(Math.random() * cards.length);
  [cards[i], cards[j]] = [cards[j], cards[i]];
}
`;
/** On which lines (from 0) each text has a finding. */
const TEXTS: readonly [text: string, lines: readonly number[]][] = [
  [BIASED, [0]],
  [`\n\n${BIASED}`, [2]],
  ["const nothing = Math.random();\n", []],
  [`${BIASED}${NAIVE}`, [0, 1]],
  [NAIVE, [0]],
  ["", []],
  [`// ${"x".repeat(50)}\n${BIASED}`, [1]],
];

let server: RawServer;

afterEach(async () => {
  server.kill("SIGKILL");
  await server.ended;
});

async function start(params: object = {}): Promise<void> {
  server = startRawServer();
  await server.initialize(params);
}

const change = (version: number, contentChanges: readonly object[]): void => {
  server.send({ method: "textDocument/didChange", params: { textDocument: { uri: URI, version }, contentChanges } });
};
const close = (): void => {
  server.send({ method: "textDocument/didClose", params: { textDocument: { uri: URI } } });
};

/** Asks at every door, and wants the same everywhere. */
async function expectLines(lines: readonly number[], previous?: string): Promise<string | undefined> {
  const textDocument = { uri: URI };
  const pulled = await server.ask("textDocument/diagnostic", {
    textDocument,
    ...(previous === undefined ? {} : { previousResultId: previous }),
  });
  const { resultId, items } = pulled.result as { resultId?: string; items?: { range: { start: { line: number } } }[] };
  expect(items?.map(({ range }) => range.start.line)).toEqual(lines);
  const lenses = (await server.ask("textDocument/codeLens", { textDocument })).result;
  expect(lenses).toMatchObject(lines.map((line) => ({ range: { start: { line } } })));
  for (const line of [0, 1, 2]) {
    const position = { line, character: 6 };
    const hasOne = lines.includes(line);
    const hover = (await server.ask("textDocument/hover", { textDocument, position })).result;
    if (hasOne) expect(hover).not.toBeNull();
    const analysis = (await server.ask("fairShuffle/analysis", { textDocument, position })).result;
    if (hasOne) expect(analysis).toMatchObject({ subject: { place: { line: expect.any(Number) as number } } });
    if (lines.length === 0) expect([hover, analysis]).toEqual([null, null]);
    const range = { start: { line, character: 0 }, end: { line, character: 99 } };
    const context = { diagnostics: [], only: ["quickfix"] };
    const actions = (await server.ask("textDocument/codeAction", { textDocument, range, context })).result as unknown[];
    if (hasOne) expect(actions.length).toBeGreaterThan(2);
    if (lines.length === 0) expect(actions).toEqual([]);
  }
  return resultId;
}

describe.each([
  ["pushed", {}],
  ["pulled", { capabilities: { textDocument: { diagnostic: {} } } }],
])("%s", (how, params) => {
  const expectPushed = async (lines: readonly number[]): Promise<void> => {
    if (how === "pushed")
      await expect
        .poll(() => getPublished(server, URI))
        .toMatchObject(lines.map((line) => ({ range: { start: { line } } })));
  };

  it.each([
    ["the same version each time", () => 1],
    ["lower ones", (index: number) => 100 - index],
    ["negative ones", (index: number) => -index],
    ["two that take turns", (index: number) => index % 2],
  ])("texts by %s", async (_, getVersion) => {
    await start(params);
    server.open(URI, "", "javascript", getVersion(0));
    let id = await expectLines([]);
    for (const [index, [text, lines]] of [...TEXTS, ...TEXTS].entries()) {
      change(getVersion(index), [{ text }]);
      await expectPushed(lines);
      id = await expectLines(lines, id);
    }
  });

  it("parts of a text by the same version", async () => {
    await start(params);
    server.open(URI, BIASED);
    await expectLines([0]);
    const [start0, start1] = [0, 1].map((line) => ({ line, character: 0 }));
    change(1, [{ range: { start: start0, end: start0 }, text: "\n" }]);
    await expectPushed([1]);
    await expectLines([1]);
    change(1, [
      { range: { start: start0, end: start1 }, text: "" },
      { range: { start: start0, end: start1 }, text: "" },
    ]);
    await expectPushed([]);
    await expectLines([]);
  });

  it("a document that is opened again, and one that is opened twice", async () => {
    await start(params);
    let id: string | undefined;
    for (const [text, lines] of TEXTS) {
      server.open(URI, text);
      await expectPushed(lines);
      id = await expectLines(lines, id);
      close();
    }
    for (const [text, lines] of TEXTS) {
      server.open(URI, text);
      await expectPushed(lines);
      id = await expectLines(lines, id);
    }
  });
});

it("the same text, asked again, is told to be the same", async () => {
  await start({ capabilities: { textDocument: { diagnostic: {} } } });
  server.open(URI, BIASED);
  const previousResultId = await expectLines([0]);
  const ask = async (): Promise<unknown> =>
    (await server.ask("textDocument/diagnostic", { textDocument: { uri: URI }, previousResultId })).result;
  expect(await ask()).toEqual({ kind: "unchanged", resultId: previousResultId });
  server.send({
    method: "workspace/didChangeConfiguration",
    params: { settings: { fairShuffle: { severity: "hint" } } },
  });
  expect(await ask()).toMatchObject({ kind: "full", items: [{ severity: 4 }] });
});

it("an edit while a document is judged makes the answer one of the past: whoever asked is told to ask again", async () => {
  const folder = await mkdtemp(join(tmpdir(), "fair-shuffle-slow-"));
  await mkdir(join(folder, "node_modules"));
  const installed = fileURLToPath(new URL("../../node_modules/eslint", import.meta.url));
  await symlink(installed, join(folder, "node_modules/eslint"), "junction");
  await writeFile(
    join(folder, "eslint.config.mjs"),
    "await new Promise((resolve) => setTimeout(resolve, 2_000));\nexport default [];\n",
  );
  const uri = pathToFileURL(join(folder, "a.js")).href;
  await start({ capabilities: { textDocument: { diagnostic: {} } } });
  server.open(uri, BIASED);
  const textDocument = { uri };
  const asked = [
    server.ask("textDocument/diagnostic", { textDocument }),
    server.ask("textDocument/codeLens", { textDocument }),
    server.ask("textDocument/codeAction", {
      textDocument,
      range: { start: { line: 0, character: 0 }, end: { line: 0, character: 9 } },
      context: { diagnostics: [] },
    }),
  ];
  await new Promise((resolve) => setTimeout(resolve, 500));
  server.send({
    method: "textDocument/didChange",
    params: { textDocument: { uri, version: 2 }, contentChanges: [{ text: `\n\n${BIASED}` }] },
  });
  const again = server.ask("textDocument/diagnostic", { textDocument });
  const [serverCancelled, contentModified] = [-32802, -32801];
  expect((await Promise.all(asked)).map(({ error }) => [error?.code, error?.data])).toEqual([
    [serverCancelled, { retriggerRequest: true }],
    [contentModified, undefined],
    [contentModified, undefined],
  ]);
  expect((await again).result).toMatchObject({ items: [{ range: { start: { line: 2 } } }] });
  await rm(folder, { recursive: true });
});
