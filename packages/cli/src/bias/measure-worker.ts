// The script of a worker process that loads a user's module and measures a shuffle of it.
import { pathToFileURL } from "node:url";
import process from "node:process";
import { BrokenShuffle, measure, type UserShuffle } from "@fair-shuffle/bias";
import { distance } from "fastest-levenshtein";
import { tsImport } from "tsx/esm/api";
import type { MeasureAnswer, MeasureTask } from "./measure-task.ts";
import { recordOrders } from "./recorded-shuffle.ts";

process.once("message", (task) => {
  // Node hands over what measure-module.ts wrote.
  const { module, exportName } = task as MeasureTask;
  const tellStuck = (): void => {
    fail(`${module}#${exportName} never came back: it waits for a promise that nothing is left to settle.`);
    process.disconnect();
  };
  process.once("beforeExit", tellStuck);
  void run(task as MeasureTask).finally(() => {
    process.off("beforeExit", tellStuck);
    process.disconnect();
  });
});

async function run(task: MeasureTask): Promise<void> {
  const name = `${task.module}#${task.exportName}`;
  const shuffle = await load(task);
  if (shuffle === undefined) return;
  answer({ kind: "loaded" });
  const recorded = task.records
    ? recordOrders(shuffle, (orders) => {
        answer({ kind: "orders", orders });
      })
    : undefined;
  try {
    const { cards, trials, seed } = task;
    const measurement = await measure(recorded?.shuffle ?? shuffle, {
      cards,
      trials,
      ...(seed === undefined ? {} : { seed }),
      onProgress: ({ done }) => {
        answer({ kind: "progress", done });
      },
    });
    recorded?.flush();
    answer({ kind: "measured", measurement });
  } catch (error) {
    if (error instanceof BrokenShuffle) fail(`${name} is no shuffle. ${describe(error)}`);
    else fail(`${name} could not be measured: ${describe(error)}${wantsSource(shuffle, task) ? SOURCE_HINT : ""}`);
  }
}

/** What most functions of two parameters that shuffle take second is where they draw from. */
const wantsSource = (shuffle: UserShuffle, { seed }: MeasureTask): boolean => shuffle.length > 1 && seed === undefined;

const SOURCE_HINT = " If its second parameter is a random source, --seed 1 hands one in.";

/** Returns the function that the task names; says what is wrong where there is none. */
async function load({ path, module, exportName }: MeasureTask): Promise<UserShuffle | undefined> {
  let exports: ReadonlyMap<string, unknown>;
  try {
    exports = getExports((await tsImport(pathToFileURL(path).href, import.meta.url)) as object);
  } catch (error) {
    fail(`${module} can't be loaded: ${describe(error)}`);
    return undefined;
  }
  const found = exports.get(exportName);
  if (typeof found === "function") return found as UserShuffle;
  // Where nothing was named, an object is what CommonJS exports as a whole.
  if (found === undefined || exportName === "default") fail(describeMissing(module, exportName, exports));
  else fail(`${module}#${exportName} is no function, but ${getKind(found)}.`);
  return undefined;
}

/** What a module exports; of one in CommonJS, also what lies in `module.exports`. */
function getExports(namespace: object): ReadonlyMap<string, unknown> {
  const exports = new Map<string, unknown>(Object.entries(namespace));
  exports.delete("module.exports");
  const whole = exports.get("default");
  if (typeof whole !== "object" || whole === null) return exports;
  // Compiled to CommonJS, the default export lies in there, too.
  return new Map([...exports, ...Object.entries(whole)]);
}

function describeMissing(module: string, exportName: string, exports: ReadonlyMap<string, unknown>): string {
  const functions = [...exports].filter(([, value]) => typeof value === "function").map(([name]) => name);
  if (functions.length === 0) {
    return `${module} exports no function: export the one to measure, or let \`fair-shuffle simulate ${module}\` read its code, which needs no export.`;
  }
  const what = exportName === "default" ? "has no default export" : `exports no ${exportName}`;
  const [nearest = ""] = [...functions].sort((a, b) => distance(a, exportName) - distance(b, exportName));
  // Where nothing was named, any of them may be meant.
  const isNear = exportName === "default" || distance(nearest, exportName) <= Math.ceil(exportName.length / 3);
  const guess = isNear ? `; did you mean ${module}#${nearest}?` : ".";
  return `${module} ${what}${guess} It exports ${functions.join(", ")}.`;
}

function getKind(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

function describe(error: unknown): string {
  const text =
    error instanceof Error
      ? `${error.name === "Error" || error instanceof BrokenShuffle ? "" : `${error.name}: `}${error.message}`
      : String(error);
  // Who required whom, by names that only the loader knows.
  const [shown = ""] = text.split("\nRequire stack:");
  return /[.!?]$/.test(shown) ? shown : `${shown}.`;
}

function fail(message: string): void {
  answer({ kind: "failed", message });
}

function answer(message: MeasureAnswer): void {
  process.send?.(message);
}
