// Code under a finding fits the terminal, and its mark stands below what it marks.
import { Ansis } from "ansis";
import { expect, it } from "vitest";
import { drawFrame, type Mark } from "./code-frame.ts";
import { getText } from "./foreign-text.ts";
import { countColumns } from "./terminal-columns.ts";

const CODE = "export const winners = (members) => members.sort(() => Math.random() - 0.5).slice(0, 3);";
const MARKED = "sort(() => Math.random() - 0.5)";

function draw(lines: readonly string[], marked: string, width?: number): readonly string[] {
  const line = lines.findIndex((text) => text.includes(marked)) + 1;
  const column = (lines[line - 1]?.indexOf(marked) ?? 0) + 1;
  const mark: Mark = { line, column, endLine: line, endColumn: column + marked.length };
  return getText(drawFrame(lines, mark, { colours: new Ansis(0), width })).split("\n");
}

it("shows lines whole where there is room", () => {
  expect(draw(["}", CODE, ""], MARKED)).toEqual([
    "  1 | }",
    `> 2 | ${CODE}`,
    `    | ${" ".repeat(CODE.indexOf(MARKED))}${"^".repeat(MARKED.length)}`,
  ]);
});

it.each([100, 80, 64, 40])("keeps to a terminal of %i columns", (width) => {
  const lines = ["function mixWithAVeryLongNameThatSaysAllOfWhatItDoes(membersOfTheClub, andTheirGuests) {", CODE, "}"];
  const drawn = draw(lines, MARKED, width);
  for (const row of drawn) expect(countColumns(row), row).toBeLessThanOrEqual(width);
  const [, code = "", carets = ""] = drawn;
  const start = carets.indexOf("^");
  const length = carets.length - start;
  expect(code.slice(start, start + Math.min(length, 8))).toBe(MARKED.slice(0, 8));
  expect(code.includes("…")).toBe(width < 100);
});

it("leaves a mark at its place where code of two columns a letter stands before it", () => {
  const [code = "", carets = ""] = draw([`const 标题 = "${"牌".repeat(30)}"; ${CODE}`], MARKED, 60);
  expect(countColumns(code)).toBeLessThanOrEqual(60);
  const start = carets.indexOf("^");
  expect(start).toBe(countColumns(code.slice(0, code.indexOf("sort("))));
});

it("counts a tab as wide as a terminal may show it", () => {
  const [code = ""] = draw([`\t\t${CODE}`], MARKED, 80);
  expect(countColumns(code.replaceAll("\t", " ".repeat(8)))).toBeLessThanOrEqual(80);
});

it("does not read the whole of a long line", () => {
  const line = `${"x".repeat(400_000)};${CODE}`;
  const times = { frame: Infinity, whole: Infinity };
  const measure = (name: keyof typeof times, run: () => void): void => {
    const start = performance.now();
    run();
    times[name] = Math.min(times[name], performance.now() - start);
  };
  // The fastest of three, in turns: it takes a sixteenth.
  for (let round = 0; round < 3; round++) {
    measure("frame", () => {
      expect(draw([line], MARKED, 80)[0]).toContain(MARKED.slice(0, 20));
    });
    measure("whole", () => {
      expect(countColumns(line)).toBe(line.length);
    });
  }
  expect(times.frame).toBeLessThan(times.whole / 4);
});
