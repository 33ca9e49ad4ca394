// What the README tells editors that are not run here to start is the server, and it answers.
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from "vscode-languageserver-protocol/node";
import { COMMAND, installServer, readSection } from "./readme-snippets.ts";

let folder: string;
let PATH: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fair-shuffle-editors-"));
  PATH = await installServer(folder);
});

afterAll(() => rm(folder, { recursive: true }));

/** Starts a command as an editor does, and returns what the server says that it can do. */
async function askCapabilities(command: string, args: readonly string[]): Promise<unknown> {
  const server = spawn(command, args, { env: { ...process.env, PATH }, stdio: ["pipe", "pipe", "inherit"] });
  const connection = createMessageConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  connection.listen();
  try {
    const { capabilities } = await connection.sendRequest<{ readonly capabilities: unknown }>("initialize", {
      processId: process.pid,
      rootUri: null,
      capabilities: {},
    });
    await connection.sendRequest("shutdown");
    await connection.sendNotification("exit");
    return capabilities;
  } finally {
    connection.dispose();
    server.kill();
  }
}

test("Helix starts it", async () => {
  const [toml = ""] = readSection("Helix").blocks;
  const [, command = ""] = /^command = "(.*)"$/m.exec(toml) ?? [];
  const [, args = ""] = /^args = (\[.*\])$/m.exec(toml) ?? [];
  expect(command).toBe(COMMAND);
  expect(await askCapabilities(command, JSON.parse(args) as string[])).toMatchObject({ codeActionProvider: {} });
});

test("JetBrains IDEs start it", async () => {
  const { text } = readSection("JetBrains IDEs");
  const [, line = ""] = /\| Command +\| `(.*)` +\|/.exec(text) ?? [];
  const [command = "", ...args] = line.split(" ");
  expect(command).toBe(COMMAND);
  expect(await askCapabilities(command, args)).toMatchObject({ codeActionProvider: {} });
});
