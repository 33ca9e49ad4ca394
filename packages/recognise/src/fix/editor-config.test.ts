// Which sections of an `.editorconfig` are about a file.
import { expect, it } from "vitest";
import { isRootConfig, readEditorConfig } from "./editor-config.ts";

const getWidth = (text: string, path = "src/lib/deck.ts"): string | undefined =>
  readEditorConfig(text, path).get("max_line_length");

it.each([
  ["*", true],
  ["**", true],
  ["*.ts", true],
  ["**.ts", true],
  ["*.{js,ts}", true],
  ["{*.js,*.ts}", true],
  ["*.[jt]s", true],
  ["*.[!j]s", true],
  ["deck.?s", true],
  ["src/**", true],
  ["/src/**/*.ts", true],
  ["src/lib/*.ts", true],
  ["**/deck.ts", true],
  ["**/lib/**.{ts,tsx}", true],
  ["*.md", false],
  ["*.{js,jsx}", false],
  ["{deck.ts}", false],
  ["*.[!t]s", false],
  ["src/*.ts", false],
  ["/*.ts", false],
  ["lib/**", false],
  ["*.{j,{t,mt}}s", false],
  ["deck{1..3}.ts", false],
  ["[", false],
  ["*.[z-a]s", false],
  ["*.[\\]ts", false],
  ["*d*e*c*k*t*s", false],
  ["*.t+s", false],
])("[%s] is about src/lib/deck.ts: %s", (pattern, isAbout) => {
  expect(getWidth(`[${pattern}]\nmax_line_length = 70\n`)).toBe(isAbout ? "70" : undefined);
});

it("lets the last section speak that says something", () => {
  const text =
    "# of all\nmax_line_length = 50\n[*]\nmax_line_length = 60\r\n; of some\n[*.ts]\nMax_Line_Length : OFF\n[*.md]\nmax_line_length = 70\n[src/**]\nindent_style = tab\n";
  expect(getWidth(text)).toBe("off");
  expect(getWidth(text, "README.md")).toBe("70");
  expect(getWidth(text, "deck.js")).toBe("60");
});

it("is a root where it says so before its first section", () => {
  expect(isRootConfig("# ours\nroot = true\n[*]\n")).toBe(true);
  expect(isRootConfig("root = false\n[*]\n")).toBe(false);
  expect(isRootConfig("[*]\nroot = true\n")).toBe(false);
});
