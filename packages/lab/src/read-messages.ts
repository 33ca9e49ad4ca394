// Messages from the other side of a border, read only where they are what they should be.
import { ENGINES, type ShuffleModel } from "@fair-shuffle/bias";
import * as v from "valibot";
import type { HostMessage, PageData, PageMessage } from "./page-data.ts";

/** Every expression and statement of a model is an object with a kind; what the engine does not know it refuses itself. */
const isModel = (value: unknown): boolean =>
  v.is(
    v.variant("kind", [
      v.object({
        kind: v.literal("swapLoop"),
        steps: v.array(v.object({ kind: v.string() })),
        list: v.string(),
        ...rest(),
      }),
      v.object({
        kind: v.literal("comparatorSort"),
        steps: v.array(v.unknown()),
        sign: v.object({ kind: v.string() }),
        list: v.optional(v.picklist(["array", "typedArray"])),
        ...rest(),
      }),
      v.object({
        kind: v.literal("keyedSort"),
        steps: v.array(v.unknown()),
        key: v.object({ kind: v.string() }),
        sort: v.string(),
        overwriting: v.optional(
          v.object({
            place: v.string(),
            rounds: v.picklist(["downToFirst", "downToSecond", "upToLast", "upToLastButOne"]),
          }),
        ),
        ...rest(),
      }),
    ]),
    value,
  );

function rest() {
  return { unknowns: v.array(v.string()), length: v.optional(v.number()) };
}

const MODEL = v.custom<ShuffleModel>(isModel);
const PLACE = v.object({ uri: v.string(), line: v.number(), column: v.number() });
const SUBJECT = v.object({
  name: v.string(),
  code: v.string(),
  model: MODEL,
  circumstances: v.exactOptional(
    v.object({
      time: v.exactOptional(
        v.picklist(["always", "inMode", "onTies", "weighing", "betweenDifferent", "oneByOne", "alone"]),
      ),
      isByHand: v.exactOptional(v.literal(true)),
      losesSamePlace: v.exactOptional(v.literal(true)),
      reading: v.exactOptional(
        v.object({
          as: v.picklist(["exclusive", "inclusive", "continuous"]),
          draw: v.string(),
          most: v.exactOptional(v.string()),
        }),
      ),
    }),
  ),
  finding: v.exactOptional(v.string()),
  note: v.exactOptional(v.string()),
  cards: v.exactOptional(v.number()),
  leastCards: v.exactOptional(v.number()),
  mostCards: v.exactOptional(v.number()),
  unknowns: v.exactOptional(v.record(v.string(), v.number())),
  fixed: v.exactOptional(v.object({ code: v.string(), model: MODEL })),
  suggestions: v.exactOptional(v.array(v.object({ title: v.string(), code: v.string() }))),
  place: v.exactOptional(PLACE),
});
const PAGE_DATA: v.GenericSchema<unknown, PageData> = v.object({
  subjects: v.array(SUBJECT),
  selected: v.number(),
  summary: v.exactOptional(v.array(v.string())),
  language: v.exactOptional(v.string()),
  settings: v.exactOptional(
    v.object({
      cards: v.exactOptional(v.number()),
      trials: v.exactOptional(v.number()),
      seed: v.exactOptional(v.number()),
      engine: v.exactOptional(v.picklist(ENGINES)),
      unknowns: v.exactOptional(v.record(v.string(), v.number())),
      isFixed: v.exactOptional(v.boolean()),
    }),
  ),
});
const HOST_MESSAGE: v.GenericSchema<unknown, HostMessage> = v.object({ kind: v.literal("show"), data: PAGE_DATA });
const PAGE_MESSAGE: v.GenericSchema<unknown, PageMessage> = v.variant("kind", [
  v.object({ kind: v.literal("ready") }),
  v.object({ kind: v.literal("goTo"), place: PLACE }),
  v.object({ kind: v.literal("save"), name: v.string(), mime: v.string(), base64: v.pipe(v.string(), v.base64()) }),
]);

/** Returns what the page says to its host; undefined for anything else. */
export const readPageMessage = (message: unknown): PageMessage | undefined => read(PAGE_MESSAGE, message);

/** Returns what a host says to the page; undefined for anything else. */
export const readHostMessage = (message: unknown): HostMessage | undefined => read(HOST_MESSAGE, message);

/** Returns what a page is to show; undefined for anything else. */
export const readPageData = (data: unknown): PageData | undefined => read(PAGE_DATA, data);

function read<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | undefined {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
}
