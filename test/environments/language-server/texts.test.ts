// Texts of every kind: positions in them, files that are no code, and many edits in a row.
import { afterEach, describe, expect, it } from "vitest";
import type { TextDocumentContentChangeEvent } from "vscode-languageserver-protocol/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import { startClient, type Client } from "./client.ts";

const BIASED = "list.sort(() => Math.random() - 0.5);";

let client: Client | undefined;
afterEach(async () => {
  await client?.stop();
  client = undefined;
});
const start = async (): Promise<Client> => (client = await startClient());

describe("positions", () => {
  it.each([
    ["CRLF", "a.mjs", `let a;\r\n\r\n${BIASED}\r\n`],
    ["a byte order mark", "a.mjs", `\uFEFF${BIASED}`],
    ["emoji before it on the line", "a.mjs", `const suits = "🂡🂱👩‍👩‍👧"; ${BIASED}`],
    ["a line separator, which is no line end to an editor", "a.mjs", `const s = "\u2028"; ${BIASED}`],
    [
      "Vue",
      "a.vue",
      `<template>\n  <p>🂡</p>\n</template>\n<script setup lang="ts">\nlet list: string[];\n${BIASED}\n</script>`,
    ],
    ["Svelte", "a.svelte", `<h1>{x}</h1>\r\n<script>\r\n  $: ${BIASED}\r\n</script>`],
    ["Astro", "a.astro", `---\nlet list: string[];\n${BIASED}\n---\n<p>it's</p>`],
    ["HTML", "a.html", `<p title=">">\n<script>let x;</script>\n<script type="module">${BIASED}</script>`],
  ])("%s", async (_, name, text) => {
    const { open, getPushed } = await start();
    const uri = `file:///project/${name}`;
    await open(uri, text, "plaintext");
    const { diagnostics } = await getPushed(uri);
    expect(diagnostics).toHaveLength(1);
    const document = TextDocument.create(uri, "plaintext", 1, text);
    const [shown] = diagnostics;
    expect(shown && document.getText(shown.range)).toBe("sort(() => Math.random() - 0.5)");
  });
});

describe("documents that are no files", () => {
  it("are read as the language that the editor gives them", async () => {
    const { open, getPushed } = await start();
    await open("untitled:Untitled-1", `const list: string[] = [];\n${BIASED}`, "typescript");
    expect((await getPushed("untitled:Untitled-1")).diagnostics).toHaveLength(1);
  });
});

describe("files that are not judged", () => {
  it.each([
    ["huge", `${"// random sort\n".repeat(700_000)}${BIASED}`],
    ["minified", `var x="${"random sort ".repeat(5_000)}";${BIASED}`],
    ["binary", `\0\0random${BIASED}`],
    ["a syntax error", `const random = ;\n${BIASED}`],
  ])("%s: nothing is shown, within two seconds", async (_, text) => {
    const { open, getPushed } = await start();
    let fastest = Infinity;
    // The fastest of three: whatever else runs on the machine may hold one up.
    for (const uri of ["file:///project/a.js", "file:///project/b.js", "file:///project/c.js"]) {
      const started = performance.now();
      await open(uri, text);
      expect((await getPushed(uri)).diagnostics).toEqual([]);
      fastest = Math.min(fastest, performance.now() - started);
    }
    expect(fastest).toBeLessThan(2_000);
  });
});

describe("500 edits in a row", () => {
  // A file whose shuffles come and go, typed letter by letter without waiting for an answer.
  const typed = `export function deal(cards: string[]): string[] {\n  return cards.sort(() => Math.random() - 0.5);\n}\n`;
  const before = `const deck: string[] = [];\nexport const a = deck.toSorted(() => 0.5 - Math.random());\n`;

  it("end with the diagnostics of the last text", async () => {
    const { open, change, getPushed } = await start();
    const uri = "file:///project/deal.ts";
    await open(uri, before, "typescript");
    let text = before;
    let version = 1;
    const edit = async (at: number, removed: number, added: string): Promise<void> => {
      const document = TextDocument.create(uri, "typescript", version, text);
      const event: TextDocumentContentChangeEvent = {
        range: { start: document.positionAt(at), end: document.positionAt(at + removed) },
        text: added,
      };
      text = text.slice(0, at) + added + text.slice(at + removed);
      await change(uri, ++version, [event]);
    };
    while (version < 500) {
      for (const letter of typed) await edit(text.length, 0, letter);
      if (version < 400) await edit(before.length, typed.length, "");
    }
    const { diagnostics } = await getPushed(uri, version);
    const fresh = await startClient();
    await fresh.open(uri, text, "typescript");
    expect(diagnostics).toEqual((await fresh.getPushed(uri, 1)).diagnostics);
    expect(diagnostics.length).toBeGreaterThan(1);
    await fresh.stop();
  });
});
