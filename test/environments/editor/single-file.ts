// A file that is opened by itself, without a folder, with Chinese as the display language: it has all that needs no project, in Chinese, and who asks for a project's command is told what is missing.
import { describe, expect, test } from "vitest";
import { DEAL } from "./project-files.ts";
import type { Product } from "./product.ts";
import { takeScreenshot } from "./screenshots.ts";
import { applyAction, getActions, getBiasPage, getNotification, getText, save, waitForFindings } from "./workbench.ts";

const HAN = /\p{Script=Han}/u;

export function testSingleFile({ host, open }: Product): void {
  describe("a file without a folder, in Chinese", () => {
    test("has its finding, its fixes, its lens and its bias page; enabling the rule asks for a folder", async () => {
      const editor = await open({ files: { "deal.js": DEAL }, onlyFile: "deal.js", language: "zh-cn" });
      const [finding] = await waitForFindings(editor, "deal.js", [2]);
      expect(finding?.message).toMatch(HAN);
      expect(finding?.message).toContain("22.2");
      expect(await editor.run((vscode) => vscode.workspace.workspaceFolders?.length ?? 0)).toBe(0);

      const lens = editor.page.locator(".codelens-decoration a", { hasText: "模拟偏差" });
      await lens.click();
      const page = getBiasPage(editor);
      await page.locator("h1", { hasText: HAN }).waitFor();
      expect(await page.locator(".verdict-word").innerText()).toMatch(HAN);
      expect(await page.locator("[data-done][data-state]").innerText()).toMatch(HAN);
      await takeScreenshot(editor.page, `${host}-chinese`);

      await editor.run(async (vscode) => {
        await vscode.commands.executeCommand("workbench.action.focusFirstEditorGroup");
      });
      // The palette has no such command here; the walkthrough's button is still there.
      await editor.run((vscode) => {
        void vscode.commands.executeCommand("fairShuffle.enableRule");
      });
      await getNotification(editor, "没有打开文件夹。").waitFor();

      // A request that VS Code gives up, as on a busy machine, gives none.
      const getFix = async (): Promise<string | undefined> =>
        (await getActions(editor, 2, "quickfix")).find((title) => HAN.test(title) && title.includes("fairShuffle"));
      await expect.poll(getFix, { interval: 500 }).toBeDefined();
      await applyAction(editor, 2, (await getFix()) ?? "?");
      await waitForFindings(editor, "deal.js", []);
      expect(await getText(editor, "deal.js")).toContain("return fairShuffle(cards);");
      await save(editor);
      expect(await editor.read("deal.js")).toContain("function fairShuffle(list");
      await editor.close();
    });
  });
}
