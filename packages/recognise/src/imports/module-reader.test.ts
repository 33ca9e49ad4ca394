// Which file a specifier means: by its name, by the endings that builds add, and beside whom.
import { describe, expect, it } from "vitest";
import { findModule } from "./module-reader.ts";

/** The path of the file that is found, where only these are there, and those that were asked for before it. */
function find(
  specifier: string,
  there: readonly string[],
  importer = "/p/src/use.js",
): readonly (string | undefined)[] {
  const asked: string[] = [];
  const read = (path: string): string | undefined => {
    asked.push(path);
    return there.includes(path) ? `text of ${path}` : undefined;
  };
  const found = findModule({ read }, specifier, importer);
  if (found !== undefined) expect(found.text).toBe(`text of ${found.path}`);
  return [found?.path, ...asked.filter((path) => path !== found?.path)];
}

describe("a specifier", () => {
  it.each([
    ["./utils.js", "/p/src/utils.js"],
    ["../utils.js", "/p/utils.js"],
    ["../../utils.js", "/utils.js"],
    ["./lib/../utils.js", "/p/src/utils.js"],
    [".//lib/./utils.js", "/p/src/lib/utils.js"],
    ["./utils.cts", "/p/src/utils.cts"],
  ])("with an ending means one file: %s", (specifier, path) => {
    expect(find(specifier, [path])).toEqual([path]);
  });

  it.each([
    ["./utils.js", ["/p/src/utils.js", "/p/src/utils.ts", "/p/src/utils.tsx"]],
    ["./utils.jsx", ["/p/src/utils.jsx", "/p/src/utils.tsx"]],
    ["./utils.mjs", ["/p/src/utils.mjs", "/p/src/utils.mts"]],
    ["./utils.cjs", ["/p/src/utils.cjs", "/p/src/utils.cts"]],
    ["./utils.ts", ["/p/src/utils.ts"]],
  ])("with an ending means what TypeScript compiles to it, too: %s", (specifier, paths) => {
    expect(find(specifier, [])).toEqual([undefined, ...paths]);
    for (const [index, path] of paths.entries())
      expect(find(specifier, [path])).toEqual([path, ...paths.slice(0, index)]);
  });

  it.each(["./utils", "./utils.js.map"])(
    "without an ending means a file with one, or a folder's index: %s",
    (specifier) => {
      const endings = [".ts", ".tsx", ".js", ".jsx", ".mjs", ".cjs", ".mts", ".cts"];
      const stem = `/p/src/${specifier.slice(2)}`;
      const paths = [...endings.map((ending) => stem + ending), ...endings.map((ending) => `${stem}/index${ending}`)];
      expect(find(specifier, [])).toEqual([undefined, ...paths]);
    },
  );

  it("takes the first that is there", () => {
    expect(find("./utils", ["/p/src/utils.js", "/p/src/utils/index.ts", "/p/src/utils.mts"])[0]).toBe(
      "/p/src/utils.js",
    );
  });

  it.each(["../../../utils.js", "../../../../p/utils.js"])("above the root means none: %s", (specifier) => {
    expect(find(specifier, ["/utils.js", "utils.js"])).toEqual([undefined]);
  });

  it.each([
    ["C:\\p\\src\\use.js", "../utils.js", "C:/p/utils.js"],
    ["c:/p/use.js", "./utils.js", "c:/p/utils.js"],
    ["\\\\server\\p\\use.js", "./utils.js", "//server/p/utils.js"],
  ])("beside a file of Windows: %s", (importer, specifier, path) => {
    expect(find(specifier, [path], importer)).toEqual([path]);
  });

  it.each(["use.js", "src/use.js", "<input>", "x/C:/use.js"])(
    "beside a file whose path is not absolute means none: %s",
    (importer) => {
      expect(find("./utils.js", ["utils.js", "/utils.js", "src/utils.js", "/src/utils.js"], importer)).toEqual([
        undefined,
      ]);
    },
  );
});

it.each(["utils", "/utils", ".utils", "lib/../utils", ".../utils", "..", "@/utils"])(
  "no file of the project's own: %s",
  (specifier) => {
    expect(find(specifier, ["/p/src/utils.js", "/p/utils.js", "/utils.js"])[0]).toBeUndefined();
  },
);

it("an alias means the first of its files that is there", () => {
  const files: Readonly<Record<string, string>> = {
    "/p/tsconfig.json": '{ "compilerOptions": { "paths": { "@/*": ["./none/*", "./src/*", "./*"] } } }',
    "/p/src/utils/index.ts": "first",
    "/p/utils.js": "second",
  };
  const reader = { read: (path: string) => files[path], parse: () => undefined };
  expect(findModule(reader, "@/utils", "/p/src/use.js")).toEqual({ path: "/p/src/utils/index.ts", text: "first" });
});

it.each([
  [200_000, true],
  [200_001, false],
])("a file of %i characters is read: %s", (size, isRead) => {
  const text = " ".repeat(size);
  const found = findModule({ read: () => text }, "./utils.js", "/use.js");
  expect(found).toEqual(isRead ? { path: "/utils.js", text } : undefined);
});
