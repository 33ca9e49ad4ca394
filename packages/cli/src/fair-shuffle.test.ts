import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import module from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { bundleExecutable, runInShell } from "./testing/executable.ts";

it("keeps what Node compiles where this Node can, and leaves nothing else behind", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fair-shuffle-start-"));
  try {
    const executable = await bundleExecutable();
    const ending = await runInShell(executable, "$FAIR_SHUFFLE --version", { cwd: folder, env: { TMPDIR: folder } });
    expect(ending).toMatchObject({ exitCode: 0, stderr: "" });
    expect(readdirSync(folder)).toEqual("enableCompileCache" in module ? ["node-compile-cache"] : []);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
