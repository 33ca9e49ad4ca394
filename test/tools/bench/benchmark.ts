// A benchmark compares by ratios, which hold on any machine: each row is a figure of ours beside a rival's of the same run.

export interface Benchmark {
  /** What `pnpm bench NAME` calls it. */
  readonly name: string;
  /** What is compared with what, in one sentence, without a full stop. */
  readonly title: string;
  run(): BenchmarkResult | Promise<BenchmarkResult>;
}

export interface BenchmarkResult {
  readonly rows: readonly Row[];
  /** More that a person wants to see, for which nothing is a rival: a table, the first row its heading. */
  readonly details?: readonly (readonly string[])[];
  /** A sentence for each thing that makes the figures worth nothing, such as a file that was not measured. */
  readonly wrong?: readonly string[];
}

export interface Row {
  /** What is measured. A later run finds the row again by this and the rival's name. */
  readonly name: string;
  readonly unit: "ns" | "ms" | "MB";
  /** Our figure, in the unit: the lower, the better. */
  readonly ours: number;
  /** Who or what ours is compared with. */
  readonly rival: string;
  /** The rival's figure, in the unit. */
  readonly theirs: number;
  readonly goal?: Goal;
}

export interface Goal {
  /** How large the ratio is to be at least. */
  readonly leastRatio?: number;
  /** How large our own figure is to be at most, in the row's unit. */
  readonly most?: number;
}

/** How many times ours the rival's figure is: the higher, the better. */
export const getRatio = ({ ours, theirs }: Pick<Row, "ours" | "theirs">): number => theirs / ours;

/** Returns whether a row has no goal, or one that it reaches. */
export function reachesGoal(row: Row): boolean {
  const { leastRatio = 0, most = Infinity } = row.goal ?? {};
  return getRatio(row) >= leastRatio && row.ours <= most;
}

/** What makes a row one and the same from run to run. */
export const getKey = ({ name, rival }: Pick<Row, "name" | "rival">): string => `${name} | ${rival}`;
