// The progress bar, as a terminal gets it.
import { PassThrough } from "node:stream";
import { afterEach, expect, it, vi } from "vitest";
import { makeProgressBar } from "./progress-bar.ts";
import { makeOutput } from "./terminal.ts";

afterEach(() => {
  vi.restoreAllMocks();
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
