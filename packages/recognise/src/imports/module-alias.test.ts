// Which files an alias means: by the nearest configuration of TypeScript's, with what it extends, and by the nearest package.json.
import { describe, expect, it } from "vitest";
import { getAliased, getConfiguration } from "./module-alias.ts";

type Files = Readonly<Record<string, string | object>>;

function find(specifier: string, files: Files, importer = "/p/src/deep/use.ts"): readonly string[] {
  return getAliased(makeRead(files), specifier, importer);
}

function makeRead(files: Files): (path: string) => string | undefined {
  return (path) => {
    const file = files[path];
    return typeof file === "object" ? JSON.stringify(file) : file;
  };
}

const withPaths = (paths: object, others: object = {}): object => ({ compilerOptions: { paths, ...others } });
const SRC = { "@/*": ["./src/*"] };

describe("paths", () => {
  it.each<[string, Files, string, readonly string[]]>([
    ["with a star", { "/p/tsconfig.json": withPaths(SRC) }, "@/utils/shuffle", ["/p/src/utils/shuffle"]],
    ["of JavaScript", { "/p/jsconfig.json": withPaths(SRC) }, "@/utils", ["/p/src/utils"]],
    [
      "of the one before the other",
      { "/p/tsconfig.json": withPaths(SRC), "/p/jsconfig.json": withPaths({ "@/*": ["./js/*"] }) },
      "@/utils",
      ["/p/src/utils"],
    ],
    [
      "of the nearest",
      { "/p/tsconfig.json": withPaths(SRC), "/p/src/tsconfig.json": withPaths({ "@/*": ["./*"] }) },
      "@/utils",
      ["/p/src/utils"],
    ],
    ["of the nearest alone", { "/p/tsconfig.json": withPaths(SRC), "/p/src/tsconfig.json": {} }, "@/utils", []],
    ["from the root", { "/tsconfig.json": withPaths({ "~/*": ["p/*"] }) }, "~/utils", ["/p/utils"]],
    [
      "from baseUrl",
      { "/p/tsconfig.json": withPaths({ "@/*": ["utils/*"] }, { baseUrl: "./src" }) },
      "@/order",
      ["/p/src/utils/order", "/p/src/@/order"],
    ],
    ["without a star", { "/p/tsconfig.json": withPaths({ utils: ["lib/utils.ts"] }) }, "utils", ["/p/lib/utils.ts"]],
    [
      "the whole name before a star",
      { "/p/tsconfig.json": withPaths({ "@/*": ["a/*"], "@/utils": ["b"] }) },
      "@/utils",
      ["/p/b"],
    ],
    [
      "the longest start",
      { "/p/tsconfig.json": withPaths({ "@/*": ["a/*"], "@/lib/*": ["b/*"], "*": ["c/*"] }) },
      "@/lib/x",
      ["/p/b/x"],
    ],
    ["an end", { "/p/tsconfig.json": withPaths({ "@/*/lib": ["*/l"] }) }, "@/x/lib", ["/p/x/l"]],
    ["an end that is missing", { "/p/tsconfig.json": withPaths({ "@/*/lib": ["*/l"] }) }, "@/x/li", []],
    ["a start and an end that overlap", { "/p/tsconfig.json": withPaths({ "@/a*a": ["x"] }) }, "@/a", []],
    ["two stars", { "/p/tsconfig.json": withPaths({ "@/*/*": ["x"] }) }, "@/a/b", []],
    ["several files", { "/p/tsconfig.json": withPaths({ "@/*": ["a/*", "b/*"] }) }, "@/x", ["/p/a/x", "/p/b/x"]],
    ["what is no name", { "/p/tsconfig.json": withPaths({ "@/*": [1, "b/*"] }) }, "@/x", ["/p/b/x"]],
    ["what is no list", { "/p/tsconfig.json": withPaths({ "@/*": "b/*" }) }, "@/x", []],
    ["no object", { "/p/tsconfig.json": { compilerOptions: { paths: "x" } } }, "@/x", []],
    ["another name", { "/p/tsconfig.json": withPaths(SRC) }, "~/utils", []],
    ["out of the root", { "/p/tsconfig.json": withPaths({ "@/*": ["../../*"] }) }, "@/utils", []],
    ["a dollar", { "/p/tsconfig.json": withPaths(SRC) }, "@/$&", ["/p/src/$&"]],
    ["none at all", {}, "@/utils", []],
  ])("%s", (_, files, specifier, paths) => {
    expect(find(specifier, files)).toEqual(paths);
  });

  it("are found from Windows, and not from a name", () => {
    const files = { "C:/p/tsconfig.json": withPaths(SRC) };
    expect(find("@/utils", files, String.raw`C:\p\src\use.ts`)).toEqual(["C:/p/src/utils"]);
    expect(find("@/utils", { "/tsconfig.json": withPaths(SRC), "tsconfig.json": withPaths(SRC) }, "use.ts")).toEqual(
      [],
    );
  });
});

describe("a configuration", () => {
  it("may have comments, commas and a byte order mark", () => {
    const text = `\uFEFF{
      // "paths" of ours
      "compilerOptions": { /* "paths": {} */
        "baseUrl": ".", // ,}
        "paths": { "@/*": ["./a//b/*",], /* , */ },
      },
    }`;
    expect(find("@/x", { "/p/tsconfig.json": text })).toEqual(["/p/a/b/x", "/p/@/x"]);
  });

  it("may not be broken: the next one holds", () => {
    expect(find("@/x", { "/p/tsconfig.json": "{", "/p/jsconfig.json": withPaths(SRC) })).toEqual(["/p/src/x"]);
  });

  it.each<[string, Files, readonly string[]]>([
    [
      "another",
      { "/p/tsconfig.json": { extends: "./config/base.json" }, "/p/config/base.json": withPaths(SRC) },
      ["/p/config/src/x"],
    ],
    [
      "another without its ending",
      { "/p/tsconfig.json": { extends: "./base" }, "/p/base.json": withPaths(SRC) },
      ["/p/src/x"],
    ],
    [
      "another above, with paths of its own",
      {
        "/p/src/tsconfig.json": { extends: "../tsconfig.json", ...withPaths({ "@/*": ["own/*"] }) },
        "/p/tsconfig.json": withPaths(SRC),
      },
      ["/p/src/own/x"],
    ],
    [
      "another whose baseUrl holds",
      {
        "/p/tsconfig.json": { extends: "./config/base.json", ...withPaths(SRC) },
        "/p/config/base.json": { compilerOptions: { baseUrl: "b" } },
      },
      ["/p/config/b/src/x", "/p/config/b/@/x"],
    ],
    [
      "several, of which the last counts",
      {
        "/p/tsconfig.json": { extends: ["./a.json", "./b.json", "./none.json"] },
        "/p/a.json": withPaths(SRC),
        "/p/b.json": withPaths({ "@/*": ["b/*"] }),
      },
      ["/p/b/x"],
    ],
    [
      "a package's",
      { "/p/tsconfig.json": { extends: "base/tsconfig.json" }, "/p/base/tsconfig.json": withPaths(SRC) },
      [],
    ],
    ["itself", { "/p/tsconfig.json": { extends: "./tsconfig.json" } }, []],
    ["what is no name", { "/p/tsconfig.json": { extends: 1 } }, []],
  ])("extends %s", (_, files, paths) => {
    expect(find("@/x", files)).toEqual(paths);
  });

  it.each<[string, Files, readonly string[]]>([
    [
      "projects",
      {
        "/p/tsconfig.json": {
          files: [],
          references: [{ path: "./tsconfig.node.json" }, { path: "tsconfig.app.json" }],
        },
        "/p/tsconfig.node.json": {},
        "/p/tsconfig.app.json": withPaths(SRC),
      },
      ["/p/src/x"],
    ],
    [
      "a folder",
      { "/p/tsconfig.json": { references: [{ path: "app" }] }, "/p/app/tsconfig.json": withPaths(SRC) },
      ["/p/app/src/x"],
    ],
    [
      "beside paths of its own",
      {
        "/p/tsconfig.json": { references: [{ path: "app" }], ...withPaths({}) },
        "/p/app/tsconfig.json": withPaths(SRC),
      },
      [],
    ],
    ["nothing", { "/p/tsconfig.json": { references: [{}, 1] } }, []],
  ])("refers to %s", (_, files, paths) => {
    expect(find("@/x", files)).toEqual(paths);
  });
});

it.each<[string, Files, string | undefined]>([
  ["the nearest", { "/p/src/tsconfig.json": {}, "/p/tsconfig.json": withPaths(SRC) }, "/p/src/tsconfig.json"],
  [
    "one that extends another",
    { "/p/tsconfig.json": { extends: "./base.json" }, "/p/base.json": withPaths(SRC) },
    "/p/tsconfig.json",
  ],
  [
    "the project that a solution refers to",
    { "/p/tsconfig.json": { references: [{ path: "app" }] }, "/p/app/tsconfig.json": withPaths(SRC) },
    "/p/app/tsconfig.json",
  ],
  ["a solution without aliases", { "/p/tsconfig.json": { references: [{ path: "app" }] } }, "/p/tsconfig.json"],
  ["none", {}, undefined],
])("the configuration that holds is %s", (_, files, path) => {
  expect(getConfiguration(makeRead(files), "/p/src/deep/use.ts")).toBe(path);
});

it("baseUrl is enough", () => {
  expect(find("utils/order", { "/p/jsconfig.json": { compilerOptions: { baseUrl: "src" } } })).toEqual([
    "/p/src/utils/order",
  ]);
});

describe("imports of a package", () => {
  it.each<[string, object, string, readonly string[]]>([
    ["a name", { "#utils": "./lib/utils.js" }, "#utils", ["/p/lib/utils.js"]],
    ["a star", { "#lib/*": "./lib/*.js" }, "#lib/a/b", ["/p/lib/a/b.js"]],
    [
      "one file under all conditions",
      { "#utils": { import: "./u.js", default: { node: "./u.js" } } },
      "#utils",
      ["/p/u.js"],
    ],
    ["types beside", { "#utils": { types: "./u.d.ts", default: "./u.js" } }, "#utils", ["/p/u.js"]],
    ["files by conditions", { "#utils": { browser: "./b.js", default: "./u.js" } }, "#utils", []],
    ["a list", { "#utils": ["./u.js"] }, "#utils", []],
    ["a package", { "#utils": "utils" }, "#utils", []],
    ["nothing", { "#utils": null }, "#utils", []],
    ["another name", { "#other": "./u.js" }, "#utils", []],
    ["what needs no mark", { utils: "./u.js" }, "utils", []],
  ])("%s", (_, imports, specifier, paths) => {
    expect(find(specifier, { "/p/package.json": { imports } })).toEqual(paths);
  });

  it.each<[string, Files, readonly string[]]>([
    ["the nearest", { "/p/src/package.json": {}, "/p/package.json": { imports: { "#x": "./x.js" } } }, []],
    ["one without any", { "/p/package.json": { imports: 1 } }, []],
    ["a broken one", { "/p/package.json": "{" }, []],
    [
      "one behind paths",
      { "/p/package.json": { imports: { "#x": "./x.js" } }, "/p/tsconfig.json": withPaths({ "#x": ["y.ts"] }) },
      ["/p/y.ts", "/p/x.js"],
    ],
  ])("%s", (_, files, paths) => {
    expect(find("#x", files)).toEqual(paths);
  });
});
