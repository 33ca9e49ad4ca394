// Code of a component or a page that is not read, and may hold a shuffle by its words: whoever says that there is none has to say that, too.
import { mayHoldShuffle, findScripts, findTags, type RuleOptions } from "@fair-shuffle/recognise";
import { ATTRIBUTE, findAttributeCode, hideOtherCode } from "./attribute-code.ts";
import { getExtension, isReadable } from "./script-units.ts";

/** In UTF-16 code units of the text. */
type Range = readonly [number, number];

/**
 * Returns the code of a text (without a byte order mark) that is not read and may hold a shuffle, in the order of the text: what stands between braces in the markup
 * of Svelte and Astro, and between double braces in that of Vue and HTML; attributes and scripts in a form that is not read.
 */
export function findUnreadCode(text: string, filename: string, own: RuleOptions["randomSources"] = []): Range[] {
  const extension = getExtension(filename);
  const isTelling = ([start, end]: Range): boolean => mayHoldShuffle(text.slice(start, end), own);
  const findCode = FINDERS[extension];
  if (findCode === undefined || !isTelling([0, text.length])) return [];
  const shown = hideOtherCode(extension === "astro" ? hideFrontmatter(text) : text);
  const found = [...findCode(shown), ...findOtherScripts(text)]
    .filter(isTelling)
    .filter(([start, end]) => !IS_TEXT.test(text.slice(start, end)))
    .sort(([a], [b]) => a - b);
  // What is nested is told once, by its innermost part.
  return found.filter(([start, end]) => !found.some(([from, to]) => start < from && to <= end));
}

type Finder = (shown: string) => readonly Range[];

const findInPage: Finder = (shown) => [...findInDoubleBraces(shown), ...findUnreadAttributes(shown)];

const FINDERS: Readonly<Partial<Record<string, Finder>>> = {
  vue: (shown) => [...findInPage(shown), ...findOtherTemplates(shown)],
  html: findInPage,
  htm: findInPage,
  svelte: findInBraces,
  astro: findInBraces,
};

/** A text in quotes, which shows code to people. */
const IS_TEXT = /^\s*(?:'[^']*'|"[^"]*"|`[^`]*`)\s*$/;

/** What stands between the dashes is a script. */
const hideFrontmatter = (text: string): string =>
  text.replace(/^\s*---[\s\S]*?\n---/, (code) => code.replaceAll(/[^\n\r]/g, " "));

function findInDoubleBraces(shown: string): readonly Range[] {
  const found: Range[] = [];
  for (let start = shown.indexOf("{{"); start !== -1;) {
    const end = shown.indexOf("}}", start);
    if (end === -1) break;
    found.push([start + 2, end]);
    start = shown.indexOf("{{", end);
  }
  return found;
}

/** Markup that nests deeper is told of by what is around it. */
const MOST_DEPTH = 50;

/** Returns what stands between braces that belong together, the inner ones first. */
function findInBraces(shown: string): readonly Range[] {
  const found: Range[] = [];
  const open: number[] = [];
  for (const { 0: brace, index } of shown.matchAll(/[{}]/g)) {
    if (brace === "{") open.push(index + 1);
    else {
      const start = open.pop();
      if (start !== undefined && open.length < MOST_DEPTH) found.push([start, index]);
    }
  }
  return found;
}

/** The attributes whose form is not read. */
function findUnreadAttributes(shown: string): readonly Range[] {
  const read = new Set(findAttributeCode(shown).map(({ range: [, end] }) => end));
  return [...findTags(shown)].flatMap(([at, tagEnd]) =>
    [...shown.slice(at, tagEnd).matchAll(ATTRIBUTE)]
      .map(({ 0: whole, 3: value = "", index }): Range => {
        const end = at + index + whole.length - 1;
        return [end - value.length, end];
      })
      .filter(([, end]) => !read.has(end)),
  );
}

/** The template in Pug or its like: a component has one, and may show the tags of others in it. */
const findOtherTemplates: Finder = (shown) => {
  const end = [...shown.matchAll(/<\/template\s*>/gi)].at(-1)?.index ?? -1;
  const tag = [...findTags(shown)].find(([from, to]) =>
    /^<template\s(?:[^>]*\s)?lang\s*=(?!\s*["']?html\b)/i.test(shown.slice(from, to)),
  );
  return tag === undefined || end < tag[1] ? [] : [[tag[1], end]];
};

/** Scripts in languages that are not read, and templates in them; data are no code. */
const findOtherScripts: Finder = (text) =>
  findScripts(text)
    .filter(({ tag }) => tag !== "---" && !isReadable(tag) && !/json/i.test(tag))
    .map(({ code, start }) => [start, start + code.length]);
