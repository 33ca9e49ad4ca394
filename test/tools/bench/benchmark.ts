// A benchmark compares by ratios, which hold on any machine, and says which of its goals were missed.

export interface Benchmark {
  /** What `pnpm bench NAME` calls it. */
  readonly name: string;
  /** What is compared with what, in one sentence. */
  readonly title: string;
  run(): BenchmarkResult | Promise<BenchmarkResult>;
}

export interface BenchmarkResult {
  /** The table, the first row its heading. */
  readonly table: readonly (readonly string[])[];
  /** A sentence for each goal that was missed. */
  readonly missed: readonly string[];
}
