// Who may import whom: the packages of ARCHITECTURE.md's table, and the folders of packages/bias and packages/recognise, each only what stands before it; and no circle anywhere.

/** Each folder may import from those above it in the list, and from itself. */
function onlyDownwards(name, folders) {
  return folders.slice(0, -1).map((folder, index) => ({
    name: `${name}: ${folder}`,
    severity: "error",
    from: { path: `^${folder}`, pathNot: TESTS },
    to: { path: folders.slice(index + 1).map((later) => `^${later}`) },
  }));
}

const TESTS = "\\.(?:test|fixture|test-d)\\.ts$";

const PACKAGES = [
  "packages/fair-shuffle/",
  "packages/bias/",
  "packages/recognise/",
  "packages/lint/",
  "packages/lab/",
  "eslint-plugin/",
  "packages/cli/",
  "packages/language-server/",
  "extension/",
  "docs/",
  "test/",
];

const RECOGNISE = [
  "options/",
  "file/",
  "syntax/",
  "origins/",
  "values/",
  "lists/",
  "states/",
  "checks/",
  "rows/",
  "lengths/",
  "draws/",
  "imports/",
  "sites/",
  "translate/",
  "comparators/",
  "keys/",
  "loops/",
  "(?:visit-sites|overtaken|fair-call)\\.ts",
  "fix/",
  "words/",
  "findings/",
  "explain/",
  "index\\.ts",
].map((part) => `packages/recognise/src/${part}`);

const BIAS = [
  "engines/",
  "model/",
  "exact/",
  "verdict/",
  "counts/",
  "simulate/",
  "statistics/",
  "catalogue/",
  "words/",
  "measure/",
  "[^/]+$",
].map((part) => `packages/bias/src/${part}`);

export default {
  forbidden: [
    { name: "no circle", severity: "error", from: {}, to: { circular: true } },
    ...onlyDownwards("packages", PACKAGES),
    ...onlyDownwards("folders of packages/recognise", RECOGNISE),
    ...onlyDownwards("folders of packages/bias", BIAS),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "/(?:dist|node_modules|artifacts)/" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ["@fair-shuffle/source", "import", "types", "default"],
      exportsFields: ["exports"],
      extensions: [".ts", ".tsx", ".js"],
    },
  },
};
