// One shuffle under study: its exact matrix is computed and it is simulated beside a fair one, all of it in workers.
import { getCatalogueEntry, type Judgement, type ShuffleModel } from "@fair-shuffle/bias";
import {
  countMoving,
  dependsOnEngine,
  type Compared,
  type Elsewhere,
  type Measured,
  type ReportVerdict,
} from "@fair-shuffle/bias/model";
import type { ExactMatrix, Failure, SimulationListener, Study, Task, StudyService } from "../worker/services.ts";
import { addLeftOut } from "./left-out-counts.ts";
import { startSimulation, startStudy, type Remote } from "./workers.ts";

export interface Plan {
  readonly task: Task;
  /** What it is compared with, the code before its fix; a fair shuffle where it is undefined. */
  readonly beside: ShuffleModel | undefined;
  readonly trials: number;
  readonly seed: number;
}

/** Counts of so many shuffles. */
export interface Counted {
  readonly done: number;
  /** Position after position, n cards each. */
  readonly counts: Float64Array;
}

/** What is known so far. */
export interface Findings {
  readonly plan: Plan;
  readonly study: Study | undefined;
  readonly counted: (Counted & { readonly judgement: Judgement | undefined }) | undefined;
  /** Of what it is compared with, as often, by the same seed. */
  readonly beside: Counted | undefined;
  /** The exact matrix of the code before its fix; undefined where it can't be computed, or not yet. */
  readonly besideExact: ExactMatrix | undefined;
  /** Where the same code is much worse in another engine. */
  readonly elsewhere: Elsewhere | undefined;
  /** Undefined while nothing can be said yet. */
  readonly verdict: ReportVerdict | undefined;
  readonly failure: Failure | undefined;
  readonly state: "running" | "paused" | "done";
  /** How long the simulation took, in milliseconds, pauses not counted; undefined until it is done. */
  readonly time: number | undefined;
  /** What broke, where something did that never should. */
  readonly broken: string | undefined;
}

export class Experiment {
  private readonly show: (findings: Findings) => void;
  private study: Remote<StudyService> | undefined;
  private isStudying = false;
  /** What of the last plan's matrix is compared, as soon as that is known. */
  private studied: Promise<Compared | undefined> = Promise.resolve(undefined);
  /** The items that the fair shuffle beside it leaves out, as the code does. */
  private leftOut: readonly number[] = [];
  private readonly simulation;
  private readonly besideSimulation;
  private run = 0;
  private findings: Findings | undefined;
  /** Until the next frame, where that will show something new. */
  private showing: Promise<void> | undefined;
  /** When the simulation was started or resumed, and how long it ran before that. */
  private since = 0;
  private spent = 0;

  /** @param show is called with what is known, at most once a frame. */
  constructor(show: (findings: Findings) => void) {
    this.show = show;
    const threads = Math.max(1, Math.min(MOST_THREADS, navigator.hardwareConcurrency - 1));
    const simulation: SimulationListener = {
      count: ({ run, done, counts, judgement }) => this.take(run, { counted: { done, counts, judgement } }),
    };
    this.simulation = startSimulation(simulation, threads);
    const beside: SimulationListener = {
      count: ({ run, done, counts }) =>
        this.take(run, { beside: { done, counts: addLeftOut(counts, done, this.leftOut) } }),
    };
    this.besideSimulation = startSimulation(beside, 0);
  }

  /** Begins anew, from the first trial. */
  start(plan: Plan): void {
    const run = ++this.run;
    this.findings = {
      plan,
      study: undefined,
      counted: undefined,
      beside: undefined,
      besideExact: undefined,
      elsewhere: undefined,
      verdict: undefined,
      failure: undefined,
      state: "running",
      time: undefined,
      broken: undefined,
    };
    this.spent = 0;
    this.since = performance.now();
    this.computeExactly(run, plan).catch(this.tellBroken(run));
    this.simulateBoth(run, plan).catch(this.tellBroken(run));
  }

  /** Leaves off whatever runs. */
  stop(): void {
    this.run++;
    this.findings = undefined;
    this.isStudying = false;
    this.study?.terminate();
    this.study = undefined;
    void this.simulation.ask.stop();
    void this.besideSimulation.ask.stop();
  }

  pause(): void {
    if (this.findings?.state !== "running") return;
    this.spent += performance.now() - this.since;
    void this.simulation.ask.pause();
    void this.besideSimulation.ask.pause();
    this.learn(this.run, { state: "paused" });
  }

  resume(): void {
    if (this.findings?.state !== "paused") return;
    this.since = performance.now();
    void this.simulation.ask.resume();
    void this.besideSimulation.ask.resume();
    this.learn(this.run, { state: "running" });
  }

  /** Ends all of its workers; nothing can be begun after that. */
  dispose(): void {
    this.run++;
    this.findings = undefined;
    this.study?.terminate();
    this.simulation.terminate();
    this.besideSimulation.terminate();
  }

  private async computeExactly(run: number, { task, beside }: Plan): Promise<void> {
    if (this.isStudying) {
      // What nobody waits for any more is not waited for.
      this.study?.terminate();
      this.study = undefined;
    }
    const study = (this.study ??= startStudy());
    this.isStudying = true;
    const studied = study.ask.study(task);
    this.studied = studied.then(
      (found) => (found.kind === "studied" ? found.compared : undefined),
      () => undefined,
    );
    const found = await studied;
    if (run !== this.run) return;
    if (found.kind === "studied") this.learn(run, { study: found, verdict: found.verdict });
    else {
      if (found.kind === "leavesList" && found.verdict !== undefined) this.learn(run, { verdict: found.verdict });
      this.fail(run, found);
    }
    const besideExact = beside && (await study.ask.getPositions({ ...task, model: beside }));
    if (besideExact !== undefined) this.learn(run, { besideExact });
    const elsewhere = dependsOnEngine(task.model) ? await study.ask.compareEngines(task) : undefined;
    if (run !== this.run) return;
    this.isStudying = false;
    if (elsewhere !== undefined) this.learn(run, { elsewhere });
  }

  private async simulateBoth(run: number, { task, beside: before, trials, seed }: Plan): Promise<void> {
    const beside = this.simulateBeside(run, { task, beside: before, trials, seed });
    const end = await this.simulation.ask.simulate({ run, task, trials, seed, isJudged: true });
    if (run !== this.run) return;
    const time = this.spent + performance.now() - this.since;
    if (end.kind === "leavesList" || end.kind === "unjudgeable") {
      // What is wrong with the code says more than that it can't be simulated.
      await this.studied;
      if (run === this.run) this.fail(run, end);
      return;
    }
    await beside;
    this.learn(run, { state: "done", time });
    if (end.kind === "done" && end.measured !== undefined) await this.judge(run, task, end.measured);
  }

  private async simulateBeside(run: number, { task, beside, trials, seed }: Plan): Promise<void> {
    const order = { run, trials, seed, isJudged: false };
    if (beside !== undefined) {
      this.leftOut = [];
      await this.besideSimulation.ask.simulate({ ...order, task: { ...task, model: beside } });
      return;
    }
    // Only a loop can leave items out, which the fair shuffle beside it leaves out, too.
    const { cards } = task;
    const compared = (task.model.kind === "swapLoop" ? await this.studied : undefined) ?? { cards };
    if (run !== this.run) return;
    this.leftOut = compared.leftOut ?? [];
    const { model } = getCatalogueEntry("fisher-yates-backward");
    await this.besideSimulation.ask.simulate({ ...order, task: { ...task, cards: countMoving(compared), model } });
  }

  /** Where nothing exact decides, the counts do. */
  private async judge(run: number, task: Task, measured: Measured): Promise<void> {
    // Its own answer comes first: a worker answers in the order in which it is asked.
    while (run === this.run && this.findings?.study === undefined && this.findings?.failure === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    if (run !== this.run || this.findings?.verdict !== undefined || this.findings?.failure !== undefined) return;
    const verdict = await this.study?.ask.judge(task, measured);
    if (verdict !== undefined) this.learn(run, { verdict });
  }

  private fail(run: number, failure: Failure): void {
    this.learn(run, { failure, state: "done" });
  }

  private tellBroken(run: number): (reason: unknown) => void {
    return (reason) => {
      this.learn(run, { broken: reason instanceof Error ? reason.message : String(reason), state: "done" });
    };
  }

  /** Is over when the change can be seen. */
  private async take(run: number, change: Partial<Findings>): Promise<void> {
    this.learn(run, change);
    await this.showing;
  }

  private learn(run: number, change: Partial<Findings>): void {
    if (run !== this.run || this.findings === undefined) return;
    this.findings = { ...this.findings, ...change };
    this.showing ??= new Promise((resolve) => {
      requestAnimationFrame(() => {
        this.showing = undefined;
        if (this.findings !== undefined) this.show(this.findings);
        resolve();
      });
    });
  }
}

/** More workers than that cost more to start than they save. */
const MOST_THREADS = 8;
