// A whole run: real files with shuffles planted into them, and generated programs; how many went through, and each class of failure with its smallest example.
import { plantHost, checkAround } from "./planted.ts";
import { writeHazardProgram } from "./hazard-programs.ts";
import { judgeProgram } from "./judge-program.ts";
import { makeProjects, type Projects } from "./projects.ts";
import { shrinkLines } from "./shrink.ts";
import { openStore, type Store } from "./store-files.ts";
import { judgeHost, type Failure, type Host, type Judged } from "./surfaces.ts";

interface TallyOptions {
  readonly seed: number;
  /** How many real files get shuffles planted. */
  readonly hosts: number;
  /** How many programs are written and run. */
  readonly programs: number;
  /** Every so many of them are also given to the language server. */
  readonly serverEvery: number;
}

export interface ShareOptions extends TallyOptions {
  readonly share: number;
  readonly shares: number;
}

/** What came of a share; plain data, so that it can be sent from one process to another. */
export interface Share {
  readonly counts: ReadonlyMap<string, Counts>;
  readonly cases: readonly FailedCase[];
  /** Of the process, in seconds. */
  readonly processorTime: number;
}

/** Of hosts by their extension, of programs by their style. */
export interface Counts {
  readonly cases: number;
  readonly findings: number;
  readonly fixable: number;
  readonly suggestions: number;
  readonly failed: number;
}

export interface FailedCase {
  readonly source: "host" | "program";
  readonly index: number;
  readonly about: string;
  readonly host: Host;
  readonly failure: Failure;
}

const NOTHING: Counts = { cases: 0, findings: 0, fixable: 0, suggestions: 0, failed: 0 };

export async function tallyShare(
  { seed, hosts, programs, serverEvery, share, shares }: ShareOptions,
  onProgress?: (done: number) => void,
): Promise<Share> {
  const start = process.cpuUsage();
  const projects = makeProjects();
  const store = hosts > 0 ? await openStore() : undefined;
  const counts = new Map<string, Counts>();
  const cases: FailedCase[] = [];
  const count = (key: string, { found, fixable, suggested, failures }: Judged): void => {
    const { cases: all, findings, fixable: fixed, suggestions, failed } = counts.get(key) ?? NOTHING;
    counts.set(key, {
      cases: all + 1,
      findings: findings + found,
      fixable: fixed + fixable,
      suggestions: suggestions + suggested.length,
      failed: failed + Number(failures.length > 0),
    });
  };
  try {
    for (let index = share; index < hosts; index += shares) {
      if (store === undefined) break;
      const { judged, about, host } = await runHost(projects, store, seed, index, index % serverEvery === 0);
      count(`host ${/\w+$/.exec(host.file)?.[0] ?? ""}`, judged);
      cases.push(...judged.failures.map((failure) => ({ source: "host", index, about, host, failure }) as const));
      onProgress?.(index);
    }
    for (let index = share; index < programs; index += shares) {
      const program = writeHazardProgram(seed, index);
      const judged = await judgeProgram(projects, program, index % serverEvery === 0);
      const { host, kind, semicolons } = program;
      count(`program ${semicolons ? "with" : "without"} semicolons`, judged);
      cases.push(
        ...judged.failures.map((failure) => ({ source: "program", index, about: kind, host, failure }) as const),
      );
      onProgress?.(hosts + index);
    }
  } finally {
    projects.remove();
  }
  const { user, system } = process.cpuUsage(start);
  return { counts, cases, processorTime: (user + system) / 1e6 };
}

/** Judges host number `index` of the seed. */
export async function runHost(
  projects: Projects,
  store: Store,
  seed: number,
  index: number,
  asksServer: boolean,
): Promise<{ readonly judged: Judged; readonly about: string; readonly host: Host }> {
  const planted = plantHost(store, seed, index);
  const judged = await judgeHost(projects, planted.host, asksServer);
  const around = checkAround(planted, judged.fixed);
  const failures = around === undefined ? judged.failures : [...judged.failures, around];
  const about = `${planted.plants.join(", ")} in ${planted.origin}, at ${planted.places.join(", ")}`;
  return { judged: { ...judged, failures }, about, host: planted.host };
}

/** The name of a failure's class: what failed, without what differs from case to case. */
function classify({
  source,
  about,
  failure: { kind, detail },
}: Pick<FailedCase, "about" | "failure" | "source">): string {
  const general = detail
    .replace(/"(?:[^"\\]|\\.)*"/g, "…")
    .replaceAll(/\d+/g, "#")
    .slice(0, 110);
  const isOfProgram = source === "program" && kind === "behaves differently";
  return `${kind}: ${general}${isOfProgram ? `, ${about.replace(/^shape .*/, "a shape")}` : ""}`;
}

/** The cases by their classes, the largest class first. */
export function groupCases(cases: readonly FailedCase[]): readonly (readonly [string, readonly FailedCase[]])[] {
  const groups = new Map<string, FailedCase[]>();
  for (const failed of cases) {
    const key = classify(failed);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [failed]);
    else group.push(failed);
  }
  return [...groups].sort((a, b) => b[1].length - a[1].length);
}

/** Writes what is left of a failing case when everything that does not matter is taken away. */
export async function describeMinimal(failed: FailedCase): Promise<string> {
  const projects = makeProjects();
  const wanted = classify(failed);
  const judge = async (text: string): Promise<FailedCase["failure"] | undefined> => {
    const host = { ...failed.host, text };
    try {
      const { failures } =
        failed.source === "program"
          ? await judgeProgram(projects, { host, kind: "", semicolons: false, shown: 1 }, true)
          : await judgeHost(projects, host, true);
      return failures.find((failure) => classify({ ...failed, failure }) === wanted);
    } catch {
      return undefined;
    }
  };
  try {
    const { host } = failed;
    // Whether the text around changed is only known of the whole.
    const canShrink = (await judge(host.text)) !== undefined;
    const text = canShrink
      ? await shrinkLines(host.text, async (fewer) => (await judge(fewer)) !== undefined)
      : host.text;
    const { detail, after } = (canShrink ? await judge(text) : undefined) ?? failed.failure;
    const shown = (code: string): string => ["```js", code.replaceAll("\r", "␍"), "```"].join("\n");
    return [
      `${failed.source} ${String(failed.index)} (${failed.about}); ${host.file}, project ${host.project}, helper ${host.helper}, sourceType ${host.sourceType}`,
      "",
      detail,
      "",
      shown(text),
      ...(after === undefined ? [] : ["", "became", "", shown(after)]),
    ].join("\n");
  } finally {
    projects.remove();
  }
}
