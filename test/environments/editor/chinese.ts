// Chinese as the display language: what the extension says, in the editor and on the bias page, is Chinese.
import { describe, expect, test } from "vitest";
import type { Product } from "./product.ts";
import { takeScreenshot } from "./screenshots.ts";
import { getActions, getBiasPage, openFile, runCommand, waitForFindings } from "./workbench.ts";

const HAN = /\p{Script=Han}/u;

export function testChinese({ host, open }: Product): void {
  describe("in Chinese", () => {
    test("the finding, its fixes, the lens, the commands and the bias page", async () => {
      const editor = await open({ language: "zh-cn" });
      await openFile(editor, "src/deal.js", 2);
      const [finding] = await waitForFindings(editor, "src/deal.js", [2]);
      expect(finding?.message).toMatch(HAN);
      expect(finding?.message).toContain("22.2");
      // A request that VS Code gives up, as on a busy machine, gives none.
      const countActions = async (): Promise<number> =>
        (await getActions(editor, 2, "quickfix")).filter((title) => HAN.test(title)).length;
      await expect.poll(countActions, { interval: 500 }).toBe(4);
      await editor.page.locator(".codelens-decoration a", { hasText: "模拟偏差" }).waitFor();
      await openFile(editor, "src/plain.js");
      await runCommand(editor, "Fair Shuffle: 修复文件中所有有偏的洗牌");
      await editor.page.locator(".notification-toast", { hasText: HAN }).waitFor();
      await openFile(editor, "src/deal.js", 2);
      await editor.page.locator(".codelens-decoration a", { hasText: "模拟偏差" }).click();
      const page = getBiasPage(editor);
      await page.locator("h1", { hasText: HAN }).waitFor();
      expect(await page.locator(".verdict-word").innerText()).toMatch(HAN);
      expect(await page.locator("[data-done][data-state]").innerText()).toMatch(HAN);
      await takeScreenshot(editor.page, `${host}-chinese`);
      await editor.close();
    });
  });
}
