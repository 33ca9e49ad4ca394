// What a worker is asked to measure, and what it answers.
import type { Measurement } from "@fair-shuffle/bias";

export interface MeasureTask {
  /** The module's absolute path. */
  readonly path: string;
  /** As it was named, for messages. */
  readonly module: string;
  /** The name of the export; "default" where none was given. */
  readonly exportName: string;
  readonly cards: number;
  readonly trials: number;
  readonly seed: number | undefined;
  /** Whether every single order is to be sent. */
  readonly records: boolean;
}

export type MeasureAnswer =
  /** The module was loaded, and has the function. */
  | { readonly kind: "loaded" }
  | { readonly kind: "progress"; readonly done: number }
  /** Orders, one after the other, by position. */
  | { readonly kind: "orders"; readonly orders: Uint16Array }
  | { readonly kind: "measured"; readonly measurement: Measurement }
  /** What is wrong with the module or its function, in a sentence or more. */
  | { readonly kind: "failed"; readonly message: string };
