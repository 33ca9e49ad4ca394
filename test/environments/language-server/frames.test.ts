// What the server does with frames that are none: it says so and ends, instead of waiting for what never comes.
import { afterEach, describe, expect, it } from "vitest";
import { frame, startRawServer, type RawServer } from "./raw-server.ts";

let server: RawServer | undefined;

afterEach(async () => {
  server?.kill("SIGKILL");
  await server?.ended;
});

const start = (): RawServer => (server = startRawServer());

const BODY = '{"jsonrpc":"2.0","id":1,"method":"shutdown"}';

it.each([
  ["a negative length", `Content-Length: -5\r\n\r\n${BODY}`, 'no number of bytes: "-5"'],
  ["a negative length, and nothing more", "Content-Length: -5\r\n\r\n", 'no number of bytes: "-5"'],
  ["a length in words", `Content-Length: NaN\r\n\r\n${BODY}`, 'no number of bytes: "NaN"'],
  ["a length with a fraction", `Content-Length: 44.5\r\n\r\n${BODY}`, 'no number of bytes: "44.5"'],
  ["a length in hexadecimal", `Content-Length: 0x2c\r\n\r\n${BODY}`, 'no number of bytes: "0x2c"'],
  ["no length", `Content-Length:\r\n\r\n${BODY}`, 'no number of bytes: ""'],
  ["a length that no text can have", "Content-Length: 99999999999\r\n\r\n{}", "longer than can be read"],
  ["another header alone", `Content-Type: application/vscode-jsonrpc\r\n\r\n${BODY}`, "without a Content-Length"],
  ["two lengths", `Content-Length: 44\r\nContent-Length: 45\r\n\r\n${BODY}`, 'two lengths: "44" and "45"'],
  ["a line that is no header", `hello\r\nContent-Length: 44\r\n\r\n${BODY}`, 'no colon: "hello"'],
  ["lines without carriage returns", `Content-Length: 44\n\n${BODY}`, "without a carriage return"],
  ["a header without end", "x".repeat(9_000), "longer than 8192 bytes"],
  [
    "a length that is too short",
    `Content-Length: 20\r\n\r\n${BODY}${frame({ id: 2, method: "x" })}`,
    "without a Content-Length",
  ],
])("says what is wrong and ends: %s", async (_, bytes, sentence) => {
  const { initialize, write, ended, getStderr } = start();
  await initialize();
  write(bytes);
  expect(await ended).toBe(1);
  expect(getStderr()).toContain("fair-shuffle-language-server ends, because what it is sent can't be read: ");
  expect(getStderr()).toContain(sentence);
  expect(getStderr().trim().split("\n")).toHaveLength(1);
});

describe("goes on", () => {
  const SHUTDOWN = frame({ id: "x", method: "shutdown" });
  const [header = "", body = ""] = SHUTDOWN.split("\r\n\r\n");

  it.each([
    ["lower case", [`content-length: ${body.length}\r\n\r\n${body}`]],
    ["the same length twice", [`${header}\r\n${header}\r\n\r\n${body}`]],
    ["another header", [`Content-Type: application/vscode-jsonrpc; charset=utf-8\r\n${header}\r\n\r\n${body}`]],
    ["byte by byte", Array.from(SHUTDOWN)],
    ["several at once", [`${frame({ method: "$/setTrace", params: { value: "off" } })}${SHUTDOWN}`]],
    ["after a message of nothing", [`Content-Length: 0\r\n\r\n`, SHUTDOWN]],
    ["after a message that is no JSON", [`Content-Length: 5\r\n\r\n{"a":`, SHUTDOWN]],
    ["after messages that are none", ["null", "5", '"x"', "[]", "{}"].map(getFrame).concat(SHUTDOWN)],
  ])("%s", async (_, pieces) => {
    const { initialize, write, heard, send, ended } = start();
    await initialize();
    for (const piece of pieces) write(piece);
    await expect.poll(() => heard.find(({ id }) => id === "x")).toMatchObject({ result: null });
    send({ method: "exit" });
    expect(await ended).toBe(0);
  });
});

function getFrame(body: string): string {
  return `Content-Length: ${body.length}\r\n\r\n${body}`;
}
