// A signal that ends a `fix` of many files: it says how many it has rewritten, and none is half written.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterEach, describe, expect, it } from "vitest";
import { bundleExecutable, runInShell } from "../testing/executable.ts";

const SORT = "export const mix = (quiz) => quiz.sort(() => Math.random() - 0.5);\n";
const FILES = 600;

let folder = "";

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(process.platform === "win32")("a fix that is ended", () => {
  it.each([
    ["TERM", 143],
    ["INT", 130],
  ])("by SIG%s says how many files it has rewritten, and ends by that signal", async (signal, exitCode) => {
    folder = mkdtempSync(join(tmpdir(), "fair-shuffle-ended-"));
    const names = Array.from({ length: FILES }, (_, index) => `a${String(index).padStart(3, "0")}.js`);
    for (const name of names) writeFileSync(join(folder, name), SORT);
    const command = `$FAIR_SHUFFLE fix & pid=$!; until grep -q fairShuffle a004.js; do sleep 0.01; done; kill -${signal} $pid; wait $pid`;
    const ending = await runInShell(await bundleExecutable(), command, { cwd: folder });
    expect(ending).toMatchObject({ exitCode, stdout: "" });
    const texts = names.map((name) => readFileSync(join(folder, name), "utf8"));
    const rewritten = texts.filter((text) => /fairShuffle\(quiz\)[^]*\n}\n$/.test(text)).length;
    expect(rewritten).toBeGreaterThanOrEqual(5);
    expect(rewritten).toBeLessThan(FILES);
    expect(texts.filter((text) => text === SORT)).toHaveLength(FILES - rewritten);
    // Of some signals the shell says a word, too.
    expect(ending.stderr.replace(/Terminated\n$/, "")).toBe(
      `It was ended when ${String(rewritten)} files had been rewritten, each as a whole; all others are as they were.\n`,
    );
    expect(readdirSync(folder)).toEqual(names);
  });
});
