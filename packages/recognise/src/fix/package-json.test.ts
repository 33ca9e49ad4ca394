/** What is read from the package.json above a file, and that every change of it is seen. */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getFileOnDisk } from "../file/file-system.ts";
import { getPackageFacts, mayImport } from "./package-json.ts";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "package-json-"));
});

afterEach(() => {
  vi.unstubAllGlobals();
  rmSync(root, { recursive: true });
});

function write(name: string, text: string): string {
  const path = join(root, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

interface Manifest {
  readonly private?: true;
  readonly dependencies?: object;
  readonly peerDependencies?: object;
  readonly devDependencies?: object;
}

describe("getPackageFacts", () => {
  it.each<[boolean, Manifest]>([
    [true, { dependencies: { vue: "^2.6.14" } }],
    [true, { devDependencies: { vue: "~2.7" } }],
    [true, { peerDependencies: { vue: "2.x" } }],
    [false, { dependencies: { vue: "^3.5.0" } }],
    [false, { dependencies: { vue: "latest" } }],
    [false, { dependencies: { vue: "^20.1.0" } }],
    [false, { dependencies: { "vue-router": "^2.0.0" } }],
    [false, {}],
  ])("knows whether it is made with Vue 2: %s of %o", (wanted, manifest) => {
    write("package.json", JSON.stringify(manifest));
    expect(getPackageFacts(join(root, "a.vue"))?.isVue2).toBe(wanted);
  });

  it.each(["dependencies", "peerDependencies", "optionalDependencies"])("reads %s", (field) => {
    write("package.json", JSON.stringify({ [field]: { "fair-shuffle": "*" }, name: "mine" }));
    const path = join(root, "not", "there", "a.js");
    const packages = new Set(["fair-shuffle"]);
    expect(getPackageFacts(path)).toMatchObject({ type: undefined, packages, developmentPackages: new Set() });
    expect(mayImport(path, "fair-shuffle")).toBe(true);
    expect(mayImport(path, "other")).toBe(false);
  });

  it("takes devDependencies for what serves development alone", () => {
    // A folder above the package says nothing.
    root = join(root, "tests");
    write("package.json", JSON.stringify({ devDependencies: { "fair-shuffle": "*" } }));
    for (const name of ["src/a.js", "src/contest.ts", "latest/a.js", "src/test.js", "src/config.js", "src/a.config"])
      expect(mayImport(join(root, name), "fair-shuffle")).toBe(false);
    for (const name of ["test/a.js", "src/__tests__/a.jsx", "src/a.test.ts", "a.spec.vue", "src/deal-test.mjs"])
      expect(mayImport(join(root, name), "fair-shuffle")).toBe(true);
    for (const name of ["vite.config.ts", "eslint.config.mjs", ".storybook/deck.js", "src/Deck.stories.tsx"])
      expect(mayImport(join(root, name), "fair-shuffle")).toBe(true);
  });

  const [kit, svelte, react] = [{ "@sveltejs/kit": "*", svelte: "*" }, { svelte: "*" }, { react: "*" }];
  it.each<[string, Manifest, boolean]>([
    ["a SvelteKit app", { private: true, devDependencies: kit }, true],
    ["a SvelteKit app with dependencies", { private: true, dependencies: { pg: "*" }, devDependencies: kit }, true],
    ["a page that is all there is", { private: true, devDependencies: svelte }, true],
    ["a page beside a server", { private: true, dependencies: { express: "*" }, devDependencies: react }, false],
    ["a page whose view is installed", { private: true, dependencies: react }, false],
    ["a package that is published", { devDependencies: kit }, false],
    ["a library for a view", { private: true, peerDependencies: svelte, devDependencies: svelte }, false],
    ["a program without a page", { private: true, devDependencies: {} }, false],
  ])("takes devDependencies of a program that bundles them: %s", (_, manifest, may) => {
    const devDependencies = { ...manifest.devDependencies, "fair-shuffle": "*" };
    write("package.json", JSON.stringify({ ...manifest, devDependencies }));
    expect(mayImport(join(root, "src/a.js"), "fair-shuffle")).toBe(may);
  });

  it("takes the nearest package.json, also inside a workspace", () => {
    write("package.json", JSON.stringify({ dependencies: { "fair-shuffle": "*" }, workspaces: ["packages/*"] }));
    write("packages/a/package.json", JSON.stringify({ type: "commonjs" }));
    expect(getPackageFacts(join(root, "packages/a/src/a.js"))).toMatchObject({
      type: "commonjs",
      packages: new Set(),
      developmentPackages: new Set(),
    });
    expect(getPackageFacts(join(root, "packages/b/src/a.js"))?.packages).toContain("fair-shuffle");
  });

  it("sees every change, and a package.json that comes or goes", () => {
    const path = write("package.json", JSON.stringify({ type: "module" }));
    const file = join(root, "src/a.js");
    expect(getPackageFacts(file)?.type).toBe("module");
    write("package.json", JSON.stringify({ type: "commonjs" }));
    expect(getPackageFacts(file)?.type).toBe("commonjs");
    // The same size, another time.
    write("package.json", JSON.stringify({ type: "common__" }));
    utimesSync(path, 1, 2);
    expect(getPackageFacts(file)?.type).toBe(undefined);
    const nearer = write("src/package.json", JSON.stringify({ type: "module" }));
    expect(getPackageFacts(file)?.type).toBe("module");
    rmSync(nearer);
    expect(getPackageFacts(file)?.type).toBe(undefined);
  });

  it.each(["", "{", "null", "[]", '"text"', '{ "dependencies": null }', '{ "dependencies": 1, "type": 1 }'])(
    "takes nothing from %s",
    (text) => {
      write("package.json", text);
      expect(getPackageFacts(join(root, "a.js"))).toMatchObject({
        type: undefined,
        packages: new Set(),
        developmentPackages: new Set(),
      });
    },
  );

  it("reads past a byte order mark", () => {
    write("package.json", '\uFEFF{ "type": "module" }');
    expect(getPackageFacts(join(root, "a.js"))?.type).toBe("module");
  });

  it("does not take a folder for a package.json", () => {
    write("package.json", JSON.stringify({ type: "module" }));
    mkdirSync(join(root, "src/package.json"), { recursive: true });
    expect(getPackageFacts(join(root, "src/a.js"))?.type).toBe("module");
  });

  it.each(["<input>", "<text>", "a.js", "src/a.js"])("knows nothing of %s", (filename) => {
    expect(getPackageFacts(filename)).toBe(undefined);
  });

  it.each([undefined, {}, { getBuiltinModule: () => undefined }])("knows nothing where process is %j", (process) => {
    write("package.json", JSON.stringify({ type: "module" }));
    vi.stubGlobal("process", process);
    const facts = getPackageFacts(join(root, "a.js"));
    vi.unstubAllGlobals();
    expect(facts).toBe(undefined);
  });
});

describe("getFileOnDisk", () => {
  it("cuts a block's name back to the file that holds it", () => {
    const page = write("page.astro", "");
    expect(getFileOnDisk(`${page}/1_0.js`)).toBe(page);
    expect(getFileOnDisk(page)).toBe(page);
    expect(getFileOnDisk(join(root, "new.js"))).toBe(join(root, "new.js"));
    expect(getFileOnDisk("<input>")).toBe("<input>");
  });
});
