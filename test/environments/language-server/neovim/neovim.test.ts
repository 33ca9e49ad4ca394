// Neovim as a client of the bundled server, set up as the README says: it shows the finding, and its code action fixes the buffer.
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { installServer, readSection } from "../readme-snippets.ts";

/** What Neovim has from 0.11 on, in the words of 0.7: a file of one of the types starts the server in the nearest folder that has one of the markers. */
const STAND_IN = `
if vim.lsp.config == nil then
  local configs = {}
  vim.lsp.config = function(name, config) configs[name] = config end
  vim.lsp.enable = function(name)
    local config = assert(configs[name])
    vim.api.nvim_create_autocmd("FileType", {
      pattern = config.filetypes,
      callback = function(event)
        local root
        for _, marker in ipairs(config.root_markers) do
          local found = vim.fn.findfile(marker, ".;")
          if root == nil and found ~= "" then root = vim.fn.fnamemodify(found, ":p:h") end
        end
        local client = vim.lsp.start_client({ name = name, cmd = config.cmd, root_dir = assert(root) })
        vim.lsp.buf_attach_client(event.buf, client)
      end,
    })
  end
end
`;

/** Waits for the diagnostics, applies the preferred action, writes what it saw and the buffer. */
const DRIVE = `
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
vim.fn.writefile({ vim.fn.json_encode({ diagnostics = found, titles = titles }) }, "seen.json")
vim.cmd("write")
vim.cmd("qall!")
`;

test.each([
  ["0.11 and newer", 0],
  ["0.7 to 0.10", 1],
])("Neovim %s shows the finding and fixes it", async (versions, index) => {
  const { text, blocks } = readSection("Neovim");
  expect(blocks.length).toBe(2);
  expect(text.split("```lua")[index]).toContain(`Neovim ${versions}:`);
  const folder = await mkdtemp(join(tmpdir(), "fair-shuffle-neovim-"));
  const write = (file: string, content: string): Promise<void> => writeFile(join(folder, file), content);
  await write("package.json", '{ "type": "module" }');
  await write("deal.js", "const list = [1, 2, 3, 4];\nlist.sort(() => Math.random() - 0.5);\n");
  await write("init.lua", `${index === 0 ? STAND_IN : ""}\n${blocks[index] ?? ""}`);
  await write("drive.lua", DRIVE);
  const PATH = await installServer(folder);
  await promisify(execFile)(
    "nvim",
    [
      "--headless",
      "--clean",
      "-n",
      "--cmd",
      "filetype on",
      "--cmd",
      "luafile init.lua",
      "deal.js",
      "-c",
      "luafile drive.lua",
    ],
    { cwd: folder, env: { ...process.env, PATH }, timeout: 90_000 },
  );
  const seen = JSON.parse(await readFile(join(folder, "seen.json"), "utf8")) as {
    readonly diagnostics: readonly { readonly lnum: number; readonly col: number; readonly message: string }[];
    readonly titles: readonly string[];
  };
  expect(seen.diagnostics).toMatchObject([{ lnum: 1, col: 5 }]);
  expect(seen.diagnostics[0]?.message).toContain("This shuffle is biased: of 4 items");
  expect(seen.titles).toContain(
    "Use the fair shuffle (writes fairShuffle into this file, as nothing shows that a module can be imported there)",
  );
  expect((await readFile(join(folder, "deal.js"), "utf8")).split("\n")[1]).toBe("fairShuffle(list);");
  await rm(folder, { recursive: true });
});
