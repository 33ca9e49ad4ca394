/** An esbuild plugin: the rules of ESLint itself are never run, and without them its part of a bundle is half as large. */
export const withoutRules = {
  name: "without-rules",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]eslint[\\/]lib[\\/]rules[\\/]index\.js$/ }, () => ({
      contents: "module.exports = new Map();",
    }));
  },
};
