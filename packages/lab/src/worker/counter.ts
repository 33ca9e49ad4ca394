// The script of the simulation's own workers, which count: small, so that they are there soon.
import { serveSimulation } from "@fair-shuffle/bias/worker";

serveSimulation({
  post: (message) => {
    postMessage(message);
  },
  on: (listener) => {
    addEventListener("message", ({ data }) => {
      listener(data);
    });
  },
});
