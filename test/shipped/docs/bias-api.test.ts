// Everything that `@fair-shuffle/bias` exports says what it is, and the examples of its functions give what they say.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as bias from "@fair-shuffle/bias";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const folder = fileURLToPath(new URL("../../../packages/bias/src/", import.meta.url));

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

const examples = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .flatMap((file) => {
    const text = readFileSync(`${folder}${file}`, "utf8");
    const found = text.matchAll(/ \* @example\n \* ```js\n([^]*?) \* ```\n \*\/\nexport (?:async )?function (\w+)/g);
    return [...found].map(([, code = "", name = ""]) => ({ name, code: code.replaceAll(/^ \* ?/gm, "") }));
  });

/** Runs an example, and returns the values of the lines that end in one, with the values that they should have. */
async function run(code: string): Promise<{ readonly given: unknown[]; readonly said: unknown[] }> {
  const script = code
    .replace(/^import \{ (.*) \} from "@fair-shuffle\/bias";$/m, "const { $1 } = bias;")
    .replaceAll(/^(\S.*); \/\/ (.*)$/gm, "given.push($1); said.push($2);");
  const [given, said]: unknown[][] = [[], []];
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the examples are our own, and running them is the test
  const body = new Function("bias", "given", "said", `return (async () => {\n${script}\n})();`) as (
    ...values: unknown[]
  ) => Promise<void>;
  await body(bias, given, said);
  return { given: given ?? [], said: said ?? [] };
}

describe("the example of", () => {
  it.each(examples)("$name", async ({ name, code }) => {
    expect(code).toMatch(new RegExp(`import \\{.*\\b${name}\\b.*\\}`));
    const { given, said } = await run(code);
    expect(given.length).toBeGreaterThan(0);
    expect(given).toEqual(said);
  });

  it("each of the functions that users call", () => {
    const names = examples.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(
        "exactOrders exactPositions exactPaths verdict isFairShuffle why tellWhy sortAs simulate measure callShuffle assertFair getStatistics getYardsticks judgeMeasurement makeTally seededSource getCatalogueEntry".split(
          " ",
        ),
      ),
    );
  });
});
