/** An esbuild plugin: ESLint's parser imports acorn, and its plugin for JSX requires it, which would put two copies of it into a bundle. */
export const oneAcorn = {
  name: "one-acorn",
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^acorn$/ }, ({ kind, path, resolveDir }) =>
      kind === "require-call" ? resolve(path, { kind: "import-statement", resolveDir }) : undefined,
    );
  },
};
