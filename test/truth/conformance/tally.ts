/** A whole run of the judge: how many programs of which kind and truth were judged how, and the ones that need reading. */

import { createHash } from "node:crypto";

import { checkFix } from "./fix-check.ts";
import { writeProgram } from "./grammar.ts";
import { judge, type Helper, type Judged, type Judgement } from "./judge.ts";
import { FAMILIES, type Family, type Program } from "./program.ts";
import type { TruthKind } from "./truth.ts";
import { isUnlisted } from "./unlisted-shapes.ts";

export interface Tally {
  readonly seed: number;
  readonly programs: number;
  /** How many programs have a text that no other has. */
  readonly different: number;
  /** One line for each family and truth. */
  readonly rows: readonly (Counts & { readonly family: Family; readonly truth: TruthKind })[];
  /** One line for each kind of program that isn't kin. */
  readonly kinds: readonly (Counts & { readonly family: Family; readonly kind: string })[];
  readonly falseAlarms: readonly Judged[];
  readonly misses: readonly Judged[];
  readonly crashes: readonly Judged[];
  /** How many programs have each feature, of those that should be reported. */
  readonly features: ReadonlyMap<string, number>;
  readonly fixes: FixTally;
}

/** Counts of programs of one sort. */
export interface Counts {
  readonly programs: number;
  readonly reported: number;
  /** How many should be reported, and how many of them were. */
  readonly wanted: number;
  readonly found: number;
  /** The same for those whose spelling is on the project's list of shapes. */
  readonly wantedListed: number;
  readonly foundListed: number;
}

interface FixTally {
  readonly checked: number;
  readonly fair: number;
  readonly notFixed: number;
  readonly bad: readonly BadFix[];
}

interface BadFix {
  readonly judged: Judged;
  readonly reason: string;
  readonly text: string;
}

export interface TallyOptions {
  readonly seed: number;
  readonly programs: number;
  /** Every so many programs (1 or more) one gets its fix checked, if it is reported. */
  readonly fixEvery: number;
}

/** What one of several processes does: every `shares`-th program, from number `share` (0 …) on. */
export interface ShareOptions extends TallyOptions {
  readonly share: number;
  readonly shares: number;
}

/** What came of a share; plain data, so that it can be sent from one process to another. */
export interface Share {
  readonly hashes: readonly string[];
  readonly counts: ReadonlyMap<
    string,
    Counts & { readonly family: Family; readonly kind: string; readonly truth: TruthKind }
  >;
  readonly cases: readonly Judged[];
  readonly features: ReadonlyMap<string, number>;
  readonly fixes: FixTally;
}

/** The share of the biased programs with listed spellings that the rule must find. */
export const LEAST_FOUND = 0.98;

const READ: readonly Judgement[] = ["false alarm", "missed", "crash"];

export function tallyShare(
  { seed, programs, fixEvery, share, shares }: ShareOptions,
  onProgress?: (done: number) => void,
): Share {
  const hashes: string[] = [];
  const counts = new Map<string, Counts & { family: Family; kind: string; truth: TruthKind }>();
  const cases: Judged[] = [];
  const features = new Map<string, number>();
  const fixes = { checked: 0, fair: 0, notFixed: 0, bad: [] as BadFix[] };
  for (let index = share; index < programs; index += shares) {
    const judged = judge(writeProgram(seed, index), index);
    const { program, truth, judgement, messageIds } = judged;
    hashes.push(createHash("sha1").update(program.source).digest("base64"));
    const key = `${program.family}: ${program.kind}: ${truth.kind}`;
    const found = judgement === "rightly reported";
    const wanted = found || judgement === "missed";
    counts.set(key, {
      family: program.family,
      kind: program.kind,
      truth: truth.kind,
      ...sum(counts.get(key) ?? NOTHING, {
        programs: 1,
        reported: messageIds.length > 0 ? 1 : 0,
        wanted: wanted ? 1 : 0,
        found: found ? 1 : 0,
        wantedListed: wanted && !isUnlisted(program) ? 1 : 0,
        foundListed: found && !isUnlisted(program) ? 1 : 0,
      }),
    });
    if (READ.includes(judgement)) cases.push(judged);
    if (wanted) countFeatures(features, program);
    if (messageIds.length > 0 && judgement !== "crash" && index % fixEvery === 0) {
      fixes.checked++;
      const outcome = checkFix(judged, chooseHelper(program.source, index / fixEvery));
      if (outcome.kind === "fair") fixes.fair++;
      else if (outcome.kind === "not fixed") fixes.notFixed++;
      else fixes.bad.push({ judged, reason: outcome.reason, text: outcome.text });
    }
    onProgress?.(index + 1);
  }
  return { hashes, counts, cases, features, fixes };
}

/** All shares of one run, put together. */
export function combine({ seed, programs }: TallyOptions, shares: readonly Share[]): Tally {
  const counts = shares.flatMap((share) => [...share.counts.values()]);
  const cases = shares.flatMap((share) => share.cases).sort((a, b) => a.index - b.index);
  const features = new Map<string, number>();
  for (const share of shares) {
    for (const [feature, count] of share.features) features.set(feature, (features.get(feature) ?? 0) + count);
  }
  const total = (count: (fixes: FixTally) => number): number =>
    shares.reduce((all, { fixes }) => all + count(fixes), 0);
  return {
    seed,
    programs,
    different: new Set(shares.flatMap(({ hashes }) => hashes)).size,
    rows: group(counts, ({ family, truth }) => ({ family, truth })),
    kinds: group(
      counts.filter(({ family }) => family !== "kin"),
      ({ family, kind }) => ({ family, kind }),
    ),
    falseAlarms: cases.filter(({ judgement }) => judgement === "false alarm"),
    misses: cases.filter(({ judgement }) => judgement === "missed"),
    crashes: cases.filter(({ judgement }) => judgement === "crash"),
    features,
    fixes: {
      checked: total(({ checked }) => checked),
      fair: total(({ fair }) => fair),
      notFixed: total(({ notFixed }) => notFixed),
      bad: shares.flatMap(({ fixes }) => fixes.bad).sort((a, b) => a.judged.index - b.judged.index),
    },
  };
}

/** Counts added up over what has the same name, in the order of the families and then of the names. */
function group<Name extends { readonly family: Family }>(
  counts: readonly (Counts & { readonly family: Family; readonly kind: string; readonly truth: TruthKind })[],
  name: (count: (typeof counts)[number]) => Name,
): (Counts & Name)[] {
  const groups = new Map<string, Counts & Name>();
  for (const count of counts) {
    const named = name(count);
    const key = `${String(FAMILIES.indexOf(named.family))} ${Object.values(named).join(" ")}`;
    groups.set(key, { ...named, ...sum(groups.get(key) ?? NOTHING, count) });
  }
  return [...groups].sort(([a], [b]) => a.localeCompare(b, "en")).map(([, value]) => value);
}

const NOTHING: Counts = { programs: 0, reported: 0, wanted: 0, found: 0, wantedListed: 0, foundListed: 0 };

function sum(a: Counts, b: Counts): Counts {
  return {
    programs: a.programs + b.programs,
    reported: a.reported + b.reported,
    wanted: a.wanted + b.wanted,
    found: a.found + b.found,
    wantedListed: a.wantedListed + b.wantedListed,
    foundListed: a.foundListed + b.foundListed,
  };
}

/** The counts of all programs, or of one family. */
export function totalOf({ rows }: Tally, family?: Family): Counts {
  return rows.filter((row) => family === undefined || row.family === family).reduce(sum, NOTHING);
}

/** The share of the biased programs with listed spellings that were found, 0 … 1; 1 where there was none. */
export function listedShare(tally: Tally): number {
  const { wantedListed, foundListed } = totalOf(tally);
  return wantedListed === 0 ? 1 : foundListed / wantedListed;
}

export function countFeatures(counts: Map<string, number>, { features }: Program): void {
  for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
}

/** A way to bring in the shuffle that fits how the program brings in its libraries. */
function chooseHelper(source: string, turn: number): Helper {
  const helpers: readonly Helper[] = source.includes("import ")
    ? ["inline", "import"]
    : source.includes("require(")
      ? ["inline", "require"]
      : ["inline", "import", "require"];
  return helpers[turn % helpers.length] ?? "inline";
}
