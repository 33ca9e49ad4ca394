// This workspace's own pnpm, also for a test that was started without it.
import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { promisify } from "node:util";

/**
 * Runs a command of pnpm in a folder and returns what it prints; throws execFile's error, with its `stdout`, if it ends badly.
 * npx is started elsewhere: it looks through all that is installed where it stands, which takes it six seconds in this workspace.
 */
export async function runPnpm(folder: string, ...command: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)("npx", ["--yes", "pnpm@12.21.0", "--dir", folder, ...command], {
    cwd: tmpdir(),
    shell: process.platform === "win32",
  });
  return stdout;
}
