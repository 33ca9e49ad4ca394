// After a fix that imports a package which the project lacks: people are asked, and npm adds it where they agree.
import { describe, expect, onTestFinished, test } from "vitest";
import { DEAL } from "./project-files.ts";
import type { Product } from "./product.ts";
import { startRegistry } from "./registry-stand-in.ts";
import { applyAction, getNotification, openFile, save, waitForFindings } from "./workbench.ts";

const MANIFEST = `${JSON.stringify({ name: "lacks-it", version: "1.0.0", type: "module" }, undefined, 2)}\n`;

export function testOfferHelper({ host, open }: Product): void {
  describe("a fix that imports fair-shuffle", () => {
    test("offers to add the package, and the fixed file finds it then", async () => {
      const registry = await startRegistry("fair-shuffle");
      onTestFinished(registry.close);
      const editor = await open({
        files: {
          "package.json": MANIFEST,
          ".npmrc": `registry=${registry.address}\naudit=false\nfund=false\n`,
          "deal.js": DEAL,
        },
        settings: { "fairShuffle.helper": "import" },
        // Once with VS Code's own extensions beside ours, as people have it.
        hasNeighbours: true,
      });
      await openFile(editor, "deal.js", 2);
      await waitForFindings(editor, "deal.js", [2]);
      await applyAction(editor, 2, "Use the fair shuffle");
      const offer = getNotification(editor, "The fixed file imports fair-shuffle, which this project lacks.");
      await offer.waitFor();
      await save(editor);
      expect(await editor.read("deal.js")).toContain('import { shuffle } from "fair-shuffle";');
      if (host === "web") {
        // A browser has no terminal: people run it themselves.
        await offer.getByRole("button", { name: "Copy Command" }).click();
        await expect
          .poll(() => editor.run((vscode) => vscode.env.clipboard.readText()))
          .toBe("npm install fair-shuffle");
      } else {
        await offer.getByRole("button", { name: "Run npm install fair-shuffle" }).click();
        await expect
          .poll(() => editor.read("node_modules/fair-shuffle/package.json").catch(() => ""))
          .toContain('"name": "fair-shuffle"');
        await expect
          .poll(async () => JSON.parse(await editor.read("package.json")) as unknown)
          .toMatchObject({ dependencies: { "fair-shuffle": expect.any(String) as string } });
      }
      await editor.close();
    });
  });
}
