// The rule: recognise what shuffle a piece of code is, judge its model, report what is proved biased, and offer the ways out.
import type { TSESLint } from "@typescript-eslint/utils";
import type { JSONSchema4 } from "@typescript-eslint/utils/json-schema";
import {
  getFinding,
  guard,
  mergeEdits,
  MESSAGES,
  NO_WAYS,
  openFile,
  restoreIndent,
  tellLast,
  type Finding,
  type MessageId,
  type RuleOptions,
  type WayOut,
  type WaysOut,
} from "@fair-shuffle/recognise";
import { DEFAULT_OPTIONS, RULE_SCHEMA } from "@fair-shuffle/recognise/options";

import { getModuleReader } from "./module-reader.ts";

type RuleModule = TSESLint.RuleModule<MessageId, [RuleOptions], { readonly recommended: boolean }>;

const URL = "https://github.com/fair-shuffle/fair-shuffle/blob/main/eslint-plugin/docs/rules/no-biased-shuffle.md";

export const noBiasedShuffle: RuleModule = {
  meta: {
    type: "problem",
    docs: { description: "disallow shuffles that are proved not to be fair", recommended: true, url: URL },
    fixable: "code",
    hasSuggestions: true,
    // ESLint's types ask for lists that could be written to.
    schema: [RULE_SCHEMA as object as JSONSchema4],
    defaultOptions: [DEFAULT_OPTIONS],
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
  const opened = openFile(sourceCode, getOptions(context), () => ({
    filename: context.filename,
    cwd: context.cwd,
    ...getPackageKnown(context.settings),
    language: "en",
    getModules: () => getModuleReader(context),
  }));
  if (opened === undefined) return {};
  const { file, visit } = opened;
  return {
    "Program:exit"(): void {
      // Only after all the others it is known what the last one has to say.
      let last: Reported | undefined;
      visit((site, own) => {
        const finding = getFinding(own, site);
        if (finding === undefined) return;
        if (last !== undefined) report(context, file, last, last.ways);
        // Should a way out fail for a mistake of ours, the finding stands without one.
        last = withWays(finding, NO_WAYS);
        last = withWays(finding, finding.getWaysOut());
      });
      if (last !== undefined) report(context, file, { ...last, ...tellLast(file, last) }, last.ways);
    },
  };
}

interface Reported extends Omit<Finding, "getWaysOut"> {
  readonly ways: WaysOut;
}

/** A terminal shows the message and no suggestion, so the message says what can be done where nothing is fixed unasked. */
const withWays = ({ loc, messageId, data }: Finding, ways: WaysOut): Reported => ({
  loc,
  messageId,
  data: { ...data, unfixed: ways.unfixed.behind },
  ways,
});

function report(
  context: Context,
  file: Parameters<typeof restoreIndent>[0],
  { loc, messageId, data }: Omit<Finding, "getWaysOut">,
  { automatic, suggested }: WaysOut,
): void {
  // ESLint would merge several edits itself, and end the run where it can't.
  const make =
    ({ edits, held }: WayOut): TSESLint.ReportFixFunction =>
    (fixer) => {
      const { range, text } = mergeEdits(context.sourceCode.text, edits, held);
      return fixer.replaceTextRange(range, restoreIndent(file, text));
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
