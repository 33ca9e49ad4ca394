// The models that the rule finds in a text, every reading of them.
import parser from "@typescript-eslint/parser";
import type { ShuffleModel } from "@fair-shuffle/bias";
import type { TSESLint } from "@typescript-eslint/utils";
import { Linter } from "eslint";
import { getDrawReach } from "../../eslint-plugin/src/recognise/draw-reach.ts";
import { getRandomSources } from "../../eslint-plugin/src/recognise/random-source.ts";
import { visitSites } from "../../eslint-plugin/src/recognise/visit-sites.ts";

const linter = new Linter();

/** @throws where the text does not parse. */
export function findModels(text: string): ShuffleModel[] {
  const models: ShuffleModel[] = [];
  const rule = {
    create: (context: { sourceCode: Readonly<TSESLint.SourceCode> }) => {
      const sources = getRandomSources([]);
      return visitSites(context.sourceCode, sources, getDrawReach(context.sourceCode, sources), (site) => {
        models.push(...site.models);
      });
    },
  };
  const messages = linter.verify(
    text,
    [
      {
        files: ["**/*.ts"],
        plugins: { sites: { rules: { find: rule as never } } },
        languageOptions: { parser },
        rules: { "sites/find": "error" },
      },
    ],
    "file.ts",
  );
  const fatal = messages.find((message) => message.fatal === true);
  if (fatal !== undefined) throw new Error(`${fatal.message}\n${text}`);
  return models;
}
