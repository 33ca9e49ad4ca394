// The playground's side of its worker.
import { createBirpc } from "birpc";
import type { JudgeService } from "./judged.ts";

export interface Judge extends JudgeService {
  readonly end: () => void;
}

/** Starts the worker; `onFailure` hears where it can't be started or loaded. */
export function startJudge(onFailure: () => void): Judge {
  const worker = new Worker(new URL("./judge-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("error", onFailure);
  const remote = createBirpc<JudgeService, object>(
    {},
    {
      post: (message) => {
        worker.postMessage(message);
      },
      on: (receive) => {
        worker.addEventListener("message", ({ data }) => {
          receive(data);
        });
      },
      // The first text loads the rule, over a slow line if need be.
      timeout: -1,
    },
  );
  return {
    judge: remote.judge,
    getSubject: remote.getSubject,
    end: () => {
      worker.terminate();
    },
  };
}
