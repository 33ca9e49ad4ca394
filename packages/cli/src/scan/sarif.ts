// A scan's report for code scanners: SARIF 2.1.0.
import { join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import type { Language } from "@fair-shuffle/bias";
import type { LintedFinding } from "@fair-shuffle/lint";
import type { ArtifactLocation, Fix, Log, Notification, Region, ReportingDescriptor, Result } from "sarif";
import { getText, showJson, type Shown } from "../foreign-text.ts";
import { splitLines } from "../source-text.ts";
import { VERSION } from "../version.ts";
import { SARIF_TEXTS } from "../words/sarif-texts.ts";
import { getKnownFindings, HOME, RULE_ID, RULE_PAGES } from "./known-findings.ts";
import type { SkippedFile, UnreadPlace } from "./scan-file.ts";
import type { ScannedFile, ScanReport } from "./scan.ts";
import { describeSkippedFile } from "./stylish.ts";
import { tellUnread } from "./summary.ts";

const BASE = "%SRCROOT%";

/** Returns the report as a SARIF log that ends with a line end. */
export function formatSarif(report: ScanReport): Shown {
  const { language } = report.lint;
  const log: Log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "fair-shuffle",
            semanticVersion: VERSION,
            informationUri: HOME,
            rules: [describeRule(language)],
          },
        },
        invocations: [
          {
            executionSuccessful: true,
            toolExecutionNotifications: [
              ...report.skipped.map((skipped) => getNotification(skipped, language)),
              ...report.unread.map((place) => getUnreadNotification(place, report)),
            ],
          },
        ],
        originalUriBaseIds: { [BASE]: { uri: pathToFileURL(join(report.lint.cwd, sep)).href } },
        columnKind: "utf16CodeUnits",
        results: report.files.flatMap((scanned) => getResults(scanned, language)),
      },
    ],
  };
  return showJson(`${JSON.stringify(log, null, 2)}\n`);
}

function describeRule(language: Language): ReportingDescriptor {
  const { short, full, help, page } = SARIF_TEXTS[language];
  return {
    id: RULE_ID,
    name: "NoBiasedShuffle",
    shortDescription: { text: short },
    fullDescription: { text: full },
    help: { text: help, markdown: `${help}\n\n${page(RULE_PAGES[language])}` },
    helpUri: RULE_PAGES[language],
    defaultConfiguration: { level: "error" },
    properties: { tags: ["correctness", "randomness"], precision: "very-high", "problem.severity": "error" },
  };
}

function getResults(scanned: ScannedFile, language: Language): Result[] {
  const { file, text } = scanned;
  const lines = splitLines(text);
  const getRegion = makeRegions(text);
  return getKnownFindings(scanned).map(({ finding, fingerprint }) => {
    return {
      ruleId: RULE_ID,
      ruleIndex: 0,
      level: "error",
      message: { text: finding.message + finding.unfixed.behind },
      locations: [
        {
          physicalLocation: {
            artifactLocation: getArtifact(file),
            region: {
              startLine: finding.line,
              startColumn: finding.column,
              endLine: finding.endLine,
              endColumn: finding.endColumn,
              snippet: { text: lines.slice(finding.line - 1, finding.endLine).join("\n") },
            },
          },
        },
      ],
      partialFingerprints: { "fairShuffle/v1": fingerprint },
      ...getFixes(finding, file, getRegion, language),
    };
  });
}

function getFixes(
  { fix, suggestions }: LintedFinding,
  file: string,
  getRegion: (range: readonly [number, number]) => Region,
  language: Language,
): { readonly fixes?: Fix[] } {
  const ways = [
    ...(fix === undefined ? [] : [{ says: SARIF_TEXTS[language].fix, edits: fix.edits }]),
    ...suggestions.map(({ title, edits }) => ({ says: title, edits })),
  ];
  if (ways.length === 0) return {};
  return {
    fixes: ways.map(({ says, edits }) => ({
      description: { text: says },
      artifactChanges: [
        {
          artifactLocation: getArtifact(file),
          replacements: edits.map(({ range, text }) => ({
            deletedRegion: getRegion(range),
            insertedContent: { text },
          })),
        },
      ],
    })),
  };
}

function getArtifact(file: string): ArtifactLocation {
  return { uri: file.split("/").map(encodeURIComponent).join("/"), uriBaseId: BASE };
}

function getNotification(skipped: SkippedFile, language: Language): Notification {
  return {
    level: "warning",
    message: { text: getText(describeSkippedFile(skipped, language)) },
    locations: [{ physicalLocation: { artifactLocation: getArtifact(skipped.file) } }],
  };
}

function getUnreadNotification(place: UnreadPlace, { command, lint: { language } }: ScanReport): Notification {
  const { file, line, column } = place;
  return {
    level: "note",
    message: { text: tellUnread({ command, unread: [place] }, language) ?? "" },
    locations: [
      { physicalLocation: { artifactLocation: getArtifact(file), region: { startLine: line, startColumn: column } } },
    ],
  };
}

/** Returns a function that gives the region of a range of UTF-16 code units in a text; lines end where JavaScript says so. */
function makeRegions(text: string): (range: readonly [number, number]) => Region {
  const starts = [0, ...[...text.matchAll(/\r\n|[\n\r\u2028\u2029]/g)].map(({ 0: end, index }) => index + end.length)];
  const getPlace = (offset: number): readonly [line: number, column: number] => {
    const next = starts.findIndex((start) => start > offset);
    const line = next === -1 ? starts.length : next;
    return [line, offset - (starts[line - 1] ?? 0) + 1];
  };
  return ([start, end]) => {
    const [startLine, startColumn] = getPlace(start);
    const [endLine, endColumn] = getPlace(end);
    return { startLine, startColumn, endLine, endColumn };
  };
}
