// The rule's options stand in its schema; what repeats them (both type declarations, the editor's settings and its server, the pages that say what is not taken) says the same.
import { readFileSync } from "node:fs";
import { readSettings } from "@fair-shuffle/language-server/settings";
import plugin from "eslint-plugin-fair-shuffle";
import { describe, expect, it, test } from "vitest";

/** As much of JSON Schema as the rule uses. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

const { meta } = plugin.rules["no-biased-shuffle"];
const [schema] = meta.schema as readonly Schema[];
const options = schema?.properties ?? {};
const defaults: Readonly<Record<string, unknown>> = { ...meta.defaultOptions?.[0] };

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

/** Writes a schema as the type that says the same. */
function toType({ type, enum: values, oneOf, items, properties, required = [] }: Schema): string {
  if (oneOf !== undefined) return oneOf.map(toType).join(" | ");
  if (values !== undefined) return values.map((value) => JSON.stringify(value)).join(" | ");
  if (type === "array") return `readonly (${toType(items ?? {})})[]`;
  if (type !== "object") return type ?? "unknown";
  const members = Object.entries(properties ?? {}).map(
    ([name, member]) => `readonly ${name}${required.includes(name) ? "" : "?"}: ${toType(member)}`,
  );
  return `{ ${members.join("; ")} }`;
}

describe.each(["eslint-plugin/src/index.types.d.ts", "eslint-plugin/src/index.types.d.cts"])("%s", (path) => {
  const [, declared = ""] = /interface NoBiasedShuffleOptions \{\n([^]*?)\n\s*\}\n/.exec(read(path)) ?? [];
  const members = [...declared.matchAll(/\/\*\* (.*) \*\/\s+readonly (\w+)\?: (.*);/g)];

  it("has the options of the schema, with their types", () => {
    expect(members.map(([, , name, type]) => [name, type])).toEqual(
      Object.entries(options).map(([name, option]) => [name, toType(option)]),
    );
  });

  it("names their defaults", () => {
    const said = members.flatMap(([, text = "", name]) => {
      const value = /Default (.*)\.$/.exec(text)?.[1];
      return value === undefined ? [] : [[name, JSON.parse(value) as unknown]];
    });
    // That a list is empty unless somebody fills it goes without saying.
    expect(said).toEqual(Object.entries(defaults).filter(([, value]) => !Array.isArray(value)));
  });
});

interface Setting extends Schema {
  readonly default: unknown;
}
const { contributes } = JSON.parse(read("extension/package.json")) as {
  readonly contributes: { readonly configuration: { readonly properties: Readonly<Record<string, Setting>> } };
};
const settings = Object.entries(contributes.configuration.properties).flatMap(([key, setting]) => {
  const name = key.replace("fairShuffle.", "");
  return name in options ? [{ name, setting, option: options[name] ?? {} }] : [];
});

describe("the editor's settings", () => {
  test.each(settings)("$name has the option's values and its default", ({ name, setting, option }) => {
    expect(setting.default).toEqual(defaults[name] ?? null);
    const shape = option.oneOf?.find(({ type }) => type === "object") ?? {};
    expect(setting.enum).toEqual(option.enum);
    expect(setting.required).toEqual(shape.required);
    expect(Object.keys(setting.properties ?? {})).toEqual(Object.keys(shape.properties ?? {}));
  });

  it("are taken by the server as they are", () => {
    expect(readSettings({})).toMatchObject({ helper: defaults.helper, importFrom: undefined });
    for (const helper of options.helper?.enum ?? []) expect(readSettings({ helper })).toMatchObject({ helper });
    const lodash = { module: "lodash", name: "shuffle", copies: true };
    for (const importFrom of ["./random.js", lodash])
      expect(readSettings({ importFrom })).toMatchObject({ importFrom });
  });
});

test.each(["extension/README.md", "packages/language-server/README.md", "packages/cli/README.md"])(
  "%s names the options that are not taken there",
  (path) => {
    const taken = path.startsWith("packages/cli/") ? [] : settings.map(({ name }) => name);
    const sentence = /The rule's options (.*) are set in the project's ESLint configuration alone/.exec(
      read(path),
    )?.[1];
    const named = [...(sentence ?? "").matchAll(/`(\w+)`/g)].map(([, name]) => name);
    expect(named).toEqual(Object.keys(options).filter((name) => !taken.includes(name)));
  },
);
