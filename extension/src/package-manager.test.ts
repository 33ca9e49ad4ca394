import { describe, expect, test } from "vitest";
import { getInstallCommand, toCommandLine, type ManagedFolder } from "./package-manager.ts";

const PACKAGES = ["eslint-plugin-fair-shuffle"];

function line(folders: readonly Partial<ManagedFolder>[], isForDevelopment = true): string {
  const all = folders.map(({ files = [], manifest }) => ({ files, manifest }));
  return toCommandLine(getInstallCommand(all, PACKAGES, isForDevelopment));
}

describe("the package manager is that of the nearest folder that names one", () => {
  test.each<[string, readonly Partial<ManagedFolder>[], string]>([
    ["npm where none does", [{}], "npm install --save-dev eslint-plugin-fair-shuffle"],
    ["package-lock.json", [{ files: ["package-lock.json"] }], "npm install --save-dev eslint-plugin-fair-shuffle"],
    ["pnpm-lock.yaml", [{ files: ["pnpm-lock.yaml"] }], "pnpm add --save-dev eslint-plugin-fair-shuffle"],
    ["yarn.lock", [{ files: ["yarn.lock"] }], "yarn add --dev eslint-plugin-fair-shuffle"],
    ["bun.lock", [{ files: ["bun.lock"] }], "bun add --dev eslint-plugin-fair-shuffle"],
    ["bun.lockb", [{ files: ["bun.lockb"] }], "bun add --dev eslint-plugin-fair-shuffle"],
    [
      "the lockfile of a folder above",
      [{ manifest: { name: "a" } }, {}, { files: ["pnpm-lock.yaml"] }],
      "pnpm add --save-dev eslint-plugin-fair-shuffle",
    ],
    [
      "packageManager before a lockfile",
      [{ files: ["package-lock.json"], manifest: { packageManager: "pnpm@9.1.0+sha512.abc" } }],
      "pnpm add --save-dev eslint-plugin-fair-shuffle",
    ],
    [
      "devEngines",
      [{ manifest: { devEngines: { packageManager: { name: "bun", version: ">=1" } } } }],
      "bun add --dev eslint-plugin-fair-shuffle",
    ],
    [
      "a name that it does not know counts as none",
      [{ files: ["yarn.lock"], manifest: { packageManager: "cnpm@1.0.0" } }],
      "yarn add --dev eslint-plugin-fair-shuffle",
    ],
  ])("%s", (_name, folders, expected) => {
    expect(line(folders)).toBe(expected);
  });
});

describe("the root of a workspace is named where the package manager wants it so", () => {
  test.each<[string, Partial<ManagedFolder>, string]>([
    ["pnpm", { files: ["pnpm-workspace.yaml"] }, "pnpm add --save-dev --workspace-root eslint-plugin-fair-shuffle"],
    [
      "yarn 1",
      { files: ["yarn.lock"], manifest: { workspaces: ["packages/*"] } },
      "yarn add --dev --ignore-workspace-root-check eslint-plugin-fair-shuffle",
    ],
    [
      "yarn 1 by its version",
      { manifest: { packageManager: "yarn@1.22.22", workspaces: ["packages/*"] } },
      "yarn add --dev --ignore-workspace-root-check eslint-plugin-fair-shuffle",
    ],
    [
      "a later yarn needs nothing",
      { files: [".yarnrc.yml", "yarn.lock"], manifest: { workspaces: ["packages/*"] } },
      "yarn add --dev eslint-plugin-fair-shuffle",
    ],
    [
      "nor does npm",
      { files: ["package-lock.json"], manifest: { workspaces: ["packages/*"] } },
      "npm install --save-dev eslint-plugin-fair-shuffle",
    ],
  ])("%s", (_name, folder, expected) => {
    expect(line([folder])).toBe(expected);
  });

  test("a package inside of it is no root", () => {
    expect(line([{ files: ["package.json"] }, { files: ["pnpm-workspace.yaml"] }])).toBe(
      "pnpm add --save-dev eslint-plugin-fair-shuffle",
    );
  });
});

test("what a program runs with is no development dependency", () => {
  expect(line([{}], false)).toBe("npm install eslint-plugin-fair-shuffle");
  expect(line([{ files: ["yarn.lock"] }], false)).toBe("yarn add eslint-plugin-fair-shuffle");
});
