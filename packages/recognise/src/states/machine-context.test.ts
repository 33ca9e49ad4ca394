// Contexts of machines of XState that hold a pair under a name, and those that may hold more.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

describe("a machine's context", () => {
  const machine = (...actions: readonly string[]): string =>
    `export const toss = createMachine({ context: { sides: ["l", "r"], round: 1 }, entry: [${actions.join(", ")}] });`;
  const MIX = "assign({ sides: ({ context }) => [...context.sides].sort(COIN) })";
  testPairs([
    [
      "set under a name",
      machine(MIX, "assign({ round: ({ context }) => context.round + 1 })"),
      machine(MIX, "assign({ sides: ({ event }) => event.sides })"),
    ],
    [
      "taken apart",
      machine("assign({ sides: ({ context: { sides } }) => [...sides].sort(COIN) })"),
      machine(
        "assign({ sides: ({ context: { sides } }) => [...sides].sort(COIN) })",
        "assign(({ event }) => event.all)",
      ),
    ],
    [
      "set as a whole",
      machine("assign(({ context }) => ({ sides: [...context.sides].sort(COIN) }))"),
      machine("assign(({ context }) => ({ sides: [...context.sides].sort(COIN) }))", "assign(load)"),
    ],
    [
      "of the fourth version",
      machine("assign({ sides: (context) => [...context.sides].sort(COIN) })"),
      machine("assign({ sides: (context) => [...context.sides].sort(COIN) })", "assign({ ...others })"),
    ],
    [
      "of an action by itself",
      `${machine()} const mix = assign({ sides: ({ context }) => [...context.sides].sort(COIN) });`,
      `${machine()} ${machine().replace("toss", "other").replace('"r"', '"m", "r"')} const mix = assign({ sides: ({ context }) => [...context.sides].sort(COIN) });`,
    ],
    [
      "of a setup",
      `export const toss = setup({ actions: { mix: ${MIX} } }).createMachine({ context: () => ({ sides: ["l", "r"] }) });`,
      `export const toss = setup({ actions: { mix: ${MIX} } }).createMachine({ context: ({ input }) => ({ sides: input.sides }) });`,
    ],
    ["that nobody replaces", machine(MIX), `${machine(MIX)} interpret(toss.withContext(load()));`],
    [
      "to which nothing is added",
      machine(MIX, "({ context }) => { log(context.sides.length); }"),
      machine(MIX, "({ context }) => { context.sides.push(load()); }"),
    ],
  ]);
});
