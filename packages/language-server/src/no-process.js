// What Node's `process` is to the bundled parser: nothing that leads anywhere.
export const process = { env: {}, argv: [], platform: "browser", cwd: () => "/", versions: {} };
