// This workspace's own lockfile holds no version that it could do without.
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { runPnpm } from "../package/pnpm.ts";

/** What `pnpm dedupe --check` says: it exits with 1 where it would change anything at all. */
async function dedupeCheck(): Promise<string> {
  const root = fileURLToPath(new URL("../../../", import.meta.url));
  return runPnpm(root, "dedupe", "--check").catch((error: unknown) => (error as { stdout: string }).stdout);
}

test("pnpm would remove nothing from the lockfile", async () => {
  const said = await dedupeCheck();
  expect(said).toMatch(/Done in|ERR_PNPM_DEDUPE_CHECK_ISSUES/u);
  // pnpm leaves out an optional package that the registry doesn't answer for, so what is added may be
  // another platform's binary, and tells nothing about duplicates.
  expect(said.match(/^(?:[│├└─ ]+)?- .*$/gmu) ?? []).toEqual([]);
});
