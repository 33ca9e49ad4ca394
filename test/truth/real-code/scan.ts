/**
 * The machine's part of report.md: fetches the packages of packages.json at their exact versions, and prints every place that may be a
 * shuffle, with what the rule says there: a line of JSON for each package.
 *
 *     npx tsx --conditions=@fair-shuffle/source test/truth/real-code/scan.ts [--into FOLDER] [--only NAME] > findings.jsonl
 *
 * The folder keeps what was fetched, so a second run takes seconds. A person then reads each place: that is the other part.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Linter } from "eslint";
import { verifyFile } from "../never-throws/lint-file.ts";
import { mayDraw, possibleShuffles } from "./possible-shuffles.ts";

interface Edit {
  readonly from: string;
  readonly to: string;
}

interface Place {
  readonly file: string;
  readonly line: number;
  readonly code: string;
  /** The same code in other files: builds of one source. */
  readonly copies: number;
}

interface Report extends Place {
  readonly message: string;
  readonly fix: Edit | undefined;
  readonly suggestions: readonly (Edit & { readonly says: string })[];
}

interface Findings {
  readonly package: string;
  readonly files: number;
  readonly reports: readonly Report[];
  /** Places that may be shuffles and are not reported. */
  readonly silent: readonly Place[];
  readonly unparsed: readonly string[];
  readonly crashes: readonly string[];
  /** Files on which the rule took longer than a second, in milliseconds. */
  readonly slow: readonly { readonly file: string; readonly milliseconds: number }[];
}

const RULE = "fair-shuffle/no-biased-shuffle";
const SCRIPT = /\.[cm]?[jt]sx?$/;
const SOURCE_MAP = /^\/\/# sourceMappingURL=.*$/gm;
const SLOW = 1000;
/** Lines of this length in the mean were written by a tool: nobody lints them, so only the rule runs over them, not the net. */
const MINIFIED = 200;
const MOST_CODE = 1500;

const { values } = parseArgs({ options: { into: { type: "string" }, only: { type: "string" } } });
const into = values.into ?? mkdtempSync(join(tmpdir(), "real-code-"));
const names = readPackages().filter((name) => values.only === undefined || name.startsWith(values.only));
for (const name of names) {
  const found = scan(name, fetchPackage(name));
  console.log(JSON.stringify(found));
  if (found.crashes.length > 0) process.exitCode = 1;
}
if (values.into === undefined) rmSync(into, { recursive: true });

function readPackages(): string[] {
  const names: unknown = JSON.parse(readFileSync(new URL("packages.json", import.meta.url), "utf8"));
  if (!Array.isArray(names)) throw new Error("packages.json must hold a list.");
  return names.map((name: unknown) => {
    if (typeof name === "string" && /^.+@\d+\.\d+\.\d+$/.test(name)) return name;
    throw new Error(`packages.json: ${String(name)} needs an exact version, as in "lodash@4.17.21".`);
  });
}

/** Unpacks the package as it was published, without its dependencies and without running anything of it. */
function fetchPackage(name: string): string {
  const folder = join(into, name.replace("/", "+"));
  if (existsSync(folder)) return folder;
  const unpacked = mkdtempSync(join(tmpdir(), "unpacked-"));
  const [tarball] = execFileSync("npm", ["pack", name, "--silent", "--ignore-scripts", "--pack-destination", unpacked])
    .toString()
    .trim()
    .split("\n")
    .slice(-1);
  if (tarball === undefined) throw new Error(`npm pack ${name} named no file: is the version still there?`);
  const content = join(unpacked, "content");
  mkdirSync(content);
  execFileSync("tar", ["xzf", join(unpacked, tarball), "-C", content, "--strip-components=1"], { stdio: "ignore" });
  mkdirSync(into, { recursive: true });
  renameSync(content, folder);
  rmSync(unpacked, { recursive: true });
  return folder;
}

function scan(name: string, folder: string): Findings {
  const linter = new Linter({ cwd: folder });
  const reports: Report[] = [];
  const silent: Place[] = [];
  const unparsed: string[] = [];
  const crashes: string[] = [];
  const slow: { file: string; milliseconds: number }[] = [];
  const seen = new Set<string>();
  const files = findScripts(folder);
  for (const file of files) {
    const text = readFileSync(join(folder, file), "utf8").replace(SOURCE_MAP, "");
    if (seen.has(text)) continue;
    seen.add(text);
    // Neither the rule nor the net has a word to begin with here.
    if (!mayDraw(text)) continue;
    const isMinified = text.length > MINIFIED * text.split("\n").length;
    const began = getProcessorTime();
    const verified = verifyFile(linter, join(folder, file), text, {
      plugins: { read: { rules: { "possible-shuffles": possibleShuffles } } },
      rules: isMinified ? {} : { "read/possible-shuffles": "warn" },
    });
    if (verified.kind !== "messages") {
      (verified.kind === "crash" ? crashes : unparsed).push(`${file}: ${verified.reason}`);
      continue;
    }
    const milliseconds = getProcessorTime() - began > SLOW ? timeRule(linter, join(folder, file), text) : 0;
    if (milliseconds > SLOW) slow.push({ file, milliseconds });
    const own = verified.messages.filter(({ ruleId }) => ruleId === RULE);
    for (const message of own) {
      const toEdit = (fix: { range: readonly [number, number]; text: string } | undefined): Edit | undefined =>
        fix && { from: text.slice(...fix.range), to: fix.text };
      reports.push({
        ...getPlace(file, text, message),
        message: message.message,
        fix: toEdit(message.fix),
        suggestions: (message.suggestions ?? []).map(({ desc, fix }) => ({
          says: desc,
          from: text.slice(...fix.range),
          to: fix.text,
        })),
      });
    }
    for (const message of verified.messages) {
      const isReported = own.some(({ line }) => line >= message.line && line <= (message.endLine ?? message.line));
      if (message.ruleId !== RULE && !isReported) silent.push(getPlace(file, text, message));
    }
  }
  return { package: name, files: seen.size, reports: merge(reports), silent: merge(silent), unparsed, crashes, slow };
}

/** What the rule takes in a process that is warm: the file with it, less the file without it. */
function timeRule(linter: Linter, file: string, text: string): number {
  const began = getProcessorTime();
  verifyFile(linter, file, text);
  const between = getProcessorTime();
  verifyFile(linter, file, text, { rules: { [RULE]: "off" } });
  return Math.round(between - began - (getProcessorTime() - between));
}

/** In milliseconds: what else the machine does counts for nothing. */
function getProcessorTime(): number {
  return process.cpuUsage().user / 1000;
}

function getPlace(file: string, text: string, { line, endLine = line }: Linter.LintMessage): Place {
  const lines = text.split("\n").slice(line - 1, endLine);
  return { file, line, code: lines.join("\n").slice(0, MOST_CODE), copies: 0 };
}

/** The same code once, whatever its white space. */
function merge<T extends Place>(places: readonly T[]): T[] {
  const merged = new Map<string, T>();
  for (const place of places) {
    const key = place.code.replace(/\s+/g, "");
    const first = merged.get(key);
    merged.set(key, first === undefined ? place : { ...first, copies: first.copies + 1 });
  }
  return [...merged.values()];
}

function findScripts(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SCRIPT.test(entry.name) && !entry.name.endsWith(".d.ts"))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
