// What the protocol says of requests that make no sense, or come at the wrong time: each has an answer, and the server goes on.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { getPublished, startRawServer, type RawServer } from "./raw-server.ts";

const URI = "file:///project/a.js";
const BIASED = "list.sort(() => Math.random() - 0.5);\n";
const [SERVER_NOT_INITIALIZED, INVALID_REQUEST, METHOD_NOT_FOUND, INVALID_PARAMS] = [-32002, -32600, -32601, -32602];
const REQUEST_CANCELLED = -32800;
const AT = { line: 0, character: 6 };
const RANGE = { start: { line: 0, character: 0 }, end: { line: 1, character: 0 } };

let server: RawServer;

beforeEach(() => {
  server = startRawServer();
});
afterEach(async () => {
  server.kill("SIGKILL");
  await server.ended;
});

/** All that can be asked of a document, with an answer of nothing. */
const getRequests = (textDocument: unknown): readonly [string, object, unknown][] => [
  ["textDocument/diagnostic", { textDocument }, { kind: "full", items: [] }],
  ["textDocument/codeAction", { textDocument, range: RANGE, context: { diagnostics: [] } }, []],
  ["textDocument/hover", { textDocument, position: AT }, null],
  ["textDocument/codeLens", { textDocument }, []],
  ["fairShuffle/analysis", { textDocument, position: AT }, null],
  ["fairShuffle/explanation", { textDocument, position: AT }, null],
  ["workspace/executeCommand", { command: "fairShuffle.simulate", arguments: [URI, AT] }, null],
  ["workspace/executeCommand", { command: "fairShuffle.explain", arguments: [URI, AT] }, null],
];

/** Whether it still does its work. */
async function expectAlive(): Promise<void> {
  server.open("file:///project/alive.js", BIASED);
  await expect.poll(() => getPublished(server, "file:///project/alive.js")).toHaveLength(1);
  expect(server.getStderr()).toBe("");
}

describe("initialize", () => {
  it.each([
    ["nothing but what must be there", { processId: null, rootUri: null, capabilities: {} }],
    [
      "null for all that may be null",
      {
        processId: null,
        rootUri: null,
        rootPath: null,
        workspaceFolders: null,
        initializationOptions: null,
        capabilities: { workspace: null, textDocument: null, window: null },
        trace: null,
        locale: null,
      },
    ],
    ["no folders", { workspaceFolders: [] }],
    ["folders that are none", { workspaceFolders: [null, 5, {}, { uri: null }] }],
    ["options of another kind", { initializationOptions: "x" }],
    ["a trace that is none", { trace: "loud" }],
  ])("takes %s", async (_, params) => {
    const answer = await server.ask("initialize", { processId: null, rootUri: null, capabilities: {}, ...params });
    expect(answer.error).toBeUndefined();
    expect(answer.result).toMatchObject({ capabilities: { hoverProvider: true } });
    server.send({ method: "initialized", params: {} });
    await expectAlive();
  });

  it("is refused without parameters, without capabilities, and a second time", async () => {
    expect(await server.ask("initialize")).toMatchObject({ error: { code: INVALID_PARAMS } });
    expect(await server.ask("initialize", {})).toHaveProperty("error");
    expect(await server.ask("initialize", { capabilities: null })).toHaveProperty("error");
    await server.initialize();
    expect(await server.initialize()).toMatchObject({ error: { code: INVALID_REQUEST } });
    await expectAlive();
  });
});

it("a request before it is refused", async () => {
  for (const [method, params] of getRequests({ uri: URI }))
    expect(await server.ask(method, params)).toMatchObject({ error: { code: SERVER_NOT_INITIALIZED } });
  await server.initialize();
  await expectAlive();
});

it("what is shut down answers no more, and ends well", async () => {
  await server.initialize();
  server.open(URI, BIASED);
  expect(await server.ask("shutdown")).toMatchObject({ result: null });
  for (const [method, params] of [
    ...getRequests({ uri: URI }),
    ["shutdown", undefined],
    ["fairShuffle/scanWorkspace", {}],
  ] as const)
    expect(await server.ask(method, params)).toMatchObject({ error: { code: INVALID_REQUEST } });
  server.send({ method: "exit" });
  expect(await server.ended).toBe(0);
});

it("exit alone ends it badly", async () => {
  await server.initialize();
  server.send({ method: "exit" });
  expect(await server.ended).toBe(1);
});

it.each([
  ["that is not open", { uri: "file:///project/other.js" }],
  ["that has no name", { uri: "" }],
  ["that has a name which is none", { uri: "%" }],
  ["whose uri is null", { uri: null }],
  ["without a uri", {}],
])("a document %s has nothing", async (_, textDocument) => {
  await server.initialize();
  for (const [method, params, nothing] of getRequests(textDocument))
    expect(await server.ask(method, params)).toMatchObject({ result: nothing });
  await expectAlive();
});

it.each([
  ["behind the text", { line: 99, character: 99 }],
  ["behind its line", { line: 0, character: 1e9 }],
  ["before it", { line: -1, character: -1 }],
  ["that is none", { line: null, character: "x" }],
  ["between two lines", { line: 0.5, character: 0.5 }],
])("a position %s is answered", async (_, at) => {
  await server.initialize();
  server.open(URI, BIASED);
  const textDocument = { uri: URI };
  for (const [method, params] of [
    ["textDocument/hover", { textDocument, position: at }],
    ["fairShuffle/analysis", { textDocument, position: at }],
    ["textDocument/codeAction", { textDocument, range: { start: at, end: at }, context: { diagnostics: [] } }],
    [
      "textDocument/codeAction",
      {
        textDocument,
        range: { start: { line: 5, character: 0 }, end: at },
        context: { diagnostics: [], only: ["source.fixAll"] },
      },
    ],
    ["fairShuffle/explanation", { textDocument, position: at }],
    ["workspace/executeCommand", { command: "fairShuffle.simulate", arguments: [URI, at] }],
    ["workspace/executeCommand", { command: "fairShuffle.explain", arguments: [URI, at] }],
  ] as const)
    expect(await server.ask(method, params)).toHaveProperty("result");
  await expectAlive();
});

it.each([
  ["a method that nobody knows", "textDocument/unknown", {}, METHOD_NOT_FOUND],
  ["an optional one that nobody knows", "$/unknown", {}, METHOD_NOT_FOUND],
  ["no parameters", "textDocument/hover", undefined, INVALID_PARAMS],
  ["parameters in a list", "textDocument/hover", [1, 2], expect.any(Number)],
  ["parameters without a document", "textDocument/hover", { position: AT }, expect.any(Number)],
])("%s has an error for an answer", async (_, method, params, code) => {
  await server.initialize();
  expect(await server.ask(method, params)).toMatchObject({ error: { code: code as number } });
  await expectAlive();
});

it.each([
  ["a command that nobody knows", { command: "x" }],
  ["no arguments", { command: "fairShuffle.simulate" }],
  ["null for arguments", { command: "fairShuffle.simulate", arguments: null }],
  ["arguments of another kind", { command: "fairShuffle.simulate", arguments: [5, "x", {}] }],
])("%s comes to nothing", async (_, params) => {
  await server.initialize();
  expect(await server.ask("workspace/executeCommand", params)).toMatchObject({ result: null });
  await expectAlive();
});

it("a cancelled request is answered, whenever that comes", async () => {
  await server.initialize();
  server.open(URI, BIASED);
  const params = { textDocument: { uri: URI }, position: AT };
  server.send({ id: "early", method: "textDocument/hover", params });
  server.send({ method: "$/cancelRequest", params: { id: "early" } });
  await expect
    .poll(() => server.heard.find(({ id }) => id === "early"))
    .toMatchObject({ error: { code: REQUEST_CANCELLED } });
  expect(await server.ask("textDocument/hover", params)).toMatchObject({ result: { contents: {} } });
  server.send({ method: "$/cancelRequest", params: { id: "early" } });
  server.send({ method: "$/cancelRequest", params: { id: "never" } });
  server.send({ method: "$/cancelRequest", params: {} });
  server.send({ method: "$/cancelRequest" });
  await expectAlive();
});

it("notifications that make no sense change nothing", async () => {
  await server.initialize();
  server.open(URI, BIASED);
  for (const [method, params] of [
    ["textDocument/didOpen", {}],
    ["textDocument/didOpen", { textDocument: { uri: null, text: null } }],
    ["textDocument/didOpen", { textDocument: { uri: "file:///n.js", languageId: null, version: null, text: null } }],
    [
      "textDocument/didChange",
      { textDocument: { uri: "file:///project/other.js", version: 2 }, contentChanges: [{ text: "" }] },
    ],
    ["textDocument/didChange", { textDocument: { uri: URI, version: 2 }, contentChanges: [] }],
    ["textDocument/didChange", { textDocument: { uri: URI, version: 2 }, contentChanges: [{ nothing: 1 }] }],
    ["textDocument/didChange", { textDocument: { uri: URI, version: 2 }, contentChanges: null }],
    ["textDocument/didClose", { textDocument: { uri: "file:///project/other.js" } }],
    ["textDocument/didClose", {}],
    ["workspace/didChangeConfiguration", {}],
    ["workspace/didChangeConfiguration", { settings: { fairShuffle: 5 } }],
    ["workspace/didChangeWatchedFiles", { changes: [] }],
    ["workspace/didChangeWatchedFiles", { changes: [{ uri: "%", type: 9 }] }],
    ["workspace/didChangeWatchedFiles", { changes: null }],
    ["workspace/didChangeWorkspaceFolders", { event: { added: [], removed: [] } }],
    ["$/unknown", {}],
    ["unknown", undefined],
  ] as const)
    server.send({ method, params });
  const hover = await server.ask("textDocument/hover", { textDocument: { uri: URI }, position: AT });
  expect(JSON.stringify(hover.result)).toContain("22.2 %");
  expect(getPublished(server, URI)).toHaveLength(1);
  await expectAlive();
});

it("the folder of an older client is scanned", async () => {
  await server.initialize({ rootUri: new URL("../../../examples", import.meta.url).href });
  expect((await server.ask("fairShuffle/scanWorkspace", {})).result).toMatchObject({ failed: 0, isCancelled: false });
  const { files } = (await server.ask("fairShuffle/scanWorkspace", {})).result as { files: number };
  expect(files).toBeGreaterThan(3);
});
