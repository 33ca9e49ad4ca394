// Neovim as a client of the bundled server: it shows the finding, and its code action fixes the buffer.
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const SERVER = fileURLToPath(new URL("../../../../packages/language-server/dist/server.js", import.meta.url));

/** Starts the server for the open buffer, waits for its diagnostics, applies the preferred action, writes what it saw and the buffer. */
const SCRIPT = (folder: string): string => `
local client = vim.lsp.start_client({ name = "fair-shuffle", cmd = { ${JSON.stringify(process.execPath)}, ${JSON.stringify(SERVER)}, "--stdio" }, root_dir = ${JSON.stringify(folder)} })
vim.lsp.buf_attach_client(0, client)
vim.wait(30000, function() return #vim.diagnostic.get(0) > 0 end, 50)
local found = vim.diagnostic.get(0)
local params = vim.lsp.util.make_range_params()
params.range = { start = { line = 1, character = 5 }, ["end"] = { line = 1, character = 6 } }
params.context = { diagnostics = {} }
local answers = vim.lsp.buf_request_sync(0, "textDocument/codeAction", params, 30000)
local titles = {}
for _, answer in pairs(answers or {}) do
  for _, action in ipairs(answer.result or {}) do
    table.insert(titles, action.title)
    if action.isPreferred then vim.lsp.util.apply_workspace_edit(action.edit, "utf-16") end
  end
end
vim.fn.writefile({ vim.fn.json_encode({ diagnostics = found, titles = titles }) }, ${JSON.stringify(join(folder, "seen.json"))})
vim.cmd("write")
vim.cmd("qall!")
`;

test("Neovim shows the finding and fixes it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "fair-shuffle-neovim-"));
  const file = join(folder, "deal.mjs");
  await writeFile(file, "const list = [1, 2, 3, 4];\nlist.sort(() => Math.random() - 0.5);\n");
  await writeFile(join(folder, "drive.lua"), SCRIPT(folder));
  await promisify(execFile)(
    "nvim",
    ["--headless", "--clean", "-n", file, "-c", `luafile ${join(folder, "drive.lua")}`],
    {
      timeout: 90_000,
    },
  );
  const seen = JSON.parse(await readFile(join(folder, "seen.json"), "utf8")) as {
    readonly diagnostics: readonly { readonly lnum: number; readonly col: number; readonly message: string }[];
    readonly titles: readonly string[];
  };
  expect(seen.diagnostics).toMatchObject([{ lnum: 1, col: 5 }]);
  expect(seen.diagnostics[0]?.message).toContain("This shuffle is biased: of 4 items");
  expect(seen.titles).toContain("Use the fair shuffle (writes fairShuffle into this file)");
  expect((await readFile(file, "utf8")).split("\n")[1]).toBe("fairShuffle(list);");
  await rm(folder, { recursive: true });
});
