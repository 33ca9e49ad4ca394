/**
 * The Fisher–Yates shuffle that fixes bring in. `npm install fair-shuffle`. [How to use it](/guide/library).
 *
 * @module fair-shuffle
 */
export * from "fair-shuffle";
