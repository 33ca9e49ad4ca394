// lodash is called as a member of its default export wherever Node may find no names in it, and the fixed files run.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { fixAll } from "../linted.fixture.ts";

const root = mkdtempSync(join(tmpdir(), "nameless-module-"));
afterAll(() => {
  rmSync(root, { recursive: true });
});

let folders = 0;
function write(file: string, manifest: object, code: string): string {
  const folder = join(root, String(folders++));
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, file), code);
  return join(folder, file);
}

interface Where {
  readonly file?: string;
  readonly manifest?: object;
  readonly module?: string;
}

const MODULE = { type: "module" };
const SORTED = "export const mix = (list) => [...list].sort(() => Math.random() - 0.5);\n";
const CALLED = "export const mix = (list) => _.shuffle([...list]);\n";

/** Fixes a file as ESLint does, with one function of lodash's to copy. */
function fix(code: string, { file = "deck.js", manifest = MODULE, module = "lodash" }: Where = {}): string {
  const importFrom = { module, name: "shuffle", copies: true as const };
  return fixAll(code, { options: { importFrom }, filename: write(file, manifest, code), cwd: root }).output;
}

describe("lodash in a module", () => {
  it.each<[string, Where]>([
    ["deck.js of a package of modules", { file: "deck.js" }],
    ["deck.mjs", { file: "deck.mjs", manifest: {} }],
    ["deck.js that a bundler or Node finds to be a module", { manifest: {} }],
    ["deck.mts", { file: "deck.mts", manifest: {} }],
    ["deck.ts of a package of modules", { file: "deck.ts" }],
  ])("is imported whole: %s", (_, where) => {
    expect(fix(SORTED, where)).toBe(`import _ from "lodash";\n\n${CALLED}`);
  });

  it.each(["lodash/fp", "lodash/fp.js"])("is imported whole: %s", (module) => {
    expect(fix(SORTED, { module })).toBe(`import _ from "${module}";\n\n${CALLED}`);
  });

  it("is called by the name that the file has for it", () => {
    const code = `import _ from "lodash";\nexport const last = (list) => _.last(list);\n${SORTED}`;
    expect(fix(code)).toBe(code.replace(SORTED, CALLED));
    expect(fix(code, { file: "deck.ts", manifest: {} })).toBe(code.replace(SORTED, CALLED));
  });

  it("takes another name where its own is taken", () => {
    const code = `export const first = (list) => list.map((_, i) => i);\n${SORTED}`;
    const called = CALLED.replace("_", "lodash");
    expect(fix(code)).toBe(`import lodash from "lodash";\n\n${code.replace(SORTED, called)}`);
  });

  it.each<[string, string, Where, string]>([
    [
      "of lodash, where the file imports names of it",
      'import { last } from "lodash";\nlast([]);\n',
      {},
      "last, shuffle",
    ],
    ["of lodash, in TypeScript that may become CommonJS", "", { file: "deck.ts", manifest: {} }, "shuffle"],
    ["of lodash-es", "", { module: "lodash-es" }, "shuffle"],
    ["of es-toolkit", "", { module: "es-toolkit" }, "shuffle"],
  ])("is imported by name: %s", (_, before, where, names) => {
    const { module = "lodash" } = where;
    expect(fix(before + SORTED, where)).toContain(`import { ${names} } from "${module}";\n`);
    expect(fix(before + SORTED, where)).toContain("(list) => shuffle([...list]);");
  });

  it("is required by name", () => {
    const code = `"use strict";\nmodule.exports = (list) => [...list].sort(() => Math.random() - 0.5);\n`;
    expect(fix(code, { file: "deck.cjs", manifest: {} })).toContain('const { shuffle } = require("lodash");\n');
  });

  it("runs after the fix, and gives all items", () => {
    // As lodash does: the names are set while the file runs.
    const folder = join(root, "node_modules/lodash");
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, "index.js"),
      "(function () { const _ = (x) => x; for (const name of ['shuffle']) _[name] = (list) => [...list].reverse(); module.exports = _; }).call(this);",
    );
    const output = fix(`${SORTED}console.log(mix([1, 2, 3]).sort().join());\n`);
    const file = write("run.js", MODULE, output);
    const { stdout, stderr } = spawnSync(process.execPath, [file], { encoding: "utf8" });
    expect(stderr).toBe("");
    expect(stdout).toBe("1,2,3\n");
  });
});
