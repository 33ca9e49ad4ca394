// TypeScript's parser and its scopes, in a module of their own: large, and loaded when the first file needs them.
export { parseForESLint } from "@typescript-eslint/parser";
export { analyze } from "@typescript-eslint/scope-manager";
