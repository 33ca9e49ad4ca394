// `fair-shuffle simulate --svg` and `--png`: the matrix as a picture.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { exactPositions, getCatalogueEntry } from "@fair-shuffle/bias";
import { PNG } from "pngjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeProject, type Project } from "../testing/project.ts";

let project: Project;

beforeAll(() => {
  project = makeProject({
    "quiz.js": 'export const mix = (quiz) => quiz.sort(() => Math.random() - 0.5 /* <"&\u001b> */);\n',
    "part.js": `export function mix(a) {
  for (let i = 1; i < a.length; i++) {
    const j = 1 + Math.floor(Math.random() * (a.length - 1));
    [a[i], a[j]] = [a[j], a[i]];
  }
}
`,
    "loop.js": `export function mix(a) {
  for (let i = 0; i < a.length; i++) {
    const j = Math.floor(Math.random() * a.length);

    // One.
    // Two.
    [a[i], a[j]] = [a[j], a[i]];
  }
}
`,
  });
});

afterAll(() => {
  project.remove();
});

const simulate = (...args: readonly string[]): ReturnType<Project["run"]> =>
  project.run("simulate", ...args, "--trials", "1000", "--seed", "1");

/** Returns the texts of an SVG, as they are read. */
const readTexts = (svg: string): readonly string[] =>
  [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text = ""]) =>
    text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&"),
  );

describe("an SVG", () => {
  it("holds the code, the headline, the product's name and every cell of both matrices", async () => {
    const { exitCode, stderr, stdout } = await simulate("quiz.js", "--svg", "quiz.svg");
    expect([exitCode, stderr]).toEqual([1, "The picture is quiz.svg.\n"]);
    expect(stdout).toContain("Biased: of 8 items, the first one stays first 22.2 %");
    const texts = readTexts(project.read("quiz.svg"));
    expect(texts).toContain("Fair Shuffle");
    expect(texts).toContain("quiz.js:1: 8 items, exact, 1,000 shuffles (seed 1), in Chrome, Edge, Node (V8)");
    expect(texts).toContain(String.raw`quiz.sort(() => Math.random() - 0.5 /* <"&\x1b> */)`);
    expect(texts.join(" ")).toContain(
      "Biased: of 8 items, the first one stays first 22.2 % of the time instead of 12.5 % (in Chrome, Edge and Node)",
    );
    const shares = exactPositions(getCatalogueEntry("random-comparator").model, 8).flatMap((row) => [...row]);
    const cells = texts.filter((text) => /^\d+\.\d$/.test(text));
    expect(cells).toEqual([...shares, ...shares.map(() => 1 / 8)].map((share) => (100 * share).toFixed(1)));
  });

  it("shows no more of long code than fits, and frames what the page frames: the headline's cell, and the rarest one", async () => {
    await simulate("loop.js", "--cards", "4", "--svg", "deep/loop.svg");
    const svg = project.read("deep/loop.svg");
    const texts = readTexts(svg);
    expect(texts.slice(texts.indexOf("for (let i = 0; i < a.length; i++) {")).slice(1, 6)).toEqual([
      "  const j = Math.floor(Math.random() * a.length);",
      "",
      "  // One.",
      "  // Two.",
      "…",
    ]);
    const [rarest = "", frame = "", ...others] = svg.match(/<rect [^>]*fill="none"[^>]*>/g) ?? [];
    // Card 2 at position 1.
    expect(frame).toContain('x="185"');
    expect(frame).not.toContain("stroke-dasharray");
    const positions = exactPositions(getCatalogueEntry("naive-swap").model, 4);
    const least = Math.min(...positions.flat());
    const position = positions.findIndex((row) => row.includes(least));
    expect(rarest).toContain("stroke-dasharray");
    expect(rarest).toContain(`x="${String(70 + 115 * (positions[position]?.indexOf(least) ?? 0))}"`);
    // The legend says what they are.
    expect(others).toHaveLength(2);
    expect(texts.slice(-2)).toEqual([
      expect.stringMatching(/^most often: 1\.\d+×$/),
      `least often: ${(4 * least).toFixed(2)}×`,
    ]);
  });

  it("gives what the code leaves out no colour, and says what it is", async () => {
    await simulate("part.js", "--svg", "part.svg");
    const svg = project.read("part.svg");
    expect(readTexts(svg)).toEqual(expect.arrayContaining(["fair: 14.3 %", "left out: item 1", "17.9"]));
    // The first row and column of both matrices, and the legend's.
    expect(svg.match(/fill="#e9eaed"/g)).toHaveLength(2 * 15 + 1);
  });

  it("is in Chinese where the locale is", async () => {
    await project.runInChinese("simulate", "quiz.js", "--trials", "1000", "--seed", "1", "--svg", "zh.svg");
    expect(readTexts(project.read("zh.svg")).join(" ")).toContain(
      "有偏：8 个元素时，第 1 个元素留在第 1 位的概率是 22.2%",
    );
  });
});

describe("a PNG", () => {
  it("is the same picture in twice as many pixels", async () => {
    const { exitCode, stderr } = await simulate("quiz.js", "--cards", "4", "--svg", "a.svg", "--png", "a.png");
    expect([exitCode, stderr]).toEqual([1, "The picture is a.svg.\nThe picture is a.png.\n"]);
    const svg = project.read("a.svg");
    const png = PNG.sync.read(readFileSync(join(project.folder, "a.png")));
    const [, width = "", height = ""] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
    expect([png.width, png.height]).toEqual([2 * Number(width), 2 * Number(height)]);
    const cells = [...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="115" height="115" fill="#(\w+)"/g)];
    expect(cells.length).toBe(32);
    expect(new Set(cells.map(([, , , colour]) => colour)).size).toBeGreaterThan(4);
    for (const [, x = "", y = "", colour = ""] of cells) {
      // Beside the number in its middle.
      const at = 4 * (Math.round(2 * (Number(y) + 12)) * png.width + Math.round(2 * (Number(x) + 12)));
      expect(png.data.subarray(at, at + 3).toString("hex")).toBe(colour);
    }
  });
});

describe("what can't be drawn", () => {
  it.each([
    [
      ["naive-swap", "--cards", "105", "--svg", "no.svg"],
      "A picture shows up to 104 items, not 105: ask for fewer with --cards.\n",
    ],
    [
      ["naive-swap", "--cards", "105", "--html", "no.html"],
      "A page shows up to 104 items, not 105: ask for fewer with --cards, or leave out --html.\n",
    ],
    [["naive-swap", "--svg", "."], ". can't be written: it is a folder.\n"],
    [["naive-swap", "--svg", "-"], "Standard output takes the report: give --svg the name of a file.\n"],
    [["naive-swap", "--png", "-"], "Standard output takes the report: give --png the name of a file.\n"],
    [["naive-swap", "--html", "-"], "Standard output takes the report: give --html the name of a file.\n"],
  ])("%j", async (args, message) => {
    const { exitCode, stderr } = await simulate(...args);
    expect([exitCode, stderr]).toEqual([2, message]);
  });
});
