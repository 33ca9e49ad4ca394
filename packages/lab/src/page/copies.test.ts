// What people take away as text.
import { describe, expect, it } from "vitest";
import { writeCsv } from "./copies.ts";

describe("comma-separated values", () => {
  const exact = [
    [0.25, 0.75],
    [0.75, 0.25],
  ];

  it("have a line for each cell, counted from 1", () => {
    const code = { cards: 2, exact, counted: { done: 4, counts: Float64Array.of(1, 3, 3, 1) } };
    const fair = { cards: 2, exact: undefined, counted: { done: 4, counts: Float64Array.of(2, 2, 2, 2) } };
    expect(writeCsv(code, fair, "fair")).toBe(
      [
        "position,item,exact,simulated,count,shuffles,fair,fair_simulated",
        "1,1,0.25,0.25,1,4,0.5,0.5",
        "1,2,0.75,0.75,3,4,0.5,0.5",
        "2,1,0.75,0.75,3,4,0.5,0.5",
        "2,2,0.25,0.25,1,4,0.5,0.5",
        "",
      ].join("\r\n"),
    );
  });

  it("have what the code was before its fix beside it", () => {
    const even = [
      [0.5, 0.5],
      [0.5, 0.5],
    ];
    const before = { cards: 2, exact, counted: undefined };
    const lines = writeCsv({ cards: 2, exact: even, counted: undefined }, before, "before").split("\r\n");
    expect(lines.slice(0, 2)).toEqual([
      "position,item,exact,simulated,count,shuffles,fair,before,before_simulated",
      "1,1,0.5,,,,0.5,0.25,",
    ]);
  });

  it("have the fraction that a sum of doubles stands for", () => {
    const sums = [
      [0.12500000000000003, 0.1 + 0.2],
      [1 / 3, 1e-9 / 3],
    ];
    const code = { cards: 2, exact: sums, counted: undefined };
    const shares = writeCsv(code, code, "before")
      .split("\r\n")
      .slice(1, -1)
      .map((line) => line.split(","));
    const wanted = ["0.125", "0.3", "0.3333333333333", "3.333333333333e-10"];
    expect(shares.map(([, , exact]) => exact)).toEqual(wanted);
    expect(shares.map((line) => line[7])).toEqual(wanted);
  });

  it("leave empty what is not known", () => {
    const nothing = { cards: 2, exact: undefined, counted: undefined };
    expect(writeCsv(nothing, nothing, "fair").split("\r\n")[1]).toBe("1,1,,,,,0.5,");
  });
});
