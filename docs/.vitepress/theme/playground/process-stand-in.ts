// Libraries ask Node's `process` what it is about; in a worker there is none, or, from Vite's server for development, one that only holds what is defined of `process.env`.
const stand = { env: {}, argv: [], platform: "browser", cwd: () => "/", versions: {} };
const own: object = "process" in globalThis ? globalThis.process : {};
if (!("cwd" in own)) Object.assign(globalThis, { process: { ...stand, ...own } });
