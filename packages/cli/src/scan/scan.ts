// Scans files for biased shuffles, and fixes them where asked to.
import { relative, sep } from "node:path";
import {
  fixText,
  getWrittenHelper,
  lintText,
  type LintedFinding,
  type LintOptions,
  type Problem,
} from "@fair-shuffle/lint";
import { readText } from "@fair-shuffle/lint/files";
import type { RuleOptions } from "@fair-shuffle/lint/options";
import { describeError } from "../disk/describe-error.ts";
import { settleFolder, type Unfinished } from "../disk/unfinished-write.ts";
import { findFiles, type FoundFile } from "./find-files.ts";
import { readSource, unjudged, writeSource, type Reason, type Unjudged } from "./source-file.ts";

export interface ScanOptions {
  readonly cwd: string;
  /** Files, folders or patterns; at least one. */
  readonly paths: readonly string[];
  readonly fix: boolean;
  /** The rule's options: comments in a file come first. */
  readonly rule: RuleOptions;
  /** False for files that `.gitignore` and the like leave out, too. */
  readonly honoursIgnoreFiles: boolean;
  /** Called before each file. */
  readonly onProgress?: (done: number, all: number) => void;
}

export interface ScanReport {
  /** How all files were judged. */
  readonly lint: Required<Pick<LintOptions, "cwd" | "rule">>;
  /** How many files were read and judged, those without a word of chance included. */
  readonly scanned: number;
  /** The files with findings, by path. */
  readonly files: readonly ScannedFile[];
  /** Files, and pieces of files, that were not judged, or not fixed. */
  readonly skipped: readonly SkippedFile[];
  /** How many findings were fixed, and in how many files. */
  readonly fixed: { readonly findings: number; readonly files: number };
  /** Into how many files the fixes wrote the function that others import. */
  readonly copies: number;
}

export interface ScannedFile {
  /** Relative to the working directory, with `/`. */
  readonly file: string;
  /** What was judged, without a byte order mark: after the fixes. */
  readonly text: string;
  readonly findings: readonly LintedFinding[];
}

export interface SkippedFile {
  readonly file: string;
  readonly reason: Reason;
  readonly message: string;
  /** 1-based, for a syntax error. */
  readonly line?: number;
  readonly column?: number;
}

/** Throws `BadUse` for a path that names nothing. Nothing else stops a scan: what can't be judged is listed in the report. */
export async function scan(options: ScanOptions): Promise<ScanReport> {
  const { cwd, rule } = options;
  const lint = { cwd, rule };
  const name = (path: string): string => relative(cwd, path).split(sep).join("/");
  const found = findFiles(options.paths, cwd, options.honoursIgnoreFiles);
  const skipped: SkippedFile[] = found.closed.map(({ path, reason }) => ({
    file: `${name(path)}/`,
    reason: "unreadable",
    message: reason,
  }));
  const unfinished = new Map(
    found.littered.flatMap((folder) => settleFolder(folder, options.fix)).map((one) => [one.path, one]),
  );
  const files: ScannedFile[] = [];
  const fixed = { findings: 0, files: 0 };
  let scanned = 0;
  let copies = 0;
  for (const [index, file] of found.files.entries()) {
    options.onProgress?.(index, found.files.length);
    const outcome = await scanFile(file, options.fix, lint, unfinished.get(file.path));
    skipped.push(...outcome.skipped.map((reason) => ({ file: name(file.path), ...reason })));
    if (outcome.isJudged) scanned++;
    fixed.findings += outcome.fixed;
    if (outcome.fixed > 0) fixed.files++;
    if (outcome.writesHelper) copies++;
    if (outcome.findings.length > 0)
      files.push({ file: name(file.path), text: outcome.text, findings: outcome.findings });
  }
  options.onProgress?.(found.files.length, found.files.length);
  return { lint, scanned, files, skipped, fixed, copies };
}

interface FileOutcome {
  readonly isJudged: boolean;
  readonly text: string;
  readonly findings: readonly LintedFinding[];
  readonly fixed: number;
  readonly writesHelper: boolean;
  readonly skipped: readonly Omit<SkippedFile, "file">[];
}

async function scanFile(
  file: FoundFile,
  fix: boolean,
  lint: ScanReport["lint"],
  unfinished: Unfinished | undefined,
): Promise<FileOutcome> {
  const none = { text: "", findings: [], fixed: 0, writesHelper: false };
  if (unfinished?.isHalfWritten === true) {
    return { ...none, isJudged: false, skipped: [getReason(unjudged("unreadable", describeHalf(unfinished, fix)))] };
  }
  const source = readSource(file, lint.rule.randomSources);
  if (source.kind === "clean" || source.kind === "page") {
    return { ...none, isJudged: source.kind === "clean", skipped: [] };
  }
  if (source.kind === "unjudged") return { ...none, isJudged: false, skipped: [getReason(source)] };
  const options = { ...lint, readFile: readText };
  const before = await lintText(source.text, file.path, options);
  const skipped = before.problems.map(describeProblem);
  const isJudged = before.problems.length === 0 || before.findings.length > 0;
  const asIs = { ...none, isJudged, text: source.text, findings: before.findings, skipped };
  if (!fix || before.findings.every((finding) => finding.fix === undefined)) return asIs;
  const { text, count, left } = await fixText(source.text, file.path, options);
  if (count === 0) return asIs;
  try {
    if (unfinished !== undefined) throw new Error(describeChanged(unfinished));
    writeSource(source, text);
  } catch (error) {
    return { ...asIs, skipped: [...skipped, getReason(unjudged("unwritable", describeError(error)))] };
  }
  return {
    isJudged,
    text,
    findings: left.findings,
    fixed: count,
    writesHelper: getWrittenHelper([text]) !== undefined && getWrittenHelper([source.text]) === undefined,
    skipped: left.problems.map(describeProblem),
  };
}

function describeHalf({ kept }: Unfinished, fix: boolean): string {
  const known = `a run that was ended wrote only a part of it, what it held before is in ${kept}`;
  return fix ? `${known} and can't be put back` : `${known}; \`--fix\` puts that back first`;
}

const describeChanged = ({ kept }: Unfinished): string =>
  `a run that was ended was writing it, and it was changed since; what it held before is in ${kept}: put that back, or remove it`;

const getReason = ({ reason, message }: Unjudged): Omit<SkippedFile, "file"> => ({ reason, message });

function describeProblem({ kind, message, line, column }: Problem): Omit<SkippedFile, "file"> {
  return {
    reason: kind,
    message: message.split("\n", 1)[0] ?? "",
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
  };
}
