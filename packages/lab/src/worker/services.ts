// What the page asks of its workers, and what they answer: data that can be cloned.
import type { Engine, Judgement, PathState, ShuffleModel, UnknownReason } from "@fair-shuffle/bias";
import type { Compared, Elsewhere, Exact, Measured, ReportVerdict } from "@fair-shuffle/bias/model";

/** The parts that one script plays, by the name that a worker is started with. */
export type Role = "study" | "simulate";

/** What is asked about. */
export interface Task {
  readonly model: ShuffleModel;
  readonly cards: number;
  readonly engine: Engine;
  readonly unknowns: readonly (readonly [name: string, value: number])[];
  /** Whether somebody asked for these values: the verdict is then one on them. */
  readonly areGiven?: boolean;
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
  /** What of the positions is held against a fair shuffle. */
  readonly compared: Compared;
  /** Why there are no positions. */
  readonly whyNotExact: UnknownReason | undefined;
  /** Undefined where only counts can tell. */
  readonly verdict: ReportVerdict | undefined;
}

/** All paths of the draws of a few cards, for a picture. */
export interface Paths {
  readonly kind: "drawn";
  /** In words: how many there are, and how they are shared among the orders. */
  readonly words: string;
  /** How many equally likely paths there are; undefined where nobody counts so many. */
  readonly runs: number | undefined;
  /** The same after each step, from the first one on. */
  readonly runsByStep: readonly (number | undefined)[];
  /** By their steps; all orders last, ascending. */
  readonly nodes: readonly PlacedNode[];
  readonly links: readonly PlacedLink[];
}

/** Paths from one node to another, by their indices. */
interface PlacedLink {
  readonly from: number;
  readonly to: number;
  readonly share: number;
  /** Of a comparator's answer: whether the card that is asked about goes before the other one. */
  readonly answer?: boolean;
}

/** A state that paths pass through, or, with `ending`, an order that they end in. */
export interface PlacedNode {
  readonly step: number;
  readonly share: number;
  readonly state: PathState;
  /** How many paths end here, in words: "4 of 27". */
  readonly ending?: string;
}

/** The code has no such paths, or too many of them. */
export interface NoPaths {
  readonly kind: "notDrawn";
  readonly reason: UnknownReason;
}

export interface ExactMatrix extends Compared {
  readonly exact: Exact["positions"];
}

export interface StudyService {
  study(task: Task): Study | Failure;
  /** The exact matrix alone, and what of it is compared; undefined where there is none. */
  getPositions(task: Task): ExactMatrix | undefined;
  /** Where the same code is much worse in another engine; undefined where it is not. */
  compareEngines(task: Task): Elsewhere | undefined;
  /** The orders of the first shuffles of a simulation, cards by position; none where the code can't be shuffled with so many cards. */
  shuffleSome(task: Task, seed: number, trials: number): Promise<readonly (readonly number[])[]>;
  /** All paths of so few cards. */
  follow(task: Task): Paths | NoPaths;
  /** The verdict where only counts can tell. */
  judge(task: Task, measured: Measured): ReportVerdict | undefined;
}

export interface SimulationOrder {
  /** Told back with everything that belongs to it. */
  readonly run: number;
  readonly task: Task;
  readonly trials: number;
  readonly seed: number;
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
  | { readonly kind: "done"; readonly measured: Measured | undefined }
  | { readonly kind: "stopped" }
  | Failure;

export interface SimulationService {
  /**
   * Takes the text of the counters' script, and starts so many of them as workers of its own; without them all is counted in this one. The page's address of it will not do: in a page from a file, a worker is of another origin than
   * the page, and may not load what the page made.
   */
  lend(script: string, threads: number): void;
  /** Ends whatever ran before. */
  simulate(order: SimulationOrder): Promise<SimulationEnd>;
  pause(): void;
  resume(): void;
  stop(): void;
}

export interface SimulationListener {
  /** Is over when the counts can be seen. */
  count(snapshot: Snapshot): Promise<void>;
}
