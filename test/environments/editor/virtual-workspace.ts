// A workspace that lies on no disk: what is open is judged and fixed, and a scan finds what is not.
import { describe, expect, test } from "vitest";
import { DEAL } from "./project-files.ts";
import type { Product } from "./product.ts";
import {
  applyAction,
  getFindings,
  getNotification,
  getText,
  openFile,
  runCommand,
  waitForFindings,
} from "./workbench.ts";

export function testVirtualWorkspace({ open }: Product): void {
  describe("a virtual workspace", () => {
    test("has findings, fixes and a scan", async () => {
      const editor = await open({
        isVirtual: true,
        files: {
          "src/deal.js": DEAL,
          "src/deep/other.ts": DEAL,
          "generated/old.js": DEAL,
          ".gitignore": "generated/\n",
        },
      });
      await openFile(editor, "src/deal.js", 2);
      await waitForFindings(editor, "src/deal.js", [2]);
      await applyAction(editor, 2, "Use the fair");
      await waitForFindings(editor, "src/deal.js", []);
      expect(await getText(editor, "src/deal.js")).toContain("fairShuffle(cards)");
      await runCommand(editor, "Fair Shuffle: Scan Workspace");
      await getNotification(editor, "1 biased shuffle was found").waitFor();
      await waitForFindings(editor, "src/deep/other.ts", [2]);
      expect(await getFindings(editor, "generated/old.js")).toEqual([]);
      await editor.close();
    });
  });
}
