// What the bundled server does for an editor without a client of ours, and for one with it.
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  ANALYSIS,
  EXPLANATION,
  SCAN_WORKSPACE,
  STATUS,
  type Analysis,
  type Explanation,
  type ScanSummary,
  type Status,
} from "@fair-shuffle/language-server/protocol";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  CancellationTokenSource,
  CodeActionRequest,
  CodeLensRequest,
  DidChangeWatchedFilesNotification,
  DocumentDiagnosticRequest,
  ExecuteCommandRequest,
  FileChangeType,
  HoverRequest,
  PublishDiagnosticsNotification,
  ShowDocumentRequest,
  ShowMessageNotification,
  type CodeAction,
  type Diagnostic,
  type ShowDocumentParams,
  type TextEdit,
  type WorkspaceEdit,
} from "vscode-languageserver-protocol/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import { startClient, type Client, type ClientOptions } from "./client.ts";

const BIASED = "list.sort(() => Math.random() - 0.5);";

let folder = "";
let client: Client | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fair-shuffle-server-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(async () => {
  await client?.stop();
  client = undefined;
});

const start = async (options?: ClientOptions): Promise<Client> => (client = await startClient(options));

const whole = (text: string) => ({
  start: { line: 0, character: 0 },
  end: { line: text.split("\n").length, character: 0 },
});

async function getActions(
  { connection }: Client,
  uri: string,
  text: string,
  only?: string[],
  diagnostics: Diagnostic[] = [],
): Promise<CodeAction[]> {
  const actions = await connection.sendRequest(CodeActionRequest.type, {
    textDocument: { uri },
    range: whole(text),
    context: { diagnostics, ...(only === undefined ? {} : { only }) },
  });
  return (actions ?? []).map((action) => action as CodeAction);
}

/** The text after an edit, applied as an editor would. */
function apply(text: string, uri: string, edit: WorkspaceEdit | undefined): string {
  const edits: TextEdit[] = edit?.changes?.[uri] ?? [];
  return TextDocument.applyEdits(TextDocument.create(uri, "javascript", 1, text), edits);
}

describe("code actions", () => {
  it("are what ESLint's extension does not offer, of a finding that it shows; by their own name they fix all the same", async () => {
    const it = await start();
    const uri = "file:///project/a.mjs";
    const text = `export const mix = (list) => ${BIASED}\nexport const deal = (list) => ${BIASED}\n`;
    await it.open(uri, text);
    const own = await getActions(it, uri, text);
    const theirs = own
      .filter(({ isPreferred }) => isPreferred === true)
      .flatMap(({ diagnostics = [] }) =>
        diagnostics.map((finding) => ({ ...finding, source: "eslint", code: "fair-shuffle/no-biased-shuffle" })),
      );
    expect(theirs).toHaveLength(2);
    const titles = (await getActions(it, uri, text, undefined, theirs)).map(({ title }) => title);
    expect(own.map(({ title }) => title)).toEqual(expect.arrayContaining(titles));
    expect(titles.filter((title) => title === "Simulate bias")).toHaveLength(2);
    expect(titles.filter((title) => /^Ignore|^Use the fair shuffle$|^Fix all/.test(title))).toEqual([]);
    expect(await getActions(it, uri, text, ["source.fixAll"], theirs)).toEqual([]);
    expect(await getActions(it, uri, text, ["source.fixAll.fairShuffle"], theirs)).toHaveLength(1);
    expect(await getActions(it, uri, text, ["source.fixAll"])).toHaveLength(1);
    // One of them alone is theirs: the other one has all of ours.
    const some = await getActions(it, uri, text, undefined, theirs.slice(0, 1));
    expect(some.filter(({ isPreferred }) => isPreferred === true)).toHaveLength(1);
  });

  it("fix a finding, first of all", async () => {
    const it = await start();
    const uri = "file:///project/a.mjs";
    const text = `export const mix = (list) => ${BIASED}\n`;
    await it.open(uri, text);
    const actions = await getActions(it, uri, text);
    expect(actions.map(({ title, kind, isPreferred }) => [title, kind, isPreferred])).toEqual([
      ["Use the fair shuffle (writes fairShuffle into this file, as no package.json could be read)", "quickfix", true],
      [
        "Shuffle a copy: fairShuffle(list.slice()) (list keeps its order; writes fairShuffle into this file)",
        "quickfix",
        undefined,
      ],
      ["Simulate bias", "quickfix", undefined],
      ["Ignore this shuffle", "quickfix", undefined],
    ]);
    expect(actions[0]?.diagnostics).toHaveLength(1);
    expect(apply(text, uri, actions[0]?.edit)).toMatch(
      /^export const mix = \(list\) => fairShuffle\(list\);\n\n\/\/ .*\nfunction /,
    );
    expect(actions[2]?.command).toEqual({
      title: "Simulate bias",
      command: "fairShuffle.simulate",
      arguments: [uri, { line: 0, character: 34 }],
    });
  });

  it("carry the version of the text where the client takes it", async () => {
    const it = await start({ capabilities: { workspace: { workspaceEdit: { documentChanges: true } } } });
    const uri = "file:///project/a.mjs";
    await it.open(uri, BIASED);
    const [fix] = await getActions(it, uri, BIASED);
    expect(fix?.edit?.documentChanges).toMatchObject([{ textDocument: { uri, version: 1 } }]);
  });

  it.each([
    [
      "code",
      "a.mjs",
      `function f(list) {\n  ${BIASED}\n}`,
      `function f(list) {\n  // fair-shuffle-ignore\n  ${BIASED}\n}`,
    ],
    ["CRLF", "a.mjs", `let x;\r\n\t${BIASED}\r\n`, `let x;\r\n\t// fair-shuffle-ignore\r\n\t${BIASED}\r\n`],
    [
      "a chain",
      "a.mjs",
      `f(list\n  .slice()\n  .sort(() => Math.random() - 0.5));`,
      `f(list\n  .slice()\n  // fair-shuffle-ignore\n  .sort(() => Math.random() - 0.5));`,
    ],
    [
      "JSX",
      "a.jsx",
      `f(<ul>\n  {list.sort(() => Math.random() - 0.5)}\n</ul>);`,
      `f(<ul>\n  {/* fair-shuffle-ignore */}\n  {list.sort(() => Math.random() - 0.5)}\n</ul>);`,
    ],
    [
      "a Vue script",
      "a.vue",
      `<script setup>\nconst list = f();\n  ${BIASED}\n</script>`,
      `<script setup>\nconst list = f();\n  // fair-shuffle-ignore\n  ${BIASED}\n</script>`,
    ],
    [
      "ESLint's comment for another rule",
      "a.mjs",
      `// eslint-disable-next-line no-undef\n${BIASED}`,
      `/* fair-shuffle-ignore */ // eslint-disable-next-line no-undef\n${BIASED}`,
    ],
  ])("ignore a finding in %s", async (_, name, text, after) => {
    const it = await start();
    const uri = `file:///project/${name}`;
    await it.open(uri, text);
    const ignore = (await getActions(it, uri, text)).find(({ title }) => title === "Ignore this shuffle");
    const ignored = apply(text, uri, ignore?.edit);
    expect(ignored).toBe(after);
    await it.change(uri, 2, [{ text: ignored }]);
    expect((await it.getPushed(uri, 2)).diagnostics).toEqual([]);
  });

  it("offer no comment where a line starts inside a text", async () => {
    const it = await start();
    const text = "const t = `\n${list.sort(() => Math.random() - 0.5)}`;";
    await it.open("file:///project/a.mjs", text);
    const titles = (await getActions(it, "file:///project/a.mjs", text)).map(({ title }) => title);
    expect(titles).toContain(
      "Use the fair shuffle (writes fairShuffle into this file, as no package.json could be read)",
    );
    expect(titles).not.toContain("Ignore this shuffle");
  });

  it("fix all of a file, by either name of the kind, and only when asked", async () => {
    const it = await start();
    const uri = "file:///project/a.mjs";
    const text = `export {};\na.${BIASED}\nb.${BIASED}\n`;
    await it.open(uri, text);
    for (const kind of ["source.fixAll", "source.fixAll.fairShuffle", "source"]) {
      const actions = await getActions(it, uri, text, [kind]);
      expect(actions.map((action) => action.kind)).toEqual(["source.fixAll.fairShuffle"]);
      const fixed = apply(text, uri, actions[0]?.edit);
      expect(fixed).toMatch(/^export \{\};\nfairShuffle\(a\.list\);\nfairShuffle\(b\.list\);\n/);
      expect(fixed.match(/function fairShuffle/g)).toHaveLength(1);
    }
    expect(await getActions(it, uri, text, ["source.organizeImports"])).toEqual([]);
    const quick = await getActions(it, uri, text, ["quickfix"]);
    expect(quick.filter(({ title }) => title === "Fix all biased shuffles in this file")).toHaveLength(1);
    expect(quick.every(({ kind }) => kind === "quickfix")).toBe(true);
  });
});

describe("hover, lens and analysis", () => {
  const uri = "file:///project/deal.mjs";
  const text = `const x = 1;\n${BIASED}\nfor (let i = a.length - 1; i > 0; i--) {\n  const j = Math.floor(Math.random() * (i + 1));\n  [a[i], a[j]] = [a[j], a[i]];\n}\n`;

  it("tell the numbers, with a matrix whose rows and columns add up to 100 %", async () => {
    const { open, connection } = await start();
    await open(uri, text);
    const ask = (line: number, character: number) =>
      connection.sendRequest(HoverRequest.type, { textDocument: { uri }, position: { line, character } });
    const hover = await ask(1, 8);
    const { value } = hover?.contents as { value: string };
    expect(value).toContain(
      "the first one stays first 22.2 % of the time instead of 12.5 % (in Chrome, Edge and Node)",
    );
    const rows = value
      .split("\n")
      .filter((line) => line.startsWith("| position"))
      .map((line) =>
        line
          .split("|")
          .slice(2, -1)
          .map((cell) => Number(cell.replaceAll(/\*|&nbsp;/g, ""))),
      );
    // As many as the finding is about.
    expect(rows).toHaveLength(8);
    expect(value).toContain("Where 8 items end up, in percent; fair: 12.5 %; bold: what is reported.");
    for (const row of rows) expect(row.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);
    for (const column of rows.keys())
      expect(rows.reduce((sum, row) => sum + (row[column] ?? NaN), 0)).toBeCloseTo(100, 0);
    expect(value).toContain("](https://");
    expect(value).not.toContain("command:");
    const fair = JSON.stringify((await ask(2, 2))?.contents);
    expect(fair).toContain("**Fair**: all orders of 8 items are equally likely.");
    // Nothing of it is bold, and nothing says so.
    expect(fair).toContain("Where 8 items end up, in percent; fair: 12.5 %.");
    expect(fair).not.toMatch(/\*\*[\d.]+\*\*/);
    expect(await ask(0, 3)).toBeNull();
  });

  it("analyse a deck of 52 with the number of cards that its finding is about", async () => {
    const { open, connection } = await start();
    const swap = "const card = this.cards[i]; this.cards[i] = this.cards[j]; this.cards[j] = card;";
    const deck = `class Deck {\n  shuffle() {\n    for (let i = 0; i < 52; i++) { const j = Math.floor(Math.random() * 52); ${swap} }\n  }\n}\n`;
    await open(uri, deck);
    const params = { textDocument: { uri }, position: { line: 2, character: 6 } };
    const found = await connection.sendRequest<Analysis | null>(ANALYSIS, params);
    expect(found?.subject).toMatchObject({ cards: 52, leastCards: 52, mostCards: 52 });
    expect(found?.subject.finding).toContain("of 52 items, the second one ends up first 2.60 %");
  });

  it("show as many cards as the finding is about, where they fit", async () => {
    const { open, connection } = await start();
    await open(uri, "const a = [1, 2, 3, 4];\na.sort(() => Math.random() - 0.5);\n");
    const hover = await connection.sendRequest(HoverRequest.type, {
      textDocument: { uri },
      position: { line: 1, character: 2 },
    });
    const { value } = hover?.contents as { value: string };
    expect(value).toContain("of 4 items, the second one stays second 39.1 % of the time");
    expect(value).toContain("Where 4 items end up, in percent; fair: 25.0 %; bold: what is reported.");
    expect(value.match(/\*\*[\d.]+\*\*/g)).toEqual(["**39.1**"]);
  });

  it.each([
    [
      "en",
      "**Not meant as a shuffle of the whole list**: it makes a number of random swaps, and does not go through the list. So nothing is reported.",
      "Simulate bias",
    ],
    ["zh-cn", "**并非要打乱整个列表**：它只做若干次随机交换，而不遍历整个列表。因此不报告。", "模拟偏差"],
  ])("say what a loop is for that is no shuffle, and report nothing (%s)", async (language, words, lens) => {
    const { open, connection, getPushed } = await start({ initializationOptions: { language } });
    const drawn = "Math.floor(Math.random() * a.length)";
    await open(
      uri,
      `for (let k = 0; k < 3; k++) {\n  const i = ${drawn}, j = ${drawn};\n  [a[i], a[j]] = [a[j], a[i]];\n}\n`,
    );
    expect((await getPushed(uri)).diagnostics).toEqual([]);
    const params = { textDocument: { uri }, position: { line: 0, character: 2 } };
    const hover = await connection.sendRequest(HoverRequest.type, params);
    const { value } = hover?.contents as { value: string };
    expect(value.split("\n\n")[0]).toBe(words);
    // Its numbers would look like a finding.
    expect(value).not.toContain("|");
    const lenses = await connection.sendRequest(CodeLensRequest.type, { textDocument: { uri } });
    expect(lenses?.map(({ command }) => command?.title)).toEqual([lens]);
  });

  it("show a lens over fair and biased shuffles", async () => {
    const { open, connection } = await start();
    await open(uri, text);
    const lenses = await connection.sendRequest(CodeLensRequest.type, { textDocument: { uri } });
    expect(lenses?.map(({ range, command }) => [range.start.line, command?.title])).toEqual([
      [1, "Simulate bias · first stays first 1.77×"],
      [2, "Fair: every order equally likely"],
    ]);
  });

  it("speak Chinese, and call the client's commands where it has them", async () => {
    const statuses: Status[] = [];
    const { open, connection, getPushed } = await start({
      initializationOptions: { language: "zh-cn", hasClientCommands: true },
      prepare: (opened) => opened.onNotification(STATUS, (status: Status) => void statuses.push(status)),
    });
    await open(uri, text);
    expect((await getPushed(uri)).diagnostics[0]?.message).toContain("这个洗牌有偏");
    const lenses = await connection.sendRequest(CodeLensRequest.type, { textDocument: { uri } });
    expect(lenses?.map(({ command }) => command?.title)).toEqual([
      "模拟偏差 · 第 1 个留在第 1 位 1.77 倍",
      "公平：各种排列的概率相同",
    ]);
    const hover = await connection.sendRequest(HoverRequest.type, {
      textDocument: { uri },
      position: { line: 1, character: 8 },
    });
    expect(JSON.stringify(hover)).toContain(`command:fairShuffle.simulate?`);
    // VS Code itself shows the finding in the same hover.
    expect(JSON.stringify(hover)).not.toContain("这个洗牌有偏");
    expect(JSON.stringify(hover)).toContain("位置 1");
    expect(statuses.at(-1)).toEqual({ uri, state: "active", reason: "以编辑器的设置为准。" });
  });

  it("analyse the shuffle under a position, with what stands there after the fix", async () => {
    const { open, connection } = await start();
    await open(uri, text);
    const ask = (line: number, character: number) =>
      connection.sendRequest<Analysis | null>(ANALYSIS, { textDocument: { uri }, position: { line, character } });
    const biased = await ask(1, 0);
    expect(biased?.subject).toMatchObject({
      name: "deal.mjs:2",
      code: "list.sort(() => Math.random() - 0.5)",
      model: { kind: "comparatorSort" },
      cards: 8,
      finding: expect.stringContaining("22.2 %") as string,
      fixed: { code: "fairShuffle(list)", model: { kind: "swapLoop" } },
      place: { uri, line: 2, column: 6 },
    });
    expect(biased?.range).toEqual({ start: { line: 1, character: 0 }, end: { line: 1, character: 36 } });
    expect(biased?.isFair).toBe(false);
    const fair = await ask(4, 4);
    expect(fair?.isFair).toBe(true);
    expect(fair?.subject.model.kind).toBe("swapLoop");
    expect(fair?.subject).not.toHaveProperty("fixed");
    expect(await ask(0, 3)).toBeNull();
  });
});

describe("why nothing is reported", () => {
  const uri = "file:///project/deck.mjs";
  const text = `for (let i = deck.length - 1; i > 0; i--) {\n  deal(deck, i, Math.random());\n  deck[i] = 1;\n}\n${BIASED}\nfor (const x of names) console.log(x);\n`;
  const WHY =
    "What this call does is not followed here: its function belongs to the language or a library, or comes from elsewhere.";

  const ask = async ({ connection }: Client, line: number, character: number) =>
    connection.sendRequest(CodeActionRequest.type, {
      textDocument: { uri },
      range: { start: { line, character }, end: { line, character } },
      context: { diagnostics: [] },
    });

  it("is asked by an action where a loop or a sort draws and is not reported, and nowhere else", async () => {
    const it = await start();
    await it.open(uri, text);
    expect(await ask(it, 0, 20)).toEqual([
      {
        title: "Why is nothing reported here?",
        kind: "quickfix",
        command: {
          title: "Why is nothing reported here?",
          command: "fairShuffle.explain",
          arguments: [uri, { line: 0, character: 0 }],
        },
      },
    ]);
    const titles = (await ask(it, 4, 8))?.map(({ title }) => title) ?? [];
    expect(titles).toContain("Simulate bias");
    expect(titles).not.toContain("Why is nothing reported here?");
    expect(await ask(it, 2, 4)).toEqual([]);
    expect(await ask(it, 5, 2)).toEqual([]);
  });

  it("has a title in Chinese, too", async () => {
    const it = await start({ initializationOptions: { language: "zh-cn" } });
    await it.open(uri, text);
    expect((await ask(it, 0, 0))?.[0]?.title).toBe("为什么这里没有报告？");
  });

  it("is answered with the very expression", async () => {
    const { open, connection } = await start();
    await open(uri, `\uFEFF${text}`);
    const explain = (line: number, character: number) =>
      connection.sendRequest<Explanation | null>(EXPLANATION, { textDocument: { uri }, position: { line, character } });
    expect(await explain(1, 6)).toEqual({
      isReported: false,
      page: expect.stringMatching(/\/docs\/rules\/no-biased-shuffle\.md$/) as string,
      status: { state: "active", reason: "It follows the editor's settings." },
      answers: [
        {
          message: WHY,
          question: "The question was whether this moves items to drawn places, step by step.",
          range: { start: { line: 1, character: 2 }, end: { line: 1, character: 30 } },
        },
      ],
    });
    expect(await explain(4, 6)).toMatchObject({
      isReported: true,
      answers: [{ message: expect.stringMatching(/^This shuffle is biased/) as string }],
    });
    expect(await explain(9, 0)).toMatchObject({
      isReported: false,
      answers: [{ message: "There is no loop and no call here that could move the items of a list." }],
    });
  });

  it("says of a file that is not read why that is", async () => {
    const { open, connection } = await start();
    await open(uri, "list.sort();\n");
    expect(
      await connection.sendRequest(EXPLANATION, { textDocument: { uri }, position: { line: 0, character: 3 } }),
    ).toMatchObject({ answers: [{ message: "Nothing in this file draws and moves items, so it is not read." }] });
  });

  it("says of a file that can't be parsed that it can't, to editors without a client of ours too", async () => {
    const shown: unknown[] = [];
    const { open, connection } = await start({
      prepare: (opened) =>
        opened.onNotification("window/showMessage", ({ message }: { message: string }) => void shown.push(message)),
    });
    await open(uri, `const deck = [1, 2;\n${BIASED}`);
    for (const command of ["fairShuffle.simulate", "fairShuffle.explain"])
      await connection.sendRequest("workspace/executeCommand", {
        command,
        arguments: [uri, { line: 1, character: 8 }],
      });
    const said = expect.stringMatching(/^This file can't be parsed \(line 1\): .*[^.]\.$/) as string;
    expect(shown).toEqual([said, said]);
  });

  it("is shown by the server where the editor has no client of ours", async () => {
    const told: string[] = [];
    const shown: ShowDocumentParams[] = [];
    const { open, connection, initialized } = await start({
      capabilities: { window: { showDocument: { support: true } } },
      prepare: (opened) => {
        opened.onNotification(ShowMessageNotification.type, ({ message }) => void told.push(message));
        opened.onRequest(ShowDocumentRequest.type, (params) => {
          shown.push(params);
          return { success: true };
        });
      },
    });
    expect(initialized.capabilities.executeCommandProvider?.commands).toContain("fairShuffle.explain");
    await open(uri, text);
    const args = { command: "fairShuffle.explain", arguments: [uri, { line: 0, character: 0 }] };
    await connection.sendRequest(ExecuteCommandRequest.type, args);
    await expect
      .poll(() => told)
      .toEqual([`2:3: ${WHY} The question was whether this moves items to drawn places, step by step.`]);
    expect(shown).toEqual([
      { uri, takeFocus: true, selection: { start: { line: 1, character: 2 }, end: { line: 1, character: 30 } } },
    ]);
  });
});

describe("the page, for an editor without a client of ours", () => {
  const uri = "file:///project/deal.mjs";
  const args = { command: "fairShuffle.simulate", arguments: [uri, { line: 0, character: 6 }] };

  it("is written and shown", async () => {
    const shown: ShowDocumentParams[] = [];
    const { open, connection, initialized } = await start({
      capabilities: { window: { showDocument: { support: true } } },
      prepare: (opened) =>
        opened.onRequest(ShowDocumentRequest.type, (params) => {
          shown.push(params);
          return { success: true };
        }),
    });
    expect(initialized.capabilities.executeCommandProvider?.commands).toContain("fairShuffle.simulate");
    await open(uri, BIASED);
    await connection.sendRequest(ExecuteCommandRequest.type, args);
    expect(shown).toMatchObject([{ external: true, takeFocus: true }]);
    const path = fileURLToPath(shown[0]?.uri ?? "");
    const html = await readFile(path, "utf8");
    expect(html).toContain("<!doctype html>");
    expect(html).toContain("deal.mjs:1");
    await rm(dirname(path), { recursive: true });
  });

  it("is named in a message where the editor can't show it", async () => {
    const told: string[] = [];
    const { open, connection } = await start({
      prepare: (opened) =>
        opened.onNotification(ShowMessageNotification.type, ({ message }) => void told.push(message)),
    });
    await open(uri, BIASED);
    await connection.sendRequest(ExecuteCommandRequest.type, args);
    await connection.sendRequest(CodeLensRequest.type, { textDocument: { uri } });
    const path = /^The page is at (.*)\.$/.exec(told[0] ?? "")?.[1] ?? "";
    expect(existsSync(path)).toBe(true);
    await rm(dirname(path), { recursive: true });
  });
});

describe("pull diagnostics", () => {
  it("are answered, and not again while nothing has changed", async () => {
    const { open, connection, initialized } = await start({ capabilities: { textDocument: { diagnostic: {} } } });
    expect(initialized.capabilities.diagnosticProvider).toBeDefined();
    const uri = "file:///project/a.mjs";
    await open(uri, BIASED);
    const pull = (previousResultId?: string) =>
      connection.sendRequest(DocumentDiagnosticRequest.type, {
        textDocument: { uri },
        ...(previousResultId === undefined ? {} : { previousResultId }),
      });
    const first = await pull();
    expect(first).toMatchObject({ kind: "full", items: [{ code: "no-biased-shuffle" }] });
    const id = first.kind === "full" ? first.resultId : undefined;
    expect(await pull(id)).toEqual({ kind: "unchanged", resultId: id });
  });
});

describe("a scan of the workspace", () => {
  const files = {
    "src/a.js": BIASED,
    "src/deep/b.ts": `export const list: string[] = [];\na.${BIASED}\nb.${BIASED}`,
    "src/c.js": "const fine = 1;",
    "node_modules/x/d.js": BIASED,
    "ignored/e.js": BIASED,
    ".gitignore": "ignored/\n",
    "broken.ts": "const random = ;\n[].sort();",
  };

  const makeProject = async (name: string, more: Record<string, string> = {}): Promise<string> => {
    const root = join(folder, name);
    for (const [file, text] of Object.entries({ ...files, ...more })) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), text);
    }
    return root;
  };

  it("finds what is not open, tells how far it is, and leaves out what the project ignores", async () => {
    const root = await makeProject("scan");
    const told: unknown[] = [];
    const logged: unknown[] = [];
    const { connection, getPushed } = await start({
      folders: [pathToFileURL(root).href],
      prepare: (opened) => {
        opened.onNotification("$/progress", (progress: unknown) => void told.push(progress));
        opened.onNotification("window/logMessage", ({ message }: { message: string }) => void logged.push(message));
      },
    });
    const summary = await connection.sendRequest<ScanSummary>(SCAN_WORKSPACE, { workDoneToken: "scan" });
    expect(summary).toMatchObject({
      files: 4,
      findings: 3,
      fixable: 3,
      undecided: 0,
      failed: 1,
      unread: 0,
      isCancelled: false,
    });
    const { diagnostics } = await getPushed(pathToFileURL(join(root, "src/deep/b.ts")).href);
    expect(diagnostics.map(({ range }) => range.start.line)).toEqual([1, 2]);
    expect(told).toContainEqual({ token: "scan", value: expect.objectContaining({ kind: "begin" }) as unknown });
    expect(told).toContainEqual({ token: "scan", value: expect.objectContaining({ kind: "end" }) as unknown });
    // Which one could not be parsed, and why.
    expect(logged).toEqual([
      expect.stringMatching(/[\\/]broken\.ts: This file can't be parsed \(line 1\): Expression expected\.$/),
    ]);
  });

  it("says in the output, once, which setting has a value that it does not take", async () => {
    const logged: unknown[] = [];
    const { connection, open } = await start({
      prepare: (opened) => {
        opened.onNotification("window/logMessage", ({ message }: { message: string }) => void logged.push(message));
      },
    });
    for (let times = 0; times < 2; times++)
      await connection.sendNotification("workspace/didChangeConfiguration", {
        settings: { fairShuffle: { severity: "rot", codeLens: false } },
      });
    await open("file:///told.js", BIASED);
    await connection.sendRequest("textDocument/codeLens", { textDocument: { uri: "file:///told.js" } });
    expect(logged).toEqual(['fairShuffle.severity does not take the value "rot", so its default holds.']);
  });

  it("counts what is not fixed unasked and has suggestions", async () => {
    const root = await makeProject("undecided", {
      "sattolo.js":
        "for (let i = a.length - 1; i > 0; i--) {\n  const j = Math.floor(Math.random() * i);\n  [a[i], a[j]] = [a[j], a[i]];\n}",
      "page.html": `<button onclick="${BIASED}">Mix</button>`,
    });
    const { connection } = await start({ folders: [pathToFileURL(root).href] });
    expect(await connection.sendRequest<ScanSummary>(SCAN_WORKSPACE, {})).toMatchObject({
      findings: 5,
      fixable: 3,
      undecided: 1,
    });
  });

  it("counts what may hold a shuffle and is not read", async () => {
    const root = await makeProject("unread", {
      "App.vue": `<template><p>{{ ${BIASED.replace(";", "")} }}</p></template>`,
    });
    const { connection } = await start({ folders: [pathToFileURL(root).href] });
    expect(await connection.sendRequest<ScanSummary>(SCAN_WORKSPACE, {})).toMatchObject({ findings: 3, unread: 1 });
  });

  it("shows a file's findings again once it is closed, and no longer once they are gone from the disk", async () => {
    const root = await makeProject("later");
    const path = join(root, "src/a.js");
    const uri = pathToFileURL(path).href;
    const counts: number[] = [];
    const { connection, open, close } = await start({
      folders: [pathToFileURL(root).href],
      capabilities: { textDocument: { diagnostic: {} } },
    });
    const heard = async (count: number): Promise<void> => {
      await expect.poll(() => counts.at(-1)).toBe(count);
    };
    connection.onNotification(PublishDiagnosticsNotification.type, (pushed) => {
      if (pushed.uri === uri) counts.push(pushed.diagnostics.length);
    });
    await connection.sendRequest<ScanSummary>(SCAN_WORKSPACE, {});
    await heard(1);
    await open(uri, BIASED);
    await heard(0);
    await close(uri);
    await heard(1);
    await writeFile(path, "const fine = 1;");
    await connection.sendNotification(DidChangeWatchedFilesNotification.type, {
      changes: [{ uri, type: FileChangeType.Changed }],
    });
    await heard(0);
  });

  it("publishes what it finds in open documents, too, for a client that asks only for those in its tabs", async () => {
    const root = await makeProject("held");
    const uri = pathToFileURL(join(root, "src/a.js")).href;
    const counts: number[] = [];
    const { connection, open, change, close } = await start({
      folders: [pathToFileURL(root).href],
      capabilities: { textDocument: { diagnostic: {} } },
      initializationOptions: { mergesDiagnostics: true },
    });
    const heard = async (count: number): Promise<void> => {
      await expect.poll(() => counts.at(-1)).toBe(count);
    };
    connection.onNotification(PublishDiagnosticsNotification.type, (pushed) => {
      if (pushed.uri === uri) counts.push(pushed.diagnostics.length);
    });
    await open(uri, BIASED);
    const summary = await connection.sendRequest<ScanSummary>(SCAN_WORKSPACE, {});
    expect(summary.findings).toBe(3);
    await heard(1);
    await change(uri, 2, [{ text: `a.${BIASED}\nb.${BIASED}` }]);
    await heard(2);
    // What was not saved is lost.
    await close(uri);
    await heard(1);
  });

  it("stops when it is cancelled", async () => {
    const many = Object.fromEntries(
      Array.from({ length: 400 }, (_, index) => [`many/${index}.ts`, `const list: string[] = [];\n${BIASED}`]),
    );
    const root = await makeProject("cancel", many);
    const source = new CancellationTokenSource();
    const { connection } = await start({
      folders: [pathToFileURL(root).href],
      prepare: (opened) =>
        opened.onNotification("$/progress", ({ value }: { value: { kind: string } }) => {
          if (value.kind === "report") source.cancel();
        }),
    });
    const summary = await connection.sendRequest<ScanSummary>(SCAN_WORKSPACE, { workDoneToken: "scan" }, source.token);
    expect(summary.isCancelled).toBe(true);
    expect(summary.files).toBeLessThan(400);
  });

  it("reads through the client where that serves the files", async () => {
    const uris = ["memfs:/project/a.js", "memfs:/project/b.js"];
    const { connection, getPushed } = await start({
      folders: ["memfs:/project"],
      initializationOptions: { servesFiles: true },
      prepare: (opened) => {
        opened.onRequest("fairShuffle/findFiles", () => uris);
        opened.onRequest("fairShuffle/readFile", ({ uri }: { uri: string }) => (uri === uris[0] ? BIASED : null));
      },
    });
    expect(await connection.sendRequest<ScanSummary>(SCAN_WORKSPACE, {})).toMatchObject({ files: 2, findings: 1 });
    expect((await getPushed("memfs:/project/a.js")).diagnostics).toHaveLength(1);
  });
});
