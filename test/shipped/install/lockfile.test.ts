// This workspace's own lockfile holds no version that it could do without.
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

/** What `pnpm dedupe --check` says: it exits with 1 where it would change anything at all. */
async function dedupeCheck(): Promise<string> {
  const { stdout } = await promisify(execFile)("npx", ["--yes", "pnpm@12.21.0", "dedupe", "--check"], {
    cwd: fileURLToPath(new URL("../../../", import.meta.url)),
    shell: process.platform === "win32",
  }).catch((error: unknown) => error as { stdout: string });
  return stdout;
}

test("pnpm would remove nothing from the lockfile", async () => {
  const said = await dedupeCheck();
  expect(said).toMatch(/Done in|ERR_PNPM_DEDUPE_CHECK_ISSUES/u);
  // pnpm leaves out an optional package that the registry doesn't answer for, so what is added may be
  // another platform's binary, and tells nothing about duplicates.
  expect(said.match(/^(?:[│├└─ ]+)?- .*$/gmu) ?? []).toEqual([]);
});
