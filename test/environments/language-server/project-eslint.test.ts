// How the project's own ESLint sets the rule is taken over, whichever ESLint it is, and nothing of an untrusted workspace is run.
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { TRUST_GRANTED } from "@fair-shuffle/language-server/protocol";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import {
  CodeActionRequest,
  DidChangeWatchedFilesNotification,
  LogMessageNotification,
  type CodeAction,
} from "vscode-languageserver-protocol/node";
import { startClient, type Client, type ClientOptions } from "./client.ts";

const BIASED = "export const mix = (list) => list.sort(() => Math.random() - 0.5);\n";
const FLAT = (setting: string, plugin = true): string => `
import { writeFileSync } from "node:fs";
writeFileSync(new URL("./ran", import.meta.url), "");
console.log("a configuration that talks");
${plugin ? 'import fairShuffle from "eslint-plugin-fair-shuffle";' : ""}
export default [{ ${plugin ? '"plugins": { "fair-shuffle": fairShuffle },' : ""} rules: { ${setting} } }];
`;
const RULE = '"fair-shuffle/no-biased-shuffle"';

let root = "";
let client: Client | undefined;
let count = 0;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "fair-shuffle-eslint-"));
});
afterAll(() => rm(root, { recursive: true, force: true }));
afterEach(async () => {
  await client?.stop();
  client = undefined;
});

/** Writes a project that has one of the installed ESLints, and our plugin. */
async function makeProject(eslint: string, files: Record<string, string>): Promise<string> {
  const folder = join(root, String(count++));
  const all = { "package.json": '{ "type": "module" }', "src/a.js": BIASED, ...files };
  for (const [file, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const modules = join(folder, "node_modules");
  await mkdir(modules);
  const getInstalled = (name: string): string => fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url));
  await symlink(getInstalled(eslint), join(modules, "eslint"), "junction");
  await symlink(getInstalled("eslint-plugin-fair-shuffle"), join(modules, "eslint-plugin-fair-shuffle"), "junction");
  return folder;
}

const start = async (folder: string, options: ClientOptions = {}): Promise<Client> =>
  (client = await startClient({ folders: [pathToFileURL(folder).href], ...options }));

/** Opens a file, and looks at what is shown of it until that is as expected: on a busy machine the first answer does not wait for the project's ESLint. */
function show(it: Client, folder: string): ReturnType<typeof expect.poll> {
  const uri = pathToFileURL(join(folder, "src/a.js")).href;
  const opened = it.open(uri, BIASED);
  return expect.poll(async () => {
    await opened;
    return (await it.getPushed(uri)).diagnostics;
  });
}

async function getIgnoring(it: Client, folder: string): Promise<string> {
  const uri = pathToFileURL(join(folder, "src/a.js")).href;
  const range = { start: { line: 0, character: 40 }, end: { line: 0, character: 40 } };
  const actions = await it.connection.sendRequest(CodeActionRequest.type, {
    textDocument: { uri },
    range,
    context: { diagnostics: [] },
  });
  const ignore = actions?.map((action) => action as CodeAction).find(({ title }) => title === "Ignore this shuffle");
  return ignore?.edit?.changes?.[uri]?.[0]?.newText ?? "";
}

it.each(["eslint-8-57", "eslint-9-0", "eslint-9", "eslint"])(
  "%s: a flat configuration sets severity and options",
  async (eslint) => {
    const folder = await makeProject(eslint, {
      "eslint.config.js": FLAT(`${RULE}: ["error", { helper: "import" }]`),
    });
    const it = await start(folder);
    await show(it, folder).toMatchObject([{ severity: 1 }]);
    expect(await getIgnoring(it, folder)).toBe("// eslint-disable-next-line fair-shuffle/no-biased-shuffle\n");
    const uri = pathToFileURL(join(folder, "src/a.js")).href;
    const [fix] =
      (await it.connection.sendRequest(CodeActionRequest.type, {
        textDocument: { uri },
        range: { start: { line: 0, character: 40 }, end: { line: 0, character: 40 } },
        context: { diagnostics: [] },
      })) ?? [];
    expect(JSON.stringify(fix)).toContain('import { shuffle } from \\"fair-shuffle\\"');
  },
);

it.each(["eslint-8-57", "eslint-9-0", "eslint"])(
  "%s: a plugin by another name than its own is ours all the same",
  async (eslint) => {
    const config = FLAT('"dice/no-biased-shuffle": "error"').replace(
      '"fair-shuffle": fairShuffle',
      "dice: fairShuffle",
    );
    const folder = await makeProject(eslint, { "eslint.config.js": config });
    const it = await start(folder);
    await show(it, folder).toMatchObject([{ severity: 1 }]);
    const comment = await getIgnoring(it, folder);
    expect(comment).toBe("// eslint-disable-next-line dice/no-biased-shuffle\n");
    const uri = pathToFileURL(join(folder, "src/a.js")).href;
    await it.change(uri, 2, [{ text: comment + BIASED }]);
    expect((await it.getPushed(uri, 2)).diagnostics).toEqual([]);
  },
);

it("random sources of the project's own are known in a file without any word for chance; where there are none, nothing is run for one", async () => {
  const text = 'import { toss } from "coins";\nexport const mix = (list) => list.sort(() => toss() - 0.5);\n';
  for (const [options, count] of [
    ["", 0],
    [', { randomSources: ["toss"] }', 1],
  ] as const) {
    const folder = await makeProject("eslint", { "eslint.config.js": FLAT(`${RULE}: ["error"${options}]`) });
    const it = await start(folder);
    const uri = pathToFileURL(join(folder, "src/b.js")).href;
    await it.open(uri, text);
    await expect.poll(async () => (await it.getPushed(uri)).diagnostics).toHaveLength(count);
    expect(existsSync(join(folder, "ran"))).toBe(count === 1);
    await it.stop();
  }
  client = undefined;
});

it("ESLint 8: an .eslintrc sets it", async () => {
  const folder = await makeProject("eslint-8-57", {
    ".eslintrc.json": `{ "root": true, "plugins": ["fair-shuffle"], "rules": { ${RULE}: "warn" } }`,
    "src/.eslintrc.json": `{ "rules": { ${RULE}: "error" } }`,
  });
  await show(await start(folder), folder).toMatchObject([{ severity: 1 }]);
});

it("a rule that is off shows nothing, and no lens stands in for it", async () => {
  const folder = await makeProject("eslint", { "eslint.config.js": FLAT(`${RULE}: "off"`) });
  await show(await start(folder), folder).toEqual([]);
});

it("a configuration without our plugin leaves our own settings, and our own comment", async () => {
  const folder = await makeProject("eslint", { "eslint.config.js": FLAT('"no-undef": "error"', false) });
  const it = await start(folder);
  await show(it, folder).toMatchObject([{ severity: 2 }]);
  expect(await getIgnoring(it, folder)).toBe("// fair-shuffle-ignore\n");
});

it("a configuration that throws is told of once, in a sentence, and leaves our own settings", async () => {
  const folder = await makeProject("eslint", { "eslint.config.js": 'throw new Error("no luck today");' });
  const told: string[] = [];
  const it = await start(folder, {
    prepare: (connection) =>
      connection.onNotification(LogMessageNotification.type, ({ message }) => void told.push(message)),
  });
  await show(it, folder).toMatchObject([{ severity: 2 }]);
  const other = pathToFileURL(join(folder, "src/b.js")).href;
  await it.open(other, BIASED);
  await it.getPushed(other);
  expect(told.filter((message) => message.includes("no luck today"))).toHaveLength(1);
});

it("a change of the configuration counts at once", async () => {
  const folder = await makeProject("eslint", { "eslint.config.js": FLAT(`${RULE}: "off"`) });
  const it = await start(folder);
  await show(it, folder).toEqual([]);
  await writeFile(join(folder, "eslint.config.js"), FLAT(`${RULE}: "error"`));
  const uri = pathToFileURL(join(folder, "src/a.js")).href;
  await it.connection.sendNotification(DidChangeWatchedFilesNotification.type, {
    changes: [{ uri: pathToFileURL(join(folder, "eslint.config.js")).href, type: 2 }],
  });
  await expect.poll(async () => (await it.getPushed(uri)).diagnostics).toMatchObject([{ severity: 1 }]);
});

it("an untrusted workspace runs nothing, until it is trusted", async () => {
  const folder = await makeProject("eslint", { "eslint.config.js": FLAT(`${RULE}: "error"`) });
  const it = await start(folder, { initializationOptions: { isTrusted: false } });
  await show(it, folder).toMatchObject([{ severity: 2 }]);
  expect(existsSync(join(folder, "ran"))).toBe(false);
  await it.connection.sendNotification(TRUST_GRANTED);
  const uri = pathToFileURL(join(folder, "src/a.js")).href;
  await expect.poll(async () => (await it.getPushed(uri)).diagnostics).toMatchObject([{ severity: 1 }]);
  expect(existsSync(join(folder, "ran"))).toBe(true);
});

it("the settings of the editor count, each time that they change", async () => {
  const settings: { severity: string; diagnostics: string } = { severity: "hint", diagnostics: "auto" };
  const folder = join(root, "none");
  const it = await start(folder, {
    capabilities: { workspace: { configuration: true } },
    prepare: (connection) => connection.onRequest("workspace/configuration", () => [settings]),
  });
  await show(it, folder).toMatchObject([{ severity: 4 }]);
  const uri = pathToFileURL(join(folder, "src/a.js")).href;
  const settle = async (): Promise<void> => {
    await it.connection.sendNotification("workspace/didChangeConfiguration", { settings: null });
  };
  settings.severity = "error";
  await settle();
  await expect.poll(async () => (await it.getPushed(uri)).diagnostics).toMatchObject([{ severity: 1 }]);
  settings.diagnostics = "off";
  await settle();
  await expect.poll(async () => (await it.getPushed(uri)).diagnostics).toEqual([]);
});
