// An extension that asks the test for functions, calls them with VS Code's interface and sends back what they return. It runs in both extension hosts, where `fetch` is all that both have.
"use strict";
const vscode = require("vscode");

exports.activate = ({ subscriptions }) => {
  const stop = new AbortController();
  subscriptions.push({ dispose: () => stop.abort() });
  const address = vscode.workspace.getConfiguration("driver").get("address");
  serve(address, stop.signal).catch((error) => {
    if (!stop.signal.aborted) console.error("The driver lost its test:", error);
  });
};

/** Each request waits at the test until there is something to call. */
async function serve(address, signal) {
  for (;;) {
    const response = await fetch(address, { signal });
    const { id, source, args } = await response.json();
    // Not awaited: a call that takes long, or waits for a person's answer, must not hold up the next one.
    void call(source, args).then((answer) =>
      fetch(address, { method: "POST", body: JSON.stringify({ id, ...answer }), signal }),
    );
  }
}

async function call(source, args) {
  try {
    const run = new Function(`return (${source});`)();
    return { value: await run(vscode, ...args) };
  } catch (error) {
    return { error: error instanceof Error ? `${error.message}\n${error.stack}` : String(error) };
  }
}
