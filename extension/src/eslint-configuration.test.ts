import { expect, test } from "vitest";
import { chooseConfiguration, type ChosenConfiguration } from "./eslint-configuration.ts";
import type { ManagedFolder } from "./package-manager.ts";

test.each<[string, readonly Partial<ManagedFolder>[], ChosenConfiguration | undefined]>([
  ["none", [{ files: ["package.json", "eslint.config.json"] }], undefined],
  ["the flat one", [{ files: ["eslint.config.ts"] }], { folder: 0, name: "eslint.config.ts" }],
  [
    "of two in a folder the one that ESLint reads",
    [{ files: ["eslint.config.ts", "eslint.config.mjs"] }],
    { folder: 0, name: "eslint.config.mjs" },
  ],
  [
    "the nearest",
    [{}, { files: ["eslint.config.js"] }, { files: ["eslint.config.js"] }],
    { folder: 1, name: "eslint.config.js" },
  ],
  [
    "a flat one above before a legacy one",
    [{ files: [".eslintrc.json"] }, { files: ["eslint.config.js"] }],
    { folder: 1, name: "eslint.config.js" },
  ],
  [
    "oxlint's, where a project has that one alone",
    [{ files: [".oxlintrc.json"], manifest: { devDependencies: { oxlint: "^1.0.0" } } }],
    { folder: 0, name: ".oxlintrc.json" },
  ],
  ["none of a project with oxlint alone", [{ manifest: { devDependencies: { oxlint: "^1.0.0" } } }], undefined],
  [
    "ESLint's, where a project has both",
    [{ files: [".oxlintrc.json", "eslint.config.js"], manifest: { devDependencies: { oxlint: "1", eslint: "9" } } }],
    { folder: 0, name: "eslint.config.js" },
  ],
  ["a legacy one", [{ files: [".eslintrc.json"] }], { folder: 0, name: ".eslintrc.json" }],
  [
    "a legacy one of ESLint 8",
    [{ files: [".eslintrc.yml"], manifest: { devDependencies: { eslint: "^8.57.0" } } }],
    { folder: 0, name: ".eslintrc.yml" },
  ],
  [
    "no legacy one of ESLint 9",
    [{ files: [".eslintrc.json"], manifest: { devDependencies: { eslint: "^9.1.0" } } }],
    undefined,
  ],
  [
    "no legacy one of ESLint 10 in a folder above",
    [{ files: [".eslintrc.json"] }, { manifest: { devDependencies: { eslint: "10" } } }],
    undefined,
  ],
  [
    "what a catalogue says is unknown, so a legacy one counts",
    [{ files: [".eslintrc"], manifest: { devDependencies: { eslint: "catalog:" } } }],
    { folder: 0, name: ".eslintrc" },
  ],
  [
    "in package.json",
    [{ files: ["package.json"], manifest: { eslintConfig: {} } }],
    { folder: 0, name: "package.json" },
  ],
])("%s", (_name, folders, expected) => {
  const all = folders.map(({ files = [], manifest }) => ({ files, manifest }));
  expect(chooseConfiguration(all)).toEqual(expected);
});
