// Scans files for biased shuffles, and fixes them where asked to.
import { relative, resolve, sep } from "node:path";
import type { Language } from "@fair-shuffle/bias";
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
import { Trouble } from "../disk/trouble.ts";
import { TROUBLES } from "../words/troubles.ts";
import { settleFolder, type Unfinished } from "../disk/unfinished-write.ts";
import { findFiles, type FoundFile } from "./find-files.ts";
import {
  readSource,
  takeSource,
  toBytes,
  unjudged,
  writeSource,
  type ReadSource,
  type Reason,
  type Source,
  type Unjudged,
} from "./source-file.ts";

export interface ScanOptions {
  readonly cwd: string;
  /** Files, folders or patterns; at least one. */
  readonly paths: readonly string[];
  readonly fix: boolean;
  /** The rule's options: comments in a file come first. */
  readonly rule: RuleOptions;
  /** In which what is found is told. */
  readonly language: Language;
  /** False for files that `.gitignore` and the like leave out, too. */
  readonly honoursIgnoreFiles: boolean;
  /** Called before each file. */
  readonly onProgress?: (done: number, all: number) => void;
}

export interface ScanReport {
  /** How all files were judged. */
  readonly lint: Required<Pick<LintOptions, "cwd" | "rule" | "language">>;
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
  /** What the fixes changed, by path. */
  readonly repaired: readonly RepairedFile[];
}

interface RepairedFile {
  readonly file: string;
  /** Its text without a byte order mark, before its fixes and after them. */
  readonly before: string;
  readonly after: string;
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
  const { cwd, rule, language } = options;
  const lint = { cwd, rule, language };
  const found = findFiles(options.paths, cwd, options.honoursIgnoreFiles);
  const closed = found.closed.map(({ path, reason }) => ({
    file: `${getName(cwd, path)}/`,
    outcome: skip(unjudged("unreadable", describeError(reason, language))),
  }));
  const unfinished = new Map(
    found.littered.flatMap((folder) => settleFolder(folder, options.fix)).map((one) => [one.path, one]),
  );
  const scanned: Scanned[] = [];
  for (const [index, file] of found.files.entries()) {
    options.onProgress?.(index, found.files.length);
    const outcome = await scanFile(file, options.fix, lint, unfinished.get(file.path));
    scanned.push({ file: getName(cwd, file.path), outcome });
  }
  options.onProgress?.(found.files.length, found.files.length);
  return makeReport(lint, [...closed, ...scanned]);
}

const getName = (cwd: string, path: string): string => relative(cwd, path).split(sep).join("/");

interface Scanned {
  readonly file: string;
  readonly outcome: FileOutcome;
}

function makeReport(lint: ScanReport["lint"], all: readonly Scanned[]): ScanReport {
  const fixed = all.filter(({ outcome }) => outcome.fixed > 0);
  return {
    lint,
    scanned: all.filter(({ outcome }) => outcome.isJudged).length,
    files: all
      .filter(({ outcome }) => outcome.findings.length > 0)
      .map(({ file, outcome: { text, findings } }) => ({ file, text, findings })),
    skipped: all.flatMap(({ file, outcome }) => outcome.skipped.map((reason) => ({ file, ...reason }))),
    fixed: { findings: fixed.reduce((sum, { outcome }) => sum + outcome.fixed, 0), files: fixed.length },
    copies: all.filter(({ outcome }) => outcome.writesHelper).length,
    repaired: fixed.map(({ file, outcome: { before = "", text } }) => ({ file, before, after: text })),
  };
}

interface FileOutcome {
  readonly isJudged: boolean;
  readonly text: string;
  /** The text before its fixes, where any were made. */
  readonly before?: string;
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
  if (unfinished?.isHalfWritten === true)
    return skip(unjudged("unreadable", describeHalf(unfinished, fix, lint.language)));
  return scanSource(readSource(file, lint.rule.randomSources, lint.language), file.path, lint, fix, (source, text) => {
    if (unfinished !== undefined) throw new Trouble(({ changedSince }) => changedSince(unfinished.kept));
    writeSource(source, text);
  });
}

const NOTHING = { text: "", findings: [], fixed: 0, writesHelper: false, skipped: [] };

const skip = (reason: Unjudged): FileOutcome => ({ ...NOTHING, isJudged: false, skipped: [getReason(reason)] });

/** Judges what was read; `write` is given what the fixes make of it, and throws an Error where that can't be kept. */
async function scanSource(
  source: ReadSource,
  path: string,
  lint: ScanReport["lint"],
  fix: boolean,
  write: (source: Source, text: string) => void,
): Promise<FileOutcome> {
  if (source.kind === "clean" || source.kind === "page") return { ...NOTHING, isJudged: source.kind === "clean" };
  if (source.kind === "unjudged") return skip(source);
  const options = { ...lint, readFile: readText };
  const before = await lintText(source.text, path, options);
  const skipped = before.problems.map(describeProblem);
  const isJudged = before.problems.length === 0 || before.findings.length > 0;
  // Of a repository no texts are kept that say nothing.
  const text = before.findings.length === 0 ? "" : source.text;
  const asIs = { ...NOTHING, isJudged, text, findings: before.findings, skipped };
  if (!fix || before.findings.every((finding) => finding.fix === undefined)) return asIs;
  const { text: fixed, count, left } = await fixText(source.text, path, options);
  if (count === 0) return asIs;
  try {
    write(source, fixed);
  } catch (error) {
    return { ...asIs, skipped: [...skipped, getReason(unjudged("unwritable", describeError(error, lint.language)))] };
  }
  return {
    isJudged,
    text: fixed,
    before: source.text,
    findings: left.findings,
    fixed: count,
    writesHelper: getWrittenHelper([fixed]) !== undefined && getWrittenHelper([source.text]) === undefined,
    skipped: left.problems.map(describeProblem),
  };
}

export interface SentText {
  readonly bytes: Buffer;
  /** The name that it is judged by, relative to the working directory. */
  readonly name: string;
}

/** Scans what was sent by standard input; returns also what is to be sent on: the fixed bytes, or those that came where nothing was fixed. */
export async function scanSent(
  { bytes, name }: SentText,
  { cwd, rule, fix, language }: Pick<ScanOptions, "cwd" | "rule" | "fix" | "language">,
): Promise<{ readonly report: ScanReport; readonly bytes: Buffer }> {
  const lint = { cwd, rule, language };
  const path = resolve(cwd, name);
  const file = getName(cwd, path);
  let fixed = bytes;
  const outcome = await scanSource(
    takeSource(bytes, path, rule.randomSources, language),
    path,
    lint,
    fix,
    (source, text) => {
      fixed = toBytes(source, text);
    },
  );
  return { report: makeReport(lint, [{ file, outcome }]), bytes: fixed };
}

function describeHalf({ kept }: Unfinished, fix: boolean, language: Language): string {
  const { half, halfForGood } = TROUBLES[language];
  return fix ? halfForGood(kept) : half(kept);
}

const getReason = ({ reason, message }: Unjudged): Omit<SkippedFile, "file"> => ({ reason, message });

function describeProblem({ kind, message, line, column }: Problem): Omit<SkippedFile, "file"> {
  return {
    reason: kind,
    message: message.split("\n", 1)[0] ?? "",
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
  };
}
