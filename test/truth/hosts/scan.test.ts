// The command `fair-shuffle scan --fix`, run once over the foreign hosts, and held against what ESLint's `--fix` writes.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isMinified } from "@fair-shuffle/lint";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plantHost } from "./planted.ts";
import { makeProjects, type Projects } from "./projects.ts";
import { openStore } from "./store-files.ts";
import { fixByEslint, isComparable, type Host } from "./surfaces.ts";

const COMMAND = fileURLToPath(new URL("../../../packages/cli/src/fair-shuffle.ts", import.meta.url));
const TSX = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

/** Another one than that of the test beside this one. */
const SEED = 3;
const HOSTS = 40;

let projects: Projects;
const hosts: Host[] = [];

beforeAll(async () => {
  projects = makeProjects();
  const store = await openStore();
  for (let index = 0; index < HOSTS; index++) {
    const { host } = plantHost(store, SEED, index);
    hosts.push({ ...host, helper: "auto", file: host.file.replace("file", `file-${String(index)}`) });
  }
});

afterAll(() => {
  projects.remove();
});

test("writes what ESLint writes, to the byte, and leaves everything else as it is", () => {
  // A minified file is fixed only where it is named.
  const comparable = hosts.filter((host) => isComparable(host) && !isMinified(host.file, host.text));
  const wanted = comparable.map((host) => fixByEslint(projects, host));
  for (const { project, file, text } of comparable) writeFileSync(projects.getPath(project, file), text);
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ["--import", TSX, "--conditions=@fair-shuffle/source", COMMAND, "scan", "--fix", "--format", "json"],
    { cwd: projects.folder, encoding: "utf8", maxBuffer: 1e9 },
  );
  expect(stderr).not.toContain("Error");
  expect(status === 0 || status === 1).toBe(true);
  expect(JSON.parse(stdout)).toMatchObject({ skipped: [] });
  const different = comparable.flatMap(({ project, file, text }, index) => {
    const written = readFileSync(join(projects.folder, project, file), "utf8");
    return written === wanted[index] ? [] : [{ file, text, written, wanted: wanted[index] }];
  });
  expect(different).toEqual([]);
  expect(comparable.length).toBeGreaterThan(HOSTS * 0.9);
});
