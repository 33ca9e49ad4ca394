// The packed packages, installed by pnpm and by Yarn, whose projects reach nothing that a package does not declare, find, fix and run as under npm.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Linter } from "eslint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PUBLISHED } from "../package/pack.ts";
import { getTarballs } from "../package/packed.ts";
import { findShufflesBy, makeProject, type FreshProject } from "./fresh-project.ts";
import { CHECK, COMMON_MODULE, MODULE } from "./shuffles.ts";

const RULE = "fair-shuffle/no-biased-shuffle";

const IMPORTING_CONFIG = `import fairShuffle from "eslint-plugin-fair-shuffle";

export default [{ ignores: [".pnp.*"] }, fairShuffle.configs.recommended];
`;

const REQUIRING_CONFIG = `const fairShuffle = require("eslint-plugin-fair-shuffle");

module.exports = [fairShuffle.configs.recommended];
`;

/** What reaches every other package by its name alone. */
const LIBRARIES = `import assert from "node:assert/strict";
import { exactOrders, getCatalogueEntry, toText } from "@fair-shuffle/bias";
import { makePage } from "@fair-shuffle/lab";

const { model } = getCatalogueEntry("naive-swap");
assert.equal(toText(exactOrders(model, 3).get("0,1,2")), "4/27");
assert.match(makePage({ subjects: [{ name: "naive", code: "", model }], selected: 0 }), /^<!doctype html>/i);
console.log("reached");
`;

/** ESLint looks at no TypeScript here, so that the command line has something left to fix. */
const QUIZ = "export function mix(quiz: number[]) {\n  return quiz.sort(() => Math.random() - 0.5);\n}\n";

const run = promisify(execFile);
const shell = process.platform === "win32";
let tarballs: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  const names = PUBLISHED.map(({ name }) => name);
  const files = await getTarballs(names);
  tarballs = Object.fromEntries(names.map((name, index) => [name, files[index] ?? ""]));
});

/** What packages of ours ask for by a version that no registry has yet; pnpm calls them overrides, Yarn resolutions. */
const getOverrides = (): object => ({ "@fair-shuffle/bias": `file:${tarballs["@fair-shuffle/bias"] ?? ""}` });

/** A project's manifest: every package of ours is its tarball. */
function getManifest(type: string, eslint: string): string {
  const files = Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`]));
  const { "fair-shuffle": helper = "", ...others } = files;
  return JSON.stringify({
    name: "fresh",
    version: "1.0.0",
    private: true,
    type,
    dependencies: { "fair-shuffle": helper },
    devDependencies: { ...others, eslint },
    resolutions: getOverrides(),
  });
}

interface Manager {
  readonly name: string;
  readonly eslint: string;
  readonly type: "commonjs" | "module";
  /** What npx gets it by, and what it is called. */
  readonly source: string;
  readonly command: string;
  readonly installOptions: readonly string[];
  /** A function, because the tarballs are packed first. */
  readonly files: () => Readonly<Record<string, string>>;
}

const MANAGERS: readonly Manager[] = [
  {
    name: "pnpm",
    eslint: "9.0.0",
    type: "commonjs",
    source: "pnpm@12.21.0",
    command: "pnpm",
    installOptions: ["--no-frozen-lockfile", "--prefer-offline"],
    files: () => ({
      "package.json": getManifest("commonjs", "9.0.0"),
      // tsx, of the command line, brings esbuild, whose script only checks what is there already.
      "pnpm-workspace.yaml": JSON.stringify({ allowBuilds: { esbuild: false }, overrides: getOverrides() }),
      "eslint.config.js": REQUIRING_CONFIG,
    }),
  },
  {
    // Plug'n'Play, as it comes: no node_modules at all.
    name: "Yarn",
    eslint: Linter.version,
    type: "module",
    source: "@yarnpkg/cli-dist@4.18.1",
    command: "yarn",
    installOptions: [],
    files: () => ({
      "package.json": getManifest("module", Linter.version),
      "yarn.lock": "",
      "eslint.config.js": IMPORTING_CONFIG,
    }),
  },
];

/** Prints where npx has put a command. */
const FIND = `const { delimiter, join } = require("node:path");
const folders = process.env.PATH.split(delimiter);
console.log(folders.map((folder) => join(folder, process.argv[1])).find((file) => require("node:fs").existsSync(file)))`;

describe.each(MANAGERS)(
  "$name, ESLint $eslint, in a project of type $type",
  ({ eslint, source, command, installOptions, files }) => {
    let project: FreshProject;
    let runner: readonly [string, ...string[]];

    beforeAll(async () => {
      const { stdout } = await run("npm", ["config", "get", "registry"], { shell });
      project = await makeProject(
        {
          ...files(),
          "src/module.mjs": MODULE,
          "src/common.cjs": COMMON_MODULE,
          "check.mjs": CHECK,
          "reach.mjs": LIBRARIES,
          "quiz.ts": QUIZ,
        },
        {
          // Yarn does not read npm's settings, and would keep a fresh project's lockfile as it is where CI is set.
          YARN_NPM_REGISTRY_SERVER: stdout.trim().replace(/\/$/, ""),
          YARN_ENABLE_IMMUTABLE_INSTALLS: "false",
          YARN_ENABLE_TELEMETRY: "false",
        },
      );
      // Once by npx: to have it look for the manager takes longer than what the manager runs.
      const found = await project.get("npx", "--yes", `--package=${source}`, "--", "node", "-e", FIND, command);
      runner = [found.trim(), "exec"];
      await project.get(found.trim(), "install", ...installOptions);
    });

    afterAll(() => project.remove());

    test("finds, fixes, and what is fixed runs", async () => {
      expect(await project.get(...runner, "eslint", "--version")).toContain(`v${eslint}`);
      expect(await findShufflesBy(project, runner)).toEqual(
        ["src/common.cjs:3", "src/common.cjs:4", "src/module.mjs:2", "src/module.mjs:6"].map(
          (place) => `${place} ${RULE}`,
        ),
      );
      expect((await project.run(...runner, "eslint", ".", "--fix")).exitCode).toBe(0);
      expect(await findShufflesBy(project, runner)).toEqual([]);
      expect(await project.read("src/module.mjs")).toContain('import { shuffle } from "fair-shuffle";');
      expect(await project.get(...runner, "node", "check.mjs")).toContain("shuffled");
    });

    test("the engine and the page are reached by their names, and the commands by theirs", async () => {
      expect(await project.get(...runner, "node", "reach.mjs")).toContain("reached");
      const { output } = await project.run(
        ...runner,
        "fair-shuffle",
        "simulate",
        "naive-swap",
        "--exact",
        "--cards",
        "3",
      );
      expect(output).toContain("There are 3³ = 27 equally likely ways to draw. 6 orders (3!) can't share them equally");
      // Yarn puts an fs of its own before Node's, which what the command line writes has to go through.
      const command = [...runner, "fair-shuffle"] as const;
      expect(await project.get(...command, "fix", "quiz.ts", "--helper", "inline")).toContain("1 biased shuffle fixed");
      expect(await project.read("quiz.ts")).toContain("fairShuffle(quiz)");
      await project.get(...command, "scan", "quiz.ts", "-o", "out/report.txt");
      expect(await project.read("out/report.txt")).toContain("No biased shuffle in 1 file.");
      const server = await project.run(...runner, "fair-shuffle-language-server");
      expect(server.output).toContain("say how they talk: --stdio");
    });
  },
);
