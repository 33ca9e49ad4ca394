// What can be set on the page, what is kept of it, and where it starts.
import { CATALOGUE, tellEntry, ENGINES, type CatalogueEntry } from "@fair-shuffle/bias";
import { allowsCards, type Limits } from "@fair-shuffle/bias/model";
import * as v from "valibot";
import { LEAST_CARDS, MOST_CARDS, type PageData, type Subject } from "../page-data.ts";

/** Which shuffle is shown: one of the host's, or one of the catalogue. */
export type Choice =
  | { readonly from: "subjects"; readonly index: number }
  | { readonly from: "catalogue"; readonly id: CatalogueEntry["id"] };

/** What the cells show: what is computed with what was counted inside it, or one of them alone. */
export type Layer = "both" | "exact" | "simulated";

export interface CellChoice {
  readonly position: number;
  readonly card: number;
}

export interface Settings {
  readonly choice: Choice;
  readonly cards: number;
  readonly trials: number;
  readonly seed: number;
  readonly engine: (typeof ENGINES)[number];
  /** Whether the code after the fix is shown. */
  readonly isFixed: boolean;
  readonly layer: Layer;
  /** Values of the variables that the code does not tell. */
  readonly unknowns: Readonly<Record<string, number>>;
  /** The cell that was walked to. */
  readonly cell: CellChoice | undefined;
}

export const TRIALS = [1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000] as const;
/** As many as anybody waits for. */
const MOST_TRIALS = 1e9;
/** Where the code does not say otherwise. */
export const CARDS = 8;
/** A variable that the code does not tell. */
const UNKNOWN = 3;

/** Returns the shuffle of a choice; undefined where the data have no such subject. */
export function getSubject(choice: Choice, { subjects }: PageData): Subject | undefined {
  return choice.from === "subjects" ? subjects[choice.index] : toSubject(choice.id);
}

function toSubject(id: CatalogueEntry["id"]): Subject | undefined {
  const entry = CATALOGUE.find((candidate) => candidate.id === id);
  if (entry === undefined) return undefined;
  const { code, model, mostCards } = entry;
  return { name: tellEntry(id).title, code, model, ...(mostCards === undefined ? {} : { mostCards }) };
}

/** Returns the fewest and the most cards that the page offers of a subject; they are the same where the code allows one number alone. */
export function getOffered({ leastCards = LEAST_CARDS, mostCards = MOST_CARDS }: Subject): readonly [number, number] {
  const most = Math.min(mostCards, MOST_CARDS);
  return [Math.min(Math.max(leastCards, LEAST_CARDS), most), most];
}

/** Returns which numbers of cards the code allows, where so many are not allowed; what stands after the fix is other code. */
export function getBrokenLimits(subject: Subject, { cards, isFixed }: Settings): Limits | undefined {
  const { leastCards, mostCards } = subject;
  if (allowsCards(subject, cards) || (isFixed && subject.fixed !== undefined)) return undefined;
  return { ...(leastCards === undefined ? {} : { leastCards }), ...(mostCards === undefined ? {} : { mostCards }) };
}

/** Returns the settings for another shuffle: what belongs to the code begins anew, what belongs to the reader stays. */
export function choose(choice: Choice, data: PageData, before?: Settings): Settings {
  const subject = getSubject(choice, data);
  const { length = CARDS, unknowns = [] } = subject?.model ?? {};
  const [least, most] = subject === undefined ? [LEAST_CARDS, MOST_CARDS] : getOffered(subject);
  return {
    trials: 1_000_000,
    seed: 42,
    engine: "v8",
    layer: "both",
    ...before,
    choice,
    cards: Math.max(least, Math.min(subject?.cards ?? length, most)),
    isFixed: false,
    unknowns: Object.fromEntries(unknowns.map((name) => [name, subject?.unknowns?.[name] ?? UNKNOWN])),
    cell: undefined,
  };
}

/** Whether somebody asked for the values of what the code does not tell: whoever made the page, or its reader. */
export const areGiven = (subject: Subject, { unknowns }: Settings, data: PageData): boolean =>
  data.settings?.unknowns !== undefined ||
  subject.model.unknowns.some((name) => unknowns[name] !== (subject.unknowns?.[name] ?? UNKNOWN));

/** Returns the settings that a page starts with where none were kept: its own, and what its data ask for, as far as that is in range. */
export function getFirstSettings(data: PageData): Settings {
  const start = choose(getFirstChoice(data), data);
  const { cards, trials, seed, engine, unknowns, isFixed = false } = data.settings ?? {};
  const subject = getSubject(start.choice, data);
  const [least, most] = subject === undefined ? [LEAST_CARDS, MOST_CARDS] : getOffered(subject);
  const asked = v.safeParse(SETTINGS, {
    ...start,
    ...(cards === undefined ? {} : { cards: Math.max(least, Math.min(cards, most)) }),
    ...(trials === undefined ? {} : { trials: Math.min(trials, MOST_TRIALS) }),
    ...(seed === undefined ? {} : { seed }),
    ...(engine === undefined ? {} : { engine }),
    unknowns: { ...start.unknowns, ...unknowns },
    isFixed: isFixed && subject?.fixed !== undefined,
  });
  return asked.success ? asked.output : start;
}

/** Returns the choice that a page starts with. */
export function getFirstChoice({ subjects, selected, summary }: PageData): Choice {
  // Below a scan that found nothing, nothing biased is shown.
  if (subjects.length === 0)
    return { from: "catalogue", id: summary === undefined ? "random-comparator" : "fisher-yates-backward" };
  return { from: "subjects", index: subjects[selected] === undefined ? 0 : selected };
}

const PLACE = v.object({
  position: v.pipe(v.number(), v.integer(), v.minValue(0)),
  card: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
const SETTINGS: v.GenericSchema<unknown, Settings> = v.object({
  choice: v.variant("from", [
    v.object({ from: v.literal("subjects"), index: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    v.object({ from: v.literal("catalogue"), id: v.picklist(CATALOGUE.map(({ id }) => id)) }),
  ]),
  cards: v.pipe(v.number(), v.integer(), v.minValue(LEAST_CARDS), v.maxValue(MOST_CARDS)),
  trials: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_TRIALS)),
  seed: v.pipe(v.number(), v.safeInteger()),
  engine: v.picklist(ENGINES),
  isFixed: v.boolean(),
  layer: v.picklist(["both", "exact", "simulated"]),
  unknowns: v.record(v.string(), v.number()),
  // JSON has no undefined: what is absent is undefined.
  cell: v.optional(PLACE),
}) as v.GenericSchema<unknown, Settings>;

const KEPT = v.object({ given: v.string(), settings: SETTINGS });

/** What the host gave, as far as it must be the same for settings to be taken up again. */
const getGiven = (data: PageData): string => {
  const subject = getSubject(getFirstChoice(data), data);
  return JSON.stringify([data.subjects.length, data.selected, subject?.code, data.settings]);
};

/** Returns what is to be kept while the page is hidden; the data too for a host, which has to show them again after it was loaded anew. */
export const keepSettings = (settings: Settings, data: PageData, isForHost: boolean): unknown => ({
  given: getGiven(data),
  settings,
  ...(isForHost ? { data } : {}),
});

/** Returns the settings that a page starts with: those that were kept for the same code; for other code what the reader chose and the data don't ask otherwise. */
export function getStartSettings(kept: unknown, data: PageData): Settings {
  const first = getFirstSettings(data);
  const read = v.safeParse(KEPT, kept);
  if (!read.success) return first;
  const { given, settings } = read.output;
  const subject = getSubject(settings.choice, data);
  if (given === getGiven(data) && subject !== undefined && allowsCards(subject, settings.cards)) return settings;
  const { trials, seed, engine, layer } = settings;
  const { trials: askedTrials, seed: askedSeed, engine: askedEngine } = data.settings ?? {};
  return {
    ...first,
    layer,
    ...(askedTrials === undefined ? { trials } : {}),
    ...(askedSeed === undefined ? { seed } : {}),
    ...(askedEngine === undefined ? { engine } : {}),
  };
}

/** Returns the data with the models of `before` where these are the same, so that an experiment which runs on them goes on; undefined where the code is other code. */
export function continueData(data: PageData, before: PageData): PageData | undefined {
  const subjects = data.subjects.map((subject, index) => {
    const known = before.subjects[index];
    return known !== undefined && getWork(subject) === getWork(known)
      ? { ...subject, model: known.model, ...(known.fixed === undefined ? {} : { fixed: known.fixed }) }
      : undefined;
  });
  const isSame =
    before.subjects.length === subjects.length &&
    before.selected === data.selected &&
    before.language === data.language &&
    getAsked(before) === getAsked(data);
  return isSame && subjects.every((subject) => subject !== undefined) ? { ...data, subjects } : undefined;
}

/** What the data ask for, but for the side of the fix: to go from one to the other begins nothing anew. */
const getAsked = ({ settings }: PageData): string => JSON.stringify({ ...settings, isFixed: undefined });

/**
 * Returns the data of a shuffle that was fixed: what was shown, after its fix, beside what it was before. Undefined where what is given is not what the fix makes of
 * what was shown.
 */
export function continueAfterFix(data: PageData, before: PageData): PageData | undefined {
  const [now, ...others] = data.subjects;
  const [was, ...more] = before.subjects;
  if (now === undefined || was?.fixed === undefined || others.length + more.length > 0) return undefined;
  if (now.finding !== undefined || JSON.stringify(now.model) !== JSON.stringify(was.fixed.model)) return undefined;
  // Every fair call has the same model: somebody may have put other code in the place of this one.
  if (!isPartOfOther(now.code, was.fixed.code)) return undefined;
  const { name, place } = now;
  return {
    ...data,
    subjects: [{ ...was, name, ...(place === undefined ? {} : { place }) }],
    settings: { ...before.settings, isFixed: true },
  };
}

/** Returns whether one of two codes holds the other, whatever their spaces: `shuffle(list)` and `shuffle(list);`. */
function isPartOfOther(...codes: readonly [string, string]): boolean {
  const [one, other] = codes.map((code) => code.replace(/\s/g, "")) as [string, string];
  return one.includes(other) || other.includes(one);
}

/** What of a subject is computed and simulated, and not merely said. */
const getWork = ({ code, model, fixed, cards, leastCards, mostCards, unknowns }: Subject): string =>
  JSON.stringify([code, model, fixed, cards, leastCards, mostCards, unknowns]);
