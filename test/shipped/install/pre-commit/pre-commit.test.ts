// The guide's recipe for pre-commit, with pre-commit itself and the packed command line.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getTarballs } from "../../package/packed.ts";
import { makeProject, type FreshProject } from "../fresh-project.ts";
import { SHOWN_COMMANDS, SHOWN_FILES } from "../recipe-page.ts";

const SORT = "export const mix = (cards) => cards.sort(() => Math.random() - 0.5);\n";

let project: FreshProject;

beforeAll(async () => {
  project = await makeProject({
    "package.json": '{ "type": "module", "private": true }',
    ".pre-commit-config.yaml": SHOWN_FILES[".pre-commit-config.yaml"] ?? "",
    ".gitignore": "node_modules\n",
    "src/deal.mts": SORT.replace("(cards)", "(cards: number[])"),
    "notes.md": SORT,
  });
  const tarballs = await getTarballs(["@fair-shuffle/cli"]);
  await project.get("npm", "install", "--save-dev", "--no-audit", "--no-fund", "--prefer-offline", ...tarballs);
  await project.get("git", "init", "--quiet");
  await project.get("git", "add", ".");
});

afterAll(() => project.remove());

test("fixes what it is given, fails since it did, and is content with what it fixed", async () => {
  const command = "pre-commit run --all-files";
  expect(SHOWN_COMMANDS).toContain(command);
  const [name = "", ...args] = command.split(" ");
  const first = await project.run(name, ...args);
  expect(first.exitCode).toBe(1);
  expect(first.output).toContain("files were modified by this hook");
  expect(await project.read("src/deal.mts")).toContain("fairShuffle(cards)");
  expect(await project.read("notes.md")).toBe(SORT);
  expect((await project.run(name, ...args)).exitCode).toBe(0);
  await writeFile(join(project.folder, "src/pick.js"), SORT.replace("Math", "/* a coin */ Math"));
  await project.get("git", "add", ".");
  const left = await project.run(name, ...args);
  expect(left.exitCode).toBe(1);
  expect(left.output).toContain("1 needs your decision");
});
