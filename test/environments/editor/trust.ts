// A workspace that is not trusted: nothing of it is run, everything else works; once it is trusted, its ESLint is asked.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { DEAL, PROJECT } from "./project-files.ts";
import type { Product } from "./product.ts";
import { takeScreenshot } from "./screenshots.ts";
import { applyAction, getText, openFile, waitForFindings } from "./workbench.ts";

/** The configuration of a project that has the rule; it leaves a file behind where it is run. */
const TRAP = `import { writeFileSync } from "node:fs";
import fairShuffle from "eslint-plugin-fair-shuffle";

writeFileSync(new URL("./executed.txt", import.meta.url), "");

export default [fairShuffle.configs.recommended];
`;

export function testTrust({ host, open }: Product): void {
  describe("an untrusted workspace", () => {
    test("runs nothing of it, finds and fixes; once it is trusted, its configuration holds", async () => {
      const editor = await open({
        isTrusted: false,
        files: {
          ...PROJECT,
          "again.js": DEAL,
          "eslint.config.js": TRAP,
        },
        links: {
          "node_modules/eslint": "eslint",
          "node_modules/eslint-plugin-fair-shuffle": "eslint-plugin-fair-shuffle",
        },
      });
      const wasExecuted = (): boolean => existsSync(join(editor.folder, "executed.txt"));
      await openFile(editor, "src/deal.js", 2);
      const [finding] = await waitForFindings(editor, "src/deal.js", [2]);
      expect(finding?.severity).toBe("warning");
      await applyAction(editor, 2, "Use the fair");
      await waitForFindings(editor, "src/deal.js", []);
      expect(await getText(editor, "src/deal.js")).toContain("fairShuffle(cards)");
      expect(wasExecuted()).toBe(false);

      await openFile(editor, "again.js");
      await waitForFindings(editor, "again.js", [2]);
      expect(wasExecuted()).toBe(false);
      await editor.run(async (vscode) => {
        await vscode.commands.executeCommand("workbench.trust.manage");
      });
      await editor.page.getByRole("button", { name: "Trust", exact: true }).first().waitFor();
      await takeScreenshot(editor.page, `${host}-trust`);
      await editor.page.getByRole("button", { name: "Trust", exact: true }).first().click();
      await expect
        .poll(async () => (await waitForFindings(editor, "again.js", [2])).map(({ severity }) => severity))
        .toEqual(["error"]);
      expect(wasExecuted()).toBe(true);
      await editor.close();
    });
  });
}
