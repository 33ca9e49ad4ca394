// The numbers of the page "It has happened": what the lines of code do that it shows, computed, beside what people counted.
import {
  ENGINES,
  exactOrders,
  exactPositions,
  getCatalogueEntry,
  type Engine,
  type Language,
  toNumber,
  type KeyedSort,
  type ShuffleModel,
} from "@fair-shuffle/bias";
import { tellEngine } from "@fair-shuffle/bias/model";
import { tellCell, tellPercent, type Positions } from "./painted-matrix.ts";

const GUESTS = 10;
const WINNERS = 3;
const ANSWERS = 4;
const BROWSERS_ON_BALLOT = 5;
const DECK = 52;

/** An engine by the programs that people know it from. */
export type EngineName = Readonly<Record<Language, string>>;

const nameEngine = (engine: Engine): EngineName => ({ en: tellEngine(engine), "zh-cn": tellEngine(engine, "zh-cn") });

/** What ten guests have of a draw of three winners. */
export interface Draw {
  readonly code: string;
  /** In percent: "30". */
  readonly fair: string;
  readonly engines: readonly {
    readonly name: EngineName;
    readonly first: string;
    readonly last: string;
    readonly guests: readonly Chance[];
  }[];
}

interface Chance {
  /** From 1. */
  readonly guest: number;
  readonly percent: string;
  /** From 0 to 1. */
  readonly share: number;
}

/** What each engine makes of a line today: how often the first item stays first, and the last one last. */
interface Ends {
  readonly code: string;
  readonly fair: string;
  readonly engines: readonly { readonly name: EngineName; readonly first: string; readonly last: string }[];
}

export interface Happened {
  readonly draw: Draw;
  readonly ballot: Ends;
  readonly quiz: Ends;
  /** Who came first of ten, counted by others, in percent, and as computed from their line, which is the same in V8. */
  readonly graders: {
    readonly code: string;
    readonly trials: string;
    readonly rows: readonly { readonly grader: string; readonly counted: string; readonly computed: string }[];
  };
  /** A survey's four answers, which are sorted by ten keys and then turned round where they lie as before. */
  readonly survey: {
    readonly code: string;
    /** How often they lie as before, how often the other way round in the end, and how often each order would in a fair shuffle. */
    readonly unchanged: string;
    readonly reversed: string;
    readonly fairOrder: string;
    /** How often the first answer comes first and last in the end. */
    readonly first: string;
    readonly last: string;
    readonly fair: string;
  };
  /** How often the first of so many addresses stays first, and how often it would in a fair shuffle. */
  readonly addresses: {
    readonly code: string;
    readonly rows: readonly { readonly addresses: number; readonly first: string; readonly fair: string }[];
  };
  /** The 52 cards of 1999, once with its range one short and once with the right range. */
  readonly poker: { readonly code: string; readonly lastStays: string; readonly fair: string };
}

/** What somebody counted who drew one of ten graders 100,000 times, in the order of their list: canonical/ght, issue 207. */
export const COUNTED_GRADERS = [19_243, 7291, 9621, 12_803, 8328, 8991, 9950, 11_225, 6054, 6494] as const;

const coin = getCatalogueEntry("random-comparator").model;
const naive = getCatalogueEntry("naive-swap").model;
const fisherYates = getCatalogueEntry("fisher-yates-backward").model;

/** Of ten keys. */
const tenKeys: KeyedSort = {
  kind: "keyedSort",
  steps: [],
  key: {
    kind: "unary",
    operator: "floor",
    operand: { kind: "binary", operator: "*", left: { kind: "draw" }, right: { kind: "number", value: 10 } },
  },
  sort: "stable",
  unknowns: [],
};

/** The lines and what they do; a test holds each model against what the rule reads in its line. */
export const LINES = {
  draw: { code: "guests.sort(() => Math.random() - 0.5).slice(0, 3)", model: coin },
  ballot: { code: "browsers.sort(() => 0.5 - Math.random())", model: coin },
  quiz: { code: "answers.sort(() => 0.5 - Math.random())", model: coin },
  graders: { code: "[...graders].sort(() => 0.5 - Math.random())", model: coin },
  survey: {
    code: `answers
  .map((answer) => ({ answer, key: Math.floor(Math.random() * 10) }))
  .sort((a, b) => a.key - b.key)
  .map(({ answer }) => answer)`,
    model: tenKeys,
  },
  addresses: {
    code: `for (let i = addresses.length - 1; i > 1; i--) {
  const j = Math.floor(Math.random() * (i + 1));
  [addresses[i], addresses[j]] = [addresses[j], addresses[i]];
}`,
    model: endAt(fisherYates, 1),
  },
  poker: {
    code: `for (let i = 0; i < 52; i++) {
  const j = Math.floor(Math.random() * 51);
  [deck[i], deck[j]] = [deck[j], deck[i]];
}`,
    model: drawFrom(naive, DECK - 1),
  },
} as const satisfies Readonly<Record<string, { readonly code: string; readonly model: ShuffleModel }>>;

/** Returns the swap loop over the whole range with another range for its draw. */
function drawFrom(model: ShuffleModel, places: number): ShuffleModel {
  const draw = '"left":{"kind":"draw"},"right":';
  return replaceIn(model, `${draw}{"kind":"length","list":"a"}`, `${draw}${getNumber(places)}`);
}

/** Returns the loop that counts down with another last place. */
function endAt(model: ShuffleModel, place: number): ShuffleModel {
  const test = '"operator":">","left":{"kind":"variable","name":"i"},"right":';
  return replaceIn(model, `${test}${getNumber(0)}`, `${test}${getNumber(place)}`);
}

function getNumber(value: number): string {
  return JSON.stringify({ kind: "number", value });
}

/** Changes the one place of a model that is written so. */
function replaceIn(model: ShuffleModel, from: string, to: string): ShuffleModel {
  const parts = JSON.stringify(model).split(from);
  if (parts.length !== 2) throw new Error("The model has no such place, or several.");
  return JSON.parse(parts.join(to)) as ShuffleModel;
}

export function getHappened(): Happened {
  const graders = exactPositions(LINES.graders.model, COUNTED_GRADERS.length)[0] ?? [];
  const trials = COUNTED_GRADERS.reduce<number>((sum, count) => sum + count, 0);
  const poker = exactPositions(LINES.poker.model, DECK);
  return {
    draw: getDraw(),
    ballot: getEnds(LINES.ballot, BROWSERS_ON_BALLOT),
    quiz: getEnds(LINES.quiz, ANSWERS),
    graders: {
      code: LINES.graders.code,
      trials: trials.toLocaleString("en"),
      rows: COUNTED_GRADERS.map((count, index) => ({
        grader: String.fromCodePoint(65 + index),
        counted: tellPercent(count / trials),
        computed: tellPercent(graders[index] ?? NaN),
      })),
    },
    survey: getSurvey(),
    addresses: {
      code: LINES.addresses.code,
      rows: [2, 3, 4, 8].map((addresses) => ({
        addresses,
        first: tellPercent(exactPositions(LINES.addresses.model, addresses)[0]?.[0] ?? NaN),
        fair: tellPercent(1 / addresses),
      })),
    },
    poker: { code: LINES.poker.code, lastStays: tellCell(poker.at(-1)?.at(-1) ?? NaN), fair: tellPercent(1 / DECK) },
  };
}

/** One of 24 orders comes so seldom that a second digit tells something. */
const tellOrder = (share: number): string => (100 * share).toFixed(2);

function getSurvey(): Happened["survey"] {
  const { code, model } = LINES.survey;
  const orders = exactOrders(model, ANSWERS);
  const written = Array.from({ length: ANSWERS }, (_, answer) => answer);
  const getShare = (order: readonly number[]): number =>
    toNumber(orders.get(order.join(",")) ?? { numerator: 0, denominator: 1 });
  const unchanged = getShare(written);
  const [firstPlace, , , lastPlace] = exactPositions(model, ANSWERS).map(([first]) => first ?? NaN);
  return {
    code,
    unchanged: tellOrder(unchanged),
    reversed: tellOrder(unchanged + getShare(written.toReversed())),
    fairOrder: tellOrder(1 / 24),
    first: tellPercent((firstPlace ?? NaN) - unchanged),
    last: tellPercent((lastPlace ?? NaN) + unchanged),
    fair: String(100 / ANSWERS),
  };
}

/** Returns everyone's chance to be among the winners, engine by engine. */
export function getDraw(): Draw {
  return {
    code: LINES.draw.code,
    fair: String((100 * WINNERS) / GUESTS),
    engines: ENGINES.map((engine) => {
      const guests = getChances(exactPositions(LINES.draw.model, GUESTS, { engine }));
      const percents = guests.map(({ percent }) => percent);
      return { name: nameEngine(engine), first: percents[0] ?? "", last: percents.at(-1) ?? "", guests };
    }),
  };
}

const getChances = (positions: Positions): Chance[] =>
  positions.map((_, card) => {
    const share = positions.slice(0, WINNERS).reduce((sum, row) => sum + (row[card] ?? NaN), 0);
    return { guest: card + 1, share, percent: tellPercent(share) };
  });

function getEnds({ code, model }: { readonly code: string; readonly model: ShuffleModel }, cards: number): Ends {
  return {
    code,
    fair: String(100 / cards),
    engines: ENGINES.map((engine) => {
      const positions = exactPositions(model, cards, { engine });
      return {
        name: nameEngine(engine),
        first: tellPercent(positions[0]?.[0] ?? NaN),
        last: tellPercent(positions.at(-1)?.at(-1) ?? NaN),
      };
    }),
  };
}
