/** What the rule says of each generated program, held against the program's truth. */

import { Linter, type FlatConfig } from "@typescript-eslint/utils/ts-eslint";
import plugin from "eslint-plugin-fair-shuffle";

import type { Program } from "./program.ts";
import { getProjectFolder, placeBeside } from "./project-folder.ts";
import { findLongerTruth, findTruth, type Truth } from "./truth.ts";

// Scripts run this without Vitest's settings.
process.env.FAIR_SHUFFLE_THROW = "all";

export type Judgement =
  | "rightly reported"
  | "rightly silent"
  | "false alarm"
  | "missed"
  /** Neither a report nor silence would be wrong. */
  | "either way"
  /** The rule threw, or the program didn't parse. */
  | "crash";

export interface Judged {
  readonly index: number;
  readonly program: Program;
  readonly truth: Truth;
  readonly judgement: Judgement;
  /** The message ids of the reports, and the first report's text. */
  readonly messageIds: readonly string[];
  readonly message: string;
}

export const RULE = "fair-shuffle/no-biased-shuffle";

/** The message for an item that stays only because a range or a start is one short. */
const FIXED_ITEM = "fixedItem";

/** A distance that no number of cards makes worth a report: sort keys from 2^32 values, or more. */
const AS_GOOD_AS_FAIR = 1e-6;

/** How a fixed file gets its shuffle: declared at its end, imported as a module, required as CommonJS. */
export type Helper = "inline" | "import" | "require";

/** The configuration of a project that has our plugin and nothing else, with further options of the rule. */
export function ruleConfig(helper: Helper, options: Program["options"] = {}): FlatConfig.Config[] {
  return [
    {
      plugins: { "fair-shuffle": { rules: plugin.rules } },
      languageOptions: { ecmaVersion: "latest", sourceType: helper === "require" ? "commonjs" : "module" },
      linterOptions: { reportUnusedDisableDirectives: "off" },
      rules: { [RULE]: ["error", { ...options, helper: helper === "inline" ? "inline" : "import" }] },
    },
  ];
}

const linter = new Linter();
const config = ruleConfig("inline");

/** The linter for a program, and the name of its file: on the disk where it imports another one. */
export function getPlace({ far }: Program, helper: Helper): { readonly linter: Linter; readonly filename: string } {
  if (far === undefined) return { linter, filename: fileName(helper) };
  return { linter: new Linter({ cwd: getProjectFolder() }), filename: placeBeside(far, fileName(helper)) };
}

/** The name of a file that nobody can take for another kind of module. */
export function fileName(helper: Helper): string {
  return helper === "require" ? "program.cjs" : "program.mjs";
}

export function judge(program: Program, index: number): Judged {
  const messages = lint(program);
  const messageIds = messages.map(({ messageId, fatal }) => (fatal === true ? "fatal" : (messageId ?? "")));
  const message = messages[0]?.message ?? "";
  const crashed = messages.some(({ ruleId }) => ruleId !== RULE);
  const [truth, judgement] = compareOf(program, findTruthOf(program, index), messageIds);
  return { index, program, truth, judgement: crashed ? "crash" : judgement, messageIds, message };
}

/** What is to be said of the reports; before one is called a false alarm, longer arrays have their say. */
function compareOf(program: Program, truth: Truth, messageIds: readonly string[]): [Truth, Judgement] {
  const judgement = compare(program, truth, messageIds);
  if (judgement !== "false alarm") return [truth, judgement];
  const longer = findLongerTruth(program, truth);
  return [longer, compare(program, longer, messageIds)];
}

/** The truth; a program that can't be run is a mistake of its grammar, which is easier to find with the program at hand. */
function findTruthOf(program: Program, index: number): Truth {
  try {
    return findTruth(program);
  } catch (error) {
    throw new Error(`Program ${String(index)} can't be run; mend its grammar.\n${program.runnable}\n${program.entry}`, {
      cause: error,
    });
  }
}

function lint(program: Program): Linter.LintMessage[] {
  const { source, options } = program;
  try {
    const place = getPlace(program, "inline");
    return place.linter.verify(source, options === undefined ? config : ruleConfig("inline", options), place.filename);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [{ ruleId: null, severity: 2, fatal: true, message, line: 1, column: 1, messageId: "thrown", source: null }];
  }
}

/** What is to be said of reports with these message ids. */
export function compare(program: Program, truth: Truth, messageIds: readonly string[]): Judgement {
  const reported = messageIds.length > 0;
  switch (expect(program, truth)) {
    case "report":
      return reported ? "rightly reported" : "missed";
    case "silence":
      return reported ? "false alarm" : "rightly silent";
    case "either":
      return "either way";
    case "at most one that never moves":
      return messageIds.every((id) => id === FIXED_ITEM) ? "either way" : "false alarm";
  }
}

/** What is to be said of a program with this truth. */
function expect(program: Program, truth: Truth): "report" | "silence" | "either" | "at most one that never moves" {
  if (program.family === "kin" || program.silent === true) return "silence";
  switch (truth.kind) {
    case "uniform":
    case "sample":
    case "deterministic":
      return "silence";
    case "part":
      // Where a length is only a number in the text, the text means a shuffle of some other array, too: of a longer one, from which an item is left
      // out by mistake, or of a shorter one, beyond which an item lies.
      if (program.sizes.length === 1) return truth.fixed === 1 ? "either" : "at most one that never moves";
      return truth.fixed === 1 ? "at most one that never moves" : "silence";
    case "cycles":
      return program.intent === "cycle" ? "silence" : "either";
    case "biased":
      // A name that promises a cycle may excuse what is no cycle either.
      return program.intent === "cycle" || program.intent === "unclear" ? "either" : "report";
    case "slight":
      return [...truth.distances.values()].every((distance) => distance < AS_GOOD_AS_FAIR) ? "silence" : "either";
    case "invalid":
      return program.drawsTwice === true ? "report" : "either";
    case "still":
    case "partly biased":
      return "either";
  }
}
