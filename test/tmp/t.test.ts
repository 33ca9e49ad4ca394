import { it } from "vitest";
import { readFileSync } from "node:fs";
import { lint, applySuggestion, fix } from "../shapes/lint.ts";
it("x", () => {
  for (const line of readFileSync("/tmp/cases.txt","utf8").split("\n---\n")) {
    if (!line.trim()) continue;
    const opts = line.startsWith("//T") ? {checkTieBreaks:true, helper: "import"} : {helper:"import"};
    let ms; try { ms = lint(line, opts, "file.ts"); } catch (e) { console.log("ERR", String(e)); continue; }
    console.log("==== " + line + "\n" + (ms.map(m => `${m.messageId}: ${m.message}${m.fix ? "\n  FIX " + fix(line, opts, "file.ts").replace(/\n/g,"\n      ") : ""}` + (m.suggestions ?? []).map(s => "\n  SUG " + s.desc + "\n      " + applySuggestion(line, s).replace(/\n/g,"\n      ")).join("")).join("\n") || "-- silent"));
  }
});
