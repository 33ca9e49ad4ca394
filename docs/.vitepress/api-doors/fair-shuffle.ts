/**
 * The Fisher–Yates shuffle that fixes bring in, and what is made of it.
 *
 * `npm install fair-shuffle`, and [how to use it](/guide/library).
 *
 * @module fair-shuffle
 */
export * from "fair-shuffle";
