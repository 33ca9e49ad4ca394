/**
 * The engine: models of shuffles, their exact distributions, simulation, statistics, and the verdict. `npm install @fair-shuffle/bias`.
 * [How to use it](/guide/testing).
 *
 * @module @fair-shuffle/bias
 */
export * from "@fair-shuffle/bias";
