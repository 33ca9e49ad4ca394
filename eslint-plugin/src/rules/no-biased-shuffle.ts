// The rule: recognise what shuffle a piece of code is, judge its model, report what is proved biased, and offer the ways out.
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import type { Edit, FileFacts, HelperOptions } from "../fix/bring-helper.ts";
import { getHelperWay } from "../fix/bring-helper.ts";
import { fillList, isReduction } from "../fix/fill-list.ts";
import { narrowRange } from "../fix/narrow-range.ts";
import { replaceKeyedSort } from "../fix/replace-keys.ts";
import { replaceLoop } from "../fix/replace-loop.ts";
import { replaceSort, type Remedy } from "../fix/replace-site.ts";
import { shuffleThenSort } from "../fix/shuffle-then-sort.ts";
import { splitModes } from "../fix/split-modes.ts";
import { pickOne, shuffleCopy, takeSample, type Offer } from "../fix/take-some.ts";
import { takesSuggestions } from "../fix/script-block.ts";
import { findDrawWords } from "../recognise/draw-reach.ts";
import { getIntent } from "../recognise/intent.ts";
import { losesSamePlace } from "../recognise/lost-item.ts";
import { getLocation, judgeSite, type Biased } from "../recognise/judged-site.ts";
import { getRandomSources, type RandomSourceOption } from "../recognise/random-source.ts";
import type { KeyedSite, LoopSite, Site, SortSite } from "../recognise/site.ts";
import { visitSites } from "../recognise/visit-sites.ts";
import { getIgnoredLines } from "./ignore-comment.ts";
import { describeEvidence } from "./message.ts";

type MessageIds =
  | "biased"
  | "biasedTieBreak"
  | "cycles"
  | "fixedItem"
  | "leavesArray"
  | "losesItem"
  | "narrowRange"
  | "pickOne"
  | "shuffleThenSort"
  | "splitModes"
  | "untieKeys"
  | "useCopy"
  | "useSample"
  | "useShuffle";

export interface RuleOptions extends Partial<HelperOptions> {
  readonly fix?: "auto" | "suggest" | "off";
  readonly randomSources?: readonly RandomSourceOption[];
  readonly checkTieBreaks?: boolean;
}

type RuleModule = TSESLint.RuleModule<MessageIds, [RuleOptions], { readonly recommended: boolean }>;

const URL = "https://github.com/fair-shuffle/fair-shuffle/blob/main/eslint-plugin/docs/rules/no-biased-shuffle.md";

/** One of the ways out of a finding, with what its button says. */
interface WayOut {
  readonly messageId: MessageIds;
  readonly data: Record<string, string>;
  readonly remedy: Remedy;
}

export const noBiasedShuffle: RuleModule = {
  meta: {
    type: "problem",
    docs: { description: "disallow shuffles that are proved not to be fair", recommended: true, url: URL },
    fixable: "code",
    hasSuggestions: true,
    schema: [
      {
        type: "object",
        additionalProperties: false,
        properties: {
          helper: {
            type: "string",
            enum: ["auto", "import", "inline"],
            description:
              "Where the fix takes its shuffle from: an import, a function at the end of the file, or what the package allows.",
          },
          importFrom: {
            description:
              "The module to import from instead of `fair-shuffle`; a relative path starts at the working directory.",
            oneOf: [
              {
                type: "string",
                minLength: 1,
                description: "A module with an in-place `shuffle` and a copying `toShuffled`.",
              },
              {
                type: "object",
                description: "A module whose function copies, and so serves copying sites only.",
                additionalProperties: false,
                required: ["module", "name", "copies"],
                properties: {
                  module: { type: "string", minLength: 1, description: "In `importFrom`: the module." },
                  name: { type: "string", minLength: 1, description: "In `importFrom`: the function's name." },
                  copies: {
                    type: "boolean",
                    enum: [true],
                    description: "In `importFrom`: says that the function returns a shuffled copy.",
                  },
                },
              },
            ],
          },
          fix: {
            type: "string",
            enum: ["auto", "suggest", "off"],
            description: "Whether findings are fixed by `--fix`, offered as suggestions, or only reported.",
          },
          randomSources: {
            type: "array",
            items: {
              oneOf: [
                { type: "string", minLength: 1 },
                {
                  type: "object",
                  additionalProperties: false,
                  required: ["name", "range"],
                  properties: {
                    name: {
                      type: "string",
                      minLength: 1,
                      description: "In `randomSources`: the function, as it is called.",
                    },
                    range: {
                      type: "string",
                      enum: ["exclusive", "inclusive"],
                      description: "In `randomSources`: whether its last argument itself can be drawn.",
                    },
                  },
                },
              ],
            },
            uniqueItems: true,
            description:
              "Functions of the project's own that draw, as they are called: `dice.next` returns a number on [0, 1), `{ name: 'dice.roll', range: 'inclusive' }` a whole number up to its last argument.",
          },
          checkTieBreaks: {
            type: "boolean",
            description:
              "Whether random tie-breaks after a real key (`b.score - a.score || Math.random() - 0.5`) are reported too.",
          },
        },
      },
    ],
    defaultOptions: [{ helper: "auto", fix: "auto", randomSources: [], checkTieBreaks: false }],
    messages: {
      biased: "This shuffle is biased: {{evidence}}.",
      biasedTieBreak:
        "This random tie-break is biased: {{evidence}}. Shuffle first, then sort: a sort keeps tied items in the order they had.",
      cycles: "This shuffle is biased: {{evidence}}. That is Sattolo's algorithm; a shuffle draws from one place more.",
      fixedItem: "This shuffle is biased: {{evidence}}.",
      leavesArray: "This shuffle can draw a place outside the array: an item gets lost and a hole is left.",
      losesItem:
        "This shuffle loses items: where both places are the same one, a swap by arithmetic leaves 0 there. Swap by destructuring.",
      useShuffle: "Use the fair `{{callee}}`.",
      useSample: "Draw no more than these: `{{text}}`{{note}}.",
      pickOne: "Pick one: `{{text}}`{{note}}.",
      useCopy: "Shuffle a copy: `{{text}}`{{note}}.",
      splitModes: "Ask for the mode once: shuffle in the random one, sort in the others.",
      shuffleThenSort: "Shuffle first, then sort.",
      narrowRange: "Correct the range of the draw: `{{text}}`.",
      untieKeys: "Draw keys that can't tie: `{{text}}`.",
    },
    // The types here do not know it yet. With "js/js" ESLint would refuse a configuration for all files as soon as one is Markdown, JSON or HTML.
    ...{ languages: ["*"] },
  },
  create(context) {
    const { sourceCode } = context;
    if (!isReadable(sourceCode)) return {};
    const {
      helper = "auto",
      importFrom,
      fix = "auto",
      randomSources = [],
      checkTieBreaks = false,
    } = getOptions(context);
    const sources = getRandomSources(randomSources);
    // A file without a word for drawing costs a look at its text, and nothing else.
    const words = findDrawWords(sourceCode, sources);
    if (words.size === 0) return {};
    const helperOptions: HelperOptions = { helper, ...(importFrom === undefined ? {} : { importFrom }) };
    const file: FileFacts = {
      sourceCode,
      filename: context.filename,
      cwd: context.cwd,
      ...getPackageKnown(context.settings),
    };
    const ignored = getIgnoredLines(sourceCode);

    const judge = (site: Site): void => {
      const isTieBreak = site.kind === "sort" && site.time.kind === "onTies";
      if (isTieBreak && !checkTieBreaks) return;
      const found = judgeSite(site)?.verdict;
      if (found?.kind !== "biased" || getIntent(sourceCode, site.node).has(found.finding)) return;
      const loc = getLocation(sourceCode, site);
      const statement = getStatement(site.node);
      if (ignored.has(loc.start.line) || ignored.has(statement.loc.start.line)) return;
      report(site, found, loc);
    };

    const report = (site: Site, found: Biased, loc: TSESTree.SourceLocation): void => {
      const remedies = fix === "off" ? [] : getRemedies(site);
      const isAutomatic = (remedy: Remedy): boolean =>
        fix === "auto" && found.finding !== "cycles" && !remedy.suggestionOnly;
      const [first, ...others] = remedies;
      const automatic = first !== undefined && isAutomatic(first.remedy) ? first.remedy : undefined;
      const suggested = !takesSuggestions(file) ? [] : automatic === undefined ? remedies : others;
      context.report({
        loc,
        messageId: getMessageId(site, found),
        data: { evidence: describeEvidence(found, site) },
        fix: automatic === undefined ? null : apply(automatic.edits),
        suggest: suggested.map(({ messageId, data, remedy }) => ({ messageId, data, fix: apply(remedy.edits) })),
      });
    };

    const getRemedies = (site: Site): readonly WayOut[] => {
      switch (site.kind) {
        case "sort":
          return getWaysOfSort(site);
        case "keyed":
          return getWaysOfKeyedSort(site);
        case "loop":
          return getWaysOfLoop(site);
      }
    };

    const getWaysOfKeyedSort = (site: KeyedSite): readonly WayOut[] =>
      replaceKeyedSort(file, site, helperOptions).map(({ kind, text, remedy }) =>
        kind === "shuffle"
          ? { messageId: "useShuffle", data: { callee: "shuffle" }, remedy }
          : { messageId: "untieKeys", data: { text }, remedy },
      );

    const getWaysOfSort = (site: SortSite): WayOut[] => {
      const offer = (messageId: MessageIds, remedy: Remedy | undefined, data: Record<string, string> = {}): WayOut[] =>
        remedy === undefined ? [] : [{ messageId, data, remedy }];
      const propose = (messageId: MessageIds, found: Offer | undefined): WayOut[] =>
        found === undefined ? [] : offer(messageId, found, { text: found.text, note: found.note });
      switch (site.time.kind) {
        case "inMode":
          return offer("splitModes", splitModes(file, site, helperOptions));
        case "onTies":
          return offer("shuffleThenSort", shuffleThenSort(file, site, helperOptions));
        case "weighing":
          return [];
        case "always": {
          const some = [
            ...propose("useSample", takeSample(file, site, helperOptions)),
            ...propose("pickOne", pickOne(file, site)),
          ];
          return [
            ...offer("useShuffle", replaceSort(file, site, helperOptions), { callee: "shuffle" }),
            ...(some.length > 0 ? some : propose("useCopy", shuffleCopy(file, site, helperOptions))),
          ];
        }
      }
    };

    const getWaysOfLoop = (site: LoopSite): WayOut[] => {
      const whole =
        site.into !== undefined || isReduction(site)
          ? fillList(file, site, helperOptions)
          : replaceLoop(file, site, helperOptions);
      const wholes =
        whole === undefined ? [] : [{ messageId: "useShuffle" as const, data: { callee: "shuffle" }, remedy: whole }];
      const narrow = narrowRange(file, site, sources);
      const narrows =
        narrow === undefined
          ? []
          : [{ messageId: "narrowRange" as const, data: { text: narrow.text }, remedy: narrow }];
      // Where nothing can be imported, a corrected loop is better than a second Fisher–Yates beside it.
      const all = getHelperWay(file, helperOptions) === "inline" ? [...narrows, ...wholes] : [...wholes, ...narrows];
      return all.sort((a, b) => Number(a.remedy.suggestionOnly) - Number(b.remedy.suggestionOnly));
    };

    return visitSites(sourceCode, sources, words, judge);
  },
};

/** Before 9.15 ESLint knew nothing of `meta.defaultOptions`. */
const getOptions = ({ options }: { readonly options: readonly RuleOptions[] }): RuleOptions => options[0] ?? {};

function getMessageId(site: Site, { finding }: Biased): MessageIds {
  if (site.kind === "sort" && site.time.kind === "onTies") return "biasedTieBreak";
  return finding === "leavesArray" && site.kind === "loop" && site.models.some(losesSamePlace) ? "losesItem" : finding;
}

function apply(edits: readonly Edit[]): TSESLint.ReportFixFunction {
  return (fixer) => edits.map(({ range, text }) => fixer.replaceTextRange([range[0], range[1]], text));
}

/** A host without a file system says in `settings` whether the package knows the helper. */
function getPackageKnown(settings: Readonly<Record<string, unknown>>): { packageKnown?: boolean } {
  const own = settings["fair-shuffle"];
  return typeof own === "object" && own !== null && "packageKnown" in own && typeof own.packageKnown === "boolean"
    ? { packageKnown: own.packageKnown }
    : {};
}

function getStatement(node: TSESTree.Node): TSESTree.Node {
  let statement = node;
  while (statement.parent != null && !/Statement$|Declaration$/.test(statement.type)) statement = statement.parent;
  return statement;
}

/** Markdown, JSON and HTML have no scopes, or nothing that says how to walk through their trees. */
function isReadable({ scopeManager, visitorKeys }: Partial<TSESLint.SourceCode>): boolean {
  return scopeManager != null && visitorKeys !== undefined;
}
