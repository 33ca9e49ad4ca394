// The worker of the playground.
import "./process-stand-in.ts";
import { createBirpc } from "birpc";
import { judgeService } from "./judge-service.ts";
import type { JudgeService } from "./judged.ts";

createBirpc<object, JudgeService>(judgeService, {
  post: (message) => {
    postMessage(message);
  },
  on: (receive) => {
    addEventListener("message", ({ data }) => {
      receive(data);
    });
  },
});
