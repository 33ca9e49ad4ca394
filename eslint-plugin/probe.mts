import { Linter } from "eslint";
import parser from "@typescript-eslint/parser";
import plugin from "./src/index.ts";
import { readFileSync } from "node:fs";
const linter = new Linter();
export function probe(code: string, file = "file.mts") {
  const config = [{ files: ["**/*.*"], languageOptions: { parser: parser as never }, plugins: { "fair-shuffle": plugin as never }, rules: { "fair-shuffle/no-biased-shuffle": ["error", { helper: "import" }] } }];
  const m = linter.verify(code, config as never, file);
  return m.map((x) => x.fatal ? x.message : `${x.line}:${x.messageId}${x.fix ? " FIX" : x.suggestions ? " suggest" : " -"}`).join(", ");
}
const text = readFileSync(process.argv[2] ?? 0, "utf8");
for (const c of text.split(/^---\n/m)) console.log((probe(c.trim()) || "silent").padEnd(30), "|", c.trim().replace(/\s+/g, " ").slice(0, 150));
