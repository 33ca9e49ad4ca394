// How many elements of a page its own markup has for a selector: two of `document.querySelectorAll(".side")` where two tags have that class, and no script gives it to more.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { findTags } from "../file/markup-parts.ts";
import { getShownView } from "../file/script-block.ts";
import { findScripts } from "../file/script-tags.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";
import { getElementQuery } from "./element-query.ts";

/** The class that each element has which a selector names: "side" of `.board > .side`. */
const LAST_CLASS = /^document\.querySelectorAll\("[^",:[\\]*\.([\w-]+)"\)$/;
/** What makes more tags of one: templates of servers and of browsers. */
const MULTIPLIES = /<%|<\?|\{\{|\{%|<template\b|<script[^>]*\ssrc\s*=/i;
const ASKS = /\bgetElementsByClassName\(\s*["'`][\w-]*["'`]\s*\)/g;
const CLONES = /\bcloneNode\b|\bimportNode\b/;

/** Returns how many elements of a page have the class that a query asks for, where these are two at most, and nothing in the page makes more of them. */
export function countInMarkup(file: FileContext, query: TSESTree.Node): number | undefined {
  const callee = query.type === "CallExpression" ? unwrap(query.callee) : undefined;
  // $(".side").get()
  const isGot = callee?.type === "MemberExpression" && /^(?:get|toArray)$/.test(getMemberName(callee) ?? "");
  if (isGot && query.type === "CallExpression" && query.arguments.length === 0)
    return countInMarkup(file, callee.object);
  const [, name] = LAST_CLASS.exec(getElementQuery(file, query) ?? "") ?? [];
  const view = name === undefined ? undefined : getShownView(file);
  if (name === undefined || view?.runner !== "page") return undefined;
  const { beside } = view;
  const own = view.scripts.map(({ range }) => file.sourceCode.text.slice(...range)).join("\n");
  const code = [own, ...findScripts(beside).map((script) => script.code)].join("\n");
  if (MULTIPLIES.test(beside) || CLONES.test(code)) return undefined;
  const count = [...findTags(beside)].filter((range) => getClasses(beside.slice(...range)).includes(name)).length;
  // Wherever else the class is named, and not asked for, it may be given to more.
  const isGiven = countBare(beside, name) > count || namesInText(own, name);
  return isGiven || count === 0 || count > 2 ? undefined : count;
}

function getClasses(tag: string): readonly string[] {
  const [, value = ""] = /\sclass\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/i.exec(tag) ?? [];
  return value.replaceAll(/["']/g, "").split(/\s+/);
}

/** How often a text has a class otherwise than in a selector. */
const countBare = (text: string, name: string): number =>
  [...text.matchAll(new RegExp(`(?<![\\w.-])${name}(?![\\w-])`, "g"))].length;

/** Returns whether a script has a text with the class that is no selector of it: `card.className = "side"`. */
const namesInText = (code: string, name: string): boolean =>
  [...code.replaceAll(ASKS, "").matchAll(/(["'`])(?:\\.|(?!\1)[^\\])*\1/g)].some(([text]) => countBare(text, name) > 0);
