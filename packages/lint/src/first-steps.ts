// The model of a sample: the first steps of Fisher–Yates, which bring one drawn item after the other to the front.
import type { ShuffleModel } from "@fair-shuffle/bias";
import type { FairCall } from "@fair-shuffle/recognise";

type SwapLoop = Extract<ShuffleModel, { kind: "swapLoop" }>;
type Expression = Extract<SwapLoop["steps"][number], { kind: "assign" }>["value"];

const LIST = "list";

/** Returns `for (i = 0; i < min(taken, n); i++) swap(i, i + floor(draw * (n - i)))`. */
export function makeFirstSteps(taken: NonNullable<FairCall["taken"]>): SwapLoop {
  const i: Expression = { kind: "variable", name: "i" };
  const drawn: Expression = { kind: "variable", name: "drawn" };
  const length: Expression = { kind: "length", list: LIST };
  const size: Expression =
    typeof taken === "number" ? { kind: "number", value: taken } : { kind: "variable", name: getOwn(taken.name) };
  return {
    kind: "swapLoop",
    list: LIST,
    unknowns: typeof taken === "number" ? [] : [getOwn(taken.name)],
    steps: [
      { kind: "assign", variable: "i", value: { kind: "number", value: 0 } },
      {
        kind: "loop",
        testFirst: true,
        test: binary("<", i, binary("min", size, length)),
        body: [
          {
            kind: "assign",
            variable: "drawn",
            value: binary("+", i, {
              kind: "unary",
              operator: "floor",
              operand: binary("*", { kind: "draw" }, binary("-", length, i)),
            }),
          },
          { kind: "assign", variable: "there", value: { kind: "card", list: LIST, position: drawn } },
          { kind: "assign", variable: "here", value: { kind: "card", list: LIST, position: i } },
          { kind: "lay", list: LIST, position: i, card: { kind: "variable", name: "there" } },
          { kind: "lay", list: LIST, position: drawn, card: { kind: "variable", name: "here" } },
        ],
        update: [{ kind: "assign", variable: "i", value: binary("+", i, { kind: "number", value: 1 }) }],
      },
    ],
  };
}

/** The model's own variables are not the code's. */
const getOwn = (name: string): string => (["i", "drawn", "there", "here"].includes(name) ? "size" : name);

const binary = (
  operator: Extract<Expression, { kind: "binary" }>["operator"],
  left: Expression,
  right: Expression,
): Expression => ({ kind: "binary", operator, left, right });
