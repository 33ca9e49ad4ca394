// What the page asks of its workers, and what they answer: data that can be cloned.
import type { Engine, Judgement, ShuffleModel, UnknownReason } from "@fair-shuffle/bias";
import type { Exact, Measured, ReportVerdict } from "@fair-shuffle/bias/model";

/** The parts that one script plays, by the name that a worker is started with. */
export type Role = "study" | "simulate" | "count";

/** What is asked about. */
export interface Task {
  readonly model: ShuffleModel;
  readonly cards: number;
  readonly engine: Engine;
  readonly unknowns: readonly (readonly [name: string, value: number])[];
  /** Of the reasons. */
  readonly language: string;
}

/** The code does at so many cards what no shuffle does, or what is beyond simulation. */
export type Failure =
  | {
      readonly kind: "leavesList";
      /** Present where that is what is wrong with the code, or where it is not judged at all. */
      readonly verdict?: ReportVerdict;
    }
  | { readonly kind: "unjudgeable"; readonly reason: UnknownReason };

/** What is known without shuffling. */
export interface Study {
  readonly kind: "studied";
  readonly positions: Exact["positions"] | undefined;
  /** Why there are no positions. */
  readonly whyNotExact: UnknownReason | undefined;
  /** Undefined where only counts can tell. */
  readonly verdict: ReportVerdict | undefined;
}

export interface StudyService {
  study(task: Task): Study | Failure;
  /** The verdict where only counts can tell. */
  judge(task: Task, measured: Measured): ReportVerdict | undefined;
}

export interface SimulationOrder {
  /** Told back with everything that belongs to it. */
  readonly run: number;
  readonly task: Task;
  readonly trials: number;
  readonly seed: number;
  /** How many workers of its own the simulation may start; 0 for none. */
  readonly threads: number;
  /** Whether its counts are judged as they come in. */
  readonly isJudged: boolean;
}

/** Counts so far. */
export interface Snapshot {
  readonly run: number;
  readonly done: number;
  /** Position after position, n cards each. */
  readonly counts: Float64Array;
  readonly judgement: Judgement | undefined;
}

export type SimulationEnd =
  { readonly kind: "done"; readonly measured: Measured | undefined } | { readonly kind: "stopped" } | Failure;

export interface SimulationService {
  /**
   * Takes the text of the workers' script, for workers of its own. The page's address of it will not do: in a page from a file, a worker is of another origin than
   * the page, and may not load what the page made.
   */
  lend(script: string): void;
  /** Ends whatever ran before. */
  simulate(order: SimulationOrder): Promise<SimulationEnd>;
  pause(): void;
  resume(): void;
  stop(): void;
}

export interface SimulationListener {
  count(snapshot: Snapshot): void;
}
