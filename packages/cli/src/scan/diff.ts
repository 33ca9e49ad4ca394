// What `scan --diff` tells: what fixes would change, as a patch, and beside it what would be left.
import { posix, relative, resolve, sep } from "node:path";
import { join, own, paint, say, show, showLines, type Shown } from "../foreign-text.ts";
import type { Terminal } from "../terminal.ts";
import { TEXTS } from "../words/scan-texts.ts";
import { wrapSentence } from "../wrapped-sentence.ts";
import type { RepairedFile, ScanReport } from "./scan.ts";
import { describeChosen, describeSkippedFile, type Look } from "./stylish.ts";
import { summarize, tellUnread, tellWritten } from "./summary.ts";
import { compareTexts, type DiffLine } from "./unified-diff.ts";

/** Returns a patch that `git apply` and `patch -p1` take, byte by byte: whoever is sent it may hand it on. */
export function makePatch({ repaired }: ScanReport, cwd: string): string {
  const way = getWay(repaired, cwd);
  return repaired
    .map((file) => {
      const hunks = compareRepaired(file).map(
        ({ header, lines }) => `${header}\n${lines.map(({ sign, text }) => sign + text).join("")}`,
      );
      return `--- ${getPatchName("a", way, file)}\n+++ ${getPatchName("b", way, file)}\n${hunks.join("")}`;
    })
    .join("");
}

/** Returns the same for a terminal: in colours, and with what a terminal obeys escaped. */
export function showPatch(
  { repaired }: ScanReport,
  { colours: { bold, cyan, green, red }, cwd }: Pick<Terminal, "colours" | "cwd">,
): Shown {
  const way = getWay(repaired, cwd);
  const styles = { " ": (text: string) => text, "\\": (text: string) => text, "-": red, "+": green };
  const showLine = ({ sign, text }: DiffLine): Shown => {
    const [line = own("")] = showLines(text.replace(/\r?\n$/, ""));
    return paint(styles[sign], say`${own(sign)}${line}`);
  };
  const parts = repaired.flatMap((file) => [
    paint(bold, say`--- ${getPatchName("a", way, file)}`),
    paint(bold, say`+++ ${getPatchName("b", way, file)}`),
    ...compareRepaired(file).flatMap(({ header, lines }) => [paint(cyan, header), ...lines.map(showLine)]),
  ]);
  return say`${join(parts, "\n")}${own(parts.length === 0 ? "" : "\n")}`;
}

/** Returns in sentences what the patch would do and what it would leave. */
export function describePatch(report: ScanReport, cwd: string, look: Look): Shown {
  const { files, fixed, repaired, skipped } = report;
  const texts = TEXTS[look.language];
  const left = files.reduce((sum, { findings }) => sum + findings.length, 0);
  const chosen = repaired.flatMap(({ file, chosen: ways }) => ways.map((way) => ({ file, ...way })));
  const unread = tellUnread(report, look.language);
  const wrap = (sentence: Shown): Shown => wrapSentence(sentence, { width: look.width });
  return say`${join(
    [
      wrap(own(fixed.findings > 0 ? texts.wouldFix(fixed.findings, fixed.files) : summarize(report, look.language))),
      ...(left === 0 ? [] : [wrap(own(texts.wouldStay(left, report.command)))]),
      ...tellWritten(report, look.language, { isDry: true }).map((sentence) => wrap(own(sentence))),
      ...(getWay(repaired, cwd) === "" ? [] : [say`${own(texts.patchStarts)}${getRoot(repaired, cwd)}`]),
      ...(chosen.length === 0 ? [] : [describeChosen(chosen, look)]),
      ...(unread === undefined ? [] : [wrap(show(unread))]),
      ...skipped.map((one) => wrap(describeSkippedFile(one, look.language))),
    ],
    "\n",
  )}\n`;
}

/** A byte order mark is a part of the first line. */
function compareRepaired({ before, after, hasMark }: RepairedFile): ReturnType<typeof compareTexts> {
  const mark = hasMark ? "\uFEFF" : "";
  return compareTexts(mark + before, mark + after);
}

/** Returns the folder where the paths of a patch start: the working directory, or the nearest one above it that holds all of the files. */
function getRoot(repaired: readonly RepairedFile[], cwd: string): string {
  const ups = repaired.map(({ file }) => /^(?:\.\.\/)*/.exec(file)?.[0] ?? "");
  return resolve(cwd, ups.sort((a, b) => b.length - a.length)[0] ?? "");
}

/** Returns the way from there to the working directory, with `/`: git and patch take no path with `..` in it. */
const getWay = (repaired: readonly RepairedFile[], cwd: string): string =>
  relative(getRoot(repaired, cwd), cwd).split(sep).join("/");

/** Returns a path as git writes it: in quotes where it holds what would end it, and with a tab behind it where it holds a blank. */
function getPatchName(side: "a" | "b", way: string, { file }: RepairedFile): string {
  const name = `${side}/${posix.join(way, file)}`;
  // oxlint-disable-next-line no-control-regex -- git quotes exactly these
  if (!/["\\\u0000-\u001f\u007f]/.test(name)) return name.includes(" ") ? `${name}\t` : name;
  // oxlint-disable-next-line no-control-regex -- as above
  return `"${name.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll(/[\u0000-\u001f\u007f]/g, getOctal)}"`;
}

const getOctal = (character: string): string => `\\${character.charCodeAt(0).toString(8).padStart(3, "0")}`;
