// Sentences in a terminal lie in lines that fit it; what is no terminal gets them whole.
import { afterAll, beforeAll, expect, test } from "vitest";
import { countColumns } from "./terminal-columns.ts";
import { makeProject, type Project } from "./testing/project.ts";

let project: Project;

beforeAll(() => {
  project = makeProject({
    "mix.js": "export const mix = (quiz) => quiz.sort(() => Math.random() - 0.5);\n",
    "cycle.js": `export function mix(a) {
  for (let i = a.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * i);
    [a[i], a[j]] = [a[j], a[i]];
  }
}
`,
  });
});

afterAll(() => {
  project.remove();
});

test("a finding's lines begin below its first word, and its suggestions below each other", async () => {
  const { stdout } = await project.runInTerminal(0, "scan", "mix.js", "--no-frame");
  expect(stdout).toContain(`mix.js
  1:35  error  This shuffle is biased: of 8 items, the first one stays first
               22.2 % of the time instead of 12.5 % (in Chrome, Edge and Node).
               fair-shuffle/no-biased-shuffle
`);
  const { stdout: cycle } = await project.runInTerminal(0, "scan", "cycle.js", "--no-frame");
  expect(cycle).toMatch(/\n {7}Suggestion 1: [^\n]+\n {7}\S/);
});

test.each([
  ["scan", "."],
  ["explain", "cycle.js:2"],
  ["explain", "mix.js:1"],
  ["simulate", "mix.js:1", "--cards", "4", "--exact"],
])("%s keeps to the terminal, and to one line where there is none", async (...args) => {
  const { stdout } = await project.runInTerminal(0, ...args);
  for (const line of stdout.split("\n")) expect(countColumns(line), line).toBeLessThanOrEqual(80);
  const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => !/^[\d|>^]*$/.test(word));
  const piped = await project.run(...args, ...(args[0] === "scan" ? ["--frame"] : []));
  expect(words(piped.stdout)).toEqual(words(stdout));
  expect(piped.stdout.split("\n").some((line) => countColumns(line) > 80)).toBe(true);
});

test("colours begin and end on each line", async () => {
  const { stdout } = await project.runInTerminal(1, "scan", "mix.js", "--no-frame");
  // oxlint-disable-next-line no-control-regex -- colours begin with it
  expect(stdout).toMatch(/\u001b\[1m[^\n\u001b]*stays first\u001b\[22m\n {15}\u001b\[1m22\.2 %/);
});
