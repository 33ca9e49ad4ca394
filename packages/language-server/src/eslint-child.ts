// Runs in a process of its own, beside a project's ESLint: asks it how our rule is set for some files, answers, and waits for its end.
import { createRequire } from "node:module";
import { join } from "node:path";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import type { AnswerMessage, Question } from "./eslint-answer.ts";

/** What we use of ESLint's class, from 8 to 10. */
interface ProjectsEslint {
  readonly calculateConfigForFile: (path: string) => Promise<unknown>;
}

type EslintClass = new (options: { readonly cwd: string }) => ProjectsEslint;

interface EslintModule {
  readonly ESLint: EslintClass;
  /** Since 8.57; from 10 on all configurations are flat. */
  readonly loadESLint?: (options: { readonly useFlatConfig: boolean }) => Promise<EslintClass>;
}

const RULE = "no-biased-shuffle";
const NAMESPACE = "fair-shuffle";
const PLUGIN = "eslint-plugin-fair-shuffle";

/** In milliseconds. */
const LOOK = 200;
/** A line of an error is told so far. */
const MOST_TOLD = 300;

// A configuration may replace them, or close the channel.
const send = process.send?.bind(process);
const exit = process.exit.bind(process);

if (isMainThread) process.once("message", (question: Question) => void serve(question));
else endWith(workerData);

async function serve(question: Question): Promise<void> {
  await startWatch(question.server);
  const { id } = question;
  const said = await answer(question);
  // Whoever hears it ends this process, and with it what the configuration has started.
  send?.({ id, ...said } satisfies AnswerMessage, (error: Error | null) => {
    if (error !== null) exit(1);
  });
}

/** A configuration that never comes back leaves this thread to nobody; another one looks whether the server is still there. */
function startWatch(server: number): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const watch = new Worker(new URL(import.meta.url), { workerData: server, env: {}, execArgv: [] });
    watch
      .once("message", () => {
        resolve();
      })
      .once("error", reject);
  });
}

function endWith(server: unknown): void {
  if (typeof server !== "number") return;
  setInterval(() => {
    // Where the system hands on the children of the dead, they have another parent at once.
    if (process.ppid === server && isRunning(server)) return;
    // The group: what the configuration has started goes, too.
    process.kill(process.platform === "win32" ? process.pid : -process.pid, "SIGKILL");
  }, LOOK);
  parentPort?.postMessage("watching");
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

async function answer({ folder, isFlat, files }: Question): Promise<Omit<AnswerMessage, "id">> {
  try {
    const eslint = await loadEslint(folder, isFlat);
    const settings: Record<string, unknown> = {};
    for (const file of files) settings[file] = readConfig(await eslint.calculateConfigForFile(file));
    // What can't be sent fails here, where it can be told.
    JSON.stringify(settings);
    return { settings };
  } catch (error) {
    return isWithoutEslint(error) ? { settings: {} } : { settings: {}, error: describe(error) };
  }
}

const isWithoutEslint = (error: unknown): boolean =>
  error instanceof Error && Reflect.get(error, "code") === "MODULE_NOT_FOUND" && describe(error).includes("'eslint'");

/** The first line of what was thrown, which may be anything. Never throws. */
function describe(error: unknown): string {
  try {
    const text = String(error instanceof Error ? error.message : error).trim();
    return (text.split("\n", 1)[0] ?? "").slice(0, MOST_TOLD);
  } catch {
    return "It throws what has no text.";
  }
}

async function loadEslint(folder: string, isFlat: boolean): Promise<ProjectsEslint> {
  const require = createRequire(join(folder, "package.json"));
  const module = require("eslint") as EslintModule;
  // From 8.57 on it says itself whether a project's configuration is a flat one.
  const Class = module.loadESLint === undefined ? module.ESLint : await module.loadESLint({ useFlatConfig: isFlat });
  return new Class({ cwd: folder });
}

/** A configuration as ESLint computes it, flat or not, as far as it is about our rule. */
function readConfig(config: unknown): unknown {
  if (typeof config !== "object" || config === null) return {};
  const names = getNamespaces(Reflect.get(config, "plugins")).map((namespace) => `${namespace}/${RULE}`);
  const rules: unknown = Reflect.get(config, "rules");
  const getEntry = (name: string): unknown =>
    typeof rules === "object" && rules !== null ? Reflect.get(rules, name) : undefined;
  const ruleName = names.find((name) => getEntry(name) !== undefined) ?? names[0];
  if (ruleName === undefined) return {};
  const entry = getEntry(ruleName);
  if (entry === undefined) return { ruleName };
  const [severity, options] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
  return { ruleName, rule: { severity: readSeverity(severity), options: options ?? {} } };
}

/** The names that a configuration gives to our plugin: a flat one any that it likes. */
function getNamespaces(plugins: unknown): readonly string[] {
  if (Array.isArray(plugins)) return plugins.includes(NAMESPACE) || plugins.includes(PLUGIN) ? [NAMESPACE] : [];
  if (typeof plugins !== "object" || plugins === null) return [];
  return Object.entries(plugins)
    .filter(([namespace, plugin]) => namespace === NAMESPACE || getPackage(plugin) === PLUGIN)
    .map(([namespace]) => namespace);
}

/** The package that a plugin says it is. */
function getPackage(plugin: unknown): unknown {
  if (typeof plugin !== "object" || plugin === null) return undefined;
  const meta: unknown = Reflect.get(plugin, "meta");
  return typeof meta === "object" && meta !== null ? Reflect.get(meta, "name") : undefined;
}

function readSeverity(severity: unknown): "error" | "warning" | "off" {
  if (severity === 2 || severity === "error") return "error";
  return severity === 1 || severity === "warn" ? "warning" : "off";
}
