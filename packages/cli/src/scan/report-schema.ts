// The shape of a scan's report for programs: its type and `schemas/scan.schema.json` are made of this.
import type { FromSchema, JsonSchemaFile } from "@fair-shuffle/lint/options";

export const SCAN_SCHEMA = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "https://github.com/fair-shuffle/fair-shuffle/blob/main/packages/cli/schemas/scan.schema.json",
  title: "fair-shuffle scan --format json",
  type: "object",
  additionalProperties: false,
  required: ["version", "scanned", "fixed", "findings", "skipped", "unread"],
  properties: {
    version: {
      const: 2,
      description: "The version of this format; it grows when a field changes its meaning or goes.",
    },
    scanned: { type: "integer", minimum: 0, description: "How many files were judged." },
    fixed: {
      description: "What --fix did; nothing without it.",
      type: "object",
      additionalProperties: false,
      required: ["findings", "files", "chosen"],
      properties: {
        findings: { type: "integer", minimum: 0 },
        files: { type: "integer", minimum: 0 },
        chosen: {
          description:
            "Which of these were done by a suggestion (--suggestion): where it stood before, and what it does and assumes.",
          type: "array",
          items: {
            type: "object",
            additionalProperties: false,
            required: ["file", "line", "column", "says"],
            properties: {
              file: { type: "string" },
              line: { $ref: "#/definitions/place" },
              column: { $ref: "#/definitions/place" },
              says: { type: "string" },
            },
          },
        },
      },
    },
    findings: {
      description: "The biased shuffles that are left, by file and place.",
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        required: [
          "file",
          "line",
          "column",
          "endLine",
          "endColumn",
          "rule",
          "kind",
          "message",
          "fix",
          "unfixed",
          "suggestions",
        ],
        properties: {
          file: { type: "string", description: "Relative to the working directory, with /." },
          line: { $ref: "#/definitions/place" },
          column: { $ref: "#/definitions/place" },
          endLine: { $ref: "#/definitions/place" },
          endColumn: { $ref: "#/definitions/place" },
          rule: { const: "fair-shuffle/no-biased-shuffle" },
          kind: {
            description:
              "What is wrong: not all orders are equally likely; tied items come in an order that is not fair; one item never moves; no item can stay; a draw can lie outside the array; a swap by arithmetic loses an item; one between a list and its copy loses some. The last finding of a file that took too long says instead that not all of the file was fixed, or judged.",
            enum: [
              "biased",
              "biasedTieBreak",
              "fixedItem",
              "cycles",
              "leavesArray",
              "drawsTwice",
              "losesItem",
              "mixesLists",
              "notAllFixed",
              "notAllJudged",
            ],
          },
          message: { type: "string", description: "The finding in a sentence, with its exact numbers." },
          fix: {
            description: "What --fix would do; null where nothing can be done without a choice.",
            oneOf: [
              {
                type: "object",
                additionalProperties: false,
                required: ["edits"],
                properties: { edits: { $ref: "#/definitions/edits" } },
              },
              { type: "null" },
            ],
          },
          unfixed: {
            type: "string",
            description: "Why --fix leaves it, and what can be done; empty where --fix makes it fair.",
          },
          suggestions: {
            description: "Other ways out, each with what it does.",
            type: "array",
            items: {
              type: "object",
              additionalProperties: false,
              required: ["says", "edits"],
              properties: { says: { type: "string" }, edits: { $ref: "#/definitions/edits" } },
            },
          },
        },
      },
    },
    skipped: {
      description: "Files, and scripts in files, that were not judged, or not fixed.",
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        required: ["file", "reason", "message"],
        properties: {
          file: { type: "string" },
          reason: { enum: ["binary", "crash", "huge", "minified", "syntax", "unreadable", "unwritable"] },
          message: { type: "string" },
          line: { $ref: "#/definitions/place" },
          column: { $ref: "#/definitions/place" },
        },
      },
    },
    unread: {
      description:
        "Code of the files that were judged which may hold a shuffle and was not read: between the braces of a component's markup, or in a language that is not read.",
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        required: ["file", "line", "column"],
        properties: {
          file: { type: "string" },
          line: { $ref: "#/definitions/place" },
          column: { $ref: "#/definitions/place" },
        },
      },
    },
  },
  definitions: {
    place: { type: "integer", minimum: 1, description: "Counted from 1; columns in UTF-16 code units." },
    range: {
      description: "From and to, in UTF-16 code units of the file's text without its byte order mark.",
      type: "array",
      items: { type: "integer", minimum: 0 },
      minItems: 2,
      maxItems: 2,
    },
    edits: {
      description:
        "In the order of the text; no two of them overlap or touch. Two fixes of a file may bring the same import: of edits that are equal one is enough.",
      type: "array",
      minItems: 1,
      items: { $ref: "#/definitions/edit" },
    },
    edit: {
      type: "object",
      additionalProperties: false,
      required: ["range", "text"],
      properties: { range: { $ref: "#/definitions/range" }, text: { type: "string" } },
    },
  },
} as const satisfies JsonSchemaFile;

export type ScanJson = FromSchema<typeof SCAN_SCHEMA>;
