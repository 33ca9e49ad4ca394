// Cases of a run of Vitest, and what the gate makes of them.
import { expect, test } from "vitest";
import { readTestCounts } from "./vitest-result.ts";

const counts = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
const file = (status: string, ...tests: readonly string[]): object => ({
  name: "deck.test.ts",
  status,
  startTime: 1_000,
  endTime: 3_500,
  assertionResults: tests.map((test) => ({
    status: test,
    fullName: `a deck that ${test}`,
    failureMessages: test === "failed" ? ["Error: \u001B[31mA card is lost.\u001B[39m\n    at deck.ts:3:1"] : [],
  })),
});

test.each([
  [
    "all is well",
    { ...counts, testResults: [file("passed", "passed")] },
    { passed: 3, failed: 0, skipped: 0, failures: [] },
  ],
  [
    "a test failed, and its file with it",
    { ...counts, numFailedTests: 1, testResults: [file("failed", "passed", "failed")] },
    { passed: 3, failed: 1, skipped: 0, failures: ["deck.test.ts: a deck that failed — Error: A card is lost."] },
  ],
  [
    "a file could not be read",
    { ...counts, testResults: [file("passed", "passed"), file("failed")] },
    { passed: 3, failed: 1, skipped: 0, failures: ["deck.test.ts"] },
  ],
  [
    "a file's set-up failed, so that its tests never ran",
    { ...counts, numPendingTests: 2, testResults: [file("failed", "skipped", "skipped")] },
    { passed: 3, failed: 1, skipped: 2, failures: ["deck.test.ts"] },
  ],
  [
    "tests were skipped and left to do",
    { ...counts, numPendingTests: 1, numTodoTests: 1, testResults: [] },
    { passed: 3, failed: 0, skipped: 2, failures: [] },
  ],
])("%s", (_, result, wanted) => {
  const longest = result.testResults.map(() => ({ file: "deck.test.ts", seconds: 2.5 }));
  expect(readTestCounts(JSON.stringify(result))).toEqual({ ...wanted, longest });
});

test("the longest files come first", () => {
  const testResults = [3, 1, 2].map((seconds) => ({
    ...file("passed", "passed"),
    name: `${String(seconds)}.test.ts`,
    endTime: 1_000 + 1_000 * seconds,
  }));
  const { longest } = readTestCounts(JSON.stringify({ ...counts, testResults }));
  expect(longest.map((one) => one.file)).toEqual(["3.test.ts", "2.test.ts", "1.test.ts"]);
});

test("a browser's error is told with what it waited for", () => {
  const message =
    "TimeoutError: locator.waitFor: Timeout 9ms exceeded.\nCall log:\n\u001B[2m  - waiting for locator('.card')\u001B[22m\n    at deck.ts:3:1";
  const assertionResults = [{ status: "failed", fullName: "a deck", failureMessages: [message] }];
  const result = { ...counts, numFailedTests: 1, testResults: [{ ...file("failed"), assertionResults }] };
  expect(readTestCounts(JSON.stringify(result)).failures).toEqual([
    "deck.test.ts: a deck — TimeoutError: locator.waitFor: Timeout 9ms exceeded. — waiting for locator('.card')",
  ]);
});

test("what is no result is refused", () => {
  expect(() => readTestCounts("{}")).toThrow("wrote something else");
  expect(() => readTestCounts("")).toThrow(SyntaxError);
});
