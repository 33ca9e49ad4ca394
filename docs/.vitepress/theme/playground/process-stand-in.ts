// Libraries ask Node's `process` what it is about; in a worker there is none.
const stand = { env: {}, argv: [], platform: "browser", cwd: () => "/", versions: {} };
if (!("process" in globalThis)) Object.assign(globalThis, { process: stand });
