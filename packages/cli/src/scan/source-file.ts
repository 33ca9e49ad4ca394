// A source file on disk: read as text where it can be judged, and written as a whole or not at all.
import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import type { Language } from "@fair-shuffle/bias";
import { isMinified, mayCodeDraw, mayCodeHoldShuffle } from "@fair-shuffle/lint";
import { readText } from "@fair-shuffle/lint/files";
import type { RuleOptions } from "@fair-shuffle/lint/options";
import { describeError } from "../disk/describe-error.ts";
import { Trouble } from "../disk/trouble.ts";
import { TROUBLES } from "../words/troubles.ts";
import { getFileStatus } from "../disk/named-path.ts";
import { replaceFile } from "../disk/replace-file.ts";
import { isPage } from "../html-page.ts";
import { isText, tellNoText } from "../source-text.ts";
import type { FoundFile } from "./find-files.ts";

export interface Source {
  readonly kind: "source";
  /** A Buffer where the name is no UTF-8. */
  readonly path: string | Buffer;
  /** Without the byte order mark. */
  readonly text: string;
  readonly bytes: Buffer;
  readonly hasMark: boolean;
  /** False where the bytes are not all UTF-8: such a file can be read well enough, but not be written back unharmed. */
  readonly isUtf8: boolean;
  /** True where somebody named this very file, or sent it. */
  readonly isNamed: boolean;
}

/** Why a file was not judged. */
export type Reason = "binary" | "crash" | "huge" | "minified" | "syntax" | "unreadable" | "unwritable";

export interface Unjudged {
  readonly kind: "unjudged";
  readonly reason: Reason;
  readonly message: string;
}

const MOST_BYTES = 5_000_000;

/** What a file, or standard input, holds: a text that may hold a shuffle; "clean" where its code has no word that a shuffle needs, so that it need not be parsed; "page" for a bias page, which is no source. */
export type ReadSource = Source | Unjudged | { readonly kind: "clean" } | { readonly kind: "page" };

/** Reads a file; `ownSources` are functions of the project's own that draw. */
export function readSource(
  { path, rawPath, isNamed }: FoundFile,
  ownSources: RuleOptions["randomSources"] = [],
  language: Language = "en",
): ReadSource {
  const onDisk = rawPath ?? path;
  let bytes: Buffer;
  try {
    const { size } = getFileStatus(onDisk);
    if (size > MOST_BYTES) return describeHuge(size, language);
    bytes = readFileSync(onDisk);
  } catch (error) {
    return unjudged("unreadable", describeError(error, language));
  }
  const source = takeSource(bytes, path, ownSources, language, { onDisk, isNamed, readFile: readText });
  if (source.kind !== "source" || isNamed) return source;
  if (isPage(source.text)) return { kind: "page" };
  return isMinified(path, source.text) ? unjudged("minified", TROUBLES[language].minified) : source;
}

interface Taken {
  readonly onDisk?: string | Buffer;
  readonly isNamed?: boolean;
  /** Returns what a file holds that is imported. */
  readonly readFile?: (path: string) => string | undefined;
}

/** Returns what bytes hold; `path` says by its extension what they are. Who named or sent them learns whether they can be parsed wherever they draw. */
export function takeSource(
  bytes: Buffer,
  path: string,
  ownSources: RuleOptions["randomSources"] = [],
  language: Language = "en",
  { onDisk = path, isNamed = true, readFile }: Taken = {},
): Source | Unjudged | { readonly kind: "clean" } {
  if (bytes.length > MOST_BYTES) return describeHuge(bytes.length, language);
  if (!isText(bytes)) return unjudged("binary", tellNoText(bytes)(TROUBLES[language]));
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const text = bytes.toString("utf8", hasMark ? 3 : 0);
  const isAsked = isNamed && mayCodeDraw(text, path, ownSources);
  if (!isAsked && !mayCodeHoldShuffle(text, path, ownSources, readFile)) return { kind: "clean" };
  return { kind: "source", path: onDisk, text, bytes, hasMark, isUtf8: isUtf8(bytes), isNamed };
}

const describeHuge = (size: number, language: Language): Unjudged =>
  unjudged("huge", TROUBLES[language].huge(inMegabytes(size), inMegabytes(MOST_BYTES)));

const inMegabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

export function unjudged(reason: Reason, message: string): Unjudged {
  return { kind: "unjudged", reason, message };
}

/**
 * Replaces a file's text, as a whole or not at all, with its byte order mark kept. Throws an Error, and leaves the file as it is, where it can't be written, is not
 * all UTF-8, or was changed since it was read.
 */
export function writeSource(source: Source, text: string): void {
  replaceFile(source.path, toBytes(source, text), source.bytes);
}

/** Returns the bytes of a source with another text, its byte order mark kept; throws an Error where they would not be those of the source elsewhere. */
export function toBytes({ hasMark, isUtf8 }: Source, text: string): Buffer {
  if (!isUtf8) throw new Trouble(({ noUtf8 }) => noUtf8);
  return Buffer.from(hasMark ? `\uFEFF${text}` : text, "utf8");
}
