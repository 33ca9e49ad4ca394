// What `scan` is given to find a shuffle, `simulate` and `explain` are given to show it.
import { afterEach, expect, it } from "vitest";
import { makeProject, type Project } from "./testing/project.ts";

let project: Project | undefined;

afterEach(() => {
  project?.remove();
  project = undefined;
});

const OWN = "export const mix = (quiz) => quiz.sort(() => dice.next() - 0.5);\n";
const TIES = "export const rank = (list) => list.sort((a, b) => b.score - a.score || Math.random() - 0.5);\n";
const IMPORTED = 'import { coin } from "./coin.js";\nexport const mix = (quiz) => quiz.sort(() => coin() - 0.5);\n';

it.each<[string, string, readonly string[], readonly string[]]>([
  ["a source of the project's own", OWN, ["--random-source", "dice.next"], []],
  ["a tie-break", TIES, ["--check-tie-breaks"], []],
  ["an imported function", IMPORTED, [], ["--no-read-imports"]],
])("is %s", async (_, code, reported, silent) => {
  project = makeProject({ "a.js": code, "coin.js": "export const coin = () => Math.random();\n" });
  const { run } = project;
  const line = String(code.split("\n").findIndex((text) => text.includes("sort")) + 1);
  for (const [flags, exitCode] of [[reported, 1] as const, [silent, 0] as const]) {
    expect(await run("scan", "a.js", ...flags)).toMatchObject({ exitCode });
    const { stdout } = await run("explain", `a.js:${line}`, ...flags);
    expect(stdout).toContain(exitCode === 1 ? "This sort is reported." : "Nothing is reported");
    const simulated = await run("simulate", `a.js:${line}`, "--exact", ...flags);
    // A shuffle that is not known can't be simulated; one that is not reported ends as a fair one.
    expect(simulated.exitCode === 1).toBe(exitCode === 1);
  }
});

it("is refused in the same words where it can't be read", async () => {
  project = makeProject({ "a.js": OWN });
  for (const command of ["scan", "simulate", "explain"])
    expect(await project.run(command, "a.js:1", "--random-source", "dice.next()")).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining("It has to look like dice.next (without parentheses)") as string,
    });
});
