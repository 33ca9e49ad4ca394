// The script of the page's workers; the name that a worker is started with says which part it plays.
import type { Channel } from "@fair-shuffle/bias";
import { createBirpc, type BirpcReturn } from "birpc";
import type { Role, SimulationListener, SimulationService } from "./services.ts";
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
    const page: BirpcReturn<SimulationListener, SimulationService> = createBirpc(
      makeSimulationService((snapshot) => page.count(snapshot)),
      // A page that nobody looks at shows nothing for hours.
      { ...channel, timeout: -1 },
    );
  },
};

const isRole = (name: string): name is Role => name in START;

if (isRole(self.name)) START[self.name]();
