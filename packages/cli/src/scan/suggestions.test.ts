// What `--suggestion` does: it applies the suggestion that somebody chose, says what it assumes, and never anything else.
import { afterEach, describe, expect, it } from "vitest";
import { makeProject, type Project } from "../testing/project.ts";

let project: Project | undefined;

afterEach(() => {
  project?.remove();
  project = undefined;
});

const make = (files: Readonly<Record<string, string>>): Project => (project = makeProject(files));

const loop = (range: string): string => `  for (let i = a.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * ${range});
    [a[i], a[j]] = [a[j], a[i]];
  }
`;
const sattolo = (name: string, range = "i"): string => `export function ${name}(a) {\n${loop(range)}}\n`;
const HELPER = "// Fair shuffle in place (Fisher-Yates): every order is equally likely.";
const COPY = "export const first = (a) => a()?.slice().sort(() => Math.random() - 0.5).join();\n";

describe("fix --suggestion", () => {
  it("applies one suggestion of each finding, beside the fixes, and lists it with its place before", async () => {
    const files = {
      "a.js": `${sattolo("one")}${sattolo("two", "a.length")}${sattolo("three")}`,
      "b.js": "// Fair: nothing is drawn.\n",
    };
    const { run, read } = make(files);
    expect(await run("fix", "--suggestion", "1")).toEqual({
      exitCode: 0,
      stdout: `✔ 3 biased shuffles fixed in 1 file.

By a suggestion:
  a.js:2:3: Correct the range of the draw: \`Math.floor(Math.random() * (i + 1))\`.
  a.js:14:3: Correct the range of the draw: \`Math.floor(Math.random() * (i + 1))\`.

✔ No biased shuffle is left in 2 files.
`,
      stderr: "",
    });
    expect(read("a.js")).toBe(sattolo("one", "(i + 1)") + sattolo("two", "(i + 1)") + sattolo("three", "(i + 1)"));
    expect(read("b.js")).toBe(files["b.js"]);
  });

  it("brings one function for several that touch, and still tells their first places", async () => {
    const { run, read } = make({ "a.mjs": `${sattolo("one")}${sattolo("two")}` });
    const { exitCode, stdout } = await run("fix", "--suggestion", "2");
    expect(exitCode).toBe(0);
    expect(stdout.match(/a\.mjs:\d+:\d+/g)).toEqual(["a.mjs:2:3", "a.mjs:8:3"]);
    expect(read("a.mjs").split(HELPER)).toHaveLength(2);
    expect(read("a.mjs")).toMatch(/^export function one\(a\) \{\n {2}fairShuffle\(a\);\n\}\nexport function two\(a\)/);
  });

  it("changes one place alone", async () => {
    const [one, two, fixable] = [sattolo("one"), sattolo("two"), sattolo("three", "a.length")];
    const { run, read } = make({ "a.js": one + two + fixable });
    // The exit code tells of that place, whatever else is biased in the file.
    const { exitCode, stdout } = await run("fix", "a.js:9", "--suggestion", "1");
    expect(exitCode).toBe(0);
    expect(stdout).toContain("✔ 1 biased shuffle fixed in 1 file.");
    expect(stdout).toContain("✖ 2 biased shuffles in 1 file, 1 scanned.");
    expect(read("a.js")).toBe(one + sattolo("two", "(i + 1)") + fixable);
    expect((await run("fix", "a.js:14")).exitCode).toBe(0);
    expect(read("a.js")).toBe(one + sattolo("two", "(i + 1)") + sattolo("three", "(i + 1)"));
  });

  it("says that a place was not fixed where its file can't be parsed", async () => {
    const { run } = make({ "a.js": `${sattolo("one", "a.length")}}` });
    const { exitCode, stdout } = await run("fix", "a.js:2");
    expect(exitCode).toBe(2);
    expect(stdout).toMatch(/^Nothing was judged:\n {2}a\.js:\d+:\d+: syntax error: /);
  });

  it("names the file that is not there, and not its line with it", async () => {
    const { run } = make({ "a.js": sattolo("one") });
    expect(await run("fix", "b.js:2")).toMatchObject({ exitCode: 2, stdout: "", stderr: "There is no file b.js.\n" });
  });

  describe("a line means", () => {
    // Both are reported where their own word stands: the outer one on line 4, the inner one on line 3.
    const nested = `export const deal = (table) =>
  table
    .map((hand) => hand.slice().sort(() => Math.random() - 0.5))
    .sort(() => Math.random() - 0.5);
`;
    const long = `export const deal = (table) =>
  table
    .map((hand) =>
      hand.slice().sort(
        () =>
          Math.random() - 0.5,
      ),
    )
    .sort(() => Math.random() - 0.5);
`;

    it.each([
      ["the shuffle that is reported on it, and not the one around it", nested, 3, [4]],
      ["the outer one where that is reported", nested, 4, [3]],
      ["the innermost one that goes over it", long, 6, [5]],
    ])("%s", async (_, text, line, left) => {
      const { run } = make({ "a.js": text });
      const before = await run("scan", "--format", "json");
      expect((JSON.parse(before.stdout) as { findings: unknown[] }).findings).toHaveLength(2);
      const { stdout } = await run("fix", `a.js:${String(line)}`, "--format", "json");
      const { findings, fixed } = JSON.parse(stdout) as { findings: { line: number }[]; fixed: { findings: number } };
      expect([fixed.findings, findings.map((finding) => finding.line)]).toEqual([1, left]);
    });
  });

  it("takes the suggestion of a place also where there is a fix", async () => {
    const { run, read } = make({ "a.js": sattolo("one", "a.length") });
    expect((await run("fix", "a.js:2", "--suggestion", "1")).stdout).toContain("  a.js:2:3: Use the fair `shuffle`");
    expect(read("a.js")).toContain("fairShuffle(a);");
  });

  it("leaves what has no suggestion of that number", async () => {
    const { run, read } = make({ "a.js": sattolo("one") });
    const said = "No biased shuffle that is left has a suggestion 9: they have 2 at most.\n";
    expect(await run("fix", "--suggestion", "9")).toMatchObject({ exitCode: 2, stderr: said });
    expect(await run("fix", "--diff", "--suggestion", "9")).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining(said) as string,
    });
    expect(read("a.js")).toBe(sattolo("one"));
    expect((await run("fix", "--suggestion", "2")).exitCode).toBe(0);
    // What is fixed unasked needs none.
    project?.remove();
    expect(await make({ "a.js": sattolo("one", "a.length") }).run("fix", "--suggestion", "9")).toMatchObject({
      exitCode: 0,
      stderr: "",
    });
    project?.remove();
    const both = make({ "a.js": sattolo("one", "a.length"), "b.js": COPY });
    expect(await both.run("fix", "--suggestion", "2")).toMatchObject({
      exitCode: 2,
      stderr: "No biased shuffle that is left has a suggestion 2: none of them has a suggestion.\n",
    });
    expect(await both.run("fix", "--suggestion", "1")).toMatchObject({ exitCode: 1, stderr: "" });
  });

  it("makes nothing of a suggestion unasked", async () => {
    const { run, read } = make({ "a.js": sattolo("one") });
    expect((await run("fix")).exitCode).toBe(1);
    expect(read("a.js")).toBe(sattolo("one"));
  });

  it("works on standard input", async () => {
    const { runOn } = make({});
    const { exitCode, stdout, stderr } = await runOn(sattolo("one"), "fix", "-", "--suggestion", "1");
    expect([exitCode, stdout]).toEqual([0, sattolo("one", "(i + 1)")]);
    expect(stderr).toContain("By a suggestion:\n  stdin.js:2:3: Correct the range");
  });

  it("is told in every report of what was done", async () => {
    const json = await make({ "a.js": sattolo("one") }).run("fix", "--suggestion", "1", "--format", "json");
    const says = "Correct the range of the draw: `Math.floor(Math.random() * (i + 1))`.";
    expect(JSON.parse(json.stdout)).toMatchObject({
      fixed: { findings: 1, files: 1, chosen: [{ file: "a.js", line: 2, column: 3, says }] },
      findings: [],
    });
    project?.remove();
    const markdown = await make({ "a.js": sattolo("one") }).run("fix", "--suggestion", "1", "--format", "markdown");
    expect(markdown.stdout).toContain(`By a suggestion:\n\n${says}\n\n\`\`\`diff\n`);
    expect(markdown.stdout).toContain("+   const j = Math.floor(Math.random() * (i + 1));");
  });

  it("speaks Chinese", async () => {
    const { runInChinese } = make({ "a.js": sattolo("one") });
    expect((await runInChinese("fix", "--suggestion", "1")).stdout).toContain(
      "以下是按建议修改的：\n  a.js:2:3：改正抽取的范围：",
    );
  });
});

describe("what can't be done as given ends with 2, and changes nothing", () => {
  it.each<[string, readonly string[], string]>([
    [
      "without --fix",
      ["scan", "--suggestion", "1"],
      "--suggestion says what --fix does besides: give both, or write fix instead of scan.",
    ],
    [
      "a place beside other paths",
      ["fix", "a.js:2", "a.js", "--suggestion", "1"],
      "A place in a file, such as src/deal.ts:12, is fixed alone: leave the other paths out.",
    ],
    [
      "a place without a finding",
      ["fix", "a.js:7", "--suggestion", "1"],
      "No biased shuffle is reported at a.js:7, so nothing was changed.",
    ],
    ["a line that is not there", ["fix", "a.js:99"], "a.js has no line 99: it has 10.\n"],
    [
      "a number that it has not",
      ["fix", "a.js:2", "--suggestion", "3"],
      "The biased shuffle at a.js:2 has 2 suggestions and no number 3, so nothing was changed.",
    ],
    [
      "a place that is not fixed unasked",
      ["fix", "a.js:2"],
      "The biased shuffle at a.js:2 is not fixed unasked; --suggestion 1 chooses its first suggestion.",
    ],
    [
      "a place that has no way out",
      ["fix", "a.js:10"],
      "The biased shuffle at a.js:10 is not fixed unasked, and has no suggestion.",
    ],
    ["no number", ["fix", "--suggestion", "0"], "error: option '--suggestion <number>' argument '0' is invalid."],
  ])("%s", async (_, args, said) => {
    const text = `${sattolo("one")}\n\n\n${COPY}`;
    const { run, read } = make({ "a.js": text });
    const { exitCode, stdout, stderr } = await run(...args);
    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(said);
    expect(read("a.js")).toBe(text);
  });
});
