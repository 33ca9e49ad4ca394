import parser from "@typescript-eslint/parser";
import fairShuffle from "eslint-plugin-fair-shuffle";

export default [
  { files: ["**/*.{js,mjs,cjs}"] },
  { files: ["**/*.cjs"], languageOptions: { sourceType: "commonjs" } },
  {
    files: ["**/*.{ts,tsx}"],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
  },
  fairShuffle.configs.recommended,
];
