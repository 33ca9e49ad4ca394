// `pnpm demo`: the main job on the card room, in this terminal.
import { fileURLToPath } from "node:url";
import { copyProject } from "./project-copy.ts";
import { showDemo } from "./show-demo.ts";
import { readTerminal } from "./terminal.ts";

const source = fileURLToPath(new URL("../projects/card-room", import.meta.url));
const project = await copyProject(source);
try {
  const { failures } = await showDemo(source, project, readTerminal(process.stdout, process.env), console.log);
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  await project.remove();
}
