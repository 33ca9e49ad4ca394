// The version that `--version` and SARIF name; a test holds it to the package.json's.
export const VERSION = "0.1.0";
