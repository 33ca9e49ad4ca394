// Starts the page's workers, from the text of their script, and speaks with them.
import { createBirpc, type ProxifiedRemoteFunctions } from "birpc";
import type { Role, SimulationListener, SimulationService, StudyService } from "../worker/services.ts";

/** The workers' script, and that of the simulation's own workers, which `build.js` fills in. */
declare const WORKER_SCRIPT: string;
declare const COUNTER_SCRIPT: string;

/** A worker, and what it can be asked. */
export interface Remote<Service extends object> {
  readonly ask: ProxifiedRemoteFunctions<Service>;
  readonly terminate: () => void;
}

/** One address for all of them. */
let address: string | undefined;

function start<Service extends object>(role: Role, listener: SimulationListener | undefined): Remote<Service> {
  address ??= URL.createObjectURL(new Blob([WORKER_SCRIPT], { type: "text/javascript" }));
  const worker = new Worker(address, { name: role });
  const ask = createBirpc<Service, object>(listener ?? {}, {
    post: (message) => {
      worker.postMessage(message);
    },
    on: (receive) => {
      worker.addEventListener("message", ({ data }) => {
        receive(data);
      });
    },
    // A simulation takes as long as it takes.
    timeout: -1,
  });
  return {
    ask,
    terminate: () => {
      worker.terminate();
    },
  };
}

export const startStudy = (): Remote<StudyService> => start<StudyService>("study", undefined);

/** Starts a worker that simulates, with so many workers of its own; with none it counts by itself. */
export function startSimulation(listener: SimulationListener, threads: number): Remote<SimulationService> {
  const remote = start<SimulationService>("simulate", listener);
  if (threads > 0) void remote.ask.lend(COUNTER_SCRIPT, threads);
  return remote;
}
