// The rule in a legacy configuration of ESLint 8: one more name in its `extends`.
import type { TSESTree } from "@typescript-eslint/utils";
import { insertItem } from "./insert-item.ts";
import type { Insertion, SourceText } from "./source-text.ts";

export const LEGACY_CONFIG = "plugin:fair-shuffle/legacy-recommended";

/** Returns what to insert into the object that is the configuration, or undefined where its `extends` can't be followed. */
export function extendLegacy(
  { text, lineEnd }: SourceText,
  config: TSESTree.ObjectExpression,
): Insertion[] | undefined {
  const item = quoteAs(text.slice(...config.range), LEGACY_CONFIG);
  const property = config.properties.find((member) => member.type === "Property" && getKey(member) === "extends");
  if (property === undefined) {
    // A later spread could bring an `extends` of its own.
    if (config.properties.some(({ type }) => type === "SpreadElement")) return undefined;
    const isQuoted = config.properties.some((member) => member.type === "Property" && member.key.type === "Literal");
    const key =
      isQuoted || config.properties.length === 0 ? quoteAs(text.slice(...config.range), "extends") : "extends";
    const list = {
      open: config.range[0],
      close: config.range[1] - 1,
      items: config.properties.map(({ range }) => range),
    };
    return insertItem(text, list, `${key}: [${item}]`, lineEnd);
  }
  if (property.type !== "Property") return undefined;
  const { value } = property;
  if (value.type === "ArrayExpression") {
    const items = value.elements.filter((element) => element !== null).map(({ range }) => range);
    return insertItem(text, { open: value.range[0], close: value.range[1] - 1, items }, item, lineEnd);
  }
  if (value.type !== "Literal" || typeof value.value !== "string") return undefined;
  return [
    { offset: value.range[0], text: "[" },
    { offset: value.range[1], text: `, ${item}]` },
  ];
}

export function getKey({ key, computed }: TSESTree.Property): string | undefined {
  if (key.type === "Identifier" && !computed) return key.name;
  return key.type === "Literal" && typeof key.value === "string" ? key.value : undefined;
}

function quoteAs(model: string, text: string): string {
  const quote = /["']/.exec(model)?.[0] ?? '"';
  return quote + text + quote;
}
