#!/usr/bin/env node
// What Node starts. From 22.1 on it keeps what it compiles for the next start, as it does for ESLint's and TypeScript's commands.
import module from "node:module";

/** `node:module` from 22.1 on. */
type Module = typeof module & { readonly enableCompileCache?: () => void };

// Before anything else is loaded, so that all of it is kept.
(module as Module).enableCompileCache?.();
await import("./executable.ts");
