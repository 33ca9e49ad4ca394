// Why a fix wrote a function into a file instead of importing it: the report of it says so, of one file as of many.
import { afterEach, describe, expect, it } from "vitest";
import { makeProject, type Project } from "../testing/project.ts";

let project: Project | undefined;

afterEach(() => {
  project?.remove();
  project = undefined;
});

const make = (files: Readonly<Record<string, string>>): Project => (project = makeProject(files));

const SORT = "export const mix = (quiz) => quiz.sort(() => Math.random() - 0.5);\n";
const SCRIPT = "const quiz = [1, 2, 3];\nquiz.sort(() => Math.random() - 0.5);\n";
const PACKAGE = '{ "type": "module" }';
const MOVED = '{ "type": "module", "devDependencies": { "fair-shuffle": "*" } }';

const BEFORE = " Before its first release npm does not have it: name its file in a clone then, as the README says.";
const SAID = "The function that shuffles was written into 1 file";

describe("a report of fixes ends with why they wrote the function", () => {
  it.each<[string, Readonly<Record<string, string>>, readonly string[], string]>([
    [
      "because the package is no dependency",
      { "package.json": PACKAGE, "a.js": SORT },
      [],
      `${SAID}, as \`fair-shuffle\` is no dependency. To import it instead, undo this fix, run \`npm i fair-shuffle\`, and fix again.${BEFORE}`,
    ],
    [
      "because it is a development dependency",
      { "package.json": MOVED, "a.js": SORT },
      [],
      `${SAID}, as \`fair-shuffle\` is a development dependency only. To import it instead, undo this fix, run \`npm i --save-prod fair-shuffle\`, and fix again.`,
    ],
    [
      "because an option asks for it",
      { "package.json": PACKAGE, "a.js": SORT },
      ["--helper", "inline"],
      `${SAID}, as the option \`helper\` asks.`,
    ],
    [
      // Where the package would not be imported either, it need not be installed.
      "because it is no module",
      { "package.json": "{}", "a.html": `<script>${SCRIPT}</script>` },
      [],
      `${SAID}, as a script in a page can't import it.`,
    ],
    ["because nobody knows the package", { "a.js": SORT }, [], `${SAID}, as no \`package.json\` could be read.`],
  ])("%s", async (_, files, flags, said) => {
    const { run } = make(files);
    expect((await run("fix", "--diff", ...flags)).stderr).toContain(
      said.replace(" was ", " would be ").replace(/undo this fix, (run `.*`), and fix again/, "$1 first"),
    );
    const { stdout } = await run("fix", ...flags);
    expect(stdout.endsWith(`\n\n${said}\n`)).toBe(true);
    // It is there now.
    expect((await run("fix", ...flags)).stdout).not.toContain("The function");
  });

  it("once for each reason, with the number of files", async () => {
    const { run } = make({
      "package.json": PACKAGE,
      "a.js": SORT,
      "b.js": SORT,
      "c.html": `<script>${SCRIPT}</script>`,
      "known/package.json": '{ "type": "module", "dependencies": { "fair-shuffle": "1" } }',
      "known/a.js": SORT,
    });
    const { stdout } = await run("scan", "--fix");
    expect(stdout.split("\n").slice(-3)).toEqual([
      "The function that shuffles was written into 2 files, as `fair-shuffle` is no dependency. To import it instead, undo these fixes, run `npm i fair-shuffle`, and fix again." +
        BEFORE,
      `${SAID}, as a script in a page can't import it.`,
      "",
    ]);
  });

  it("in Chinese, too, and not where nothing was written", async () => {
    const { runInChinese } = make({ "package.json": PACKAGE, "a.js": SORT });
    const { stdout } = await runInChinese("fix");
    expect(stdout).toContain(
      "\n\n洗牌函数已写入 1 个文件，因为没有依赖 `fair-shuffle`。若想改为导入它，请撤销这处修复，执行 `npm i fair-shuffle`，再修复一次。首次发布之前 npm 上还没有它：届时请照 README 所说，写本地克隆中的文件。\n",
    );
    project?.remove();
    make({ "package.json": MOVED.replace("devD", "d"), "a.js": SORT });
    expect((await project?.run("fix"))?.stdout).toBe(
      "✔ 1 biased shuffle fixed in 1 file.\n\n✔ No biased shuffle is left in 1 file.\n",
    );
  });
});
