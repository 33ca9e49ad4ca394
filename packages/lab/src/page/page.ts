// The script of the bias page.
import { simulate, type SimulationWorker } from "@fair-shuffle/bias";
import type { PageData } from "../page-data.ts";
import { DATA_ID } from "../make-page.ts";
import { readHostMessage, readPageData } from "../read-messages.ts";

declare const SIMULATION_WORKER: string;
declare const acquireVsCodeApi: undefined | (() => { postMessage: (message: unknown) => void });

const host = typeof acquireVsCodeApi === "undefined" ? undefined : acquireVsCodeApi();
const root = document.querySelector("#fair-shuffle-lab");

function startWorker(): SimulationWorker {
  const url = URL.createObjectURL(new Blob([SIMULATION_WORKER], { type: "text/javascript" }));
  const worker = new Worker(url);
  URL.revokeObjectURL(url);
  return {
    post: (message) => {
      worker.postMessage(message);
    },
    on: (listener) => {
      worker.addEventListener("message", ({ data }) => {
        listener(data);
      });
    },
    onFailure: (listener) => {
      worker.addEventListener("error", listener);
    },
    terminate: () => {
      worker.terminate();
    },
  };
}

async function show(data: PageData): Promise<void> {
  const subject = data.subjects[data.selected];
  if (subject === undefined || root === null) return;
  const measurement = await simulate(subject.model, {
    cards: 8,
    trials: 100_000,
    seed: 1,
    workers: { count: 1, start: startWorker },
  });
  const title = document.createElement("h1");
  title.textContent = subject.name;
  const table = document.createElement("table");
  for (const row of measurement.counts) {
    const line = table.insertRow();
    for (const count of row) line.insertCell().textContent = `${((100 * count) / measurement.trials).toFixed(1)} %`;
  }
  root.replaceChildren(title, table);
}

addEventListener("message", ({ data }) => {
  const message = readHostMessage(data);
  if (message !== undefined) void show(message.data);
});

const given = document.querySelector(`#${DATA_ID}`)?.textContent;
const data = given == null ? undefined : readPageData(JSON.parse(given));
if (data !== undefined) void show(data);
host?.postMessage({ kind: "ready" });
