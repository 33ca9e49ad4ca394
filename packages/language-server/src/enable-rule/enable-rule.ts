// Enabling the rule in a project's ESLint configuration: from its text to the new text, as its author would have written it.
import type { TSESTree } from "@typescript-eslint/utils";
import type { EnableRuleAnswer, EnableRuleParams, Refusal } from "./answer.ts";
import { bringPlugin, findPlugin, PLUGIN } from "./bring-plugin.ts";
import { findPlace, isCommonJs, type ConfigPlace } from "./find-place.ts";
import { insertItem } from "./insert-item.ts";
import { extendLegacy, getKey, LEGACY_CONFIG } from "./legacy-configuration.ts";
import { dependsOn, getLinter, OXLINT_FILE } from "./manifest.ts";
import { getOxlintLines, makeConfiguration, makeOxlintConfiguration } from "./new-configuration.ts";
import { getLine, insertAll, readSource, walk, type Insertion, type Parse, type SourceText } from "./source-text.ts";

const RULE = "fair-shuffle/no-biased-shuffle";

/** Returns what to write, and which packages the project then lacks. What can't be edited safely is refused, with the lines to add by hand. */
export function enableRule({ config, manifests, files }: EnableRuleParams, parse: Parse): EnableRuleAnswer {
  const depends = (name: string): boolean => manifests.some((manifest) => dependsOn(manifest, name));
  const linter = config === null || getKind(config.name) === "oxlint" ? getLinter(manifests) : "eslint";
  // oxlint has the plugin run without ESLint.
  const lack = (packages: readonly string[]): string[] =>
    [...new Set([linter, PLUGIN, ...packages])].filter((name) => !depends(name));
  if (config === null) {
    const { name, text, packages } =
      linter === "oxlint" ? makeOxlintConfiguration() : makeConfiguration(depends, files);
    return { kind: "change", name, text, packages: lack(packages) };
  }
  const { name } = config;
  const kind = getKind(name);
  const refuse = (reason: Refusal, line?: number): EnableRuleAnswer => ({
    kind: "refused",
    reason,
    ...(line === undefined ? {} : { line }),
    lines: getLines(kind, name, config.text),
    packages: lack([]),
  });
  if (kind === "oxlint" && config.text.includes(RULE)) return { kind: "enabled" };
  if (kind === "unknown" || kind === "oxlint") return refuse("format");
  // JSON with comments is an expression.
  const [before, after] = kind === "json" ? ["(", ")"] : ["", ""];
  let source: SourceText;
  try {
    source = readSource(before + config.text + after, parse);
  } catch (error) {
    return refuse("syntax", getLineNumber(error));
  }
  const state = getState(source.program);
  if (state.kind === "enabled") return { kind: "enabled" };
  if (state.kind === "switchedOff") return refuse("switchedOff", getLine(config.text, state.offset - before.length));
  const insertions = kind === "flat" ? editFlat(source) : editLegacy(source, kind, name);
  if (!Array.isArray(insertions)) {
    return refuse(
      insertions.reason,
      insertions.reason === "noExport" ? undefined : getLine(source.text, insertions.offset),
    );
  }
  const edited = insertAll(source.text, insertions);
  const text = edited.slice(before.length, edited.length - after.length);
  // What can't be read afterwards is never written.
  try {
    parse(edited);
  } catch {
    return refuse("unknownExport");
  }
  return { kind: "change", name, text, packages: lack([]) };
}

type Refused = Extract<ConfigPlace, { kind: "refused" }>;

function editFlat(source: SourceText): Insertion[] | Refused {
  const { text, program, lineEnd } = source;
  const place = findPlace(text, program);
  if (place.kind === "refused") return place;
  const plugin = bringPlugin(source, isCommonJs(program));
  const item = `${plugin.name}.configs.recommended`;
  return [...plugin.insertions, ...insertAt(text, place, item, lineEnd)];
}

function insertAt(text: string, place: Exclude<ConfigPlace, Refused>, item: string, lineEnd: string): Insertion[] {
  switch (place.kind) {
    case "list": {
      const isFirst = place.list.items.length === 0 && place.before !== undefined;
      return insertItem(text, place.list, isFirst ? `${place.before}, ${item}` : item, lineEnd);
    }
    case "wrap":
      return [
        { offset: place.range[0], text: place.isSpread ? "[..." : "[" },
        { offset: place.range[1], text: `, ${item}]` },
      ];
    case "call":
      return [{ offset: place.offset, text: `.${place.method}(${item})` }];
  }
}

function editLegacy(source: SourceText, kind: "json" | "legacy", name: string): Insertion[] | Refused {
  const refused = { kind: "refused", reason: "unknownExport", offset: 0 } as const;
  const config = getLegacyObject(source, kind, name);
  return (config === undefined ? undefined : extendLegacy(source, config)) ?? refused;
}

/** Returns the object that is the configuration: of a JSON file the whole of it, of package.json its `eslintConfig`. */
function getLegacyObject(
  { text, program }: SourceText,
  kind: "json" | "legacy",
  name: string,
): TSESTree.ObjectExpression | undefined {
  if (kind === "legacy") {
    const place = findPlace(text, program);
    if (place.kind !== "wrap" || place.isSpread) return undefined;
    for (const node of walk(program)) {
      if (node.type === "ObjectExpression" && node.range[0] === place.range[0] && node.range[1] === place.range[1])
        return node;
    }
    return undefined;
  }
  const [statement] = program.body;
  const whole = statement?.type === "ExpressionStatement" ? statement.expression : undefined;
  if (whole?.type !== "ObjectExpression") return undefined;
  if (name !== "package.json") return whole;
  const member = whole.properties.find(
    (property) => property.type === "Property" && getKey(property) === "eslintConfig",
  );
  return member?.type === "Property" && member.value.type === "ObjectExpression" ? member.value : undefined;
}

type State = { readonly kind: "absent" | "enabled" } | { readonly kind: "switchedOff"; readonly offset: number };

/** Returns whether the configuration has the rule: by its name, or by a config of the plugin. */
function getState(program: TSESTree.Program): State {
  const plugin = findPlugin(program);
  let state: State = { kind: "absent" };
  for (const node of walk(program)) {
    if (node.type === "Property" && getKey(node) === RULE) {
      if (isOff(node.value)) return { kind: "switchedOff", offset: node.range[0] };
      state = { kind: "enabled" };
    }
    if (node.type === "Literal" && node.value === LEGACY_CONFIG) state = { kind: "enabled" };
    if (node.type === "MemberExpression" && isConfigsOf(plugin, node)) state = { kind: "enabled" };
  }
  return state;
}

function isConfigsOf(plugin: string | undefined, { object, property }: TSESTree.MemberExpression): boolean {
  return (
    object.type === "Identifier" &&
    object.name === plugin &&
    property.type === "Identifier" &&
    property.name === "configs"
  );
}

function isOff(node: TSESTree.Node): boolean {
  if (node.type === "ArrayExpression") return node.elements[0] != null && isOff(node.elements[0]);
  return node.type === "Literal" && (node.value === "off" || node.value === 0);
}

type Kind = "flat" | "legacy" | "json" | "oxlint" | "unknown";

function getKind(name: string): Kind {
  if (name === OXLINT_FILE) return "oxlint";
  if (/^eslint\.config\.[cm]?[jt]s$/.test(name)) return "flat";
  if (/^\.eslintrc\.c?js$/.test(name)) return "legacy";
  return /^(?:\.eslintrc(?:\.json)?|package\.json)$/.test(name) ? "json" : "unknown";
}

/** Returns what people add by hand. */
function getLines(kind: Kind, name: string, text: string): string {
  switch (kind) {
    case "flat": {
      const isRequired = name.endsWith(".cjs") || name.endsWith(".cts") || /\bmodule\.exports\b/.test(text);
      const first = isRequired ? `const fairShuffle = require("${PLUGIN}");` : `import fairShuffle from "${PLUGIN}";`;
      return `${first}\n\nfairShuffle.configs.recommended,`;
    }
    case "legacy":
      return `extends: ["${LEGACY_CONFIG}"],`;
    case "json":
      return `"extends": ["${LEGACY_CONFIG}"]`;
    case "oxlint":
      return getOxlintLines();
    case "unknown":
      return `extends:\n  - ${LEGACY_CONFIG}`;
  }
}

function getLineNumber(error: unknown): number | undefined {
  return typeof error === "object" && error !== null && "lineNumber" in error && typeof error.lineNumber === "number"
    ? error.lineNumber
    : undefined;
}
