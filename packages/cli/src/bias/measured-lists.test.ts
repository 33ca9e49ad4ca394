// What is said of a function that gives back no list of all its items: how it can be measured all the same, by what a module exports.
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeProject, type Project } from "../testing/project.ts";

let project: Project;

beforeAll(() => {
  project = makeProject({
    "teams.mjs": `export function drawTeams(cards, count) {
  const copy = [...cards].sort(() => Math.random() - 0.5);
  return Array.from({ length: count }, (_, team) => copy.filter((_, index) => index % count === team));
}
export const pairs = (cards) => [cards.slice(0, 4), cards.slice(4)];
export const draw = (cards, count) => cards.slice(0, count || 3);
// As it is shown.
export const measured = (cards) => drawTeams(cards, 2).flat();
`,
  });
});

afterAll(() => {
  project.remove();
});

const WRAP = "export const measured = (cards) => drawTeams(cards, 2).flat()";

it.each([
  [
    "an empty list",
    "drawTeams",
    `teams.mjs#drawTeams can't be measured as it is. In call 1 it gave back an empty list. Export a function that hands it what it needs and gives back all items in one list, for example \`${WRAP}\`, and measure that.\n`,
  ],
  [
    "lists of items",
    "pairs",
    "If it gives back lists of items, export a function that makes one list of them, for example `export const measured = (cards) => pairs(cards).flat()`, and measure that.\n",
  ],
  [
    "some of its items",
    "draw",
    "for example `(cards) => draw(cards, cards.length)`. Export that under a name, and measure it.\n",
  ],
])("tells how to measure what gives back %s", async (_, name, said) => {
  const { exitCode, stdout, stderr } = await project.run("measure", `teams.mjs#${name}`);
  expect([exitCode, stdout]).toEqual([2, ""]);
  expect(stderr.endsWith(said)).toBe(true);
});

it("measures what is shown", async () => {
  expect(project.read("teams.mjs")).toContain(`${WRAP};\n`);
  const { exitCode, stderr } = await project.run("measure", "teams.mjs#measured", "--trials", "20000");
  expect([exitCode, stderr]).toEqual([1, ""]);
});

it("tells it in Chinese", async () => {
  const { stderr } = await project.runInChinese("measure", "teams.mjs#drawTeams");
  expect(stderr).toContain("第 1 次调用时，它返回了空列表。请导出一个函数");
});
