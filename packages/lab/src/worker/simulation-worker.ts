// The script of a web worker that simulates.
import { serveSimulation } from "@fair-shuffle/bias";

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
