// The version that the server tells its clients; a test holds it to the package.json's.
export const VERSION = "0.1.0";
