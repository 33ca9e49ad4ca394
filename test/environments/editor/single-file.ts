// A file that is opened by itself, without a folder: it has all that needs no project, and who asks for a project's command is told what is missing.
import { describe, expect, test } from "vitest";
import { DEAL } from "./project-files.ts";
import type { Product } from "./product.ts";
import { applyAction, getBiasPage, getNotification, getText, save, waitForFindings } from "./workbench.ts";

export function testSingleFile({ open }: Product): void {
  describe("a file without a folder", () => {
    test("has its finding, its bias page and its fix; enabling the rule asks for a folder", async () => {
      const editor = await open({ files: { "deal.js": DEAL }, onlyFile: "deal.js" });
      await waitForFindings(editor, "deal.js", [2]);
      expect(await editor.run((vscode) => vscode.workspace.workspaceFolders?.length ?? 0)).toBe(0);
      await editor.page.locator(".codelens-decoration a", { hasText: "Simulate bias" }).click();
      await getBiasPage(editor).locator(".verdict-word", { hasText: "Biased" }).waitFor();
      await editor.run(async (vscode) => {
        await vscode.commands.executeCommand("workbench.action.focusFirstEditorGroup");
      });
      // The palette has no such command here; the walkthrough's button is still there.
      await editor.run((vscode) => {
        void vscode.commands.executeCommand("fairShuffle.enableRule");
      });
      await getNotification(editor, "No folder is open.").waitFor();
      await applyAction(editor, 2, "Use the fair shuffle (writes fairShuffle into this file");
      await waitForFindings(editor, "deal.js", []);
      expect(await getText(editor, "deal.js")).toContain("return fairShuffle(cards);");
      await save(editor);
      expect(await editor.read("deal.js")).toContain("function fairShuffle(list");
      await editor.close();
    });
  });
}
