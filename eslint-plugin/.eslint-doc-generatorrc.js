// How eslint-doc-generator writes the headers, options and tables of the docs: in the words of our README, formatted as all of our Markdown.
import { readFile } from "node:fs/promises";
import { format } from "oxfmt";

const style = JSON.parse(await readFile(new URL("../.oxfmtrc.json", import.meta.url), "utf8"));

/** @type {import("eslint-doc-generator").GenerateOptions} */
export default {
  // The same rules again, for `.eslintrc` files.
  ignoreConfig: ["legacy-recommended"],
  ruleDocTitleFormat: "desc-parens-prefix-name",
  // The title is the description.
  ruleDocNotices: ["configs", "deprecated", "fixableAndHasSuggestions", "requiresTypeChecking"],
  ruleDocSectionInclude: [
    "Incorrect",
    "Correct",
    "Options",
    "Messages",
    "Fix safety",
    "How the verdict is computed, and what keeps false alarms away",
    "When not to use it",
    "Related rules",
  ],
  postprocess: async (content, path) => (await format(path, content, style)).code,
};
