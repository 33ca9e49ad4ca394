// What documents hold in memory goes when they are closed: at once, and without another document's help.
import { afterEach, expect, it } from "vitest";
import { getPublished, getResident, startRawServer, type RawServer } from "./raw-server.ts";

let server: RawServer | undefined;

afterEach(async () => {
  server?.kill("SIGKILL");
  await server?.ended;
});

const TEXT = `let list: number[] = [];
list.sort(() => Math.random() - 0.5);
${"export function take(count: number) { if (count > 1) { return [count * 2]; } return { count, rest: [1, 2, 3] }; }\n".repeat(200)}`;

// Windows has no `ps`.
it.skipIf(process.platform === "win32")(
  "four fifths of what eighty documents hold is given back when they are closed",
  async () => {
    const it = startRawServer();
    server = it;
    await it.initialize();
    const getUris = (count: number): string[] => Array.from({ length: count }, (_, index) => `file:///p/${index}.ts`);
    const openAll = async (uris: readonly string[]): Promise<void> => {
      for (const [index, uri] of uris.entries()) it.open(uri, `${TEXT}// ${index}\n`, "typescript");
      for (const uri of uris) await expect.poll(() => getPublished(it, uri), { timeout: 60_000 }).toHaveLength(1);
    };
    const closeAll = (uris: readonly string[]): void => {
      for (const uri of uris) it.send({ method: "textDocument/didClose", params: { textDocument: { uri } } });
    };
    // The parser stays, and what the first few texts make warm.
    await openAll(getUris(5));
    closeAll(getUris(5));
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const before = getResident(it.processId);
    await openAll(getUris(80));
    const open = getResident(it.processId);
    // Otherwise nothing is proved.
    expect(open - before).toBeGreaterThan(150);
    closeAll(getUris(80));
    const getShareLeft = (): number => (getResident(it.processId) - before) / (open - before);
    await expect.poll(getShareLeft).toBeLessThan(0.2);
  },
);
