// An extension that asks the test for functions, calls them with VS Code's interface and sends back what they return. It runs in both extension hosts, where `fetch` is all that both have.
"use strict";
const vscode = require("vscode");

exports.activate = ({ subscriptions }) => {
  const { files } = vscode.workspace.getConfiguration("driver").get("memory") ?? {};
  if (files !== undefined) {
    const provider = makeMemory(files);
    subscriptions.push(vscode.workspace.registerFileSystemProvider("memory", provider, { isCaseSensitive: true }));
  }
  const stop = new AbortController();
  subscriptions.push({ dispose: () => stop.abort() });
  // By which the test tells the host of a window that was loaded anew from the one before it.
  const address = `${vscode.workspace.getConfiguration("driver").get("address")}?host=${Math.random()}`;
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

/** A folder that lies on no disk: `memory:/project`, with these files by path. */
function makeMemory(files) {
  const root = "/project";
  const contents = new Map(
    Object.entries(files).map(([path, text]) => [`${root}/${path}`, new globalThis.TextEncoder().encode(text)]),
  );
  const isFolder = (path) => path === "/" || [...contents.keys()].some((file) => file.startsWith(`${path}/`));
  const changed = new vscode.EventEmitter();
  const find = (uri) => {
    const content = contents.get(uri.path);
    if (content === undefined) throw vscode.FileSystemError.FileNotFound(uri);
    return content;
  };
  return {
    onDidChangeFile: changed.event,
    watch: () => new vscode.Disposable(() => undefined),
    stat: (uri) =>
      isFolder(uri.path)
        ? { type: vscode.FileType.Directory, ctime: 0, mtime: 0, size: 0 }
        : { type: vscode.FileType.File, ctime: 0, mtime: 0, size: find(uri).length },
    readDirectory: ({ path }) => {
      const names = [...contents.keys()]
        .filter((file) => file.startsWith(`${path}/`))
        .map((file) => file.slice(path.length + 1).split("/")[0]);
      return [...new Set(names)].map((name) => [
        name,
        isFolder(`${path}/${name}`) ? vscode.FileType.Directory : vscode.FileType.File,
      ]);
    },
    readFile: (uri) => find(uri),
    writeFile: (uri, content) => {
      contents.set(uri.path, content);
      changed.fire([{ type: vscode.FileChangeType.Changed, uri }]);
    },
    createDirectory: () => undefined,
    delete: ({ path }) => void contents.delete(path),
    rename: () => {
      throw vscode.FileSystemError.NoPermissions("Nothing is renamed here.");
    },
  };
}
