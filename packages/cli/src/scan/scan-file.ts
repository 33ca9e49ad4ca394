// Scans one file for biased shuffles, and fixes them where asked to.
import type { Language } from "@fair-shuffle/bias";
import {
  chooseWays,
  findUnreadCode,
  fixText,
  getPosition,
  getWrittenHelper,
  lintText,
  type Choice,
  type ChosenWay,
  type LintedFinding,
  type LintOptions,
  type Problem,
  type WrittenHelper,
} from "@fair-shuffle/lint";
import { readText } from "@fair-shuffle/lint/files";
import { describeError } from "../disk/describe-error.ts";
import { Trouble } from "../disk/trouble.ts";
import type { Unfinished } from "../disk/unfinished-write.ts";
import { tellProblem } from "../source-text.ts";
import { TROUBLES } from "../words/troubles.ts";
import type { FoundFile } from "./find-files.ts";
import {
  readSource,
  toBytes,
  unjudged,
  writeSource,
  type ReadSource,
  type Reason,
  type Source,
  type Unjudged,
} from "./source-file.ts";

/** How files are judged. */
export type FileLint = Required<Pick<LintOptions, "cwd" | "rule" | "language">>;

export interface SkippedFile {
  readonly file: string;
  readonly reason: Reason;
  readonly message: string;
  /** 1-based, for a syntax error. */
  readonly line?: number;
  readonly column?: number;
}

/** Code of a file that was judged which may hold a shuffle and is not read. */
export interface UnreadPlace {
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  readonly column: number;
}

/** What a scan makes of a file. */
export interface FileOutcome {
  readonly isJudged: boolean;
  readonly text: string;
  /** The text before its fixes, where any were made, and whether a byte order mark stands before it. */
  readonly before?: string;
  readonly hasMark?: boolean;
  /** False where the file is not all UTF-8, so that no fix is offered. */
  readonly isUtf8: boolean;
  readonly findings: readonly LintedFinding[];
  readonly fixed: number;
  /** What was done by suggestions. */
  readonly chosen: readonly ChosenWay[];
  /** The function that its fixes wrote into it, and why they did not import it. */
  readonly written?: WrittenHelper | undefined;
  readonly skipped: readonly Omit<SkippedFile, "file">[];
  readonly unread: readonly Omit<UnreadPlace, "file">[];
}

/** Reads a file of the disk, unless it was `read` before, judges it, and fixes it where asked to; a dry run writes nothing. Never throws. */
export async function scanFile(
  file: FoundFile,
  fix: Choice | undefined,
  lint: FileLint,
  unfinished: Unfinished | undefined,
  { read, isDry = false }: { readonly read?: Source | undefined; readonly isDry?: boolean } = {},
): Promise<FileOutcome> {
  if (unfinished?.isHalfWritten === true)
    return skip(unjudged("unreadable", describeHalf(unfinished, fix !== undefined && !isDry, lint.language)));
  const found = read ?? readSource(file, lint.rule.randomSources, lint.language);
  const write: Write = (source, text) => {
    if (unfinished !== undefined) throw new Trouble(({ changedSince }) => changedSince(unfinished.kept));
    if (isDry) toBytes(source, text);
    else writeSource(source, text);
  };
  const outcome = await scanSource(found, file.path, lint, fix, write);
  // The file stays as it is, and whoever opens it must find the place.
  return isDry && found.kind === "source"
    ? { ...outcome, unread: findUnread(found.text, file.path, lint.rule.randomSources) }
    : outcome;
}

/** A file that is not judged. */
export const NOTHING: FileOutcome = {
  isJudged: false,
  text: "",
  isUtf8: true,
  findings: [],
  fixed: 0,
  chosen: [],
  skipped: [],
  unread: [],
};

/** Returns what becomes of a file that need not, or can't, be parsed. */
export function tellUnscanned(source: Exclude<ReadSource, Source>): FileOutcome {
  return source.kind === "unjudged" ? skip(source) : { ...NOTHING, isJudged: source.kind === "clean" };
}

/** Nothing but why a file was not judged. */
export const skip = (reason: Unjudged): FileOutcome => ({ ...NOTHING, skipped: [getReason(reason)] });

/** Is given what the fixes make of a source, and throws an Error where that can't be kept. */
type Write = (source: Source, text: string) => void;

/** Judges what was read, and has what the fixes make of it written. */
export async function scanSource(
  source: ReadSource,
  path: string,
  lint: FileLint,
  fix: Choice | undefined,
  write: Write,
): Promise<FileOutcome> {
  if (source.kind !== "source") return tellUnscanned(source);
  const { isUtf8, isNamed } = source;
  const options = { ...lint, readFile: readText, isUtf8, parsesDraws: isNamed };
  const before = await lintText(source.text, path, options);
  const describe = (problem: Problem): Omit<SkippedFile, "file"> => describeProblem(problem, isUtf8, lint.language);
  const skipped = before.problems.map(describe);
  const isJudged = before.problems.length === 0 || before.findings.length > 0;
  // Of a repository no texts are kept that say nothing.
  const text = before.findings.length === 0 ? "" : source.text;
  const unread = findUnread(source.text, path, lint.rule.randomSources);
  const asIs = { ...NOTHING, isJudged, text, isUtf8, findings: before.findings, skipped, unread };
  const ways = fix === undefined ? [] : chooseWays(before.findings, fix);
  if (fix === undefined || ways.length === 0) return asIs;
  const { text: fixed, count, chosen, left } = await fixText(source.text, path, options, fix);
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
    hasMark: source.hasMark,
    isUtf8,
    findings: left.findings,
    fixed: count,
    chosen,
    written: isHelperNew(source.text, fixed)
      ? ways.find(({ way }) => way.written !== undefined)?.way.written
      : undefined,
    skipped: left.problems.map(describe),
    unread: findUnread(fixed, path, lint.rule.randomSources),
  };
}

/** Returns where the code of a text stands that is not read. */
const findUnread = (text: string, path: string, sources: FileLint["rule"]["randomSources"]): FileOutcome["unread"] =>
  findUnreadCode(text, path, sources).map(([start]) => getPosition(text, start));

const isHelperNew = (before: string, after: string): boolean =>
  getWrittenHelper([after]) !== undefined && getWrittenHelper([before]) === undefined;

function describeHalf({ kept }: Unfinished, fix: boolean, language: Language): string {
  const { half, halfForGood } = TROUBLES[language];
  return fix ? halfForGood(kept) : half(kept);
}

const getReason = ({ reason, message }: Unjudged): Omit<SkippedFile, "file"> => ({ reason, message });

function describeProblem(problem: Problem, isUtf8: boolean, language: Language): Omit<SkippedFile, "file"> {
  const { kind, line, column } = problem;
  return {
    reason: kind,
    message: tellProblem(problem, isUtf8, language),
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
  };
}
