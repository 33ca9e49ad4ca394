// The shuffles of a file that can be asked about: `simulate` lists those that `explain` lists, calls of functions that are known included.
import { afterEach, expect, it } from "vitest";
import { makeProject, type Project } from "../testing/project.ts";

let project: Project | undefined;

afterEach(() => {
  project?.remove();
  project = undefined;
});

const CODE = `import _ from "lodash";
export const mix = (quiz) => quiz.sort(() => Math.random() - 0.5);
export function deal(cards) {
  for (let i = 0; i < cards.length; i++) {
    const j = Math.floor(Math.random() * cards.length);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
}
export const ask = (list) => _.shuffle(list);
`;

it("are those that explain lists, and each can be simulated", async () => {
  project = makeProject({ "a.js": CODE });
  const { run } = project;
  const { exitCode, stderr } = await run("simulate", "a.js");
  expect([exitCode, stderr]).toEqual([2, "a.js has 3 shuffles: say which one, a.js:2, a.js:4 or a.js:9.\n"]);
  const explained = await run("explain", "a.js");
  const list = (text: string): readonly string[] => text.match(/a\.js:\d+/g) ?? [];
  expect(list(explained.stderr)).toEqual(list(stderr));
  for (const place of list(stderr))
    expect((await run("simulate", place, "--exact")).exitCode).toBe(place === "a.js:9" ? 0 : 1);
});

it("are passed over where they are calls, and one shuffle is the file's own", async () => {
  project = makeProject({ "a.js": CODE.replace(/export function deal[^]*?\n}\n/, "") });
  expect((await project.run("simulate", "a.js", "--exact")).stdout).toContain("a.js:2: ");
});
