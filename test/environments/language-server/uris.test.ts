// The names by which editors know documents: whatever they escape, or do not, a document has its findings, and its fix knows the folder that it is in.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getPublished, startRawServer, type Heard, type RawServer } from "./raw-server.ts";

const BIASED = "export const mix = (list) => list.sort(() => Math.random() - 0.5);\n";
const AT = { line: 0, character: 40 };

let root = "";
let server: RawServer;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "fair-shuffle-uris-"));
});
beforeAll(async () => {
  server = startRawServer();
  await server.initialize({ capabilities: { workspace: { workspaceFolders: true } } });
});
afterAll(async () => {
  server.kill("SIGKILL");
  await server.ended;
  await rm(root, { recursive: true, force: true });
});
let heardBefore = 0;
beforeEach(() => {
  heardBefore = server.heard.length;
});

const hear = (wanted: string): readonly Heard[] =>
  server.heard.slice(heardBefore).filter(({ method }) => method === wanted);
const close = (uri: string): void => {
  server.send({ method: "textDocument/didClose", params: { textDocument: { uri } } });
};
const setFolders = (added: readonly string[], removed: readonly string[]): void => {
  const [toFolder, method] = [(uri: string) => ({ uri, name: uri }), "workspace/didChangeWorkspaceFolders"];
  server.send({ method, params: { event: { added: added.map(toFolder), removed: removed.map(toFolder) } } });
};

/** What the document has at each door. */
async function expectFindings(uri: string): Promise<Heard["result"]> {
  await expect.poll(() => getPublished(server, uri)).toHaveLength(1);
  const textDocument = { uri };
  const hover = await server.ask("textDocument/hover", { textDocument, position: AT });
  expect(JSON.stringify(hover.result)).toContain("22.2 %");
  expect((await server.ask("textDocument/codeLens", { textDocument })).result).toHaveLength(1);
  const analysis = await server.ask("fairShuffle/analysis", { textDocument, position: AT });
  expect(analysis.result).toMatchObject({ subject: { place: { uri } } });
  const range = { start: AT, end: AT };
  const actions = await server.ask("textDocument/codeAction", { textDocument, range, context: { diagnostics: [] } });
  expect(actions.result).toMatchObject([{ edit: { changes: { [uri]: expect.any(Array) as unknown[] } } }, {}, {}, {}]);
  return actions.result;
}

it.each([
  "untitled:Untitled-1",
  "untitled:100%.js",
  "untitled:100%25.js",
  "untitled:%",
  "untitled:%E0%A4%A",
  "untitled:%FF%FE",
  "untitled:a b?c#d",
  "untitled:🃏.js",
  "untitled:/project/new%20file.js",
  "vscode-notebook-cell:/project/deck.ipynb#W0sZmlsZQ%3D%3D",
  'git:/project/deck.js?{"path":"/project/deck.js","ref":"~"}',
  "git:/project/deck.js?%7B%22path%22%3A%22%2Fproject%2Fdeck.js%22%7D",
  "vscode-remote://ssh-remote%2Bhost/project/deck.js",
  "vscode-userdata:/c%3A/Users/x/deck.js",
  "memfs:/100%/deck.js",
  "file://server/share/deck.js",
  "file://a b/share/deck.js",
  "file:///c%3A/project/deck.js",
  "file:///C:/project/deck.js",
  "file:///c:\\project\\deck.js",
  "FILE:///project/deck.js",
  "file:/project/deck.js",
  "file:deck.js",
  "file:///100%.js",
  "file:///%.js",
  "file:///%",
  "file:///%E0%A4%A.js",
  "file:///%FF.js",
  "file:///a%00b.js",
  "file:///a%2Fb.js",
  "file:///a%5Cb.js",
  "file:///a%0Ab.js",
  "file:///a b.js",
  "file:///a#b.js",
  "file:///a?b.js",
  "file:///[id].js",
  "file:///🃏.js",
  "file:///%F0%9F%83%8F.js",
  "file:///\ud83c.js",
  "file:///../../deck.js",
  `file:///${"long/".repeat(2_000)}deck.js`,
  "file://",
  "/project/deck.js",
  "C:\\project\\deck.js",
  "deck.js",
  "constructor",
  "__proto__",
  ":",
])("%s", async (uri) => {
  server.open(uri, BIASED);
  await expectFindings(uri);
  // The page has its name from it.
  await server.ask("workspace/executeCommand", { command: "fairShuffle.simulate", arguments: [uri, AT] });
  const shown = hear("window/showMessage")[0]?.params?.message;
  const path = /^The page is at (.+)\.$/.exec(String(shown))?.[1] ?? "";
  expect(path).toMatch(/\.html$/);
  await rm(dirname(path), { recursive: true });
  close(uri);
  expect(server.getStderr()).toBe("");
});

/** As VS Code escapes, and as others do. */
const SPELLINGS: Readonly<Record<string, (path: string) => string>> = {
  "all escaped": (path) => `file://${path.split("/").map(escapeAll).join("/")}`,
  "as Node escapes": (path) => pathToFileURL(path).href,
  "lower case": (path) => pathToFileURL(path).href.replaceAll(/%[\dA-F]{2}/g, (escaped) => escaped.toLowerCase()),
  "only what must be": (path) => `file://${path.replaceAll(/%(?=[\da-f]{2})/gi, "%25")}`,
};

const escapeAll = (name: string): string =>
  encodeURIComponent(name).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

// Windows takes not all of them.
describe
  .skipIf(process.platform === "win32")
  .each(["100%", "%41", "a b", "a#b", "a?b", "a+b", "[id]", "(group)", "é", "牌", "🃏", "it's", "a&b=c;d,e@f$g"])(
  "a file and a folder by the name of %s",
  (name) => {
    it.each(Object.entries(SPELLINGS))("%s", async (spelling, spell) => {
      const folder = join(root, spelling, name);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, "package.json"), '{ "type": "module", "dependencies": { "fair-shuffle": "1" } }');
      const path = join(folder, `${name}.js`);
      await writeFile(path, BIASED);
      const uri = spell(path);
      setFolders([spell(folder)], []);
      server.open(uri, BIASED);
      // The package of that folder knows ours.
      expect(JSON.stringify(await expectFindings(uri))).toContain('from \\"fair-shuffle\\"');
      // What is open and what is on the disk are one, however the editor writes it.
      expect((await server.ask("fairShuffle/scanWorkspace", {})).result).toMatchObject({ files: 1, findings: 1 });
      const published = new Set(hear("textDocument/publishDiagnostics").map(({ params }) => params?.uri));
      const spellings = Object.values(SPELLINGS).map((other) => other(path));
      expect(spellings.filter((other) => published.has(other) && other !== uri)).toEqual([]);
      setFolders([], [spell(folder)]);
      close(uri);
    });
  },
);

it.skipIf(process.platform === "win32")(
  "a file that was found by a scan is shown once when it is opened by another spelling, and once when it is closed again",
  async () => {
    const folder = join(root, "scanned");
    await mkdir(folder);
    await writeFile(join(folder, "(id).js"), BIASED);
    setFolders([pathToFileURL(folder).href], []);
    await server.ask("fairShuffle/scanWorkspace", {});
    const onDisk = pathToFileURL(join(folder, "(id).js")).href;
    await expect.poll(() => getPublished(server, onDisk)).toHaveLength(1);
    const inEditor = SPELLINGS["all escaped"]?.(join(folder, "(id).js")) ?? "";
    expect(inEditor).not.toBe(onDisk);
    server.open(inEditor, `${BIASED}${BIASED.replace("mix", "again")}`);
    await expect.poll(() => getPublished(server, inEditor)).toHaveLength(2);
    expect(getPublished(server, onDisk)).toEqual([]);
    server.send({ method: "textDocument/didClose", params: { textDocument: { uri: inEditor } } });
    await expect.poll(() => getPublished(server, inEditor)).toHaveLength(1);
    expect(getPublished(server, onDisk)).toEqual([]);
  },
);
