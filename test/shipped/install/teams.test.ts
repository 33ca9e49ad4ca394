// The guide's page for large repositories, done as it stands there: its files are written, its commands run, in a monorepo of three packages, by Turborepo and by Nx.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { Linter } from "eslint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getTarballs } from "../package/packed.ts";
import { makeProject, type FreshProject } from "./fresh-project.ts";

const RULE = "fair-shuffle/no-biased-shuffle";
const SORT = "export const mix = (cards) => cards.sort(() => Math.random() - 0.5);\n";
const page = await readFile(new URL("../../../docs/guide/teams.md", import.meta.url), "utf8");

/** The files that the page shows: a block of code behind a paragraph that ends with the file's name. */
const shown: Readonly<Record<string, string>> = Object.fromEntries(
  [...page.matchAll(/`([\w./-]+)`:\n\n```\w+\n([\s\S]*?)```/g)].map(([, file = "", text = ""]) => [file, text]),
);

/** The commands that the page shows, in its order. */
const commands = [...page.matchAll(/```sh\n(.*)\n```/g)].map(([, line = ""]) => line);

const NAMES = ["deck", "quiz", "raffle"];

let project: FreshProject;

/** Runs a command of the page, which must be one of them, word by word. */
async function run(line: string): Promise<{ readonly exitCode: number; readonly output: string }> {
  expect(commands).toContain(line);
  const [command = "", ...words] = line.split(" ");
  return project.run(command, ...words);
}

/** Lints as the page says, and returns how many tasks were not done again, and how many failed. */
async function lint(): Promise<string> {
  const { exitCode, output } = await run("npx turbo run lint --continue");
  const [, cached = ""] = /^Cached: +(\d) cached, 3 total$/m.exec(output) ?? [];
  const failed = new Set([...output.matchAll(/^@acme\/(\w+):lint: .*✖/gm)].map(([, name]) => name));
  expect(exitCode === 0).toBe(failed.size === 0);
  return `${cached} cached, ${failed.size} failed`;
}

const write = (file: string, text: string): Promise<void> => writeFile(join(project.folder, file), text);

beforeAll(async () => {
  const tarballs = await getTarballs(["fair-shuffle", "eslint-plugin-fair-shuffle"]);
  const manifest = shown["packages/deck/package.json"] ?? "";
  const packages = NAMES.flatMap((name) => [
    [`packages/${name}/package.json`, manifest.replace("@acme/deck", `@acme/${name}`)],
    [`packages/${name}/src/index.js`, SORT],
    [`packages/${name}/src/other.js`, "export const size = 52;\n"],
  ]);
  project = await makeProject(
    {
      ...shown,
      ".gitignore": "node_modules\n.turbo\n",
      ...(Object.fromEntries(packages) as Readonly<Record<string, string>>),
    },
    // Nothing is sent, and nothing is asked for.
    {
      TURBO_TELEMETRY_DISABLED: "1",
      DO_NOT_TRACK: "1",
      TURBO_NO_UPDATE_NOTIFIER: "1",
      NX_NO_CLOUD: "true",
      NX_DAEMON: "false",
      NX_TUI: "false",
    },
  );
  const options = ["--save-dev", "--no-audit", "--no-fund", "--prefer-offline"];
  expect(commands[0]).toBe("npm install --save-dev turbo eslint eslint-plugin-fair-shuffle");
  expect(commands).toContain("npm install --save-dev nx");
  await project.get(
    "npm",
    "install",
    ...options,
    `eslint@${Linter.version}`,
    "turbo@2.11.11",
    "nx@24.0.6",
    ...tarballs,
  );
});

afterAll(async () => {
  await project.remove();
});

test("the page shows the files and the commands that are tested here", () => {
  expect(Object.keys(shown)).toEqual([
    "package.json",
    "eslint.config.js",
    "turbo.json",
    "packages/deck/package.json",
    "nx.json",
  ]);
  expect(commands.length).toBe(8);
});

describe("Turborepo", () => {
  test("finds in every package", async () => {
    expect(await lint()).toBe("0 cached, 3 failed");
  });

  test("suppresses what is there in every package at once, and then a second run does nothing", async () => {
    const { exitCode } = await run(`npx turbo run lint -- --suppress-rule ${RULE}`);
    expect(exitCode).toBe(0);
    for (const name of NAMES) {
      const suppressions: unknown = JSON.parse(await project.read(`packages/${name}/eslint-suppressions.json`));
      expect(suppressions).toEqual({ "src/index.js": { [RULE]: { count: 1 } } });
    }
    expect(await lint()).toBe("0 cached, 0 failed");
    expect(await lint()).toBe("3 cached, 0 failed");
  });

  test("lints a package again in which something changed, and finds what is new", async () => {
    await write("packages/quiz/src/other.js", `// Another one.\n${SORT}`);
    expect(await lint()).toBe("2 cached, 1 failed");
    await write("packages/quiz/src/other.js", "export const size = 54;\n");
    expect(await lint()).toBe("2 cached, 0 failed");
  });

  test("asks that what was mended leaves the list", async () => {
    await write("packages/quiz/src/index.js", "export const mix = (cards) => cards;\n");
    const { exitCode, output } = await run("npx turbo run lint --continue");
    expect(exitCode).not.toBe(0);
    expect(output).toContain("suppressions left that do not occur anymore");
    expect((await run("npx turbo run lint -- --prune-suppressions")).exitCode).toBe(0);
    expect(await lint()).toBe("2 cached, 0 failed");
  });

  test("lints everything again under another configuration", async () => {
    await write("eslint.config.js", `${shown["eslint.config.js"] ?? ""}// Changed.\n`);
    expect(await lint()).toBe("0 cached, 0 failed");
  });

  test("fixes in every package, what is suppressed, too", async () => {
    expect((await run("npx turbo run lint -- --fix --prune-suppressions")).exitCode).toBe(0);
    for (const name of ["deck", "raffle"]) {
      expect(await project.read(`packages/${name}/src/index.js`)).toContain("function fairShuffle(");
      expect(JSON.parse(await project.read(`packages/${name}/eslint-suppressions.json`))).toEqual({});
    }
  });
});

describe("Nx", () => {
  const command = "npx nx run-many -t lint";
  const countCached = (output: string): number =>
    // Nx prints in colours where `CI` is set.
    stripVTControlCharacters(output).match(/^ *✔ +nx run @acme\/\w+:lint +\[.*cache/gm)?.length ?? 0;

  test("runs the same task in every package, and then a second run does nothing", async () => {
    // What Turborepo's tasks have fixed.
    const first = await run(command);
    expect(first).toMatchObject({ exitCode: 0, output: expect.stringContaining("3 projects") as unknown });
    expect(countCached(first.output)).toBe(0);
    expect(countCached((await run(command)).output)).toBe(3);
  });

  test("runs it again where something changed, and fails where a shuffle is biased", async () => {
    await write("packages/quiz/src/other.js", SORT);
    const { exitCode, output } = await run(command);
    expect(exitCode).not.toBe(0);
    expect(countCached(output)).toBe(2);
    expect(output).toContain(RULE);
    await write("packages/quiz/src/other.js", "export const size = 54;\n");
    expect((await run(command)).exitCode).toBe(0);
    await write("eslint.config.js", `${shown["eslint.config.js"] ?? ""}// Changed again.\n`);
    expect(countCached((await run(command)).output)).toBe(0);
  });
});

describe("ESLint", () => {
  test("of a package with one changed file reads that one only", async () => {
    const script = (JSON.parse(shown["packages/deck/package.json"] ?? "") as { scripts: { lint: string } }).scripts
      .lint;
    expect(script).toMatch(/^eslint \. --cache /);
    const readAgain = async (): Promise<string[]> => {
      const line = `cd packages/raffle && npx ${script} --debug`;
      const { output } = await project.run(
        "node",
        "-e",
        `process.exitCode = require("node:child_process").spawnSync(${JSON.stringify(line)}, { shell: true, stdio: "inherit" }).status`,
      );
      return [...output.matchAll(/no longer valid: .*raffle[\\/]src[\\/](\w+\.js)$/gm)]
        .map(([, file = ""]) => file)
        .sort();
    };
    await readAgain();
    expect(await readAgain()).toEqual([]);
    await write("packages/raffle/src/other.js", "export const size = 53;\n");
    expect(await readAgain()).toEqual(["other.js"]);
  });

  test("lints in threads", async () => {
    await write("packages/raffle/src/more.js", SORT);
    const { exitCode, output } = await run("npx eslint . --concurrency auto");
    expect(exitCode).toBe(1);
    expect(output).toContain(join("packages", "raffle", "src", "more.js"));
  });
});
