// The shape of a bias report for programs: its type and `schemas/bias.schema.json` are made of this.
import type { FromSchema, JsonSchemaFile } from "@fair-shuffle/lint/options";

export const BIAS_SCHEMA = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "https://github.com/fair-shuffle/fair-shuffle/blob/main/packages/cli/schemas/bias.schema.json",
  title: "fair-shuffle simulate --format json, fair-shuffle measure --format json",
  description: "Cards and positions are counted from 0; every matrix is [position][card].",
  type: "object",
  additionalProperties: false,
  required: ["name", "cards", "verdict"],
  properties: {
    name: {
      type: "string",
      description: "What was simulated or measured: file:line, the catalogue's title, module#export.",
    },
    cards: { type: "integer", minimum: 2, maximum: 1000 },
    engine: {
      enum: ["v8", "spidermonkey", "javascriptcore"],
      description: "Whose sort the numbers are of; loops are the same in all. Absent for measure.",
    },
    model: {
      type: "object",
      description: "What the code does, as data (ShuffleModel of @fair-shuffle/bias). Absent for measure.",
      required: ["kind"],
      properties: { kind: { enum: ["swapLoop", "comparatorSort", "keyedSort"] } },
    },
    exact: {
      type: "object",
      description:
        "Computed with fractions; absent where that is beyond reach, or would take long and --exact was not given.",
      additionalProperties: false,
      required: ["positions"],
      properties: {
        positions: { $ref: "#/definitions/shares" },
        orders: {
          description: "For up to 6 cards: each order that can come up, by its cards listed by position.",
          type: "object",
          propertyNames: { pattern: "^\\d+(,\\d+)*$" },
          additionalProperties: {
            type: "object",
            additionalProperties: false,
            required: ["probability", "fraction"],
            properties: {
              probability: { $ref: "#/definitions/share" },
              fraction: { type: "string", pattern: "^\\d+(/\\d+)?$" },
            },
          },
        },
      },
    },
    whyNotExact: { type: "string", description: "Why there is no `exact`." },
    isAllowed: {
      const: true,
      description:
        "Present where it is biased and `scan` does not report it: a comment, a name or an option allows it.",
    },
    reading: {
      type: "object",
      description:
        "Present where the code does not tell all that a draw can give, and the shuffle is proved fair only if it is read so: with its upper bound `most` (inclusive), without it (exclusive), or with fractions (continuous).",
      additionalProperties: false,
      required: ["as", "draw"],
      properties: {
        as: { enum: ["exclusive", "inclusive", "continuous"] },
        draw: { type: "string", description: "Its code." },
        most: { type: "string", description: "The code of its upper bound, where it has one." },
      },
    },
    leftOut: {
      description:
        "The cards that the code leaves out of the shuffle, so that each stays at its position; absent where there is none. The fair share is that of the others.",
      type: "array",
      minItems: 1,
      items: { type: "integer", minimum: 0 },
    },
    measured: {
      type: "object",
      description: "Counts of many shuffles; absent with --exact.",
      additionalProperties: false,
      required: ["trials", "counts", "statistics"],
      properties: {
        trials: { type: "integer", minimum: 1 },
        seed: {
          type: "integer",
          description: "Repeats it; absent where the shuffle drew from a source of its own.",
        },
        counts: {
          description: "How often each card came to each position.",
          type: "array",
          items: { type: "array", items: { type: "integer", minimum: 0 } },
        },
        orders: {
          description: "For up to 7 cards: how often each order came up.",
          type: "object",
          propertyNames: { pattern: "^\\d+(,\\d+)*$" },
          additionalProperties: { type: "integer", minimum: 1 },
        },
        statistics: {
          description:
            "The tests and the yardsticks (Statistics of @fair-shuffle/bias), of what moves where there is a `leftOut`: then `cards` counts what moves. A pValue is the probability that a fair shuffle is at least as far off.",
          type: "object",
          required: ["cards", "trials", "positions"],
          properties: {
            positions: {
              type: "object",
              required: [
                "expected",
                "worstCell",
                "largestDeviation",
                "distance",
                "fairDistance",
                "variance",
                "sums",
                "luckiest",
                "unluckiest",
                "extremeCell",
              ],
              properties: {
                expected: { type: "number", description: "trials / cards" },
                worstCell: { $ref: "#/definitions/cell" },
                largestDeviation: { type: "number", minimum: 0 },
                distance: {
                  type: "number",
                  minimum: 0,
                  description: "Total variation distance from fair, of the sample.",
                },
                fairDistance: {
                  type: "number",
                  minimum: 0,
                  description: "What it is on average for a fair shuffle.",
                },
                variance: { type: "number", minimum: 0 },
                sums: { type: "array", items: { type: "number" } },
                luckiest: { type: "array", items: { $ref: "#/definitions/cell" } },
                unluckiest: { type: "array", items: { $ref: "#/definitions/cell" } },
                chiSquared: { $ref: "#/definitions/chiSquared" },
              },
            },
            orders: { type: "object" },
            repeats: { type: "object" },
          },
        },
      },
    },
    verdict: {
      oneOf: [
        {
          type: "object",
          description:
            "Proved exactly; with `part`, for the part or the sample of the list that the code means; with `near`, but for a total variation distance from fair of so much at most, which nobody could see: that of the orders, or of the positions where `nearOf` says so.",
          additionalProperties: false,
          required: ["kind"],
          properties: {
            kind: { const: "fair" },
            part: { const: true },
            near: { type: "number", exclusiveMinimum: 0, maximum: 1 },
            nearOf: { const: "positions" },
            why: { type: "string" },
          },
        },
        {
          type: "object",
          description:
            "Proved exactly, with the cell, the order or the drawn item that `scan` tells of it; `evidence` is absent where a draw can lie outside of the list, so that items get lost.",
          additionalProperties: false,
          required: ["kind", "by", "finding"],
          properties: {
            kind: { const: "biased" },
            by: { const: "exact" },
            finding: { enum: ["biased", "fixedItem", "cycles", "leavesArray", "drawsTwice"] },
            evidence: { $ref: "#/definitions/evidence" },
            whatever: {
              const: true,
              description: "It is biased for every value of its unknown variables; `evidence` shows one of them.",
            },
            why: { type: "string" },
          },
        },
        {
          type: "object",
          description: "Not meant as a shuffle of the whole list, and not reported by `scan`.",
          additionalProperties: false,
          required: ["kind", "purpose"],
          properties: {
            kind: { const: "notMeant" },
            purpose: { enum: ["fewSwaps", "largeSteps", "nearbyPlaces", "oneEnd", "partOfList", "unknownShare"] },
          },
        },
        {
          type: "object",
          description:
            "Not reported by `scan`: it takes too long to compute (`isTooLong`), or the code does not tell. `reason.kind` says what it is.",
          additionalProperties: false,
          required: ["kind", "isTooLong", "reason"],
          properties: {
            kind: { const: "unknown" },
            isTooLong: { type: "boolean" },
            reason: { type: "object", required: ["kind"], properties: { kind: { type: "string" } } },
          },
        },
        {
          type: "object",
          description: "Proved by counting the runs, where `exact` is beyond reach.",
          additionalProperties: false,
          required: ["kind", "by", "why"],
          properties: { kind: { const: "biased" }, by: { const: "proof" }, why: { type: "string" } },
        },
        {
          type: "object",
          description: "A fair shuffle would be called biased with a probability of at most `falseAlarm`.",
          additionalProperties: false,
          required: ["kind", "by", "falseAlarm", "evidence"],
          properties: {
            kind: { const: "biased" },
            by: { const: "measurement" },
            falseAlarm: { $ref: "#/definitions/share" },
            evidence: {
              type: "object",
              required: ["test", "pValue", "level"],
              properties: {
                test: { enum: ["cell", "order", "repeats", "positions", "orders"] },
                pValue: { $ref: "#/definitions/share" },
                level: { $ref: "#/definitions/share" },
              },
            },
            why: { type: "string" },
          },
        },
        {
          type: "object",
          description:
            "No proof of fairness. A cell that is `smallestBias` above its fair share (0.1: a tenth) would have been seen with probability `power`.",
          additionalProperties: false,
          required: ["kind", "falseAlarm", "power"],
          properties: {
            kind: { const: "noBiasFound" },
            falseAlarm: { $ref: "#/definitions/share" },
            power: { $ref: "#/definitions/share" },
            smallestBias: { type: "number", exclusiveMinimum: 0 },
          },
        },
      ],
    },
  },
  definitions: {
    share: { type: "number", minimum: 0, maximum: 1 },
    shares: {
      type: "array",
      items: { type: "array", items: { type: "number", minimum: 0, maximum: 1.000000001 } },
    },
    evidence: {
      description:
        "Of a cell of the matrix, of an order, of a card being among the `drawn` first ones, or of a card getting lost, its probability beside the fair one; an order by its cards listed by position.",
      type: "object",
      required: ["kind", "cards", "fair", "probability"],
      properties: {
        kind: { enum: ["cell", "order", "drawn", "lost"] },
        cards: { type: "integer", minimum: 2 },
        moving: {
          type: "integer",
          minimum: 2,
          description: "How many of them move, where the code names that part of the list: `fair` is among these.",
        },
        fair: { $ref: "#/definitions/share" },
        probability: { $ref: "#/definitions/share" },
        position: { type: "integer", minimum: 0 },
        card: { type: "integer", minimum: 0 },
        drawn: { type: "integer", minimum: 2 },
        order: { type: "string", pattern: "^\\d+(,\\d+)*$" },
      },
    },
    cell: {
      type: "object",
      required: ["position", "card", "share", "ratio"],
      properties: {
        position: { type: "integer", minimum: 0 },
        card: { type: "integer", minimum: 0 },
        share: { type: "number", minimum: 0, maximum: 1.000000001 },
        ratio: { type: "number", minimum: 0, description: "To the fair share: 1 is fair." },
      },
    },
    chiSquared: {
      type: "object",
      required: ["value", "degrees", "pValue"],
      properties: {
        value: { type: "number", minimum: 0 },
        degrees: { type: "integer", minimum: 1 },
        pValue: { $ref: "#/definitions/share" },
      },
    },
  },
} as const satisfies JsonSchemaFile;

export type BiasJson = FromSchema<typeof BIAS_SCHEMA>;
