// The marketplace page, and the site's Chinese page beside it, have the commands and settings of the manifest, and pictures that are there. `UPDATE_DOCS=1` rewrites the tables.
import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { holdPart, writeTable } from "./computed-part.ts";

const folder = new URL("../../../extension/", import.meta.url);
const page = new URL("README.md", folder);
const chinese = new URL("../docs/zh/extension.md", folder);
const text = readFileSync(page, "utf8");

interface Manifest {
  readonly contributes: {
    readonly commands: readonly { readonly title: string; readonly category: string; readonly command: string }[];
    readonly menus: { readonly commandPalette: readonly { readonly command: string; readonly when: string }[] };
    readonly configuration: {
      readonly properties: Readonly<
        Record<
          string,
          {
            readonly default: unknown;
            readonly enum?: readonly string[];
            readonly enumDescriptions?: readonly string[];
            readonly markdownDescription: string;
          }
        >
      >;
    };
  };
}
const { contributes } = JSON.parse(readFileSync(new URL("package.json", folder), "utf8")) as Manifest;

interface Language {
  /** The texts of the manifest. */
  readonly texts: string;
  readonly heads: { readonly commands: readonly string[]; readonly settings: readonly string[] };
  readonly colon: string;
  /** What each command does, in a line. */
  readonly does: Readonly<Record<string, string>>;
}

const ENGLISH: Language = {
  texts: "package.nls.json",
  heads: { commands: ["command", "what it does"], settings: ["setting", "default", "what it means"] },
  colon: ": ",
  does: {
    simulate: "shows the shuffle at the cursor beside a fair one, or a well-known one that you pick",
    explain: "says why the loop or the sort at the cursor is not reported, and selects the expression",
    fixAll: "applies every fix of the file that needs no decision",
    scanWorkspace: "looks through all files, and lists the findings in the Problems view",
    enableRule: "adds the lint rule to the ESLint configuration of the project at hand",
    addHelper: "adds `fair-shuffle`, which fixed files import, to the project at hand",
    restartServer: "starts the language server again",
    showOutput: "shows what the extension and its server have to say",
  },
};

const CHINESE: Language = {
  texts: "package.nls.zh-cn.json",
  heads: { commands: ["命令", "它做什么"], settings: ["设置", "默认值", "含义"] },
  colon: "：",
  does: {
    simulate: "把光标处的洗牌放在公平的洗牌旁边，或者由你选择一个众所周知的",
    explain: "说明光标处的循环或排序为什么没有报告，并选中那个表达式",
    fixAll: "应用文件里所有不需要你决定的修复",
    scanWorkspace: "检查所有文件，把结果列在“问题”视图里",
    enableRule: "把 lint 规则加进当前项目的 ESLint 配置",
    addHelper: "把修复后的文件要导入的 `fair-shuffle` 加进当前项目",
    restartServer: "重新启动语言服务器",
    showOutput: "显示扩展和它的服务器要说的话",
  },
};

it.each([
  ["English", page, ENGLISH],
  ["Chinese", chinese, CHINESE],
] as const)(
  "has the commands and settings of the manifest, and their defaults, in %s",
  async (_, its, { texts, heads, colon, does }) => {
    const words = JSON.parse(readFileSync(new URL(texts, folder), "utf8")) as Record<string, string>;
    const translate = (key: string): string => words[key.replaceAll("%", "")] ?? key;
    // Buttons of a diff are no commands that anybody looks up.
    const hidden = contributes.menus.commandPalette
      .filter(({ when }) => when === "false")
      .map(({ command }) => command);
    const listed = contributes.commands.filter(({ command }) => !hidden.includes(command));
    const commands = listed.map(({ title, category, command }) => [
      `${category}: ${translate(title)}`,
      does[command.split(".")[1] ?? ""] ?? "",
    ]);
    const settings = Object.entries(contributes.configuration.properties).map(([name, setting]) => {
      const values = (setting.enum ?? []).map(
        (value, index) => `\`${value}\`${colon}${translate(setting.enumDescriptions?.[index] ?? "")}`,
      );
      const description = [translate(setting.markdownDescription), ...values].join("<br>");
      return [`\`${name}\``, `\`${JSON.stringify(setting.default)}\``, description.replaceAll("|", "\\|")];
    });
    expect(commands.filter((cells) => cells.at(-1) === "")).toEqual([]);
    holdPart(its, "commands", await writeTable([heads.commands, ["---", "---"], ...commands]));
    holdPart(its, "settings", await writeTable([heads.settings, ["---", "---", "---"], ...settings]));
  },
);

it("shows pictures that are there", () => {
  const pictures = [...text.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file]) => file ?? "");
  expect(pictures.filter((file) => !existsSync(new URL(file, folder)))).toEqual([]);
});
