import { readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import parser from "@typescript-eslint/parser";
import { ESLint, type Rule } from "eslint";
import { Session } from "node:inspector";
import { writeFileSync } from "node:fs";
import { installRealCode } from "../tools/bench/real-code/install.ts";
const cpu = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
const plugin = (await import(process.env["PLUGIN"] ?? "eslint-plugin-fair-shuffle")).default;
const packages = installRealCode();
const SOURCES = [["three/src"],["three/examples/jsm",/^libs\//],["rxjs/src"],["lodash-es"],["effect/src",/^http-api\/internal\/httpApi(?:Scalar|Swagger)\.ts$/],["maplibre-gl/src"]] as const;
const files = SOURCES.flatMap(([f, w]: any) => readdirSync(join(packages, f), { recursive: true, encoding: "utf8" }).filter((x) => /\.[jt]s$/.test(x) && !x.endsWith(".d.ts")).filter((x) => w?.test(x) !== true).sort().map((x) => join(packages, f, x)));
const rule = plugin.rules["no-biased-shuffle"] as Rule.RuleModule;
const rows: { file: string; create: number; visit: number; visited: boolean }[] = [];
const counted: Rule.RuleModule = { ...rule, create(context) {
  const t = cpu();
  const v = rule.create(context);
  const row = { file: relative(packages, context.filename), create: cpu() - t, visit: 0, visited: Object.keys(v).length > 0 };
  rows.push(row);
  return Object.fromEntries(Object.entries(v).map(([k, f]) => [k, (n: any) => { const t = cpu(); (f as any)(n); row.visit += cpu() - t; }]));
} };
const eslint = new ESLint({ cwd: dirname(packages), overrideConfigFile: true, allowInlineConfig: false, overrideConfig: [{ ignores: ["!**/node_modules/"] }, { files: ["**/*.{js,ts}"] }, { plugins: { f: { rules: { r: counted } } }, rules: { "f/r": "error" } }, { files: ["**/*.ts"], languageOptions: { parser } }] });
const prof = process.env["PROF"]; const s = new Session(); s.connect();
const post = (m: string, p?: any) => new Promise<any>((r, j) => s.post(m, p, (e: any, x: any) => e ? j(e) : r(x)));
if (prof) { await post("Profiler.enable"); await post("Profiler.setSamplingInterval", { interval: 200 }); await post("Profiler.start"); }
await eslint.lintFiles(files);
if (prof) { const { profile } = await post("Profiler.stop"); writeFileSync(prof, JSON.stringify(profile)); }
const sum = (f: (r: any) => number) => rows.reduce((a, r) => a + f(r), 0).toFixed(1);
console.log("files", rows.length, "visited", rows.filter((r) => r.visited).length, "create", sum((r) => r.create), "create of unvisited", sum((r) => r.visited ? 0 : r.create), "create of visited", sum((r) => r.visited ? r.create : 0), "visit", sum((r) => r.visit));
rows.sort((a, b) => b.create + b.visit - a.create - a.visit);
for (const r of rows.slice(0, Number(process.env["TOP"] ?? 15))) console.log(r.create.toFixed(1), r.visit.toFixed(1), r.visited, r.file);
