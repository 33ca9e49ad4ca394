// The rule: recognise what shuffle a piece of code is, judge its model, report what is proved biased, and offer the ways out.
import type { TSESLint } from "@typescript-eslint/utils";
import {
  getFinding,
  guard,
  mergeEdits,
  MESSAGES,
  NO_WAYS,
  openFile,
  tellLast,
  type Finding,
  type MessageId,
  type RuleOptions,
  type WayOut,
  type WaysOut,
} from "@fair-shuffle/recognise";

type RuleModule = TSESLint.RuleModule<MessageId, [RuleOptions], { readonly recommended: boolean }>;

const URL = "https://github.com/fair-shuffle/fair-shuffle/blob/main/eslint-plugin/docs/rules/no-biased-shuffle.md";

/** What can stand between the quotes of an import: no quotes, white space or backslashes. */
const MODULE = "^[^\\s\"'`\\\\]+$";
/** A name that can be imported and called; "default" for a default export. */
const NAME =
  "^(?!(?:await|break|case|catch|class|const|continue|debugger|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|new|null|return|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$)[A-Za-z_$\\u0080-\\uffff][\\w$\\u0080-\\uffff]*$";

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
                pattern: MODULE,
                description: "A module with an in-place `shuffle` and a copying `toShuffled`.",
              },
              {
                type: "object",
                description: "A module whose function copies, and so serves copying sites only.",
                additionalProperties: false,
                required: ["module", "name", "copies"],
                properties: {
                  module: { type: "string", pattern: MODULE, description: "In `importFrom`: the module." },
                  name: { type: "string", pattern: NAME, description: "In `importFrom`: the function's name." },
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
    messages: MESSAGES.en,
    // The types here do not know it yet. With "js/js" ESLint would refuse a configuration for all files as soon as one is Markdown, JSON or HTML.
    ...{ languages: ["*"] },
  },
  create(context) {
    return guard(() => createListener(context), {});
  },
};

type Context = Readonly<Parameters<RuleModule["create"]>[0]>;

function createListener(context: Context): TSESLint.RuleListener {
  const { sourceCode } = context;
  if (!isReadable(sourceCode)) return {};
  const opened = openFile({
    sourceCode,
    filename: context.filename,
    cwd: context.cwd,
    ...getPackageKnown(context.settings),
    options: getOptions(context),
    language: "en",
  });
  if (opened === undefined) return {};
  const { file, visit } = opened;
  return {
    "Program:exit"(): void {
      // Only after all the others it is known what the last one has to say.
      let last: { readonly finding: Finding; readonly ways: WaysOut } | undefined;
      visit((site) => {
        const finding = getFinding(file, site);
        if (finding === undefined) return;
        if (last !== undefined) report(context, last.finding, last.ways);
        // Should a way out fail for a mistake of ours, the finding stands without one.
        last = { finding, ways: NO_WAYS };
        last = { finding, ways: finding.getWaysOut() };
      });
      if (last !== undefined) report(context, { ...last.finding, ...tellLast(file, last.finding) }, last.ways);
    },
  };
}

function report(
  context: Context,
  { loc, messageId, data }: Omit<Finding, "getWaysOut">,
  { automatic, suggested }: WaysOut,
): void {
  // ESLint would merge several edits itself, and end the run where it can't.
  const make =
    ({ edits, held }: WayOut): TSESLint.ReportFixFunction =>
    (fixer) => {
      const { range, text } = mergeEdits(context.sourceCode.text, edits, held);
      return fixer.replaceTextRange(range, text);
    };
  const place = { loc, messageId, data };
  const isReported = guard(() => {
    context.report({
      ...place,
      fix: automatic === undefined ? null : make(automatic),
      suggest: suggested.map((way) => ({
        messageId: way.messageId,
        data: way.data,
        fix: make({ ...way, held: [] }),
      })),
    });
    return true;
  }, false);
  // The finding is true, whatever is wrong with its fixes.
  if (!isReported) context.report(place);
}

/** Before 9.15 ESLint knew nothing of `meta.defaultOptions`. */
const getOptions = ({ options }: { readonly options: readonly RuleOptions[] }): RuleOptions => options[0] ?? {};

/** A host without a file system says in `settings` whether the package knows the helper. */
function getPackageKnown(settings: Readonly<Record<string, unknown>>): { packageKnown?: boolean } {
  const own = settings["fair-shuffle"];
  return typeof own === "object" && own !== null && "packageKnown" in own && typeof own.packageKnown === "boolean"
    ? { packageKnown: own.packageKnown }
    : {};
}

/** Markdown, JSON and HTML have no scopes, or nothing that says how to walk through their trees. */
function isReadable({ scopeManager, visitorKeys }: Partial<TSESLint.SourceCode>): boolean {
  return scopeManager != null && visitorKeys !== undefined;
}
