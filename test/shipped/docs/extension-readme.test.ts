// The marketplace page has the commands and settings of the manifest, and pictures that are there. `UPDATE_DOCS=1` rewrites its tables.
import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { holdPart, writeTable } from "./computed-part.ts";

const folder = new URL("../../../extension/", import.meta.url);
const page = new URL("README.md", folder);
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
const texts = JSON.parse(readFileSync(new URL("package.nls.json", folder), "utf8")) as Record<string, string>;
const translate = (key: string): string => texts[key.replaceAll("%", "")] ?? key;

/** What each command does, in a line. */
const DOES: Readonly<Record<string, string>> = {
  simulate: "shows the shuffle at the cursor beside a fair one, or a well-known one that you pick",
  explain: "says why the loop or the sort at the cursor is not reported, and selects the expression",
  fixAll: "applies every fix of the file that needs no decision",
  scanWorkspace: "looks through all files, and lists the findings in the Problems view",
  enableRule: "adds the lint rule to the ESLint configuration of the project at hand",
  addHelper: "adds `fair-shuffle`, which fixed files import, to the project at hand",
  restartServer: "starts the language server again",
  showOutput: "shows what the extension and its server have to say",
};

it("has the commands and settings of the manifest, and their defaults", async () => {
  // Buttons of a diff are no commands that anybody looks up.
  const hidden = contributes.menus.commandPalette.filter(({ when }) => when === "false").map(({ command }) => command);
  const listed = contributes.commands.filter(({ command }) => !hidden.includes(command));
  const commands = listed.map(({ title, category, command }) => [
    `${category}: ${translate(title)}`,
    DOES[command.split(".")[1] ?? ""] ?? "",
  ]);
  const settings = Object.entries(contributes.configuration.properties).map(([name, setting]) => {
    const values = (setting.enum ?? []).map(
      (value, index) => `\`${value}\`: ${translate(setting.enumDescriptions?.[index] ?? "")}`,
    );
    const description = [translate(setting.markdownDescription), ...values].join("<br>");
    return [`\`${name}\``, `\`${JSON.stringify(setting.default)}\``, description.replaceAll("|", "\\|")];
  });
  expect(commands.filter((cells) => cells.at(-1) === "")).toEqual([]);
  holdPart(page, "commands", await writeTable([["command", "what it does"], ["---", "---"], ...commands]));
  holdPart(
    page,
    "settings",
    await writeTable([["setting", "default", "what it means"], ["---", "---", "---"], ...settings]),
  );
});

it("shows pictures that are there", () => {
  const pictures = [...text.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file]) => file ?? "");
  expect(pictures.filter((file) => !existsSync(new URL(file, folder)))).toEqual([]);
});
