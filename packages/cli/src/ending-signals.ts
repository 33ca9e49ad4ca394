// What is still done when somebody ends this process: it ends by the same signal afterwards.
import process from "node:process";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Runs `act` where a signal ends this process; returns what lets go of that. */
export function beforeEnding(act: () => void): () => void {
  const release = (): void => {
    for (const signal of SIGNALS) process.off(signal, onSignal);
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    act();
    release();
    process.kill(process.pid, signal);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  return release;
}
