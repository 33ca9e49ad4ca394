// Everything that `@fair-shuffle/bias` exports says what it is and has its place in the documentation, and the examples of its functions and of the library's give what they say.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as bias from "@fair-shuffle/bias";
import * as fairShuffle from "fair-shuffle";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const root = new URL("../../../", import.meta.url);
const folder = fileURLToPath(new URL("packages/bias/src/", root));

function readUndocumented(entryFile: string, atLeast: number): string[] {
  const file = `${folder}${entryFile}`;
  const program = ts.createProgram([file], {
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    noEmit: true,
    target: ts.ScriptTarget.ESNext,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const entry = source && checker.getSymbolAtLocation(source);
  const exported = entry === undefined ? [] : checker.getExportsOfModule(entry);
  expect(exported.length).toBeGreaterThan(atLeast);
  return exported
    .filter((symbol) => {
      const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return meant.getDocumentationComment(checker).length === 0;
    })
    .map(({ name }) => name);
}

it.each([
  ["index.ts", 80],
  ["model.ts", 40],
] as const)("has a docstring for each export of %s", (entry, atLeast) => {
  expect(readUndocumented(entry, atLeast)).toEqual([]);
});

// The pages of the API document what these doors hand on; each of the engine's exports belongs to one group of people.
it("has a place on one page of the documentation for each export", () => {
  const doors = ["test", "compute", "simulate", "words"].map((door) => `docs/.vitepress/api-doors/${door}.ts`);
  expect(doors.flatMap(readExported).toSorted()).toEqual(readExported("packages/bias/src/index.ts").toSorted());
});

/** Returns the names between the braces of a file's exports. */
function readExported(file: string): string[] {
  const exported = [...readFileSync(new URL(file, root), "utf8").matchAll(/^export (?:type )?\{([^}]*)\}/gm)];
  return exported
    .flatMap(([, names = ""]) => names.split(",").map((name) => name.replace("type ", "").trim()))
    .filter((name) => name !== "");
}

interface Example {
  readonly name: string;
  readonly code: string;
}

const readExamples = (sources: string): Example[] =>
  readdirSync(new URL(sources, root), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .flatMap((file) => {
      const text = readFileSync(new URL(`${sources}${file}`, root), "utf8");
      const found = text.matchAll(
        / \* @example\n \* ```js\n([^]*?) \* ```\n \*\/\nexport (?:async )?function\*? (\w+)/g,
      );
      return [...found].map(([, code = "", name = ""]) => ({ name, code: code.replaceAll(/^ \* ?/gm, "") }));
    });

const isFunction = ([name, value]: [string, unknown]): boolean => typeof value === "function" && /^[a-z]/.test(name);

/** Runs an example, and returns the values of the lines that end in one, with the values that they should have. */
async function run(code: string, module: object): Promise<{ readonly given: unknown[]; readonly said: unknown[] }> {
  const script = code
    .replace(/^import (\{ .* \}) from ".*";$/m, "const $1 = module;")
    .replaceAll(/^(\S.*); \/\/ (.*)$/gm, "given.push($1); said.push($2);");
  const [given, said]: unknown[][] = [[], []];
  // oxlint-disable-next-line typescript/no-implied-eval -- the examples are our own, and running them is the test
  const body = new Function("module", "given", "said", `return (async () => {\n${script}\n})();`) as (
    ...values: unknown[]
  ) => Promise<void>;
  await body(module, given, said);
  return { given: given ?? [], said: said ?? [] };
}

describe.each([
  ["@fair-shuffle/bias", "packages/bias/src/", bias],
  ["fair-shuffle", "packages/fair-shuffle/src/", fairShuffle],
] as const)("the examples of %s", (name, sources, module) => {
  const examples = readExamples(sources);

  it.each(examples)("$name gives what it says", async (example) => {
    expect(example.code).toMatch(new RegExp(`^import \\{.*\\b${example.name}\\b.*\\} from "${name}";$`, "m"));
    const { given, said } = await run(example.code, module);
    expect(given.length).toBeGreaterThan(0);
    expect(given).toEqual(said);
  });

  it("are there for each function that users call", () => {
    const functions = Object.entries(module).filter(isFunction);
    expect(functions.length).toBeGreaterThan(4);
    expect(examples.map((example) => example.name)).toEqual(
      expect.arrayContaining(functions.map(([exported]) => exported)),
    );
  });
});
