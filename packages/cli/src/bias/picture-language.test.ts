// In which language a PNG is drawn: in Chinese only where the machine has a font for it. What draws is a stand-in, so that the fonts of this machine decide nothing.
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { makeProject, type Project } from "../testing/project.ts";

const machine = vi.hoisted(() => ({ hasChineseFont: false }));

vi.mock("@resvg/resvg-js", () => ({
  Resvg: class {
    readonly svg: string;

    constructor(svg: string) {
      this.svg = svg;
    }

    render(): { readonly pixels: Buffer; readonly asPng: () => Buffer } {
      const seen = machine.hasChineseFont ? this.svg : this.svg.replaceAll(/\p{Script=Han}/gu, "□");
      return { pixels: Buffer.from(seen), asPng: () => Buffer.from(seen) };
    }
  },
}));

let project: Project;

beforeAll(() => {
  project = makeProject({ "quiz.js": "export const mix = (quiz) => quiz.sort(() => Math.random() - 0.5);\n" });
});

afterAll(() => {
  project.remove();
});

const draw = (subject: string): ReturnType<Project["run"]> =>
  project.runInChinese("simulate", subject, "--trials", "1000", "--seed", "1", "--png", "a.png", "--svg", "a.svg");

it("is in English without one, and says why; the SVG stays Chinese", async () => {
  machine.hasChineseFont = false;
  for (const subject of ["quiz.js", "naive-swap"]) {
    const { stderr } = await draw(subject);
    expect(stderr).toBe("图片在 a.svg。\n图片在 a.png。\na.png 里的文字是英文，因为本机没有含中文字符的字体。\n");
    expect(project.read("a.png")).toContain("Biased: of 8 items, the ");
    expect(project.read("a.png")).not.toContain("□");
    expect(project.read("a.svg")).toContain("有偏：8 个元素时");
  }
});

it("is in Chinese with one", async () => {
  machine.hasChineseFont = true;
  const { stderr } = await draw("quiz.js");
  expect(stderr).toBe("图片在 a.svg。\n图片在 a.png。\n");
  expect(project.read("a.png")).toBe(project.read("a.svg"));
});
