// What a scan comes to: it claims nothing of code that it did not read, and says the same in every format.
import { afterEach, describe, expect, it } from "vitest";
import { makeProject, type Project } from "../testing/project.ts";

let project: Project | undefined;

afterEach(() => {
  project?.remove();
  project = undefined;
});

const make = (files: Readonly<Record<string, string>>): Project => (project = makeProject(files));

const COIN = "() => Math.random() - 0.5";
const SVELTE = `<ul>\n  {#each cards.sort(${COIN}) as card}<li>{card}</li>{/each}\n</ul>\n`;
const VUE = `<template>\n  <p>{{ cards.sort(${COIN}) }}</p>\n</template>\n`;

/** One with a fix, one with suggestions, one with neither. */
const LEFT = {
  "fix.js": `export const mix = (quiz) => quiz.sort(${COIN});\n`,
  "choose.js": `export function deal(a) {\n  for (let i = a.length - 1; i > 0; i--) {\n    const j = Math.floor(Math.random() * i);\n    [a[i], a[j]] = [a[j], a[i]];\n  }\n}\n`,
  "neither.html": `<button onclick="list.sort(${COIN})">x</button>\n`,
};
const WAYS = [
  "1 can be fixed with `--fix`.",
  "1 needs your decision: `--fix --suggestion 1` applies the first suggestion of each, `fair-shuffle fix FILE:LINE --suggestion 2` the second one there.",
  "1 has no fix: what is said there tells why.",
];

const readSummary = (html: string): unknown => {
  const [, json = ""] = /id="fair-shuffle-data">(.*)<\/script>/.exec(html) ?? [];
  return (JSON.parse(json) as { summary?: unknown }).summary;
};

describe("what was not read", () => {
  it("is named on one line, and nothing is claimed of it", async () => {
    expect(await make({ "List.svelte": SVELTE, "Page.vue": VUE, "a.js": "let a;\n" }).run("scan")).toEqual({
      exitCode: 0,
      stdout:
        "No biased shuffle in what was read of 3 files.\n\nNot read, so not judged: code that may hold a shuffle, at List.svelte:2, Page.vue:2 (`fair-shuffle explain List.svelte:2` says why).\n",
      stderr: "",
    });
  });

  it("is not mentioned where there is nothing to read", async () => {
    const script = `<script>\nlet deck = [1, 2, 3].map(() => Math.random()).sort();\n</script>\n{deck.join()}\n`;
    const { stdout } = await make({ "List.svelte": script }).run("scan");
    expect(stdout).toBe("✔ No biased shuffle in 1 file.\n");
  });

  it("is counted where there is much of it", async () => {
    const { stdout } = await make({ "List.svelte": SVELTE.repeat(5) }).run("scan");
    expect(stdout).toContain("at List.svelte:2, List.svelte:5, List.svelte:8, 2 more places (");
  });

  it("is said beside findings, and after fixes", async () => {
    const { run } = make({ "List.svelte": `<script>\nlet a = b.sort(${COIN});\n</script>\n${SVELTE}` });
    expect((await run("scan")).stdout).toMatch(/✖ 1 biased shuffle in 1 file, 1 scanned\.\n[^]*at List\.svelte:5 \(/);
    const { exitCode, stdout } = await run("fix");
    expect(exitCode).toBe(0);
    expect(stdout).toContain("No biased shuffle is left in what was read of 1 file.\n");
    // The helper that the fix wrote moves the markup down.
    const line =
      project
        ?.read("List.svelte")
        .split("\n")
        .findIndex((text) => text.includes("#each")) ?? 0;
    expect(stdout).toContain(`at List.svelte:${String(line + 1)} (`);
  });

  it("is named by its line in the file as it is where a patch is only shown", async () => {
    const { run } = make({ "List.svelte": `<script>\nlet a = b.sort(${COIN});\n</script>\n${SVELTE}` });
    const { stdout, stderr } = await run("fix", "--diff");
    expect(stdout).toContain("+let a = fairShuffle(b);\n");
    expect(stderr).toContain("at List.svelte:5 (`fair-shuffle explain List.svelte:5` says why)");
  });

  it("is said in Chinese where the locale is Chinese", async () => {
    expect((await make({ "Page.vue": VUE }).runInChinese("scan")).stdout).toBe(
      "1 个文件已读取的部分中未发现有偏的洗牌。\n\n未读取，因此没有判断：Page.vue:2 的代码可能含有洗牌（`fair-shuffle explain Page.vue:2` 会说明原因）。\n",
    );
  });

  it("stands in every report, or beside it", async () => {
    const { run } = make({ "Page.vue": VUE });
    const said = "Not read, so not judged: code that may hold a shuffle, at Page.vue:2 (";
    const { stdout: json } = await run("scan", "--format", "json");
    expect(JSON.parse(json)).toMatchObject({
      scanned: 1,
      findings: [],
      unread: [{ file: "Page.vue", line: 2, column: 8 }],
    });
    const { stdout: sarif } = await run("scan", "--format", "sarif");
    expect(JSON.parse(sarif)).toMatchObject({
      runs: [{ invocations: [{ toolExecutionNotifications: [{ level: "note" }] }], results: [] }],
    });
    expect(sarif).toContain(said);
    const { stdout: markdown } = await run("scan", "--format", "markdown");
    expect(markdown).toBe(
      "## No biased shuffle in what was read\n\n1 file scanned.\n\nNot read, so not judged: code that may hold a shuffle, at `Page.vue:2` (`fair-shuffle explain Page.vue:2` says why).\n",
    );
    const { stdout: html } = await run("scan", "--format", "html");
    expect(readSummary(html)).toEqual([
      "No biased shuffle in what was read of 1 file.",
      expect.stringContaining("`Page.vue:2`"),
    ]);
    for (const flags of [
      ["--format", "html"],
      ["--format", "gitlab"],
      ["-o", "report.txt"],
    ])
      expect((await run("scan", ...flags)).stderr).toContain(said);
  });

  it("is what explain says of it", async () => {
    const { run } = make({ "Page.vue": VUE });
    for (const asked of ["Page.vue", "Page.vue:2"]) {
      const { stdout } = await run("explain", asked);
      expect(stdout).toContain("Page.vue:2:8  Nothing is reported here.");
      expect(stdout).toMatch(/\nCode in markup is not read, .* Move it into a function of the script .*\n$/);
    }
  });
});

describe("how many can be fixed", () => {
  it("names no second suggestion where none has one", async () => {
    const code =
      "export function mix(a) {\n  for (let i = 0; i < 100; i++) {\n    const k = Math.floor(Math.random() * 52);\n    const t = a[0]; a[0] = a[k]; a[k] = t;\n  }\n}\n";
    const { run, runInChinese } = make({ "a.js": code });
    expect((await run("scan")).stdout).toMatch(
      /\n {2}1 needs your decision: `--fix --suggestion 1` applies its suggestion\.\n$/,
    );
    expect((await runInChinese("scan")).stdout).toMatch(
      /\n {2}1 处需要你来决定：`--fix --suggestion 1` 应用每一处的建议。\n$/,
    );
  });

  it.each([
    ["stylish", (stdout: string) => stdout],
    ["markdown", (stdout: string) => stdout],
    ["html", (stdout: string) => (readSummary(stdout) as string[]).join("\n")],
  ] as const)("is said alike: %s", async (format, read) => {
    const { stdout } = await make(LEFT).run("scan", "--format", format);
    const lines = read(stdout)
      .split("\n")
      .map((line) => line.replace(/^(?:- | {2})/, ""));
    expect(lines.filter((line) => /^\d+ (?:can be fixed|needs? your|ha(?:s|ve) no)/.test(line))).toEqual(WAYS);
  });
});

it("says once that nothing was judged, and lists the files below it", async () => {
  const { run } = make({ "bad.js": "list.sort(() => Math.random() - ;\n" });
  const { stdout } = await run("scan");
  expect(stdout).toMatch(/^Nothing was judged:\n {2}bad\.js:1:33: syntax error: .+\n$/);
  const { stdout: page } = await run("scan", "--format", "html");
  expect(page).toContain("Nothing was judged:");
  expect(page).not.toContain("Not judged, or not fixed:");
});
