// What Vite has to know so that the rule, with ESLint's part and TypeScript's parser, runs in a browser's worker.
import { builtinModules, createRequire } from "node:module";
import type { UserConfig } from "vitepress";
import { onlyTheParserForVite } from "../../build/only-the-parser.js";

type Vite = NonNullable<UserConfig["vite"]>;
type Plugin = Exclude<NonNullable<NonNullable<Vite["plugins"]>[number]>, false | unknown[] | Promise<unknown>>;

const require = createRequire(import.meta.url);

/** There is nothing of Node in a browser: paths are texts there too, and whoever asks for the rest gets nothing, as none of it is reached. */
const withoutNode: Plugin = {
  name: "without-node",
  enforce: "pre",
  resolveId(id) {
    if (/^(?:node:)?path$/.test(id)) return require.resolve("path-browserify");
    return BUILTIN.test(id) ? NOTHING : null;
  },
  load: (id) => (id === NOTHING ? "module.exports = {};" : null),
};

const BUILTIN = new RegExp(`^(?:node:)?(?:${builtinModules.filter((name) => !name.startsWith("_")).join("|")})$`);
const NOTHING = "\0nothing.cjs";

/** Of ESLint, `SourceCode` alone is used, and its own door brings all the rest along, which is three quarters of it. */
const onlySourceCode: Plugin = {
  name: "only-source-code",
  enforce: "pre",
  load: (id) =>
    /[\\/]eslint[\\/]lib[\\/]api\.js$/.test(id) ? 'module.exports = require("./languages/js/source-code");' : null,
};

export const forBrowsers: Vite = {
  resolve: { conditions: ["@fair-shuffle/source", "module", "browser", "development|production"] },
  // TypeScript's parser asks where its file lies.
  define: { __filename: '"/"', "process.env.NODE_DEBUG": "undefined", global: "globalThis" },
  worker: { format: "es", plugins: () => [withoutNode, onlySourceCode, onlyTheParserForVite] },
  // The server for development bundles the packages that the worker asks for by itself, without the worker's plugins.
  optimizeDeps: { rolldownOptions: { plugins: [withoutNode, onlySourceCode, onlyTheParserForVite] } },
  build: { chunkSizeWarningLimit: 2_000 },
};
