// The machine's own Firefox, which needs no driver: it opens one page, and that page posts what it has to say to its server.
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface OpenFirefox {
  /** Rejects when Firefox ends by itself; never resolves. */
  readonly ended: Promise<never>;
  readonly close: () => Promise<void>;
}

/** Opens an address in a Firefox of its own, without a window and with a new profile. */
export async function openFirefox(address: string): Promise<OpenFirefox> {
  const profile = await mkdtemp(join(tmpdir(), "fair-shuffle-firefox-"));
  const firefox = spawn("firefox-esr", ["--headless", "--no-remote", "--profile", profile, address], {
    stdio: "ignore",
    // A group of its own, so that its child processes end with it.
    detached: true,
    env: { ...process.env, HOME: profile },
  });
  const ended = new Promise<never>((_, reject) => {
    firefox.on("error", reject);
    firefox.on("exit", (code) => {
      reject(new Error(`Firefox ended (${String(code)}) before its page had posted any results.`));
    });
  });
  // Who waits for something else when it ends has no use for it.
  ended.catch(() => undefined);
  return {
    ended,
    close: async () => {
      if (firefox.pid !== undefined && firefox.exitCode === null && firefox.signalCode === null) {
        process.kill(-firefox.pid, "SIGKILL");
        await new Promise((resolve) => firefox.once("close", resolve));
      }
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
