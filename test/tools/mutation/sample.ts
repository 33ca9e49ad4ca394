// A sample of the mutants, drawn by a seed: the others count as not valid, and Stryker leaves them out of its scores.
import { createHash } from "node:crypto";
import { CheckStatus, type Checker, type CheckResult } from "@stryker-mutator/api/check";
import type { Mutant, StrykerOptions } from "@stryker-mutator/api/core";
import { commonTokens, declareClassPlugin, PluginKind, tokens } from "@stryker-mutator/api/plugin";

class Sample implements Checker {
  static readonly inject = tokens(commonTokens.options);
  readonly #seed: string;
  readonly #share: number;

  constructor(options: StrykerOptions) {
    const { seed, share } = options.sample as { seed: number; share: number };
    this.#seed = String(seed);
    this.#share = share;
  }

  async init(): Promise<void> {
    // Nothing to prepare.
  }

  check(mutants: Mutant[]): Promise<Record<string, CheckResult>> {
    return Promise.resolve(Object.fromEntries(mutants.map((mutant) => [mutant.id, this.#judge(mutant)])));
  }

  /** All at once: nothing is compiled here. */
  group(mutants: Mutant[]): Promise<string[][]> {
    return Promise.resolve([mutants.map(({ id }) => id)]);
  }

  #judge({ location, mutatorName, replacement }: Mutant): CheckResult {
    const text = JSON.stringify([this.#seed, location, mutatorName, replacement]);
    const number = createHash("sha256").update(text).digest().readUInt32BE() / 2 ** 32;
    return number < this.#share
      ? { status: CheckStatus.Passed }
      : { status: CheckStatus.CompileError, reason: "not in the sample" };
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, "sample", Sample as never)];
