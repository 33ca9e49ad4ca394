// The experiment as the page's settings want it: begun anew when they change, ended with the page.
import type { Language, ShuffleModel } from "@fair-shuffle/bias";
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { Task } from "../worker/services.ts";
import { Experiment, type Findings } from "./experiment.ts";
import type { Settings } from "./settings.ts";

/** While a slider is drawn, nothing is begun that the next moment throws away; in milliseconds. */
const PATIENCE = 120;

interface Running {
  /** What is known so far, by these settings. */
  readonly findings: Findings | undefined;
  readonly restart: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
}

/** Where the code allows no such number of cards, nothing is begun. `beside` is what the code was before its fix. */
export function useExperiment(
  model: ShuffleModel,
  beside: ShuffleModel | undefined,
  { cards, trials, seed, engine, unknowns, areGiven }: Settings & Pick<Task, "areGiven">,
  isAllowed: boolean,
  language: Language,
): Running {
  const [findings, setFindings] = useState<Findings>();
  const experiment = useRef<Experiment>(undefined);
  experiment.current ??= new Experiment(setFindings);
  useEffect(
    () => () => {
      experiment.current?.dispose();
    },
    [],
  );
  const start = useCallback(() => {
    if (!isAllowed) {
      experiment.current?.stop();
      return;
    }
    const known = [...model.unknowns, ...(beside?.unknowns ?? [])];
    const names = Object.entries(unknowns).filter(([name]) => known.includes(name));
    const task = { model, cards, engine, unknowns: names, language, ...(areGiven === undefined ? {} : { areGiven }) };
    experiment.current?.start({ task, beside, trials, seed });
  }, [isAllowed, model, beside, cards, engine, unknowns, areGiven, language, trials, seed]);
  const isFirst = useRef(true);
  useEffect(() => {
    const timer = setTimeout(start, isFirst.current ? 0 : PATIENCE);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
    };
  }, [start]);
  // What belongs to other settings is not shown for a moment under these.
  const isCurrent = isAllowed && findings?.plan.task.cards === cards && findings.plan.task.model === model;
  return {
    findings: isCurrent ? findings : undefined,
    restart: start,
    pause: () => {
      experiment.current?.pause();
    },
    resume: () => {
      experiment.current?.resume();
    },
  };
}
