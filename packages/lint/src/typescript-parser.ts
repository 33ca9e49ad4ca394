// TypeScript's parser and its scopes, in a module of their own: large, and loaded when the first file needs them.
export { analyze } from "@typescript-eslint/scope-manager";
export { parse } from "@typescript-eslint/typescript-estree";
