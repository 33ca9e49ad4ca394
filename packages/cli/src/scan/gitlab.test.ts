// `fair-shuffle scan --format gitlab`: GitLab's Code Quality report.
import { chmodSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { afterEach, expect, it } from "vitest";
import { makeProject, type Project } from "../testing/project.ts";

let project: Project | undefined;

afterEach(() => {
  project?.remove();
  project = undefined;
});

const make = (files: Readonly<Record<string, string>>): Project => (project = makeProject(files));

const SORT = "export const mix = (quiz) => quiz.sort(() => Math.random() - 0.5);\n";

/** What GitLab's documentation asks of a report: docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format. */
const SCHEMA = {
  type: "array",
  items: {
    type: "object",
    required: ["description", "check_name", "fingerprint", "severity", "location"],
    properties: {
      description: { type: "string", minLength: 1 },
      check_name: { type: "string", minLength: 1 },
      fingerprint: { type: "string", pattern: "^[0-9a-f]+$" },
      severity: { enum: ["info", "minor", "major", "critical", "blocker"] },
      location: {
        type: "object",
        required: ["path", "lines"],
        properties: {
          path: { type: "string", pattern: "^(?!\\.?/)" },
          lines: {
            type: "object",
            required: ["begin"],
            properties: { begin: { type: "integer", minimum: 1 }, end: { type: "integer", minimum: 1 } },
          },
        },
      },
    },
  },
};

interface Issue {
  readonly description: string;
  readonly fingerprint: string;
  readonly location: { readonly path: string; readonly lines: { readonly begin: number } };
}

async function report(files: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<readonly Issue[]> {
  project?.remove();
  const { stdout } = await make(files).run("scan", ...args, "--format", "gitlab");
  expect(stdout.startsWith("[")).toBe(true);
  const issues: unknown = JSON.parse(stdout);
  const ajv = new Ajv({ allErrors: true });
  ajv.validate(SCHEMA, issues);
  expect(ajv.errors).toBeNull();
  return issues as readonly Issue[];
}

it("keeps to what GitLab documents, with findings and without", async () => {
  expect(await report({ "a.js": "export {};\n" })).toEqual([]);
  expect(await report({ "src/äh ü.js": `\n${SORT}`, "b.ts": SORT })).toMatchObject([
    { location: { path: "b.ts", lines: { begin: 1 } } },
    {
      description:
        "This shuffle is biased: of 8 items, the first one stays first 22.2 % of the time instead of 12.5 % (in Chrome, Edge and Node).",
      location: { path: "src/äh ü.js", lines: { begin: 2 } },
    },
  ]);
  expect((await report({ "src/a.js": SORT }, "./src/a.js"))[0]?.location.path).toBe("src/a.js");
});

it("knows a finding again after lines above it have changed, and tells two alike apart", async () => {
  const getPrints = (issues: readonly Issue[]): string[] => issues.map(({ fingerprint }) => fingerprint);
  const before = await report({ "a.js": SORT + SORT, "b.js": SORT });
  expect(new Set(getPrints(before)).size).toBe(3);
  const after = await report({ "a.js": `\n\n${SORT}let x;\n  ${SORT}`, "b.js": `// b\n${SORT}` });
  expect(getPrints(after)).toEqual(getPrints(before));
  expect(after.map(({ location }) => location.lines.begin)).not.toEqual(
    before.map(({ location }) => location.lines.begin),
  );
});

it("has the fingerprints that SARIF has", async () => {
  const issues = await report({ "a.js": SORT });
  const sarif = JSON.parse((await make({ "a.js": SORT }).run("scan", "--format", "sarif")).stdout) as {
    runs: readonly { results: readonly { partialFingerprints: Record<string, string> }[] }[];
  };
  expect(sarif.runs[0]?.results[0]?.partialFingerprints).toEqual({ "fairShuffle/v1": issues[0]?.fingerprint });
});

it("leaves what could not be fixed to standard error", async () => {
  const { run, folder } = make({ "a.js": SORT });
  chmodSync(join(folder, "a.js"), 0o444);
  const { exitCode, stderr } = await run("fix", "--format", "gitlab");
  expect([exitCode, stderr]).toEqual([2, "a.js: not fixed: it is read-only, so make it writable first.\n"]);
  chmodSync(join(folder, "a.js"), 0o644);
});

it("leaves what could not be judged to standard error, wherever the report goes", async () => {
  const { run } = make({ "a.js": SORT, "b.js": "list.sort(() => Math.random() - ;\n", "c.js": "\0Math.random()\0" });
  const broken: unknown = expect.stringMatching(/^b\.js:1:\d+: syntax error: .+\.$/);
  const told = [broken, "c.js: binary: no text in UTF-8."];
  const { exitCode, stdout, stderr } = await run("scan", "--format", "gitlab");
  expect([exitCode, (JSON.parse(stdout) as unknown[]).length]).toEqual([1, 1]);
  expect(stderr.trimEnd().split("\n")).toEqual(told);
  const kept = await run("scan", "--format", "gitlab", "-o", "report.json");
  const [file, ...others] = kept.stderr.trimEnd().split("\n");
  expect(file).toContain("The report is report.json.");
  expect(others).toEqual(told);
});
