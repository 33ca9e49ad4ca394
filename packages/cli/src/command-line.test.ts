// The command line as a whole: which command words mean, and that each helps.
import { afterEach, describe, expect, it } from "vitest";
import { countColumns } from "./terminal-columns.ts";
import { makeProject, type Project } from "./testing/project.ts";

let project: Project | undefined;

afterEach(() => {
  project?.remove();
  project = undefined;
});

const make = (files: Readonly<Record<string, string>> = {}): Project => (project = makeProject(files));

const SORT = "export const mix = (quiz) => quiz.sort(() => Math.random() - 0.5);\n";

describe("a path as the first word", () => {
  const files = { "src/a.js": SORT, "src/b.ts": SORT, "cards/a.js": SORT, scan: "", "a b.js": SORT };

  it.each<readonly string[]>([
    ["."],
    ["src"],
    ["cards"],
    ["src/a.js", "cards"],
    ["src/*.ts"],
    ["*/a.js"],
    ["a b.js"],
    ["src", "--format", "json"],
    ["src/none.js"],
  ])("means scan: %s", async (...args) => {
    const { run } = make(files);
    expect(await run(...args)).toEqual(await run("scan", ...args));
  });

  it("is a command where it is the name of one", async () => {
    expect((await make(files).run("scan")).stdout).toContain("✖ 4 biased shuffles in 4 files, 4 scanned.");
  });

  it.each(["none", "scna", ""])("is neither: %j", async (word) => {
    const { exitCode, stderr } = await make(files).run(word);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(`error: unknown command '${word}'`);
  });
});

it.each(["--fix", "--format=json", "-o"])("says that %s is an option of scan", async (flag) => {
  const { exitCode, stderr } = await make().run(flag);
  const [name = ""] = flag.split("=");
  expect([exitCode, stderr]).toEqual([
    2,
    `error: unknown option '${name}'\n(Did you mean scan ${name}?)\nAsk for --help to see how it is used.\n`,
  ]);
  expect((await make().runInChinese(flag)).stderr).toContain(`错误：未知选项 '${name}'\n（是否想写 scan ${name}？）\n`);
});

it("says that a command is unknown which is asked about", async () => {
  const { exitCode, stdout, stderr } = await make().run("help", "nosuch");
  expect([exitCode, stdout]).toEqual([2, ""]);
  expect(stderr).toContain("error: unknown command 'nosuch'\n");
  expect((await make().run("help", "scan")).stdout).toContain("Usage: fair-shuffle scan ");
});

it.each([[], ["scan"], ["fix"], ["simulate"], ["measure"], ["explain"]])(
  "helps in Chinese on 80 columns: %s",
  async (...words) => {
    const { stdout } = await make().runInChinese(...words, "--help");
    const lines = stdout.split("\n").filter((line) => !line.startsWith("  $ "));
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => countColumns(line) > 80)).toEqual([]);
    expect(lines.filter((line) => /^\s*[，。；：、）]/.test(line))).toEqual([]);
  },
);

it.each(
  (["en", "zh-cn"] as const).flatMap((language) =>
    ["scan", "fix", "simulate", "measure", "explain"].flatMap((name) =>
      [40, 60].map((columns) => [name, columns, language] as const),
    ),
  ),
)("helps with %s in a terminal of %i columns (%s), which breaks no word of it", async (name, columns, language) => {
  const { stdout } = await make().runInColumns(columns, language, name, "--help");
  const isWhole = (line: string): boolean => /^ {2}\$ |^\s*\S+$/.test(line);
  const lines = stdout.split("\n").filter((line) => !isWhole(line));
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter((line) => countColumns(line) > columns)).toEqual([]);
  expect(lines.filter((line) => line.endsWith("[0,"))).toEqual([]);
});

it.each(["en", "zh-cn"] as const)("breaks at words what it says beside its output, too (%s)", async (language) => {
  const { runInColumns } = make({ "a.js": SORT });
  for (const args of [
    ["scan", "--diff", "-o", "a.patch"],
    ["scan", "--format", "html", "-o", "a.html"],
    ["simulate", "a.js", "--trials", "100", "--html", "b.html", "--svg", "b.svg"],
    ["simulate", "none.js"],
    ["measure", "a.js#none"],
    ["scan", "--diff", "--format", "json"],
    ["simulate", "a.js", "--exact", "--trials", "5"],
  ]) {
    const { stderr } = await runInColumns(40, language, ...args);
    // Behind the progress, which is taken away.
    const said = stderr.slice(stderr.lastIndexOf("\u001b[2K") + 1).replace("[2K", "");
    expect(said).not.toBe("");
    expect(said.split("\n").filter((line) => countColumns(line) > 40)).toEqual([]);
  }
});

it.each([
  ["scan", "--format", "html", "-o"],
  ["simulate", "a.js", "--exact", "--html"],
  ["simulate", "a.js", "--exact", "--svg"],
])("%s … says where it made a folder for a file", async (...args) => {
  const { run, runInChinese } = make({ "a.js": SORT });
  expect((await run(...args, "new/deep/a.out")).stderr).toContain(" is new/deep/a.out, in a new folder");
  const again = (await run(...args, "new/deep/a.out")).stderr;
  expect(again).toContain(" is new/deep/a.out");
  expect(again).not.toContain("new folder");
  expect((await runInChinese(...args, "other/a.out")).stderr).toContain("在 other/a.out，文件夹是新建的");
});

it("takes a terminal that does not tell its width for one of 80 columns", async () => {
  const long = `export const winners = (members) => members.filter(Boolean)${".slice()".repeat(12)}.sort(() => Math.random() - 0.5);\n`;
  const { runInColumns } = make({ "a.js": long });
  for (const args of [
    ["scan", "--frame"],
    ["explain", "a.js"],
    ["simulate", "a.js", "--exact"],
  ]) {
    const untold = await runInColumns(0, "en", ...args);
    expect(untold.stdout).not.toBe("");
    expect(untold).toEqual(await runInColumns(80, "en", ...args));
  }
});

it("fixes what `scan --fix` fixes", async () => {
  const [one, two] = [makeProject({ "a.js": SORT, "b.js": SORT }), make({ "a.js": SORT, "b.js": SORT })];
  expect(await one.run("fix", "a.js", "--helper", "inline")).toEqual(
    await two.run("scan", "a.js", "--helper", "inline", "--fix"),
  );
  for (const file of ["a.js", "b.js"]) expect(one.read(file)).toBe(two.read(file));
  expect(one.read("a.js")).not.toBe(SORT);
  one.remove();
});

it.each([[], ["scan"], ["fix"], ["simulate"], ["measure"], ["explain"]])(
  "helps, with an example: %s",
  async (...words) => {
    const { exitCode, stdout } = await make().run(...words, "--help");
    expect(exitCode).toBe(0);
    const name = words.join(" ");
    expect(stdout).toMatch(new RegExp(`^Examples:\n  \\$ fair-shuffle ${name === "" ? "." : name}`, "m"));
    expect((await make().run("help", ...words)).stdout).toBe(stdout);
  },
);
