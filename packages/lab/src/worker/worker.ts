// The script of the page's workers; the name that a worker is started with says which part it plays.
import type { Channel } from "@fair-shuffle/bias";
import { createBirpc } from "birpc";
import type { Role, SimulationListener } from "./services.ts";
import { makeSimulationService } from "./simulation-service.ts";
import { makeStudyService } from "./study-service.ts";

const channel: Channel = {
  post: (message) => {
    postMessage(message);
  },
  on: (listener) => {
    addEventListener("message", ({ data }) => {
      listener(data);
    });
  },
};

const START: Readonly<Record<Role, () => void>> = {
  study: () => createBirpc(makeStudyService(), channel),
  simulate: () => {
    const rpc = createBirpc<SimulationListener, object>(
      makeSimulationService((snapshot) => {
        rpc.count.asEvent(snapshot).catch(() => undefined);
      }),
      channel,
    );
  },
};

const isRole = (name: string): name is Role => name in START;

if (isRole(self.name)) START[self.name]();
