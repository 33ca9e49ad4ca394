// The walk of the disk where the runtime answers otherwise than Node does.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { walkFolders } from "./files.ts";

vi.mock("node:fs", async (importOriginal) => {
  const fs = await importOriginal<typeof import("node:fs")>();
  return { ...fs, readdirSync: vi.fn<(...asked: Parameters<typeof readdirSync>) => unknown>(fs.readdirSync) };
});

const folder = mkdtempSync(join(tmpdir(), "fair-shuffle-files-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
mkdirSync(join(folder, "src"));
for (const name of ["a.js", "readme.txt", "src/洗牌.ts"]) writeFileSync(join(folder, name), "");

it("finds the same code where entries with names in bytes are names alone, as in Bun", async () => {
  const inNode = [...walkFolders(folder, folder)];
  expect(inNode.flatMap((one) => (one.kind === "open" ? one.code : [one]))).toEqual([
    { path: join(folder, "a.js") },
    { path: join(folder, "src/洗牌.ts") },
  ]);
  const fs = await vi.importActual<typeof import("node:fs")>("node:fs");
  vi.mocked<(path: string, options: object) => unknown>(readdirSync).mockImplementation((path, options) =>
    "encoding" in options ? fs.readdirSync(path, { encoding: "buffer" }) : fs.readdirSync(path, options),
  );
  expect([...walkFolders(folder, folder)]).toEqual(inNode);
});
