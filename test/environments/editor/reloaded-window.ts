// The window loaded anew, as people do after an update: the bias page is there as it was, and a scan finds what lies in a tab behind another one.
import { describe, test } from "vitest";
import { expectCells, openTable } from "./bias-page.ts";
import type { Product } from "./product.ts";
import {
  choose,
  closeAll,
  getBiasPage,
  getNotification,
  openFile,
  reloadWindow,
  runCommand,
  waitForFindings,
} from "./workbench.ts";

export function testReloadedWindow({ getEditor }: Product): void {
  describe("a window that was loaded anew", () => {
    test("has its bias page as it was, and shows a scan's findings of a tab that lies behind another one", async () => {
      const editor = await getEditor();
      await closeAll(editor);
      await openFile(editor, "scanned/unopened.ts");
      await openFile(editor, "src/deal.js");
      await waitForFindings(editor, "src/deal.js", [2]);
      await editor.page.locator(".codelens-decoration a", { hasText: "Simulate bias" }).click();
      await choose(getBiasPage(editor).getByRole("radio", { name: "SpiderMonkey" }));
      await openTable(editor);
      await expectCells(editor, "spidermonkey");

      await reloadWindow(editor);
      await getBiasPage(editor).locator(".verdict-word", { hasText: "Biased" }).waitFor();
      await openTable(editor);
      await expectCells(editor, "spidermonkey");

      await waitForFindings(editor, "src/deal.js", [2]);
      await runCommand(editor, "Fair Shuffle: Scan Workspace");
      await getNotification(editor, /\d+ biased shuffles were found/).waitFor();
      await waitForFindings(editor, "scanned/unopened.ts", [2]);
      await openFile(editor, "scanned/unopened.ts", 3);
      await editor.page.locator(".squiggly-warning").first().waitFor();
      await waitForFindings(editor, "scanned/unopened.ts", [2]);
      await closeAll(editor);
    });
  });
}
