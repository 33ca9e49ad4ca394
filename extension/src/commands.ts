// The extension's commands by name, and what runs each of them.
import { commands, type Disposable, type LogOutputChannel } from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";
import { addHelper, offerHelper } from "./add-packages.ts";
import type { BiasPanels } from "./bias-panels/bias-panels.ts";
import { decidePreview, enableRule } from "./enable-rule.ts";
import { explain } from "./explain.ts";
import { fixAll } from "./fix-all.ts";
import type { Scan } from "./scan-workspace.ts";
import { simulate } from "./simulate.ts";

interface Parts {
  readonly client: BaseLanguageClient;
  readonly panels: BiasPanels;
  readonly scan: Scan;
  readonly output: LogOutputChannel;
  readonly restart: () => Promise<void>;
}

export function registerCommands({ client, panels, scan, output, restart }: Parts): Disposable[] {
  const register = (name: string, run: (...args: never[]) => unknown): Disposable =>
    commands.registerCommand(`fairShuffle.${name}`, run);
  return [
    register("simulate", (uri?: unknown, position?: unknown) => simulate(client, panels, uri, position)),
    register("explain", (uri?: unknown, position?: unknown) => {
      // Its message waits for people.
      void explain(client, uri, position);
    }),
    // A save that fixes waits for this command, so it must not wait for an answer.
    register("offerHelper", (uri?: unknown) => {
      void offerHelper(uri);
    }),
    register("fixAll", () => fixAll(client)),
    register("scanWorkspace", () => scan.run()),
    register("enableRule", () => enableRule(client)),
    register("writePreview", (uri?: unknown) => {
      decidePreview(uri, true);
    }),
    register("discardPreview", (uri?: unknown) => {
      decidePreview(uri, false);
    }),
    register("addHelper", () => addHelper()),
    register("restartServer", restart),
    register("showOutput", () => {
      output.show();
    }),
  ];
}
