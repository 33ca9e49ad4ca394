// The functions of libraries that are known to shuffle a list fairly. What a callee is called proves nothing: each was read in its source.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getOrigin } from "./origin.ts";

/** What becomes of the list that a fair shuffle is handed. */
export interface FairShuffle {
  /** True where the list itself is shuffled. */
  readonly isInPlace: boolean;
  /** True where the call gives back the shuffled cards, be it in the list itself or in another one. */
  readonly isGiven: boolean;
}

/** How a function that is known shuffles: by Fisher–Yates, by the first steps of it alone, by drawing from what remains, or by sorting by keys that never tie. */
export type KnownMethod = "fisherYates" | "firstSteps" | "drawAndRemove" | "distinctKeys";

export interface LibraryShuffle extends FairShuffle {
  readonly by?: KnownMethod;
}

const IN_PLACE: FairShuffle = { isInPlace: true, isGiven: true };
export const COPY: FairShuffle = { isInPlace: false, isGiven: true };

/** By module and the way from there: Fisher–Yates, where `by` does not say otherwise. Each was read in its source, and counted: not every library shuffles fairly. */
export const LIBRARY_SHUFFLES: ReadonlyMap<string, LibraryShuffle> = new Map<string, LibraryShuffle>([
  ["fair-shuffle:shuffle", IN_PLACE],
  ["fair-shuffle:toShuffled", COPY],
  // lodash 4.18.1, underscore 1.13.8, es-toolkit 1.53.2, radash 12.1.1, remeda 2.61.0.
  ...["lodash", "lodash-es", "lodash/fp", "underscore", "es-toolkit", "es-toolkit/array", "es-toolkit/compat"].map(
    (module): [string, LibraryShuffle] => [`${module}:shuffle`, COPY],
  ),
  ...["lodash/shuffle", "lodash/shuffle.js", "lodash-es/shuffle", "lodash-es/shuffle.js", "lodash.shuffle"].map(
    (module): [string, LibraryShuffle] => [`${module}:`, COPY],
  ),
  ["radash:shuffle", { ...COPY, by: "distinctKeys" }],
  ["remeda:shuffle", COPY],
  [":_.shuffle", COPY],
  [":lodash.shuffle", COPY],
  // d3-array 3.2.5, array-shuffle 4.1.0 (a named export since), faker 10.6.0, chance 1.1.13, random-js 2.1.0, phaser 4.2.1.
  ["d3-array:shuffle", IN_PLACE],
  ["d3:shuffle", IN_PLACE],
  [":d3.shuffle", IN_PLACE],
  ["array-shuffle:", COPY],
  ["@faker-js/faker:faker.helpers.shuffle", COPY],
  ["chance:new.shuffle", { ...COPY, by: "drawAndRemove" }],
  ["chance:().shuffle", { ...COPY, by: "drawAndRemove" }],
  [":chance.shuffle", { ...COPY, by: "drawAndRemove" }],
  ["random-js:Random.new.shuffle", IN_PLACE],
  ["phaser:Utils.Array.Shuffle", IN_PLACE],
  [":Phaser.Utils.Array.Shuffle", IN_PLACE],
]);

/** Returns whether a module is a library that was read so, and has no `toShuffled` beside its `shuffle`. */
export const isOtherLibrary = (module: string): boolean =>
  module !== "fair-shuffle" && [...LIBRARY_SHUFFLES.keys()].some((way) => way.startsWith(`${module}:`));

/** Returns a function's module and the way from there: "lodash:shuffle". */
export function getLibraryName(file: FileContext, call: TSESTree.CallExpression): string | undefined {
  const origin = getOrigin(file, call.callee);
  return origin && `${origin.module ?? ""}:${origin.path.join(".").replaceAll(".()", "()")}`;
}
