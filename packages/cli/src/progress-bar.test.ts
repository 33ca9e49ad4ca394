// The progress bar, as a terminal gets it.
import { PassThrough } from "node:stream";
import { afterEach, expect, it, vi } from "vitest";
import { makeProgressBar } from "./progress-bar.ts";
import { makeOutput } from "./terminal.ts";
import { countColumns } from "./terminal-columns.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  [80, "en", 26],
  [80, "zh-cn", 29],
  [60, "en", 20],
  [60, "zh-cn", 23],
  [40, "en", 34],
  [20, "en", 14],
] as const)("keeps to %i columns in %s", (columns, language, size) => {
  const stream = Object.assign(new PassThrough(), { isTTY: true, columns });
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  const bar = makeProgressBar({ stderr: makeOutput(stream), language }, "shuffles");
  now.mockReturnValue(1000);
  bar.update(1_000_000, 1_000_000);
  bar.stop();
  const [line = ""] = String(stream.read())
    // oxlint-disable-next-line no-control-regex -- what moves the cursor and clears the line
    .split(/\u001b(?:\[[?\d;]*[A-Za-z]|\d)/)
    .filter((piece) => piece.includes("■"));
  expect(line.match(/■/g)).toHaveLength(size);
  expect(countColumns(line)).toBeLessThanOrEqual(columns);
  expect(line).toMatch(/100 ?%/);
});

it("names no time that is left where nothing was done yet", () => {
  const stream = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  const bar = makeProgressBar({ stderr: makeOutput(stream), language: "en" }, "files");
  now.mockReturnValue(1000);
  bar.update(0, 10);
  bar.stop();
  const shown = String(stream.read());
  expect(shown).toContain("0 of 10 files");
  expect(shown).not.toMatch(/LLs|NFs/);
});

it("changes nothing of the terminal that a process which is ended would leave behind", () => {
  const stream = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  const bar = makeProgressBar({ stderr: makeOutput(stream), language: "en" }, "files");
  now.mockReturnValue(1000);
  bar.update(1, 10);
  const shown = String(stream.read());
  bar.stop();
  expect(shown).toContain("1 of 10 files");
  // Modes that are switched on or off, such as the cursor and the wrapping of lines.
  expect(shown).not.toContain("\u001b[?");
});
