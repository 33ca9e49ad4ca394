// The error that a function is turned down with which is no shuffle.
import { tellBreakage, tellUnusedSource, type Breakage } from "../words/broken-shuffle-text.ts";

/**
 * A function that is no shuffle: it lost, invented or duplicated cards, or gave back no list where one was due. Its message is English;
 * `tellBreakage` says it in other languages.
 * @group Errors
 * @hideconstructor
 */
export class BrokenShuffle extends Error {
  override readonly name = "BrokenShuffle";
  /** The number of the call that showed it, from 1. */
  readonly trial: number;
  /** What that call did; cards count from 0. */
  readonly breakage: Breakage;

  constructor(trial: number, breakage: Breakage) {
    super(tellBreakage({ trial, breakage }));
    this.trial = trial;
    this.breakage = breakage;
  }
}

/**
 * A function that was given a seeded source and took no draw from it: its counts would not be those of the seed. Its message is English.
 * @group Errors
 * @hideconstructor
 */
export class UnusedSource extends Error {
  override readonly name = "UnusedSource";

  constructor() {
    super(tellUnusedSource());
  }
}
