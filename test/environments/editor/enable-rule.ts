// "Enable Lint Rule in This Project" in a project that has no ESLint: the new configuration, the installation, and what `npx eslint` says from then on.
import { execFile } from "node:child_process";
import { join } from "node:path";
import type { Locator } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Product } from "./product.ts";
import { startRegistry } from "./registry-stand-in.ts";
import { takeScreenshot } from "./screenshots.ts";
import { closeAll, getNotification, openFile, runCommand } from "./workbench.ts";

/** In milliseconds, on a busy machine: sooner than the question could go by itself, which stands for longer than that below. */
const AT_ONCE = 10_000;

export function testEnableRule({ host, getEditor }: Product): void {
  describe("enabling the rule", () => {
    test("writes the configuration that was shown, and installs it or offers the command; npx eslint reports then", async () => {
      const editor = await getEditor();
      if (host === "node") {
        const registry = await startRegistry("eslint-plugin-fair-shuffle");
        onTestFinished(registry.close);
        await editor.write(
          "fresh/.npmrc",
          `registry=${registry.address}\nprefer-offline=true\naudit=false\nfund=false\n`,
        );
      }

      await openFile(editor, "fresh/deal.js");
      await runCommand(editor, "Fair Shuffle: Enable Lint Rule in This Project");
      const question = getNotification(editor, "Create eslint.config.mjs?");
      await question.waitFor();
      await editor.page.locator(".diff-editor, .monaco-diff-editor", { hasText: "fairShuffle" }).first().waitFor();
      await takeScreenshot(editor.page, `${host}-enable-rule`);
      // Under the mouse VS Code lays buttons of its own over the end of the line.
      await question.hover();
      for (const answer of ["Create", "Discard"]) expect(await isShown(question, answer)).toBe(true);
      // Who closes the diff, or says so, has nothing written, and is not asked about it any longer.
      await (host === "web" ? question.getByText("Discard", { exact: true }).click() : closeAll(editor));
      await question.waitFor({ state: "detached", timeout: AT_ONCE });
      await expect(editor.read("fresh/eslint.config.mjs")).rejects.toThrow("ENOENT");
      await openFile(editor, "fresh/deal.js");
      await runCommand(editor, "Fair Shuffle: Enable Lint Rule in This Project");
      await question.waitFor();
      if (host === "web") {
        await question.getByText("Create", { exact: true }).click();
      } else {
        // As VS Code puts away what has buttons.
        await editor.page.waitForTimeout(12_000);
        expect(await question.isVisible()).toBe(true);
        await editor.page.getByRole("button", { name: "Write This Configuration" }).click();
      }
      await question.waitFor({ state: "detached", timeout: AT_ONCE });
      const offer = getNotification(editor, "npm install --save-dev");
      await offer.waitFor();
      if (host === "node") {
        // Who let the question go by gets it again from the same command, which says what is missing.
        await editor.run((vscode) => vscode.commands.executeCommand("notifications.clearAll").then(() => true));
        await runCommand(editor, "Fair Shuffle: Enable Lint Rule in This Project");
        await offer.waitFor();
        expect(await offer.innerText()).toContain(
          "The configuration has the rule already, but the project lacks eslint, eslint-plugin-fair-shuffle.",
        );
      }
      const config = await editor.read("fresh/eslint.config.mjs");
      expect(config).toContain('import fairShuffle from "eslint-plugin-fair-shuffle";');
      if (host === "web") {
        // A browser has no terminal: people run it themselves. What it does is tested where the editor runs it.
        await offer.getByRole("button", { name: "Copy Command" }).click();
        const command = await editor.run((vscode) => vscode.env.clipboard.readText());
        expect(command).toMatch(/^npm install --save-dev .*eslint-plugin-fair-shuffle/);
      } else {
        await offer.getByRole("button", { name: /^Run npm install/ }).click();
        await getNotification(editor, "The rule is enabled").waitFor();
        const report = await runIn(join(editor.folder, "fresh"), "npx eslint . --format json");
        expect(report).toContain("fair-shuffle/no-biased-shuffle");
      }
      await closeAll(editor);
    });
  });
}

/** Returns whether a link of a notification is to be seen as a whole, and not cut off. */
async function isShown(notification: Locator, link: string): Promise<boolean> {
  const line = await notification.locator(".notification-list-item-message").boundingBox();
  const box = await notification.getByText(link, { exact: true }).boundingBox();
  return line !== null && box !== null && box.x + box.width <= line.x + line.width;
}

/** Runs a line in a shell, as a person does in a folder, and returns what it wrote. */
function runIn(folder: string, line: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(line, { cwd: folder, shell: true }, (error, stdout, stderr) => {
      // ESLint ends with 1 where it finds something.
      resolve(error === null ? stdout : `${stdout}${stderr}`);
    });
  });
}
