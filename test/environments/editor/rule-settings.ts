// The rule's options as settings of the editor: a finding comes with one, or goes with it, while its file stays open.
import { describe, onTestFinished, test } from "vitest";
import type { Product } from "./product.ts";
import type { Editor } from "./start-editor.ts";
import { closeAll, openFile, waitForFindings } from "./workbench.ts";

/** Biased by every setting, on the first line: it says that a file was judged where nothing else is found. */
const ALWAYS = "export const deal = (cards) => cards.sort(() => Math.random() - 0.5);\n";

interface Change {
  readonly setting: string;
  readonly value: boolean | readonly string[];
  /** What stands below ALWAYS. */
  readonly code: string;
  /** The line of the file, from 1, that the setting decides on. */
  readonly line: number;
  /** Whether it is found where the setting is as it comes. */
  readonly isUsual: boolean;
  /** Files beside it, by name. */
  readonly others?: Readonly<Record<string, string>>;
  readonly needsDisk?: true;
}

const CHANGES: readonly Change[] = [
  {
    setting: "randomSources",
    value: ["dice.next"],
    code: "export const mixed = (cards) => cards.sort(() => dice.next() - 0.5);\n",
    line: 2,
    isUsual: false,
  },
  {
    setting: "checkTieBreaks",
    value: true,
    code: "export const ranked = (teams) => teams.sort((a, b) => b.score - a.score || Math.random() - 0.5);\n",
    line: 2,
    isUsual: false,
  },
  {
    setting: "readImports",
    value: false,
    code: 'import { inAnyOrder } from "./in-any-order.js";\nexport const mixed = (cards) => cards.sort(inAnyOrder);\n',
    line: 3,
    isUsual: true,
    others: { "in-any-order.js": "export const inAnyOrder = () => Math.random() - 0.5;\n" },
    needsDisk: true,
  },
];

export function testRuleSettings({ host, getEditor }: Product): void {
  describe("the rule's options as settings", () => {
    // A web extension reads no file but the open ones.
    test.each(CHANGES.filter(({ needsDisk }) => host === "node" || needsDisk !== true))(
      "$setting decides at once, without a reload",
      async ({ setting, value, code, line, isUsual, others = {} }) => {
        const editor = await getEditor();
        const file = `settings/${setting}.js`;
        await editor.write(file, `${ALWAYS}${code}`);
        for (const [name, text] of Object.entries(others)) await editor.write(`settings/${name}`, text);
        onTestFinished(() => setSetting(editor, setting));
        const [usual, changed] = isUsual ? [[1, line], [1]] : [[1], [1, line]];
        await openFile(editor, file);
        await waitForFindings(editor, file, usual);
        await setSetting(editor, setting, value);
        await waitForFindings(editor, file, changed);
        await setSetting(editor, setting);
        await waitForFindings(editor, file, usual);
        await closeAll(editor);
      },
    );
  });
}

/** Sets a setting of ours in the user's settings; undefined takes it out again. */
export const setSetting = (editor: Editor, setting: string, value?: string | Change["value"]): Promise<void> =>
  editor.run(
    async (vscode, setting, value) => {
      const { Global } = vscode.ConfigurationTarget;
      // VS Code takes null for a value.
      await vscode.workspace.getConfiguration("fairShuffle").update(setting, value ?? undefined, Global);
    },
    setting,
    value ?? null,
  );
