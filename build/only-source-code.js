/** An esbuild plugin: of ESLint, `SourceCode` alone is used, and its own door brings all the rest along, which is three quarters of it. */
export const onlySourceCode = {
  name: "only-source-code",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]eslint[\\/]lib[\\/]api\.js$/ }, () => ({
      contents: 'module.exports = require("./languages/js/source-code");',
    }));
  },
};
