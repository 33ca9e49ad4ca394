// After a fix that imports a package which the project lacks: people are asked, and npm adds it where they agree.
import { describe, expect, onTestFinished, test } from "vitest";
import { DEAL } from "./project-files.ts";
import type { Product } from "./product.ts";
import { startRegistry } from "./registry-stand-in.ts";
import { setSetting } from "./rule-settings.ts";
import type { Editor } from "./start-editor.ts";
import { applyAction, closeAll, getNotification, openFile, save, waitForFindings } from "./workbench.ts";

const MANIFEST = `${JSON.stringify({ name: "lacks-it", version: "1.0.0", type: "module" }, undefined, 2)}\n`;

export function testOfferHelper({ host, getEditor, open }: Product): void {
  describe("a fix that imports fair-shuffle", () => {
    if (host === "web") {
      test("offers the command that adds the package, because a browser has no terminal", async () => {
        const editor = await getEditor();
        await setSetting(editor, "helper", "import");
        onTestFinished(() => setSetting(editor, "helper"));
        await editor.write("lacks-it.js", DEAL);
        const offer = await fix(editor, "lacks-it.js");
        await offer.getByRole("button", { name: "Copy Command" }).click();
        await expect
          .poll(() => editor.run((vscode) => vscode.env.clipboard.readText()))
          .toBe("npm install fair-shuffle");
        await closeAll(editor);
      });
      return;
    }

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
      const offer = await fix(editor, "deal.js");
      await offer.getByRole("button", { name: "Run npm install fair-shuffle" }).click();
      await expect
        .poll(() => editor.read("node_modules/fair-shuffle/package.json").catch(() => ""))
        .toContain('"name": "fair-shuffle"');
      await expect
        .poll(async () => JSON.parse(await editor.read("package.json")) as unknown)
        .toMatchObject({ dependencies: { "fair-shuffle": expect.any(String) as string } });
      await editor.close();
    });
  });
}

/** Fixes the shuffle of DEAL in this file, saves it, and returns what offers to add the package. */
async function fix(editor: Editor, file: string): Promise<ReturnType<typeof getNotification>> {
  await openFile(editor, file, 2);
  await waitForFindings(editor, file, [2]);
  await applyAction(editor, 2, "Use the fair shuffle");
  const offer = getNotification(editor, "The fixed file imports fair-shuffle, which this project lacks.");
  await offer.waitFor();
  await save(editor);
  expect(await editor.read(file)).toContain('import { shuffle } from "fair-shuffle";');
  return offer;
}
