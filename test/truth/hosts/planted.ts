// A real file with shuffles planted into it, and whether a fix left alone what was not planted.
import { createDice, type Dice } from "../conformance/dice.ts";
import { findPlaces, type Place } from "./places.ts";
import { choosePlant, type Plant, type PlantStyle } from "./plants.ts";
import { PROJECTS } from "./projects.ts";
import type { Store } from "./store-files.ts";
import type { Failure, Host } from "./surfaces.ts";

export interface Planted {
  readonly host: Host;
  /** What was there before: the text of the file, in the pieces between the plants. */
  readonly segments: readonly string[];
  /** Of each plant, whether it is a part of somebody's expression, which a fix may close where it stood open for the plant's length. */
  readonly isInExpression: readonly boolean[];
  /** Which file, which plants, which places. */
  readonly origin: string;
  readonly plants: readonly string[];
  readonly places: readonly string[];
}

const EXTENSIONS = [
  [20, "js"],
  [10, "cjs"],
  [20, "mjs"],
  [12, "ts"],
  [4, "cts"],
  [5, "mts"],
  [8, "tsx"],
  [8, "jsx"],
  [8, "vue"],
  [8, "html"],
] as const;

/** Writes host number `index` (0, 1, …) of the seed; every one stands for itself. */
export function plantHost(store: Store, seed: number, index: number): Planted {
  const dice = createDice(seed, index);
  for (;;) {
    const planted = tryToPlant(store, dice);
    if (planted !== undefined) return planted;
  }
}

function tryToPlant(store: Store, dice: Dice): Planted | undefined {
  const extension = dice.weighted(EXTENSIONS);
  const file = store.pick(dice, extension);
  if (file === undefined) return undefined;
  const typescript = /^[cm]?tsx?$|^vue$/.test(extension);
  const jsx = extension === "jsx" || extension === "tsx";
  const isPage = extension === "html";
  const whole = dice.chance(0.25) ? endOtherwise(dice, file.text) : file.text;
  const scripts = isPage || extension === "vue" ? findScripts(whole) : [{ start: 0, code: whole, isModule: true }];
  const places: Place[] = [];
  let sourceType: Host["sourceType"] = "module";
  for (const { start, code, isModule } of scripts) {
    const parsed = findPlaces(code, start, {
      typescript,
      jsx,
      sourceTypes: isPage
        ? [isModule ? "module" : "script"]
        : extension === "cjs"
          ? ["commonjs"]
          : extension === "js" || extension === "jsx"
            ? ["module", "commonjs"]
            : ["module"],
    });
    if (parsed === undefined) return undefined;
    if (!isPage) sourceType = parsed.sourceType;
    places.push(...parsed.places);
  }
  const semicolons = hasSemicolons(whole);
  const count = dice.weighted([
    [6, 1],
    [3, 2],
    [2, 3],
  ]);
  const insertions: Insertion[] = [];
  const plants: string[] = [];
  for (let k = 0; k < count; k++) {
    const style = { semicolons: dice.chance(0.95) ? semicolons : !semicolons, jsx, typescript, id: 7 + k };
    const plant = choosePlant(dice, style);
    const added = insert(dice, plant, places, style, whole);
    if (added === undefined) return undefined;
    insertions.push(...added);
    plants.push(plant.name);
  }
  insertions.sort((a, b) => a.offset - b.offset);
  if (new Set(insertions.map(({ offset }) => offset)).size < insertions.length) return undefined;
  const segments: string[] = [];
  let text = "";
  let end = 0;
  for (const { offset, text: piece } of insertions) {
    segments.push(whole.slice(end, offset));
    text += whole.slice(end, offset) + piece;
    end = offset;
  }
  segments.push(whole.slice(end));
  text += whole.slice(end);
  return {
    host: {
      project: dice.pick(PROJECTS),
      file: `file.${extension}`,
      sourceType,
      helper: dice.weighted([
        [3, "auto"],
        [1, "import"],
        [1, "inline"],
      ]),
      text,
    },
    segments,
    isInExpression: insertions.map(({ isInExpression }) => isInExpression),
    origin: file.name,
    plants,
    places: insertions.map(({ place }) => place),
  };
}

interface Insertion {
  readonly offset: number;
  readonly text: string;
  readonly place: string;
  readonly isInExpression: boolean;
}

function insert(
  dice: Dice,
  plant: Plant,
  places: readonly Place[],
  { semicolons, id }: PlantStyle,
  whole: string,
): Insertion[] | undefined {
  const lineEnd = whole.includes("\r\n") ? "\r\n" : "\n";
  const write = (place: Place, text: string): Insertion => {
    const indent = /\n([ \t]*)$/.exec(`${place.before}${place.after}`)?.[1] ?? "";
    const isFirst = place.kind === "statements" && whole.slice(0, place.offset).trim() === "";
    const lead = isFirst && dice.chance(0.3) ? "  " : "";
    const next = whole.slice(place.offset).trimStart()[0] ?? "";
    const needsEnd = place.kind === "statements" && !/[;}]$/.test(text) && "([`+-/".includes(next) && next !== "";
    // A file with semicolons may end without one, and what ends with a brace there may be an object.
    const ended = place.name === "the end of the file" ? /[^\s;{]\s*$/ : /[^\s;{}:/]\s*$/;
    const isOpen = place.kind === "statements" && ended.test(whole.slice(0, place.offset));
    const guard = isOpen && /^[([`+\-/]/.test(text) ? ";" : "";
    const written = `${guard}${text.replaceAll("\n", `\n${indent}`)}${needsEnd ? ";" : ""}`;
    const planted = `${lead}${place.before}${written}${place.after}`.replaceAll("\n", lineEnd);
    return { offset: place.offset, text: planted, place: place.name, isInExpression: place.kind === "expression" };
  };
  if (plant.expression !== undefined && dice.chance(0.45)) {
    const expression = `(${plant.expression})`;
    const place = pickPlace(dice, places, ({ kind }) => kind !== "statements");
    if (place === undefined) return undefined;
    if (place.kind === "expression") return [write(place, expression)];
    const n = String(id);
    const member = dice.pick([
      `mix${n} = ${expression};`,
      `static {\n  register(${expression})${semicolons ? ";" : ""}\n}`,
      `mix${n}(deck) {\n  return ${expression}(deck)${semicolons ? ";" : ""}\n}`,
      `*deal${n}(mix = ${expression}) {\n  yield mix${semicolons ? ";" : ""}\n}`,
    ]);
    return [write(place, member)];
  }
  if (plant.parts.length > 1 && dice.chance(0.35)) {
    const chosen = plant.parts.map(() =>
      pickPlace(dice, places, ({ kind, name }) => kind === "statements" && /the top|the end/.test(name)),
    );
    const found = chosen.flatMap((place) => (place === undefined ? [] : [place])).sort((a, b) => a.offset - b.offset);
    if (found.length < plant.parts.length || new Set(found.map(({ offset }) => offset)).size < found.length)
      return undefined;
    return found.map((place, part) => write(place, plant.parts[part] ?? ""));
  }
  const place = pickPlace(dice, places, ({ kind }) => kind === "statements");
  return place === undefined ? undefined : [write(place, plant.parts.join("\n"))];
}

/** First and last places are rare among all the others, and more dangerous. */
function pickPlace(dice: Dice, places: readonly Place[], isRight: (place: Place) => boolean): Place | undefined {
  const right = places.filter(isRight);
  const edges = right.filter(({ name }) => /^the (?:first|last|end)|directives/.test(name));
  const all = edges.length > 0 && dice.chance(0.5) ? edges : right;
  return all.length === 0 ? undefined : dice.pick(all);
}

/** The same text with another end: no line end, blanks behind it, empty lines. */
const endOtherwise = (dice: Dice, text: string): string =>
  text.trimEnd() + dice.pick(["", "", "  ", "  \n", "\n\n", "\t"]);

function findScripts(text: string): { start: number; code: string; isModule: boolean }[] {
  return [...text.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/gi)].flatMap((match) => {
    const [whole, attributes = "", code = ""] = match;
    if (
      /\ssrc\s*=|json|template|importmap|\stype\s*=\s*["']?text\/(?!javascript)/i.test(attributes) ||
      code.trim() === ""
    )
      return [];
    const start = match.index + whole.indexOf(">") + 1;
    return [{ start, code, isModule: /\btype\s*=\s*["']?module/i.test(attributes) }];
  });
}

function hasSemicolons(text: string): boolean {
  const lines = text.split("\n").map((line) => line.trimEnd());
  const ended = lines.filter((line) => line.endsWith(";")).length;
  const open = lines.filter(
    (line) => /[\w)\]'"`]$/.test(line) && !/^\s*(?:\/\/|\*|if|for|while|else)/.test(line),
  ).length;
  return ended >= open / 2;
}

const BROUGHT = [
  /[ \t]*\/\/ Fair shuffle in place[^\n]*\n[ \t]*function \w+[^]*?return list;?\s*\}/g,
  /\bimport [^;\n]*["']fair-shuffle["']\)?;?/g,
  /\b(?:const|let|var) [^;\n]*\brequire\(["']fair-shuffle["']\)(?:\.\w+)?;?/g,
];

/** Returns what is wrong where a fix changed more than what was planted, apart from the import or the function that it brings; empty lines may come and go. */
export function checkAround(planted: Around & Pick<Planted, "host">, fixed: string): Failure | undefined {
  const { host } = planted;
  if (fixed === host.text) return undefined;
  const detail = getChangeAround(planted, fixed) ?? getMixedLineEnd(host.text, fixed);
  return detail === undefined ? undefined : { kind: "the text around changed", detail, after: fixed };
}

type Around = Pick<Planted, "isInExpression" | "segments">;

function getChangeAround(around: Around, fixed: string): string | undefined {
  // In a file of one line an import parts it.
  const [onLines, between] = ["$1$2", ""].map((rest) =>
    BROUGHT.reduce((all, brought) => all.replaceAll(new RegExp(`(\\s*)(?:${brought.source})(\\s*)`, "g"), rest), fixed),
  );
  const change = findMissing(around, onLines ?? "");
  return change === undefined || findMissing(around, between ?? "") === undefined ? undefined : change;
}

function findMissing({ segments, isInExpression }: Around, kept: string): string | undefined {
  const text = dropEmptyLines(kept);
  let from = 0;
  for (const [index, segment] of segments.entries()) {
    const isFirst = index === 0;
    const isLast = index === segments.length - 1;
    let piece = dropEmptyLines(segment);
    if (!isFirst) piece = piece.trimStart();
    if (!isLast) piece = piece.trimEnd();
    if (piece.trim() === "") continue;
    const [isBehindOpen, isBeforeOpen] = [isInExpression[index - 1] === true, isInExpression[index] === true];
    if (isLast && !isFirst) {
      if (!new RegExp(`${getPattern(piece.trimEnd(), isBehindOpen, false)}$`).test(text.trimEnd()))
        return `not at the end any more: ${shorten(piece)}`;
      continue;
    }
    const wanted = isFirst && text.trimStart() !== text ? piece.trimStart() : piece;
    const pattern = new RegExp(getPattern(wanted, isBehindOpen, isBeforeOpen), "g");
    pattern.lastIndex = from;
    const found = pattern.exec(text);
    if (found === null || (isFirst && text.slice(0, found.index).trim() !== ""))
      return `gone or moved: ${shorten(piece)}`;
    from = found.index + found[0].length;
  }
  return undefined;
}

/** How many line ends beside a plant may go: those of the calls and lists around it. */
const MOST_CLOSED = 4;

/** Matches a piece of the file as it was, or with what stands around a plant written on one line. */
function getPattern(piece: string, isBehindOpen: boolean, isBeforeOpen: boolean): string {
  const escape = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  const breaks = [...piece.matchAll(/,?\s*\n\s*/g)];
  let pattern = "";
  let end = 0;
  for (const [index, { 0: gap, index: start }] of breaks.entries()) {
    const isBeside = (isBehindOpen && index < MOST_CLOSED) || (isBeforeOpen && breaks.length - index <= MOST_CLOSED);
    pattern += escape(piece.slice(end, start)) + (isBeside ? ",?\\s*" : escape(gap));
    end = start + gap.length;
  }
  return pattern + escape(piece.slice(end));
}

function getMixedLineEnd(before: string, after: string): string | undefined {
  const isMixed = (text: string): boolean => /(?<!\r)\n/.test(text);
  return before.includes("\r\n") && !isMixed(before) && isMixed(after)
    ? "a line end without its carriage return"
    : undefined;
}

const dropEmptyLines = (text: string): string =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .join("\n");

const shorten = (text: string): string =>
  JSON.stringify(text.length > 160 ? `${text.slice(0, 80)} … ${text.slice(-80)}` : text);
