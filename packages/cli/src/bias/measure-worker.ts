// The script of a worker process that loads a user's module and calls a shuffle of it. What it answers is checked and counted by who asks.
import { once } from "node:events";
import { readFileSync, writeSync } from "node:fs";
import { extname } from "node:path";
import process from "node:process";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import {
  BrokenShuffle,
  callShuffle,
  tellBreakage,
  tellUnusedSource,
  UnusedSource,
  type UserShuffle,
} from "@fair-shuffle/bias";
import { hasSecondParameter } from "@fair-shuffle/bias/model";
import { distance } from "fastest-levenshtein";
import { register as registerRequire } from "tsx/cjs/api";
import { register as registerImport } from "tsx/esm/api";
import { getText, showMessage } from "../foreign-text.ts";
import { WORKER_TEXTS, type Kind } from "../words/worker-texts.ts";
import { provideElements } from "./jsx-elements.ts";
import { ANSWERS, makeAnswerWriter, type MeasureTask, type WorkerTask } from "./measure-task.ts";

async function run(): Promise<void> {
  const { module, exportName, cards, trials, seed } = task;
  const name = `${module}#${exportName}`;
  const shuffle = await load(task);
  if (shuffle === undefined) return;
  answer.loaded();
  try {
    const options = { cards, trials, ...(seed === undefined ? {} : { seed }) };
    await callShuffle(shuffle, options, answer.order, answer.flush);
    answer.done();
  } catch (error) {
    const broken = describeBroken(error, task);
    // What most functions of two parameters that shuffle take second is where they draw from.
    const hint = seed === undefined && hasSecondParameter(shuffle) ? texts.sourceHint : "";
    fail(broken ?? texts.notMeasured(name, describe(error)) + hint);
  }
}

/** Returns the function that the task names; says what is wrong where there is none. */
async function load({ path, configuration, module, exportName }: MeasureTask): Promise<UserShuffle | undefined> {
  // The loader would take that of the working directory, and follows no reference.
  if (configuration !== undefined) process.env.TSX_TSCONFIG_PATH ??= configuration;
  // For all that this process loads: a call of `require` in plain JavaScript takes aliases only so.
  registerRequire();
  registerImport();
  provideElements();
  let exports: ReadonlyMap<string, unknown>;
  try {
    exports = getExports((await import(pathToFileURL(path).href)) as object);
  } catch (error) {
    // A module that this one imports has a path of its own, which Node's sentence names.
    const isItself = getCode(error) === "ERR_UNKNOWN_FILE_EXTENSION" && describe(error).includes(path);
    if (isItself) fail(texts.noModule(module, extname(path), task.command));
    else if (getCode(error) === "ERR_REQUIRE_CYCLE_MODULE" && beginsWithMark(path)) fail(texts.notSeenAsModule(module));
    else fail(texts.notLoaded(module, describe(error)));
    return undefined;
  }
  const [first = "", ...members] = exportName.split(".");
  let owner: unknown;
  let found = exports.get(first);
  for (const member of members) {
    owner = found;
    found = getMember(found, member);
  }
  if (isClass(found)) {
    fail(texts.isClass(`${module}#${exportName}`, members.at(-1) ?? first));
    return undefined;
  }
  // A method is called as one.
  if (typeof found === "function") return members.length === 0 ? (found as UserShuffle) : bind(found, owner);
  const before = exportName.slice(0, exportName.lastIndexOf("."));
  const others = found === undefined ? tellMethods(module, before, owner) : "";
  // Where nothing was named, an object is what CommonJS exports as a whole.
  if (others !== "") fail(texts.noFunction(`${module}#${exportName}`, "undefined") + others);
  else if (found === undefined || exportName === "default") fail(describeMissing(module, exportName, exports));
  else fail(texts.noFunction(`${module}#${exportName}`, getKind(found)) + tellMethods(module, exportName, found));
  return undefined;
}

/** Node's own sentence would tell of a cycle, which there is none of. */
function beginsWithMark(path: string): boolean {
  try {
    return readFileSync(path, "utf8").startsWith("\uFEFF");
  } catch {
    return false;
  }
}

const getMember = (owner: unknown, name: string): unknown =>
  (typeof owner === "object" && owner !== null) || typeof owner === "function" ? Reflect.get(owner, name) : undefined;

/** A class can't be called without `new`. */
const isClass = (value: unknown): boolean =>
  typeof value === "function" && /^class\b/.test(Function.prototype.toString.call(value));

/** Keeps the number of parameters, which tells what the function may take. */
const bind = (method: object, owner: unknown): UserShuffle =>
  Function.prototype.bind.call(method as () => void, owner) as UserShuffle;

/** Which functions an object holds, as they are named here. */
function tellMethods(module: string, exportName: string, value: unknown): string {
  if (typeof value !== "object" || value === null) return "";
  const names = Object.keys(value).filter((name) => typeof getMember(value, name) === "function");
  return names.length === 0 ? "" : texts.hasMethods(names.map((name) => `${module}#${exportName}.${name}`));
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
  if (functions.length === 0) return texts.noFunctions(module, task.command);
  const [nearest = ""] = [...functions].sort((a, b) => distance(a, exportName) - distance(b, exportName));
  // Where nothing was named, any of them may be meant, and the likeliest is the one that is called a shuffle.
  if (exportName === "default")
    return texts.noDefault(module, functions.find((name) => /shuffle/i.test(name)) ?? nearest, functions);
  const isNear = distance(nearest, exportName) <= Math.ceil(exportName.length / 3);
  return texts.noSuch(module, exportName, isNear ? nearest : undefined, functions);
}

function getKind(value: unknown): Kind {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** Undefined where something else was thrown, which may throw itself when it is looked at. */
function describeBroken(error: unknown, { module, exportName, language }: MeasureTask): string | undefined {
  try {
    if (error instanceof UnusedSource) return tellUnusedSource(language);
    if (!(error instanceof BrokenShuffle)) return undefined;
    const { breakage, trial } = error;
    const own = exportName === "default" ? undefined : exportName;
    const said = tellBreakage(error, language, own);
    const name = `${module}#${exportName}`;
    if (breakage.kind === "fewer") {
      if (breakage.given === 0) return texts.noWhole(name, texts.noItems(trial, own ?? "draw"));
      return texts.noWhole(name, said + (breakage.takesCount === true ? texts.exportIt : ""));
    }
    const hasLists = breakage.kind === "otherCards" && breakage.strange?.kind === "array";
    return texts.noShuffle(name, said + (hasLists ? texts.flatten(own ?? "draw") : ""));
  } catch {
    return undefined;
  }
}

/** Node's code of an error; undefined where there is none, or where looking at it throws. */
function getCode(error: unknown): unknown {
  try {
    return getMember(error, "code");
  } catch {
    return undefined;
  }
}

function describe(error: unknown): string {
  try {
    return describeThrown(error);
  } catch {
    return texts.untold;
  }
}

function describeThrown(error: unknown): string {
  const said =
    error instanceof Error ? `${error.name === "Error" ? "" : `${error.name}: `}${error.message}` : String(error);
  // Who required whom, by names that only the loader knows.
  const [shown = ""] = said.split("\nRequire stack:");
  return /[.!?。！？]$/.test(shown) ? shown : `${shown}${texts.stop}`;
}

function fail(message: string): void {
  answer.failed(getText(showMessage(message)));
}

/** Returns what writes at once: the file waits until there is room. */
function makeWriter(file: number): (bytes: Uint8Array, length: number) => void {
  // As it is before the user's module can replace it.
  const write = writeSync;
  return (bytes, length) => {
    for (let written = 0; written < length;) written += write(file, bytes, written, length - written);
  };
}

// Who asks writes this very shape.
const task = JSON.parse(await text(process.stdin)) as WorkerTask;
const texts = WORKER_TEXTS[task.language];
const answer = makeAnswerWriter(task.cards, task.token, makeWriter(ANSWERS));
const watch = new Worker(new URL("./memory-watch.js", import.meta.url), { workerData: task });
await once(watch, "message");
watch.unref();

const tellStuck = (): void => {
  fail(texts.stuck(`${task.module}#${task.exportName}`));
};
process.once("beforeExit", tellStuck);
await run();
process.off("beforeExit", tellStuck);
