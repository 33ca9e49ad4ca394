// Scans files for biased shuffles, and fixes them where asked to.
import { relative, resolve, sep } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Language } from "@fair-shuffle/bias";
import { chooseWays, type Choice, type ChosenWay, type LintedFinding, type WrittenHelper } from "@fair-shuffle/lint";
import type { RuleOptions } from "@fair-shuffle/lint/options";
import { describeError } from "../disk/describe-error.ts";
import { settleFolder, type Unfinished } from "../disk/unfinished-write.ts";
import { beforeEnding } from "../ending-signals.ts";
import type { WorkerScript } from "../terminal.ts";
import { findFiles, type FoundFile } from "./find-files.ts";
import {
  NOTHING,
  scanFile,
  scanSource,
  skip,
  tellUnscanned,
  type FileLint,
  type FileOutcome,
  type SkippedFile,
  type UnreadPlace,
} from "./scan-file.ts";
import { isLong, scanInThreads, type WaitingFile } from "./scan-threads.ts";
import { readSource, takeSource, toBytes, unjudged, type Source } from "./source-file.ts";

export interface ScanOptions {
  readonly cwd: string;
  /** Files, folders or patterns; at least one. */
  readonly paths: readonly string[];
  /** What is fixed; nothing where absent. */
  readonly fix?: Choice;
  /** Whether nothing is written: the report says what the fixes would change. */
  readonly isDry?: boolean;
  /** The rule's options: comments in a file come first. */
  readonly rule: RuleOptions;
  /** In which what is found is told. */
  readonly language: Language;
  /** What is typed to run the command line. */
  readonly command: string;
  /** False for files that `.gitignore` and the like leave out, too. */
  readonly honoursIgnoreFiles: boolean;
  /** What scans in a thread of its own, for when there is much to scan; without it all is scanned in one. */
  readonly scanWorker?: WorkerScript;
  /** Called before each file. */
  readonly onProgress?: (done: number, all: number) => void;
  /** Called where a signal ends a scan that rewrites files, with how many it has rewritten, each as a whole. */
  readonly onEnding?: (rewritten: number) => void;
}

export interface ScanReport {
  /** How all files were judged. */
  readonly lint: FileLint;
  /** What is typed to run the command line. */
  readonly command: string;
  /** How many files were read and judged, those without a word of chance included. */
  readonly scanned: number;
  /** What left out folders, or code, in the folders that were scanned. */
  readonly leftOutBy: ReadonlySet<"ignoreFile" | "name">;
  /** The files with findings, by path. */
  readonly files: readonly ScannedFile[];
  /** Files, and pieces of files, that were not judged, or not fixed. */
  readonly skipped: readonly SkippedFile[];
  /** Code of the files that were judged which may hold a shuffle and is not read, by file and place. */
  readonly unread: readonly UnreadPlace[];
  /** How many findings were fixed, and in how many files. */
  readonly fixed: { readonly findings: number; readonly files: number };
  /** The functions that the fixes wrote into files, one for each of these, and why they did not import them. */
  readonly written: readonly WrittenHelper[];
  /** What the fixes changed, by path. */
  readonly repaired: readonly RepairedFile[];
}

export interface RepairedFile {
  readonly file: string;
  /** Its text without a byte order mark, before its fixes and after them. */
  readonly before: string;
  readonly after: string;
  /** Whether a byte order mark stands before both. */
  readonly hasMark: boolean;
  /** What was done by suggestions. */
  readonly chosen: readonly ChosenWay[];
}

export interface ScannedFile {
  /** Relative to the working directory, with `/`. */
  readonly file: string;
  /** What was judged, without a byte order mark: after the fixes. */
  readonly text: string;
  /** False where no fix is offered, because the file is not all UTF-8. */
  readonly isUtf8: boolean;
  readonly findings: readonly LintedFinding[];
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
  const mayWrite = options.fix !== undefined && options.isDry !== true;
  const unfinished = new Map(
    found.littered.flatMap((folder) => settleFolder(folder, mayWrite)).map((one) => [one.path, one]),
  );
  const outcomes = await scanAll(found.files, unfinished, lint, options);
  const scanned = found.files.map((file) => ({
    file: getName(cwd, file.path),
    outcome: outcomes.get(file) ?? NOTHING,
  }));
  return { ...makeReport(lint, options.command, [...closed, ...scanned]), leftOutBy: found.leftOutBy };
}

/** Returns what each file came to. Most have no word for chance and are not parsed; the others are shared among threads where they take long. */
async function scanAll(
  files: readonly FoundFile[],
  unfinished: ReadonlyMap<string, Unfinished>,
  lint: FileLint,
  { fix, isDry = false, scanWorker, onProgress, onEnding = () => undefined }: ScanOptions,
): Promise<ReadonlyMap<FoundFile, FileOutcome>> {
  const outcomes = new Map<FoundFile, FileOutcome>();
  const tell = (file: FoundFile, outcome: FileOutcome): void => {
    outcomes.set(file, outcome);
    onProgress?.(outcomes.size, files.length);
  };
  onProgress?.(0, files.length);
  const scanHere = async (file: FoundFile, read?: Source): Promise<void> => {
    tell(file, await scanFile(file, fix, lint, unfinished.get(file.path), { read, isDry }));
  };
  const scanInTurn = async (some: readonly FoundFile[], read: ReadonlyMap<FoundFile, Source>): Promise<void> => {
    if (fix === undefined || isDry) {
      for (const file of some) await scanHere(file, read.get(file));
      return;
    }
    const release = beforeEnding(() => {
      onEnding([...outcomes.values()].filter(({ fixed }) => fixed > 0).length);
    });
    try {
      for (const file of some) {
        // Between files, never in the midst of one, signals are heard.
        await setImmediate();
        await scanHere(file, read.get(file));
      }
    } finally {
      release();
    }
  };
  const waiting: WaitingFile[] = [];
  let takesLong = false;
  /** What was read, as long as it is not so much that threads read it again. */
  const read = new Map<FoundFile, Source>();
  for (const file of files) {
    if (unfinished.has(file.path)) {
      await scanHere(file);
      continue;
    }
    const source = readSource(file, lint.rule.randomSources, lint.language);
    if (source.kind === "source") {
      waiting.push({ file, size: source.text.length });
      takesLong ||= isLong(waiting);
      if (!takesLong) read.set(file, source);
    } else tell(file, tellUnscanned(source));
  }
  if (scanWorker === undefined || !takesLong) {
    await scanInTurn(
      waiting.map(({ file }) => file),
      read,
    );
    return outcomes;
  }
  const left = await scanInThreads(waiting, lint, scanWorker, tell);
  for (const file of left) await scanHere(file);
  if (fix === undefined) return outcomes;
  // What one file's fixes change others may import, so they are made one after the other.
  const changed = waiting.filter(({ file }) => chooseWays(outcomes.get(file)?.findings ?? [], fix).length > 0);
  await scanInTurn(
    changed.map(({ file }) => file),
    new Map(),
  );
  return outcomes;
}

const getName = (cwd: string, path: string): string => relative(cwd, path).split(sep).join("/");

interface Scanned {
  readonly file: string;
  readonly outcome: FileOutcome;
}

function makeReport(lint: ScanReport["lint"], command: string, all: readonly Scanned[]): ScanReport {
  const fixed = all.filter(({ outcome }) => outcome.fixed > 0);
  return {
    lint,
    command,
    leftOutBy: new Set(),
    scanned: all.filter(({ outcome }) => outcome.isJudged).length,
    files: all
      .filter(({ outcome }) => outcome.findings.length > 0)
      .map(({ file, outcome: { text, isUtf8, findings } }) => ({ file, text, isUtf8, findings })),
    skipped: all.flatMap(({ file, outcome }) => outcome.skipped.map((reason) => ({ file, ...reason }))),
    unread: all.flatMap(({ file, outcome }) => outcome.unread.map((place) => ({ file, ...place }))),
    fixed: { findings: fixed.reduce((sum, { outcome }) => sum + outcome.fixed, 0), files: fixed.length },
    written: all.flatMap(({ outcome }) => outcome.written ?? []),
    repaired: fixed.map(({ file, outcome: { before = "", hasMark = false, text, chosen } }) => ({
      file,
      before,
      after: text,
      hasMark,
      chosen,
    })),
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
  { command, cwd, rule, language }: Pick<ScanOptions, "command" | "cwd" | "rule" | "language">,
  fix: Choice | undefined,
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
  return { report: makeReport(lint, command, [{ file, outcome }]), bytes: fixed };
}
