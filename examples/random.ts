// Where the examples draw from: with `--seed` a generator that repeats itself, otherwise Web Crypto, whose next draw nobody can guess.
import alea from "alea";
import { cryptoRandom, type RandomSource } from "fair-shuffle";
import { parseArgs } from "node:util";

/** Any text is a seed; the same seed gives the same output again. Ends the process with exit code 2 if the command line has anything else. */
export function readRandomSource(): RandomSource {
  try {
    const { seed } = parseArgs({ options: { seed: { type: "string" } } }).values;
    return seed === undefined ? cryptoRandom() : alea(seed);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    console.error(`${error.message}\nThe only option is --seed TEXT.`);
    process.exit(2);
  }
}
