// What a run of Vitest amounts to, read from the file that its JSON reporter wrote.
import { stripVTControlCharacters } from "node:util";

export interface TestCounts {
  readonly passed: number;
  /** One for every failed test, and one for every file that failed with no test of its own to blame. */
  readonly failed: number;
  /** Tests that the code itself skips. */
  readonly skipped: number;
  /** What failed, by file, name and the first line of its error, and what a browser waited for in vain, in the order of the files. */
  readonly failures: readonly string[];
  /** The files that took longest, the longest first. */
  readonly longest: readonly TimedFile[];
}

interface TimedFile {
  readonly file: string;
  /** From the start of its first test to the end of its last one; what it takes to load the file is left out. */
  readonly seconds: number;
}

/** So many are named: one by one they say where the minutes of the gate go. */
const MOST_LONGEST = 25;

/** Reads the JSON reporter's text; throws an Error if it isn't one, and a SyntaxError if it isn't JSON. */
export function readTestCounts(json: string): TestCounts {
  const result: unknown = JSON.parse(json);
  if (!isResult(result))
    throw new Error("Vitest's JSON reporter wrote something else than its counts: look above for its error.");
  const brokenFiles = result.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((assertion) => assertion.status === "failed"),
  );
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + brokenFiles.length,
    skipped: result.numPendingTests + result.numTodoTests,
    failures: result.testResults.flatMap((file) => {
      if (brokenFiles.includes(file)) return [file.name];
      const failed = file.assertionResults.filter(({ status }) => status === "failed");
      return failed.map(({ fullName, failureMessages: [error = ""] }) => {
        return [`${file.name}: ${fullName}`, ...describeError(error)].join(" — ");
      });
    }),
    longest: result.testResults
      .map(({ name, startTime, endTime }) => ({ file: name, seconds: (endTime - startTime) / 1_000 }))
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, MOST_LONGEST),
  };
}

/** The first line, and the line of Playwright's that names what it waited for. */
function describeError(error: string): string[] {
  const [first = "", ...others] = stripVTControlCharacters(error).split("\n");
  const awaited = others.map((line) => line.trim()).find((line) => line.startsWith("- waiting for "));
  return [first, awaited?.slice(2) ?? ""].filter((line) => line !== "");
}

interface Result {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** In milliseconds since 1970. */
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

const COUNTS = ["numPassedTests", "numFailedTests", "numPendingTests", "numTodoTests"] as const;

function isResult(value: unknown): value is Result {
  if (typeof value !== "object" || value === null) return false;
  const record: Readonly<Record<string, unknown>> = { ...value };
  return COUNTS.every((count) => typeof record[count] === "number") && Array.isArray(record.testResults);
}
