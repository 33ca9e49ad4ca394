// Parsers of other languages. Flow's, of Babel and of Hermes: a cast changes no value, and what a fix keeps of one still parses. Ember's: the code of a component is
// fixed as any module's, and its `<template>` stays as it is.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fixFiles, makeLintedProject, RULE, type Fixed, type LintedProject } from "./linted-project.ts";

const CONFIG = `import fairShuffle from "eslint-plugin-fair-shuffle";
import babel from "@babel/eslint-parser";
import ember from "ember-eslint-parser";
import * as hermes from "hermes-eslint";

const parserOptions = { requireConfigFile: false, babelOptions: { configFile: false, presets: ["@babel/preset-flow"] } };

export default [
  { files: ["**/*.{js,gjs,gts}"], ...fairShuffle.configs.recommended },
  { files: ["babel/*.js"], languageOptions: { parser: babel, parserOptions } },
  { files: ["hermes/*.js"], languageOptions: { parser: hermes } },
  { files: ["*.{gjs,gts}"], languageOptions: { parser: ember, parserOptions: { requireConfigFile: false } } },
];
`;

const IMPORT = '// @flow\n\nimport { shuffle } from "fair-shuffle";\n\n';

interface FlowCase {
  readonly title: string;
  readonly code: string;
  /** The code behind the new import, where the shuffle is biased. */
  readonly fixed?: string;
}

const FLOW: Readonly<Record<string, FlowCase>> = {
  cast: {
    title: "the parentheses of a cast stay around it",
    code: "export const mix = (cards: mixed): Array<string> => (cards: any).sort(() => Math.random() - 0.5);\n",
    fixed: "export const mix = (cards: mixed): Array<string> => shuffle((cards: any));\n",
  },
  "cast-of-a-cast": {
    title: "a cast of a cast stays as it is",
    code: "export const mix = (cards: mixed): Array<string> => ((cards: any): Array<string>).sort(() => Math.random() - 0.5).slice(1);\n",
    fixed: "export const mix = (cards: mixed): Array<string> => shuffle(((cards: any): Array<string>)).slice(1);\n",
  },
  copy: {
    title: "a copy of what is cast is shuffled in place",
    code: "export const mix = (cards: ?Array<string>): Array<string> => ((cards || []): Array<string>).slice().sort(() => Math.random() - 0.5);\n",
    fixed:
      "export const mix = (cards: ?Array<string>): Array<string> => shuffle(((cards || []): Array<string>).slice());\n",
  },
  "cast-of-a-shuffle": {
    title: "a shuffle may be cast itself",
    code: "export const mix = (cards: Array<number>): Array<number> => (cards.sort(() => Math.random() - 0.5): any);\n",
    fixed: "export const mix = (cards: Array<number>): Array<number> => (shuffle(cards): any);\n",
  },
  loop: {
    title: "a loop may cast the list and the draw at each place",
    code: `export function mix(cards: mixed): void {
  for (let i = 0; i < (cards: any).length; i++) {
    const j: number = Math.floor((Math.random(): number) * (cards: any).length);
    const card: string = (cards: any)[i];
    (cards: any)[i] = (cards: any)[j];
    (cards: any)[j] = card;
  }
}
`,
    fixed: "export function mix(cards: mixed): void {\n  shuffle((cards: any));\n}\n",
  },
  pair: {
    title: "two items that are cast are left alone: a coin is fair for them",
    code: "export const mix = (a: number, b: number): any => ([a, b]: any).sort(() => Math.random() - 0.5);\n",
  },
};

/** A template of Ember: its words are no code, so nothing in it may be taken for code, nor keep the file from being fixed. */
const TEMPLATE = `<template>
    <ul class="deck" ...attributes>
      {{#each-in @cards as |key card|}}
        <li>{{humanize key}} {{if (eq @depth 1) card.title "none"}}</li>
      {{/each-in}}
    </ul>
  </template>`;

const NAMES = 'import { eq, humanize } from "../words";\n';

const EMBER = {
  "Deck.gts": {
    title: "a class with a template in it",
    before: `${NAMES}
export default class Deck extends Component<{ Args: { cards: string[] } }> {
  ${TEMPLATE}

  get mixed(): string[] {
    return [...this.args.cards].sort(() => Math.random() - 0.5);
  }
}
`,
    found: 13,
    after: `${NAMES}import { toShuffled } from "fair-shuffle";

export default class Deck extends Component<{ Args: { cards: string[] } }> {
  ${TEMPLATE}

  get mixed(): string[] {
    return toShuffled(this.args.cards);
  }
}
`,
  },
  "deal.gjs": {
    title: "a function beside a template that has a name",
    before: `${NAMES}
const Deck = ${TEMPLATE};

export function deal(cards) {
  return cards.sort(() => Math.random() - 0.5);
}

export default Deck;
`,
    found: 12,
    after: `${NAMES}import { shuffle } from "fair-shuffle";

const Deck = ${TEMPLATE};

export function deal(cards) {
  return shuffle(cards);
}

export default Deck;
`,
  },
};

let project: LintedProject;
let results: Map<string, Fixed>;

beforeAll(async () => {
  const files = Object.fromEntries([
    ...["babel", "hermes"].flatMap((parser) =>
      Object.entries(FLOW).map(([name, { code }]) => [`${parser}/${name}.js`, `// @flow\n${code}`]),
    ),
    ...Object.entries(EMBER).map(([file, { before }]) => [file, before]),
  ]) as Readonly<Record<string, string>>;
  project = await makeLintedProject(
    { "eslint.config.mjs": CONFIG, ...files },
    ["@babel/core", "@babel/eslint-parser", "@babel/preset-flow", "ember-eslint-parser", "hermes-eslint"],
    "eslint-9",
  );
  results = await fixFiles(project, Object.keys(files));
});
afterAll(() => project.remove());

describe.each(["babel", "hermes"])("%s", (parser) => {
  test.each(Object.entries(FLOW).map(([name, each]) => ({ name, ...each })))(
    "$name: $title",
    ({ name, code, fixed }) => {
      const file = `${parser}/${name}.js`;
      expect(results.get(file)).toEqual({
        found: fixed === undefined ? [] : [expect.stringMatching(`^${file}:\\d+ ${RULE}$`)],
        text: fixed === undefined ? `// @flow\n${code}` : `${IMPORT}${fixed}`,
        left: [],
      });
    },
  );
});

test.each(Object.entries(EMBER).map(([file, each]) => ({ file, ...each })))(
  "$file: $title",
  ({ file, found, after }) => {
    expect(results.get(file)).toEqual({ found: [`${file}:${String(found)} ${RULE}`], text: after, left: [] });
  },
);
