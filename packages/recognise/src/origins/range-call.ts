// Functions of libraries that give the numbers of a range: `_.range(n)`, `d3.range(0, n)`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOrigin } from "./origin.ts";

interface RangeLibrary {
  readonly modules: readonly string[];
  readonly globals: readonly string[];
  /** How many arguments it needs at least: one is the end alone. */
  readonly least: 1 | 2;
}

const LIBRARIES: readonly RangeLibrary[] = [
  // lodash 4.18.1, underscore 1.13.8, es-toolkit 1.53.2.
  {
    modules: ["lodash", "lodash-es", "underscore", "es-toolkit", "es-toolkit/compat"],
    globals: ["_", "lodash"],
    least: 1,
  },
  // d3-array 3.2.4.
  { modules: ["d3", "d3-array"], globals: ["d3"], least: 1 },
  // ramda 0.32.0.
  { modules: ["ramda"], globals: ["R"], least: 2 },
];

/** Returns the arguments of a call that gives the whole numbers from one up to before another, or to before the only one; undefined for any other call. */
export function getRangeCall(
  file: FileContext,
  { callee, arguments: given }: TSESTree.CallExpression,
): readonly TSESTree.CallExpressionArgument[] | undefined {
  const origin = getOrigin(file, callee);
  if (origin === undefined || origin.isDefault) return undefined;
  const library = LIBRARIES.find(({ modules, globals }) =>
    origin.module === undefined ? globals.includes(origin.path[0] ?? "") : modules.includes(origin.module),
  );
  const [name, ...deeper] = origin.module === undefined ? origin.path.slice(1) : origin.path;
  if (library === undefined || name !== "range" || deeper.length > 0) return undefined;
  return given.length >= library.least && given.length <= 2 ? given : undefined;
}
