// Whether a generated program does after each fix and each suggestion what it did before, and is fair where it was fixed.
import { compileProgram, findChange, whyUnfair, type Surroundings } from "./behaviour.ts";
import type { HazardProgram } from "./hazard-programs.ts";
import type { Projects } from "./projects.ts";
import { isConfigured, judgeHost, type Failure, type Host, type Judged, type Outcome } from "./surfaces.ts";

/** What ways out do beside shuffling the same list fairly: by their kind, or because they say so. */
const KEEPS_ORDER: ReadonlySet<string> = new Set(["useSample", "pickOne", "useCopy"]);

/** Throws an Error for a program that can't be run as it was written: a mistake of its grammar. */
export async function judgeProgram(
  projects: Projects,
  { host, shown }: HazardProgram,
  asksServer: boolean,
): Promise<Judged> {
  const surroundings: Surroundings = {
    file: host.file,
    isModule: host.sourceType === "module",
    modules: getModules(host),
  };
  const before = compileAsWritten(host.text, surroundings);
  const judged = await judgeHost(projects, host, asksServer);
  const failures: Failure[] = [...judged.failures];
  if (failures.some(({ kind }) => kind === "throws" || kind === "edits overlap")) return { ...judged, failures };
  const check = ({ way, title, text }: Outcome, isAll: boolean): void => {
    const lost = [...host.text.matchAll(/note \d+/g)].find(([note]) => !new RegExp(`${note}\\b`).test(text));
    if (lost !== undefined)
      failures.push({ kind: "the text around changed", detail: `${way}: a comment is gone`, after: text });
    try {
      const after = compileProgram(text, surroundings);
      const change = findChange(before, after, {
        identity: KEEPS_ORDER.has(way) || title.includes("keeps its order"),
        // A list with a type is an array.
        anyInput: title.includes("is an array") || host.text.includes("deck: number[]"),
      });
      if (change !== undefined)
        failures.push({ kind: "behaves differently", detail: `${way}: ${change}`, after: text });
      else if (isAll) {
        const reason = whyUnfair(after, before);
        if (reason !== undefined) failures.push({ kind: "not fair", detail: `${way}: ${reason}`, after: text });
      }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      failures.push({ kind: "does not parse", detail: `${way}: ${message}`, after: text });
    }
  };
  if (judged.fixed !== host.text) {
    const isAll = judged.found >= shown && judged.left === 0 && !judged.fixed.includes("cryptoRandom");
    check({ way: "fix", title: "", text: judged.fixed }, isAll);
  }
  // Of a configuration that only ESLint knows, the suggestions know nothing.
  for (const outcome of isConfigured(host) ? [] : judged.suggested) check(outcome, false);
  return { ...judged, failures };
}

function getModules({ file, sourceType, text }: Host): Surroundings["modules"] {
  if (file.endsWith(".html") || /^\s*define\(/.test(text)) return "none";
  if (/\.(?:mjs|mts|vue)$/.test(file)) return "import";
  return sourceType === "commonjs" ? "require" : "either";
}

/** A program that can't be run is a mistake of its grammar, which is easier to find with the program at hand. */
function compileAsWritten(text: string, surroundings: Surroundings): ReturnType<typeof compileProgram> {
  try {
    return compileProgram(text, surroundings);
  } catch (error) {
    throw new Error(`A program can't be run; mend its grammar.\n${surroundings.file}\n${text}`, { cause: error });
  }
}
