// This workspace's own lockfile holds no version that it could do without.
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("pnpm has nothing to dedupe", async () => {
  const { stdout } = await promisify(execFile)("npx", ["--yes", "pnpm@12.21.0", "dedupe", "--check"], {
    cwd: fileURLToPath(new URL("../../../", import.meta.url)),
    shell: process.platform === "win32",
  });
  expect(stdout).toContain("Done in");
});
