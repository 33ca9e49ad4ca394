// What repeats the rule's options and the editor's settings is written from their one table, and held to it: the types of the plugin, the manifest of the extension and its texts, the server's page. `UPDATE_DOCS=1` writes them anew.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { OptionSchema, Said, Setting } from "@fair-shuffle/lint/options";
import { OPTIONS } from "@fair-shuffle/lint/options";
import { findWrongSettings, readSettings, SETTINGS } from "@fair-shuffle/language-server/settings";
import { describe, expect, it, test } from "vitest";
import { writeFormatted } from "../../tools/formatted.ts";
import { holdPart, writeTable } from "./computed-part.ts";

const root = new URL("../../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");

/** Holds a file to what was computed, written as the formatter writes it. */
async function holdFile(path: string, wanted: string): Promise<void> {
  const filepath = fileURLToPath(new URL(path, root));
  const text = await writeFormatted(filepath, wanted);
  if (process.env.UPDATE_DOCS === "1") writeFileSync(filepath, text);
  else expect(read(path)).toBe(text);
}

const options: readonly (readonly [string, Setting])[] = Object.entries(OPTIONS);
const settings: readonly (readonly [string, Setting])[] = Object.entries(SETTINGS);

/** Writes a schema as the type that says the same. */
function toType({ type, enum: values, oneOf, items, properties, required = [] }: OptionSchema): string {
  if (oneOf !== undefined) return oneOf.map(toType).join(" | ");
  if (values !== undefined) return values.map((value) => JSON.stringify(value)).join(" | ");
  if (type === "array") return `readonly (${toType(items ?? {})})[]`;
  if (type !== "object") return type ?? "unknown";
  const members = Object.entries(properties ?? {}).map(
    ([name, member]) => `readonly ${name}${required.includes(name) ? "" : "?"}: ${toType(member)}`,
  );
  return `{ ${members.join("; ")} }`;
}

/** That a list is empty unless somebody fills it goes without saying. */
const tellDefault = ({ default: value }: Setting): string =>
  value === undefined || Array.isArray(value) ? "" : ` Default ${JSON.stringify(value)}.`;

test.each(["eslint-plugin/src/index.types.d.ts", "eslint-plugin/src/index.types.d.cts"])(
  "%s declares the options, with their defaults",
  async (path) => {
    const members = options.map(
      ([name, option]) =>
        `/** ${option.says.en}${tellDefault(option)} */\n  readonly ${name}?: ${toType(option.schema)};`,
    );
    const place = /(interface NoBiasedShuffleOptions \{\n)[^]*?(\n\s*\}\n)/;
    const text = read(path);
    expect(text).toMatch(place);
    await holdFile(
      path,
      text.replace(place, (_, begin: string, end: string) => begin + members.join("\n") + end),
    );
  },
);

/** The types that a value can have. */
const getTypes = ({ type, oneOf }: OptionSchema): readonly unknown[] => (oneOf ?? [{ type }]).map((one) => one.type);

/** Writes a schema as one of all of its alternatives together, each of another type, and without words: the editor has its own. */
function flatten(schema: OptionSchema, further: readonly unknown[] = []): object {
  const types = [...getTypes(schema), ...further];
  const parts = (schema.oneOf ?? [schema]).map((part): object => {
    const { items, properties } = part;
    const rules = Object.entries(part).filter(([name]) => !["type", "description"].includes(name));
    return {
      ...Object.fromEntries<unknown>(rules),
      ...(items === undefined ? {} : { items: flatten(items) }),
      ...(properties === undefined
        ? {}
        : { properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, flatten(one)])) }),
    };
  });
  return parts.reduce((all, part) => ({ ...all, ...part }), { type: types.length === 1 ? types[0] : types });
}

/** As the manifest says it. One that is not set is `null` there. */
function toManifest(name: string, { schema, default: value, choices }: Setting, index: number): object {
  return {
    ...flatten(schema, value === undefined ? ["null"] : []),
    ...(choices === undefined
      ? {}
      : { enumDescriptions: (schema.enum ?? []).map((choice) => `%${name}.${String(choice)}%`) }),
    default: value ?? null,
    scope: "resource",
    order: index + 1,
    markdownDescription: `%setting.${name}%`,
  };
}

/** Where the project's ESLint configuration sets the rule, it sets the whole of its options. */
const BY_ESLINT: Said = {
  en: "Where the project's ESLint configuration sets the rule, its options hold instead.",
  "zh-cn": "如果项目的 ESLint 配置设置了该规则，则以其选项为准。",
};

function getTexts(language: keyof Said): Readonly<Record<string, string>> {
  return Object.fromEntries(
    settings.flatMap(([name, { says, more, choices }]): [string, string][] => {
      const sentences = [says, more, name in OPTIONS ? BY_ESLINT : undefined].flatMap((said) => said?.[language] ?? []);
      return [
        [`setting.${name}`, sentences.join(language === "en" ? " " : "")],
        ...Object.entries(choices ?? {}).map(([choice, said]): [string, string] => [
          `${name}.${choice}`,
          said[language],
        ]),
      ];
    }),
  );
}

describe("the extension", () => {
  it("has the settings in its manifest", async () => {
    const manifest = JSON.parse(read("extension/package.json")) as {
      contributes: { configuration: { properties: unknown } };
    };
    manifest.contributes.configuration.properties = Object.fromEntries(
      settings.map(([name, setting], index) => [`fairShuffle.${name}`, toManifest(name, setting, index)]),
    );
    await holdFile("extension/package.json", JSON.stringify(manifest, null, 2));
  });

  test.each([
    ["extension/package.nls.json", "en"],
    ["extension/package.nls.zh-cn.json", "zh-cn"],
  ] as const)("has their texts in %s", async (path, language) => {
    const texts = Object.entries(JSON.parse(read(path)) as Readonly<Record<string, string>>);
    const isOurs = ([key]: readonly [string, string]): boolean => {
      const [first = ""] = key.split(".");
      return first === "setting" || first in SETTINGS;
    };
    const place = texts.findIndex(isOurs);
    expect(place).toBeGreaterThan(0);
    const others = texts.filter((text) => !isOurs(text));
    const wanted = [...others.slice(0, place), ...Object.entries(getTexts(language)), ...others.slice(place)];
    await holdFile(path, JSON.stringify(Object.fromEntries(wanted), null, 2));
  });
});

/** Each option under a heading of its own: what it means, its values, and what holds where it is not set. */
function tellOptions(language: keyof Said): string {
  const isEnglish = language === "en";
  return options
    .map(([name, { says, more, choices, default: value }]) => {
      const text = [says, more].flatMap((said) => said?.[language] ?? []).join(isEnglish ? " " : "");
      const isDefault = isEnglish ? " (the default)" : "（默认）";
      const values = Object.entries(choices ?? {}).map(
        ([choice, said]) =>
          `- \`"${choice}"\`${choice === value ? isDefault : ""}${isEnglish ? ": " : "："}${said[language]}${isEnglish ? "." : "。"}`,
      );
      const set = JSON.stringify(value);
      const unset = isEnglish ? `Default: \`${set}\`.` : `默认值：\`${set}\`。`;
      const last = values.length > 0 ? values.join("\n") : value === undefined ? "" : unset;
      return [`### \`${name}\``, text, last].filter((part) => part !== "").join("\n\n");
    })
    .join("\n\n");
}

it.each([
  ["eslint-plugin/docs/rules/no-biased-shuffle.md", "en"],
  ["docs/zh/rule.md", "zh-cn"],
] as const)("stand on the rule's page, %s", (path, language) => {
  holdPart(new URL(path, root), "options", tellOptions(language));
});

it("stands on the server's page", async () => {
  const rows = settings.map(([name, { schema, says, default: value }]) => [
    `\`${name}\``,
    schema.enum === undefined ? "" : schema.enum.map((one) => `\`${String(one)}\``).join(", "),
    value === undefined ? "" : `\`${JSON.stringify(value)}\``,
    says.en.replaceAll("|", "\\|"),
  ]);
  const head = [
    ["setting", "values", "default", "what it means"],
    ["---", "---", "---", "---"],
  ];
  holdPart(new URL("packages/language-server/README.md", root), "settings", await writeTable([...head, ...rows]));
});

/** Values that keep to a schema: one of each kind. */
function makeExamples({ type, enum: values, oneOf, items = {}, properties = {} }: OptionSchema): readonly unknown[] {
  if (oneOf !== undefined) return oneOf.flatMap(makeExamples);
  if (values !== undefined) return values;
  if (type === "array") return [[], makeExamples(items)];
  if (type === "string") return ["dice"];
  if (type === "boolean") return [true, false];
  return [Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, makeExamples(one)[0]]))];
}

describe("the server", () => {
  test.each(options.flatMap(([name, { schema }]) => makeExamples(schema).map((value) => ({ name, value }))))(
    "takes $value for $name",
    ({ name, value }) => {
      expect(readSettings({ severity: "hint", [name]: value })).toEqual({
        severity: "hint",
        diagnostics: "auto",
        codeLens: true,
        rule: { [name]: value },
      });
    },
  );

  test.each<[string, object]>([
    ["a helper that there is not", { helper: "magic" }],
    ["a module that can't stand between quotes", { importFrom: 'a"; steal()' }],
    ["a function whose name is none", { importFrom: { module: "lodash", name: "a b", copies: true } }],
    ["a function that does not copy", { importFrom: { module: "lodash", name: "shuffle", copies: false } }],
    ["one of whose members nobody knows", { importFrom: { module: "a", name: "b", copies: true, more: 1 } }],
    ["a source without a name", { randomSources: ["dice.next", ""] }],
    ["a range that there is not", { randomSources: [{ name: "dice.roll", range: "open" }] }],
    ["a list that is none", { randomSources: { 0: "dice.next" } }],
    ["a word for a choice of two", { checkTieBreaks: "yes" }],
    ["what an editor sends for what is not set", { importFrom: null, fix: null }],
  ])("takes no %s", (_, answer) => {
    expect(readSettings(answer).rule).toEqual({});
  });

  it("names the settings whose values it does not take, and nothing that is not set", () => {
    const answer = {
      severity: "rot",
      importFrom: 42,
      randomSources: ["dice.next"],
      fix: null,
      codeLens: true,
      more: 1,
    };
    expect(findWrongSettings(answer)).toEqual([
      ["severity", "rot"],
      ["importFrom", 42],
    ]);
    expect(findWrongSettings(undefined)).toEqual([]);
  });
});
